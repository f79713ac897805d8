export { Misuse } from './misuse.js';
export { optionLines, readOptions, type Options, type OptionTable } from './options.js';
export { runCommand, type Command } from './run-command.js';
