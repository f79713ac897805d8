/** The tools that make the service's pages for browsers. None is loaded before the first page is requested. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageParts } from '../service/index.js';

/** The elements lie in the built package, wherever a bundler puts this code. */
const folder = () =>
  join(createRequire(import.meta.url).resolve('cal-elements-service/package.json'), '../dist/elements');

const readScripts = async (): Promise<ReadonlyMap<string, string>> => {
  const names = (await readdir(folder(), { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts = names.map(
    async (name) => [name.replaceAll('\\', '/'), await readFile(join(folder(), name), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
};

let scripts: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * The setting `pages` of a service.
 * @example
 * ```ts
 * const service = await createService({ database: 'calendar.sqlite', pages });
 * ```
 */
export const pages: PageParts = {
  prerender: async (html, options) => (await import('../prerender/index.js')).prerender(html, options),
  seriesSentence: async (series, language) =>
    (await import('../prerender/series-sentence.js')).seriesSentence(series, language),
  script: async (path) => (await (scripts ??= readScripts())).get(path),
};
