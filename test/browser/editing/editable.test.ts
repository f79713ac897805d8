import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-detail.js';
import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-event-week.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';
import { expectNoViolation } from '../appearance.js';
import { sendKeys } from '@web/test-runner-commands';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { administrator, contributor } from '../forms/desk.js';
import { FakeDesk, item } from '../admin/fake-desk.js';

setUpEnvironment();

class EditablePage extends ElementPage<CalElement> {
  /** What only authors see. */
  get editing(): ShadowRoot | undefined {
    return this.root.querySelector('.editing')?.shadowRoot ?? undefined;
  }

  get form(): HTMLElement | null {
    return this.editing?.querySelector('cal-event-form') ?? null;
  }

  offered(part: string): HTMLElement[] {
    return [...(this.editing?.querySelectorAll<HTMLElement>(`[part~="${part}"]`) ?? [])];
  }

  take(name: string): void {
    this.offered('button')
      .find((one) => textOf(one) === name)!
      .click();
  }
}

async function open(tag: string, desk: FakeDesk, attributes = 'editable'): Promise<EditablePage> {
  const page = await EditablePage.open(markupOf(tag, desk, attributes));
  await page.settled();
  return page;
}

const signedIn = (me = administrator): FakeDesk => {
  const desk = new FakeDesk();
  desk.me = me;
  desk.events = desk.events.slice(0, 3);
  return desk;
};

describe('editable', () => {
  for (const [tag, attributes] of [
    ['cal-event-list', 'range="all"'],
    ['cal-event-month', 'date="2026-12-12"'],
    ['cal-event-week', 'date="2026-12-12"'],
  ] as const) {
    it(`offers in ${tag} to add an event, to those who may`, async () => {
      const page = await open(tag, signedIn(), `${attributes} editable`);
      await until(() => page.offered('add')[0]);
      await expectNoViolation(page.element);
      page.take('Add event');
      await until(() => page.form?.shadowRoot?.querySelector('dialog[open]'));
      expect(page.details('cal-edit')).to.deep.equal([{}]);
    });

    it(`asks nobody who may what in ${tag}, and offers nothing, unless the page says so`, async () => {
      const desk = signedIn();
      const page = await open(tag, desk, attributes);
      expect(desk.sent.filter(({ path }) => path.includes('authoring'))).to.deep.equal([]);
      expect(page.root.querySelector('.editing')).to.equal(null);
    });
  }

  it('offers nothing to readers, nor to those who may not add anything', async () => {
    const desk = new FakeDesk();
    const page = await open('cal-event-month', desk, 'editable');
    await until(() => page.root.querySelector('.editing'));
    await desk.asksFor('GET cal/authoring');
    expect(textOf(page.editing)).to.equal('');
    const reader = signedIn({ ...contributor, may: [] });
    const other = await open('cal-event-month', reader, 'editable');
    await reader.asksFor('GET cal/authoring');
    await other.settled();
    expect(other.offered('add')[0]).to.equal(undefined);
  });

  it('adds on a day by the button beside its number, and by N', async () => {
    const page = await open('cal-event-month', signedIn(), 'date="2026-12-12" layout="grid" editable');
    await until(() => page.offered('add')[0]);
    const number = page.root.querySelector<HTMLElement>('[data-date="2026-12-12"] .number')!;
    number.focus();
    await until(() => page.one('plus'));
    expect(page.one('plus')!.ariaLabel).to.match(/^Add event on .*December 12/);
    await sendKeys({ press: 'n' });
    await until(() => page.form?.getAttribute('start-date') === '2026-12-12');
    expect(page.details('cal-edit').map(({ date }) => date)).to.deep.equal(['2026-12-12']);
  });

  it('opens no form where the page cancels it', async () => {
    const page = await open('cal-event-list', signedIn(), 'range="all" editable');
    await until(() => page.offered('add')[0]);
    page.element.addEventListener('cal-edit', (event) => event.preventDefault());
    page.take('Add event');
    await page.settled();
    expect(page.form).to.equal(null);
  });

  it('offers in a detail what the item allows, and does it', async () => {
    const desk = signedIn();
    const [event] = desk.events;
    desk.listed = [item(event!.id, { title: 'Gala', status: 'publish', may: ['update'] })];
    const page = await open('cal-event-detail', desk, `event-id="${event!.id}" editable`);
    await until(() => page.offered('action')[0]);
    expect(page.offered('action').map(textOf)).to.deep.equal(['Edit', 'Duplicate', 'Move to…', 'Cancel event']);
    await expectNoViolation(page.element);
    page.take('Cancel event');
    await until(() => page.editing!.querySelector('dialog.question[open]'));
    page.editing!.querySelector<HTMLElement>('.question [part~="submit"]')!.click();
    await until(() => textOf(page.offered('toast')[0]).includes('Gala'));
    expect(desk.to('PATCH').map(({ body }) => body as unknown)).to.deep.equal([{ event_status: 'cancelled' }]);
    page.take('Undo');
    await until(() => desk.to('PATCH').length === 2);
  });
});
