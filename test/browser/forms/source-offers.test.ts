import { expect } from '@open-wc/testing';
import { expectAccessible } from '../appearance.js';
import { json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { Desk, storedEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

const route = 'cal/authoring/v1/items/events/7/source';
const when = {
  start_date: '2026-12-12 20:00:00',
  end_date: '2026-12-12 22:00:00',
  all_day: false,
  timezone: 'Europe/Berlin',
};
const venue = [{ id: 0, name: 'Werft', title: 'Werft' }];

/** The form of a concert that came from a source. */
async function ofFollowed(says: Readonly<Record<string, object>>): Promise<EventFormPage> {
  const desk = new Desk();
  desk.answers = [
    ({ method, path, body }) => {
      if (path !== route) return undefined;
      if (method === 'GET') return json({ id: 3, name: 'Jazz <b>club</b>', last_read: '2026-11-20T18:40:00Z', says });
      const { take } = body as { readonly take: readonly string[] };
      says = Object.fromEntries(Object.entries(says).filter(([part]) => !take.includes(part)));
      desk.items = [storedEvent({ ...{ source: 3 }, version: '2', fields: when })];
      return json(desk.items[0]!);
    },
  ];
  return EventFormPage.ofConcert('', { source: 3 }, desk);
}

const offers = (page: EventFormPage) => [...page.one('origin')!.querySelectorAll('bdi')].map(textOf);

describe('the form of an event that came from a source', () => {
  it('says from where, and what is said there of fields that were changed here, too', async () => {
    const page = await ofFollowed({ when, venue: { venue }, categories: { categories: [] } });
    await until(() => page.one('origin'));
    expect(page.text('origin'))
      .to.contain('From Jazz <b>club</b>, read')
      .and.to.contain('What you change here stays.')
      .and.to.contain('Venue: The source now says: Werft');
    expect(offers(page)[0]).to.equal('Saturday, December 12, 2026, 8 PM to 10 PM, Berlin time (2 hours)');
    expect(offers(page).slice(1)).to.deep.equal(['Werft', 'nothing']);
    await expectAccessible(page.element);
    expect(page.desk.to('POST')).to.deep.equal([]);
  });

  it('takes a field where that is said, and keeps what was typed in others', async () => {
    const page = await ofFollowed({ when, venue: { venue } });
    await until(() => page.one('origin'));
    await page.fill('Title', 'Concert in the park');
    page.root.querySelector<HTMLElement>('[aria-label="Take it: When"]')!.click();
    await until(() => page.root.querySelectorAll('[part="origin"] button').length === 1);
    expect(page.desk.to(`POST ${route}`)[0]!.body).to.deep.equal({ take: ['when'] });
    expect(page.ends).to.contain('20:00');
    expect(page.control('Title').value).to.equal('Concert in the park');
    expect(page.one('news')).to.equal(undefined);
    await page.save('Save changes');
    expect(page.writes).to.deep.equal([{ line: 'PATCH /events/7', body: { title: 'Concert in the park' } }]);
    expect(page.desk.to('PATCH')[0]!.version).to.equal('"2"');
  });

  it('speaks the language of its page, also when that changes', async () => {
    const page = await ofFollowed({ venue: { venue } });
    await until(() => page.one('origin'));
    document.documentElement.lang = 'de';
    await until(
      () => page.text('origin').includes('Von Jazz <b>club</b>'),
      () => page.text('origin'),
    );
  });

  it('asks for nothing where an event came from nowhere', async () => {
    const page = await EventFormPage.ofConcert();
    expect(page.desk.to(`GET ${route}`)).to.deep.equal([]);
    expect(page.one('origin')).to.equal(undefined);
  });
});
