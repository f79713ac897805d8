import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-detail.js';
import { Calendar } from '../calendar.js';
import { CalendarPage } from '../calendar/calendar-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { eventAt } from '../period/made-events.js';
import { ListPage } from './list-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const dayOf = (index: number) => new Date(Date.UTC(2026, 10, 22 + index)).toISOString().slice(0, 10);

/** A choir every week, and other events between. */
const choir = Array.from({ length: 7 }, (_, index) =>
  eventAt('Choir', `${dayOf(7 * index)} 19:00`, `${dayOf(7 * index)} 21:00`, {
    url: `https://calendar.example/choir/${dayOf(7 * index)}/`,
    ...(index === 1 && { start_date: `${dayOf(7)} 15:00:00` }),
  }),
);
const others = Array.from({ length: 12 }, (_, index) =>
  eventAt(`Talk ${index}`, `${dayOf(3 * index)} 10:00`, `${dayOf(3 * index)} 11:00`),
);
const all = [...choir, ...others].sort((one, other) => one.start_date.localeCompare(other.start_date));

const datesOf = (page: ListPage) => page.all('date-link').map((link) => textOf(link.querySelector('time')));

/** What is a series, on which page it stands, and those of several calendars: test/unit/query/composed/read-composed.test.ts. */
describe('a list that folds series', () => {
  it('shows the events of a series as one card with its dates, each a link to it', async () => {
    const calendar = new Calendar(all);
    const page = await ListPage.of(calendar, 'fold-series per-page="5"');
    expect(page.titles).to.deep.equal(['Talk 0', 'Choir', 'Talk 1', 'Talk 2', 'Talk 3']);
    expect(page.status).to.equal('5 of 13 different events');
    const [first, second, ...whole] = datesOf(page).map((text) => text.replace(/[\u00a0\u202f\u2009]/g, ' '));
    expect([first, second]).to.deep.equal(['Nov 29, 3 PM', 'Dec 6']);
    expect(whole).to.deep.equal([
      'Sun, Nov 29, 3:00 – 9:00 PM',
      'Sun, Dec 6, 7:00 – 9:00 PM',
      'Sun, Dec 13, 7:00 – 9:00 PM',
      'Sun, Dec 20, 7:00 – 9:00 PM',
      'Sun, Dec 27, 7:00 – 9:00 PM',
      'Sun, Jan 3, 2027, 7:00 – 9:00 PM',
    ]);
    const urls = choir.slice(1).map(({ url }) => url);
    expect(page.all('date-link').map((link) => link.getAttribute('href'))).to.deep.equal([
      ...urls.slice(0, 2),
      ...urls,
    ]);
    expect(page.texts('more-dates')).to.deep.equal(['+4 dates']);
    expect(textOf(page.one('dates'))).to.match(/^Also/);
    expect(calendar.asked).to.have.length(1);
  });

  it('has the times of its dates a press away, however few they are', async () => {
    const page = await ListPage.of(new Calendar([choir[0]!, choir[2]!]), 'fold-series');
    const seen = () =>
      page
        .all('date-link')
        .filter((link) => link.checkVisibility())
        .map((link) => textOf(link));
    expect([seen().map((text) => text.split(', Choir')[0]), page.texts('more-dates')]).to.deep.equal([
      ['Dec 6'],
      ['Times'],
    ]);
    page.one('more-dates')!.click();
    await until(() => seen()[0]?.startsWith('Sun'));
    expect(seen()).to.have.length(1);
    expect(seen()[0]!.replace(/[\u00a0\u202f\u2009]/g, ' ')).to.match(/^Sun, Dec 6, 7:00 – 9:00 PM/);
  });

  it('opens the date that was chosen, and its further dates without leaving', async () => {
    const page = await ListPage.of(new Calendar(all), 'fold-series');
    page.element.addEventListener('cal-select', (event) => event.preventDefault());
    page.one('more-dates')!.click();
    expect(page.details('cal-select')).to.have.length(0);
    page.all('date-link').at(-2)!.click();
    expect(page.details('cal-select').map(({ event }) => event!.url)).to.deep.equal([choir[5]!.url]);
  });

  it('opens the very date that was chosen in a calendar, though all have the same slug', async () => {
    const calendar = new Calendar(choir.map((event) => ({ ...event, slug: 'choir' })));
    const page = await CalendarPage.of('view="list" fold-series detail="page" show-related="false"', { calendar });
    page.inView('date-link')[4]!.click();
    const detail = () => page.one('detail-view')?.shadowRoot;
    await until(() => detail()?.querySelector('[part~="title"]'));
    expect(textOf(detail()!.querySelector('[part~="date"]'))).to.contain('December 13');
  });

  it('shows each event by itself without the attribute, and again when it is taken away', async () => {
    const page = await ListPage.of(new Calendar(all), 'fold-series per-page="50"');
    expect(page.titles).to.have.length(13);
    page.element.removeAttribute('fold-series');
    await page.settled();
    expect(page.titles).to.have.length(19);
    expect(page.all('dates')).to.have.length(0);
  });

  it('tells developers, and no visitor, among how many events it has looked for series', async () => {
    const told: unknown[] = [];
    console.info = (text) => told.push(text);
    const many = Array.from({ length: 520 }, (_, index) =>
      eventAt(
        `Series ${index % 4}`,
        `${dayOf(Math.floor(index / 4))} 1${index % 4}:00`,
        `${dayOf(Math.floor(index / 4))} 20:00`,
      ),
    );
    const page = await ListPage.of(new Calendar(many), 'fold-series');
    expect(page.status).to.equal('10 of 24 different events');
    expect(page.texts('hint')).to.deep.equal([]);
    expect(told).to.deep.equal([
      'cal-elements: fold-series looks for series among the first 500 events; later ones stand by themselves.',
    ]);
  });
});
