import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { prerender, type PrerenderOptions } from '../../src/prerender/index.js';
import { hashOf } from '../../src/prerender/writer.js';
import { styleOf } from '../../src/prerender/element-renderer.js';
import { renderers } from '../../src/prerender/renderers.js';
import { atLeastOne } from '../at-least-one.js';
import { answered, later, listed, near } from '../dated-events.js';
import { listsShown, visit } from './harness.js';
import { events } from './large-pages.js';
import type { Site } from './served-site.js';
import { themeOf, themes } from './themes.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const chunks = /^\/dist\/chunks\//;
/** The code of the element, but not what paints before it. */
const elementCode = /^\/dist\/chunks\/(list\d*|cal-event-list)-/;

const day = 86_400_000;

interface Prerendered {
  /** Those of the list, or of each of several lists, one below the other. */
  readonly attributes?: string | readonly string[];
  /** What stands around the lists, whose place is the mark `LIST`. */
  readonly around?: string;
  readonly options?: PrerenderOptions;
  /** What the calendar answered, or answers to a request. */
  readonly answer?: object | ((asked: URLSearchParams) => object);
  /** Whether the page is left as it was written. */
  readonly isPlain?: boolean;
}

/** A page with lists whose events stand in it. */
const withList = (given: Prerendered = {}): Pick<Site, 'body'> => ({
  body: async (api) => {
    const { attributes = '', around = 'LIST', options, answer = listed, isPlain } = given;
    const lists = [attributes]
      .flat()
      .map((own) => `<cal-event-list ${own} ${api} time-zone="America/New_York"></cal-event-list>`);
    const page = script + around.replaceAll('LIST', lists.join(''));
    const fetch = ((url: string) => {
      const { origin, searchParams } = new URL(url);
      const found = typeof answer === 'function' ? answer(searchParams) : answer;
      return Promise.resolve(new Response(JSON.stringify(found).replaceAll('https://calendar.example', origin)));
    }) as unknown as typeof globalThis.fetch;
    return isPlain ? page : (await prerender(page, { now: () => answered, fetch, ...options })).html;
  },
});

/** Where the titles stand that are seen, in all lists of a page. */
const titles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('cal-event-list')]
      .flatMap((list) => [...list.shadowRoot!.querySelectorAll('.title, .now-on li')])
      .map((title) => ({ text: title.textContent.trim(), box: title.getBoundingClientRect() }))
      .filter(({ box }) => box.height)
      .map(({ text, box: { x, y, width } }) => ({ text, x, y, width })),
  );

/** Where each list ends, and with it what stands below. */
const endsOfLists = (page: Page) =>
  page.$$eval('cal-event-list', (lists) => lists.map((list) => list.getBoundingClientRect().bottom));

const textsOf = async (page: Page) => (await titles(page)).map(({ text }) => text);

/** What is seen of each list, without what screen readers alone get. */
const seenIn = (page: Page) =>
  page.$$eval('cal-event-list', (lists) =>
    lists.map(({ shadowRoot }) => shadowRoot!.querySelector<HTMLElement>('.base')!.innerText),
  );

/** What is seen of the first list. */
const seen = async (page: Page) => (await seenIn(page))[0]!;

const none = { events: [], total: 0, total_pages: 0 };

/** Pages of many events that all have the same address. */
const many = (asked: URLSearchParams) => events(28, 120)(`/?${asked}`);

const asked = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/api/'));

/** Waits until the elements have taken over. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('cal-event-list')].every(
      ({ shadowRoot: root }) =>
        root?.querySelector('.base:not(.printed)') && !root.querySelector('.printed, .skeleton'),
    ),
  );

/** Waits until no list has anything left to do. */
const settled = async (page: Page) => {
  await takenOver(page);
  await page.evaluate(() => Promise.all([...document.querySelectorAll('cal-event-list')].map((list) => list.settled)));
};

/** Watches each frame of a page for a skeleton that is seen. */
function watchSkeletons(): void {
  const found = { skeletons: 0 };
  Object.assign(globalThis, { found });
  const look = () => {
    for (const { shadowRoot: root } of document.querySelectorAll('cal-event-list'))
      for (const skeleton of root?.querySelectorAll<HTMLElement>('.skeleton') ?? [])
        if (skeleton.offsetHeight) found.skeletons++;
    requestAnimationFrame(look);
  };
  look();
}

