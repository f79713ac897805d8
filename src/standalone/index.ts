/** One classic script with everything, for page builders that refuse modules. */
import { discover } from './data-cal.js';

export * from '../elements/index.js';
export * from '../client/index.js';
export * from '../schema/index.js';
export { discover };

discover(document);
