/** One classic script with all elements for readers, for page builders that refuse modules. */
// Data and words first: the order in which modules are read decides how well the file can be compressed.
import '../../data/time/index.js';
import '../../data/records/index.js';
import '../../locale/index.js';
import { discover } from './data-cal.js';

export * from '../../data/schema/index.js';
export * from '../../data/client/index.js';
export * from '../../elements/index.js';
export { discover };

discover(document);
