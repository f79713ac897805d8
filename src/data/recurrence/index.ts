export { compactTime, readRule, UnreadableRule, writeRule, type Rule, type RuleParts } from './rule.js';
