/** Templates of elements whose parts stand in any order and number: each part is a template of its own, and a value of the one around it. */

import { templateOf } from './parts.mjs';

/**
 * The templates of an element and its parts, by their names.
 * @param name of the element
 * @param printed samples of it, as HTML
 * @param pieces the parts, from the innermost on: name, pattern, and the gap that it leaves
 * @param values what else values take the place of, in each part: pattern, and the text with the gap
 * @param names as `templateOf` takes them
 * @throws Error where no sample has one of the parts
 */
export function templatesOfPieces(name, printed, pieces, values, names) {
  const replaced = (html) => values.reduce((text, [pattern, gap]) => text.replace(pattern, gap), html);
  const samples = Object.fromEntries([...pieces, [name]].map(([piece]) => [piece, []]));
  for (const html of printed) {
    let rest = html;
    for (const [piece, pattern, gap] of pieces)
      rest = rest.replace(pattern, (part) => {
        samples[piece].push(replaced(part));
        return gap;
      });
    samples[name].push(replaced(rest));
  }
  return Object.fromEntries(
    Object.entries(samples).map(([piece, all]) => {
      if (!all.length) throw new Error(`No sample of a ${name} has a part ${piece}`);
      return [piece === name ? name : `${name}-${piece}`, templateOf([...new Set(all)], names)];
    }),
  );
}
