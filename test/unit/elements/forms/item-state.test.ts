import { describe, expect, it } from 'vitest';
import type { FormState } from '../../../../src/authoring/forms/form-state.js';
import {
  chosen,
  conflicted,
  decided,
  filled,
  interrupted,
  isLeftInTrash,
  leftInTrash,
  saved,
  unfilled,
  updated,
} from '../../../../src/authoring/forms/item-state.js';
import type { LoadedItem } from '../../../../src/authoring/forms/items.js';
import { fieldNamed, formInState } from './form-context.js';

const fields = ['title', 'website', 'slug'].map(fieldNamed);
const site = 'https://gala.example';

/** An event as it is stored, by a version. */
const itemOf = (version: string, stored: Readonly<Record<string, unknown>> = {}, status = 'publish'): LoadedItem => ({
  id: 7,
  status,
  slug: 'gala',
  url: '',
  version,
  stored: { title: 'Gala', website: '', ...stored },
  answer: { title: 'Gala' },
  lastChange: { id: 2, name: 'Kim', at: 0 },
});
const loaded = { title: 'Gala', website: '', slug: '' };

/** The form of the event with what was typed since. */
const typing = (entered: FormState['entered'], more: Partial<FormState> = {}) =>
  formInState({ item: itemOf('1'), loaded, isFilled: true, entered, ...more }, fields, { may: ['publish_events'] });

/** What is asked about. */
const askedIn = ({ conflict }: FormState) => conflict?.asked.map(({ name }) => name);

describe('a form that is filled', () => {
  it('shows the item, and forgets what was typed and what another user has done', async () => {
    const { state } = await typing({ title: 'Ball' }, { otherEdit: itemOf('2') });
    const now = filled(unfilled(state), itemOf('2'), loaded);
    expect(now).to.deep.include({ item: itemOf('2'), loaded, entered: {}, otherEdit: undefined, isFilled: true });
  });

  it('is empty while an item is read', async () => {
    const { state } = await typing({ title: 'Ball' });
    expect(unfilled(state)).to.deep.include({ item: undefined, entered: {}, isFilled: false });
  });
});

describe('a form that is saved', () => {
  it('shows what is stored, and says what became of what was sent', async () => {
    const sent = await typing({ title: 'Ball' });
    const now = saved(sent.state, sent, itemOf('2', { title: 'The Ball' }), fields, ['Two are made.']);
    const sentences = ['It is published.', 'The calendar has stored “Title” as “The Ball”.', 'Two are made.'];
    expect([now.outcome, now.announcement]).to.deep.equal([sentences, sentences.join(' ')]);
    expect([now.entered, now.loaded.title]).to.deep.equal([{}, 'The Ball']);
  });

  it('says nothing of fields that nobody touched', async () => {
    const sent = await typing({ title: 'Ball' });
    const { outcome } = saved(sent.state, sent, itemOf('2', { title: 'Ball', website: site }), fields, []);
    expect(outcome).to.deep.equal(['It is published.']);
  });
});

describe('a form whose item another user has changed', () => {
  it('takes what only the other one has changed, and keeps what was changed here', async () => {
    const now = conflicted(await typing({ title: 'Ball' }), itemOf('2', { website: site }), fields, []);
    expect([now.loaded.website, now.entered]).to.deep.equal([site, { title: 'Ball' }]);
    expect([now.conflict, now.otherEdit]).to.deep.equal([undefined, itemOf('2', { website: site })]);
  });

  it('asks about the fields that the server names, and those alone', async () => {
    const form = await typing({ title: 'Ball', website: 'https://ball.example' });
    const now = conflicted(form, itemOf('2', { title: 'Fair', website: site }), fields, ['title']);
    expect([askedIn(now), now.conflict!.theirs.title, now.item!.version]).to.deep.equal([['title'], 'Fair', '2']);
  });

  it('asks nothing about what both have changed to the same', async () => {
    const now = conflicted(await typing({ title: 'Ball' }), itemOf('2', { title: 'Ball' }), fields, ['title']);
    expect(askedIn(now)).to.equal(undefined);
  });

  it('asks about the status that the pressed button stands for', async () => {
    const now = conflicted(await typing({}, { status: 'publish' }), itemOf('2', {}, 'trash'), fields, ['status']);
    expect([askedIn(now), now.conflict!.status, now.conflict!.theirs.status]).to.deep.equal([
      ['status'],
      'publish',
      'trash',
    ]);
  });

  it('asks, where the edit is shown, about what both have changed', async () => {
    const otherEdit = itemOf('2', { title: 'Fair', website: site });
    expect(askedIn(updated(await typing({ title: 'Ball' }, { otherEdit }), fields))).to.deep.equal(['title']);
    expect(updated(await typing({}, { otherEdit }), fields)).to.deep.include({
      otherEdit,
      item: otherEdit,
      entered: {},
    });
  });
});

describe('a conflict', () => {
  const conflict = async () =>
    conflicted(
      await typing({ title: 'Ball', website: 'https://ball.example' }, { status: 'publish' }),
      itemOf('2', { title: 'Fair', website: site }, 'trash'),
      fields,
      ['title', 'website', 'status'],
    );

  it('is decided by whose is chosen, field by field', async () => {
    const both = chosen(chosen(chosen(await conflict(), 'title', 'theirs'), 'website', 'yours'), 'status', 'yours');
    expect(decided(both)).to.deep.include({
      entered: { website: 'https://ball.example' },
      status: 'publish',
      conflict: undefined,
    });
  });

  it('keeps the status of the other one where that is chosen', async () => {
    expect(decided(chosen(await conflict(), 'status', 'theirs')).status).to.equal('');
  });

  it('is no longer complained of once it is chosen', async () => {
    const state = { ...(await conflict()), problems: [{ field: 'title', text: 'Choose' }, { text: 'Other' }] };
    expect(chosen(state, 'title', 'yours').problems).to.deep.equal([{ text: 'Other' }]);
  });

  it('leaves the item in the trash where that is chosen, to be taken out again with the status that was wanted', async () => {
    const state = chosen(await conflict(), 'status', 'theirs');
    expect([isLeftInTrash(await conflict()), isLeftInTrash(state)]).to.deep.equal([false, true]);
    const { trashed, entered } = leftInTrash(state);
    expect([trashed, entered]).to.deep.equal([
      { former: { title: 'Gala', id: 7 }, status: 'publish', version: '2' },
      {},
    ]);
  });
});

describe('a form that is sent', () => {
  it('no longer speaks of an edit that it shows, and still of one that it does not', async () => {
    const item = itemOf('2');
    expect(decided((await typing({}, { item, otherEdit: item })).state).otherEdit).to.equal(undefined);
    expect(decided((await typing({}, { otherEdit: item })).state).otherEdit).to.equal(item);
  });

  it('waits for somebody to sign in where the session is over, and keeps what was typed', async () => {
    const { state } = await typing({ title: 'Ball' });
    const failure = { text: 'Sign in again.', mayRetry: false };
    expect(interrupted(state, failure.text)).to.deep.include({ isWaiting: true, failure, entered: { title: 'Ball' } });
  });
});
