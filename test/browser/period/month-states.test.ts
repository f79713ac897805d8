import { expect } from '@open-wc/testing';
import { Calendar } from '../calendar.js';
import { MonthPage } from './month-page.js';
import { allDay, eventAt } from './made-events.js';
import { restUntil, textOf, until, setUpEnvironment } from '../environment.js';
import { directions, expectAccessible, expectNoViolation } from '../appearance.js';
import { fails, some, crowd } from './month-events.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

/** Every state of a month, with the steps that lead to it. */
const states: Readonly<Record<string, (attributes: string) => Promise<MonthPage>>> = {
  loaded: (attributes) => MonthPage.of([...crowd, ...some], `week-numbers ${attributes}`),
  mini: (attributes) => MonthPage.of(some, `layout="mini" selected="2026-11-16" ${attributes}`),
  agenda: (attributes) => MonthPage.of(some, `layout="agenda" ${attributes}`),
  'list of a day': async (attributes) => {
    const page = await MonthPage.of([...crowd, ...some], attributes);
    page.one('more-events')!.click();
    await page.settled();
    return page;
  },
  small: (attributes) =>
    MonthPage.of(
      [...crowd, ...some, allDay('Nets', '2026-11-10', '2026-12-05')],
      `date="2026-11-25" ${attributes}`,
      340,
    ),
  preview: async (attributes) => {
    const page = await MonthPage.of(some, attributes);
    page.bars('Walk')[0]!.click();
    await page.settled();
    return page;
  },
  picker: async (attributes) => {
    const page = await MonthPage.of(some, attributes);
    await page.pressPart('month-button');
    return page;
  },
  loading: async (attributes) => {
    const calendar = new Calendar(some);
    calendar.hold();
    const page = await MonthPage.begin(calendar, attributes);
    await until(() => page.one('toolbar'));
    return page;
  },
  empty: (attributes) => MonthPage.of([], attributes),
  filtered: async (attributes) => {
    const page = await MonthPage.of(some, `search="e" date="2026-11-20" ${attributes}`);
    await until(() => page.one('nearest'));
    return page;
  },
  error: async (attributes) => {
    const calendar = new Calendar(some);
    calendar.answer = fails;
    const page = await MonthPage.begin(calendar, attributes);
    await page.settled();
    return page;
  },
  stale: async (attributes) => {
    const calendar = new Calendar(some);
    const page = await MonthPage.begin(calendar, attributes);
    await page.settled();
    await restUntil(() => calendar.asked.length === 3);
    calendar.answer = fails;
    await page.month.refresh();
    await page.settled();
    return page;
  },
};

describe('custom states', () => {
  it('loading shows a skeleton under the name of the month', async () => {
    const page = await states.loading!('');
    expect([page.heading, page.status, page.one('loading')!.ariaHidden]).to.deep.equal([
      'November 2026',
      'Loading events',
      'true',
    ]);
    expect(page.month.matches(':state(loading)')).to.equal(true);
  });

  it('empty says so in place, and leads to the day of the next events', async () => {
    const page = await MonthPage.of(some, 'first-day="1" date="2026-08"');
    expect(page.texts('message')).to.deep.equal(['No events in this month']);
    expect(page.month.matches(':state(empty)')).to.equal(true);
    await until(() => page.text('nearest') === 'Next: Nov 13');
    expect(page.one('empty')!.contains(page.one('nearest')!)).to.equal(true);
    await page.pressPart('nearest');
    expect([page.heading, page.titlesOn('2026-11-13'), page.focused]).to.deep.equal([
      'November 2026',
      ['Fair'],
      '2026-11-13',
    ]);
  });

  it('empty leads back where no event follows', async () => {
    const page = await MonthPage.of(some, 'first-day="1" date="2027-08"');
    await until(() => page.text('nearest') === 'Last: Dec 2');
  });

  it('error says what went wrong, and tries again', async () => {
    const page = await states.error!('first-day="1"');
    expect(page.one('error')!.getAttribute('role')).to.equal('alert');
    expect(page.details('cal-error')).to.have.length(1);
    expect(page.month.matches(':state(error)')).to.equal(true);
  });

  it('a month that is stale keeps its events', async () => {
    const page = await states.stale!('first-day="1"');
    expect([Boolean(page.one('stale')), page.titlesOn('2026-11-18')]).to.deep.equal([true, ['Walk']]);
  });

  it('a month names the attribute that cannot be read, and reads a month as its first day', async () => {
    const page = await MonthPage.begin(new Calendar(some), 'date="soon" selected="2026-11"');
    await page.settled();
    expect(textOf(page.one('error'))).to.contain('date="soon"');
    await page.set({ date: null });
    expect(page.one('error')).to.equal(undefined);
  });
});

describe('the answer to a filter', () => {
  const later = eventAt('Fair again', '2027-02-05 10:00', '2027-02-05 11:00');

  it('says how many events the month holds, and where the next one is, and moves no day', async () => {
    const calendar = new Calendar([...some, later]);
    const page = await MonthPage.begin(calendar, 'first-day="1"');
    await page.settled();
    const top = page.one('month')!.getBoundingClientRect().top;
    expect(page.one('answer')).to.equal(undefined);
    await page.set({ search: 'Fair' });
    await until(() => page.text('nearest') === 'Next: Feb 5, 2027');
    expect(page.texts('message')).to.deep.equal(['1 event in November']);
    expect(page.one('month')!.getBoundingClientRect().top).to.equal(top);
    expect(page.status).to.contain('1 event');
    await page.set({ search: 'Nothing of the kind' });
    expect([page.text('message'), page.one('month')!.getBoundingClientRect().top]).to.deep.equal([
      'No events in this month',
      top,
    ]);
    await page.set({ search: 'Fair' });
    await until(() => page.one('nearest'));
    await page.pressPart('nearest');
    expect([page.heading, page.focused]).to.deep.equal(['February 2027', '2027-02-05']);
  });

  it('knows the next one without a request where the last week shows it', async () => {
    const calendar = new Calendar(some);
    const page = await MonthPage.begin(calendar, 'first-day="1" search="e"');
    await page.settled();
    expect(page.text('nearest')).to.equal('Next: Dec 2');
    expect(calendar.asked.filter(({ url }) => url.searchParams.get('per_page') === '1')).to.deep.equal([]);
  });

  it('stands below the events of the day in a small month, and asks nothing without a filter', async () => {
    const calendar = new Calendar([...some, later]);
    const page = await MonthPage.begin(calendar, 'first-day="1" date="2026-11-25"', 340);
    await page.settled();
    expect([
      page.one('answer'),
      calendar.asked.filter(({ url }) => url.searchParams.get('per_page') === '1'),
    ]).to.deep.equal([undefined, []]);
    await page.set({ search: 'Fair' });
    await until(() => page.one('nearest'));
    expect(page.one('chosen-day')!.contains(page.one('answer')!)).to.equal(true);
  });
});

/** The states with colors that no other has. */
const colored = ['loaded', 'mini', 'agenda', 'small', 'preview', 'picker'];

describe('axe', () => {
  for (const [state, open] of Object.entries(states))
    it(`finds nothing in state ${state}`, async () => {
      const page = await open('first-day="1"');
      await (colored.includes(state) ? expectAccessible : expectNoViolation)(page.month);
    });

  for (const state of ['loaded', 'agenda'])
    it(`finds nothing from right to left in state ${state}`, async () => {
      document.documentElement.dir = 'rtl';
      await expectNoViolation((await states[state]!(`lang="${directions.rtl}"`)).month);
    });
});
