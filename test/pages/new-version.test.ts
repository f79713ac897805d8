import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listsShown, shownIn, visit } from './harness.js';
import { quiet } from './site.js';

/** The names of the chunks, and what those of another version end with. */
const chunks = readdirSync('dist/chunks').map((file) => file.replace('.js', ''));
const newer = '-newer';

const folder = mkdtempSync(join(tmpdir(), 'cal-elements-versions-'));
const [later, site] = [join(folder, 'later'), join(folder, 'site')];
const loadable = (path: string) => !/\.(zip|json|d\.ts)$|^dist\/(types|modules|wordpress)\b/.test(path);

beforeAll(() => {
  cpSync('dist', later, { recursive: true, filter: loadable });
  for (const chunk of chunks)
    renameSync(join(later, 'chunks', `${chunk}.js`), join(later, 'chunks', `${chunk}${newer}.js`));
  for (const name of readdirSync(later, { recursive: true }) as string[]) {
    if (!name.endsWith('.js')) continue;
    const file = join(later, name);
    writeFileSync(
      file,
      chunks.reduce((text, chunk) => text.replaceAll(chunk, chunk + newer), readFileSync(file, 'utf8')),
    );
  }
});
beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  cpSync('dist', site, { recursive: true, filter: loadable });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page that was opened before the site got the later version, which is copied over the one before. */
async function openBefore() {
  let origin = '';
  const opened = await visit({
    folder: site,
    body: (api) =>
      `<script type="module" src="/dist/cal-elements.js"></script><cal-event-list ${(origin = api)}></cal-event-list>`,
  });
  await listsShown(opened.page);
  await quiet(opened.page);
  cpSync(later, site, { recursive: true });
  return { ...opened, api: origin };
}

const add = (page: Page, markup: string) =>
  page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), markup);

describe('a page that was opened before the site got a new version', () => {
  it('still loads elements', async () => {
    const { page, api, requests, complaints } = await openBefore();
    await add(page, `<cal-event-month layout="grid" lang="de" ${api}></cal-event-month>`);
    await shownIn(page, 'cal-event-month', '[part~="day"]');
    expect(requests.filter((path) => path.includes('cal-event-month'))).to.have.length(1);
    expect(requests.filter((path) => path.includes(newer))).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  it('cannot load elements where files of the version before are removed, so that the above can fail', async () => {
    const { page, api, complaints } = await openBefore();
    for (const chunk of chunks) rmSync(join(site, 'chunks', `${chunk}.js`));
    await add(page, `<cal-event-month ${api}></cal-event-month>`);
    await quiet(page);
    expect(complaints.join()).to.contain('404');
  });
});

it('a page that is opened after that loads the new version', async () => {
  await openBefore();
  const { page, requests, complaints } = await visit({
    folder: site,
    body: (api) =>
      `<script type="module" src="/dist/cal-elements.js"></script><cal-event-list ${api}></cal-event-list>`,
  });
  await listsShown(page);
  const loaded = requests.filter((path) => path.includes('/chunks/'));
  expect(loaded.filter((path) => !path.includes(newer))).to.deep.equal([]);
  expect(loaded).not.to.deep.equal([]);
  expect(complaints).to.deep.equal([]);
});
