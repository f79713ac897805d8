/** A plugin that replaces modules with this code, by their id or the specifier of an import. */
export const virtualModules = (codes) => ({
  name: 'virtual-modules',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(codes, id) ? id : undefined),
  load: (id) => (Object.hasOwn(codes, id) ? { code: codes[id], moduleType: 'js' } : undefined),
});
