import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-calendar.js';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-provider.js';
import { facets } from '../../../src/elements/controls/facets.js';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import type { CalEventMonth } from '../../../src/elements/cal-event-month.js';
import { atLeastOne } from '../../at-least-one.js';
import { allEvents, Calendar, comingEvents, json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { type FiltersPage, askedFor, changedParameters, openFilters } from './filters-page.js';

setUpEnvironment();

const { geolocation } = navigator;
const locate = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
afterEach(() => Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation }));

const at = (latitude: number, longitude: number): Geolocation['getCurrentPosition'] => {
  return (found) => found({ coords: { latitude, longitude } } as GeolocationPosition);
};

/** A calendar that refuses what it does not know, as real ones do, and searches by place. */
class StrictCalendar extends Calendar {
  knowsPlaces = true;

  constructor(...events: ConstructorParameters<typeof Calendar>) {
    super(...events);
    const { answer } = this;
    this.answer = (url) => {
      const known = {
        categories: this.others.categories.flatMap(({ id, slug }) => [String(id), slug]),
        tags: this.others.tags.flatMap(({ id, slug }) => [String(id), slug]),
        venue: this.others.venues.map(({ id }) => String(id)),
        organizer: this.others.organizers.map(({ id }) => String(id)),
        featured: ['true', 'false'],
      };
      if (!url.pathname.endsWith('/events')) return answer(url);
      const refused = Object.entries(known).find(([name, values]) =>
        url.searchParams
          .get(name)
          ?.split(',')
          .some((value) => !values.includes(value)),
      );
      if (refused)
        return json(
          { code: 'rest_invalid_param', message: '', data: { status: 400, params: { [refused[0]]: '' } } },
          400,
        );
      const isFar = this.knowsPlaces && Number(url.searchParams.get('geoloc_lat')) < -40;
      return isFar ? json({ events: [], total: 0, total_pages: 0 }) : answer(url);
    };
  }
}

const { categories, tags, venues, organizers } = new Calendar().others;

const parent = categories.find(({ id }) => categories.some((one) => one.parent === id))!;
const child = categories.find((one) => one.parent === parent.id)!;
const alone = categories.find((one) => !one.parent && one !== parent && !/^\d+$/.test(one.slug))!;

/** What a facet of each sort must change, and nothing else. */
const table: Readonly<
  Record<
    'date' | 'category' | 'cost' | 'near',
    { readonly choose: (page: FiltersPage) => Promise<void>; readonly changes: object }
  >
> = {
  date: {
    choose: async (page) => {
      await page.open('Date');
      await page.choose('Tomorrow');
    },
    // On the Chatham Islands it is the 21st. Both mean the end of their day (wire section 6.1).
    // Tomorrow is another day on other clocks, so the days of all of them are asked for, in longer pages.
    changes: { per_page: '50', starts_before: '2026-11-22', ends_after: '2026-11-20' },
  },
  category: {
    choose: async (page) => {
      await page.open('Category');
      await page.choose(alone.name);
    },
    changes: { categories: alone.slug },
  },
  cost: {
    choose: async (page) => {
      await page.press('Free');
      await page.shown();
    },
    // No server has a filter for it: the list is read to its end in the longest pages, and filtered here.
    changes: { page: '5', per_page: '50' },
  },
  near: {
    choose: async (page) => {
      locate(at(40.71284, -74.00601));
      await page.press('Near me');
      await until(() => page.attribute('geoloc-lat'));
      await page.shown();
    },
    changes: { geoloc: 'true', geoloc_lat: '40.713', geoloc_lng: '-74.006' },
  },
};

