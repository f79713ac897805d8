import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  computed,
  defaultNamespace,
  fieldDescriptions,
  filterDescriptions,
  resources,
  routes,
  venueAdditions,
  type FieldRow,
  type FilterRow,
  type ResourceName,
} from '../../../src/data/schema/index.js';
import { declaredType } from '../../../src/service/request/declared-types.js';

/** The document of the interface, whose tables ours are compared with. */
const document = readFileSync(new URL('../../fixtures/interface.md', import.meta.url), 'utf8');

/** The text under a heading, up to the next one. */
function section(heading: string): string {
  const start = document.indexOf(`\n### ${heading}`);
  expect(start, `the document has a section ${heading}`).to.be.greaterThan(-1);
  const text = document.slice(start + 1);
  const end = text.slice(1).search(/\n##/);
  return text.slice(0, end < 0 ? undefined : end + 1);
}

/** The rows of the first Markdown table under a heading, by column. */
function rows(heading: string): Record<string, string>[] {
  const lines = section(heading)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [columns = [], , ...cells] = lines;
  return cells.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
}

/** `1 (true)` is true, a default by the clock is "computed", an empty cell is none. */
function readDefault(text = ''): unknown {
  if (text === '') return undefined;
  if (text === '1 (true)') return true;
  return text.startsWith('computed') ? computed : (JSON.parse(text) as unknown);
}

/** `string (date)` → `string`. */
const bareType = (text: string) => text.replace(/ \(.*\)/, '');

const described = (row: Record<string, string>) => ({
  type: bareType(row['Type']!),
  default: readDefault(row['Default']),
});
const own = ({ kind, type, default: preset }: FilterRow) => ({ type: type ?? declaredType(kind), default: preset });

const byName = (column: string, list: Record<string, string>[], read: (row: Record<string, string>) => object) =>
  Object.fromEntries(list.map((row) => [row[column], read(row)]));
const ownTable = <Row>(table: Readonly<Record<string, Row>>, read: (row: Row) => object) =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, read(row)]));

const fieldSections: Record<ResourceName, string> = {
  events: 'Event\n',
  venues: 'Venue\n',
  organizers: 'Organizer\n',
  categories: 'Event category (term)',
  tags: 'Event tag (term)',
};

/** Our additions, by name. */
const additions: Partial<Record<ResourceName, readonly string[]>> = {
  events: ['event_status', 'event_status_reason', 'is_virtual', 'virtual_url', 'sold_out'],
  venues: ['geo_lat', 'geo_lng'],
};

test('has only the known additions of our own', () => {
  expect(Object.keys(venueAdditions)).to.deep.equal(additions.venues);
});

describe.each(Object.entries(fieldSections) as [ResourceName, string][])('the fields of %s', (name, heading) => {
  const list = rows(heading);
  const isOurs = (field: string) => additions[name]?.includes(field);
  const table = Object.fromEntries(
    Object.entries<FieldRow>(resources[name].fields).filter(([field]) => !isOurs(field)),
  );

  test('match the documentation in type, default and whether create requires them', () => {
    expect(list.length).to.be.greaterThan(0);
    const documented = byName('Field', list, (row) => ({
      ...described(row),
      required: row['Req. on create'] === 'yes',
    }));
    const ours = ownTable(table, (row) => ({ ...own(row), required: row.required ?? false }));
    expect(ours).to.deep.equal(documented);
  });

  test('have the documentation’s order, each with a description', () => {
    expect(Object.keys(table)).to.deep.equal(list.map((row) => row['Field']));
    expect(Object.keys(fieldDescriptions[name])).to.have.members(Object.keys(resources[name].fields));
  });
});

const terms = rows('GET /categories and GET /tags');
const filterRows: Record<ResourceName, Record<string, string>[]> = {
  events: rows('GET /events'),
  venues: rows('GET /venues'),
  organizers: rows('GET /organizers'),
  categories: terms,
  tags: terms.filter((row) => row['Applies to'] === 'both'),
};

