import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { recordedBody } from '../recordings.js';
import { listsShown, shownIn, visit } from './harness.js';

/** What the manifest says of elements. */
interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly { readonly name: string }[];
    }[];
  }[];
}

const file = '/dist/cal-elements.standalone.js';
const script = `<script src="${file}" defer></script>`;

/** A box as editors keep it, with the attributes of the stub API in the spelling that survives. */
const box = (api: string, more = '', content = '', tag = 'div') =>
  `<${tag} data-cal="event-list" data-cal-${api} ${more}>${content}</${tag}>`;

const asked = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/api/'));

/** Adds the script to the page as a tag manager does; resolves when it has run. */
const inject = (page: Page, address = file) =>
  page.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        const added = document.createElement('script');
        added.src = src;
        added.onload = () => resolve();
        document.head.append(added);
      }),
    address,
  );

/** Puts markup in place of what the page shows, as a navigation without a new document does. */
const navigate = (page: Page, markup: string) => page.evaluate((html) => document.body.setHTMLUnsafe(html), markup);

it('speaks its languages on a page that is not in UTF-8', async () => {
  const { page, complaints } = await visit({ lang: 'ar', charset: 'windows-1252', body: (api) => script + box(api) });
  await listsShown(page);
  const status = await page.$eval(
    'cal-event-list',
    ({ shadowRoot }) => shadowRoot!.querySelector('[part~="status"]')!.textContent,
  );
  expect(status)
    .to.match(/\p{Script=Arabic}/u)
    .and.not.match(/[\u0080-\u00ff]/);
  expect(complaints).to.deep.equal([]);
});

it('loads what tells of the series of an event from beside it', async () => {
  const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20270128T235959';
  const series = { id: 40, name: 'Quay', url: 'https://a.example/', rule, start_date: '2026-12-31 21:00:00', dates: 5 };
  const { page, complaints } = await visit({
    body: (api) => `${script}<div data-cal="event-detail" data-cal-${api} data-cal-event-id="1"></div>`,
    api: (path) =>
      /\/events\/1$/.test(path) ? { ...(recordedBody('events.read.full') as object), series } : undefined,
  });
  await shownIn(page, 'cal-event-detail', '.repeats');
  const sentence = await page.$eval(
    'cal-event-detail',
    ({ shadowRoot }) => shadowRoot!.querySelector('.repeats')!.textContent,
  );
  expect(sentence).to.include('Every week on Thursday').and.include('5 dates.');
  expect(complaints).to.deep.equal([]);
});

