import { expect, fixtureSync } from '@open-wc/testing';
import '../../../src/elements/cal-calendar.js';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-provider.js';
import type { CalEventFilters } from '../../../src/elements/cal-event-filters.js';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import { allEvents, Calendar, json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { openFilters } from './filters-page.js';

setUpEnvironment();

const { categories } = new Calendar().others;

describe('counts', () => {
  const hasEvents = (id: number) => allEvents.some((event) => event.categories.some((one) => one.id === id));
  // Among those shown first.
  const [category] = categories
    .filter(({ parent, id }) => !parent && !categories.some((one) => one.parent === id) && hasEvents(id))
    .sort((one, other) => one.name.localeCompare(other.name)) as [(typeof categories)[number]];
  const inCategory = allEvents.filter((event) => event.categories.some(({ id }) => id === category.id));

  it('are not shown, and nothing is asked for them, unless they are wanted', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar);
    const { length } = calendar.asked;
    await page.open('Category');
    expect([page.count(category.name), calendar.asked.length]).to.deep.equal(['', length + 1]);
  });

  it('are of the events that are loaded, if all are', async () => {
    const events = allEvents.slice(0, 40);
    const calendar = new Calendar(events);
    const page = await openFilters(calendar, 'counts', { attributes: 'range="all" per-page="50"' });
    await page.open('Category');
    const { length } = calendar.asked;
    expect(page.count(category.name)).to.equal(String(events.filter((event) => inCategory.includes(event)).length));
    expect(calendar.asked.length).to.equal(length);
  });

  it('are what the server says of the first twelve, eight requests at a time, each once, and equal the total of the view', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar, 'counts');
    const { length } = calendar.asked;
    const counted = () => calendar.asked.slice(length).filter(({ url }) => url.pathname.endsWith('/events'));
    const waiting: (() => void)[] = [];
    const { answer } = calendar;
    calendar.answer = (url) =>
      url.searchParams.get('per_page') === '1'
        ? new Promise((resolve) => waiting.push(() => void resolve(answer(url))))
        : answer(url);
    await page.open('Category');
    await until(() => counted().length === 8);
    expect(page.names.length).to.be.greaterThan(12);
    const all = 12;
    while (counted().length < all || waiting.length) {
      expect(waiting.length).to.be.at.most(8);
      waiting.shift()?.();
      await page.settled();
      await until(() => waiting.length || counted().length === all);
    }
    await until(() => page.names.slice(0, all).every((name) => page.count(name)));
    expect([counted().length, page.names.slice(all).filter((name) => page.count(name))]).to.deep.equal([all, []]);
    expect(new Set(counted().map(({ url }) => url.searchParams.get('categories'))).size).to.equal(all);
    calendar.answer = answer;
    const { length: known } = calendar.asked;
    const said = page.count(category.name);
    await page.choose(category.name);
    expect(String((page.view as CalEventList).total)).to.equal(said);
    expect(calendar.asked.length, 'only the list').to.equal(known + 1);
  });

  it('counts follow the choices of other facets', async () => {
    const page = await openFilters(new Calendar(), 'counts', { attributes: 'range="all" featured' });
    await page.open('Category');
    await until(() => page.count(category.name));
    expect(page.count(category.name)).to.equal(String(inCategory.filter(({ featured }) => featured).length));
  });

  it('counts are left out when the server fails', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar, 'counts');
    const { answer } = calendar;
    let failures = 0;
    calendar.answer = (url) => {
      if (url.searchParams.get('per_page') !== '1') return answer(url);
      failures++;
      return json({ code: 'rest_invalid_param', message: '', data: { status: 400, params: {} } }, 400);
    };
    await page.open('Category');
    await until(() => failures === 12);
    await page.settled();
    expect(page.names.map((name) => page.count(name)).join('')).to.equal('');
  });
});

describe('filters in a provider', () => {
  it('filters in a provider change all its views', async () => {
    const calendar = new Calendar();
    const around = fixtureSync<HTMLElement>('<div></div>');
    around.innerHTML = `<cal-provider base-url="${calendar.baseUrl}"><cal-event-filters></cal-event-filters>
      <cal-event-list range="all"></cal-event-list><cal-event-month></cal-event-month></cal-provider>`;
    const [list, month] = [around.querySelector('cal-event-list')!, around.querySelector('cal-event-month')!];
    const filters = around.querySelector<CalEventFilters>('cal-event-filters')!;
    await Promise.all([list.settled, month.settled]);
    const featured = () =>
      [...(filters.shadowRoot?.querySelectorAll('button') ?? [])].find((button) => textOf(button) === 'Featured');
    await until(featured);
    featured()!.click();
    expect([list, month].map((view) => view.getAttribute('featured'))).to.deep.equal(['true', 'true']);
    await Promise.all([list.settled, month.settled]);
  });

  it('take the address of the calendar from their view where they have none', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar);
    await page.open('Organizer');
    expect(calendar.asked.at(-1)!.url.host).to.equal(calendar.host);
  });
});

describe('filters in a calendar', () => {
  it('change it, and count the events of the view inside', async () => {
    const calendar = new Calendar();
    const around = fixtureSync<HTMLElement>('<div></div>');
    around.innerHTML = `<cal-calendar base-url="${calendar.baseUrl}" views="list month" date="2026-12-05">
      <cal-event-filters slot="toolbar-end" facets="category" layout="panel" counts></cal-event-filters></cal-calendar>`;
    const whole = around.querySelector('cal-calendar')!;
    const filters = around.querySelector<CalEventFilters>('cal-event-filters')!;
    const labels = () => [...(filters.shadowRoot?.querySelectorAll('[part~="value"]') ?? [])];
    const countOf = (label: Element) => Number(textOf(label.querySelector('[part~="count"]')) || NaN);
    await whole.settled;
    await until(
      () =>
        labels().length &&
        labels()
          .slice(0, 12)
          .every((label) => countOf(label) >= 0),
    );
    const most = labels()
      .slice(0, 12)
      .sort((one, other) => countOf(other) - countOf(one))[0]!;
    const count = countOf(most);
    expect(count, 'of December').to.be.within(1, whole.total);
    most.querySelector('input')!.click();
    expect(whole.getAttribute('categories')).not.to.equal(null);
    await whole.updateComplete;
    await whole.settled;
    expect(whole.total).to.equal(count);
  });
});

describe('what a view changes by itself', () => {
  it('is shown, as by the button of an empty list', async () => {
    const page = await openFilters(new Calendar([]), undefined, { attributes: 'range="today"' });
    expect(page.filtered).to.deep.equal(['Today']);
    const button = [...page.view.shadowRoot!.querySelectorAll('button')].find(
      (one) => textOf(one) === 'Show upcoming events',
    )!;
    button.click();
    await until(() => !page.filtered.length);
    await page.shown();
  });
});
