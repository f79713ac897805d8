import { gists } from '../../build/element-data.js';

declare const data: ReturnType<typeof gists>;
export { data };

/** The gist of each element, for the list of all. */
export default { watch: '../../../dist/custom-elements.json', load: gists };
