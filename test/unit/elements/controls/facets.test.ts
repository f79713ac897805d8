import { beforeEach, describe, expect, it } from 'vitest';
import { ActiveFilters } from '../../../../src/elements/controls/active-filters.js';
import {
  dateChange,
  dateChoice,
  facetNames,
  facets,
  listed,
  without,
} from '../../../../src/elements/controls/facets.js';
import {
  isChosen,
  nameOf,
  toggled,
  valuesFound,
  valuesIn,
  withBelow,
  type Value,
} from '../../../../src/elements/controls/facet-values.js';
import { suggestionsFor, type Suggestion } from '../../../../src/elements/controls/suggestions.js';
import { termText } from '../../../../src/elements/controls/term-text.js';
import { loadMessages } from '../../../../src/locale/index.js';
import { calendarEvent, type Term } from '../../../../src/data/records/index.js';
import { loadTemporal } from '../../../../src/data/time/index.js';
import { atLeastOne } from '../../../at-least-one.js';
import { recordedBody } from '../../../recordings.js';

await loadTemporal();
const messages = await loadMessages('controls', 'en');

type Attributes = Readonly<Record<string, string | null>>;
const reader = (attributes: Attributes) => (name: string) => attributes[name] ?? null;

/** The attributes after a change, without those that are gone. */
const changed = (attributes: Attributes, change: Attributes) =>
  Object.fromEntries(Object.entries({ ...attributes, ...change }).filter(([, text]) => text !== null));

describe('the dates of a filter', () => {
  it.each([
    [{ range: 'today' }, 'today'],
    [{ range: 'weekend', 'starts-before': '2026-12-10', 'ends-after': '2026-12-06' }, 'weekend'],
    [
      { 'starts-before': '2026-12-10', 'ends-after': '2026-12-06' },
      { first: '2026-12-07', last: '2026-12-10' },
    ],
    [
      { 'starts-before': '2026-12-10', 'ends-after': '2026-12-09' },
      { first: '2026-12-10', last: '2026-12-10' },
    ],
    [{}, undefined],
    [{ range: 'all' }, undefined],
    [{ range: 'past', 'starts-before': '2026-12-10', 'ends-after': '2026-12-06' }, undefined],
    [{ 'starts-before': '2026-12-10' }, undefined],
    [{ 'starts-before': '2026-12-06', 'ends-after': '2026-12-10' }, undefined],
    [{ 'starts-before': 'tomorrow', 'ends-after': 'today' }, undefined],
  ] as [Attributes, unknown][])('of %j are %j', (attributes, choice) => {
    expect(dateChoice(reader(attributes))).to.deep.equal(choice);
  });

  it.each([
    ['today', { range: 'today' }],
    [
      { first: '2026-11-24', last: '2026-11-24' },
      { 'starts-before': '2026-11-24', 'ends-after': '2026-11-23' },
    ],
    [
      { first: '2026-12-31', last: '2027-01-01' },
      { 'starts-before': '2027-01-01', 'ends-after': '2026-12-30' },
    ],
    [undefined, { range: 'all' }],
  ] as const)('%j become attributes, in place of others, and are read again', (choice, attributes) => {
    const before = { range: 'week', 'starts-before': '2026-01-01', 'ends-after': '2025-01-01' };
    const after = changed(before, dateChange(choice, 'all'));
    expect(after).to.deep.equal(attributes);
    expect(dateChoice(reader(after))).to.deep.equal(choice);
  });
});

const values: readonly Value[] = valuesIn('category', [
  { id: 1, name: 'Music', slug: 'music', parent: 0 },
  { id: 2, name: 'Choral', slug: 'choral', parent: 1 },
  { id: 3, name: 'Gospel', slug: '2024', parent: 2 },
  { id: 4, name: 'Talks', slug: 'talks', parent: 0 },
]);
const [music, talks] = values as [Value, Value];
const [choral] = music.below as [Value];
const [gospel] = choral.below as [Value];

