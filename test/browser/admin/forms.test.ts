import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-admin.js';
import type { CalEventForm } from '../../../src/elements/index.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { storedEvent } from '../forms/desk.js';
import { json } from '../calendar.js';
import { AdminPage } from './admin-page.js';
import { FakeDesk } from './fake-desk.js';

setUpEnvironment();

const formOf = (page: AdminPage) => page.root.querySelector<CalEventForm>('cal-event-form');

async function fieldOf(page: AdminPage): Promise<HTMLInputElement> {
  await until(() => formOf(page)?.shadowRoot?.querySelector('#title ~ * #title, input[id="title"]'));
  return formOf(page)!.shadowRoot!.querySelector<HTMLInputElement>('input[id="title"]')!;
}

async function type(page: AdminPage, text: string): Promise<void> {
  const field = await fieldOf(page);
  field.value = text;
  field.dispatchEvent(new InputEvent('input'));
  await formOf(page)!.updateComplete;
}

function opened(): FakeDesk {
  const desk = new FakeDesk();
  desk.answers.unshift(({ method, path }) =>
    method === 'GET' && path.endsWith('/items/events/1') ? json(storedEvent({ id: 1, version: '1' })) : undefined,
  );
  return desk;
}

describe('cal-admin: forms', () => {
  beforeEach(() => localStorage.setItem('cal-elements.welcomed', '1'));

  it('opens a form for another event, and leads back to the list', async () => {
    const page = await AdminPage.on(new FakeDesk());
    await page.act('Add event');
    await fieldOf(page);
    expect(page.titles).to.deep.equal([]);
    expect(textOf(page.focused)).to.equal('Back to the list');
    await page.act('Back to the list');
    expect(page.titles).to.have.length(3);
    expect(page.focused?.id).to.equal('section');
  });

  it('opens an event, a copy of it, and by a script', async () => {
    const desk = opened();
    const page = await AdminPage.on(desk);
    page.row('Gala').querySelector<HTMLElement>('a')!.click();
    await until(() => formOf(page)?.getAttribute('event-id') === '1');
    await page.act('Back to the list');
    expect(textOf(page.focused)).to.equal('Gala');
    await page.choose('Gala', 'Duplicate');
    await until(() => formOf(page)?.getAttribute('copy-of') === '1');
    expect(desk.sent.filter(({ method }) => method !== 'GET')).to.deep.equal([]);
    page.element.open('events', 'new');
    await until(() => formOf(page) && !formOf(page)!.hasAttribute('copy-of'));
  });

  it('asks before what was typed is lost, by whatever way one leaves', async () => {
    const page = await AdminPage.on(new FakeDesk(), 'item="new"');
    await type(page, 'Gala');
    page.root.querySelector<HTMLElement>('[part~="section-link"]:last-child')!.click();
    await until(() => page.dialog);
    expect(textOf(page.dialog)).to.contain('You have changes that are not saved.');
    page.button('Keep editing').click();
    await until(() => !page.dialog);
    expect([(await fieldOf(page)).value, page.element.hasAttribute('section')]).to.deep.equal(['Gala', false]);
    page.element.removeAttribute('item');
    await until(() => page.dialog);
    page.button('Discard changes').click();
    await until(() => page.titles.length === 3);
  });

  it('keeps what was typed when the question is closed by Escape', async () => {
    const page = await AdminPage.on(new FakeDesk(), 'item="new"');
    await type(page, 'Gala');
    page.button('Back to the list').click();
    await until(() => page.dialog);
    await page.key('Escape');
    await until(() => !page.dialog && page.element.getAttribute('item') === 'new');
    expect((await fieldOf(page)).value).to.equal('Gala');
  });

  it('offers venues and organizers with forms of their own', async () => {
    const page = await AdminPage.on(new FakeDesk(), 'section="venues"');
    await page.act('Add venue');
    await until(() => page.root.querySelector('cal-venue-form')?.shadowRoot?.querySelector('form'));
    page.element.open('organizers', 'new');
    await until(() => page.root.querySelector('cal-organizer-form')?.shadowRoot?.querySelector('form'));
  });
});
