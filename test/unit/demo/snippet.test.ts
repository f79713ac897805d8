// @vitest-environment jsdom
import fc from '../../fast-check.js';
import { describe, expect, it } from 'vitest';
import { elementDataOf, type ControlTag } from '../../../demo/builder/element-data.js';
import { addressNames, blocks } from '../../../scripts/docs/manifest.js';
import { readParameters } from '../../../src/entries/embed/parameters.js';
import { readSnippet } from '../../../demo/builder/read-snippet.js';
import { relevant, unknownNames, withControl, withYes, type Settings } from '../../../demo/builder/settings.js';
import { formats, writeSnippet, type Format } from '../../../demo/builder/write-snippet.js';

const data = elementDataOf(blocks());
const folder = 'https://your-site.example/cal-elements/';
const write = (format: Format, settings: Settings) => writeSnippet(format, settings, { folder }, 'Events');
const settings = (tag: string, attributes: Settings['attributes'] = {}, tokens: Settings['tokens'] = {}): Settings => ({
  tag,
  attributes,
  tokens,
  controls: {},
});

/** Anything that an author may type into a field of this kind. */
const valueOf = ({ choices }: (typeof data)[number]['settings'][number]): fc.Arbitrary<string> => {
  if (choices) return fc.constantFrom(...choices.map(({ value }) => value));
  return fc.oneof(
    fc.string({ minLength: 1 }),
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('&amp;', '"><script>', "a'b", '[x]', ']', '1,2', 'a=b&c'),
  );
};
const anySettings = fc.constantFrom(...data).chain((element) =>
  fc
    .record({
      attributes: fc.record(Object.fromEntries(element.settings.map((row) => [row.name, valueOf(row)])), {
        requiredKeys: [],
      }),
      tokens: fc.record(
        Object.fromEntries(
          element.properties.map(({ name }) => [
            name,
            fc.constantFrom('#b3261e', 'rgb(1 2 3 / 50%)', '"A B", serif', '2px'),
          ]),
        ),
        { requiredKeys: [] },
      ),
    })
    .chain((given) => {
      const alone: Settings = { tag: element.tag, controls: {}, ...(given as Pick<Settings, 'attributes' | 'tokens'>) };
      return fc.subarray(Object.keys(element.controls) as ControlTag[]).map((joined) =>
        relevant(
          joined.reduce((settings, control) => withControl(settings, control, true), alone),
          element,
        ),
      );
    }),
);

