import { expect } from '@open-wc/testing';
import { expectAccessible } from '../appearance.js';
import { json } from '../calendar.js';
import { full } from '../detail/detail-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { Desk, storedEvent, type SentRequest } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

const series = { id: 40, version: '3', dates: 16, past: 2, later: 13 };
const modified_by = { id: 3, name: 'maria' };

/** The form of the fourth of sixteen dates. */
async function ofDate(): Promise<EventFormPage> {
  const desk = new Desk();
  desk.offers = [...desk.offers, 'series'];
  desk.answers = [
    ({ method, path }) =>
      method === 'PATCH' && path === 'cal/authoring/v1/series/40'
        ? json({ changed: 15, kept: [{ event: 9 }], undo: { fields: { title: 'Before' } } })
        : undefined,
    ({ method, path }) =>
      method === 'DELETE' && path.startsWith('cal/authoring/v1/series/40')
        ? json({ removed: 13, undo: { rule: 'RRULE:FREQ=DAILY' } })
        : undefined,
    ({ method, path }) =>
      method === 'GET' && path.startsWith('cal/events/v1/events/7')
        ? json({ ...full, id: 7, venue: [], organizer: [] })
        : undefined,
  ];
  return EventFormPage.ofConcert('', { series }, desk);
}

const choices = (page: EventFormPage) => [...page.one('field-scope')!.querySelectorAll('label')].map(textOf);
const patches = (page: EventFormPage): SentRequest[] => page.desk.to('PATCH cal/authoring/v1/series/40');

async function choose(page: EventFormPage, index: number): Promise<void> {
  page.one('field-scope')!.querySelectorAll<HTMLInputElement>('input')[index]!.click();
  await page.element.updateComplete;
}

