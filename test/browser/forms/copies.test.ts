import { expect, fixtureSync } from '@open-wc/testing';
import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-event-month.js';
import { Calendar } from '../calendar.js';
import { full } from '../detail/detail-page.js';
import { expectAccessible } from '../appearance.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { MonthPage } from '../period/month-page.js';
import { Desk, storedEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

/** The form of a copy of a concert on Saturday, 12 December 2026. */
async function copied(desk = new Desk(), attributes = ''): Promise<EventFormPage> {
  desk.items = [storedEvent()];
  return EventFormPage.with(desk, `copy-of="7" ${attributes}`);
}

/** Opens the small month of a field. */
async function openMonth(page: EventFormPage, field: string): Promise<void> {
  page.one(`field-${field}`)!.querySelector<HTMLButtonElement>('[aria-expanded]')!.click();
  await until(() => page.one(`field-${field}`)!.querySelector('[part~="days"]'));
}

async function choose(page: EventFormPage, field: string, ...days: string[]): Promise<void> {
  for (const day of days) {
    page.one(`field-${field}`)!.querySelector<HTMLElement>(`[data-date="${day}"] button`)!.click();
    await page.element.updateComplete;
  }
}

/** A calendar of what was written, as readers get it; the first hour of the evening in Berlin is that of the same day in UTC. */
function calendarOf(page: EventFormPage): Calendar {
  const events = page.writes.map(({ body }, index) => {
    const sent = body as { start_date: string; end_date: string; title: string; timezone: string };
    const utc = (wall: string) => wall.replace(/ (\d\d)/, (_, hour: string) => ` ${Number(hour) - 1}`);
    const own = {
      utc_start_date: utc(sent.start_date),
      utc_end_date: utc(sent.end_date),
      status: 'publish',
      venue: [],
      organizer: [],
    };
    return {
      ...full,
      ...sent,
      ...own,
      categories: [],
      tags: [],
      image: false as const,
      id: 900 + index,
      slug: `copy-${index}`,
    };
  });
  return new Calendar(events);
}

/** The shadow root of an element that shows a calendar, once it holds something. */
async function shownIn(tag: string, { baseUrl }: Calendar, attributes: string, awaited: string): Promise<ShadowRoot> {
  const around = fixtureSync<HTMLElement>(`<div><${tag} base-url="${baseUrl}" ${attributes}></${tag}></div>`);
  const root = () => around.firstElementChild!.shadowRoot;
  await until(() => root()?.querySelector(awaited));
  return root()!;
}

describe('a copy of an event', () => {
  it('is a week later', async () => {
    const page = await copied();
    expect(page.ends).to.equal('2026-12-19 19:00 2026-12-19 22:00');
  });

  it('in Berlin by whoever is elsewhere stands in the month on its day, also for a visitor in Tokyo', async () => {
    const page = await copied();
    await page.save('Publish');
    expect(page.writes[0]!.body).to.include({ start_date: '2026-12-19 19:00:00', timezone: 'Europe/Berlin' });
    const month = await shownIn(
      'cal-event-month',
      calendarOf(page),
      'date="2026-12-01" time-zone="Asia/Tokyo"',
      '[part~="event"]',
    );
    expect(month.querySelector('[part~="event"]')!.closest('[data-date]')!.getAttribute('data-date')).to.equal(
      '2026-12-19',
    );
  });

  it('that lasts three whole days ends on the third, wherever it is read', async () => {
    const page = await copied();
    await page.tick('All day');
    await page.fill('End date', '2026-12-17');
    await page.fill('Start date', '2026-12-15');
    await page.save('Publish');
    const [event] = calendarOf(page).events;
    expect(event).to.include({ start_date: '2026-12-15 00:00:00', end_date: '2026-12-17 23:59:59', all_day: true });
    const own = { utc_start_date: '2026-12-14 23:00:00', utc_end_date: '2026-12-17 22:59:59' };
    for (const zone of ['Europe/Berlin', 'Asia/Tokyo', 'America/Los_Angeles']) {
      const shown = { ...event!, ...own };
      const month = await MonthPage.of(
        [shown],
        `first-day="1" date="2026-12-01" time-zone="${zone}" time-display="visitor"`,
      );
      const [bar, ...others] = month.bars('Concert & more');
      expect([month.datesBelow(bar!), others], zone).to.deep.equal([['2026-12-15', '2026-12-16', '2026-12-17'], []]);
      const list = await shownIn(
        'cal-event-list',
        new Calendar([shown]),
        `time-zone="${zone}"`,
        '[part~="card"]:not([part~="loading"] *)',
      );
      expect(textOf(list.querySelector('[part~="time"]')), zone).to.equal('Dec 15 – 17');
    }
  });

  it('of one that is over is on the same day of a week to come', async () => {
    const desk = new Desk();
    desk.items = [storedEvent({ fields: { start_date: '2026-06-02 19:00:00', end_date: '2026-06-03 01:00:00' } })];
    const page = await EventFormPage.with(desk, 'copy-of="7"');
    expect(page.ends).to.equal('2026-11-24 19:00 2026-11-25 01:00');
  });
});

describe('the small month beside the fields of days', () => {
  it('moves the event to the first day that is chosen, and ends it on the second', async () => {
    const page = await EventFormPage.with(new Desk(), 'start-date="2026-12-12T19:00"');
    await openMonth(page, 'when');
    await choose(page, 'when', '2026-12-19');
    expect(page.ends).to.equal('2026-12-19 19:00 2026-12-19 21:00');
    await choose(page, 'when', '2026-12-21');
    expect(page.ends).to.equal('2026-12-19 19:00 2026-12-21 21:00');
    await expectAccessible(page.element);
  });

  it('is used by keys, and Escape closes it alone', async () => {
    const page = await EventFormPage.with(new Desk(), 'start-date="2026-12-12T19:00" mode="dialog"');
    page.element.open();
    await until(() => page.one('form'));
    await openMonth(page, 'when');
    await until(() => page.focused?.matches('.number'));
    await page.key('ArrowDown');
    await page.key('Enter');
    expect(page.ends).to.equal('2026-12-19 19:00 2026-12-19 21:00');
    await page.key('Escape');
    expect([page.one('days'), page.focused?.id, page.one('form') !== undefined]).to.deep.equal([
      undefined,
      'when-days',
      true,
    ]);
  });
});
