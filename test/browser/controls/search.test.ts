import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-event-search.js';
import '../../../src/elements/cal-organizer-list.js';
import '../../../src/elements/cal-venue-list.js';
import type { CalEventSearch } from '../../../src/elements/cal-event-search.js';
import { atLeastOne } from '../../at-least-one.js';
import {
  directions,
  expectAccessibleIn,
  expectNoViolation,
  isWebKit,
  itWhere,
  itWithPreferences,
  prefer,
} from '../appearance.js';
import { allEvents, Calendar, json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { ControlPage } from './controls-page.js';

setUpEnvironment();

/** After the last key: until the server is asked for suggestions, and until the view searches. */
const [toSuggest, toSearch] = [150, 300];

/** The pauses between keys, which end when a test says so. */
class Pauses {
  readonly #waiting = new Map<number, { readonly wait: number; readonly run: () => void }>();
  readonly #timers = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  #count = 0;

  constructor() {
    const { setTimeout, clearTimeout } = this.#timers;
    globalThis.setTimeout = ((run: () => void, wait?: number) => {
      if (wait !== toSuggest && wait !== toSearch) return setTimeout(run, wait);
      this.#waiting.set(--this.#count, { wait, run });
      return this.#count;
    }) as typeof globalThis.setTimeout;
    globalThis.clearTimeout = (id) => {
      if (!this.#waiting.delete(id as number)) clearTimeout(id);
    };
  }

  end(ended = toSearch): void {
    for (const [id, { wait, run }] of this.#waiting) {
      if (wait !== ended) continue;
      this.#waiting.delete(id);
      run();
    }
  }

  restore(): void {
    Object.assign(globalThis, this.#timers);
  }
}

let pauses: Pauses;
beforeEach(() => (pauses = new Pauses()));
afterEach(() => pauses.restore());

class SearchPage extends ControlPage<CalEventSearch> {
  get field(): HTMLInputElement {
    return this.one('field') as HTMLInputElement;
  }

  get isOpen(): boolean {
    return this.one('options')!.matches(':popover-open');
  }

  /** The suggestion that a screen reader reads while the keyboard is on it. */
  get active(): string {
    const id = this.field.getAttribute('aria-activedescendant');
    return id ? textOf(this.root.getElementById(id)!.querySelector('bdi')) : '';
  }

  /** All that is suggested, but for the words themselves. */
  get names(): string[] {
    return this.all('group').flatMap((group) => [...group.querySelectorAll('bdi')].map(textOf));
  }

  option(name: string): HTMLElement {
    return this.all('option').find((option) => textOf(option.querySelector('bdi')) === name)!;
  }

  /** Puts text into the field, as typing does. */
  async type(text: string): Promise<void> {
    this.field.focus();
    this.field.value = text;
    this.field.dispatchEvent(new InputEvent('input'));
    await this.settled();
  }

  async key(press: string): Promise<void> {
    await sendKeys({ press });
    await this.settled();
  }

  /** Types and waits until the view has searched. */
  async search(text: string): Promise<void> {
    await this.type(text);
    pauses.end();
    await this.shown();
  }
}

const searches = '<cal-event-search for="view"></cal-event-search>';
const open = (calendar = new Calendar(), attributes?: string) =>
  SearchPage.of(searches, calendar, attributes === undefined ? {} : { attributes });

const searchesOf = (calendar: Calendar) => calendar.asked.map(({ url }) => url.searchParams.get('search'));

const { title } = allEvents[0]!;

describe('cal-event-search', () => {
  it('searches once, a moment after the last key', async () => {
    const calendar = new Calendar();
    const page = await open(calendar);
    for (const text of ['h', 'ha', 'har', 'harb']) await page.type(text);
    expect(page.attribute('search')).to.equal(null);
    pauses.end();
    await page.shown();
    expect([page.attribute('search'), searchesOf(calendar)]).to.deep.equal(['harb', [null, 'harb']]);
    expect(page.changes).to.deep.equal([{ search: 'harb' }]);
  });

  it('searches at once on Enter, for a single letter too, and not again after the pause', async () => {
    const calendar = new Calendar();
    const page = await open(calendar);
    await page.type('x');
    await page.key('Enter');
    await page.shown();
    expect(page.attribute('search')).to.equal('x');
    pauses.end();
    expect(page.changes).to.deep.equal([{ search: 'x' }]);
  });

  it('finds everything again when fewer letters are left than it searches for', async () => {
    const page = await open();
    await page.search('harbour');
    await page.search('h');
    expect([page.attribute('search'), page.field.value]).to.deep.equal([null, 'h']);
  });

  it('takes the number of letters from min-length', async () => {
    const page = await SearchPage.of('<cal-event-search for="view" min-length="4"></cal-event-search>', new Calendar());
    await page.search('har');
    expect(page.attribute('search')).to.equal(null);
    await page.search('harb');
    expect(page.attribute('search')).to.equal('harb');
  });

  it('never searches for nothing, which servers refuse', async () => {
    const page = await open();
    await page.type('   ');
    await page.key('Enter');
    pauses.end();
    expect([page.attribute('search'), page.changes]).to.deep.equal([null, []]);
  });

  it('waits for the end of a letter that takes several keys', async () => {
    const page = await open();
    page.field.focus();
    page.field.value = 'ㅎㅏ';
    page.field.dispatchEvent(new InputEvent('input', { isComposing: true }));
    pauses.end();
    expect(page.attribute('search')).to.equal(null);
    page.field.value = '하늘';
    page.field.dispatchEvent(new CompositionEvent('compositionend'));
    pauses.end();
    expect(page.attribute('search')).to.equal('하늘');
  });

  it('empties the field with its button, finds everything again at once, and keeps the focus', async () => {
    const page = await open();
    await page.search('harbour');
    await page.press('Clear search');
    expect([page.field.value, page.attribute('search'), page.root.activeElement]).to.deep.equal(['', null, page.field]);
    expect(page.one('clear')).to.equal(undefined);
  });

  it('closes the suggestions on Escape, and empties the field on the next', async () => {
    const page = await open();
    await page.type(title.slice(0, 5));
    expect(page.isOpen).to.equal(true);
    await page.key('Escape');
    expect([page.isOpen, page.field.value]).to.deep.equal([false, title.slice(0, 5)]);
    await page.key('Escape');
    expect(page.field.value).to.equal('');
  });

  it('shows what its view searches for, whoever has set it', async () => {
    const page = await SearchPage.of(searches, new Calendar(), { attributes: 'range="all" search="jazz"' });
    expect(page.field.value).to.equal('jazz');
    page.view.setAttribute('search', 'folk');
    await until(() => page.field.value === 'folk');
    page.view.removeAttribute('search');
    await until(() => page.field.value === '');
  });

  it('shows it when it comes into the page after its view', async () => {
    const page = await open(new Calendar(), 'range="all" search="the"');
    const late = document.createElement('cal-event-search');
    late.setAttribute('for', 'view');
    page.view.after(late);
    await until(() => late.shadowRoot?.querySelector('input')?.value === 'the');
  });

  it('leaves alone what the visitor is typing while an earlier search is answered', async () => {
    const calendar = new Calendar();
    const page = await open(calendar);
    const answer = calendar.hold();
    await page.type('har');
    pauses.end();
    await page.type('harbour');
    answer();
    await page.shown();
    expect(page.field.value).to.equal('harbour');
  });

  it('changes nothing where the page cancels cal-filter-change', async () => {
    const page = await open();
    page.around.addEventListener('cal-filter-change', (event) => event.preventDefault());
    await page.search('harbour');
    expect([page.attribute('search'), page.field.value]).to.deep.equal([null, 'harbour']);
  });

  it('works alone, without a view', async () => {
    const page = await SearchPage.open<SearchPage>('<cal-event-search></cal-event-search>');
    await page.settled();
    await page.type('harbour');
    pauses.end();
    expect([page.field.value, page.isOpen]).to.deep.equal(['harbour', false]);
  });

  for (const [view, name, title] of [
    ['cal-venue-list', 'Find a venue', 'venue'],
    ['cal-organizer-list', 'Find an organizer', 'organizer'],
  ] as const)
    it(`searches a directory of ${title}s, and suggests and remembers nothing there`, async () => {
      const calendar = new Calendar();
      const page = await SearchPage.of(searches, calendar, { view, attributes: '' });
      expect([page.field.placeholder, page.field.ariaLabel, page.one('search')!.ariaLabel]).to.deep.equal([
        name,
        name,
        name,
      ]);
      page.field.click();
      await page.search('mill');
      expect([page.attribute('search'), searchesOf(calendar), page.isOpen]).to.deep.equal([
        'mill',
        [null, 'mill'],
        false,
      ]);
      await page.key('Enter');
      page.field.blur();
      const events = await open();
      events.field.click();
      await events.settled();
      expect(events.names).not.to.include('mill');
      await expectNoViolation(page.element);
    });

  it('shows an error for a min-length that is no number', async () => {
    const page = await SearchPage.of(
      '<cal-event-search for="view" min-length="two"></cal-event-search>',
      new Calendar(),
    );
    await until(() => page.text('error').includes('min-length="two"'));
  });
});

describe('while a search is under way', () => {
  for (const [view, attributes] of [
    ['cal-event-list', 'range="all"'],
    ['cal-event-month', 'date="2026-11-20"'],
  ] as const) {
    it(`${view} keeps the earlier results, marked busy, and never shows a late answer of an older search`, async () => {
      const calendar = new Calendar();
      const answers = new Map<string, () => void>();
      const { answer } = calendar;
      calendar.answer = (url) => {
        const search = url.searchParams.get('search');
        return search ? new Promise((resolve) => answers.set(search, () => void resolve(answer(url)))) : answer(url);
      };
      const page = await SearchPage.of(searches, calendar, { view, attributes });
      const base = () => page.view.shadowRoot!.querySelector('[part~="base"]')!;
      const items = () => (page.view as HTMLElementTagNameMap['cal-event-list']).items;
      const before = items();
      expect(before).not.to.deep.equal([]);
      await page.type('nothing');
      pauses.end();
      await until(() => answers.has('nothing'));
      expect([items(), base().getAttribute('part')!.trim()]).to.deep.equal([before, 'base busy']);
      const word = before[0]!.title.split(' ')[0]!;
      await page.type(word);
      pauses.end();
      await until(() => answers.has(word));
      answers.get('nothing')!();
      expect(items()).to.equal(before);
      answers.get(word)!();
      await until(() => items() !== before);
      expect(atLeastOne(items()).every((item) => item.title.includes(word))).to.equal(true);
      await page.shown();
    });
  }
});

/** Which of them fit, and in which order: test/unit/elements/controls/facets.test.ts. */
describe('the suggestions', () => {
  const event = allEvents.find(({ venue, categories }) => 'venue' in venue && categories.length > 0)!;
  const venue = event.venue as { readonly id: number; readonly venue: string };
  const category = event.categories[0]!;

  it('are events, venues and categories that the view has shown, with the day of each event', async () => {
    const page = await open(new Calendar([event]));
    await page.type(event.title.slice(0, 4));
    expect(page.names).to.include(event.title);
    expect(textOf(page.option(event.title).querySelector('[part~="date"]'))).to.match(/\d/);
    await page.type(venue.venue.slice(0, 5));
    expect(page.names).to.include(venue.venue);
    expect(page.all('group').map(({ ariaLabel }) => ariaLabel)).to.include('Venues');
    await page.type(category.name.slice(0, 4).toUpperCase());
    expect(page.names).to.include(category.name);
  });

  it('say the same name once, and show what it is as text', async () => {
    const name = '<img src=x onerror=alert(1)> fair';
    const twice = [1, 2].map((day) => ({ ...event, id: day, title: name, start_date: `2026-12-0${day} 10:00:00` }));
    const page = await open(
      new Calendar(twice.map((one) => ({ ...one, title: name.replaceAll('<', '&lt;').replaceAll('>', '&gt;') }))),
    );
    await page.type('fair');
    expect(page.names).to.deep.equal([name]);
    expect(page.root.querySelector('img')).to.equal(null);
  });

  it('know what the view has shown before it was searched', async () => {
    const page = await open(new Calendar(), 'range="all" per-page="50"');
    const later = allEvents[20]!.title;
    await page.search('zzzz');
    await page.type(later.slice(0, 8));
    expect(page.names).to.include(later);
  });

  it('are reached by the arrows, from the field and back to it, and left by Home and End', async () => {
    const page = await open();
    await page.type('the');
    const { names } = page;
    expect(names.length).to.be.greaterThan(1);
    expect([page.field.ariaExpanded, page.active]).to.deep.equal(['true', '']);
    await page.key('ArrowDown');
    expect([page.active, page.texts('active').length]).to.deep.equal([names[0], 1]);
    await page.key('ArrowUp');
    expect(page.active).to.equal('');
    await page.key('ArrowUp');
    expect(page.active).to.equal('Search “the” in titles and texts');
    await page.key('ArrowUp');
    expect(page.active).to.equal(names.at(-1));
    await page.key('Home');
    expect([page.active, page.field.selectionStart]).to.deep.equal(['', 0]);
    await page.key('ArrowDown');
    await page.key('End');
    expect([page.active, page.field.selectionStart]).to.deep.equal(['', 3]);
    page.field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true }));
    await page.settled();
    expect([page.isOpen, page.field.ariaExpanded]).to.deep.equal([false, 'false']);
    page.field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true }));
    await page.settled();
    expect([page.isOpen, page.active]).to.deep.equal([true, '']);
  });

  it('close when the focus leaves', async () => {
    const page = await open();
    await page.type('the');
    expect(page.isOpen).to.equal(true);
    page.field.blur();
    await page.settled();
    expect(page.isOpen).to.equal(false);
  });

  it('open an event as a row of a list does: cal-select, then its address unless the page cancels that', async () => {
    const page = await open(new Calendar([event]));
    page.around.addEventListener('cal-select', (select) => select.preventDefault());
    await page.type(event.title.slice(0, 6));
    const link = page.option(event.title) as HTMLAnchorElement;
    expect(link.href).to.equal(event.url);
    while (page.active !== event.title) await page.key('ArrowDown');
    await page.key('Enter');
    expect(page.details('cal-select').map((detail) => detail.event?.id)).to.deep.equal([event.id]);
    expect([page.isOpen, page.attribute('search')]).to.deep.equal([false, null]);
    await page.type(event.title.slice(0, 6));
    page.option(event.title).click();
    expect(page.details('cal-select')).to.have.length(2);
  });

  it('make a venue or a category a filter in place of the words', async () => {
    const page = await open(new Calendar([event]));
    await page.type(venue.venue.slice(0, 6));
    page.option(venue.venue).click();
    await page.shown();
    expect([page.attribute('venue'), page.attribute('search'), page.field.value]).to.deep.equal([
      String(venue.id),
      null,
      '',
    ]);
    await page.type(category.name.slice(0, 4));
    while (page.active !== category.name) await page.key('ArrowDown');
    await page.key('Enter');
    await page.shown();
    expect([page.attribute('categories'), page.attribute('search')]).to.deep.equal([category.slug, null]);
    pauses.end();
    expect(page.changes).to.deep.equal([
      { search: null, venue: String(venue.id) },
      { search: null, categories: category.slug },
    ]);
  });

  it('leave the focus in the field when they are pressed', async () => {
    const page = await open(new Calendar([event]));
    await page.type(venue.venue.slice(0, 6));
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true });
    page.option(venue.venue).dispatchEvent(press);
    expect([press.defaultPrevented, page.root.activeElement]).to.deep.equal([true, page.field]);
  });

  it('are not offered from what a calendar answers with nothing', async () => {
    const calendar = new Calendar();
    calendar.answer = () => json({ events: [], total: 0, total_pages: 0 });
    const page = await open(calendar);
    await page.type('harbour');
    expect([page.isOpen, page.field.ariaExpanded]).to.deep.equal([false, 'false']);
  });
});

