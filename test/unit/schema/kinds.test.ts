import fc from '../../fast-check.js';
import { describe, expect, test } from 'vitest';
import {
  boolean,
  choice,
  date,
  eventFilters,
  ids,
  idsOrSlugs,
  integer,
  linked,
  number,
  positive,
  readFilters,
  text,
  Unreadable,
  untyped,
  weekday,
  zone,
  type Kind,
} from '../../../src/data/schema/index.js';

const positives = fc.integer({ min: 1 });
const slug = fc.stringMatching(/^[\p{L}%-][\p{L}\d%-]*$/u);
const trimmed = fc.string().map((value) => value.trim());
const two = (value: number) => String(value).padStart(2, '0');
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
const clock = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59)).map((parts) => parts.map(two).join(':'));
const dates = fc.oneof(
  day,
  fc
    .tuple(day, fc.constantFrom(' ', 'T'), clock, fc.constantFrom('', 'Z', '+02:00', '-0530'))
    .map((parts) => parts.join('')),
);

describe('a value written as text reads as the same value', () => {
  const values: [string, Kind<never>, fc.Arbitrary<unknown>][] = [
    ['text', text as never, trimmed],
    ['untyped', untyped as never, trimmed],
    ['date', date as never, dates],
    ['integer', integer as never, fc.integer()],
    ['positive', positive as never, positives],
    ['number', number as never, fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)],
    ['boolean', boolean as never, fc.boolean()],
    ['weekday', weekday as never, fc.integer({ min: 1, max: 7 })],
    ['zone', zone as never, fc.constantFrom(...Intl.supportedValuesOf('timeZone'))],
    ['ids', ids as never, fc.array(positives, { minLength: 1 })],
    ['idsOrSlugs', idsOrSlugs as never, fc.array(fc.oneof(positives, slug), { minLength: 1 })],
    ['choice', choice('list', 'cards') as never, fc.constantFrom('list', 'cards')],
  ];
  test.each(values)('%s', (name, kind, arbitrary) => {
    expect(kind.name).to.equal(name);
    fc.assert(
      fc.property(arbitrary, (value) => {
        expect(kind.parse(kind.format(value as never))).to.deep.equal(value);
        expect(kind.accept(value)).to.deep.equal(value);
      }),
    );
  });

  test.each(values)('%s never throws, and what it reads it can write and read again', (_, kind) => {
    fc.assert(
      fc.property(fc.string(), (given) => {
        const value: unknown = kind.parse(given);
        if (value instanceof Unreadable) expect(value.given).to.equal(given);
        else expect(kind.parse(kind.format(value as never))).to.deep.equal(value);
      }),
      { examples: [['-0']] },
    );
  });
});

const unreadable: [Kind<never>, unknown[]][] = [
  [text as never, [1, null, [], {}, true]],
  [
    date as never,
    [
      '',
      ' ',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-12-00',
      '2026-12-05 25:00',
      '2026-12-05x',
      20261205,
      null,
    ],
  ],
  [integer as never, ['', 'x', '1.5', '1e3', 1.5, NaN, null, [1]]],
  [positive as never, ['', 'x', '0', '-1', '1.5', '٣', 0, -1, 1.5, null, true]],
  [number as never, ['', 'x', '1,5', 'Infinity', 'NaN', Infinity, NaN, null]],
  [boolean as never, ['', 'yes', 'no', '2', 'x', 'constructor', '__proto__', 2, null, [], [true]]],
  [weekday as never, ['0', '8', 'monday', 0, 8]],
  [zone as never, ['', 'Mars/Olympus', 'UTC+25', 'x', 1]],
  [ids as never, ['', ',', 'x', '1,x', '0', '1.5', 'harbour-hall', [], ['x'], [0], 0, null]],
  [idsOrSlugs as never, ['', ' , ', [], [''], [0], [null], {}, null]],
  [choice('list', 'cards') as never, ['', 'x', 'lists', null, 1]],
];

describe.each(unreadable.map(([kind, given]) => [kind.name, kind, given] as const))('%s', (name, kind, given) => {
  test.each(given.map((value) => [value]))('does not read %j', (value) => {
    const answers: unknown[] = [kind.accept(value), ...(typeof value === 'string' ? [kind.parse(value)] : [])];
    for (const answer of answers) {
      expect(answer).to.be.instanceOf(Unreadable);
      expect({ ...(answer as Unreadable) }).to.deep.include({ kind: name, given: value });
    }
  });
});

