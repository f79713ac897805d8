import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Misuse, optionLines, readOptions, type Command, type OptionTable } from '../command-line/index.js';
import { prerender } from './prerender.js';

const isZone = (text: string) => {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

const options = {
  output: { value: 'FOLDER', description: 'Where to write; in place without it' },
  site: {
    value: 'ADDRESS',
    description: 'Address of the pages, where theirs are relative',
    needs: [URL.canParse, 'an address such as https://example.org'],
  },
  lang: { value: 'TAG', preset: 'en', description: 'Language of pages that have no lang, such as de' },
  'time-zone': {
    value: 'ZONE',
    description: "Zone whose day is today; this machine's without it",
    needs: [isZone, 'a time zone such as Europe/Berlin'],
  },
  'no-data': { description: 'Leave the answers out: pages are smaller, and scripts ask again' },
} as const satisfies OptionTable;

/** Writes a file whole or not at all. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** `cal-elements prerender` */
export const prerenderCommand: Command = {
  help: `cal-elements prerender PAGE.html… [options]\n\n${optionLines(options)}`,
  run: async (args) => {
    const { positionals: files, text, isSet } = readOptions(options, args);
    if (!files.length) throw new Misuse('No page is named: cal-elements prerender index.html');
    const folder = text('output');
    if (folder) mkdirSync(folder, { recursive: true });
    let failures = 0;
    for (const file of files) {
      try {
        const page = readFileSync(file, 'utf8');
        const { html, written, left, styleHashes } = await prerender(page, {
          language: text('lang'),
          data: !isSet('no-data'),
          ...(text('time-zone') && { timeZone: text('time-zone') }),
          ...(text('site') && { site: text('site') }),
        });
        write(folder ? join(folder, basename(file)) : file, html);
        const leftOut = left.map(({ tag, reason }) => `; ${tag} is left as it is: ${reason}`);
        const hashes = styleHashes.map((hash) => `; style-src '${hash}'`);
        console.log(`${file}: ${written.map(({ tag }) => tag).join(', ') || 'nothing to write'}${[...leftOut, ...hashes].join('')}`);
      } catch (error) {
        failures++;
        console.error(`${file}: ${(error as Error).message}`);
      }
    }
    if (failures) throw new Misuse(`${failures} of ${files.length} pages stay as they are`);
  },
};
