import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { expectNoViolation } from '../appearance.js';
import { setUpEnvironment, until } from '../environment.js';
import { changed, DetailPage, EventCalendar, full } from './detail-page.js';

setUpEnvironment();

const series = {
  id: 40,
  name: 'Yoga &amp; more',
  url: 'https://calendar.example/series/yoga/',
  rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270629T235959\nEXDATE;VALUE=DATE:20261229',
  start_date: '2026-12-01 19:00:00',
  dates: 15,
};

/** A date of the series. */
const date = (id: number, day: string, changes: Partial<EventRepresentation> = {}): EventRepresentation => ({
  ...changed({ description: '', categories: [] }),
  id,
  title: 'Yoga',
  slug: `yoga-${day}`,
  url: `https://calendar.example/event/yoga-${day}/`,
  rest_url: `https://calendar.example/api/cal/events/v1/events/${id}`,
  start_date: `${day} 19:00:00`,
  end_date: `${day} 20:30:00`,
  utc_start_date: `${day} 18:00:00`,
  utc_end_date: `${day} 19:30:00`,
  timezone: 'Europe/Berlin',
  post_parent: 40,
  ...changes,
});
const dates = [
  date(1, '2026-12-01'),
  date(2, '2026-12-15'),
  date(3, '2027-01-12', { start_date: '2027-01-12 20:00:00', utc_start_date: '2027-01-12 19:00:00' }),
  date(4, '2027-01-26', { title: 'Yoga in the park', event_status: 'cancelled', json_ld: undefined }),
  date(5, '2027-02-09'),
];

const open = async (changes: Partial<EventRepresentation> = {}, attributes = '') => {
  const calendar = new EventCalendar([{ ...dates[0]!, series, ...changes }], dates);
  const page = await DetailPage.of(calendar, `event-id="1" time-zone="Europe/Berlin" ${attributes}`);
  await until(() => calendar.asked.length > 1);
  await until(() => page.all('date-link').length || changes.series);
  return { page, calendar };
};

describe('an event of a series', () => {
  it('says when it repeats, and leads to its next three dates and to all, by one request', async () => {
    const { page, calendar } = await open();
    expect(page.text('series')).to.include(
      'Every 2 weeks on Tuesday, from Tuesday, December 1, 2026, until Tuesday, June 29, 2027, except Tuesday, December 29, 2026: 15 dates.',
    );
    expect(page.texts('date-link')).to.deep.equal(['Dec 15', 'Jan 12, 2027, 8 PM', 'Canceled Jan 26, 2027']);
    expect((page.all('date-link') as HTMLAnchorElement[]).map(({ href }) => href)).to.deep.equal(
      [1, 2, 3].map((index) => dates[index]!.url),
    );
    const all = page.one('series-link') as HTMLAnchorElement;
    expect([all.textContent, all.href]).to.deep.equal(['All dates', series.url]);
    expect(calendar.asked).to.have.length(2);
    expect(calendar.query).to.include({ post_parent: '40', per_page: '6', starts_after: '2026-11-18' });
    await expectNoViolation(page.detail);
  });

  it('has no number of dates where its rule goes on', async () => {
    const { page } = await open({ series: { ...series, rule: 'RRULE:FREQ=DAILY' } });
    expect(page.root.querySelector('.repeats')!.textContent).to.equal('Every day, from Tuesday, December 1, 2026.');
  });

  it('tells the page which date was chosen', async () => {
    const { page } = await open();
    page.around.addEventListener('cal-select', (selection) => selection.preventDefault());
    page.all('date-link')[1]!.click();
    expect(page.details('cal-select')[0]!.event!.id).to.equal(3);
  });

  for (const [lang, said, all] of [
    ['de', 'Dienstag', 'Alle Termine'],
    ['fr', 'mardi', 'Toutes les dates'],
    ['es', 'martes', 'Todas las fechas'],
    ['ar', 'الثلاثاء', 'كل المواعيد'],
    ['it', 'Yoga & more', 'Tutte le date'],
  ] as const)
    it(`says it in the language of the page, or names the series: ${lang}`, async () => {
      const { page } = await open({}, `lang="${lang}"`);
      expect(page.text('series')).to.include(said);
      expect(page.text('series-link')).to.equal(all);
    });

  it('has no more than its name where its rule cannot be read, and no address that is none of the web', async () => {
    const hostile = {
      ...series,
      rule: 'every hour',
      url: 'javascript:alert(1)',
      name: '<img src=x onerror=alert(1)>Yoga',
    };
    const { page } = await open({ series: hostile });
    expect(page.root.querySelector('.repeats')!.textContent).to.equal('Yoga');
    expect([page.all('series-link').length, page.root.querySelectorAll('.series img').length]).to.deep.equal([0, 0]);
  });

  it('is one that says so: others are not asked about', async () => {
    const calendar = new EventCalendar([changed({ categories: [] })], dates);
    const page = await DetailPage.of(calendar, `event-id="${full.id}"`);
    expect([page.all('series').length, calendar.asked.length]).to.deep.equal([0, 1]);
  });
});
