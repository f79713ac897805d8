import { expect, fixtureSync } from '@open-wc/testing';
import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-event-month.js';
import { Calendar, json } from '../calendar.js';
import { full } from '../detail/detail-page.js';
import { expectAccessible } from '../appearance.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { MonthPage } from '../period/month-page.js';
import { Desk, storedEvent, type SentRequest } from './desk.js';
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

const posted = (page: EventFormPage) =>
  page.writes.map(({ line, body }) => [line, (body as { start_date: string }).start_date]);

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

  it('on several dates is one card where series are folded', async () => {
    const page = await copied();
    await openMonth(page, 'also-on');
    await choose(page, 'also-on', '2026-12-26', '2026-12-28');
    await page.save('Publish');
    expect(posted(page).length).to.equal(3);
    const calendar = calendarOf(page);
    const all = await shownIn('cal-event-list', calendar, '', '[part~="card"]:not([part~="loading"] *)');
    await until(() => all.querySelectorAll('[part~="card"]').length === 3);
    const folded = await shownIn('cal-event-list', calendar, 'fold-series', '[part~="dates"]');
    expect(folded.querySelectorAll('[part~="card"]').length).to.equal(1);
  });

  it('on several dates is a series where the server keeps them, by one request', async () => {
    const desk = new Desk();
    desk.offers = [...desk.offers, 'series'];
    desk.answers = [
      ({ method, path, body }) =>
        method === 'POST' && path === 'cal/authoring/v1/series'
          ? json({ series: { id: 40 }, event: { ...full, ...body.fields, id: 7, venue: [], organizer: [] } }, 201)
          : undefined,
    ];
    const page = await copied(desk);
    await openMonth(page, 'also-on');
    await choose(page, 'also-on', '2026-12-26', '2026-12-28');
    await page.save('Publish');
    const [{ body, attempt }, ...others] = desk.to('POST cal/authoring/v1/series') as [SentRequest];
    expect([page.writes, others, typeof attempt]).to.deep.equal([[], [], 'string']);
    expect([body.rule, body.fields.start_date, body.fields.status]).to.deep.equal([
      'RDATE:20261226T190000,20261228T190000',
      '2026-12-19 19:00:00',
      'publish',
    ]);
    expect(page.text('saved')).to.contain('3 events, the last on Monday, December 28, 2026.');
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

  it('is made on further days, too, one after another, at the same time', async () => {
    const page = await copied();
    await openMonth(page, 'also-on');
    await choose(page, 'also-on', '2026-12-26', '2026-12-12', '2026-12-31', '2026-12-31');
    expect(textOf(page.one('also-on'))).to.equal('Saturday, December 12, 2026 and Saturday, December 26, 2026');
    expect(page.desk.sent.every(({ method }) => method === 'GET')).to.equal(true);
    await page.save('Publish');
    await until(() => page.one('saved'));
    expect(posted(page)).to.deep.equal([
      ['POST /events', '2026-12-19 19:00:00'],
      ['POST /events', '2026-12-12 19:00:00'],
      ['POST /events', '2026-12-26 19:00:00'],
    ]);
    expect(page.text('saved')).to.contain(
      'There is an event on each of these days: Saturday, December 12, 2026, Saturday, December 19',
    );
    expect(page.one('field-also-on')).to.equal(undefined);
  });

  it('is made by a rule until its last day, which follow the day of the event', async () => {
    const page = await copied();
    const select = page.one('field-also-on')!.querySelector('select')!;
    expect([...select.options].map(textOf)).to.deep.equal([
      'Does not repeat',
      'Every week',
      'Every 2 weeks',
      'Every month on the 3rd Saturday',
    ]);
    select.value = 'fortnight';
    select.dispatchEvent(new Event('change'));
    await page.element.updateComplete;
    await page.fill('Until', '2027-01-20');
    expect(textOf(page.one('also-on'))).to.equal('3 events, the last on Saturday, January 16, 2027.');
    await page.fill('Start date', '2026-12-20');
    expect(textOf(page.one('also-on'))).to.equal('3 events, the last on Sunday, January 17, 2027.');
    await expectAccessible(page.element);
    await page.save('Publish');
    await until(() => page.one('saved'));
    expect(posted(page)).to.deep.equal([
      ['POST /events', '2026-12-20 19:00:00'],
      ['POST /events', '2027-01-03 19:00:00'],
      ['POST /events', '2027-01-17 19:00:00'],
    ]);
  });

  it('asks for the last day of a rule, and makes no more than anybody means', async () => {
    const page = await copied();
    const select = page.one('field-also-on')!.querySelector('select')!;
    select.value = 'week';
    select.dispatchEvent(new Event('change'));
    await page.element.updateComplete;
    await page.fill('Until', '');
    await page.element.submit();
    expect([page.problems, page.writes]).to.deep.equal([['Enter the last day'], []]);
    await page.fill('Until', '2099-01-01');
    await page.element.submit();
    expect(page.problems).to.deep.equal(['At most 100 further events are made at once: choose an earlier last day']);
    page.button(page.problems[0]!).click();
    await until(() => page.focused?.id === 'also-on-until');
  });

  it('or a new event is offered its further days below its own, and not among what is folded', async () => {
    const page = await EventFormPage.with(new Desk());
    const days = page.one('field-also-on')!;
    expect([days.closest('details'), days.previousElementSibling]).to.deep.equal([null, page.one('field-when')]);
  });

  it('stops at the first that fails, says which exist, and makes the rest when it is tried again', async () => {
    const desk = new Desk();
    let posts = 0;
    desk.answers.push(({ method }) =>
      method === 'POST' && ++posts === 7 ? json({ code: 'internal_server_error' }, 500) : undefined,
    );
    const page = await copied(desk);
    await openMonth(page, 'also-on');
    const days = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30'].map((day) => `2026-12-${day}`);
    await choose(page, 'also-on', ...days);
    await page.save('Publish');
    await until(() => page.one('made'));
    expect([posts, desk.items.length]).to.deep.equal([7, 7]);
    expect(page.text('made'))
      .to.contain('These events exist already: Saturday, December 19, 2026')
      .and.contain('December 24');
    expect(page.text('made')).not.to.contain('December 25');
    await expectAccessible(page.element);
    page.button('Try again').click();
    await until(() => page.one('saved'));
    const all = desk.items
      .map(({ fields }) => String(fields.start_date).slice(0, 10))
      .filter((day) => day !== '2026-12-12');
    expect(all).to.deep.equal(['2026-12-19', ...days]);
    expect([posts, page.text('made')]).to.deep.equal([13, '']);
  });

  it('asks for nothing but what it reads where it is closed without saving', async () => {
    const page = await copied(new Desk(), 'mode="dialog"');
    page.element.open();
    await until(() => page.one('form'));
    await openMonth(page, 'also-on');
    await choose(page, 'also-on', '2026-12-26');
    page.element.close();
    await until(() => page.root.querySelector('#leaving'));
    page.button('Discard changes').click();
    await until(() => page.details('cal-close').length);
    expect(page.desk.sent.every(({ method }) => method === 'GET')).to.equal(true);
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
