import { expect } from '@open-wc/testing';
import type { CalEventWeek } from '../../../src/elements/cal-event-week.js';
import { paint } from '../../../src/entries/first-paint/event-week.js';
import { allEvents, Calendar } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { allDay, eventAt } from '../period/made-events.js';
import { expectUntouched, paintAll, paintedWith, type Given, type Painted } from './painted-elements.js';

setUpEnvironment();

const several = new Calendar([
  allDay('Fair', '2026-11-14', '2026-11-17'),
  allDay('Holiday', '2026-11-16'),
  eventAt('Camp', '2026-11-16 10:00', '2026-11-18 12:00'),
  eventAt('Breakfast', '2026-11-16 09:00', '2026-11-16 10:30', { featured: true }),
  ...[1, 2, 3, 4, 5].map((number) => eventAt(`Talk ${number}`, `2026-11-19 10:${number}0`, '2026-11-19 12:00')),
  eventAt('Night', '2026-11-18 22:00', '2026-11-19 02:00', { timezone: 'Europe/Berlin' }),
  eventAt('Tonight', '2026-11-21 20:00', '2026-11-21 22:00'),
]);
const recorded = new Calendar(allEvents);

/** Weeks as pages have them, each with its calendar. */
const weeks: Readonly<Record<string, Given>> = {
  'a week by its defaults': { calendar: several },
  'a week of recorded events': { calendar: recorded },
  'three days': { calendar: several, attributes: 'days="3" date="2026-11-17"' },
  'a day': { calendar: several, attributes: 'days="1" date="2026-11-19" style="inline-size: 20em"' },
  'a week of some hours, without the line of now': {
    calendar: several,
    attributes: 'slot-min="9" slot-max="18" now-line="false" first-day="7"',
  },
  'a week with headings of its own level': {
    calendar: several,
    attributes: 'heading-level="4" next-day-threshold="1"',
  },
  'a week on the clock of the visitor': {
    calendar: several,
    attributes: 'time-display="visitor" time-zone="America/New_York"',
  },
  'a week in Arabic': { calendar: several, attributes: 'lang="ar" dir="rtl"' },
  'a week in Hebrew': { calendar: several, attributes: 'lang="he" dir="rtl"' },
  'a week in Persian, of its calendar': { calendar: several, attributes: 'lang="fa" dir="rtl" calendar="auto"' },
  'a narrow week of which some days are seen': { calendar: several, attributes: 'style="inline-size: 34em"' },
  'a week as a list of days': { calendar: several, attributes: 'style="inline-size: 22em"' },
  'a list of days in Arabic': { calendar: several, attributes: 'style="inline-size: 22em" lang="ar" dir="rtl"' },
  'a week with words of the page above it': { calendar: several, content: '<p slot="header">Next</p>' },
};

describe('a week that is painted before its element is there', () => {
  let all: Map<string, Painted<CalEventWeek>>;

  beforeEach(async () => {
    // A scroll bar that comes while weeks are painted would take width from them, and with it events.
    document.documentElement.style.overflowY = 'scroll';
    all ??= await paintAll('cal-event-week', weeks, paint, () => import('../../../src/elements/cal-event-week.js'));
  });

  for (const name of Object.keys(weeks))
    it(`${name} is taken over as it is, and looks as if nothing had been painted before`, () => {
      const painted = all.get(name)!;
      expect(painted.before).to.include('class="scroller"');
      expectUntouched(painted);
    });

  it('asks for nothing twice', () => {
    const asked = [several, recorded].flatMap((calendar) => calendar.asked.map(({ url }) => url.href));
    expect(new Set(asked)).to.have.lengthOf(asked.length);
  });

  it('keeps the focus, and all nodes, in every engine', () => {
    expect([...all.values()].flatMap(({ changes }) => changes)).to.deep.equal([]);
    expect([...all].filter(([, { hasFocus }]) => hasFocus).map(([name]) => name)).to.deep.equal([
      'a week of recorded events',
    ]);
  });

  it('begins at the hours of its first events, and the headings with its days', () => {
    const { element } = all.get('a week by its defaults')!;
    const [scroller, axis] = ['.scroller', '.axis'].map((one) => element.shadowRoot!.querySelector(one)!);
    expect(scroller!.scrollTop).to.be.greaterThan(0);
    expect(axis!.scrollTop).to.equal(scroller!.scrollTop);
  });

  it('is the element’s where it has filters, or attributes whose code loads on demand', () => {
    const names = ['color_by', 'free', 'open_event', 'persist', 'editable', 'featured', 'days', 'slot_min'];
    expect(paintedWith('cal-event-week', names, several)).to.deep.equal([]);
  });

  it('opens the card of an event', async () => {
    const { element } = all.get('a week by its defaults')!;
    element.shadowRoot!.querySelector<HTMLElement>('.event')!.click();
    await until(() => element.shadowRoot!.querySelector('#preview')!.matches(':popover-open'));
  });
});
