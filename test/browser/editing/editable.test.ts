import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-event-detail.js';
import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-event-week.js';
import { expectNoViolation } from '../appearance.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { contributor } from '../forms/desk.js';
import { EditableDesk, EditablePage } from './editable-page.js';

setUpEnvironment();

describe('editable', () => {
  for (const [tag, attributes] of [
    ['cal-event-list', 'range="all"'],
    ['cal-event-month', 'date="2026-12-12"'],
    ['cal-event-week', 'date="2026-12-12"'],
  ] as const) {
    it(`offers in ${tag} to add an event, to those who may`, async () => {
      const page = await EditablePage.of(tag, new EditableDesk(), `${attributes} editable`);
      await until(() => page.add());
      await expectNoViolation(page.element);
      page.add()!.click();
      await until(() => page.form?.shadowRoot?.querySelector('dialog[open]'));
      expect(page.details('cal-edit')).to.deep.equal([{ action: 'add' }]);
    });

    it(`asks nobody who may what in ${tag}, and offers nothing, unless the page says so`, async () => {
      const desk = new EditableDesk();
      const page = await EditablePage.of(tag, desk, attributes);
      expect(desk.sent.filter(({ path }) => path.includes('authoring'))).to.deep.equal([]);
      expect(page.editing).to.equal(undefined);
    });
  }

  it('offers nothing to readers, nor to those who may not add anything', async () => {
    for (const me of [null, { ...contributor, may: [] }]) {
      const desk = new EditableDesk();
      desk.me = me;
      const page = await EditablePage.of('cal-event-month', desk);
      await desk.asksFor('GET cal/authoring');
      await page.settled();
      expect([page.editing, page.openers]).to.deep.equal([undefined, []]);
    }
  });

  it('adds on a day by the button beside its number, and by N', async () => {
    const page = await EditablePage.of(
      'cal-event-month',
      new EditableDesk(),
      'date="2026-12-12" layout="grid" editable',
    );
    await until(() => page.add());
    const number = page.root.querySelector<HTMLElement>('[data-date="2026-12-12"] .number')!;
    number.focus();
    await until(() => page.one('plus'));
    expect(page.one('plus')!.ariaLabel).to.match(/^Add event on .*December 12/);
    await sendKeys({ press: 'n' });
    await until(() => page.form?.getAttribute('start-date') === '2026-12-12');
    expect(page.details('cal-edit')).to.deep.equal([{ action: 'add', date: '2026-12-12' }]);
  });

  it('adds on a day of a week, whose hours the pointer is over', async () => {
    const page = await EditablePage.of('cal-event-week', new EditableDesk(), 'date="2026-12-12" editable', '1000px');
    await until(() => page.add());
    page.root.querySelector('#day-2026-12-12 + ol')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await until(() => page.one('plus'));
    page.one('plus')!.click();
    await until(() => page.form?.getAttribute('start-date') === '2026-12-12');
  });

  for (const [tag, attributes, width] of [
    ['cal-event-month', 'layout="grid"', '1000px'],
    ['cal-event-month', 'layout="auto"', '320px'],
    ['cal-event-week', '', '1000px'],
  ] as const)
    it(`adds in the box of a day: ${tag}, ${width}`, async () => {
      const desk = new EditableDesk();
      const [event] = desk.events;
      desk.events = Array.from({ length: 7 }, (_, index) => ({ ...event!, id: 100 + index, title: `Event ${index}` }));
      const page = await EditablePage.of(tag, desk, `date="2026-12-12" ${attributes} editable`, width);
      await until(() => page.add());
      const hasBox = width !== '320px';
      if (hasBox) {
        page.one('more-events')!.click();
        await until(() => page.root.querySelector('#day:popover-open'));
      }
      const add = page.one('add-on-day')!;
      expect(textOf(add)).to.match(/^Add event on .*December 12/);
      await expectNoViolation(page.element);
      add.click();
      await until(() => page.form?.shadowRoot?.querySelector('dialog[open]'));
      expect(page.form!.getAttribute('start-date')).to.equal('2026-12-12');
      expect(page.root.querySelector('#day:popover-open')).to.equal(null);
    });

  it('opens no form where the page cancels it', async () => {
    const page = await EditablePage.of('cal-event-list', new EditableDesk(), 'range="all" editable');
    await until(() => page.add());
    page.element.addEventListener('cal-edit', (event) => event.preventDefault());
    page.add()!.click();
    await page.settled();
    expect(page.form).to.equal(null);
  });
});
