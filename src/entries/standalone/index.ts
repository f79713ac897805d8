/** One classic script with all elements for readers, for page builders that refuse modules. */
import { discover } from './data-cal.js';

export * from '../../elements/index.js';
export * from '../../data/client/index.js';
export * from '../../data/schema/index.js';
export { discover };

discover(document);