describe('the form of a date of a series', () => {
  it('asks which dates change, and changes this one alone unless another answer is chosen', async () => {
    const page = await ofDate();
    expect(choices(page)).to.deep.equal([
      'This date only',
      'This and later dates (13)',
      'All dates (16, past ones: 2)',
    ]);
    await expectAccessible(page.element);
    await page.fill('Title', 'Concert');
    await page.save('Save changes');
    expect(page.writes.map(({ line }) => line)).to.deep.equal(['PATCH /events/7']);
  });

  it('changes this and later dates, or all, by one request', async () => {
    for (const [index, name] of [
      [1, 'from'],
      [2, 'event'],
    ] as const) {
      const page = await ofDate();
      await page.fill('Title', 'Concert');
      await choose(page, index);
      await page.save('Save changes');
      expect(page.writes).to.deep.equal([]);
      expect(patches(page).map(({ body }) => body as unknown)).to.deep.equal([
        { [name]: 7, fields: { title: 'Concert' } },
      ]);
      expect(page.text('saved')).to.contain('Dates changed: 15. Dates that keep what was changed there: 1.');
    }
  });

  it('deletes this and later dates, or all, and takes that back', async () => {
    for (const [index, query] of [
      [1, '?from=7'],
      [2, ''],
    ] as const) {
      const page = await ofDate();
      await choose(page, index);
      page.button('Move to trash').click();
      const { path } = await page.desk.asksFor('DELETE cal/authoring/v1/series/40');
      expect([path, page.writes]).to.deep.equal([`cal/authoring/v1/series/40${query}`, []]);
      await until(() => page.one('saved'));
      expect(page.text('saved')).to.equal('Dates in the trash: 13. Undo');
      page.button('Undo').click();
      expect((await page.desk.asksFor('PATCH cal/authoring/v1/series/40')).body).to.deep.equal({
        rule: 'RRULE:FREQ=DAILY',
      });
    }
  });

  it('takes a change of several dates back, and says so', async () => {
    const page = await ofDate();
    await page.fill('Title', 'Concert');
    await choose(page, 2);
    await page.save('Save changes');
    page.button('Undo').focus();
    await page.key('Enter');
    await until(() => page.text('saved').startsWith('The change is undone.'));
    expect(patches(page).at(-1)!.body).to.deep.equal({ fields: { title: 'Before' } });
    expect([page.focused?.id, textOf(page.root.querySelector('[role="status"]'))]).to.deep.equal([
      'saved',
      'The change is undone.',
    ]);
    await expectAccessible(page.element);
  });

  it('says what could not be taken back, and tries again', async () => {
    const page = await ofDate();
    await page.fill('Title', 'Concert');
    await choose(page, 2);
    await page.save('Save changes');
    let refusals = 0;
    page.desk.answers.unshift(({ method }) =>
      method === 'PATCH' && !refusals++ ? json({ code: 'internal_server_error' }, 500) : undefined,
    );
    page.button('Undo').click();
    await until(() => page.root.querySelector('#failure'));
    page.button('Try again').click();
    await until(() => page.text('saved').startsWith('The change is undone.'));
    expect(patches(page).length).to.equal(3);
  });

  /** Lets maria change the series, and with it this date, before the form is saved. */
  function changedBy(page: EventFormPage, fields: object): void {
    const { desk } = page;
    desk.items = [storedEvent({ version: '2', series: { ...series, version: '4' }, fields } as object)];
    desk.answers.unshift(({ method, version }) =>
      method !== 'GET' && version !== '"4"'
        ? json(
            { code: 'version_conflict', message: '', data: { status: 412, series: { version: '4', modified_by } } },
            412,
          )
        : undefined,
    );
  }

  it('says who has changed the series meanwhile, keeps what was typed and chosen, and lets the visitor choose', async () => {
    const page = await ofDate();
    await page.fill('Title', 'Mine');
    await page.fill('Website', 'https://mine.example/');
    await choose(page, 2);
    changedBy(page, { title: 'Theirs' });
    await page.save('Save changes');
    expect(patches(page).map(({ version }) => version)).to.deep.equal(['"3"']);
    expect(page.text('conflict')).to.contain('Theirs (maria').and.contain('Mine').and.not.contain('Website');
    await expectAccessible(page.element);
    page.root.querySelector<HTMLElement>('#title-yours')!.click();
    await page.element.updateComplete;
    await page.save('Save changes');
    const { version, body } = patches(page).at(-1)!;
    expect([version, body]).to.deep.equal([
      '"4"',
      { event: 7, fields: { title: 'Mine', website: 'https://mine.example/' } },
    ]);
  });

  it('shows what somebody else has changed beside, and saves the rest at the next press', async () => {
    const page = await ofDate();
    await page.fill('Title', 'Mine');
    await choose(page, 1);
    changedBy(page, { website: 'https://theirs.example/' });
    await page.save('Save changes');
    expect(page.text('news')).to.contain('maria has changed this event');
    expect([page.control('Title').value, page.control('Website').value, page.focused?.id]).to.deep.equal([
      'Mine',
      'https://theirs.example/',
      'news',
    ]);
    await page.save('Save changes');
    expect(patches(page).at(-1)!.body).to.deep.equal({ from: 7, fields: { title: 'Mine' } });
  });

  it('deletes no version of a series that nobody has seen', async () => {
    const page = await ofDate();
    await choose(page, 2);
    changedBy(page, { title: 'Theirs' });
    page.button('Move to trash').click();
    await until(() => page.text('news').includes('maria has changed this event'));
    page.button('Move to trash').click();
    await until(() => page.text('saved').includes('Dates in the trash: 13.'));
    expect(page.desk.to('DELETE').map(({ version }) => version)).to.deep.equal(['"3"', '"4"']);
  });

  it('moves this date alone to another day', async () => {
    const page = await ofDate();
    await choose(page, 2);
    await page.fill('Start date', '2026-12-13');
    expect(choices(page)).to.deep.equal(['This date only']);
    await page.save('Save changes');
    expect([page.writes.length, patches(page).length]).to.deep.equal([1, 0]);
  });
});
