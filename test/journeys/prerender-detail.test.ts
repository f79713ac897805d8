import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { prerender } from '../../src/prerender/index.js';
import { attacks } from '../hostile-html.js';
import { recordedBody } from '../recordings.js';
import { visit, type Site } from '../pages/harness.js';
import { quiet } from '../pages/site.js';
import { themeOf, themes } from '../pages/themes.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const answered = Date.UTC(2026, 10, 20);

type Item = Readonly<Record<string, unknown>>;
const recorded = (name: string): Item => recordedBody(`events.read.${name}`) as Item;

/** An event whose images are at another host. */
const pictured: Item = {
  ...recorded('full'),
  image: { ...(recorded('full').image as object), url: 'https://third.example/a.png', sizes: {} },
  description: '<p>One <img src="https://third.example/a.png" alt="Stage"></p>',
};

/** Events of many sorts; under ids of their own, so that a page can show all of them. */
const sorts: readonly Item[] = [
  ...['full', 'all-day.multi-day', 'block-markup', 'coordinates', 'bare-minimum'].map(recorded),
  pictured,
].map((event, index) => ({ ...event, id: index + 1 }));

/** A page with the details of these events, which it came with; the code of the elements waits for `release()`. */
const prerendered = (
  events: readonly Item[],
  attributes: string,
  more: Partial<Site> = {},
  around = 'DETAILS',
): Site => ({
  hold: /^\/dist\/chunks\//,
  api: (path) => events.find(({ id }) => path.endsWith(`/events/${String(id)}`)),
  body: async (api) => {
    const details = events.map(
      ({ id }) => `<cal-event-detail ${api} event-id="${String(id)}" ${attributes}></cal-event-detail>`,
    );
    return (await prerender(script + around.replaceAll('DETAILS', details.join('')), { now: () => answered })).html;
  },
  ...more,
});

/** Notes where titles, facts and descriptions stand in each frame, once for each place. */
const watchPlaces = (page: Page) =>
  page.evaluate(() => {
    const places = new Set<string>();
    const note = () => {
      const shown = [...document.querySelectorAll('cal-event-detail')].flatMap((detail) => {
        const base = [...detail.shadowRoot!.querySelectorAll('.base')].find((one) => one.checkVisibility());
        return [...(base?.querySelectorAll('.headline, .summary, .fact, .description, .description *') ?? [])].map(
          (one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [one.className || one.localName, x, y, width, height].join(' ');
          },
        );
      });
      places.add(shown.join('\n'));
      requestAnimationFrame(note);
    };
    note();
    Object.assign(globalThis, { places });
  });
const placesSeen = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { places: Set<string> }).places]);

/** Waits until the elements have taken over, and nothing loads any more. */
async function upgraded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('cal-event-detail')].every(
      ({ shadowRoot }) => shadowRoot!.querySelector('.base') && !shadowRoot!.querySelector('.base.printed'),
    ),
  );
  await quiet(page);
}

/** What each detail shows, an element a line, without blanks and comments, and without what can be done, which needs scripts. */
const treesOf = (page: Page, part = '.base') =>
  page.$$eval(
    'cal-event-detail',
    (details, selector) => {
      const lines = (node: Node): string[] => {
        if (node instanceof Text) return node.data.trim() ? [node.data.replace(/\s+/g, ' ').trim()] : [];
        if (!(node instanceof Element)) return [];
        const attributes = [...node.attributes]
          .map(({ name, value }) => `${name}=${value.replace(/ ?\bprinted$/, '').trim()}`)
          .sort();
        const content = node.matches('slot[name=actions]') ? [] : [...node.childNodes].flatMap(lines);
        return [`<${node.localName} ${attributes.join(' ')}>`, ...content.map((line) => ` ${line}`)];
      };
      return details.map((detail) => lines(detail.shadowRoot!.querySelector(selector)!).join('\n'));
    },
    part,
  );

const asked = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/api/'));

const still = 'time-zone="America/New_York" show-related="false" show-map="false"';

