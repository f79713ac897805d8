import { expect } from '@open-wc/testing';
import { sessionOf } from '../../../src/authoring/session/session.js';
import { passTime, setUpEnvironment, turn, until } from '../environment.js';
import { contributor, Desk, storedEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';
import { isKept, keepsAtOnce, storeAnswered, untilKept } from './kept-drafts.js';

setUpEnvironment();
keepsAtOnce();
const realTimeout = globalThis.setTimeout;

async function typed(desk: Desk): Promise<void> {
  desk.items = [storedEvent()];
  const page = await reopened(desk);
  await page.fill('Start time', '20:00');
  await page.fill('Website', 'https://typed.example/');
  await page.fill('Title', 'Typed and not saved');
  await untilKept(desk, 'Typed and not saved');
  page.element.remove();
}

const reopened = (desk: Desk) => EventFormPage.with(desk, 'event-id="7" keep-draft');

describe('what is typed and not saved', () => {
  it('is offered after a reload, and then stands in the form', async () => {
    const desk = new Desk();
    await typed(desk);
    const page = await reopened(desk);
    await until(() => page.one('kept'));
    expect(page.control('Title').value).to.equal('Concert & more');
    page.button('Go on with it').click();
    await page.element.updateComplete;
    expect([page.control('Title').value, page.is('changed')]).to.deep.equal(['Typed and not saved', true]);
    expect([page.ends, page.control('Website').value]).to.deep.equal([
      '2026-12-12 20:00 2026-12-12 23:00',
      'https://typed.example/',
    ]);
  });

  it('is kept at once where the page is hidden, which may not come back', async () => {
    const desk = new Desk();
    const page = await EventFormPage.with(desk, 'keep-draft');
    // The pause after the last key does not end.
    globalThis.setTimeout = ((run: () => void, wait?: number) =>
      wait === 1000 ? 0 : realTimeout(run, wait)) as typeof globalThis.setTimeout;
    await page.fill('Title', 'Typed and left');
    await storeAnswered();
    expect(await isKept(desk)).to.equal(false);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    await untilKept(desk, 'Typed and left');
  });

  it('is dropped after seven days, whatever form is opened then', async () => {
    const [desk, other] = [new Desk(), new Desk()];
    await typed(desk);
    passTime(7 * 24 * 60 * 60_000 + 1);
    await typed(other);
    await reopened(other);
    await storeAnswered();
    expect([await isKept(desk), await isKept(other)]).to.deep.equal([false, true]);
  });

  it('is gone once it is saved', async () => {
    const desk = new Desk();
    await typed(desk);
    const page = await reopened(desk);
    await until(() => page.one('kept'));
    page.button('Go on with it').click();
    await page.element.updateComplete;
    await page.save('Save changes');
    while (await isKept(desk)) await turn();
    expect(desk.items[0]!.fields.title).to.equal('Typed and not saved');
  });

  it('is not for the next user of the same browser', async () => {
    const desk = new Desk();
    await typed(desk);
    desk.me = contributor;
    await sessionOf(desk.baseUrl).reload();
    const page = await reopened(desk);
    await storeAnswered();
    await page.element.updateComplete;
    expect(page.one('kept')).to.equal(undefined);
  });

  it('is not kept where nobody asks for it', async () => {
    const desk = new Desk();
    desk.items = [storedEvent()];
    const page = await EventFormPage.with(desk, 'event-id="7"');
    await page.fill('Title', 'Typed and not saved');
    await storeAnswered();
    expect(await isKept(desk)).to.equal(false);
  });
});
