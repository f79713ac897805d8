import { expect } from '@open-wc/testing';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import { extraAttributes } from '../../../src/elements/tables/list-attributes.js';
import { paint } from '../../../src/entries/first-paint/event-list.js';
import { allEvents, Calendar, comingEvents } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { allDay } from '../period/made-events.js';
import { expectUntouched, paintAll, paintedWith, type Given, type Painted } from './painted-elements.js';

setUpEnvironment();

const few = new Calendar(allEvents.slice(0, 4));
const coming = new Calendar(comingEvents);
const ongoing = new Calendar([
  allDay('Nets', '2026-11-10', '2026-12-05'),
  allDay('Windows', '2026-11-12', '2026-11-30'),
  ...comingEvents,
]);
const pictured = new Calendar(allEvents.filter(({ image }) => image).slice(0, 5));

/** Lists as pages have them, each with its calendar. */
const lists: Readonly<Record<string, Given>> = {
  'a list by its defaults': { calendar: coming },
  'a list below what is on': { calendar: ongoing },
  'a list of fifty': { calendar: coming, attributes: 'range="all" per-page="50"' },
  'a list of what is over': { attributes: 'range="past" per-page="5"', calendar: few },
  'a list without a button': { calendar: coming, attributes: 'paging="none" limit="3"' },
  'a list with headings of its own level': { calendar: coming, attributes: 'heading-level="2" per-page="3"' },
  'a list on the clock of the visitor': {
    calendar: coming,
    attributes: 'time-display="visitor" range="all" per-page="7"',
  },
  'a list in Arabic': { calendar: coming, attributes: 'lang="ar" dir="rtl" per-page="6"' },
  'a list in Hebrew': { calendar: coming, attributes: 'lang="he" dir="rtl" per-page="6"' },
  'a list in Persian, of its calendar': {
    calendar: coming,
    attributes: 'lang="fa" dir="rtl" calendar="auto" per-page="6"',
  },
  'a list without consent to the hosts of its pictures': { attributes: 'range="all"', calendar: pictured },
  'a list with consent to the hosts of its pictures': {
    attributes: 'range="all" consent="granted" per-page="9"',
    calendar: pictured,
  },
  'a list with words of the page above it': {
    calendar: coming,
    attributes: 'per-page="4"',
    content: '<h2 slot="header">Next</h2><p>Loading the calendar</p>',
  },
};

describe('a list that is painted before its element is there', () => {
  let all: Map<string, Painted<CalEventList>>;

  beforeEach(async () => {
    all ??= await paintAll('cal-event-list', lists, paint, () => import('../../../src/elements/cal-event-list.js'));
  });

  for (const name of Object.keys(lists))
    it(`${name} is taken over as it is, and looks as if nothing had been painted before`, () => {
      expectUntouched(all.get(name)!);
    });

  it('asks for nothing twice', () => {
    const asked = [few, coming, ongoing, pictured].flatMap((calendar) => calendar.asked.map(({ url }) => url.href));
    expect(new Set(asked)).to.have.lengthOf(asked.length);
  });

  it('keeps the focus, and all nodes, in every engine', () => {
    expect([...all.values()].flatMap(({ changes }) => changes)).to.deep.equal([]);
    expect([...all].filter(([, { hasFocus }]) => hasFocus).map(([name]) => name)).to.deep.equal([
      'a list below what is on',
    ]);
  });

  it('is the element’s where it has an attribute whose code loads on demand, in either spelling', () => {
    expect(paintedWith('cal-event-list', Object.keys(extraAttributes), coming)).to.deep.equal([]);
  });

  it('adds items by its button', async () => {
    const { element } = all.get('a list by its defaults')!;
    element.shadowRoot!.querySelector<HTMLElement>('.more')!.click();
    await until(() => element.items.length === 20);
  });
});
