/** One classic script with all elements for readers, for page builders that refuse modules. */
import { discover } from './data-cal.js';

export * from '../elements/for-readers.js';
export * from '../client/index.js';
export * from '../schema/index.js';
export { discover };

discover(document);
