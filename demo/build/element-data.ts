import { readFileSync } from 'node:fs';
import { examples } from '../../scripts/docs/examples.js';
import { gistOf, type Entry } from '../../scripts/docs/tables.js';
import { blocks, labelOf } from '../../integrations/texts.mjs';
import { lasting } from '../sample/lasting.js';
import { catalog, tagsOf, type CatalogRow } from '../../src/elements/catalog.js';

interface Declaration {
  readonly tagName: string;
  readonly summary: string;
  readonly events?: readonly Entry[];
  readonly cssParts?: readonly Entry[];
  readonly cssProperties?: readonly Entry[];
}

/** The data of an element's page, with what visitors can try. */
export interface ElementData {
  readonly tag: string;
  /**
   * The snippet of its manual, with the sample calendar; `undefined` for those who write, whom a site without a server
   * cannot serve.
   */
  readonly html?: string;
  readonly events: readonly string[];
  readonly parts: readonly string[];
  readonly properties: readonly { readonly name: string; readonly default: string }[];
}

const declarations = (): Declaration[] => {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  return modules.flatMap((module) => module.declarations).sort((one, other) => (one.tagName < other.tagName ? -1 : 1));
};

/** What the list of all elements shows of one. */
interface Gist {
  /** Its name for people. */
  readonly name: string;
  readonly gist: string;
  readonly kind: CatalogRow['kind'];
  /** A file of docs/pictures. */
  readonly picture: string | undefined;
}

/** The names of elements that builders of pages do not offer, where their tags say less. */
const otherNames: Readonly<Record<string, string>> = { 'cal-admin': 'Desk', 'cal-provider': 'Shared settings' };

const names: Readonly<Record<string, readonly string[]>> = blocks;
const nameOf = (tag: string) => names[tag]?.[0] ?? otherNames[tag] ?? labelOf(tag.replace('cal-', ''));

/** The name of each element, its gist in a few words, its kind (see the catalog) and its picture, by tag. */
export function gists(): Readonly<Record<string, Gist>> {
  const pictures = examples();
  return Object.fromEntries(
    declarations().map(({ tagName, summary }) => [
      tagName,
      {
        name: nameOf(tagName),
        gist: gistOf(summary),
        kind: catalog[tagName as keyof typeof catalog].kind,
        picture: pictures[tagName]?.picture?.file,
      },
    ]),
  );
}

/** The address of the sample calendar on the site. */
const sample = `${(process.env.SITE_BASE ?? '').replace(/\/$/, '')}/cal-elements/sample`;

/** The snippets name items of example.org; the sample calendar has others. */
const slugs: Readonly<Record<string, string>> = {
  'cal-organizer-detail': 'tarrin-harbour-trust',
  'cal-venue-detail': 'lantern-hall',
  'cal-venue-map': 'lantern-hall',
};

/** The snippet of an element's manual with the sample calendar. */
const liveSnippet = (tag: string): string =>
  examples()
    [tag]!.html.trim()
    .replaceAll('base-url="https://example.org/wp-json"', `base-url="${sample}"`)
    .replace(/\b(?:slug|venue-id|organizer-id)="[^"]*"/, `slug="${slugs[tag] ?? lasting}"`);

/** The data of a page of an element, for its frontmatter. */
export function elementData(page: string): { frontmatter: object } | undefined {
  const [, tag] = /^elements\/(cal-[\w-]+)\.md$/.exec(page) ?? [];
  const found = declarations().find(({ tagName }) => tagName === tag);
  if (!tag || !found) return undefined;
  const isForAuthors = tagsOf('form').some((one) => one === tag);
  const { events = [], cssParts = [], cssProperties = [], summary } = found;
  const element: ElementData = {
    tag,
    ...(!isForAuthors && { html: liveSnippet(tag) }),
    events: events.map(({ name }) => name),
    parts: cssParts.map(({ name }) => name),
    properties: cssProperties.map(({ name, default: fallback = '' }) => ({ name, default: fallback })),
  };
  return { frontmatter: { element, description: `<${tag}>: ${summary}` } };
}