describe('the values of a facet', () => {
  it('stand below those that stand for them', () => {
    expect(values.map(({ name }) => name)).to.deep.equal(['Music', 'Talks']);
    expect([withBelow(music).map(({ name }) => name), music.ids]).to.deep.equal([
      ['Music', 'Choral', 'Gospel'],
      [1, 2, 3],
    ]);
  });

  it.each([
    [[], 'Talks', true, 'talks'],
    [['talks'], 'Choral', true, 'talks,choral'],
    [['talks', 'choral'], 'Talks', false, 'choral'],
    [['choral'], 'Choral', false, null],
    // Whoever has chosen a category has chosen those below it.
    [['choral', 'talks', '3'], 'Music', true, 'talks,music'],
    [['2'], 'Choral', false, null],
    [['unheard-of', '4'], 'Talks', false, 'unheard-of'],
  ] as const)('chosen as %j, with %s set to %s, are %j', (chosen, name, isOn, text) => {
    const value = values.flatMap(withBelow).find((one) => one.name === name)!;
    expect(toggled(chosen, value, isOn)).to.equal(text);
  });

  it('are chosen by id or slug', () => {
    expect(
      [gospel, talks].map((value) => ['3', '2024', '4', 'talks', 'x'].filter((text) => isChosen(value, [text]))),
    ).to.deep.equal([
      ['3', '2024'],
      ['4', 'talks'],
    ]);
  });

  it('have the names that the values, or else the events, know', () => {
    const event = calendarEvent({
      ...recordedBody('events.list.default').events[0],
      categories: [{ id: 9, slug: 'folk', name: 'Folk' }],
    });
    expect(['2', 'talks', 'folk', '9', '77'].map((text) => nameOf('category', text, values, [event]))).to.deep.equal([
      'Choral',
      'Talks',
      'Folk',
      'Folk',
      undefined,
    ]);
  });

  it.each([
    ['o', ['Choral', 'Gospel']],
    ['CHÓRAL', ['Choral']],
    ['  ', ['Music', 'Choral', 'Gospel', 'Talks']],
    ['s', ['Music', 'Gospel', 'Talks']],
    ['nowhere', []],
  ])('are found by %j, below others too', (text, names) => {
    expect(valuesFound(values.flatMap(withBelow), text).map(({ name }) => name)).to.deep.equal(names);
  });

  it('of venues and organizers are in the order of their names, without those that a password hides', () => {
    const venues = [
      { id: 1, venue: 'Town Hall' },
      { id: 2, venue: [] },
      { id: 3, venue: 'Harbour' },
    ];
    expect(valuesIn('venue', venues).map(({ name, text }) => `${name} ${text}`)).to.deep.equal([
      'Harbour 3',
      'Town Hall 1',
    ]);
  });

  it.each([
    ['category', 'categories', 'name'],
    ['tag', 'tags', 'name'],
    ['venue', 'venues', 'venue'],
    ['organizer', 'organizers', 'organizer'],
  ] as const)('of the recorded calendar are what servers take for each %s', (facet, resource, title) => {
    const items = recordedBody(`bulk/${resource}.all`)[resource] as readonly {
      readonly id: number;
      readonly slug: string;
      readonly parent?: number;
    }[];
    const named = items.map(({ id, slug, parent }) => ({ id, slug, parent, [title]: `Item ${id}` }));
    for (const value of atLeastOne(valuesIn(facet, named).flatMap(withBelow))) {
      // A number is tried as a slug first (wire section 6.2).
      const bySlug = items.find(
        ({ slug }) => resource !== 'venues' && resource !== 'organizers' && slug === value.text,
      );
      expect((bySlug ?? items.find(({ id }) => String(id) === value.text))?.id, value.text).to.equal(value.ids[0]);
    }
  });

  it.each([
    ['jazz', 'jazz'],
    ['2024', '8'],
    ['%d0%bc', '8'],
    ['été', '8'],
    ['2024-fair', '2024-fair'],
    ['', '8'],
  ])('of the slug %j are named %j, which no server takes for another', (slug, text) => {
    expect(termText({ id: 8, slug } as Term)).to.equal(text);
  });

  it('are listed between commas', () => {
    expect(listed(' music, ,7,')).to.deep.equal(['music', '7']);
    expect(listed(null)).to.deep.equal([]);
  });
});

