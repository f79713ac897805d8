import { expect } from '@open-wc/testing';
import type { CalEventMonth } from '../../../src/elements/cal-event-month.js';
import { paint } from '../../../src/entries/first-paint/event-month.js';
import { allEvents, Calendar } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { crowd, fair, some } from '../period/month-events.js';
import { eventAt } from '../period/made-events.js';
import { expectUntouched, paintAll, paintedWith, type Given, type Painted } from './painted-elements.js';

setUpEnvironment();

const several = new Calendar([
  ...some,
  ...crowd,
  eventAt('Featured', '2026-11-24 10:00', '2026-11-24 11:00', { featured: true }),
]);
const recorded = new Calendar(allEvents);
const alone = new Calendar([fair]);

/** Months as pages have them, each with its calendar. */
const months: Readonly<Record<string, Given>> = {
  'a month by its defaults': { calendar: several },
  'a month of recorded events': { calendar: recorded },
  'a month of its own day': { calendar: alone, attributes: 'date="2026-11-14"' },
  'a month with numbers of weeks': { calendar: several, attributes: 'week-numbers first-day="7"' },
  'a month of few lines': { calendar: several, attributes: 'max-per-day="1" outside-days="false"' },
  'a month with headings of its own level': {
    calendar: several,
    attributes: 'heading-level="4" next-day-threshold="1"',
  },
  'a month on the clock of the visitor': {
    calendar: several,
    attributes: 'time-display="visitor" time-zone="America/New_York"',
  },
  'a month in Arabic': { calendar: several, attributes: 'lang="ar" dir="rtl"' },
  'a month in Hebrew': { calendar: several, attributes: 'lang="he" dir="rtl"' },
  'a Persian month': { calendar: several, attributes: 'lang="fa" dir="rtl" calendar="auto"' },
  'a small Persian month': {
    calendar: several,
    attributes: 'style="inline-size: 20em" lang="fa" dir="rtl" calendar="persian"',
  },
  'a small month above the events of its day': {
    calendar: several,
    attributes: 'style="inline-size: 390px" date="2026-11-25"',
  },
  'a small month in Arabic': {
    calendar: several,
    attributes: 'style="inline-size: 20em" lang="ar" dir="rtl" week-numbers',
  },
  'a month with words of the page above it': { calendar: several, content: '<h2 slot="header">Next</h2>' },
};

describe('a month that is painted before its element is there', () => {
  let all: Map<string, Painted<CalEventMonth>>;

  beforeEach(async () => {
    all ??= await paintAll('cal-event-month', months, paint, () => import('../../../src/elements/cal-event-month.js'));
  });

  for (const name of Object.keys(months))
    it(`${name} is taken over as it is, and looks as if nothing had been painted before`, () => {
      const painted = all.get(name)!;
      expect(painted.before).to.include('role="grid"');
      expectUntouched(painted);
    });

  it('asks for nothing twice', () => {
    const asked = [several, recorded, alone].flatMap((calendar) => calendar.asked.map(({ url }) => url.href));
    expect(new Set(asked)).to.have.lengthOf(asked.length);
  });

  it('keeps the focus, and all nodes, in every engine', () => {
    expect([...all.values()].flatMap(({ changes }) => changes)).to.deep.equal([]);
    expect([...all].filter(([, { hasFocus }]) => hasFocus).map(([name]) => name)).to.deep.equal([
      'a month of recorded events',
    ]);
  });

  it('is the element’s where it has filters, or attributes whose code loads on demand', () => {
    const names = ['layout', 'color_by', 'free', 'open_event', 'persist', 'editable', 'featured'];
    expect(paintedWith('cal-event-month', names, several)).to.deep.equal([]);
  });

  it('opens the card of an event', async () => {
    const { element } = all.get('a month by its defaults')!;
    element.shadowRoot!.querySelector<HTMLElement>('.event')!.click();
    await until(() => element.shadowRoot!.querySelector('#preview')!.matches(':popover-open'));
  });
});
