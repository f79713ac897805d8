import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listsShown, visit } from './harness.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('the first script', () => {
  it('loads nothing on a page without our tags, and leaves unknown ones alone', async () => {
    const { page, requests, complaints } = await visit({ body: () => `${script}<cal-unknown></cal-unknown>` });
    expect(requests).to.deep.equal(['/', '/dist/cal-elements.js']);
    expect(await page.evaluate(() => document.querySelector('cal-unknown')!.matches(':defined'))).to.equal(false);
    expect(complaints).to.deep.equal([]);
  });

  it('finds a tag that comes later, also inside of what comes', async () => {
    const { page } = await visit({ body: (api) => `${script}<template><p><cal-event-list ${api}></cal-event-list></p></template>` });
    await page.evaluate(() => document.body.append(document.querySelector('template')!.content));
    await listsShown(page);
  });

  it('looks into a shadow root that asks', async () => {
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
      document.querySelector('div')!.shadowRoot!.querySelector('cal-event-list')?.shadowRoot?.querySelector('[part~="card"]'),
    );
    expect(requests.filter((path) => path.startsWith('/api/'))).to.have.length(1);
  });

  it('works under an address with a query, as some systems write it', async () => {
    const { page, requests, complaints } = await visit({
      body: (api) => `<script type="module" src="/dist/cal-elements.js?ver=6"></script><cal-event-list ${api}></cal-event-list>`,
    });
    await listsShown(page);
    expect(requests.filter((path) => path.startsWith('/api/'))).to.have.length(1);
    expect(complaints).to.deep.equal([]);
  });
});

describe('two copies on one page', () => {
  const both = (api: string) =>
    `${script}<script type="module" src="/copy/cal-elements.js"></script><cal-event-list ${api}></cal-event-list>`;

  it('warn once when their versions differ', async () => {
    const { page, complaints } = await visit({ body: both, copy: (text) => text.replaceAll(version, '99.0.0') });
    await listsShown(page);
    await page.waitForNetworkIdle();
    expect(complaints).to.have.length(1);
    expect(complaints[0]).to.include(version).and.include('99.0.0');
  });

  it('are quiet when they are the same', async () => {
    const { page, complaints } = await visit({ body: both });
    await listsShown(page);
    await page.waitForNetworkIdle();
    expect(complaints).to.deep.equal([]);
  });
});

describe('the standalone script', () => {
  it('is all that a page needs', async () => {
    const { page, requests, complaints } = await visit({
      body: (api) => `<cal-event-list ${api} lang="de"></cal-event-list><script src="/dist/cal-elements.standalone.js"></script>`,
      prepare: () => Reflect.deleteProperty(globalThis, 'Temporal'),
    });
    await listsShown(page);
    expect(requests.filter((path) => !path.startsWith('/api/'))).to.deep.equal(['/', '/dist/cal-elements.standalone.js']);
    expect(complaints).to.deep.equal([]);
  });
});