describe('the filters that are set', () => {
  let attributes: Attributes;
  const active = () => {
    const filters = new ActiveFilters((name) => attributes[name] ?? null);
    filters.update();
    return filters;
  };
  const options = { nameOf: (_: string, text: string) => `<${text}>`, locale: 'en', today: '2026-11-21', messages };
  const set = (filters = active()) =>
    filters.of(facetNames, options).map(({ facet, name }) => `${facet} ${name}`.replace(/\s/g, ' '));
  beforeEach(() => void (attributes = {}));

  it.each([
    [{}, []],
    [{ range: 'all' }, []],
    [{ range: 'weekend' }, ['date This weekend']],
    [{ 'starts-before': '2026-12-10', 'ends-after': '2026-12-06' }, ['date Dec 7 – 10']],
    [{ categories: 'music,7', tags: 'outdoors' }, ['category <music>', 'category <7>', 'tag <outdoors>']],
    [{ venue: '3', organizer: '4' }, ['venue <3>', 'organizer <4>']],
    [{ featured: '' }, ['featured Featured']],
    [{ featured: 'false', free: 'perhaps' }, []],
    [{ free: 'true' }, ['cost Free']],
    [{ geoloc: 'true', 'geoloc-lat': '1', 'geoloc-lng': '2' }, ['near Near me']],
  ] as [Attributes, readonly string[]][])('of %j are %j', (given, filters) => {
    attributes = given;
    expect(set()).to.deep.equal(filters);
  });

  it('are taken away one by one, by their own attributes alone', () => {
    attributes = { range: 'today', featured: '', categories: 'music,7', search: 'the' };
    const without = (name: string) => {
      const filters = active();
      return changed(attributes, filters.of(facetNames, options).find((filter) => filter.name === name)!.change);
    };
    expect(without('<music>')).to.deep.equal({ ...attributes, categories: '7' });
    expect(without('Featured')).to.deep.equal({ range: 'today', categories: 'music,7', search: 'the' });
    expect(without('Today')).to.deep.equal({ featured: '', categories: 'music,7', search: 'the' });
  });

  it('are taken away all at once, but for those whose facets are not offered', () => {
    attributes = { range: 'today', featured: '', categories: 'music', venue: '3', search: 'the' };
    const filters = active();
    expect(changed(attributes, filters.cleared(filters.of(['date', 'featured', 'category'], options)))).to.deep.equal({
      venue: '3',
      search: 'the',
    });
  });

  it('give the range back that the page had before dates were chosen', () => {
    attributes = { range: 'all' };
    const filters = active();
    attributes = changed(attributes, filters.withDates('weekend'));
    filters.update();
    attributes = changed(attributes, filters.withDates({ first: '2026-11-24', last: '2026-11-24' }));
    filters.update();
    expect(changed(attributes, filters.cleared(filters.of(facetNames, options)))).to.deep.equal({ range: 'all' });
  });

  it.each(facetNames)('of %s are taken away by each attribute that it reads', (facet) => {
    expect(without(facet)).to.deep.equal(Object.fromEntries(facets[facet].attributes.map((name) => [name, null])));
  });
});

describe('what words suggest', () => {
  const event = (name: string): Suggestion => ({ kind: 'event', name });
  const names = (text: string, known: readonly string[], found: readonly string[] = []) =>
    suggestionsFor(text, found.map(event), known.map(event)).map(({ name }) => name);

  it('is found by words in any order, without accents and capitals, and what begins with them comes first', () => {
    const known = ['Recafé', 'Grand Café Noël', 'Cafe'];
    expect(names('cafe', known)).to.deep.equal(['Cafe', 'Grand Café Noël', 'Recafé']);
    expect(names('NOEL caf', known)).to.deep.equal(['Grand Café Noël']);
  });

  it('says the same name once, whoever has found it, and nothing without a name', () => {
    expect(names('fair', ['Fair', 'Fair', ''], ['Fair', ''])).to.deep.equal(['Fair']);
  });

  it('has last what a server has found by other texts', () => {
    expect(names('pier', ['Old pier'], ['Regatta', 'Pier fest'])).to.deep.equal(['Pier fest', 'Old pier', 'Regatta']);
  });

  it('is five events, and three venues and categories each, in this order', () => {
    const of = (kind: 'event' | 'venue' | 'category') =>
      Array.from({ length: 9 }, (_, index) => ({ kind, name: `Pier ${index}` }));
    const kinds = suggestionsFor('pier', [], [...of('category'), ...of('event'), ...of('venue')]).map(
      ({ kind }) => kind,
    );
    expect(kinds).to.deep.equal([...Array(5).fill('event'), ...Array(3).fill('venue'), ...Array(3).fill('category')]);
  });
});
