import { expect } from '@open-wc/testing';
import { json } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

async function signIn(page: EventFormPage): Promise<void> {
  const form = page.root.querySelector('cal-sign-in')!;
  for (const [id, text] of Object.entries({ name: 'Ada', password: page.desk.password })) {
    const input = form.shadowRoot!.querySelector<HTMLInputElement>(`#${id}`)!;
    input.value = text;
    input.dispatchEvent(new InputEvent('input'));
  }
  await form.submit();
}

describe('a session that turns out to be over when something is sent', () => {
  it('is asked for once, so that whoever signs in at once loses nothing that was typed above the form', async () => {
    const page = await EventFormPage.ofConcert();
    const { desk } = page;
    await page.fill('Title', 'Kept');
    let [asked, goOn] = [0, () => {}];
    const held = new Promise<void>((resolve) => (goOn = resolve));
    desk.answers.push(async ({ method, path }) => {
      if (method === 'GET' && path === 'cal/authoring/v1/' && ++asked > 1) await held;
      return undefined;
    });
    // As after another password: neither session nor nonce holds any more.
    desk.nonce = 'nonce-2';
    desk.me = null;
    page.button('Save changes').click();
    await until(() => page.root.querySelector('cal-sign-in')?.shadowRoot?.querySelector('form'));
    const signIn = page.root.querySelector('cal-sign-in')!;
    const input = (id: string) => signIn.shadowRoot!.querySelector<HTMLInputElement>(`#${id}`)!;
    const type = (id: string, text: string) => {
      input(id).value = text;
      input(id).dispatchEvent(new InputEvent('input'));
    };
    type('name', 'Ada');
    goOn();
    await until(() => !page.is('saving'));
    await page.element.updateComplete;
    expect([signIn.isConnected, input('name').value, page.control('Title').value]).to.deep.equal([true, 'Ada', 'Kept']);
    type('password', desk.password);
    await signIn.submit();
    await until(() => page.one('saved'));
    expect([asked, desk.items[0]!.fields.title, desk.to('PATCH').length]).to.deep.equal([1, 'Kept', 2]);
  });

  for (const [name, wanted] of [
    ['Move to trash', 'DELETE'],
    ['Save changes', 'PATCH'],
  ] as const)
    it(`sends what was refused, once somebody has signed in, and nothing else: ${name}`, async () => {
      const page = await EventFormPage.ofConcert();
      const { desk } = page;
      await page.fill('Title', 'Typed');
      desk.nonce = 'nonce-2';
      desk.me = null;
      page.button(name).click();
      await until(() => page.root.querySelector('cal-sign-in')?.shadowRoot?.querySelector('form'));
      const before = page.writes.length;
      await signIn(page);
      await until(() => page.one('saved'));
      expect(page.writes.slice(before).map(({ line }) => line)).to.deep.equal([`${wanted} /events/7`]);
    });

  it('is not all that may fail: what is tried again is what failed', async () => {
    const page = await EventFormPage.ofConcert();
    const { desk } = page;
    let isDown = true;
    desk.answers.push(({ method }) =>
      method === 'DELETE' && isDown ? json({ code: 'x', message: '' }, 503) : undefined,
    );
    await page.fill('Title', 'Typed');
    page.button('Move to trash').click();
    await until(() => page.root.querySelector('#failure button'));
    isDown = false;
    page.root.querySelector<HTMLElement>('#failure button')!.click();
    await until(() => page.one('saved'));
    expect(page.writes.map(({ line }) => line)).to.deep.equal(['DELETE /events/7', 'DELETE /events/7']);
  });
});