describe('suggestions of the server', () => {
  const harbour = { ...allEvents[0]!, id: 9001, slug: 'open-harbour-day', title: 'Open Harbour Day' };
  const quay = { ...new Calendar().others.venues[0]!, id: 71, venue: 'Tarrin Quay' };
  const jazz = { ...new Calendar().others.categories[0]!, id: 81, slug: 'jazz', name: 'Jazz', parent: 0 };

  /** A calendar with more than its view shows on its first page. */
  function large(): Calendar {
    const calendar = new Calendar([
      ...allEvents,
      { ...harbour, start_date: '2029-01-01 10:00:00', end_date: '2029-01-01 11:00:00' },
    ]);
    calendar.others = { ...calendar.others, venues: [quay], categories: [jazz] };
    return calendar;
  }

  const groups = (page: SearchPage) =>
    Object.fromEntries(
      page.all('group').map((group) => [group.ariaLabel, [...group.querySelectorAll('bdi')].map(textOf)]),
    );

  /** The requests since the view was painted, as the visitor's words came over the wire. */
  const asked = (calendar: Calendar, from = 1) =>
    calendar.asked.slice(from).map(({ url }) => `${url.pathname.split('/').at(-1)} ${url.searchParams.get('search')}`);

  async function ask(page: SearchPage, text: string): Promise<void> {
    await page.type(text);
    pauses.end(toSuggest);
    await page.settled();
  }

  it('come a moment after the last key, of all that the view has not loaded, in groups', async () => {
    const calendar = large();
    const page = await open(calendar);
    await page.type('tarrin');
    expect([page.isOpen, asked(calendar)]).to.deep.equal([false, []]);
    pauses.end(toSuggest);
    await until(() => page.isOpen);
    expect(groups(page)).to.deep.equal({ Venues: ['Tarrin Quay'] });
    expect(asked(calendar)).to.have.members(['events tarrin', 'venues tarrin', 'categories tarrin']);
    expect(page.attribute('search')).to.equal(null);
    await ask(page, 'jazz');
    await until(() => groups(page).Categories?.includes('Jazz'));
    await ask(page, 'harbour day');
    await until(() => groups(page).Events?.includes('Open Harbour Day'));
    expect(
      calendar.asked
        .find(({ url }) => url.pathname.endsWith('events') && url.searchParams.has('search'))!
        .url.searchParams.get('per_page'),
    ).to.equal('5');
  });

  it('are announced by their number', async () => {
    const page = await open(large());
    await ask(page, 'tarrin');
    await until(() => page.text('status') === '1 suggestion');
  });

  it('become a filter in place of the words, for several views that are named', async () => {
    const calendar = large();
    const page = await SearchPage.of('<cal-event-search for="view other"></cal-event-search>', calendar);
    const other = document.createElement('cal-event-month');
    other.id = 'other';
    other.setAttribute('base-url', calendar.baseUrl);
    page.view.after(other);
    await ask(page, 'tarrin');
    await until(() => page.isOpen);
    await page.key('ArrowDown');
    await page.key('Enter');
    expect([page.attribute('venue'), other.getAttribute('venue'), page.field.value, page.isOpen]).to.deep.equal([
      '71',
      '71',
      '',
      false,
    ]);
    pauses.end();
    expect(page.changes).to.deep.equal([{ search: null, venue: '71' }]);
  });

  it('are asked for once: not again for the same words, and the requests for earlier ones end', async () => {
    const calendar = large();
    const page = await open(calendar);
    const answer = calendar.hold();
    await ask(page, 'tar');
    await until(() => asked(calendar).length === 3);
    await page.type('tarr');
    expect(calendar.asked.slice(1).map(({ signal }) => signal!.aborted)).to.deep.equal([true, true, true]);
    answer();
    await ask(page, 'tarr');
    await until(() => page.isOpen);
    await ask(page, 'tarri');
    // The list asks for events with the same words.
    const ofVenues = () => asked(calendar).filter((one) => one.startsWith('venues'));
    await until(() => ofVenues().length === 3);
    await ask(page, 'tarr');
    await until(() => page.isOpen);
    expect(ofVenues()).to.deep.equal(['venues tar', 'venues tarr', 'venues tarri']);
  });

  it('stay while the visitor types on, as far as they fit, and so does the keyboard', async () => {
    const calendar = large();
    const page = await open(calendar);
    await ask(page, 'tarrin');
    await until(() => page.isOpen);
    await page.type('tarrin q');
    expect(page.names).to.deep.equal(['Tarrin Quay']);
    await page.key('ArrowDown');
    pauses.end(toSuggest);
    await until(() => asked(calendar).length === 6);
    await page.settled();
    expect(page.active).to.equal('Tarrin Quay');
    await page.type('tarrin x');
    expect(page.isOpen).to.equal(false);
  });

  it('are not asked for by fewer letters than are searched for', async () => {
    const calendar = large();
    const page = await open(calendar);
    await ask(page, 't');
    expect(asked(calendar)).to.deep.equal([]);
  });

  it('do without the kind that a server does not know, and ask it no more', async () => {
    const calendar = large();
    const { answer } = calendar;
    calendar.answer = (url) =>
      url.pathname.endsWith('venues')
        ? json({ code: 'rest_no_route', message: '', data: { status: 404 } }, 404)
        : answer(url);
    const page = await open(calendar);
    await ask(page, 'jazz');
    await until(() => page.isOpen);
    expect([Object.keys(groups(page)).at(-1), page.texts('error')]).to.deep.equal(['Categories', []]);
    await until(() => page.one('options')!.ariaBusy === 'false');
    await ask(page, 'harbour');
    await until(() => groups(page).Events?.includes('Open Harbour Day'));
    expect(asked(calendar).filter((line) => line.startsWith('venues'))).to.deep.equal(['venues jazz']);
  });

  it('are those of the view, whose filters hold for events too', async () => {
    const calendar = large();
    await open(calendar, 'range="past" featured="true" per-page="20"').then((page) => ask(page, 'harbour'));
    await until(() => asked(calendar).includes('events harbour'));
    const query = calendar.asked.find(
      ({ url }) => url.searchParams.get('search') === 'harbour' && url.pathname.endsWith('events'),
    )!.url.searchParams;
    expect([query.get('featured'), query.has('ends_before'), query.get('per_page')]).to.deep.equal(['true', true, '5']);
  });

  it('are events of each of several calendars, and no venues, whose IDs differ', async () => {
    const [one, other] = [large(), large()];
    const page = await SearchPage.of(searches, one, { attributes: 'range="all"' });
    page.view.setAttribute('base-url', `${one.baseUrl} ${other.baseUrl}`);
    await page.shown();
    await ask(page, 'harbour day');
    await until(() => page.isOpen);
    expect(groups(page)).to.deep.equal({ Events: ['Open Harbour Day'] });
    for (const calendar of [one, other])
      expect(asked(calendar).filter((line) => !line.startsWith('events'))).to.deep.equal([]);
    const { venue } = allEvents.find((event) => 'venue' in event.venue)!;
    await page.type((venue as { readonly venue: string }).venue.slice(0, 6));
    expect(Object.keys(groups(page))).not.to.include('Venues');
  });
});

