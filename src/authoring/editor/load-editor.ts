/** Loads ProseMirror on demand. */
export const loadTextEditor = () => import('./text-editor.js');