describe('readable spellings', () => {
  test.each<[Kind<never>, string, unknown]>([
    [boolean as never, ' TRUE ', true],
    [boolean as never, '1', true],
    [boolean as never, 'False', false],
    [boolean as never, '0', false],
    [ids as never, ' 3, 7,', [3, 7]],
    [idsOrSlugs as never, 'music, 3 ,1984', ['music', 3, 1984]],
    [date as never, 'tomorrow', 'tomorrow'],
    [date as never, '+1 week', '+1 week'],
    [date as never, '1796083200', '1796083200'],
    [date as never, '2026-12-05T10:00:00.5-05:00', '2026-12-05T10:00:00.5-05:00'],
    [date as never, '2024-02-29', '2024-02-29'],
    ...['2026-1-5', '2027-1-5 9:00', '2027-02-01 4pm', '2027-02-01 4:30 PM', '2026-12-24 24:00', '2026-12-24 noon'].map(
      (text): [never, string, string] => [date as never, text, text],
    ),
    [number as never, '-74.01', -74.01],
    [zone as never, 'europe/paris', 'europe/paris'],
    [text as never, '  a b ', 'a b'],
    [choice('list', 'cards') as never, ' Cards ', 'cards'],
  ])('$name', (kind, given, value) => {
    expect(kind.parse(given)).to.deep.equal(value);
  });

  test.each([
    ['UTC+0530', '+05:30'],
    ['UTC-3:30', '-03:30'],
    [' utc+2 ', '+02:00'],
  ])('a zone may be the offset %s, where Intl takes offsets', (given, value) => {
    const takesOffsets = (() => {
      try {
        return Boolean(new Intl.DateTimeFormat('en', { timeZone: '+02:00' }));
      } catch {
        return false;
      }
    })();
    expect(zone.parse(given)).to.deep.equal(takesOffsets ? value : new Unreadable('zone', given));
  });

  test('a boolean may be a number', () => {
    expect([boolean.accept(1), boolean.accept(0)]).to.deep.equal([true, false]);
  });

  test('a single number is a list of one', () => {
    expect(ids.accept(3)).to.deep.equal([3]);
    expect(idsOrSlugs.accept(3)).to.deep.equal([3]);
  });
});

describe('links to venues and organizers', () => {
  const venue = linked<{ venue: string }>();
  test.each([[3], [{ id: 3 }], [{ venue: 'New' }], [[3, { id: 4 }]], [[]], ['3,4']])(
    '%j is taken as it is',
    (value) => {
      expect(venue.accept(value)).to.equal(value);
    },
  );
  test.each([['harbour-hall'], [0], [null], [[3, 'x']]])('%j is none', (value) => {
    expect(venue.accept(value)).to.be.instanceOf(Unreadable);
  });
});

describe('attributes become filters', () => {
  const read = (attributes: Record<string, string>) => readFilters(eventFilters, (name) => attributes[name] ?? null);

  test('in both spellings, of which kebab-case wins', () => {
    expect(read({ 'starts-after': '2026-12-01' })).to.deep.equal({ starts_after: '2026-12-01' });
    expect(read({ starts_after: '2026-12-01' })).to.deep.equal({ starts_after: '2026-12-01' });
    expect(read({ starts_after: '2026-12-01', 'starts-after': '2027-01-01' })).to.deep.equal({
      starts_after: '2027-01-01',
    });
  });

  test('read the bare attribute of a yes/no filter as true', () => {
    expect(read({ featured: '', 'strict-dates': '', ticketed: 'false' })).to.deep.equal({
      featured: true,
      strict_dates: true,
      ticketed: false,
    });
  });

  test('ignore empty text', () => {
    expect(read({ search: '', categories: ' ', page: '', 'geoloc-lat': '' })).to.deep.equal({});
  });

  test('keep unreadable values, to be refused', () => {
    const { per_page } = read({ 'per-page': 'x' });
    expect(per_page).to.be.instanceOf(Unreadable);
    expect(per_page).to.include({ kind: 'positive', given: 'x' });
  });

  test('ignore absent and unknown attributes', () => {
    expect(read({ layout: 'cards', per_Page: '3' })).to.deep.equal({});
  });
});
