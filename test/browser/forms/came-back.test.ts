import { expect } from '@open-wc/testing';
import { expectAccessible } from '../appearance.js';
import { setUpEnvironment, turn, until } from '../environment.js';
import { storedEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

const byMaria = { version: '2', modified_by: { id: 9, name: 'maria' }, modified_utc: '2026-11-20 18:43:00' };

const leave = () => window.dispatchEvent(new Event('blur'));

/** The browser tells of it twice. */
function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
}

const asked = ({ desk }: EventFormPage) => desk.to('GET cal/authoring/v1/items/events/7').slice(1);

/** Somebody leaves the form of a concert, which maria changes meanwhile, and comes back. */
async function afterMaria(page: EventFormPage, fields: object, own: object = {}): Promise<void> {
  leave();
  page.desk.items = [storedEvent({ ...byMaria, ...own, fields: { ...storedEvent().fields, ...fields } })];
  comeBack();
  await until(() => page.one('news'));
}

describe('Whoever comes back to a form', () => {
  it('is told by one request who has changed the event meanwhile, and loses nothing that was typed', async () => {
    const page = await EventFormPage.ofConcert();
    await page.fill('Title', 'Mine');
    await afterMaria(page, { website: 'https://theirs.example/' });
    expect([page.text('news'), page.control('Title').value]).to.deep.equal([
      'maria has changed this event. Show',
      'Mine',
    ]);
    expect(page.status).to.equal('maria has changed this event.');
    expect(asked(page).map(({ known }) => known)).to.deep.equal(['"1"']);
    await expectAccessible(page.element);
    page.button('Show').click();
    await until(() => page.focused?.id === 'news');
    expect(page.text('news')).to.equal('maria has changed this event. The changes are in the form.');
    expect([page.control('Title').value, page.control('Website').value]).to.deep.equal([
      'Mine',
      'https://theirs.example/',
    ]);
    await page.save('Save changes');
    expect(page.writes.map(({ body }) => body)).to.deep.equal([{ title: 'Mine' }]);
    expect(page.desk.to('PATCH')[0]!.version).to.equal('"2"');
  });

  it('is asked whose change of the same field is to stay', async () => {
    const page = await EventFormPage.ofConcert();
    await page.fill('Title', 'Mine');
    await page.fill('Website', 'https://mine.example/');
    await afterMaria(page, { title: 'Theirs' });
    page.button('Show').click();
    await until(() => page.is('conflict'));
    expect(page.text('conflict')).to.contain('Yours: Mine').and.contain('Theirs (maria, 2 minutes ago): Theirs');
    expect([page.one('news'), page.focused?.id, page.control('Website').value]).to.deep.equal([
      undefined,
      'conflict',
      'https://mine.example/',
    ]);
    await expectAccessible(page.element);
    page.root.querySelector<HTMLElement>('#title-yours')!.click();
    await page.save('Save changes');
    expect(page.desk.items[0]!.fields).to.include({ title: 'Mine', website: 'https://mine.example/' });
  });

  it('does not undo what somebody else has written into a field that was left as it was', async () => {
    const page = await EventFormPage.ofConcert();
    await page.fill('Title', 'Typed');
    await page.fill('Title', 'Concert & more');
    await afterMaria(page, { title: 'Theirs' });
    page.button('Show').click();
    await until(() => page.control('Title').value === 'Theirs');
    expect(page.is('changed')).to.equal(false);
  });

  it('hears nothing where nobody has changed it, and nothing is asked of who has not been away', async () => {
    const page = await EventFormPage.ofConcert();
    comeBack();
    await turn();
    expect(asked(page)).to.deep.equal([]);
    leave();
    comeBack();
    await until(() => asked(page).length === 1);
    await turn();
    expect([page.one('news'), asked(page).length]).to.deep.equal([undefined, 1]);
  });

  it('hears that it is in the trash, or was changed in another window', async () => {
    const page = await EventFormPage.ofConcert();
    await afterMaria(page, {}, { status: 'trash' });
    expect(page.text('news')).to.equal('maria has moved this to the trash.');
    const own = await EventFormPage.ofConcert();
    await afterMaria(own, {}, { modified_by: { id: own.desk.me!.id, name: 'Ada' } });
    expect(own.text('news')).to.equal('You have changed this in another window. Show');
  });

  it('can be without the answer', async () => {
    const page = await EventFormPage.ofConcert();
    page.desk.answers.push(({ known }) => {
      if (known) throw new TypeError('no network');
      return undefined;
    });
    leave();
    comeBack();
    await until(() => asked(page).length);
    await turn();
    expect(page.one('form')).not.to.equal(undefined);
    expect(page.one('news')).to.equal(undefined);
  });
});
