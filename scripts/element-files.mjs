import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The wings with elements: the file of each has the name of its tag. */
const wings = ['elements', 'authoring'];

/** The tags of all elements, as in `elements/catalog.ts`. */
export const tags = wings
  .flatMap((wing) => readdirSync(`src/${wing}`))
  .map((file) => basename(file, '.ts'))
  .filter((name) => name.startsWith('cal-'))
  .sort();

export const sourceOf = (tag) => `src/${wings.find((wing) => existsSync(`src/${wing}/${tag}.ts`))}/${tag}.ts`;

/** The file that paints an element before its code is there. */
export const paintOf = (tag) => `src/entries/first-paint/${tag.slice('cal-'.length)}.ts`;

/** The elements that have such a file. */
export const paintedTags = tags.filter((tag) => existsSync(paintOf(tag)));