/** What each value means, and what is left of other filters: test/unit/elements/controls/facets.test.ts. */
describe('each facet of cal-event-filters', () => {
  for (const facet of ['date', 'category', 'cost', 'near'] as const) {
    it(`${facet} changes its own parameters of the request, and clearing takes them away again`, async () => {
      const calendar = new StrictCalendar();
      calendar.events = comingEvents;
      const page = await openFilters(calendar, undefined, { attributes: '' });
      const before = (page.view as CalEventList).items;
      await table[facet].choose(page);
      expect(changedParameters(calendar)).to.deep.equal(table[facet].changes);
      expect(page.filtered).to.have.length(1);
      const { length } = calendar.asked;
      await page.press('Clear all');
      await page.shown();
      expect((page.view as CalEventList).items, 'those of the first answer, which is fresh').to.deep.equal(before);
      expect(calendar.asked.length).to.equal(length);
      expect([page.filtered, facets[facet].attributes.map((name) => page.attribute(name))]).to.deep.equal([
        [],
        facets[facet].attributes.map(() => null),
      ]);
    });
  }

  it('stands in the order of the attribute, and only if it is named', async () => {
    const page = await openFilters(new Calendar(), 'facets="venue, featured date"');
    expect(page.facetNames).to.deep.equal(['Venue', 'Featured', 'Date']);
    await page.set({ facets: null });
    expect(page.facetNames).to.deep.equal(['Free', 'Date', 'Category', 'Venue', 'Featured']);
  });

  it('the facet of free events shows only free events', async () => {
    const events = allEvents.slice(0, 40).map((event, index) => {
      const values = [index % 10 ? '5' : '0'];
      return { ...event, id: index + 1, cost_details: { ...event.cost_details, values } };
    });
    const page = await openFilters(new Calendar(events), 'facets="cost"', { attributes: 'range="all"' });
    await page.press('Free');
    await page.shown();
    const ids = (page.view as CalEventList).items.map(({ id }) => id);
    expect([page.filtered, ids.sort((one, other) => one - other)]).to.deep.equal([['Free'], [1, 11, 21, 31]]);
  });

  it('the facet of events online is offered where there are some, and shows only them', async () => {
    const events = allEvents.slice(0, 40).map((event, index) => ({
      ...event,
      id: index + 1,
      ...(index % 10 === 3 && { is_virtual: true }),
    }));
    const page = await openFilters(new Calendar(events), '', { attributes: 'range="all"' });
    await until(() => page.facet('Online'));
    await page.press('Online');
    await page.shown();
    const ids = (page.view as CalEventList).items.map(({ id }) => id);
    expect([page.filtered, ids.sort((one, other) => one - other)]).to.deep.equal([['Online'], [4, 14, 24, 34]]);
  });

  it('the facet of events with tickets is there where it is named, and asks the server', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar, 'facets="date ticketed"', { attributes: 'range="all"' });
    expect((page.facet('With tickets') as HTMLButtonElement).disabled).to.equal(false);
    await page.press('With tickets');
    await page.shown();
    expect([page.filtered, page.attribute('ticketed'), calendar.query.ticketed]).to.deep.equal([
      ['With tickets'],
      'true',
      'true',
    ]);
    await page.press('With tickets');
    expect(page.attribute('ticketed')).to.equal(null);
  });

  it('for free events waits for a list that can be searched whole', async () => {
    const many = new Calendar(Array.from({ length: 1001 }, (_, index) => ({ ...allEvents[0]!, id: index + 1 })));
    const page = await openFilters(many, 'facets="cost"', { attributes: 'range="all"' });
    expect((page.facet('Free') as HTMLButtonElement).disabled).to.equal(true);
  });

  it('is an error where nobody knows it, and the others stay', async () => {
    const page = await openFilters(new Calendar(), 'facets="venue price"');
    await until(() => page.text('error').includes('facets="venue price"'));
    expect(page.facetNames).to.include('Category');
  });

  it('asks for its values when it is opened, once for all filters of a page', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar);
    expect(askedFor(calendar)).to.deep.equal({});
    await page.open('Category');
    await page.open('Venue');
    await page.open('Category');
    const other = document.createElement('cal-event-filters');
    other.setAttribute('for', 'view');
    page.view.setAttribute('categories', categories[0]!.slug);
    page.view.after(other);
    await until(() => other.shadowRoot?.querySelector('[part~="chosen"]')?.textContent?.includes(categories[0]!.name));
    expect(askedFor(calendar)).to.deep.equal({ categories: 1, venues: 1 });
  });

  it('says why it has no values, and asks again on request', async () => {
    const calendar = new Calendar();
    const { answer } = calendar;
    calendar.answer = (url) =>
      url.pathname.endsWith('/tags') ? json({ code: 'broken', message: '', data: null }, 500) : answer(url);
    const page = await openFilters(calendar);
    page.facet('Tag').click();
    await until(() => page.text('error').includes('can’t be shown'));
    calendar.answer = answer;
    page.button('Try again').click();
    await until(() => page.box.querySelector('[part~="value"]'));
    expect(page.names).to.include(tags[0]!.name);
  });

  it('is not offered for views that cannot be filtered by it', async () => {
    const page = await openFilters(new Calendar(), undefined, {
      view: 'cal-event-month',
      attributes: 'date="2026-11-20"',
    });
    expect(page.facetNames).to.deep.equal(['Category', 'Tag', 'Venue', 'Organizer', 'Featured', 'Free', 'Near me']);
    const month = page.view as CalEventMonth;
    const { length } = month.items;
    const { name, slug } = month.items.flatMap((event) => event.categories)[0]!;
    await page.open('Category');
    await page.choose(name);
    expect(month.items.length).to.be.within(1, length - 1);
    expect(atLeastOne(month.items).every((event) => event.categories.some((term) => term.slug === slug))).to.equal(
      true,
    );
  });
});