describe('words that mean days', () => {
  beforeEach(() => localStorage.clear());

  const parts = (page: SearchPage) =>
    ['range', 'starts-before', 'ends-after', 'search'].map((name) => page.attribute(name));

  it('become dates of a list in place of the words, and nothing is asked or searched for them', async () => {
    const calendar = new Calendar();
    const page = await open(calendar);
    const { length } = calendar.asked;
    await page.type('next weekend');
    expect(page.names).to.deep.equal(['Next weekend']);
    expect(page.all('option').map((option) => Boolean(option.querySelector('kbd')))).to.deep.equal([true, false]);
    expect(textOf(page.one('detail'))).to.match(/^Nov 28\s–\s29$/);
    await page.settled();
    expect([calendar.asked.length, page.attribute('search')]).to.deep.equal([length, null]);
    await page.key('ArrowDown');
    await page.key('Enter');
    await page.shown();
    expect([parts(page), page.field.value, page.isOpen]).to.deep.equal([['next-weekend', null, null, null], '', false]);
    expect(page.changes).to.deep.equal([
      { search: null, range: 'next-weekend', 'starts-before': null, 'ends-after': null },
    ]);
  });

  it('replace what the list shows as soon as all of them are there, until others are typed', async () => {
    const page = await open(new Calendar(), 'range="all"');
    await page.type('harbour');
    pauses.end();
    for (const [text, ...expected] of [
      ['next w', 'all', null, null, 'harbour'],
      ['next weekend', 'next-weekend', null, null, null],
      ['next week', 'next-week', null, null, null],
      ['dec 12', null, '2026-12-12', '2026-12-11', null],
      ['december', null, '2026-12-31', '2026-11-30', null],
      ['decemb', 'all', null, null, null],
      ['tonight', 'today', null, null, null],
      ['tonight’s', 'all', null, null, 'tonight’s'],
      ['tomorrow', 'tomorrow', null, null, null],
    ] as const) {
      await page.type(text);
      pauses.end();
      await page.settled();
      expect([parts(page), page.field.value], text).to.deep.equal([expected, text]);
    }
    (page.one('clear') as HTMLElement).click();
    await page.shown();
    expect([parts(page), page.field.value]).to.deep.equal([['all', null, null, null], '']);
  });

  it('are kept as a filter on Enter, and where the field is left', async () => {
    const page = await open();
    await page.type('tomorrow');
    await page.key('Enter');
    await page.shown();
    expect([parts(page), page.field.value]).to.deep.equal([['tomorrow', null, null, null], '']);
    await page.type('next month');
    pauses.end();
    await page.shown();
    page.field.blur();
    await page.settled();
    expect([parts(page), page.field.value]).to.deep.equal([['next-month', null, null, null], '']);
  });

  it('become a range where there is one, and are still searched for on request', async () => {
    const page = await open();
    await page.type('tomor');
    page.option('Tomorrow').click();
    await page.shown();
    expect(parts(page)).to.deep.equal(['tomorrow', null, null, null]);
    await page.type('tomorrow');
    pauses.end();
    page.all('option-words')[0]!.click();
    expect(parts(page)).to.deep.equal(['tomorrow', null, null, 'tomorrow']);
  });

  it('are those of the language of the page', async () => {
    document.documentElement.lang = 'de';
    const page = await open();
    await page.type('im dezember');
    expect(page.names).to.deep.equal(['Dezember 2026']);
    page.option('Dezember 2026').click();
    expect(parts(page)).to.deep.equal([null, '2026-12-31', '2026-11-30', null]);
  });

  it('turn a month to them', async () => {
    const page = await SearchPage.of(searches, new Calendar(), {
      view: 'cal-event-month',
      attributes: 'date="2026-11-20"',
    });
    await page.type('dec 12');
    page.option('Saturday, December 12').click();
    expect([page.attribute('date'), page.attribute('range')]).to.deep.equal(['2026-12-12', null]);
  });

  it('are offered in an empty field, and taken back there', async () => {
    const page = await open();
    page.field.click();
    await page.settled();
    expect(page.names).to.deep.equal(['Today', 'This weekend', 'Next weekend', 'Next month']);
    page.option('This weekend').click();
    await page.shown();
    page.field.focus();
    await page.key('ArrowDown');
    expect([page.active, page.attribute('range')]).to.deep.equal(['Any date', 'weekend']);
    await page.key('Enter');
    await page.shown();
    expect(page.attribute('range')).to.equal(null);
  });
});

