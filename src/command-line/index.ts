export { Misuse, optionLines, readOptions, type Options, type OptionTable } from './options.js';
export { runCommand, type Command } from './run-command.js';
