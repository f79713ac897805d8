/** As much of query-core's cache of mutations as its client calls: pages only read, and the cache brings code for writing with it. */
const emptyCache = `export class MutationCache {
  resumePausedMutations() {}
}
`;

/** Leaves the code for writing out of what pages load. */
export const withoutMutations = () => ({
  name: 'without-mutations',
  load: (id) => (/\/query-core\/.*\/mutationCache\.js$/.test(id) ? { code: emptyCache, moduleType: 'js' } : undefined),
});
