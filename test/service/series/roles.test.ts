import { expect, it } from 'vitest';
import { authoring, withCalendar, yoga, type Made } from './calendar.js';

const calendar = withCalendar();
const rule = 'RRULE:FREQ=WEEKLY;COUNT=3';

it.each([
  ['anonymous', 401],
  ['subscriber', 403],
  ['contributor', 201],
  ['author', 201],
  ['editor', 201],
  ['administrator', 201],
] as const)('who makes series: %s', async (role, expected) => {
  const { status, body } = await calendar.as(role).send('POST', `${authoring}/series`, { fields: yoga, rule });
  expect(status).to.equal(expected);
  if (status === 201) expect(body.series.status).to.equal(role === 'contributor' ? 'draft' : 'publish');
});

const published = { status: 'publish' };

it.each([
  ['contributor', 'of its own, a draft', {}, 200],
  ['author', 'of its own', published, 200],
  ['author', 'of others', published, 403],
  ['contributor', 'of others', {}, 403],
  ['editor', 'of others', published, 200],
  ['administrator', 'of others', published, 200],
  ['subscriber', 'of others', published, 403],
  ['anonymous', 'of others', published, 401],
] as const)('who reads, changes and deletes series: %s, one %s', async (role, whose, fields, expected) => {
  const made = await calendar.make(rule, fields, whose.startsWith('of its own') ? role : 'administrator');
  const answers = [
    await calendar.as(role).get(made.address),
    await calendar.as(role).send('PATCH', made.address, { fields: { title: 'Pilates' } }),
    await calendar.as(role).send('DELETE', made.address),
  ];
  expect(answers.map(({ status }) => status)).to.deep.equal([expected, expected, expected]);
});

it('a contributor leaves a date alone that an editor has published', async () => {
  const made: Made = await calendar.make(rule, {}, 'contributor');
  await calendar.as('editor').send('PATCH', `/events/${made.dates[1]}`, published);
  const { body } = await calendar.as('contributor').send('PATCH', made.address, { fields: { title: 'Pilates' } });
  expect([body.changed, body.kept.map(({ event }: { event: number }) => event)]).to.deep.equal([2, [made.dates[1]]]);
  expect((await calendar.as('anonymous').get(`/events/${made.dates[1]}`)).body.title).to.equal('Yoga');
});

it('a draft is published with all of its dates', async () => {
  const made = await calendar.make(rule, { status: 'draft' });
  expect((await calendar.as('anonymous').get(`/events?post_parent=${made.id}`)).body.total).to.equal(0);
  await calendar.as('editor').send('PATCH', made.address, { fields: published });
  const { body } = await calendar.as('anonymous').get(`/events?post_parent=${made.id}`);
  expect(body.events.map(({ slug }: { slug: string }) => slug)).to.deep.equal([
    'yoga-2026-12-01',
    'yoga-2026-12-08',
    'yoga-2026-12-15',
  ]);
});
