import { describe, expect, it } from 'vitest';
import { savedSentences } from '../../../../src/authoring/forms/saved-sentences.js';
import { fieldNamed, formContext, formFields } from './form-context.js';

type Stored = Readonly<Record<string, unknown>>;

/** What is said where fields hold, after saving, something else than was sent; both as they are stored. */
async function told(sent: Stored, stored: Stored, offers?: readonly string[]): Promise<readonly string[]> {
  const fields = formFields.filter(({ wire }) => wire.some((name) => name in sent));
  const read = (item: Stored) => Object.fromEntries(fields.map((field) => [field.name, field.read(item, form)]));
  const form = await formContext({ ...(offers && { offers }) });
  const after = read(stored);
  const [status, ...sentences] = savedSentences(
    { fields, sent: read(sent), status: 'publish' },
    { ...form, valueIn: (name) => after[name] },
  );
  expect(status).to.equal('It is published.');
  return sentences.map((sentence) => sentence.replace(/[\u202f\u00a0]/g, ' '));
}

const terms = [
  { id: 4, name: 'Chamber Music' },
  { id: 5, name: 'Choral' },
  { id: 3, name: 'Classical' },
];
const evening = { start_date: '2026-12-12 19:00:00', end_date: '2026-12-12 21:00:00', all_day: false };
const long = 'A title of far more than a hundred and twenty letters, '.repeat(3);

/** With texts that hold markup in test/browser/forms/told.test.ts, since browsers read it. */
describe('what a server made of an event', () => {
  it.each([
    ['the same', { title: 'Gala' }, { title: 'Gala' }],
    ['dashes and dots of print', { title: 'Gala - and more...' }, { title: 'Gala – and more…' }],
  ])('is not spoken of where it is %s', async (_, sent, stored) => {
    expect(await told(sent, stored)).to.deep.equal([]);
  });

  it.each([
    ['another text', { title: 'Gala “A”' }, { title: 'Gala' }, 'The calendar has stored “Title” as “Gala”.'],
    [
      'a text too long to repeat',
      { title: 'Gala' },
      { title: long },
      'The calendar has changed “Title”. Please check it.',
    ],
    [
      'a text that is gone',
      { website: 'https://other.example/' },
      { website: '' },
      'The calendar has not taken “Website”: it is empty.',
    ],
    [
      'terms that it dropped, by their names',
      { categories: terms },
      { categories: terms.slice(0, 1) },
      'The calendar has not taken these of “Categories”: Choral, Classical.',
    ],
    [
      'a box that it ticked',
      { featured: true },
      { featured: false },
      'The calendar has changed “Featured”. Please check it.',
    ],
    [
      'other times',
      evening,
      { ...evening, start_date: '2026-12-12 20:00:00' },
      'It takes place Saturday, December 12, 2026, 8 PM to 9 PM, Berlin time (1 hour).',
    ],
  ])('is said of %s', async (_, sent, stored, sentence) => {
    expect(await told(sent, stored)).to.deep.equal([sentence]);
  });

  it('is said of its address and its cost as they are now', async () => {
    const { words } = await formContext();
    expect(await told({ slug: 'gala' }, { slug: 'gala-2' })).to.deep.equal([words.event.shownSlug('gala-2')]);
    expect(await told({ cost: '€5' }, { cost: '5 EUR' })).to.deep.equal([words.event.shownCost('5 EUR')]);
  });

  it('is said of a status that the words know, and else only that it is saved', async () => {
    const form = await formContext();
    const first = (status: string) =>
      savedSentences({ fields: [fieldNamed('title')], sent: { title: '' }, status }, { ...form, valueIn: () => '' })[0];
    expect(['pending', 'future', 'unheard-of'].map(first)).to.deep.equal([
      'It waits for review.',
      'It is scheduled.',
      form.words.saved,
    ]);
  });
});
