/** Modules of query-core, and the little that is left of them. */
const parts = {
  infiniteQueryBehavior: 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;',
  // Our questions are asked offline and in the background too (src/query/query-cache.ts).
  focusManager: 'export const focusManager = { isFocused: () => true };',
  onlineManager: 'export const onlineManager = { isOnline: () => true };',
  // What is asked no more is removed by us (src/query/questions-controller.ts).
  removable: 'export class Removable { destroy() {} scheduleGc() {} updateGcTime() {} clearGcTimeout() {} }',
  // Pages have no other clock, are no server, and nothing is scheduled where there are no observers.
  timeoutManager: 'export const timeoutManager = { setTimeout: (run, wait) => setTimeout(run, wait) };',
  environmentManager: 'export const isServer = () => false, environmentManager = undefined;',
  notifyManager: 'export const notifyManager = { batch: (run) => run() }, defaultScheduler = undefined;',
};

/** Leaves out of query-core what views of a calendar never call, 1.4 kB of gzip: they read, page by page. */
export const withoutUnused = () => ({
  name: 'without-unused',
  transform: {
    filter: { id: new RegExp(`/query-core/build/modern/(${Object.keys(parts).join('|')})\\.js$`) },
    handler: (_code, id) => ({ code: parts[/(\w+)\.js$/.exec(id)[1]], map: null }),
  },
});
