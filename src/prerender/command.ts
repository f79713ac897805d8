import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Misuse, optionLines, readOptions, type OptionTable } from './command-line/options.js';
import type { Command } from './command-line/run-command.js';
import { readAttribute, Unreadable, zone } from '../data/schema/index.js';
import type { PrerenderOptions } from './options.js';
import { prerender, type Prerendered } from './prerender.js';

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const isLanguage = (text: string) => {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
};

const options = {
  output: { value: 'DIR', description: 'Folder to write to; the pages themselves are changed without it' },
  site: {
    value: 'ADDRESS',
    description: 'Address of the site, against which relative addresses in its pages are read',
    needs: [isWebAddress, 'an address such as https://example.org'],
  },
  lang: {
    value: 'TAG',
    description: 'Language of pages that have no lang; English without it',
    needs: [isLanguage, 'a language such as de'],
  },
  'time-zone': {
    value: 'ZONE',
    description: 'Zone whose day is today where elements name none; that of this machine without it',
    needs: [(text) => !(readAttribute(zone, text) instanceof Unreadable), 'a time zone such as Europe/Berlin'],
  },
  styles: {
    value: 'inline|ADDRESS',
    preset: 'inline',
    description: 'Where the style sheets are: in the page, or at this address, which serves dist/pictures',
  },
  'words-alone': {
    description: 'Write a plain list and nothing else, for mails: most of their readers run no scripts',
  },
  'no-data': { description: 'Leave the answers out: pages are smaller, and scripts ask again' },
} as const satisfies OptionTable;

/** Writes a file whole or not at all. */
function write(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The path of a page below the folder that the command was started in, or its name where it lies elsewhere. */
function pathOf(file: string): string {
  const path = relative('.', file);
  return path.startsWith('..') ? path.split(sep).at(-1)! : path;
}

/** The elements that were written, those that were not, and why. */
function report({ written, left, styleHashes, expires }: Prerendered): string[] {
  return [
    ...written.flatMap(({ tag, url, remarks }) => [
      `${tag} is written from ${url}`,
      ...remarks.map((remark) => `  ${remark}`),
    ]),
    ...left.map(({ tag, reason }) => `${tag} is left as it is: ${reason}`),
    ...(styleHashes.length
      ? [`style-src for strict policies: ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`]
      : []),
    ...(expires === undefined ? [] : [`right until ${new Date(expires).toISOString()}`]),
  ];
}

/** `cal-elements prerender` */
export const prerenderCommand: Command = {
  help: `cal-elements prerender PAGE.html… [options]\n\n${optionLines(options)}`,
  run: async (args) => {
    const { positionals: files, text, isSet } = readOptions(options, args);
    if (!files.length) throw new Misuse('No page is named: cal-elements prerender index.html');
    if (text('styles') !== 'inline' && !URL.canParse(text('styles'), 'https://page.example'))
      throw new Misuse(`--styles is “${text('styles')}”, but has to be inline or an address`);
    const shared: PrerenderOptions = {
      styles: text('styles'),
      data: !isSet('no-data'),
      wordsAlone: isSet('words-alone'),
      ...(text('lang') && { language: text('lang') }),
      ...(text('time-zone') && { timeZone: text('time-zone') }),
    };
    let failures = 0;
    for (const file of files) {
      const path = pathOf(file);
      try {
        const before = readFileSync(file, 'utf8');
        const site =
          text('site') &&
          new URL(path.split(sep).map(encodeURIComponent).join('/'), text('site').replace(/\/?$/, '/')).href;
        const result = await prerender(before, { ...shared, ...(site && { site }) });
        const target = text('output') ? join(text('output'), path) : file;
        mkdirSync(dirname(target), { recursive: true });
        if (target !== file || result.html !== before) write(target, result.html);
        console.log([`${file}:`, ...report(result).map((line) => `  ${line}`)].join('\n'));
      } catch (error) {
        failures++;
        console.error(`${file} stays as it is: ${(error as Error).message}`);
      }
    }
    if (failures) throw new Misuse(`${failures} of ${files.length} pages could not be written`);
  },
};
