import { expect } from '@open-wc/testing';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { Desk, storedEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

/** A server that makes something else of what it is sent. */
function changing(changes: Readonly<Record<string, unknown>>): Desk {
  const desk = new Desk();
  desk.answers.push(({ method, path }) => {
    if (method === 'GET' && path.includes('/items/events/7') && desk.to('PATCH').length) {
      const [item] = desk.items;
      desk.items = [storedEvent({ ...item, fields: { ...item!.fields, ...changes } })];
    }
    return undefined;
  });
  return desk;
}

/** What is said where the server changes fields by itself while a form saves. */
async function told(
  changes: Readonly<Record<string, unknown>>,
  type: (page: EventFormPage) => unknown,
): Promise<string[]> {
  const page = await EventFormPage.ofConcert('', {}, changing(changes));
  await type(page);
  await until(() => page.is('changed'));
  await page.save('Save changes');
  return [...page.one('saved')!.querySelectorAll('p')].map(textOf);
}

/** What is said of each kind of field stands in test/unit/elements/forms/saved-message.test.ts. */
describe('What a server made of an event', () => {
  const retitled = (page: EventFormPage) => page.fill('Title', 'Gala "A & B"');

  it('is not spoken of where it means the same', async () => {
    expect(await told({ title: 'Gala “A &amp; B”' }, retitled)).to.deep.equal(['It is published.']);
  });

  it('is said of a text that is gone, and of one that has another format', async () => {
    const website = (page: EventFormPage) => page.fill('Website', 'https://other.example/');
    expect(await told({ website: '' }, website)).to.include('The calendar has not taken “Website”: it is empty.');
    const page = (one: EventFormPage) => (one.element.draft = { description: '<p class="x">New</p>' });
    expect(await told({ description: '<p>New</p>' }, page)).to.include(
      'The calendar has changed “Description”. Please check it.',
    );
    expect(await told({ description: '<p class="x">New</p>\n' }, page)).to.deep.equal(['It is published.']);
  });
});