describe('the values of a facet', () => {
  it('are added to one another and taken back', async () => {
    const page = await openFilters(new Calendar());
    await page.open('Category');
    await page.choose(alone.name);
    await page.choose(child.name);
    expect(page.attribute('categories')).to.equal(`${alone.slug},${child.slug}`);
    await page.choose(alone.name);
    expect([page.attribute('categories'), page.filtered]).to.deep.equal([child.slug, [child.name]]);
    expect(textOf(page.facet('Category'))).to.contain('1 active');
  });

  it('include the categories below a chosen one, which cannot be taken out of it', async () => {
    const page = await openFilters(new Calendar());
    await page.open('Category');
    await page.choose(child.name);
    await page.choose(parent.name);
    expect(page.attribute('categories')).to.equal(parent.slug);
    expect([page.value(child.name).checked, page.value(child.name).disabled]).to.deep.equal([true, true]);
    expect(page.value(child.name).closest('ul')!.closest('li')!.textContent).to.contain(parent.name);
  });

  it('show what the view says, by ID or slug, whoever has set it', async () => {
    const page = await openFilters(new Calendar());
    await page.open('Category');
    page.view.setAttribute('categories', `${alone.id}, unheard-of`);
    await until(() => page.value(alone.name).checked);
    expect(page.filtered).to.deep.equal([alone.name, 'unheard-of']);
    await page.removeChip('unheard-of');
    expect(page.attribute('categories')).to.equal(String(alone.id));
    page.view.removeAttribute('categories');
    await until(() => !page.value(alone.name).checked);
    await page.settled();
    expect(page.filtered).to.deep.equal([]);
  });

  it('stay as they were where the page cancels cal-filter-change', async () => {
    const page = await openFilters(new Calendar());
    page.around.addEventListener('cal-filter-change', (event) => event.preventDefault());
    await page.open('Category');
    await page.choose(alone.name);
    expect([page.value(alone.name).checked, page.attribute('categories')]).to.deep.equal([false, null]);
    expect(page.changes).to.deep.equal([{ categories: alone.slug }]);
  });

  it('are found by their names among hundreds, of which a hundred are shown', async () => {
    const calendar = new Calendar();
    const venue = (id: number) => ({ ...venues[0]!, id, venue: `Hall ${id}` });
    calendar.others = { ...calendar.others, venues: Array.from({ length: 333 }, (_, index) => venue(index + 1)) };
    const page = await openFilters(calendar);
    await page.open('Venue');
    await until(() => page.box.textContent.includes('233 more'));
    expect(page.names).to.have.length(100);
    const find = page.one('find') as HTMLInputElement;
    expect(find.ariaLabel).to.equal('Find a venue');
    await until(() => page.root.activeElement === find);
    find.value = 'hall 321';
    find.dispatchEvent(new InputEvent('input'));
    await page.settled();
    expect(page.names).to.deep.equal(['Hall 321']);
    await page.choose('Hall 321');
    expect(page.attribute('venue')).to.equal('321');
    find.value = 'nowhere';
    find.dispatchEvent(new InputEvent('input'));
    await page.settled();
    expect(page.box.textContent).to.contain('No matches');
  });

  it('show names as text', async () => {
    const calendar = new Calendar();
    const hostile = { ...categories[0]!, parent: 0, name: '&lt;img src=x onerror=alert(1)&gt;' };
    calendar.others = { ...calendar.others, categories: [hostile] };
    const page = await openFilters(calendar);
    await page.open('Category');
    expect(page.names).to.deep.equal(['<img src=x onerror=alert(1)>']);
    await page.choose(page.names[0]!);
    expect([page.filtered, page.root.querySelector('img')]).to.deep.equal([['<img src=x onerror=alert(1)>'], null]);
  });
});

