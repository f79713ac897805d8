/** A plugin that gives this code in place of modules, by their id or what imports call them. */
export const virtualModules = (codes) => ({
  name: 'virtual-modules',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(codes, id) ? id : undefined),
  load: (id) => (Object.hasOwn(codes, id) ? { code: codes[id], moduleType: 'js' } : undefined),
});
