import { expect } from '@open-wc/testing';
import { expectAccessible } from '../appearance.js';
import { json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { administrator, Desk, storedEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

const authors = [
  { id: 1, name: 'Ada' },
  { id: 3, name: 'Cora' },
  { id: 9, name: 'maria' },
];

/** A server that names whoever may write. */
function naming(): Desk {
  const desk = new Desk();
  desk.offers = [...desk.offers, 'authors'];
  desk.answers.push(({ path }) => (path.endsWith('/authors') ? json({ authors }) : undefined));
  return desk;
}

const ofCora = { author: { id: 3, name: 'Cora' }, fields: { author: 3 } };

async function unfolded(page: EventFormPage): Promise<void> {
  page.root.querySelector<HTMLDetailsElement>('details.more-fields')!.open = true;
  page.control('Author').focus();
  page.control('Author').click();
  await until(() => page.root.querySelector('#author-options li'));
}

describe('The author of an event', () => {
  it('is changed by keyboard to another who may write, who are asked for only then', async () => {
    const page = await EventFormPage.ofConcert('', ofCora, naming());
    expect([page.control('Author').value, page.desk.to('GET cal/authoring/v1/authors').length]).to.deep.equal([
      'Cora',
      0,
    ]);
    await unfolded(page);
    expect([...page.root.querySelectorAll('#author-options li')].map(textOf)).to.deep.equal(['Ada', 'Cora', 'maria']);
    await expectAccessible(page.element);
    await page.type('MAR');
    await page.key('Enter');
    expect(page.control('Author').value).to.equal('maria');
    await page.save('Save changes');
    expect(page.writes).to.deep.equal([{ line: 'PATCH /events/7', body: { author: 9 } }]);
    expect(page.desk.to('GET cal/authoring/v1/authors').length).to.equal(1);
  });

  it('of a new event and of a copy is whoever makes it, unless another is chosen', async () => {
    const desk = naming();
    desk.items = [storedEvent(ofCora)];
    const page = await EventFormPage.with(desk, 'copy-of="7"');
    expect(page.control('Author').value).to.equal('Ada');
    await page.save('Save draft');
    expect(page.writes[0]!.body).not.to.have.property('author');
    const other = await EventFormPage.with(naming(), 'event-title="Gala" start-date="2026-12-12T19:00"');
    await unfolded(other);
    await other.key('ArrowDown');
    await other.key('Enter');
    await other.save('Save draft');
    expect(other.writes[0]!.body).to.include({ author: 3 });
  });

  it('is a field only for those who may give an event to another, and where the server names them', async () => {
    const desk = naming();
    desk.me = { ...administrator, role: 'author', may: ['create_events', 'publish_events'] };
    expect((await EventFormPage.ofConcert('', ofCora, desk)).one('field-author')).to.equal(undefined);
    expect((await EventFormPage.ofConcert('', ofCora)).one('field-author')).to.equal(undefined);
  });

  it('is said to be unknown where the server cannot be asked', async () => {
    const desk = naming();
    desk.answers = [
      ({ path }) =>
        path.endsWith('/authors') ? json({ code: 'x', message: '', data: { status: 500 } }, 500) : undefined,
    ];
    const page = await EventFormPage.ofConcert('', ofCora, desk);
    page.control('Author').focus();
    page.control('Author').click();
    await until(() => textOf(page.one('field-author')).includes('could not be searched'));
    expect(page.control('Author').value).to.equal('Cora');
  });
});
