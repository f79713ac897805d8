import { describe, expect, it } from 'vitest';
import type { Field } from '../../../../src/authoring/forms/field.js';
import { bodyOf, draftOf, writtenOf } from '../../../../src/authoring/forms/form-body.js';
import * as formState from '../../../../src/authoring/forms/form-state.js';
import type { LoadedItem } from '../../../../src/authoring/forms/items.js';
import { fieldNamed, formInState } from './form-context.js';

const { cleared, entered, isChanged, left, problemsIn, refused, understood } = formState;
const item = { id: 7, status: 'publish', stored: {} } as LoadedItem;
const title = fieldNamed('title');
const website = fieldNamed('website');

/** A field with a name alone, which holds text. */
const plain = (name: string, more: Partial<Field> = {}): Field => ({
  ...title,
  name,
  wire: [name],
  isRequired: false,
  ...more,
});

describe('what the fields of a form hold', () => {
  it('is what was entered, else what was loaded, else what a new item has', async () => {
    const fields = [title, plain('note'), plain('hint', { initial: () => 'at first' })];
    const form = await formInState({ entered: { title: 'Ball' }, loaded: { title: 'Gala', note: 'loud' } }, fields);
    expect(['title', 'note', 'hint', 'other'].map(form.valueIn)).to.deep.equal(['Ball', 'loud', 'at first', undefined]);
  });

  it('was stored only of an item that is there', async () => {
    const loaded = { title: 'Gala' };
    expect((await formInState({ loaded }, [title])).storedIn('title')).to.equal(undefined);
    expect((await formInState({ loaded, item }, [title])).storedIn('title')).to.equal('Gala');
  });

  it('leaves out fields that server and role do not take', async () => {
    const never = plain('never', { isOffered: () => false });
    const form = await formInState({ entered: { never: 'x' } }, [title, never]);
    expect([form.fields, isChanged(form), form.valueIn('never')]).to.deep.equal([[title], false, undefined]);
  });

  it('is changed where something else would be written, and no longer once it is taken back', async () => {
    const changedBy = async (text: string) =>
      isChanged(await formInState({ loaded: { title: 'Gala' }, entered: { title: text } }, [title]));
    expect(await Promise.all(['Ball', 'Gala', ' Gala '].map(changedBy))).to.deep.equal([true, false, false]);
  });
});

describe('what is sent', () => {
  it('of a new item is all that is not empty', async () => {
    const form = await formInState({ entered: { title: 'Ball', website: '' } }, [title, website]);
    expect([writtenOf(form), draftOf(form), bodyOf(form)]).to.deep.equal([
      { title: 'Ball', website: '' },
      { title: 'Ball' },
      { title: 'Ball' },
    ]);
  });

  it('of an item that is there is what was changed, be it that it is empty now', async () => {
    const loaded = { title: 'Gala', website: 'https://gala.example' };
    const form = await formInState({ item, loaded, entered: { title: 'Gala', website: '' } }, [title, website]);
    expect(bodyOf(form)).to.deep.equal({ website: '' });
  });
});

describe('what is wrong', () => {
  it('is an empty field that is required by itself or by the page, and what a field finds', async () => {
    const fields = [title, plain('note'), website];
    const form = {
      ...(await formInState({ entered: { website: 'a b' } }, fields)),
      isRequired: ({ name }: Field) => name !== 'website',
    };
    expect(problemsIn(form, fields).map(({ field, text }) => [field, text])).to.deep.equal([
      ['title', 'Enter a title'],
      ['note', 'Enter a title'],
      ['website', form.words.notUrl],
    ]);
  });

  it('is that a stored value cannot be emptied', async () => {
    const stays = plain('slug', { whyItStays: () => 'It has an address.' });
    const emptied = await formInState({ item, loaded: { slug: 'gala' }, entered: { slug: '' } }, [stays]);
    const neverThere = await formInState({ item, loaded: { slug: '' }, entered: { slug: '' } }, [stays]);
    expect([problemsIn(emptied, [stays]), problemsIn(neverThere, [stays])]).to.deep.equal([
      [{ field: 'slug', text: 'It has an address.' }],
      [],
    ]);
  });

  it('is looked for when a changed field is left, and others keep theirs', async () => {
    const form = await formInState({ entered: { website: 'a b' }, problems: [{ field: 'title', text: 'Wrong' }] }, [
      title,
      website,
    ]);
    expect(left(form, website).problems).to.deep.equal([
      { field: 'title', text: 'Wrong' },
      { field: 'website', text: form.words.notUrl },
    ]);
    expect(left(form, title)).to.equal(form.state);
  });

  it('is gone once the field is left with what is right', async () => {
    const problems = [{ field: 'website', text: 'Wrong' }];
    const form = await formInState({ entered: { website: 'gala.example' }, problems }, [website]);
    const after = left(form, website);
    expect([after.problems, after.entered]).to.deep.equal([[], { website: 'https://gala.example' }]);
  });

  it('is listed above the form once it is refused, and nothing is announced then', async () => {
    const problems = [{ text: 'Wrong' }];
    const { state } = await formInState({ announcement: 'Saving' });
    expect(refused(state, problems)).to.deep.include({ problems, isChecked: true, announcement: '' });
  });
});

describe('what is typed', () => {
  it('is taken, and what is meant by it when the field is left', async () => {
    const { state } = await formInState();
    const typed = entered(entered(state, 'title', 'Ball'), 'website', 'gala.example');
    expect(typed.entered).to.deep.equal({ title: 'Ball', website: 'gala.example' });
    expect(understood(typed, [title, website]).entered).to.deep.equal({
      title: 'Ball',
      website: 'https://gala.example',
    });
    expect([state.entered, understood(typed, [title])]).to.deep.equal([{}, typed]);
  });

  it.each([
    ['www.example.org', 'https://www.example.org'],
    [' example.org/a?b=c ', 'https://example.org/a?b=c'],
    ['example.org:8080', 'https://example.org:8080'],
    ['http://example.org', 'http://example.org'],
  ])('is an address where https stands before it: %s', async (typed, meant) => {
    const form = await formInState({ entered: { website: typed } }, [website]);
    const state = left(form, website);
    expect([state.entered.website, state.problems]).to.deep.equal([meant, []]);
  });

  it.each(['to follow', 'mailto:a@example.org', 'javascript:alert(1)', 'word'])('is no address: %s', async (typed) => {
    const form = await formInState({ entered: { website: typed } }, [website]);
    expect(left(form, website).problems).to.deep.equal([
      { field: 'website', text: 'Enter a web address, such as https://example.org' },
    ]);
  });

  it('is forgotten with all that was said of it, and the item stays', async () => {
    const { state } = await formInState({
      item,
      loaded: { title: 'Gala' },
      entered: { title: '' },
      problems: [{ text: 'Wrong' }],
      isChecked: true,
      failure: { text: 'Failed', mayRetry: true },
      outcome: ['It is saved.'],
      otherEdit: item,
    });
    const said = { failure: undefined, conflict: undefined, otherEdit: undefined, outcome: undefined };
    expect(cleared(state)).to.deep.equal({ ...formState.initialState, ...said, item, loaded: { title: 'Gala' } });
  });
});