describe('a box with data-cal', () => {
  it('becomes the element that it names, with its attributes', async () => {
    const { page, requests, complaints } = await visit({
      body: (api) => script + box(api, 'data-cal-categories="music" data-cal-starts-after="2026-12-01"'),
    });
    await listsShown(page);
    expect(asked(requests)).to.have.length(1);
    expect(asked(requests)[0]).to.contain('categories=music').and.contain('starts_after=2026-12-01');
    expect(complaints).to.deep.equal([]);
  });

  it('gives its element what the element reads, and nothing that acts: whoever may write data-* may write a box', async () => {
    const acts = [
      'onclick',
      'onfocus',
      'onanimationstart',
      'autofocus',
      'tabindex',
      'popover',
      'contenteditable',
      'slot',
      'part',
      'is',
      'nonce',
    ];
    const given = [
      ...acts.map((name) => `data-cal-${name}="globalThis.pwned = 1"`),
      'data-cal-starts_after="2026-12-01"',
      'data-cal-id="a"',
    ];
    const style =
      'data-cal-style="position: fixed; --cal-space: 3px; --cal-font: url(/x); --other: 1; animation: a 1s; --cal-gap: 4px"';
    const words = 'data-cal-lang="de" data-cal-dir="rtl"';
    const { page, complaints } = await visit({
      body: (api) => script + box(api, `${given.join(' ')} ${style} ${words}`),
    });
    await listsShown(page);
    const attributes = () =>
      page.$eval('cal-event-list', (list) =>
        Object.fromEntries([...list.attributes].map(({ name, value }) => [name, value])),
      );
    const { 'base-url': _, style: set, ...others } = await attributes();
    expect(others).to.deep.equal({ starts_after: '2026-12-01', id: 'a', lang: 'de', dir: 'rtl' });
    expect(set).to.equal('--cal-space: 3px; --cal-gap: 4px;');
    await page.$eval('[data-cal]', (found) => {
      found.setAttribute('data-cal-onpointerover', 'globalThis.pwned = 1');
      found.setAttribute('data-cal-style', '--cal-space: 5px');
      found.removeAttribute('data-cal-lang');
    });
    await page.waitForFunction(() => !document.querySelector('cal-event-list')!.hasAttribute('lang'));
    const { style: later, ...left } = await attributes();
    expect([Object.keys(left).sort(), later]).to.deep.equal([
      ['base-url', 'dir', 'id', 'starts_after'],
      '--cal-space: 5px;',
    ]);
    expect(complaints).to.deep.equal([]);
  });

  it('can have every attribute of every element', async () => {
    const { page } = await visit({ body: (api) => script + box(api) });
    await listsShown(page);
    const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest;
    const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName !== undefined);
    const observed = await page.evaluate(
      (tags) =>
        tags.map(
          (tag) => (customElements.get(tag) as { observedAttributes?: string[] } | undefined)?.observedAttributes,
        ),
      elements.map(({ tagName }) => tagName!),
    );
    const lacking = elements.flatMap(({ tagName, attributes }, index) =>
      (attributes ?? [])
        .filter(({ name }) => observed[index] && !observed[index].includes(name))
        .map(({ name }) => `${tagName} ${name}`),
    );
    expect(lacking).to.deep.equal([]);
    expect(observed.filter(Boolean).length).to.be.above(10);
  });

  it('shows its own content until events arrive', async () => {
    const { page, release } = await visit({
      body: (api) => script + box(api, '', '<p>Our program</p>'),
      hold: /^\/api\//,
    });
    await page.waitForFunction(() => document.querySelector('cal-event-list p')?.checkVisibility());
    release();
    await listsShown(page);
    expect(await page.evaluate(() => document.querySelector('p')!.checkVisibility())).to.equal(false);
  });

  it('follows when its attributes change', async () => {
    const { page, requests, requested } = await visit({ body: (api) => script + box(api, 'data-cal-tags="a"') });
    await listsShown(page);
    const before = asked(requests).length;
    await page.evaluate(() => (document.querySelector<HTMLElement>('[data-cal]')!.dataset.calCategories = 'choral'));
    while (asked(requests).length === before) await requested(requests.length + 1);
    expect(asked(requests).at(-1)).to.contain('categories=choral').and.contain('tags=a');
    await page.evaluate(() => delete document.querySelector<HTMLElement>('[data-cal]')!.dataset.calTags);
    await page.waitForFunction(() => !document.querySelector('cal-event-list')!.hasAttribute('tags'));
  });

  it('can be a provider around other boxes', async () => {
    const { page, requests } = await visit({
      body: (api) =>
        `${script}<section data-cal="cal-provider" data-cal-${api}><div data-cal="event-list" data-cal-tags="a"></div></section>`,
    });
    await listsShown(page);
    expect(asked(requests)).to.have.length(1);
  });

  it('stays as it is where it names no element, as in templates of cards', async () => {
    const { page } = await visit({
      body: (api) => `${script}<p data-cal="title">Text</p>
        <cal-event-list ${api}><template slot="item"><b data-cal="title" data-cal-if="title"></b></template></cal-event-list>`,
    });
    await page.waitForFunction(() => document.querySelector('cal-event-list b')?.textContent);
    expect(await page.evaluate(() => document.querySelector('p')!.innerHTML)).to.equal('Text');
  });
});

