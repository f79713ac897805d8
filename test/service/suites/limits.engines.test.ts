import { expect, it } from 'vitest';
import { resources, type FieldRow, type ResourceName } from '../../../src/data/schema/index.js';
import { behavior } from './behavior.js';
import { least } from './fields.js';
import { encoded, type Answer } from './mount.js';
import { declaredType } from '../../../src/service/request/declared-types.js';

const names = Object.keys(resources) as ResourceName[];

/** Numbers around what engines can hold. */
const numbers = [
  '2147483647',
  '2147483648',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775808',
  '9'.repeat(40),
];

/** Texts that engines cannot hold, or read as something else. */
const texts: [name: string, text: string][] = [
  ['a zero byte', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud83cb'],
  ['a quote', "a'b''c"],
  ['a backslash', 'a\\b\\'],
  ['wildcards', '%_%'],
  ['a search operator', 'a" OR b* NEAR(c) -'],
  ['only a minus', '-'],
  ['only a quote', '"'],
  ['an injection', `x'); drop table events; --`],
  ['another direction', '\u202eabc\u2066'],
  ['a very long word', 'w'.repeat(5000)],
];

/** Values that could break storage, but must end as a response or a refusal. */
behavior('limits', ({ editor, anyone }) => {
  const expectNoFailure = ({ status, body }: Answer) =>
    expect(status, JSON.stringify(body).slice(0, 300)).to.be.below(500);

  it.each(numbers)('answers without a failure wherever the number %s is sent', async (number) => {
    for (const resource of names) {
      for (const path of [
        `/${resource}/${number}`,
        `/${resource}?page=${number}`,
        `/${resource}?per_page=${number}`,
        `/${resource}?include=${number}`,
      ]) {
        expectNoFailure(await anyone.get(path));
      }
      for (const method of ['PATCH', 'DELETE'])
        expectNoFailure(await editor.send(method, `/${resource}/${number}`, {}));
    }
    for (const filter of [
      'venue',
      'organizer',
      'categories',
      'tags',
      'post_parent',
      'start_date',
      'ends_before',
      'geoloc_lat',
    ]) {
      expectNoFailure(await anyone.get(`/events?${filter}=${number}`));
    }
    for (const filter of ['event', 'post', 'parent', 'exclude'])
      expectNoFailure(await anyone.get(`/categories?${filter}=${number}`));
    for (const [resource, field] of [
      ['events', 'author'],
      ['events', 'image'],
      ['events', 'venue'],
      ['events', 'organizer'],
      ['events', 'categories'],
      ['events', 'cost'],
      ['events', 'start_date'],
      ['categories', 'parent'],
      ['venues', 'geo_lat'],
    ] as const) {
      for (const value of [number, Number(number)]) {
        expectNoFailure(
          await editor.send('POST', `/${resource}`, { ...least(resource, `${field} ${number}`), [field]: value }),
        );
      }
    }
  });

  it.each(texts)('answers without a failure wherever a text is sent: %s', async (name, text) => {
    const written = encoded(text);
    for (const resource of names) {
      expectNoFailure(await anyone.get(`/${resource}?search=${written}`));
      for (const filter of Object.keys(resources[resource].filters))
        expectNoFailure(await anyone.get(`/${resource}?${filter}=${written}`));
      for (const field of Object.keys(resources[resource].fields)) {
        expectNoFailure(
          await editor.send('POST', `/${resource}`, { ...least(resource, `${name} ${field}`), [field]: text }),
        );
      }
    }
    for (const resource of ['events', 'venues', 'organizers'])
      expectNoFailure(await anyone.get(`/${resource}/by-slug/${written}`));
  });

  it('answers without a failure where dates lie beyond all calendars', async () => {
    for (const date of [
      '9999-12-31',
      '0000-01-01',
      '-0044-03-15',
      '+275760-09-13',
      '99999999999999',
      '2026-12-31T23:59:60',
      '12026-01-01',
    ]) {
      for (const filter of ['start_date', 'end_date', 'starts_after', 'ends_before']) {
        expectNoFailure(await anyone.get(`/events?${filter}=${encodeURIComponent(date)}`));
        expectNoFailure(await anyone.get(`/events?${filter}=${encodeURIComponent(date)}&strict_dates=1`));
      }
      expectNoFailure(
        await editor.send('POST', '/events', { ...least('events', date), start_date: date, end_date: date }),
      );
    }
  });

  it('stores unusual texts as they were sent', async () => {
    for (const text of ["a'b''c", 'a\\b\\', '%_%', '👩‍👩‍👧‍👦 🏳️‍🌈', 'Ünïcödé ﷽ 漢字']) {
      const { status, body } = await editor.send('POST', '/venues', { venue: `Limits ${text}`, city: text });
      expect([status, body.city]).to.deep.equal([201, text]);
      expect((await anyone.get(`/venues/${body.id}`)).body.city).to.equal(text);
    }
  });

  const longest = names.flatMap((resource) =>
    Object.entries<FieldRow>(resources[resource].fields).flatMap(([field, { maxLength, kind }]) =>
      maxLength && maxLength < 1_000_000 && declaredType(kind) !== 'untyped'
        ? [[resource, field, maxLength] as const]
        : [],
    ),
  );
  it.each(longest)(
    'a text of %s.%s that is longer than %i characters is refused by name',
    async (resource, field, most) => {
      const write = (length: number) =>
        editor.send('POST', `/${resource}`, { ...least(resource, `${field} ${length}`), [field]: 'w'.repeat(length) });
      const { status, body } = await write(most + 1);
      expect([status, body.data.params]).to.deep.equal([
        400,
        { [field]: `${field} is longer than ${most} characters.` },
      ]);
      expect(JSON.stringify((await write(most)).body)).not.to.include('is longer than');
    },
  );

  const members = (count: number) => Array.from({ length: count }, () => 1).join(',');
  it.each([
    ...['include', 'venue', 'organizer', 'categories', 'tags'].map((filter) => ['events', filter] as const),
    ...['include', 'exclude'].map((filter) => ['tags', filter] as const),
  ])('a list of more than 100 members is refused by name: %s?%s=…', async (resource, filter) => {
    const { status, body } = await anyone.get(`/${resource}?${filter}=${members(101)}`);
    expect([status, body.data.params]).to.deep.equal([400, { [filter]: `${filter} lists more than 100 values.` }]);
    expect(JSON.stringify((await anyone.get(`/${resource}?${filter}=${members(100)}`)).body)).not.to.include(
      'lists more than',
    );
  });

  it.each(['venue', 'organizer', 'categories', 'tags', 'cost'])(
    'a field that lists more than 100 members is refused by name: %s',
    async (field) => {
      for (const list of [members(101).split(','), ...(field === 'cost' ? [] : [members(101)])]) {
        const { status, body } = await editor.send('POST', '/events', { ...least('events', field), [field]: list });
        expect([status, body.data.params]).to.deep.equal([400, { [field]: `${field} lists more than 100 values.` }]);
      }
    },
  );

  it.each([
    ['events', 'word '.repeat(31), 'search has more than 30 words; search for fewer.'],
    ['events.ics', '-word '.repeat(31), 'search has more than 30 words; search for fewer.'],
    ...['events', 'events.ics', 'venues', 'organizers', 'categories', 'tags'].map((path) => [
      path,
      'w'.repeat(1001),
      'search is longer than 1000 characters.',
    ]),
  ])('a search in %s that is too long is refused with its limit', async (path, search, message) => {
    const { status, body } = await anyone.get(`/${path}?search=${encodeURIComponent(search)}`);
    expect([status, body.data.params]).to.deep.equal([400, { search: message }]);
  });

  it('a date of more than 100 characters is refused, whatever it says', async () => {
    const long = `now${' '.repeat(2000)}x`;
    expect((await anyone.get(`/events?starts_after=${encoded(long)}`)).body.data.params).to.have.all.keys(
      'starts_after',
    );
    const { body } = await editor.send('POST', '/events', {
      ...least('events', 'long date'),
      start_date: `now${' '.repeat(500_000)}x`,
    });
    expect(body.data.params).to.have.all.keys('start_date');
  });

  it('all texts have a limit, save dates, whose form is one', () => {
    const unlimited = names.flatMap((resource) =>
      Object.entries<FieldRow>(resources[resource].fields).filter(
        ([, { kind, maxLength }]) =>
          ['string', 'untyped'].includes(declaredType(kind)) && kind.name !== 'date' && !maxLength,
      ),
    );
    expect(unlimited).to.deep.equal([]);
  });

  it('a long body of somebody who may write nothing is not read', async () => {
    const body = (length: number) => ({ title: '', description: 'x'.repeat(length) });
    expect((await anyone.send('POST', '/events', body(1000))).status).to.equal(400);
    const { status, body: answer } = await anyone.send('POST', '/events', body(20_000));
    expect([status, answer.code]).to.deep.equal([401, 'rest_forbidden']);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await anyone.send('POST', '/events', 'a[]=&'.repeat(100_000), form)).status).to.equal(401);
    expect((await editor.send('POST', '/events', 'a[]=&'.repeat(100_000), form)).status).to.equal(400);
  });

  it('keeps the calendar whole after all of these', async () => {
    expect((await anyone.get('/events?start_date=1900-01-01&end_date=2020-01-01')).body.total).to.be.above(0);
    expect((await anyone.get('/venues/18')).body.venue).to.equal('Harbour Hall');
  });
});
