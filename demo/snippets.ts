/** Shows the source of each example next to it. Must run before the elements, which may add to their content. */

import { code } from './code.js';
import { sourceBox } from './copy.js';

for (const live of document.querySelectorAll('.live')) {
  const pre = document.createElement('pre');
  pre.textContent = code(live.innerHTML);
  live.after(sourceBox(pre));
}
for (const pre of document.querySelectorAll<HTMLPreElement>('pre.snippet')) {
  const place = document.createElement('div');
  pre.replaceWith(place);
  place.replaceWith(sourceBox(pre));
}