describe('dates', () => {
  it('are one of several ranges, days, or any', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar);
    await page.open('Date');
    expect(page.names).to.deep.equal([
      'Any date',
      'Today',
      'Tomorrow',
      'This weekend',
      'Next weekend',
      'This week',
      'Next week',
      'This month',
      'Next month',
      'Choose days',
    ]);
    expect(page.value('Any date').checked).to.equal(true);
    await page.choose('This weekend');
    expect([page.attribute('range'), page.filtered, page.value('This weekend').checked]).to.deep.equal([
      'weekend',
      ['This weekend'],
      true,
    ]);
    await page.choose('Any date');
    expect(page.attribute('range'), 'that of the page').to.equal('all');
  });

  it('are the weekend, week or month after this one, by the first day of the week that the page sets', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar, '', { attributes: 'range="all" first-day="7"' });
    await page.open('Date');
    for (const [name, range, starts_before, ends_after] of [
      ['Next weekend', 'next-weekend', '2026-11-29', '2026-11-27'],
      ['Next week', 'next-week', '2026-11-28', '2026-11-21'],
      ['Next month', 'next-month', '2026-12-31', '2026-11-30'],
    ] as const) {
      await page.choose(name);
      expect([page.attribute('range'), page.filtered]).to.deep.equal([range, [name]]);
      expect(changedParameters(calendar)).to.deep.equal({ starts_before, ends_after });
    }
  });

  it('are picked in a small month: a day, then another for all between them, then a new one', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar);
    await page.open('Date');
    page.value('Choose days').click();
    await until(() => page.one('days'));
    expect([page.value('Choose days').checked, page.changes]).to.deep.equal([true, []]);
    const pick = async (date: string) => {
      page.root.querySelector<HTMLElement>(`[data-date="${date}"] button`)!.click();
      await page.shown();
    };
    await pick('2026-11-24');
    expect([page.attribute('starts-before'), page.attribute('ends-after')]).to.deep.equal(['2026-11-24', '2026-11-23']);
    expect(page.filtered).to.deep.equal(['Nov 24']);
    await pick('2026-11-20');
    expect(page.filtered[0]).to.match(/^Nov 20\s–\s24$/);
    expect(changedParameters(calendar)).to.deep.equal({ starts_before: '2026-11-24', ends_after: '2026-11-19' });
    expect(page.all('selected')).to.have.length(5);
    await pick('2026-11-28');
    expect(page.filtered).to.deep.equal(['Nov 28']);
    await page.press('Clear all');
    await page.shown();
    expect(['range', 'starts-before', 'ends-after'].map((name) => page.attribute(name))).to.deep.equal([
      'all',
      null,
      null,
    ]);
  });

  it('are picked by keys alone, which keep the focus', async () => {
    const page = await openFilters(new Calendar());
    await page.open('Date');
    page.value('Choose days').click();
    await until(() => page.root.querySelector('.number[tabindex="0"]'));
    const focused = () => page.root.activeElement?.closest<HTMLElement>('[data-date]')?.dataset.date;
    page.root.querySelector<HTMLElement>('.number[tabindex="0"]')!.focus();
    expect(focused()).to.equal('2026-11-20');
    for (const [key, day] of [
      ['ArrowRight', '2026-11-21'],
      ['ArrowDown', '2026-11-28'],
      ['PageDown', '2026-12-28'],
      ['Home', '2026-12-27'],
    ] as const) {
      await sendKeys({ press: key });
      await until(() => focused() === day);
    }
    await sendKeys({ press: 'Enter' });
    await page.shown();
    expect([page.attribute('starts-before'), focused()]).to.deep.equal(['2026-12-27', '2026-12-27']);
  });
});

describe('the facets that are offered by default', () => {
  it('are free, date, category, venue and featured, and behind a button those that few look for', async () => {
    const page = await openFilters(new Calendar(), '');
    await until(() => page.one('more'));
    expect(page.facetNames).to.deep.equal(['Free', 'Date', 'Category', 'Venue', 'Featured']);
    await page.press('More');
    await until(() => page.root.activeElement === page.facet('Organizer'));
    expect([page.facetNames.slice(5), page.one('more')]).to.deep.equal([['Organizer', 'Tag'], undefined]);
  });

  it('are further ones too once they are set, and free events only where they can be found', async () => {
    const organizer = organizers[0]!;
    const many = new Calendar(
      Array.from({ length: 1001 }, (_, index) => ({ ...allEvents[0]!, id: index + 1, organizer: [organizer] })),
    );
    const page = await openFilters(many, '', { attributes: `range="all" organizer="${organizer.id}"` });
    await until(() => page.facet('Organizer') && !page.facet('Free'));
    expect(page.one('more')).not.to.equal(undefined);
  });
});