describe('a snippet', () => {
  for (const format of formats)
    it(`as ${format} gives back the settings that it was written from`, () => {
      fc.assert(
        fc.property(anySettings, (given) => {
          const { id: _, persist: __, consent, ...others } = given.attributes;
          const attributes = { ...others, ...(consent === 'denied' && { consent }) };
          expect(readSnippet(write(format, given))).to.deep.equal({
            format,
            folder: format === 'shortcode' ? undefined : folder,
            // An iframe shows one element, which nothing else names, and takes no consent from its address.
            settings: format === 'iframe' ? { ...given, attributes, controls: {} } : given,
          });
        }),
        { numRuns: 200 },
      );
    });

  it('for an iframe asks embed.html for the same', () => {
    const known = Object.fromEntries(
      data.map(({ tag, settings: rows }) => [tag, rows.map(({ name }) => name).join(' ')]),
    );
    fc.assert(
      fc.property(anySettings, (given) => {
        const { attributes, ...rest } = given;
        // The language is that of the whole document; addresses, texts that look like one, and what visitors give have
        // rules of their own.
        const safe = Object.fromEntries(
          Object.entries(attributes).filter(
            ([name, text]) =>
              !/^(lang|id|persist|consent)$|tiles/.test(name) &&
              !addressNames().includes(name) &&
              !/[\\/]\s*[\\/]/.test(text),
          ),
        );
        const [, src] = /src="([^"]*)"/.exec(write('iframe', { ...rest, attributes: safe }))!;
        const read = readParameters(src!.replaceAll('&amp;', '&').replace(/^[^?]*/, ''), known, addressNames());
        expect([read.tag, read.attributes, read.tokens, read.refused]).to.deep.equal([
          given.tag,
          safe,
          given.tokens,
          [],
        ]);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves out what is default, empty, or none of the element’s attributes', () => {
    const list = data.find(({ tag }) => tag === 'cal-event-list')!;
    const given = settings(
      'cal-event-list',
      { layout: 'list', 'group-by': 'day', categories: '', views: 'month', lang: 'de' },
      { '--cal-gap': ' ' },
    );
    expect(relevant(given, list)).to.deep.equal(settings('cal-event-list', { 'group-by': 'day', lang: 'de' }));
    expect(unknownNames(given, list)).to.deep.equal(['views']);
  });

  it('is one line to paste in each format', () => {
    const given = settings(
      'cal-event-list',
      { 'base-url': '/wp-json', categories: 'music' },
      { '--cal-color-accent': 'red' },
    );
    expect(write('shortcode', given)).to.equal(
      '[cal-event-list base-url="/wp-json" categories="music" style="--cal-color-accent: red"]',
    );
    expect(write('module', given)).to.equal(
      `<script type="module" src="${folder}cal-elements.js"></script>\n<cal-event-list base-url="/wp-json" categories="music" style="--cal-color-accent: red"></cal-event-list>`,
    );
    expect(writeSnippet('standalone', settings('cal-calendar'), { folder, integrity: 'sha384-abc' }, '')).to.equal(
      `<script defer src="${folder}cal-elements.standalone.js" integrity="sha384-abc" crossorigin="anonymous"></script>\n<cal-calendar></cal-calendar>`,
    );
    expect(write('iframe', given)).to.contain(
      `src="${folder}embed.html?element=cal-event-list&amp;base-url=/wp-json&amp;categories=music&amp;--cal-color-accent=red" title="Events" loading="lazy"`,
    );
  });
});

describe('search and filters of a snippet', () => {
  const list = settings('cal-event-list', { 'base-url': '/wp-json', id: 'agenda', lang: 'de' }, { '--cal-gap': '2px' });
  const both = { ...list, controls: { 'cal-event-filters': { facets: 'date' }, 'cal-event-search': {} } };

  it('stand above the view that they name, in its language and colors', () => {
    expect(write('module', both).split('\n').slice(1)).to.deep.equal([
      '<cal-event-search lang="de" for="agenda" style="--cal-gap: 2px; margin-block-end: 1rem"></cal-event-search>',
      '<cal-event-filters facets="date" lang="de" for="agenda" style="--cal-gap: 2px; margin-block-end: 1rem"></cal-event-filters>',
      '<cal-event-list base-url="/wp-json" id="agenda" lang="de" style="--cal-gap: 2px"></cal-event-list>',
    ]);
    expect(write('shortcode', both)).to.match(
      /^\[cal-event-search .*\]\n\[cal-event-filters .*\]\n\[cal-event-list .*\]$/,
    );
  });

  it('are read where they name the view, in boxes too', () => {
    const text = `<div data-cal="event-search" data-cal-for="agenda month"></div><div data-cal="event-filters" data-cal-for="other"></div>
      <div data-cal="event-list" data-cal-id="agenda"></div>`;
    expect(readSnippet(text)?.settings).to.deep.equal({
      ...settings('cal-event-list', { id: 'agenda' }),
      controls: { 'cal-event-search': {} },
    });
    expect(readSnippet('<cal-event-search for="agenda"></cal-event-search>')).to.equal(undefined);
  });

  it('give the view an id as long as there are any', () => {
    const one = withControl(settings('cal-event-list'), 'cal-event-search', true);
    expect(one.attributes.id).to.match(/^events-\w{4}$/);
    expect(withControl(one, 'cal-event-filters', true).attributes.id).to.equal(one.attributes.id);
    expect(withControl(list, 'cal-event-search', true).attributes.id).to.equal('agenda');
    expect(withControl(one, 'cal-event-search', false)).to.deep.equal(settings('cal-event-list', { id: '' }));
  });

  it('are offered for views of events alone', () => {
    expect(data.filter(({ controls }) => Object.keys(controls).length).map(({ tag }) => tag)).to.deep.equal([
      'cal-event-list',
      'cal-event-map',
      'cal-event-month',
      'cal-event-week',
    ]);
  });
});

describe('a pasted snippet', () => {
  for (const [how, text] of Object.entries({
    'with typographic quotes': '[cal-event-list categories=“music” limit=3]',
    'in capitals and wrapped in a paragraph':
      '<p>See:</p>\n<p><CAL-EVENT-LIST Categories=music limit="3"><br></CAL-EVENT-LIST></p>',
    'in the documented spelling and other quotes': "<cal-event-list categories='music'\n  limit = 3 />",
    'as a box':
      '<div class="a" data-cal="event-list" data-cal-categories="music" data-cal-limit="3" style="color: red"></div>',
    'inside a provider':
      '<cal-provider base-url="/"><cal-event-list categories="music" limit="3"></cal-event-list></cal-provider>',
  }))
    it(`is read ${how}`, () => {
      expect(readSnippet(text)?.settings).to.deep.equal(
        settings('cal-event-list', { categories: 'music', limit: '3' }),
      );
    });

  const handlers =
    'onfocus="x" onclick="x" onpointerover="x" autofocus popover contenteditable tabindex="1" part="x" slot="x"';
  for (const [how, text] of Object.entries({
    'as elements': `<cal-event-search for="a" min-length="2" ${handlers}></cal-event-search><cal-event-filters for="a" ${handlers}></cal-event-filters><cal-event-list id="a" limit="3" ${handlers}></cal-event-list>`,
    'as shortcodes': `[cal-event-search for="a" min-length="2" ${handlers}][cal-event-filters for="a" ${handlers}][cal-event-list id="a" limit="3" ${handlers}]`,
    'as boxes': `<div data-cal="event-search" data-cal-for="a" data-cal-min-length="2" data-cal-onfocus="x"></div><p data-cal="event-filters" data-cal-for="a" data-cal-autofocus></p><div data-cal="event-list" data-cal-id="a" data-cal-limit="3" data-cal-onclick="x"></div>`,
  }))
    it(`${how} says nothing that its elements do not have`, () => {
      const list = data.find(({ tag }) => tag === 'cal-event-list')!;
      const read = readSnippet(text)!.settings;
      expect(relevant(read, list)).to.deep.equal({
        ...settings('cal-event-list', { id: 'a', limit: '3' }),
        controls: { 'cal-event-search': { 'min-length': '2' }, 'cal-event-filters': {} },
      });
      expect(unknownNames(read, list)).to.include(how === 'as boxes' ? 'autofocus' : 'onfocus');
    });

  it('names no address in its colors, which a browser would ask', () => {
    const colors = ['url(//elsewhere.example)', 'image-set("//elsewhere.example" 1x)', '\\75rl(x)', 'red; x: y'];
    for (const color of colors)
      expect(
        relevant(
          settings('cal-event-list', {}, { '--cal-color-surface': color }),
          data.find(({ tag }) => tag === 'cal-event-list')!,
        ).tokens,
      ).to.deep.equal({});
  });

  it('says yes without a value, where an attribute can', () => {
    const list = data.find(({ tag }) => tag === 'cal-event-list')!;
    const text =
      '<cal-event-filters for="a" counts facets=""></cal-event-filters><cal-event-list id="a" featured search="" starts_after="2026-12-01">';
    expect(relevant(withYes(readSnippet(text)!.settings, list), list)).to.deep.equal({
      ...settings('cal-event-list', { id: 'a', featured: 'true', 'starts-after': '2026-12-01' }),
      controls: { 'cal-event-filters': { counts: 'true' } },
    });
  });

  for (const text of ['', 'Hello', '<div>', '<iframe src="https://elsewhere.example/">', '[gallery ids="1"]'])
    it(`has no element in ${JSON.stringify(text)}`, () => {
      expect(readSnippet(text)).to.equal(undefined);
    });
});
