import { expect } from '@open-wc/testing';
import { Calendar } from '../calendar.js';
import { passTime, setUpEnvironment, until } from '../environment.js';
import { eventAt } from '../period/made-events.js';
import { listMarkup, ListPage } from './list-page.js';

setUpEnvironment();

/** An event in New York, where it is five hours earlier than in UTC. */
const inNewYork = (title: string, start: string, end: string) => {
  const utc = (text: string) =>
    new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  return eventAt(title, start, end, {
    timezone: 'America/New_York',
    utc_start_date: utc(start),
    utc_end_date: utc(end),
  });
};

// It is 13:45 on 20 November in New York.
const day = [
  inNewYork('Breakfast', '2026-11-20 08:00', '2026-11-20 10:00'),
  inNewYork('Market', '2026-11-20 09:00', '2026-11-20 18:00'),
  inNewYork('Lunch', '2026-11-20 12:00', '2026-11-20 13:00'),
  inNewYork('Concert', '2026-11-20 20:00', '2026-11-20 23:00'),
  inNewYork('Walk', '2026-11-21 10:00', '2026-11-21 12:00'),
];
const later = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    inNewYork(`Later ${index}`, `2026-12-${index + 10} 10:00`, `2026-12-${index + 10} 12:00`),
  );

describe('what is upcoming', () => {
  for (const zone of [
    'America/New_York',
    'Europe/Berlin',
    'Pacific/Auckland',
    'Pacific/Honolulu',
    'Pacific/Kiritimati',
  ])
    it(`is what has not ended, for a visitor in ${zone}`, async () => {
      const page = await ListPage.of(new Calendar(day), `time-zone="${zone}"`);
      expect(page.titles).to.deep.equal(['Market', 'Concert', 'Walk']);
      expect([page.status, page.list.total]).to.deep.equal(['3 events', 3]);
    });

  it('is tonight’s event in New York also when it is past midnight in Berlin', async () => {
    passTime(Date.parse('2026-11-20T23:20:00Z') - Date.now());
    const page = await ListPage.of(new Calendar(day), 'time-zone="Europe/Berlin"');
    expect(page.titles).to.deep.equal(['Concert', 'Walk']);
  });

  it('fills its pages, and counts what is shown only', async () => {
    const page = await ListPage.of(new Calendar([...day, ...later(6)]), 'per-page="3" paging="pager"');
    expect([page.titles, page.status]).to.deep.equal([['Market', 'Concert', 'Walk'], '3 of 9 events']);
    const titles = page.titles;
    for (const number of [2, 3]) {
      await page.press(`Page ${number} of 3`);
      titles.push(...page.titles);
    }
    expect(titles).to.deep.equal(['Market', 'Concert', 'Walk', ...later(6).map(({ title }) => title)]);
    expect(page.status).to.equal('7–9 of 9 events');
  });

  it('is found where all of the first page is over, and there are as many as the limit allows', async () => {
    const page = await ListPage.of(new Calendar([day[0]!, day[2]!, ...later(6)]), 'limit="2"');
    expect(page.titles).to.deep.equal(['Later 0', 'Later 1']);
    expect((await ListPage.of(new Calendar([day[0]!, day[2]!]), 'limit="2"')).matches('empty')).to.equal(true);
  });

  it('an event leaves the upcoming ones when it ends, without a request', async () => {
    const calendar = new Calendar([...day, ...later(2)]);
    const page = await ListPage.of(calendar, 'per-page="50"');
    const asked = calendar.asked.length;
    passTime(5 * 3_600_000);
    page.list.requestUpdate();
    await page.settled();
    expect(page.titles).to.deep.equal(['Concert', 'Walk', 'Later 0', 'Later 1']);
    expect([page.status, calendar.asked.length]).to.deep.equal(['4 events', asked]);
  });

  it('is not what is past, which holds all that has ended', async () => {
    const page = await ListPage.of(new Calendar(day), 'range="past"');
    expect(page.titles).to.deep.equal(['Lunch', 'Breakfast']);
  });
});

it('shows what is at hand of a first page while others are to fill it', async () => {
  const calendar = new Calendar([...day, ...later(6)]);
  const { answer } = calendar;
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  calendar.answer = async (url) => {
    if (url.searchParams.get('page') === '2') await held;
    return answer(url);
  };
  const page = await ListPage.open(listMarkup(calendar, 'per-page="4" time-zone="America/New_York"'));
  await until(() => page.titles.join() === 'Market,Concert');
  release();
  await until(() => page.titles.join() === 'Market,Concert,Walk,Later 0');
});
