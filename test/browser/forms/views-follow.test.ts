import { expect, fixtureSync } from '@open-wc/testing';
import '../../../src/elements/cal-event-detail.js';
import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-event-map.js';
import '../../../src/elements/cal-event-month.js';
import { atLeastOne } from '../../at-least-one.js';
import { allEvents, json } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';
import { ownTiles, placedEvent } from '../map/map-page.js';
import { Desk, storedEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

describe('a list beside a form', () => {
  const [event] = allEvents.filter(({ end_date: end }) => end > '2026-12-01');

  async function open() {
    const desk = new Desk();
    desk.events = [event!];
    desk.items = [storedEvent({ id: event!.id, fields: { title: event!.title } })];
    const list = fixtureSync<HTMLElement>(markupOf('cal-event-list', desk));
    const titles = () =>
      [...(list.shadowRoot?.querySelectorAll('[part~="title"]') ?? [])].map((title) => title.textContent.trim());
    const page = await EventFormPage.with(desk, `event-id="${event!.id}"`);
    await until(() => titles().length === 1);
    return { desk, page, titles };
  }

  it('shows a new title before the server has answered', async () => {
    const { desk, page, titles } = await open();
    let answer!: () => void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    desk.answers.push(async ({ method }) => {
      if (method === 'PATCH') await held;
      return undefined;
    });
    await page.fill('Title', 'At once');
    const saved = page.element.submit();
    await until(() => titles()[0] === 'At once');
    desk.events = [{ ...event!, title: 'At once' }];
    answer();
    await saved;
    expect(titles()).to.deep.equal(['At once']);
  });

  it('goes back where the server refuses, and the form says why', async () => {
    const { desk, page, titles } = await open();
    const [before] = titles();
    desk.answers.push(({ method }) =>
      method === 'PATCH' ? json({ code: 'rest_forbidden', message: '', data: { status: 403 } }, 403) : undefined,
    );
    await page.fill('Title', 'Refused');
    await page.element.submit();
    await until(() => titles()[0] === before);
    expect([page.text('error'), page.control('Title').value]).to.deep.equal([
      'You are not allowed to do this. Ask an administrator of the calendar.',
      'Refused',
    ]);
  });
});

describe('a list, a month, a map and a detail beside a form in a dialog', () => {
  const event = allEvents
    .map(placedEvent)
    .find(({ start_date: start, venue }) => start.startsWith('2026-12') && [venue].flat()[0]?.geo_lat)!;
  const markups = {
    'cal-event-list': '',
    'cal-event-month': `date="${event.start_date.slice(0, 10)}"`,
    'cal-event-map': `tiles="${ownTiles}" range="all"`,
    'cal-event-detail': `event-id="${event.id}"`,
  };

  /** The page with a form in which another title is typed; answers to what it sends wait for `answer`. */
  async function open(title: string) {
    const desk = new Desk();
    desk.events = [event];
    desk.items = [storedEvent({ id: event.id, fields: { title: event.title } })];
    const list = desk.answer;
    desk.answer = (url) => (url.pathname.endsWith(`/events/${event.id}`) ? json(desk.events[0]) : list(url));
    const elements = Object.entries(markups).map(([tag, attributes]) => {
      const box = fixtureSync<HTMLElement>('<div style="inline-size: 1000px"></div>');
      box.innerHTML = markupOf(tag, desk, attributes);
      return box.firstElementChild as HTMLElement;
    });
    const titles = () =>
      elements.map(({ shadowRoot }) =>
        textOf(shadowRoot?.querySelector('[part~="event-title"], #title, [part~="title"]')),
      );
    await until(() =>
      titles().every(
        (shown) => shown === textOf(Object.assign(document.createElement('p'), { innerHTML: event.title })),
      ),
    );
    const page = await EventFormPage.with(desk, `event-id="${event.id}" mode="dialog"`);
    page.element.open();
    await until(() => page.one('form'));
    await page.fill('Title', title);
    let answer!: () => void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    desk.answers.push(async ({ method }) => {
      if (method === 'PATCH') await held;
      return undefined;
    });
    return { desk, page, titles, answer, before: titles() };
  }

  it('are changed before the answer, and stay so after they were read again past the cache', async () => {
    const { desk, page, titles, answer } = await open('At once');
    const after = titles().map(() => 'At once');
    const saved = page.element.submit();
    await until(() => titles().join() === after.join());
    desk.events = [{ ...event, title: 'At once' }];
    const asked = desk.asked.length;
    answer();
    await saved;
    await until(() => desk.asked.length >= asked + after.length);
    await turn();
    expect(titles()).to.deep.equal(after);
    const again = desk.asked.slice(asked).filter(({ url }) => url.pathname.includes('/cal/events/v1/events'));
    expect(atLeastOne(again).map(({ cache }) => cache)).to.deep.equal(again.map(() => 'no-cache'));
  });

  it('go back where the server refuses, and the form says why and keeps what was typed', async () => {
    const { desk, page, titles, answer, before } = await open('Refused');
    desk.answers.push(({ method }) =>
      method === 'PATCH' ? json({ code: 'rest_forbidden', message: '', data: { status: 403 } }, 403) : undefined,
    );
    const saved = page.element.submit();
    await until(() => titles().every((shown) => shown === 'Refused'));
    answer();
    await saved;
    await until(() => titles().join() === before.join());
    expect([page.text('error'), page.control('Title').value]).to.deep.equal([
      'You are not allowed to do this. Ask an administrator of the calendar.',
      'Refused',
    ]);
  });
});
