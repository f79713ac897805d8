import { expect, fixtureSync } from '@open-wc/testing';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import { Calendar, comingEvents } from '../calendar.js';
import { listMarkup, ListPage } from './list-page.js';
import { setUpEnvironment, until } from '../environment.js';

setUpEnvironment();

/** Each filter of each element in each spelling, and each range: test/unit/elements/filters.test.ts. */
describe('filters', () => {
  it('reach the request as properties, typed or as text', async () => {
    for (const given of [['music', 7], 'music,7']) {
      const calendar = new Calendar();
      const page = await ListPage.open(listMarkup(calendar));
      Object.assign(page.list, { categories: given });
      await page.settled();
      expect(calendar.query.categories).to.equal('music,7');
    }
  });

  it('a yes/no filter means yes without a value, and is not sent when absent', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'featured range="all"');
    expect(calendar.query.featured).to.equal('true');
    expect(page.status).to.equal('10 of 17 events');
    await page.set({ featured: null });
    expect(calendar.query).not.to.have.property('featured');
    expect(page.status).to.equal('10 of 316 events');
  });

  it('an empty text is not sent', async () => {
    const calendar = new Calendar(comingEvents);
    await ListPage.of(calendar, 'search="" categories=" " starts-after="" limit="" range=""');
    expect(calendar.query).to.deep.equal({ page: '1', per_page: '10', ends_after: '2026-11-19' });
  });

  it('a changed attribute loads the list anew, from the first page on', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" page="3"');
    expect(calendar.query.page).to.equal('3');
    await page.set({ search: 'the' });
    expect(calendar.query).to.include({ search: 'the', page: '1' });
  });

  it('page and a filter set together both apply', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar);
    await page.set({ 'per-page': '20', page: '2' });
    expect(calendar.query).to.include({ per_page: '20', page: '2' });
    expect(page.status).to.equal('21–40 of 316 events');
  });

  it('the documented spelling can be changed and removed', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'starts_after="2027-01-01"');
    await page.set({ starts_after: '2027-02-01' });
    expect(calendar.query.starts_after).to.equal('2027-02-01');
    await page.set({ starts_after: null });
    expect(calendar.query).not.to.have.property('starts_after');
  });

  it('the filters of the README’s first snippet are all sent', async () => {
    const calendar = new Calendar();
    await ListPage.of(calendar, 'namespace="cal/events/v1" categories="music" starts_after="2026-12-01" featured');
    expect(calendar.asked[0]!.url.href).to.equal(
      `${calendar.baseUrl}/cal/events/v1/events?page=1&per_page=10&starts_after=2026-12-01&categories=music&featured=true`,
    );
  });

  it('never request longer pages than servers give', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" per-page="100" page="2"');
    expect(calendar.query.per_page).to.equal('50');
    expect(page.status).to.equal('51–100 of 316 events');
  });
});

describe('range', () => {
  it('is of days on the clock of the visitor, and of the weeks of the language', async () => {
    const calendar = new Calendar([]);
    await ListPage.of(calendar, 'range="weekend" lang="he"');
    // An empty list asks then how many there are without each filter.
    const [first] = calendar.asked;
    expect(Object.fromEntries(first!.url.searchParams)).to.deep.equal({
      page: '1',
      per_page: '10',
      starts_before: '2026-11-21',
      ends_after: '2026-11-19',
    });
  });
});

describe('own attributes', () => {
  const six = () => new Calendar(new Calendar().events.slice(-6));

  it('order reverses the list, and past events come newest first by default', async () => {
    const ascending = (await ListPage.of(six())).titles;
    expect((await ListPage.of(six(), 'range="all" order="desc"')).titles).to.deep.equal([...ascending].reverse());
    const past = new Calendar(new Calendar().events.slice(0, 6));
    const newest = (await ListPage.of(past, 'range="past"')).titles;
    await ListPage.of(past, 'range="past" order="asc"');
    expect((await ListPage.of(past, 'range="past" order="asc"')).titles).to.deep.equal([...newest].reverse());
  });

  it('limit bounds the list and what it requests', async () => {
    const calendar = new Calendar();
    const page = await ListPage.of(calendar, 'range="all" limit="4"');
    expect(calendar.query.per_page).to.equal('4');
    expect([page.titles.length, page.status]).to.deep.equal([4, '4 of 316 events']);
    expect(page.one('pager')).to.equal(undefined);
  });

  for (const layout of ['list', 'cards', 'compact']) {
    it(`layout ${layout} shows the same events`, async () => {
      const page = await ListPage.of(six(), `range="all" layout="${layout}"`);
      expect(page.root.querySelector('.groups')).to.have.class(layout);
      expect(page.titles).to.have.length(6);
    });
  }

  it('each layout has its own shape', async () => {
    const page = await ListPage.of(six(), 'range="all"');
    const shape = async (layout: string) => {
      await page.set({ layout });
      const [first, second] = page.all('card').map((card) => card.getBoundingClientRect());
      return first!.top === second!.top ? 'beside' : first!.height;
    };
    expect(await shape('cards')).to.equal('beside');
    expect(await shape('compact')).to.be.lessThan((await shape('list')) as number);
  });

  it('heading-level sets the level of titles, below that of groups', async () => {
    const page = await ListPage.of(six(), 'range="all"');
    const levels = (part: string) => new Set(page.all(part).map((heading) => heading.ariaLevel));
    expect([...levels('title')]).to.deep.equal(['3']);
    Object.assign(page.list, { headingLevel: '2', groupBy: 'month' });
    await page.settled();
    expect([...levels('group-heading')]).to.deep.equal(['2']);
    expect([...levels('title')]).to.deep.equal(['3']);
  });
});