/** A theme that styles what our cards are made of. */
const hostileTheme = `<style>
  .card, .title, .body, .base { display: block; margin: 3em; padding: 1em; border: 5px solid; float: right }
  p, a, span, div + div { display: inline-block; margin: 2em; letter-spacing: 3px } ul { columns: 3 } i { display: none }
</style>`;

/** What a common block theme does to all of a page. */
const blockTheme = `<style>
  body { margin: 0; font: 18px/1.6 DejaVu Serif, serif; color: #111 } a { text-decoration-thickness: 1px; text-underline-offset: .1em }
  p, ul, ol { margin-block: 1.5rem; padding: 0 } main > * { max-width: 650px; margin-inline: auto }
</style>`;

describe('a page whose events stand in it', () => {
  const languages = ['en', 'de', 'fr', 'es', 'ar', 'he', 'fa'];
  const inEachLanguage = languages
    .map((lang) => `<div lang="${lang}" dir="${/ar|he|fa/.test(lang) ? 'rtl' : 'ltr'}">LIST</div>`)
    .join('');
  const layouts = ['list', 'cards', 'compact'].map((layout) => `layout="${layout}"`);
  const others = ['group-by="month"', 'group-by="day"', 'group-by="venue"', 'paging="pager"'];
  // A page holds many lists, since a page takes longer than a list.
  const looks: readonly (readonly [name: string, given: Prerendered])[] = [
    [
      'each layout and group, and pages to turn',
      {
        attributes: [...layouts, ...others].map((own) => `range="all" ${own}`),
        answer: { ...later, total: 95, total_pages: 10 },
      },
    ],
    [
      'in each language, below a theme that means our cards',
      { attributes: 'range="all"', around: hostileTheme + inEachLanguage },
    ],
    [
      'today and tomorrow, in each language',
      {
        attributes: [...layouts, 'group-by="day"', 'group-by="day" layout="cards"'],
        answer: near,
        around: inEachLanguage,
      },
    ],
    ['below a block theme', { attributes: 'range="all" layout="cards"', around: `${blockTheme}<main>LIST</main>` }],
  ];

  /** Where titles stand and lists end in windows of these widths. */
  async function placesIn(page: Page, widths: readonly number[]): Promise<Record<number, object>> {
    const places: Record<number, object> = {};
    for (const width of widths) {
      await page.setViewport({ width, height: 900 });
      // Elements measure themselves in the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      places[width] = { titles: await titles(page), ends: await endsOfLists(page) };
    }
    return places;
  }

  /** Tests that nothing moves when elements take over from pictures of ten events each; returns what `look` finds both before and after. */
  async function expectStill(given: Prerendered, look?: (page: Page) => Promise<unknown>): Promise<unknown> {
    const { page, requests, complaints, release } = await visit({
      ...withList({ answer: later, ...given }),
      hold: chunks,
    });
    const before = [await placesIn(page, [1280, 390]), await look?.(page)];
    expect(await textsOf(page)).to.have.length(10 * (await endsOfLists(page)).length);
    release();
    await settled(page);
    const found = await look?.(page);
    expect([await placesIn(page, [390, 1280]), found]).to.deep.equal(before);
    expect(asked(requests)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
    return found;
  }

  it.each(looks)('shows them before any script, and none moves when the element takes over: %s', async (_, given) => {
    await expectStill(given);
  });

  describe('below a theme', () => {
    /** What elements of the picture look like that themes style by tag or class. */
    const styled = (page: Page) =>
      page.$eval('cal-event-list', ({ shadowRoot: root }) =>
        ['.card', '.title', '.title a', '.body', '.date-badge', '[part="venue"]', '[part="button more"]'].map(
          (selector) => {
            const {
              display,
              marginTop,
              paddingTop,
              borderTopWidth,
              borderTopStyle,
              borderRadius,
              backgroundColor,
              textDecorationLine,
              fontWeight,
            } = getComputedStyle(root!.querySelector(`.base ${selector}`)!);
            const values = {
              display,
              marginTop,
              borderTopWidth,
              borderTopStyle,
              backgroundColor,
              textDecorationLine,
              fontWeight,
            };
            return { selector, ...values, hasPadding: paddingTop !== '0px', isRound: borderRadius !== '0px' };
          },
        ),
      );
    // Colors of the theme, which are inherited, and may be mixed into backgrounds, and the room that it leaves.
    const inherited = `<style>
      :root:root, body:not(#_) { color: #111; background: #fff; color-scheme: light }
      main:not(#_) { inline-size: 400px; max-inline-size: none; padding: 0 }
    </style>`;
    const below = (theme: string): Prerendered => ({
      answer: { ...later, total: 30, total_pages: 3 },
      attributes: layouts.map((layout) => `range="all" ${layout}`),
      around: `${theme}${inherited}<main class="container">LIST</main>`,
    });
    let bare: Promise<object> | undefined;
    const styledBare = async () => {
      const { page } = await visit({ ...withList(below('')), hold: chunks });
      return styled(page);
    };

    it.each(themes)('has from %s what it inherits, and nothing else, and does not move', async (name) => {
      expect(await expectStill(below(themeOf(name)), styled)).to.deep.equal(await (bare ??= styledBare()));
    });
  });

  it('is the page without scripts: titles, dates, venues and links, no button and nothing that waits, and how old it is; or that there are none', async () => {
    const answer = (query: URLSearchParams) =>
      query.get('per_page') === '20' ? none : { ...listed, total: 30, total_pages: 3 };
    const { page } = await visit({
      ...withList({ attributes: ['', 'per-page="20"'], answer }),
      isWithoutScripts: true,
    });
    expect(await textsOf(page)).to.have.length(10);
    const [text, message] = await seenIn(page);
    expect(message).to.match(/No upcoming events yet\.$/);
    expect(text)
      .to.contain('Breakfast Lecture: Tides')
      .and.contain('8:00')
      .and.contain('Port Alder Public Library')
      .and.contain('Nov');
    const found = await page.$eval('cal-event-list', ({ shadowRoot: root }) => {
      const areSeen = (selector: string) =>
        [...root!.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetHeight);
      return {
        age: areSeen('.as-of').map((line) => line.innerText),
        buttons: areSeen('button').length,
        skeletons: root!.querySelectorAll('.skeleton').length,
        badges: areSeen('.date-badge').length,
        links: areSeen('.title a').map((link) => (link as HTMLAnchorElement).pathname)[0],
      };
    });
    expect(found).to.deep.equal({
      age: ['As of Nov 19, 2026, 7:00 PM'],
      buttons: 0,
      skeletons: 0,
      badges: 10,
      links: '/event/breakfast-lecture-tides/',
    });
  });

  it('is what the element renders and leaves nothing behind, and the element shows the same as without it', async () => {
    /** The shadow root of each list without what only a picture has, and without blanks at the ends of texts and attributes. */
    const markups = (page: Page) =>
      page.$$eval('cal-event-list', (lists) =>
        lists.map(({ shadowRoot: root }) => {
          const copy = document.createElement('div');
          copy.append(...[...root!.childNodes].map((node) => node.cloneNode(true)));
          for (const extra of copy.querySelectorAll('style, .as-of, slot[name="item"]')) extra.remove();
          // Hues of missing images stand elsewhere, because strict policies refuse the attribute `style`.
          for (const one of copy.querySelectorAll('*'))
            for (const name of ['data-cal-end', 'data-hue', 'style']) one.removeAttribute(name);
          copy.querySelector('.printed')?.classList.remove('printed');
          for (const element of copy.querySelectorAll('*'))
            for (const { name, value } of [...element.attributes].sort((one, other) =>
              one.name < other.name ? -1 : 1,
            )) {
              element.removeAttribute(name);
              element.setAttribute(name, value);
            }
          return copy.innerHTML
            .replace(/<!--[^]*?-->/g, '')
            .replaceAll(location.origin, '')
            .replace(/\s+/g, ' ')
            .replace(/ ?(["<>]) ?/g, '$1');
        }),
      );
    const attributes = [
      '',
      'layout="cards"',
      'layout="compact"',
      'group-by="month"',
      'paging="pager" per-page="4"',
      'limit="4"',
      'group-by="day" stale-time="3600"',
      'event-href="/our/{slug}"',
      'persist',
      'per-page="4" page="2"',
    ];
    /** What a page shows: the events that have such places in the list, as servers do. */
    const answer = (query: URLSearchParams) => {
      const [size, number] = [Number(query.get('per_page')), Number(query.get('page'))];
      const events = later.events.slice((number - 1) * size, number * size);
      return { events, total: later.events.length, total_pages: Math.ceil(later.events.length / size) };
    };
    const api = (path: string) => answer(new URL(path, 'https://calendar.example').searchParams);
    const { page, requests, release } = await visit({ ...withList({ attributes, answer }), hold: chunks, api });
    const pictures = await markups(page);
    const before = await seenIn(page);
    release();
    await settled(page);
    const [after, text] = [await markups(page), await seenIn(page)];
    expect(asked(requests)).to.deep.equal([]);
    const { page: other } = await visit({ ...withList({ attributes, answer, isPlain: true }), api });
    await settled(other);
    const [markupsAlone, textsAlone] = [await markups(other), await seenIn(other)];
    for (const [index, own] of attributes.entries()) {
      expect(after[index], own).to.equal(markupsAlone[index]);
      expect(pictures[index], own).to.equal(after[index]);
      expect(text[index], own).to.equal(textsAlone[index]);
      // A picture keeps the place of such words, and says none.
      expect(before[index], own).to.equal(text[index]!.replace(/^In \d+ days\n/gm, ''));
    }
  });

  it('is painted anew before the code of the element is there, which keeps every node, and the focus stays on its link', async () => {
    const { page, requests, complaints, release } = await visit({ ...withList(), hold: elementCode });
    const focused = () =>
      page.$eval('cal-event-list', ({ shadowRoot: root }) => root!.activeElement?.getAttribute('href'));
    await page.$eval('cal-event-list', ({ shadowRoot: root }) => root!.querySelector('a')!.focus());
    const href = await focused();
    expect(href).to.be.a('string');
    await takenOver(page);
    expect(await page.$eval('cal-event-list', (list) => list.matches(':defined'))).to.equal(false);
    expect(await focused()).to.equal(href);
    await page.evaluate(() => {
      const changes: string[] = [];
      const root = document.querySelector('cal-event-list')!.shadowRoot!;
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records)
          for (const node of [...addedNodes, ...removedNodes])
            if (node instanceof Element) changes.push(node.outerHTML);
      }).observe(root, { childList: true, subtree: true });
      Object.assign(globalThis, { changes });
    });
    release();
    await page.evaluate(() => customElements.whenDefined('cal-event-list'));
    await settled(page);
    expect(await page.evaluate('changes')).to.deep.equal([]);
    expect(await focused()).to.equal(href);
    expect(asked(requests)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  it('keeps the focus on one of many links to the same page, and its place in every frame', async () => {
    const { page, complaints, release } = await visit({
      ...withList({ attributes: 'range="all" per-page="20"', answer: many }),
      hold: chunks,
    });
    await page.evaluate(() => {
      const { shadowRoot: root } = document.querySelector('cal-event-list')!;
      const link = root!.querySelectorAll<HTMLElement>('.title a')[15]!;
      link.focus();
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const frames = new Set<string>();
      const look = () => {
        const { activeElement } = root!;
        frames.add(
          `${activeElement?.getAttribute('href')} ${Math.round(activeElement?.getBoundingClientRect().y ?? 0)}`,
        );
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { frames });
    });
    const framesBefore = await page.evaluate('[...frames]');
    release();
    await settled(page);
    expect(framesBefore).to.have.length(1);
    expect(await page.evaluate('[...frames]')).to.deep.equal(framesBefore);
    expect(complaints).to.deep.equal([]);
  });

  it('keeps the selected text of two titles', async () => {
    const { page, complaints, release } = await visit({ ...withList({ answer: later }), hold: chunks });
    const selected = (): Promise<unknown> =>
      page.evaluate(() => {
        const { shadowRoot: root } = document.querySelector('cal-event-list')!;
        const [selection] = getSelection()!.getComposedRanges({ shadowRoots: [root!] });
        const range = document.createRange();
        range.setStart(selection!.startContainer, selection!.startOffset);
        range.setEnd(selection!.endContainer, selection!.endOffset);
        const row = selection!.startContainer.parentElement!.closest('.item');
        return [range.toString(), [...root!.querySelectorAll('.item')].indexOf(row!), !!row!.closest('.printed')];
      });
    await page.evaluate(() => {
      const titles = document.querySelector('cal-event-list')!.shadowRoot!.querySelectorAll('.title a');
      getSelection()!.setBaseAndExtent(titles[3]!.firstChild!, 2, titles[4]!.firstChild!, 3);
    });
    const before = (await selected()) as unknown[];
    expect(before.slice(1)).to.deep.equal([3, true]);
    release();
    await settled(page);
    expect(await selected()).to.deep.equal([...before.slice(0, 2), false]);
    expect(complaints).to.deep.equal([]);
  });

  it('finds calendar, language and zone where the element then finds them', async () => {
    const around = (api: string) =>
      `<cal-provider ${api} lang="de" time-zone="Europe/Berlin"><section><cal-event-list range="all"></cal-event-list></section></cal-provider>`;
    const fetch = (() => Promise.resolve(Response.json(later))) as unknown as typeof globalThis.fetch;
    const { page, requests, release } = await visit({
      body: async (api) => script + (await prerender(around(api), { now: () => answered, fetch })).html,
      hold: chunks,
      lang: 'de',
    });
    const [before, text] = [await titles(page), await seen(page)];
    expect(before).to.have.length(10);
    expect(text).to.contain('Uhr');
    release();
    await settled(page);
    expect(await titles(page)).to.deep.equal(before);
    expect(asked(requests)).to.deep.equal([]);
  });

  it('shows titles that look like markup as the element does, runs nothing of them, and holds the answer unchanged', async () => {
    const hostile = [
      '</template><script>globalThis.pwned = 1</script>',
      '</script><script>globalThis.pwned = 1</script>',
      '<!--<script>',
      ']]>',
      '[gallery]',
      '&amp;lt;b&gt;',
      '&lt;/template&gt;&lt;script&gt;globalThis.pwned = 1&lt;/script&gt;',
      '&lt;img src=x onerror=&quot;globalThis.pwned = 1&quot;&gt;',
      'Line\u2028end',
      'A \ud800 lone surrogate',
      '"><img src=x onerror="globalThis.pwned = 1">',
    ];
    const url = 'javascript:globalThis.pwned = 1';
    const shown = { ...later.events[0], website: url };
    const events: Readonly<Record<string, unknown>>[] = [
      ...hostile.map((title, index) => ({ ...shown, id: index + 1, title: `${title} Qx` })),
      { ...shown, id: 999, url },
    ];
    const answer = { ...later, events };
    const { page, complaints, release } = await visit({
      ...withList({ answer, attributes: 'range="all" per-page="20"' }),
      hold: chunks,
    });
    const read = () =>
      page.$eval('cal-event-list', ({ shadowRoot: root }) =>
        [...root!.querySelectorAll('.title')].map((title) => [
          title.textContent.trim(),
          title.querySelector('a')?.protocol,
        ]),
      );
    const before = await read();
    expect(before).to.have.length(answer.events.length);
    const held = await page.$eval(
      'script[data-cal]',
      (one) => JSON.parse(one.textContent) as { events: { title: string }[] },
    );
    expect(held.events.map(({ title }) => title)).to.deep.equal(answer.events.map(({ title }) => title));
    release();
    await settled(page);
    // What is no character cannot be written into a file; a page has its replacement there.
    expect((await read()).map(([title, to]) => [title!.toWellFormed(), to])).to.deep.equal(before);
    expect(before.flatMap(([, to]) => to ?? []).filter((to) => !/^https?:$/.test(to))).to.deep.equal([]);
    expect(await page.evaluate('globalThis.pwned')).to.equal(undefined);
    expect(complaints).to.deep.equal([]);
  });

  it('asks nothing while the answer is fresh, and once when it has grown old', async () => {
    const { page, requests, requested } = await visit(withList({ attributes: 'paging="none"' }));
    await settled(page);
    expect(asked(requests)).to.deep.equal([]);
    await page.evaluate(() => {
      const readClock = Date.now;
      Date.now = () => readClock() + 120_000;
      window.dispatchEvent(new Event('visibilitychange'));
    });
    // A chunk for later may be requested before it.
    while (!asked(requests).length) await requested(requests.length + 1);
    await settled(page);
    expect(asked(requests)).to.have.length(1);
  });

  it('holds an answer once for all lists with its address, also for one in a shadow root', async () => {
    const list = (more: string) => `LIST`.repeat(3) + more;
    const { page, requests } = await visit(
      withList({ attributes: 'paging="none"', around: `${list(list(list('LIST')))}<main></main>` }),
    );
    expect(await page.$$eval('script[data-cal]', (scripts) => scripts.length)).to.equal(1);
    await settled(page);
    await page.evaluate(async () => {
      const list = document.querySelector('cal-event-list')!;
      const copy = document.createElement('cal-event-list');
      for (const { name, value } of list.attributes) copy.setAttribute(name, value);
      copy.setAttribute('event-href', '/{slug}');
      document.querySelector('main')!.attachShadow({ mode: 'open' }).append(copy);
      await copy.settled;
    });
    expect(asked(requests)).to.deep.equal([]);
    expect(await textsOf(page)).to.have.length(100);
  });

  it('shows an old answer first and then the new one, by one request, and no skeleton', async () => {
    const renamed = {
      ...listed,
      events: listed.events.map((event) => ({ ...event, title: `New: ${event.title as string}` })),
    };
    const { page, requests } = await visit({
      ...withList({ attributes: 'range="all"', options: { now: () => answered - day } }),
      api: () => renamed,
      prepare: watchSkeletons,
    });
    expect((await textsOf(page))[0]).to.match(/Breakfast/);
    await page.waitForFunction(() =>
      document.querySelector('cal-event-list')!.shadowRoot!.textContent.includes('New: '),
    );
    await settled(page);
    expect(asked(requests)).to.have.length(1);
    expect(await page.evaluate('found.skeletons')).to.equal(0);
  });

  it('says how old the answer is where the calendar cannot be reached', async () => {
    const attributes = ['en', 'de'].map((lang) => `range="all" lang="${lang}"`);
    const { page } = await visit({ ...withList({ attributes, options: { now: () => answered - day } }), missing: /./ });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('cal-event-list')].every(({ shadowRoot }) =>
        shadowRoot?.querySelector('[part="stale"]'),
      ),
    );
    const [english, german] = await seenIn(page);
    expect(english).to.match(/^As of Nov 18, 2026, 7:00 PM\. The calendar could not be refreshed\./m);
    expect(german).to.match(/^Stand: 18\.11\.2026, 19:00\. Der Kalender/m);
    expect(await textsOf(page)).to.have.length(20);
  });

  it('of yesterday asks for today, and shows nothing that is over once the script is there', async () => {
    const isOver = {
      utc_start_date: '2026-11-19 08:00:00',
      utc_end_date: '2026-11-19 20:00:00',
      timezone: 'UTC',
      all_day: false,
    };
    const over = {
      ...listed.events[0],
      ...isOver,
      title: 'Over',
      start_date: '2026-11-19 08:00:00',
      end_date: '2026-11-19 20:00:00',
    };
    // Tomorrow for whoever wrote the page, and today for whoever reads it.
    const near = {
      utc_start_date: '2026-11-20 01:00:00',
      utc_end_date: '2026-11-20 03:00:00',
      timezone: 'America/New_York',
      all_day: false,
    };
    const tonight = {
      ...listed.events[1],
      ...near,
      start_date: '2026-11-19 20:00:00',
      end_date: '2026-11-19 22:00:00',
      title: 'Tonight',
    };
    const answer = { ...listed, events: [over, tonight, ...listed.events.slice(2)] };
    const yesterday = { options: { now: () => answered - day }, answer };
    const { page, requests, release } = await visit({
      ...withList(yesterday),
      hold: /^\/dist\/chunks\/(?!prerendered)/,
    });
    await page.waitForFunction(
      () => !document.querySelector('cal-event-list')!.shadowRoot!.textContent.includes('Over'),
    );
    expect(await textsOf(page), 'in the picture').to.have.length(9);
    expect(await page.$eval('cal-event-list > ul', (words) => words.textContent)).not.to.contain('Over');
    expect(await seen(page))
      .to.contain('Tonight')
      .and.not.match(/today|tomorrow|in \d+ hour/i);
    release();
    await settled(page);
    expect(asked(requests)).to.have.length(1);
    expect(asked(requests)[0]).to.contain('ends_after=2026-11-18');
  });

  it('names the zone of the place to a visitor in another one once the script is there, and moves nothing', async () => {
    const attributes = ['range="all" time-zone="" time-display="event"', 'range="all" time-zone=""'];
    const { page, release } = await visit({
      ...withList({ attributes }),
      hold: chunks,
      timeZone: 'America/Los_Angeles',
    });
    const before = await titles(page);
    for (const text of atLeastOne(await seenIn(page))) expect(text).not.to.match(/EST|PST|your time/);
    release();
    await settled(page);
    const [ofEvents, ofVisitor] = await seenIn(page);
    for (const text of [ofEvents!, ofVisitor!])
      expect(text.replace(/\s+/g, ' ')).to.contain('8:00 – 9:15 AM EST').and.not.contain('your time');
    expect((await titles(page)).slice(0, 10)).to.deep.equal(before.slice(0, 10));
  });

  it('moves nothing for visitors here and elsewhere, however narrow it is, where only the clock of events is to be shown', async () => {
    // So wide that the name of the zone needs a line of its own in some list.
    const widths = [9, 10, 11, 12, 13, 14, 15, 16]
      .map((width) => `<div style="inline-size: ${width}rem">LIST</div>`)
      .join('');
    for (const timeZone of ['America/New_York', 'America/Los_Angeles']) {
      const attributes = ['list', 'cards'].map((layout) => `time-zone="" time-display="event" layout="${layout}"`);
      const { page, release } = await visit({
        ...withList({ attributes, answer: later, around: widths }),
        hold: chunks,
        timeZone,
      });
      const before = await titles(page);
      release();
      await settled(page);
      expect(await titles(page), timeZone).to.deep.equal(before);
      for (const text of atLeastOne(await seenIn(page)))
        expect(text.includes('EST'), timeZone).to.equal(timeZone === 'America/Los_Angeles');
    }
  });

  it('is a message where there are no events, whose steps have their places', async () => {
    const attributes = ['', 'range="all"', 'range="past"'];
    const { page, release } = await visit({ ...withList({ attributes, answer: none }), hold: chunks, api: () => none });
    const read = async () => ({ said: await seenIn(page), ends: await endsOfLists(page) });
    const before = await read();
    release();
    await settled(page);
    expect(await read()).to.deep.equal(before);
  });

  it('needs no more of a strict policy than the hash of its style', async () => {
    const hash = await hashOf(styleOf(renderers['cal-event-list']!));
    const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self' '${hash}'; require-trusted-types-for 'script'`;
    const { page, complaints, release } = await visit({
      ...withList(),
      hold: chunks,
      headers: { 'content-security-policy': policy },
    });
    expect(
      await page.$eval(
        'cal-event-list',
        ({ shadowRoot: root }) => getComputedStyle(root!.querySelector('.card')!).display,
      ),
    ).to.equal('flex');
    release();
    await settled(page);
    expect(complaints).to.deep.equal([]);
  });

  it('is one list where scripts write it into a page', async () => {
    const { page, requests } = await visit({
      body: async (api) =>
        `${script}<main></main><textarea>${(await withList().body(api)).replace(script, '').replaceAll('<', '&lt;')}</textarea>`,
    });
    await page.evaluate(() => (document.querySelector('main')!.innerHTML = document.querySelector('textarea')!.value));
    await listsShown(page);
    expect(await textsOf(page)).to.have.length(10);
    expect(asked(requests)).to.deep.equal([]);
  });

  it('keeps the height of its skeleton for an element that has an answer and no picture', async () => {
    const heightOf = async (given: Prerendered) => {
      const { page } = await visit({
        ...withList({ ...given, attributes: 'color-by="venue"' }),
        hold: /^\/dist\/chunks\/event-options-/,
      });
      await page.waitForFunction(() =>
        document.querySelector('cal-event-list')!.shadowRoot?.querySelector('.skeleton'),
      );
      return page.$eval('cal-event-list', (list) => list.offsetHeight);
    };
    const height = await heightOf({});
    expect(height).to.equal(await heightOf({ isPlain: true }));
    expect(height).to.be.above(500);
  });
});