describe('the standalone script on the pages of builders', () => {
  it('runs under another name and in the head, before there is a page', async () => {
    const { page, complaints } = await visit({
      body: (api) => `<cal-event-list ${api}></cal-event-list>${box(api, 'data-cal-tags="b"')}`,
      headers: { link: '</copy/cal-elements.standalone.js?hash=1.min>; rel=preload; as=script' },
      prepare: () => {
        const wait = new MutationObserver(() => {
          if (!document.head) return;
          wait.disconnect();
          const early = document.createElement('script');
          early.src = '/copy/cal-elements.standalone.js?hash=1.min';
          document.head.prepend(early);
        });
        wait.observe(document, { childList: true, subtree: true });
      },
    });
    await page.waitForFunction(() => document.querySelectorAll('cal-event-list').length === 2);
    await listsShown(page);
    expect(complaints.filter((text) => !text.includes('preload'))).to.deep.equal([]);
  });

  it('speaks a language that readers alone have by the files beside it', async () => {
    const { page } = await visit({ body: (api) => `<cal-event-list lang="ja" ${api}></cal-event-list>` });
    await inject(page);
    await listsShown(page);
    expect(await page.evaluate(() => document.querySelector('cal-event-list')!.shadowRoot!.textContent)).to.contain(
      'イベント10件',
    );
  });

  it('finds what was there before it was injected, and what comes after', async () => {
    const { page } = await visit({ body: (api) => box(api) });
    await inject(page);
    await listsShown(page);
    await page.evaluate(() => {
      const copy = document.querySelector('[data-cal]')!.cloneNode() as HTMLElement;
      copy.dataset.calTags = 'later';
      document.body.append(copy);
    });
    await page.waitForFunction(() => document.querySelectorAll('cal-event-list').length === 2);
    await listsShown(page);
  });

  it('shows each box once when it runs again after a navigation without a new document', async () => {
    const { page, requests, complaints } = await visit({ body: (api) => script + box(api) });
    await listsShown(page);
    const next = await page.evaluate(
      () => (document.querySelector('[data-cal]')!.cloneNode() as HTMLElement).outerHTML,
    );
    await navigate(page, next.replace('data-cal-', 'data-cal-categories="music" data-cal-'));
    await inject(page);
    await inject(page, `${file}?again`);
    await listsShown(page);
    expect(await page.evaluate(() => document.querySelectorAll('cal-event-list').length)).to.equal(1);
    expect(asked(requests)).to.have.length(2);
    expect(complaints).to.deep.equal([]);
  });

  it('shows a tag and a box that an editor wrapped in paragraphs', async () => {
    const { page } = await visit({
      body: (api) =>
        `${script}<p><cal-event-list ${api}></cal-event-list></p><p>${box(api, 'data-cal-tags="c"', '<br>', 'span')}</p>`,
    });
    await page.waitForFunction(
      () => document.querySelectorAll('p > cal-event-list, p > span > cal-event-list').length === 2,
    );
    await listsShown(page);
  });

  it('shows a tag and a box in shadow roots, also in one that comes later', async () => {
    const { page } = await visit({
      body: (api) =>
        `${script}<div id="first"><template shadowrootmode="open"><cal-event-list ${api}></cal-event-list>${box(api, 'data-cal-tags="d"')}</template></div>`,
    });
    const shown = (selector: string) =>
      page.waitForFunction(
        (host) => {
          const lists = [...(document.querySelector(host)?.shadowRoot?.querySelectorAll('cal-event-list') ?? [])];
          return lists.length === 2 && lists.every((list) => list.shadowRoot?.querySelector('[part~="card"]'));
        },
        {},
        selector,
      );
    await shown('#first');
    await page.evaluate(() => {
      const later = document.createElement('div');
      later.id = 'later';
      later.attachShadow({ mode: 'open' });
      document.body.append(later);
      const boxes = document
        .querySelector('#first')!
        .shadowRoot!.querySelectorAll('[data-cal], :host > cal-event-list, cal-event-list:not([data-cal] *)');
      later.shadowRoot!.append(...[...boxes].map((one) => one.cloneNode(one.matches('cal-event-list'))));
    });
    await shown('#later');
  });

  it('leaves a template alone until its content is on the page', async () => {
    const { page, requests } = await visit({
      body: (api) =>
        `${script}<template><p><cal-event-list ${api}></cal-event-list></p>${box(api, 'data-cal-tags="e"')}</template>`,
    });
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(asked(requests)).to.deep.equal([]);
    await page.evaluate(() => document.body.append(document.querySelector('template')!.content.cloneNode(true)));
    await page.waitForFunction(() => document.querySelectorAll('cal-event-list').length === 2);
    await listsShown(page);
  });
});