describe.each(Object.entries(filterRows) as [ResourceName, Record<string, string>[]][])(
  'the query parameters of GET /%s',
  (name, list) => {
    test('match the documentation in type and default', () => {
      expect(list.length).to.be.greaterThan(0);
      expect(ownTable<FilterRow>(resources[name].filters, own)).to.deep.equal(byName('Parameter', list, described));
    });

    test('are dates where the documentation says date, lists where it says array', () => {
      const { filters }: { filters: Readonly<Record<string, FilterRow>> } = resources[name];
      const dates = list.filter((row) => row['Type']!.includes('(date')).map((row) => row['Parameter']);
      expect(Object.keys(filters).filter((filter) => filters[filter]!.kind.name === 'date')).to.deep.equal(dates);
      const readAsLists = list.filter(
        (row) => JSON.stringify(filters[row['Parameter']!]!.kind.parse('3,7')) === '[3,7]',
      );
      expect(readAsLists).to.deep.equal(list.filter((row) => row['Type']!.startsWith('array')));
    });

    test('take slugs exactly where the documentation does', () => {
      const { filters }: { filters: Readonly<Record<string, FilterRow>> } = resources[name];
      const slugs = list.filter((row) => row['Meaning']!.includes('(slugs or IDs')).map((row) => row['Parameter']);
      expect(Object.keys(filters).filter((filter) => filters[filter]!.kind.name === 'idsOrSlugs')).to.deep.equal(slugs);
    });

    test('require each other exactly where the documentation does', () => {
      const { filters }: { filters: Readonly<Record<string, FilterRow>> } = resources[name];
      const pairs = list.flatMap((row) => {
        const partner = /together with (\w+)/.exec(row['Meaning']!)?.[1];
        return partner ? [[row['Parameter'], partner]] : [];
      });
      expect(
        Object.entries(filters).flatMap(([filter, { together }]) => (together ? [[filter, together]] : [])),
      ).to.deep.equal(pairs);
    });

    test('each have a description', () => {
      expect(Object.keys(filterDescriptions[name])).to.have.members(Object.keys(resources[name].filters));
    });
  },
);

/** The document's name of an action. */
const purposes = {
  index: /index/,
  documentation: /documentation/,
  list: /^list/,
  create: /^create/,
  read: /read/,
  remove: /delete/,
  update: /^update/,
};

describe('the routes', () => {
  const documented = rows('Route overview').flatMap((row) =>
    row['Path']!.split(' and ').flatMap((path) =>
      row['Method']!.split(', ').map((method) => ({
        route: `${method} ${path === '(empty path)' ? '' : path}`,
        purpose: row['Purpose']!,
      })),
    ),
  );

  test('match the documentation', () => {
    expect(documented.length).to.be.greaterThan(40);
    expect(routes.map(({ method, path }) => `${method} ${path}`)).to.have.members(documented.map(({ route }) => route));
  });

  test('have the documented action on the resource of their path', () => {
    for (const { method, path, action, resource } of routes) {
      const { purpose } = documented.find(({ route }) => route === `${method} ${path}`)!;
      expect(purpose, `${method} ${path}`).to.match(purposes[action]);
      expect(resource).to.equal(action === 'index' || action === 'documentation' ? undefined : path.split('/')[1]);
    }
  });

  test('take the filters of their list, and the documented parameters of the index', () => {
    for (const { action, resource, query } of routes)
      if (action === 'list') expect(query).to.equal(resources[resource!].filters);
    const parameters = [...section('Index and documentation').matchAll(/`(\w+)` \(default `([^`]+)`\)/g)].map(
      ([, name, preset]) => [name, preset],
    );
    const index = routes.find(({ action }) => action === 'index')!;
    expect(Object.entries(index.query).map(([name, row]) => [name, row.default])).to.deep.equal(parameters);
    expect(defaultNamespace).to.equal(parameters[0]![1]);
  });

  test('take a password exactly where documented: for events by id', () => {
    expect(section('/events/{id}')).to.contain('optional password (string)');
    const withPassword = routes
      .filter(({ query }) => 'password' in query)
      .map(({ method, path }) => `${method} ${path}`);
    expect(withPassword).to.have.members(
      ['GET', 'DELETE', 'POST', 'PUT', 'PATCH'].map((method) => `${method} /events/{id}`),
    );
  });
});
