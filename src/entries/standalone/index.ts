/** One classic script with all elements for readers, for page builders that refuse modules. */
// Messages first: the order in which modules are read decides how well the file can be compressed.
import '../../locale/index.js';
import { discover } from './data-cal.js';

export * from '../../elements/index.js';
export * from '../../data/client/index.js';
export * from '../../data/schema/index.js';
export { discover };

discover(document);
