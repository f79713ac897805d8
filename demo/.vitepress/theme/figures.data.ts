import { gists } from '../../build/element-data.js';
import { languages } from '../../../src/locale/index.js';
import { readersLanguages } from '../../../src/locale/readers.js';
import { readFileSync } from 'node:fs';

export interface Figures {
  readonly elements: number;
  readonly languages: number;
  /** Kilobytes of JavaScript, gzip, that a page with a list transfers; a test of the README keeps it true. */
  readonly kilobytes: string;
}

declare const data: Figures;
export { data };

/** The figures of the front page. */
export default {
  load: (): Figures => ({
    elements: Object.keys(gists()).length,
    languages: languages.length + readersLanguages.length,
    kilobytes: /less than (\d+) kB/.exec(readFileSync('README.md', 'utf8'))![1]!,
  }),
};