describe('recent searches', () => {
  beforeEach(() => localStorage.clear());

  const opened = async (page: SearchPage) => {
    page.field.focus();
    await page.type('');
    await page.key('ArrowDown');
    return page.all('option-recent').map((option) => textOf(option.querySelector('bdi')));
  };

  it('are the last five different ones, the latest first, in the empty field of any search', async () => {
    const page = await open();
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'TWO']) {
      await page.type(text);
      await page.key('Enter');
    }
    const other = await open();
    expect(await opened(other)).to.deep.equal(['TWO', 'six', 'five', 'four', 'three']);
    expect(other.all('group').map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Recent', 'Dates']);
  });

  it('are searched for again at once', async () => {
    const page = await open();
    await page.search('harbour');
    page.field.blur();
    await page.search('');
    await opened(page);
    expect(page.active).to.equal('harbour');
    await page.key('Enter');
    await page.shown();
    expect([page.attribute('search'), page.field.value, page.isOpen]).to.deep.equal(['harbour', 'harbour', false]);
  });

  it('are forgotten on request, from the storage too', async () => {
    const page = await open();
    await page.type('harbour');
    await page.key('Enter');
    await opened(page);
    page.option('Clear recent searches').click();
    await page.settled();
    expect([
      page.all('option-recent').length,
      page.isOpen,
      localStorage.getItem('cal-elements.searches'),
    ]).to.deep.equal([0, true, null]);
  });

  it('do without a storage, and with what others have put there', async () => {
    localStorage.setItem('cal-elements.searches', '[1, {"a": 2}, "<img src=x onerror=alert(1)>", null]');
    const page = await open();
    expect(await opened(page)).to.deep.equal(['<img src=x onerror=alert(1)>']);
    expect(page.root.querySelector('img')).to.equal(null);
    localStorage.setItem('cal-elements.searches', '{');
    expect(await opened(page)).to.deep.equal([]);
    const refused = () => {
      throw new DOMException('', 'SecurityError');
    };
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refused });
    try {
      await page.search('harbour');
      await page.key('Enter');
      expect([await opened(page), page.names.length]).to.deep.equal([[], 4]);
    } finally {
      Object.defineProperty(globalThis, 'localStorage', before);
    }
  });
});

