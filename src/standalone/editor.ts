/** The same with the forms for authors, which weigh more than most pages need. */
import { discover } from './data-cal.js';

export * from '../elements/index.js';
export * from '../client/index.js';
export * from '../schema/index.js';
export { discover };

discover(document);
