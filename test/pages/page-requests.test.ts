import { describe, expect, it } from 'vitest';
import { pageFiles } from '../../scripts/page-files.mjs';
import { listsShown, visit } from './harness.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const list = (attributes: string) => `<cal-event-list ${attributes}></cal-event-list>`;
const snippet = (api: string) => script + list(api);

const scripts = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/dist/')).sort();
const asked = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/api/'));
const needed = pageFiles()
  .map((file) => `/dist/${file}`)
  .sort();
const others = (requests: readonly string[]) => scripts(requests).filter((path) => !needed.includes(path));

describe('a page with the snippet', () => {
  it('requests the events and all code as soon as the first script runs, in parallel', async () => {
    const { page, requests, requested, release } = await visit({ body: snippet, hold: /^\/(api|dist\/(?!cal-elements))/ });
    await requested(needed.length + 2);
    expect(requests.slice(0, 2)).to.deep.equal(['/', '/dist/cal-elements.js']);
    expect(asked(requests)).to.have.length(1);
    expect(scripts(requests)).to.deep.equal(needed);
    release();
    await listsShown(page);
    expect(requests, 'nothing more was asked for').to.have.length(needed.length + 2);
  });

  it('requests the polyfill of Temporal in parallel, where the browser needs it', async () => {
    const { page, requests, complaints, requested, release } = await visit({
      body: snippet,
      hold: /^\/(api|dist\/(?!cal-elements))/,
      prepare: () => Reflect.deleteProperty(globalThis, 'Temporal'),
    });
    await requested(needed.length + 3);
    expect(others(requests)).to.have.length(1);
    expect(others(requests)[0]).to.match(/^\/dist\/chunks\/\w+\/temporal-polyfill\.js/);
    release();
    await listsShown(page);
    expect(requests).to.have.length(needed.length + 3);
    expect(complaints).to.deep.equal([]);
  });

  it('logs nothing, and contacts only its own server', async () => {
    const { page, complaints } = await visit({ body: snippet });
    await listsShown(page);
    expect(complaints).to.deep.equal([]);
  });

  it('works under a strict policy without a violation', async () => {
    const policy = `default-src 'self'; script-src 'self'; style-src 'self'`;
    const { page, complaints } = await visit({ body: snippet, headers: { 'content-security-policy': policy } });
    await listsShown(page);
    expect(complaints).to.deep.equal([]);
  });

  it('fetches the messages of its language only', async () => {
    const { page, requests } = await visit({ body: snippet, lang: 'de' });
    await listsShown(page);
    expect(others(requests)).to.have.length(1);
    expect(others(requests)[0]).to.match(/^\/dist\/chunks\/\w+\/de-index\.js$/);
  });
});

describe('ten lists on a page', () => {
  const ten = (attributes: (index: number) => string) =>
    script + Array.from({ length: 10 }, (_, index) => list(attributes(index))).join('');

  it('make one request when their filters are equal', async () => {
    const { page, requests } = await visit({ body: (api) => ten(() => api) });
    await listsShown(page);
    expect(asked(requests)).to.have.length(1);
  });

  it('make ten requests with ten different filters', async () => {
    const { page, requests } = await visit({ body: (api) => ten((index) => `${api} search="${index}"`) });
    await listsShown(page);
    expect(
      asked(requests)
        .map((path) => new URL(path, 'http://page').searchParams.get('search'))
        .sort(),
    ).to.deep.equal([...'0123456789']);
  });
});