describe('the filters that are set', () => {
  it('stand in the buttons of their facets by the first value, and others as chips', async () => {
    const page = await openFilters(new Calendar(), undefined, {
      attributes: `range="weekend" categories="${alone.slug},${child.slug},${parent.slug}"`,
    });
    await until(() => page.facet('Category') && page.texts('chosen').includes(alone.name));
    expect(page.texts('chosen')).to.deep.equal(['This weekend', alone.name]);
    expect(textOf(page.facet('Category'))).to.equal(`Category, ${alone.name} +2, 3 active`);
    expect(page.chips).to.deep.equal([child.name, parent.name]);
    expect(page.one('clear')!.parentElement).to.equal(page.one('facets'));
  });

  it('are all taken away at once, and the focus goes to the facets', async () => {
    const page = await openFilters(new Calendar(), undefined, {
      attributes: `range="today" featured categories="${categories[0]!.slug}" venue="${venues[0]!.id}" search="the"`,
    });
    await until(() => page.filtered.includes(String(venues[0]!.venue)));
    expect(page.filtered).to.have.members(['Today', categories[0]!.name, String(venues[0]!.venue), 'Featured']);
    page.button('Clear all').focus();
    await page.press('Clear all');
    await page.shown();
    expect(['range', 'featured', 'categories', 'venue', 'search'].map((name) => page.attribute(name))).to.deep.equal([
      null,
      null,
      null,
      null,
      'the',
    ]);
    expect([page.filtered, page.root.activeElement]).to.deep.equal([[], page.facet('Date')]);
  });

  it('keep the focus among them when one goes', async () => {
    const page = await openFilters(new Calendar(), undefined, { attributes: 'range="today" featured', width: '320px' });
    page.button('Remove filter: Today').focus();
    await page.removeChip('Today');
    expect(page.root.activeElement).to.equal(page.button('Remove filter: Featured'));
  });

  it('leave alone what the page has fixed by not offering its facet', async () => {
    const page = await openFilters(new Calendar(), 'facets="featured"', {
      attributes: `range="all" featured categories="${categories[0]!.slug}"`,
    });
    expect(page.filtered).to.deep.equal(['Featured']);
    await page.press('Clear all');
    expect([page.attribute('featured'), page.attribute('categories')]).to.deep.equal([null, categories[0]!.slug]);
  });
});

describe('the search near the visitor', () => {
  it('asks for their position only on a press', async () => {
    let asked = 0;
    locate(() => void asked++);
    const page = await openFilters(new StrictCalendar());
    expect(asked).to.equal(0);
    page.button('Near me').click();
    await until(() => asked);
    expect([asked, page.attribute('geoloc-lat')]).to.deep.equal([1, null]);
    await until(() => page.root.textContent?.includes('Finding your location'));
  });

  it('the search near the visitor says why it has no position', async () => {
    locate((_, fail) => fail!({ code: 1 } as GeolocationPositionError));
    const page = await openFilters(new StrictCalendar());
    page.button('Near me').click();
    await until(() => page.root.textContent?.includes('Location is blocked'));
    expect([page.attribute('geoloc-lat'), page.button('Near me').ariaPressed]).to.deep.equal([null, 'false']);
  });

  it('does not ask where a server does not search by place, and says so', async () => {
    let asked = 0;
    locate(() => void asked++);
    const calendar = new StrictCalendar();
    calendar.knowsPlaces = false;
    const page = await openFilters(calendar);
    page.button('Near me').click();
    await until(() => page.root.textContent?.includes('can’t be searched by place'));
    expect([asked, page.attribute('geoloc-lat')]).to.deep.equal([0, null]);
  });
});

describe('tags', () => {
  it('are those of the events, where all are loaded, and none that only a blog uses', async () => {
    const calendar = new Calendar(allEvents.slice(0, 40));
    const used = new Set(calendar.events.flatMap(({ tags }) => tags.map(({ name }) => name)));
    const blog = { ...calendar.others.tags[0]!, id: 9999, slug: 'rezepte', name: 'Rezepte' };
    calendar.others = { ...calendar.others, tags: [...calendar.others.tags, blog] };
    const page = await openFilters(calendar, 'facets="tag"', { attributes: 'range="all" per-page="50"' });
    await page.open('Tag');
    expect([page.names.length, page.names.includes('Rezepte'), page.texts('hint')]).to.deep.equal([
      used.size,
      false,
      [],
    ]);
  });

  it('are told to be perhaps without events, where not all are loaded', async () => {
    const page = await openFilters(new Calendar(), 'facets="tag"');
    await page.open('Tag');
    expect(page.texts('hint')).to.deep.equal(['Some of these tags may have no events.']);
  });
});