describe('settings', () => {
  const inProvider = (calendar: Calendar, list: string, attributes = '') =>
    `<cal-provider base-url="${calendar.baseUrl}" ${attributes}><div>${list}</div></cal-provider>`;

  it('a list takes settings from its provider', async () => {
    const calendar = new Calendar();
    const page = await ListPage.open(
      inProvider(calendar, '<cal-event-list></cal-event-list>', 'namespace="other/v2" time-zone="America/New_York"'),
    );
    await page.settled();
    expect(calendar.asked[0]!.url.pathname).to.equal('/api/other/v2/events');
    expect(calendar.query.ends_after).to.equal('2026-11-19');
  });

  it('come from the nearest provider that has them, and the element’s own win', async () => {
    const [outer, inner, own] = [new Calendar(), new Calendar(), new Calendar()];
    const nested = (list: string) => inProvider(outer, inProvider(inner, list), 'namespace="outer/v1"');
    await ListPage.open(nested('<cal-event-list></cal-event-list>'));
    expect(inner.asked[0]!.url.pathname).to.equal('/api/outer/v1/events');
    await ListPage.open(nested(`<cal-event-list base-url="${own.baseUrl}"></cal-event-list>`));
    expect([outer.asked.length, inner.asked.length, own.asked.length]).to.deep.equal([0, 1, 1]);
  });

  it('are followed when they change, by attribute or property', async () => {
    const [first, second, third] = [new Calendar(comingEvents), new Calendar(comingEvents), new Calendar(comingEvents)];
    const page = await ListPage.open(inProvider(first, '<cal-event-list></cal-event-list>'));
    await page.settled();
    const provider = page.list.closest('cal-provider')!;
    provider.setAttribute('base-url', second.baseUrl);
    await provider.updateComplete;
    await page.settled();
    provider.baseUrl = third.baseUrl;
    await provider.updateComplete;
    await page.settled();
    expect([first.asked.length, second.asked.length, third.asked.length]).to.deep.equal([1, 1, 1]);
  });

  it('cross shadow roots, and are followed there too', async () => {
    const [first, second] = [new Calendar(), new Calendar()];
    const outer = fixtureSync<HTMLElement>('<section></section>');
    const host = document.createElement('div');
    const shadow = outer.attachShadow({ mode: 'open' });
    shadow.innerHTML = `<cal-provider base-url="${first.baseUrl}"><p></p></cal-provider>`;
    shadow.querySelector('p')!.append(host);
    host.attachShadow({ mode: 'open' }).innerHTML = '<cal-event-list></cal-event-list>';
    const list: CalEventList = host.shadowRoot!.querySelector('cal-event-list')!;
    await list.updateComplete;
    expect(first.asked).to.have.length(1);
    const provider = shadow.querySelector('cal-provider')!;
    provider.setAttribute('base-url', second.baseUrl);
    await provider.updateComplete;
    await list.updateComplete;
    expect(second.asked).to.have.length(1);
  });

  it('leave a provider without a box', async () => {
    const page = await ListPage.open(inProvider(new Calendar(), '<cal-event-list></cal-event-list>'));
    expect(getComputedStyle(page.list.closest('cal-provider')!).display).to.equal('contents');
  });

  it('accept a base-url with a path, a language or a query', async () => {
    const { host } = new Calendar([]);
    const bases: readonly [base: string, path: string][] = [
      [`https://${host}`, '/cal/events/v1/events?'],
      [`https://${host}/de/wp-json/`, '/de/wp-json/cal/events/v1/events?'],
      [`https://${host}/?rest_route=/`, '/?rest_route=/cal/events/v1/events&'],
    ];
    for (const [base, path] of bases) {
      const calendar = new Calendar([]);
      await ListPage.open(`<cal-event-list base-url="${base.replace(host, calendar.host)}"></cal-event-list>`);
      expect(calendar.asked[0]!.url.href).to.contain(`https://${calendar.host}${path}`);
    }
  });
});

describe('lang', () => {
  it('comes from any ancestor and is followed when it changes', async () => {
    const page = await ListPage.open(
      `<article lang="de"><p><b>${listMarkup(new Calendar(), 'range="all"')}</b></p></article>`,
    );
    await page.settled();
    expect(page.status).to.equal('10 von 316 Veranstaltungen');
    const article = page.list.closest('article')!;
    article.lang = 'fr';
    await until(() => page.status === '10 sur 316 événements');
    page.list.lang = 'es';
    await until(() => page.status === '10 de 316 eventos');
  });

  it('falls back to English for languages without messages, but keeps their dates', async () => {
    const page = await ListPage.of(new Calendar(), 'lang="fi" starts-after="2026-12-01"');
    expect(page.status).to.match(/^10 of \d+ events$/);
    expect(page.texts('date')[0]).to.match(/^ke 2\.12\.$/);
  });

  it('is read in the spelling of other systems', async () => {
    const page = await ListPage.of(new Calendar(), 'lang="de_AT" starts-after="2026-12-01"');
    expect(page.status).to.match(/Veranstaltungen$/);
    expect(page.texts('date')[0]).to.match(/^\p{L}{2}\., \d+\. Dez\.$/u);
  });

  it('an unreadable lang counts as English', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" lang="no such language"');
    expect(page.status).to.equal('10 of 316 events');
  });
});
