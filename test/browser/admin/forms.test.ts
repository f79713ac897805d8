import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-admin.js';
import type { CalItemForm } from '../../../src/authoring/forms/cal-item-form.js';
import type { CalEventForm } from '../../../src/authoring/cal-event-form.js';
import { sessionOf } from '../../../src/authoring/session/session.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';
import { contributor, storedEvent } from '../forms/desk.js';
import { isKept, keepsAtOnce, storeAnswered, untilKept } from '../forms/kept-drafts.js';
import { json } from '../calendar.js';
import { AdminPage } from './admin-page.js';
import { FakeDesk } from './fake-desk.js';

setUpEnvironment();

const formOf = (page: AdminPage) => page.root.querySelector<CalEventForm>('cal-event-form');

const innerForm = (page: AdminPage) =>
  page.root.querySelector<CalItemForm>('cal-event-form, cal-venue-form, cal-organizer-form');
const firstField = (page: AdminPage) =>
  innerForm(page)!.shadowRoot!.querySelector<HTMLInputElement>('input[type="text"]')!;

function typeInto(page: AdminPage, text: string): void {
  const field = firstField(page);
  field.value = text;
  field.dispatchEvent(new InputEvent('input'));
}

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

  it('has an arrow back that points to where one came from, also from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const page = await AdminPage.on(new FakeDesk(), 'item="new"');
    const arrow = page.one('back')!.querySelector('svg')!;
    expect(getComputedStyle(arrow).scale).to.equal('-1 1');
    document.documentElement.dir = 'ltr';
    expect(getComputedStyle(arrow).scale).to.equal('none');
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

describe('cal-admin: what was typed and is not saved', () => {
  keepsAtOnce();
  beforeEach(() => localStorage.setItem('cal-elements.welcomed', '1'));

  const offered = (page: AdminPage) => innerForm(page)?.shadowRoot?.querySelector<HTMLElement>('[part~="kept"]');
  const press = (page: AdminPage, name: string) =>
    [...innerForm(page)!.shadowRoot!.querySelectorAll('button')].find((button) => textOf(button) === name)!.click();

  /** Opens the desk anew, as a reload does. */
  async function reopened(desk: FakeDesk, before: AdminPage | undefined, attributes: string): Promise<AdminPage> {
    before?.element.remove();
    const page = await AdminPage.on(desk, attributes);
    await until(() => innerForm(page)?.shadowRoot?.querySelector('form'));
    await storeAnswered();
    await innerForm(page)!.updateComplete;
    return page;
  }

  async function typed(desk: FakeDesk, attributes: string): Promise<AdminPage> {
    const page = await reopened(desk, undefined, attributes);
    typeInto(page, 'Typed and not saved');
    await untilKept(desk, 'Typed and not saved');
    return page;
  }

  for (const [what, attributes] of [
    ['a new event', 'item="new"'],
    ['a change of an event', 'item="1"'],
    ['a copy', 'item="copy-1"'],
    ['a new venue', 'section="venues" item="new"'],
    ['a new organizer', 'section="organizers" item="new"'],
  ] as const)
    it(`is offered after a reload: ${what}`, async () => {
      const desk = opened();
      const before = await typed(desk, attributes);
      const page = await reopened(desk, before, attributes);
      await until(() => offered(page));
      press(page, 'Go on with it');
      await until(() => firstField(page).value === 'Typed and not saved');
    });

  it('is offered for what it was typed for alone, and to who typed it', async () => {
    const desk = opened();
    let page = await typed(desk, 'item="new"');
    for (const attributes of [
      'section="venues" item="new"',
      'section="organizers" item="new"',
      'item="1"',
      'item="copy-1"',
    ]) {
      page = await reopened(desk, page, attributes);
      expect(offered(page), attributes).to.equal(null);
    }
    desk.me = contributor;
    await sessionOf(desk.baseUrl).reload();
    page = await reopened(desk, page, 'item="new"');
    expect(offered(page)).to.equal(null);
  });

  it('is gone once it is discarded, here or in the question before one leaves', async () => {
    const desk = opened();
    let page = await reopened(desk, await typed(desk, 'item="new"'), 'item="new"');
    await until(() => offered(page));
    press(page, 'Discard changes');
    while (await isKept(desk)) await turn();
    page.element.remove();
    page = await typed(desk, 'item="new"');
    page.button('Back to the list').click();
    await until(() => page.dialog);
    page.button('Discard changes').click();
    while (await isKept(desk)) await turn();
  });
});
