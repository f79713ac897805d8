import { expect } from '@open-wc/testing';
import { Calendar } from '../calendar.js';
import { MonthPage } from './month-page.js';
import { allDay } from './week-page.js';
import { restUntil, textOf, until, setUpEnvironment } from '../environment.js';
import { directions, expectAccessible } from '../appearance.js';
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
    MonthPage.of([...crowd, ...some, allDay('Nets', '2026-11-10', '2026-12-05')], `date="2026-11-25" ${attributes}`, 340),
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
    expect([page.heading, page.status, page.one('loading')!.ariaHidden]).to.deep.equal(['November 2026', 'Loading events', 'true']);
    expect(page.month.matches(':state(loading)')).to.equal(true);
  });

  it('empty says so, and leads to the month of the next events', async () => {
    const page = await MonthPage.of(some, 'first-day="1" date="2026-08"');
    expect(page.texts('message')).to.deep.equal(['No events found']);
    expect(page.month.matches(':state(empty)')).to.equal(true);
    await until(() => textOf(page.one('empty')).includes('Next events: November 2026'));
    page.one('empty')!.querySelector('button')!.click();
    await page.settled();
    expect([page.heading, page.titlesOn('2026-11-13')]).to.deep.equal(['November 2026', ['Fair']]);
  });

  it('empty leads back where no event follows', async () => {
    const page = await MonthPage.of(some, 'first-day="1" date="2027-08"');
    await until(() => textOf(page.one('empty')).includes('Earlier events: December 2026'));
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

  for (const [attribute, culprit] of [
    ['date="soon"', 'date="soon"'],
    ['date="2026-02-30"', 'date="2026-02-30"'],
    ['selected="2026-11"', ''],
    ['layout="wall"', 'layout="wall"'],
    ['max-per-day="0"', 'max-per-day="0"'],
    ['time-zone="Mars/Phobos"', 'time-zone="Mars/Phobos"'],
    ['featured="perhaps"', 'featured="perhaps"'],
  ] as const) {
    it(`${culprit ? 'names' : 'reads'} ${attribute}`, async () => {
      const page = await MonthPage.begin(new Calendar(some), attribute);
      await page.settled();
      if (culprit) expect(textOf(page.one('error'))).to.contain(culprit);
      else expect(page.one('error')).to.equal(undefined);
    });
  }
});

describe('axe', () => {
  for (const [state, open] of Object.entries(states)) {
    for (const [direction, lang] of Object.entries(directions)) {
      it(`finds nothing in state ${state}, ${direction}`, async () => {
        document.documentElement.dir = direction;
        const page = await open(`lang="${lang}" first-day="1"`);
        await expectAccessible(page.month);
      });
    }
  }
});