describe('the search in a narrow box', () => {
  const itWithFont = itWhere(!isWebKit, 'WebKit does not tell the font of a placeholder');
  itWithFont('shows all of its placeholder at twice the size of text', async () => {
    const page = await open(new Calendar());
    page.element.style.cssText = 'inline-size: 235px; font-size: 32px';
    const brush = document.createElement('canvas').getContext('2d')!;
    brush.font = getComputedStyle(page.field, '::placeholder').font;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(page.field);
    // Firefox leaves the padding of a field out of its clientWidth.
    const room =
      page.field.getBoundingClientRect().width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    expect(brush.measureText(page.field.placeholder).width).to.be.at.most(room);
  });
});

describe('accessibility of the search', () => {
  for (const [direction, language] of Object.entries(directions)) {
    it(`holds empty, with suggestions and with one of them reached, ${direction}`, async () => {
      document.documentElement.dir = direction;
      document.documentElement.lang = language;
      const expectGood = expectAccessibleIn(direction);
      const page = await open();
      await expectGood(page.element);
      await page.type('the');
      await page.key('ArrowDown');
      expect(page.isOpen).to.equal(true);
      await expectGood(page.element);
      expect(page.outside()).to.deep.equal([]);
      page.field.blur();
      await page.search('harbour');
      page.field.blur();
      await page.type('');
      await page.key('ArrowDown');
      expect(page.all('option-recent')).not.to.deep.equal([]);
      await expectGood(page.element);
    });
  }

  itWithPreferences('holds in forced colors', async () => {
    const page = await open();
    await page.type('the');
    await page.key('ArrowDown');
    await prefer({ 'forced-colors': 'active' });
    try {
      await expectNoViolation(page.element);
      expect(getComputedStyle(page.one('active')!).outlineStyle).to.equal('solid');
    } finally {
      await prefer({ 'forced-colors': 'none' });
    }
  });
});

describe('the field on a phone', () => {
  it('has letters of 16 pixels, below which phones zoom in as soon as it is touched', async () => {
    const page = await open();
    const field = page.root.querySelector('input')!;
    const rules = [...page.root.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const coarse = rules.find(
      (rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('coarse'),
    ) as CSSMediaRule;
    const rule = [...coarse.cssRules].find(
      (one) => one instanceof CSSStyleRule && field.matches(one.selectorText),
    ) as CSSStyleRule;
    expect(rule.style.fontSize).to.equal('max(16px, 1em)');
  });
});
