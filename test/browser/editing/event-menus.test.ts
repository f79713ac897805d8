import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-event-detail.js';
import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-event-week.js';
import { expectAccessibleIn, expectNoViolation } from '../appearance.js';
import { json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { contributor } from '../forms/desk.js';
import { EditableDesk, EditablePage } from './editable-page.js';

setUpEnvironment();

const all = ['Edit', 'Duplicate', 'Move to…', 'Cancel event', 'Postpone', 'Move to trash'];

const list = (desk = new EditableDesk(), attributes = '') =>
  EditablePage.of('cal-event-list', desk, `range="all" editable ${attributes}`);

const titles = (page: EditablePage) => [...page.root.querySelectorAll('.card .title')].map(textOf);

/** Each place in which the menu of an event stands, and how it gets there. */
const places: Readonly<Record<string, () => Promise<EditablePage>>> = {
  'a row of a list': () => list(),
  'a card of a list': () => list(undefined, 'layout="cards"'),
  'a row of an event without an address': () => {
    const desk = new EditableDesk();
    desk.events = desk.events.map((event) => ({ ...event, url: '' }));
    return list(desk);
  },
  'a line of a compact list': () => list(undefined, 'layout="compact"'),
  'a card of the page': () =>
    EditablePage.open(
      `<cal-event-list base-url="${new EditableDesk().baseUrl}" range="all" editable>
        <template slot="item"><p data-cal="title"></p></template>
      </cal-event-list>`,
    ),
  'the preview of a month': async () => {
    const page = await EditablePage.of(
      'cal-event-month',
      new EditableDesk(),
      'date="2026-12-12" layout="grid" editable',
      '1000px',
    );
    await until(() => page.add());
    page.one('event')!.click();
    await until(() => page.root.querySelector('#preview:popover-open'));
    return page;
  },
  'the box of a day in a month': async () => {
    const page = await EditablePage.of(
      'cal-event-month',
      new EditableDesk(),
      'date="2026-12-12" layout="grid" editable',
      '1000px',
    );
    await until(() => page.add());
    page.root.querySelector<HTMLElement>('[data-date="2026-12-12"] .number')!.click();
    await until(() => page.root.querySelector('#day:popover-open'));
    return page;
  },
  'the day below a small month': () =>
    EditablePage.of('cal-event-month', new EditableDesk(), 'date="2026-12-12" editable', '320px'),
  'an agenda': () =>
    EditablePage.of('cal-event-month', new EditableDesk(), 'date="2026-12-12" layout="agenda" editable', '1000px'),
  'the preview of a week': async () => {
    const page = await EditablePage.of('cal-event-week', new EditableDesk(), 'date="2026-12-12" editable', '1000px');
    await until(() => page.add());
    page.one('event')!.click();
    await until(() => page.root.querySelector('#preview:popover-open'));
    return page;
  },
  'a detail': () => {
    const desk = new EditableDesk();
    return EditablePage.of('cal-event-detail', desk, `event-id="${desk.events[0]!.id}" editable`);
  },
  'a detail in a dialog': () => {
    const desk = new EditableDesk();
    return EditablePage.of('cal-event-detail', desk, `event-id="${desk.events[0]!.id}" mode="dialog" editable`);
  },
};

describe('what can be done with an event', () => {
  it('leaves the room around the day in its box', async () => {
    const page = await places['the box of a day in a month']!();
    const box = page.root.querySelector('#day')!;
    expect(getComputedStyle(box).padding).to.equal('16px');
  });

  for (const [place, open] of Object.entries(places))
    it(`is a menu by the pattern of ARIA in ${place}`, async () => {
      const page = await open();
      await until(() => page.opener('Gala'));
      const opener = page.opener('Gala')!;
      expect([opener.ariaHasPopup, opener.ariaExpanded]).to.deep.equal(['menu', 'false']);
      opener.focus();
      await sendKeys({ press: 'Enter' });
      await until(() => page.menu);
      expect(page.entries.map(textOf)).to.deep.equal(all);
      expect([page.opener('Gala')!.ariaExpanded, page.focused]).to.deep.equal(['true', 'Edit']);
      await expectNoViolation(page.element);
      const walk: string[] = [];
      for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'c']) {
        await sendKeys({ press: key });
        walk.push(page.focused);
      }
      expect(walk).to.deep.equal(['Duplicate', 'Move to trash', 'Edit', 'Move to trash', 'Edit', 'Cancel event']);
      await sendKeys({ press: 'Escape' });
      await until(() => !page.menu);
      expect(page.focused).to.equal('Actions for “Gala”');
      // The box around it stays, and the calendar around that hears nothing.
      expect(page.opener('Gala')!.checkVisibility()).to.equal(true);
      expect(page.details('cal-edit')).to.deep.equal([]);
    });

  it('is offered beside each event, opens by arrows, and closes by Tab and by its button', async () => {
    const page = await list();
    await until(() => page.openers.length === 3);
    expect(page.openers.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(
      ['Gala', 'Choir', 'Market'].map((one) => `Actions for “${one}”`),
    );
    page.opener('Choir')!.focus();
    await sendKeys({ press: 'ArrowUp' });
    await until(() => page.menu);
    expect(page.focused).to.equal('Move to trash');
    await sendKeys({ press: 'Tab' });
    await until(() => !page.menu);
    await page.openMenu('Choir');
    page.opener('Choir')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    page.menu!.hidePopover();
    page.opener('Choir')!.click();
    await page.settled();
    expect(page.menu).to.equal(undefined);
  });

  it('asks about an event only where somebody is about to open its menu, and once', async () => {
    const desk = new EditableDesk();
    const page = await list(desk);
    await until(() => page.openers.length === 3);
    expect(desk.to('GET cal/authoring/v1/items')).to.deep.equal([]);
    page.opener('Choir')!.focus();
    await page.openMenu('Choir');
    expect(desk.to('GET cal/authoring/v1/items').map(({ path }) => path)).to.deep.equal([
      `cal/authoring/v1/items/events/${desk.events[1]!.id}`,
    ]);
  });

  it('is only to duplicate it, where the event is of somebody else', async () => {
    const desk = new EditableDesk();
    desk.me = contributor;
    desk.listed = desk.listed.slice(1);
    const page = await list(desk);
    await page.openMenu('Gala');
    expect(page.entries.map(textOf)).to.deep.equal(['Duplicate']);
  });

  it('opens its form, from a box that is left', async () => {
    const page = await places['the preview of a month']!();
    await page.take('Gala', 'Edit');
    await until(() => page.form?.shadowRoot?.querySelector('dialog[open]'));
    expect(page.form!.getAttribute('mode')).to.equal('dialog');
    expect(page.root.querySelector('#preview:popover-open')).to.equal(null);
    await sendKeys({ press: 'Escape' });
    await until(() => !page.form && page.root.activeElement?.part.contains('event'));
  });

  it('gives the focus back where its form changes while it closes', async () => {
    const page = await places['the preview of a month']!();
    await page.take('Gala', 'Edit');
    await until(() => page.form?.shadowRoot?.querySelector('dialog[open]'));
    const form = page.form as HTMLElement & { requestUpdate(): void };
    form.shadowRoot!.querySelector<HTMLDialogElement>('dialog[open]')!.close();
    form.requestUpdate();
    await until(() => !page.form);
    expect(page.root.activeElement?.part.contains('event')).to.equal(true);
  });

  for (const [name, said, body] of [
    ['Cancel event', '“Choir” canceled.', { event_status: 'cancelled' }],
    ['Postpone', '“Choir” postponed.', { event_status: 'postponed' }],
  ] as const)
    it(`is done at once and undone: ${name}`, async () => {
      const desk = new EditableDesk();
      const page = await list(desk);
      await page.take('Choir', name);
      await until(() => page.said === said);
      expect([page.question, desk.writes]).to.deep.equal([null, [{ method: 'PATCH', body }]]);
      expect(page.details('cal-edit').map(({ action, event }) => [action, event?.title])).to.deep.equal([
        [body.event_status === 'cancelled' ? 'cancel' : 'postpone', 'Choir'],
      ]);
      await until(() => page.focused === 'Actions for “Choir”');
      await expectNoViolation(page.element);
      await page.undo();
      expect([page.said, desk.writes.at(-1)!.body]).to.deep.equal(['Undone: “Choir”.', { event_status: 'scheduled' }]);
    });

  it('is done at once and undone: Move to trash; the next event has the focus', async () => {
    const desk = new EditableDesk();
    const page = await list(desk);
    await page.take('Choir', 'Move to trash');
    await until(() => page.said === '“Choir” moved to the trash.' && titles(page).length === 2);
    expect([page.focused, desk.titles]).to.deep.equal(['Actions for “Market”', ['Gala', 'Market']]);
    const toast = page.foot!.querySelector('.toast')!;
    expect(toast.role ?? toast.getAttribute('role')).to.equal('status');
    // By an event, because no driver presses F6 in WebKit.
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'F6', bubbles: true, composed: true, cancelable: true }),
    );
    expect(page.focused).to.equal('Undo');
    await sendKeys({ press: 'Enter' });
    await until(() => titles(page).length === 3);
    expect(desk.writes.at(-1)).to.deep.equal({ method: 'PATCH', body: { status: 'publish' } });
    await until(() => page.focused === 'Close');
    await sendKeys({ press: 'Enter' });
    await until(() => !page.said);
    expect(page.focused).to.equal('Add event');
  });

  it('is done at once after its date and undone: Move to…', async () => {
    const desk = new EditableDesk();
    const page = await list(desk);
    await page.take('Choir', 'Move to…');
    await until(() => page.question);
    await expectNoViolation(page.element);
    page.question!.querySelector('input')!.value = '2026-12-20';
    page.question!.querySelector<HTMLElement>('[part~="submit"]')!.click();
    await until(() => page.said === '“Choir” moved.');
    const zone = { timezone: 'Europe/Berlin' };
    expect(desk.writes.at(-1)!.body).to.deep.equal({
      start_date: '2026-12-20 19:00:00',
      end_date: '2026-12-20 22:00:00',
      ...zone,
    });
    await page.undo();
    expect(desk.writes.at(-1)!.body).to.deep.equal({
      start_date: '2026-12-13 19:00:00',
      end_date: '2026-12-13 22:00:00',
      ...zone,
    });
  });

  it('keeps the message and its way back where the box of an event was left', async () => {
    const page = await places['the preview of a week']!();
    await page.take('Gala', 'Cancel event');
    await until(() => page.said === '“Gala” canceled.');
    expect(page.root.querySelector(':popover-open')).to.equal(null);
    await page.undo();
    expect(page.said).to.equal('Undone: “Gala”.');
  });

  it('is left to the page where it cancels', async () => {
    const desk = new EditableDesk();
    const page = await list(desk);
    page.around.addEventListener('cal-edit', (event) => event.preventDefault());
    for (const name of all) {
      await page.take('Gala', name);
      await until(() => !page.menu);
    }
    expect([desk.writes, page.form, page.question]).to.deep.equal([[], null, null]);
    expect(page.details('cal-edit').map(({ action }) => action)).to.deep.equal([
      'edit',
      'duplicate',
      'move',
      'cancel',
      'postpone',
      'delete',
    ]);
  });

  it('is not undone where somebody else has moved the event to the trash, which would take it out again', async () => {
    const desk = new EditableDesk();
    const page = await list(desk);
    await page.take('Choir', 'Postpone');
    await until(() => page.said);
    desk.listed = desk.listed.map((one) => ({ ...one, status: 'trash' }));
    const { length } = desk.writes;
    await page.undo();
    expect(page.said).to.equal('This could not be undone: somebody else has changed it in the meantime');
    expect(desk.writes.length).to.equal(length);
  });

  it('says why it did not work, and shows what is there', async () => {
    const desk = new EditableDesk();
    const refusal = { code: 'version_conflict', message: '', data: { status: 412, item: desk.events[0] } };
    desk.answers.unshift(({ method }) => (method === 'DELETE' ? json(refusal, 412) : undefined));
    const page = await list(desk);
    await page.take('Gala', 'Move to trash');
    await until(() => page.said);
    expect(page.said).to.equal('This did not work for “Gala”: somebody else has changed it in the meantime');
    await until(() => titles(page).length === 3);
  });

  it('is done once somebody has signed in again, where the session is over', async () => {
    const desk = new EditableDesk();
    const page = await list(desk);
    await page.openMenu('Gala');
    desk.me = null;
    desk.nonce = 'nonce-2';
    page.entries.find((one) => textOf(one) === 'Move to trash')!.click();
    await until(() => page.question?.querySelector('cal-sign-in')?.shadowRoot?.querySelector('#password'));
    await expectNoViolation(page.element);
    const signIn = page.question!.querySelector('cal-sign-in')!;
    for (const [id, text] of Object.entries({ name: 'Ada', password: desk.password })) {
      const input = signIn.shadowRoot!.querySelector<HTMLInputElement>(`#${id}`)!;
      input.value = text;
      input.dispatchEvent(new InputEvent('input'));
    }
    await signIn.submit();
    await until(() => page.said === '“Gala” moved to the trash.');
    expect([page.question, desk.titles]).to.deep.equal([null, ['Choir', 'Market']]);
  });

  it('is gone when who was signed in has signed out', async () => {
    const desk = new EditableDesk();
    const page = await list(desk);
    await until(() => page.openers.length === 3);
    const { sessionOf } = await import('../../../src/authoring/session/session.js');
    await sessionOf(desk.baseUrl).signOut();
    await until(() => !page.openers.length);
    expect([page.add(), titles(page).length]).to.deep.equal([undefined, 3]);
  });

  for (const direction of ['ltr', 'rtl'] as const)
    it(`fits with its menu into 320 pixels and is accessible, ${direction}`, async () => {
      document.documentElement.dir = direction;
      for (const layout of ['list', 'cards', 'compact']) {
        const page = await EditablePage.of(
          'cal-event-list',
          new EditableDesk(),
          `range="all" layout="${layout}" editable`,
          '320px',
        );
        await page.openMenu('Gala');
        expect(page.outside()).to.deep.equal([]);
        const { left, right } = page.menu!.getBoundingClientRect();
        expect([left >= 0, right <= innerWidth]).to.deep.equal([true, true]);
        await expectAccessibleIn(direction)(page.element);
        page.around.remove();
      }
    });
});
