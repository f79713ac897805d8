import { expect, fixtureSync } from '@open-wc/testing';
import '../../../src/elements/index.js';
import { kebabCase, resources, type FilterTable, type ResourceName } from '../../../src/schema/index.js';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';

setUpEnvironment();

/** Every element that shows a list of the interface, by the resource of its route. */
const elements: Readonly<Record<ResourceName, readonly string[]>> = {
  events: ['cal-event-list', 'cal-event-month', 'cal-event-week', 'cal-event-map'],
  venues: ['cal-venue-list', 'cal-venue-map'],
  organizers: ['cal-organizer-list'],
  categories: ['cal-category-list'],
  tags: ['cal-tag-list'],
};

/** These elements show all events of their days, so they request every page and have no attribute `page`. */
const withoutPage = ['cal-event-month', 'cal-event-week'];

/** These are read whole, fifty items a request, so that they are in order across the pages that they show (directory-lists.test.ts). */
const readWhole = ['cal-venue-list', 'cal-organizer-list'];

/** A text for each kind, by its name; the date lies in the month and week of the fake clock. */
const samples: Readonly<Record<string, string>> = {
  text: 'jazz & "blues"',
  date: '2026-11-20',
  positive: '7',
  number: '-3.5',
  boolean: 'true',
  ids: '3,17',
  idsOrSlugs: 'music,7',
};

/** The requests of an element with these attributes. */
async function asked(tag: string, attributes: Readonly<Record<string, string>>): Promise<URLSearchParams[]> {
  const calendar = new Calendar([]);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, 'base-url': calendar.baseUrl })) element.setAttribute(name, value);
  fixtureSync('<div></div>').append(element);
  await until(() => calendar.asked.length);
  return calendar.asked.map(({ url }) => url.searchParams);
}

describe('every documented query parameter is an attribute and reaches the request', () => {
  for (const [resource, tags] of Object.entries(elements)) {
    const filters: FilterTable = resources[resource as ResourceName].filters;
    for (const tag of tags) {
      for (const [name, { kind, together }] of Object.entries(filters)) {
        if (name === 'page' && withoutPage.includes(tag)) continue;
        if (['page', 'per_page'].includes(name) && readWhole.includes(tag)) continue;
        for (const spelling of new Set([kebabCase(name), name])) {
          it(`${tag} ${spelling}`, async () => {
            const value = samples[kind.name]!;
            const queries = await asked(tag, { [spelling]: value, ...(together && { [together]: samples.number! }) });
            expect(queries.map((query) => query.get(name))).to.include(value);
          });
        }
      }
    }
  }

  for (const tag of withoutPage) {
    it(`${tag} ignores page, since it shows every page`, async () => {
      expect((await asked(tag, { page: '7' })).map((query) => query.get('page'))).not.to.include('7');
    });
  }

  it('every element with a list is tested here', async () => {
    const all = Object.keys(await import('../../../src/elements/index.js')).filter((name) => /List$|Month$|Week$|Map$/.test(name));
    const classes = Object.values(elements)
      .flat()
      .map((tag) => customElements.get(tag)!.name.replace(/^_/, ''));
    expect(classes.sort()).to.deep.equal(all.sort());
  });
});
