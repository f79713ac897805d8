import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../src/data/client/index.js';
import { failureOf, refusalsIn } from '../../../../src/authoring/forms/failure.js';
import { languages } from '../../../../src/locale/index.js';
import { failure, recording, replay, server } from '../../client/recordings.js';
import { fieldNamed, formContext, formFields } from './form-context.js';

/** What a real server refuses of a new event, and the fields of the form that this is said at; none where it is said above them. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  anonymous: [],
  'anonymous.invalid-body-is-reported-first': ['title', 'when'],
  'bad-json': [],
  'description-empty': ['description'],
  'end-date-number': ['when'],
  'image-id-as-number': ['image'],
  'image-url-by-contributor': ['image'],
  'image-url-unreachable': ['image'],
  'missing-all': ['title', 'when'],
  'organizer-csv': ['organizers'],
  'organizer-single-object': ['organizers'],
  'several-invalid': ['title'],
  subscriber: [],
  'text-plain-is-not-read': ['title', 'when'],
  'timezone-unknown': ['when'],
  'venue-list': ['venue'],
  'website-javascript': ['website'],
};

/** Those of a contributor, who names no author. */
const fields = formFields.filter(({ name }) => name !== 'author');

const event = { title: '', start_date: '', end_date: '' };

const forms = await Promise.all(languages.map((language) => formContext({ language })));

describe('what a real server refuses of a new event', () => {
  it.each(Object.entries(refusals))(
    '%s is said in each language, at its fields or else of the form, and not in the server’s words',
    async (name, refusedFields) => {
      const refused = recording(`events.create.${name}`);
      const client = createClient({
        baseUrl: 'https://calendar.example/api',
        fetch: server(() => replay(refused)).fetch,
      });
      const error = await failure(client.events.create(event));
      for (const form of forms) {
        const problems = refusalsIn(error, fields, form);
        expect([...new Set(problems.flatMap(({ field }) => field ?? []))].sort(), form.language).to.deep.equal(
          [...refusedFields].sort(),
        );
        const known = refusedFields.map((field) => form.words.refused(fieldNamed(field).label(form)));
        const said = problems.map(({ text }) => text);
        expect(said, form.language).to.include.members(known);
        if (!refusedFields.length) {
          expect(said).to.deep.equal([]);
          expect(Object.values(form.words.failures)).to.include(failureOf(error, form.words).text);
        }
        expect([...said, failureOf(error, form.words).text].join()).not.to.contain(refused.response.body.message);
      }
    },
  );

  it('names a field once, though the server names two of its values, and one that the form does not have by its wire name', async () => {
    const form = forms[languages.indexOf('en')]!;
    const params = { start_date: '', end_date: '', author: '' };
    const fetch = server(() =>
      Response.json({ code: 'x', message: '', data: { status: 400, params } }, { status: 400 }),
    ).fetch;
    const error = await failure(createClient({ baseUrl: 'https://calendar.example/api', fetch }).events.create(event));
    expect(refusalsIn(error, fields, form)).to.deep.equal([
      { field: 'when', text: form.words.refused(form.words.when.label) },
      { text: form.words.refusedName('author') },
    ]);
  });
});
