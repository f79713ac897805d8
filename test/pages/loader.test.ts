import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listsShown, visit } from './harness.js';
import { quiet } from './site.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const everyTag = readdirSync('dist/elements').map((file) => file.replace(/\.js$/, ''));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('the first script', () => {
  it('loads nothing on a page without our tags, and leaves unknown ones alone', async () => {
    const { page, requests, complaints } = await visit({ body: () => `${script}<cal-unknown></cal-unknown>` });
    expect(requests).to.deep.equal(['/', '/dist/cal-elements.js']);
    expect(await page.evaluate(() => document.querySelector('cal-unknown')!.matches(':defined'))).to.equal(false);
    expect(complaints).to.deep.equal([]);
  });

  it('finds tags that are added later, at any depth', async () => {
    const { page } = await visit({
      body: (api) => `${script}<template><p><cal-event-list ${api}></cal-event-list></p></template>`,
    });
    await page.evaluate(() => document.body.append(document.querySelector('template')!.content));
    await listsShown(page);
  });

  it('searches a shadow root on discover()', async () => {
    const { page, requests } = await visit({
      body: (api) => `
        <template><cal-event-list ${api}></cal-event-list></template>
        <div></div>
        <script type="module">
          import { discover } from '/dist/cal-elements.js';
          const root = document.querySelector('div').attachShadow({ mode: 'open' });
          root.append(document.querySelector('template').content);
          discover(root);
        </script>`,
    });
    await page.waitForFunction(() =>
      document
        .querySelector('div')!
        .shadowRoot!.querySelector('cal-event-list')
        ?.shadowRoot?.querySelector('[part~="card"]'),
    );
    expect(requests.filter((path) => path.startsWith('/api/'))).to.have.length(1);
  });

  it('loads once under an address with a version query', async () => {
    const { page, requests, complaints } = await visit({
      body: (api) =>
        `<script type="module" src="/dist/cal-elements.js?ver=6"></script>${everyTag.map((tag) => `<${tag} ${api} lang="de"></${tag}>`).join('')}`,
    });
    await listsShown(page);
    await quiet(page);
    expect(requests.filter((path) => path.includes('/cal-elements.js'))).to.deep.equal(['/dist/cal-elements.js?ver=6']);
    expect(new Set(requests.filter((path) => path.startsWith('/dist/'))).size).to.equal(
      requests.filter((path) => path.startsWith('/dist/')).length,
    );
    expect(complaints).to.deep.equal([]);
  });

  it('requests the events once when a page has it under two addresses', async () => {
    const { page, requests, complaints } = await visit({
      body: (api) => `${script}${script.replace('.js', '.js?ver=6')}<cal-event-list ${api}></cal-event-list>`,
    });
    await listsShown(page);
    await quiet(page);
    expect(requests.filter((path) => path.startsWith('/api/'))).to.have.length(1);
    expect(complaints).to.deep.equal([]);
  });
});

describe('the file of one element', () => {
  it('shows the element on a page without the first script', async () => {
    const { page, complaints } = await visit({
      body: (api) =>
        `<script type="module" src="/dist/elements/cal-event-list.js"></script><cal-event-list ${api}></cal-event-list>`,
    });
    await listsShown(page);
    expect(complaints).to.deep.equal([]);
  });

  it('gives the class of the element to a script', async () => {
    const { page } = await visit({ body: () => '' });
    const names = await page.evaluate(`import('/dist/elements/cal-event-list.js').then(Object.keys)`);
    expect(names).to.deep.equal(['CalEventList']);
  });
});

describe('two copies on one page', () => {
  const both = (api: string) =>
    `${script}<script type="module" src="/copy/cal-elements.js"></script><cal-event-list ${api}></cal-event-list>`;

  it('warn once when their versions differ', async () => {
    const copy = (text: string) => text.replaceAll(version, '99.0.0');
    const { page, complaints, requested, release } = await visit({ body: both, copy, hold: /^\/dist\/chunks\// });
    // The page, both scripts, the API, and the element from both.
    await requested(6);
    release();
    await listsShown(page);
    await quiet(page);
    expect(complaints).to.have.length(1);
    expect(complaints[0]).to.include(version).and.include('99.0.0');
  });

  it('are quiet when they are the same', async () => {
    const { page, complaints } = await visit({ body: both });
    await listsShown(page);
    await quiet(page);
    expect(complaints).to.deep.equal([]);
  });
});

describe('the standalone script', () => {
  it('works without any other file', async () => {
    const { page, requests, complaints } = await visit({
      body: (api) =>
        `<cal-event-list ${api} lang="de"></cal-event-list><script src="/dist/cal-elements.standalone.js"></script>`,
      prepare: () => Reflect.deleteProperty(globalThis, 'Temporal'),
    });
    await listsShown(page);
    expect(requests.filter((path) => !path.startsWith('/api/'))).to.deep.equal([
      '/',
      '/dist/cal-elements.standalone.js',
    ]);
    expect(complaints).to.deep.equal([]);
  });
});