describe('a detail whose event stands in the page', () => {
  it.each([390, 1280])(
    'is the one that the element shows, and moves in no frame, in each language, %d pixels wide',
    async (width) => {
      const languages = ['en', 'de', 'fr', 'es', 'ar', 'he', 'fa'];
      const around = languages
        .map((lang) => `<section lang="${lang}" dir="${/ar|he|fa/.test(lang) ? 'rtl' : 'ltr'}">DETAILS</section>`)
        .join('');
      const { page, requests, complaints, release } = await visit(prerendered(sorts, still, {}, around));
      await page.setViewport({ width, height: 900 });
      const before = await treesOf(page);
      expect(before[0]).to.contain('New Year’s Eve on the Quay');
      // Images of other hosts wait for consent.
      expect(before[5]).to.match(/Picture from third\.example[^]*Stage/);
      expect(
        await page.$$eval('cal-event-detail', (details) =>
          details.map((one) => one.shadowRoot!.querySelectorAll('button, form, cal-venue-map').length),
        ),
      ).to.deep.equal(languages.flatMap(() => sorts.map(() => 0)));
      requests.length = 0;
      await watchPlaces(page);
      release();
      await upgraded(page);
      expect(await treesOf(page)).to.deep.equal(before);
      expect((await placesSeen(page)).slice(1)).to.deep.equal([]);
      expect(asked(requests)).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
    },
  );

  it.each(themes)('moves in no frame below %s', async (name) => {
    const site = prerendered(sorts, still);
    const { page, release } = await visit({
      ...site,
      body: async (api) => `${themeOf(name)}<main>${await site.body(api)}</main>`,
    });
    const before = await treesOf(page);
    await watchPlaces(page);
    release();
    await upgraded(page);
    expect(await treesOf(page)).to.deep.equal(before);
    expect((await placesSeen(page)).slice(1)).to.deep.equal([]);
  });

  it('moves in no frame where the sanitizer arrives last, nor does what an author has put above it', async () => {
    const site = prerendered(sorts, still);
    const { page, release } = await visit({
      ...site,
      body: async (api) =>
        (await site.body(api)).replaceAll('</cal-event-detail>', '<b slot="header">Tonight</b></cal-event-detail>'),
      prepare: () => Reflect.deleteProperty(Element.prototype, 'setHTML'),
    });
    const before = await treesOf(page);
    await watchPlaces(page);
    release();
    await upgraded(page);
    expect(await treesOf(page)).to.deep.equal(before);
    expect((await placesSeen(page)).slice(1)).to.deep.equal([]);
  });

  it('has each event on its own clock where no zone is set, as a visitor there sees it', async () => {
    const { page, release } = await visit(prerendered(sorts, 'show-related="false"'));
    await page.emulateTimezone('America/New_York');
    const before = await treesOf(page);
    await watchPlaces(page);
    release();
    await upgraded(page);
    expect((await treesOf(page))[0]).to.equal(before[0]);
  });

  it('is read without scripts, and has neither what they bring nor its place', async () => {
    const { page } = await visit(prerendered(sorts, still, { hold: /^$/ }));
    await page.setJavaScriptEnabled(false);
    await page.reload();
    for (const width of [390, 1280]) {
      await page.setViewport({ width, height: 900 });
      const seen = await page.$eval('cal-event-detail', (detail) => {
        const shown = (selector: string) =>
          [...detail.shadowRoot!.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        return {
          title: shown('.headline').length,
          facts: shown('.fact').length,
          links: shown('.site').length,
          places: shown('.place, .brief').length,
          isFirst: shown('.side a')[0]!.matches('.site'),
        };
      });
      expect(seen).to.deep.equal({ title: 1, facts: 6, links: 1, places: 0, isFirst: true });
    }
  });

  it('runs and asks for nothing that a description holds, and keeps of it what the element keeps', async () => {
    // Browsers cut what is nested very deeply, counted from the top of the page; no HTML says that a link stands in a link; and browsers
    // differ in what a select may hold.
    const differing = ['deep nesting', 'links in links', 'a select'];
    const names = Object.keys(attacks);
    expect(names).to.include.members(differing);
    const events = Object.values(attacks).map((description, index) => ({
      ...recorded('full'),
      id: index + 1,
      description,
    }));
    const { page, complaints, release } = await visit(prerendered(events, still));
    const before = await treesOf(page, '.description');
    release();
    await upgraded(page);
    const after = await treesOf(page, '.description');
    for (const [index, name] of names.entries()) {
      expect(before[index], name).not.to.match(/^ *<(?!(div|span|p|a|img|b|i|table|tbody|tr|td|caption|details) )/m);
      expect(before[index], name).not.to.match(/^ *<[^>]* (on\w+|style|id|name|class(?!=(description dir|table )))=/m);
      if (!differing.includes(name)) expect(before[index], name).to.equal(after[index]);
    }
    expect(await page.evaluate(() => (globalThis as { __pwned?: unknown }).__pwned)).to.equal(undefined);
    expect(complaints).to.deep.equal([]);
  });

  it('is styled under a strict policy that knows its hash, with data for search engines', async () => {
    const fetch = (() => Promise.resolve(Response.json(sorts[0]))) as unknown as typeof globalThis.fetch;
    const { styleHashes } = await prerender(
      '<cal-event-detail base-url="https://calendar.example/api" slug="x"></cal-event-detail>',
      {
        fetch,
      },
    );
    const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self' '${styleHashes[0]!}'; require-trusted-types-for 'script'`;
    const { page, complaints, release } = await visit(
      prerendered(sorts, `${still} json-ld`, { headers: { 'content-security-policy': policy } }),
    );
    const isGrid = () =>
      page.$eval(
        'cal-event-detail',
        (one) => getComputedStyle(one.shadowRoot!.querySelector('.detail')!).display === 'grid',
      );
    expect(await isGrid()).to.equal(true);
    release();
    await upgraded(page);
    expect(await isGrid()).to.equal(true);
    expect(complaints).to.deep.equal([]);
  });

  it('shows an author’s own actions before and after', async () => {
    const site = prerendered([sorts[0]!], still);
    const { page, release } = await visit({
      ...site,
      body: async (api) =>
        (await site.body(api)).replace(
          '</cal-event-detail>',
          '<a slot="actions" href="/tickets">Tickets</a></cal-event-detail>',
        ),
    });
    const place = () =>
      page.$eval('[slot=actions]', (link) => JSON.stringify([link.checkVisibility(), link.getBoundingClientRect()]));
    const before = await place();
    expect(before).to.match(/^\[true/);
    release();
    await upgraded(page);
    expect(await place()).to.equal(before);
  });
});

describe('data for search engines in a prerendered page', () => {
  const scriptsOf = (page: Page) =>
    page.$$eval('script[type="application/ld+json"]', (scripts) =>
      scripts.map((one) => ({
        isKept: 'mark' in one,
        type: (JSON.parse(one.textContent) as Record<string, unknown>)['@type'] ?? 'graph',
      })),
    );

  it('is there before the script, and is not doubled by it', async () => {
    const site = prerendered([sorts[0]!], `${still} json-ld`);
    const { page, complaints, release } = await visit({
      ...site,
      body: async (api) =>
        `${await site.body(api)}${(await prerender(`<cal-event-list ${api} json-ld range="all"></cal-event-list>`, { now: () => answered })).html}`,
    });
    expect(await scriptsOf(page)).to.deep.equal([
      { isKept: false, type: 'Event' },
      { isKept: false, type: 'graph' },
    ]);
    await page.$$eval('script[type="application/ld+json"]', (scripts) =>
      scripts.forEach((one) => Object.assign(one, { mark: 1, text: one.textContent })),
    );
    const before = await page.$$eval('script[type="application/ld+json"]', (scripts) =>
      scripts.map((one) => one.textContent),
    );
    release();
    await upgraded(page);
    await page.waitForFunction(
      () => !document.querySelector('cal-event-list')!.shadowRoot!.querySelector('.base.printed'),
    );
    expect(await scriptsOf(page)).to.deep.equal([
      { isKept: true, type: 'Event' },
      { isKept: true, type: 'graph' },
    ]);
    expect(
      await page.$$eval('script[type="application/ld+json"]', (scripts) => scripts.map((one) => one.textContent)),
    ).to.deep.equal(before);
    await page.$eval('cal-event-detail', (detail) => detail.removeAttribute('json-ld'));
    await page.waitForFunction(() => !document.querySelector('cal-event-detail > script[type="application/ld+json"]'));
    expect(complaints).to.deep.equal([]);
  });
});
