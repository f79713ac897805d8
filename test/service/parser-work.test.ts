import { describe, expect, it } from 'vitest';
import { kebabCase, resources, type Kind } from '../../src/data/schema/index.js';
import { readDate } from '../../src/service/dates/lenient-date.js';
import { isZone } from '../../src/service/dates/zones.js';
import { readBody } from '../../src/service/http/body.js';
import { applyGenericParameters } from '../../src/service/http/generic-parameters.js';
import { locate } from '../../src/service/http/location.js';
import { readFilters } from '../../src/service/reading/filters.js';
import { costDetails, costText } from '../../src/service/rendering/cost.js';
import { readForm } from '../../src/service/request/form.js';
import { Problem } from '../../src/service/request/problem.js';
import { withDefaults } from '../../src/service/settings.js';
import { foldAccents, likePattern, searchTokens, searchWords } from '../../src/service/text/accent-folding.js';
import { cleanHtml, linesOfHtml, plainText, tagless, textOf } from '../../src/service/text/html.js';
import { slugOfPath } from '../../src/service/text/slug.js';
import { slugOf } from '../../src/service/writing/identifiers.js';
import { workOf } from './counted-work.js';

const author = { id: 2, role: 'author' } as const;
const settings = withDefaults({ database: ':memory:' });
const body = (type: string, text: string) =>
  readBody(
    new Request('https://calendar.example', { method: 'POST', headers: { 'content-type': type } }),
    Buffer.from(text),
    {},
  );
const kinds = Object.values(resources).flatMap(({ filters, fields }) => [
  ...Object.values(filters),
  ...Object.values(fields),
]);

/** Every function that parses text of callers or editors. */
const parsers: Record<string, (text: string) => unknown> = {
  'a form': readForm,
  'a form of one value': (text) => readForm(`title=${encodeURIComponent(text)}`),
  'a body of JSON': (text) => body('application/json', JSON.stringify({ title: text })),
  'a body that claims to be JSON': (text) => body('application/json', text),
  'a date': (text) => readDate(text, 0, 'UTC'),
  'a zone': isZone,
  'filters of events': (text) =>
    Object.keys(resources.events.filters).map((name) => readFilters(resources.events.filters, { [name]: text })),
  'every kind of value': (text) => kinds.map(({ kind }) => (kind as Kind<unknown>).accept(text)),
  _fields: (text) => applyGenericParameters({ body: { title: { rendered: 1 } } }, { _fields: text }, true),
  _jsonp: (text) => applyGenericParameters({ body: {} }, { _jsonp: text }, true),
  'an address': (text) =>
    locate(
      new URL(`https://calendar.example/${encodeURIComponent(text)}?rest_route=${encodeURIComponent(text)}`),
      settings,
    ),
  'a slug of a path': slugOfPath,
  'a slug': slugOf,
  'a search': (text) => searchWords(text).map((word) => likePattern(word.text)),
  'words of a text': (text) => searchTokens(foldAccents(text)),
  'HTML as text': textOf,
  'HTML in lines': (text) => linesOfHtml(text, 'https://calendar.example/'),
  'HTML of authors': (text) => cleanHtml(text, author),
  'a name of a term': tagless,
  'plain text': plainText,
  'a cost': (text) => [costText(text, 'USD'), costDetails(text, 'USD')],
  'an attribute name': kebabCase,
};

const runs = [
  ...'<>&;=[]%+-_,.:/\\|"\'#@!?*()${}~^` \t\n0a1AzZé夜€\0',
  '[]=&',
  'a[]=&',
  'a[0]=&',
  '&#',
  '&amp',
  '<b>',
  '</',
  '<a ',
  'now ',
  '+1 ',
  '1,',
  '"a" ',
];

describe.each(Object.entries(parsers))('%s', (_, parse) => {
  const workOn = (text: string) =>
    workOf(() => {
      try {
        return parse(text);
      } catch (error) {
        if (error instanceof Problem || error instanceof URIError) return undefined;
        throw error;
      }
    });

  it.each(runs)('of runs of %j costs in proportion to its length', (unit) => {
    const run = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    const small = workOn(run(1024));
    expect(workOn(run(64 * 1024))).to.be.at.most(64 * 1.5 * small + 1000);
  });
});
