import { expect, fixtureSync } from '@open-wc/testing';
import '../../../src/elements/cal-event-list.js';
import { allEvents } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, until } from '../environment.js';
import { Desk } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

// Alone in this file: nothing is written here before.
it('a list beside a form shows what is written in another tab, before anything is written here', async () => {
  const [event] = allEvents.filter(({ end_date: end }) => end > '2026-12-01');
  const desk = new Desk();
  desk.events = [event!];
  const list = fixtureSync<HTMLElement>(markupOf('cal-event-list', desk));
  const titles = () =>
    [...(list.shadowRoot?.querySelectorAll('[part~="title"]') ?? [])].map((title) => title.textContent.trim());
  const page = await EventFormPage.with(desk);
  await until(() => titles().length === 1);
  desk.events = [{ ...event!, title: 'From another tab' }];
  const tab = new BroadcastChannel('cal-elements.changes');
  tab.postMessage({ start: `${desk.baseUrl}/cal/events/v1/` });
  await until(() => titles()[0] === 'From another tab');
  tab.close();
  expect(page.writes).to.deep.equal([]);
});
