export { placesCommand } from './command.js';
