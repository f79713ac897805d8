import { Ajv, type ErrorObject } from 'ajv';
import { describe, expect, test } from 'vitest';
import {
  envelopeShape,
  problemShape,
  resources,
  type ResourceName,
  type Shape,
} from '../../../src/data/schema/index.js';
import { recording, recordings, type Recording } from '../client/recordings.js';

/** `_fields` cuts keys away. */
const judged = recordings
  .filter(({ request }) => !request.query.includes('_fields') && !/OPTIONS|HEAD/.test(request.method))
  .map((recording) => [recording.name, recording] as const);

const ajv = new Ajv();

/** The errors that ajv finds in a value. */
function faults(shape: Shape<unknown>, value: unknown): ErrorObject[] {
  const validate = ajv.compile(shape);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** Names that the server sends and the shape lacks. */
const strangers = (shape: Shape<unknown>, value: object) =>
  Object.keys(value).filter((name) => !(name in (shape['properties'] as object)));

/** The resource of a request, and whether it is for the collection. */
function subject({ request: { method, path, query } }: Recording): { name?: ResourceName; isList: boolean } {
  const [name = '', ...item] = (new URLSearchParams(query).get('rest_route') ?? path)
    .replace('/cal/events/v1', '')
    .slice(1)
    .split('/');
  return { ...(name in resources && { name: name as ResourceName }), isList: method === 'GET' && !item.length };
}

const successes = judged.filter(([, recording]) => recording.response.status < 400 && subject(recording).name);
const lists = successes.filter(([, recording]) => subject(recording).isList);
const items = successes.filter(([, recording]) => !subject(recording).isList);
const errors = judged.filter(([, { response }]) => response.status >= 400);

test('finds recordings to check', () => {
  expect([lists.length > 100, items.length > 80, errors.length > 100]).to.deep.equal([true, true, true]);
});

test.each(lists)('the list of %s fits its envelope, its items their shape', (_, recorded) => {
  const name = subject(recorded).name!;
  const body = recorded.response.body as Record<string, object>;
  expect(faults(envelopeShape, body)).to.deep.equal([]);
  expect(strangers(envelopeShape, body)).to.deep.equal([name]);
  const { representation } = resources[name];
  for (const item of body[name] as object[]) {
    expect(faults(representation, item)).to.deep.equal([]);
    expect(strangers(representation, item)).to.deep.equal([]);
  }
});

test.each(items)('the item of %s fits its shape', (_, recorded) => {
  const { representation } = resources[subject(recorded).name!];
  const item = recorded.response.body as object;
  expect(faults(representation, item)).to.deep.equal([]);
  expect(strangers(representation, item)).to.deep.equal([]);
});

test.each(errors)('the error of %s fits its shape', (_, { response }) => {
  expect(faults(problemShape, response.body)).to.deep.equal([]);
});

describe('the shapes refuse', () => {
  const event = recording('events.read.full').response.body as object;
  const shape = resources.events.representation;

  test.each([
    ['an event without its start', { ...event, start_date: undefined }],
    ['an id as text', { ...event, id: '89' }],
    ['a picture that is true', { ...event, image: true }],
    ['a venue that is text', { ...event, venue: 'Harbour Hall' }],
    ['a flag as text', { ...event, featured: 'yes' }],
    ['organizers that are none', { ...event, organizer: {} }],
  ])('%s', (_, value) => {
    expect(faults(shape, JSON.parse(JSON.stringify(value)))).not.to.deep.equal([]);
  });

  test('an envelope without totals', () => {
    expect(faults(envelopeShape, { rest_url: '', total: 1 })).not.to.deep.equal([]);
  });
});
