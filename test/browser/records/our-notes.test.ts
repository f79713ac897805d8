import { expect } from '@open-wc/testing';
import '../../../src/entries/elements.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';
import { allEvents, Calendar, json } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { restUntil, setUpEnvironment, textOf, until } from '../environment.js';
import { ownTiles } from '../map/map-page.js';
import { eventAt } from '../period/made-events.js';
import { ListPage } from '../list/list-page.js';

setUpEnvironment();

class AnyPage extends ElementPage<CalElement> {}

/** What a calendar may say under names that could be ours; `elsewhere` is another one. */
const claims = (elsewhere: Calendar): Readonly<Record<string, unknown>> => ({
  'an address': elsewhere.baseUrl,
  'an object that is no text': { server: elsewhere.baseUrl, name: {}, toString: 1, valueOf: 1 },
  'a number': 7,
});
const names = ['base_url', 'source', 'origin', 'notes', 'occurrences', 'searched', 'sharesSlug'];

/** An item and all below it, with this said under each of the names. */
const claiming = (item: object, claim: unknown): object =>
  JSON.parse(JSON.stringify(item), (_, value: unknown) =>
    typeof value === 'object' && value && !Array.isArray(value)
      ? { ...value, ...Object.fromEntries(names.map((name) => [name, claim])) }
      : value,
  ) as object;

const elements: Readonly<Record<string, string>> = {
  'cal-event-list': 'range="all" layout="cards" color-by="source" fold-series',
  'cal-event-month': 'date="2026-11-20" color-by="source"',
  'cal-event-week': 'date="2026-11-20" color-by="source"',
  'cal-event-map': `range="all" tiles="${ownTiles}" color-by="source" per-page="10"`,
  'cal-venue-map': `tiles="${ownTiles}"`,
  'cal-venue-list': 'counts',
  'cal-organizer-list': 'counts',
  'cal-calendar': '',
};

describe('what an answer says under names that could be ours', () => {
  const claimed = (what: string) => {
    const [elsewhere, plain, calendar] = [new Calendar(), new Calendar(allEvents.slice(0, 12)), new Calendar()];
    const claim = claims(elsewhere)[what];
    calendar.answer = async (url) => json(claiming((await (await plain.answer(url)).json()) as object, claim));
    return { elsewhere, plain, calendar };
  };

  for (const what of Object.keys(claims(new Calendar())))
    for (const [tag, attributes] of Object.entries(elements))
      it(`${what}: ${tag} shows what it shows without, and asks nobody else`, async () => {
        const { elsewhere, plain, calendar } = claimed(what);
        const open = async (one: Calendar) => {
          const page = await AnyPage.open(markupOf(tag, one, attributes));
          await page.settled();
          return page;
        };
        const [without, page] = [await open(plain), await open(calendar)];
        await until(() => textOf(page.root) === textOf(without.root));
        expect(page.texts('legend-item')).to.deep.equal([]);
        expect(elsewhere.asked).to.have.length(0);
      });

  it('does not decide whom a detail asks that fetches ahead', async () => {
    const { elsewhere, calendar } = claimed('an address');
    const page = await ListPage.of(
      calendar,
      'range="all" paging="none"',
      `</cal-event-list><cal-event-detail base-url="${calendar.baseUrl}">`,
    );
    const link = page.root.querySelectorAll('a')[1]!;
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await restUntil(() => calendar.asked.length + elsewhere.asked.length > 1);
    expect(elsewhere.asked).to.have.length(0);
  });
});

describe('a list of two calendars that is fetched again', () => {
  it('still knows which events are from which, though only one of them has changed', async () => {
    const of = (name: string, day: number) =>
      eventAt(`${name} ${day}`, `2026-12-0${day} 19:00`, `2026-12-0${day} 20:00`, {
        global_id: `${name}?id=${day}`,
        global_id_lineage: [],
      });
    const [town, school] = [
      new Calendar([of('Town', 1), of('Town', 3)]),
      new Calendar([of('School', 2), of('School', 4)]),
    ];
    const page = await ListPage.of({ baseUrl: `${town.baseUrl} ${school.baseUrl}` } as Calendar, 'color-by="source"');
    const labels = [town, school, town, school].map(({ host }) => `${host}/api`);
    expect(page.texts('color-label')).to.deep.equal(labels);
    const { representation } = page.element.items[3]!;
    town.events = [town.events[0]!, { ...town.events[1]!, title: 'Town 3, moved' }];
    await page.element.refresh();
    await until(() => page.titles.includes('Town 3, moved'));
    expect(page.texts('color-label')).to.deep.equal(labels);
    expect(page.element.items[3]!.representation).to.equal(representation);
  });
});
