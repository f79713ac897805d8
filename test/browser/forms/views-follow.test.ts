import { expect, fixtureSync } from '@open-wc/testing';
import '../../../src/elements/cal-event-list.js';
import { allEvents, json } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, until } from '../environment.js';
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
    const titles = () => [...(list.shadowRoot?.querySelectorAll('[part~="title"]') ?? [])].map((title) => title.textContent.trim());
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
