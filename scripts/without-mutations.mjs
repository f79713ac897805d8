const parts = {
  mutationCache: 'export class MutationCache { clear() {} }',
  infiniteQueryBehavior: 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;',
};

/** Leaves out of query-core what views of a calendar never call, 1.6 kB of gzip: they read, page by page. */
export const withoutMutations = () => ({
  name: 'without-mutations',
  transform: {
    filter: { id: /\/query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/ },
    handler: (_code, id) => ({ code: parts[/(\w+)\.js$/.exec(id)[1]], map: null }),
  },
});
