export { isAllowed } from './elements.js';
export type { Format } from './formats.js';
export { htmlOf, plainTextOf } from './plain-text.js';
export type { Loss } from './text.js';
export type { TextEditor, TextEditorOptions } from './text-editor.js';

/** Loads ProseMirror on demand. */
export const loadTextEditor = () => import('./text-editor.js');
