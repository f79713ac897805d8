import { escapeText } from 'entities';
import type { RequestContext } from '../request/context.js';
import type { SourceRow, TermName } from '../store/tables.js';
import type { DatabaseWriter } from '../store/types.js';
import { foldAccents } from '../text/accent-folding.js';
import { textOf } from '../text/html.js';
import type { Fields } from '../writing/fields.js';
import { makeTerm } from '../writing/event-terms.js';
import { findNamed, saveContact } from '../writing/write-contact.js';
import { KnownVenues } from './places.js';
import { KnownPictures } from './pictures.js';
import type { ReadContact, ReadEvent, ReadOthers, ReadPlace, ReadTerm } from './read-events.js';
import { settingsOf, type SourceSettings } from './settings.js';

/** What is written of an event. */
interface Draft {
  readonly fields: Fields;
  readonly links: { readonly venues?: readonly number[]; readonly organizers?: readonly number[] };
}

const plainParts = [
  'title',
  'description',
  'excerpt',
  'event_status',
  'website',
  'cost',
  'is_virtual',
  'virtual_url',
  'sold_out',
] as const;

/** Turns what a source says into fields, and makes the venues and organizers that it names. */
export class Drafts {
  readonly #context: RequestContext;
  readonly #source: Pick<SourceRow, 'id' | 'author'>;
  #settings: SourceSettings;
  #venues: KnownVenues | undefined;
  #pictures: KnownPictures | undefined;
  /** The numbers of the terms that the calendar has, by their folded names. */
  readonly #terms = new Map<TermName, Map<string, number>>();
  /** What became of each text of a place so far. */
  readonly #places = new Map<string, number | undefined>();
  /** The numbers of organizers by their names. */
  readonly #organizers = new Map<string, number>();

  constructor(context: RequestContext, source: Pick<SourceRow, 'id' | 'author' | 'settings'>) {
    this.#context = context;
    this.#source = source;
    this.#settings = settingsOf(source);
  }

  /** @param parts those of the event that are written, by the names of followed.ts */
  async of(writer: DatabaseWriter, event: ReadEvent, parts: readonly string[], isNew: boolean): Promise<Draft> {
    const has = (part: string) => parts.includes(part);
    const { start_date, end_date, timezone, all_day } = event;
    return {
      fields: {
        ...Object.fromEntries(plainParts.filter(has).map((name) => [name, event[name]])),
        ...(has('when') && { start_date, end_date, timezone, all_day }),
        ...(has('categories') && { categories: await this.#termsOf(writer, 'categories', event) }),
        ...(has('tags') && { tags: await this.#termsOf(writer, 'tags', event) }),
        ...(isNew && (await this.#fieldsOfNew(writer, event))),
      },
      links: {
        ...(has('venue') && { venues: await this.#venuesOf(writer, event) }),
        ...(has('organizer') && { organizers: await this.#organizersOf(writer, event) }),
      },
    };
  }

  /** Makes what a calendar has beside its events. */
  async make(writer: DatabaseWriter, others: ReadOthers): Promise<void> {
    await this.#venuesOf(writer, others);
    await this.#organizersOf(writer, others);
    for (const taxonomy of ['categories', 'tags'] as const) await this.#termsOf(writer, taxonomy, others);
  }

  async #fieldsOfNew(writer: DatabaseWriter, { id, slug, copied = {} }: ReadEvent): Promise<Fields> {
    const { status } = this.#settings;
    return {
      author: this.#source.author,
      ...(await this.#withPicture(writer, copied)),
      id,
      slug,
      ...((status === 'draft' || !copied.status) && { status }),
    };
  }

  async #withPicture(writer: DatabaseWriter, { image, ...fields }: ReadContact): Promise<Fields> {
    if (!image) return fields;
    this.#pictures ??= await KnownPictures.load(writer);
    return { ...fields, image: await this.#pictures.numberOf(writer, image, this.#context) };
  }

  async #venuesOf(writer: DatabaseWriter, { places }: ReadOthers): Promise<number[]> {
    const ids = new Set<number>();
    for (const place of places) {
      if (!this.#places.has(place.text)) this.#places.set(place.text, await this.#venueOf(writer, place));
      const id = this.#places.get(place.text);
      if (id !== undefined) ids.add(id);
    }
    return [...ids];
  }

  async #venueOf(writer: DatabaseWriter, place: ReadPlace): Promise<number | undefined> {
    const { places, otherPlaces } = this.#settings;
    const chosen = Object.hasOwn(places, place.text) ? places[place.text] : undefined;
    if (typeof chosen === 'number') return chosen;
    this.#venues ??= await KnownVenues.load(writer);
    const found = chosen ? undefined : this.#venues.find(place);
    if (found !== undefined || (chosen ?? otherPlaces) === 'none') return found;
    const [name = '', ...rest] = place.text.split(',');
    const venue = await saveContact(
      writer,
      'venues',
      {
        ...(place.venue
          ? await this.#withPicture(writer, place.venue)
          : { venue: escapeText(name.trim() || place.text), address: rest.join(',').trim() }),
        ...(place.lat !== undefined && { geo_lat: place.lat, geo_lng: place.lng }),
      },
      this.#context,
    );
    this.#venues.add(venue as never);
    // The next reading takes it, and makes no other one.
    if (chosen) await this.#keepChoice(writer, place.text, venue.id);
    return venue.id;
  }

  async #keepChoice(writer: DatabaseWriter, text: string, id: number): Promise<void> {
    this.#settings = { ...this.#settings, places: { ...this.#settings.places, [text]: id } };
    const settings = JSON.stringify(this.#settings);
    await writer.updateTable('sources').set({ settings }).where('id', '=', this.#source.id).execute();
  }

  async #organizersOf(writer: DatabaseWriter, { organizers }: ReadOthers): Promise<number[]> {
    const ids = new Set<number>();
    for (const organizer of organizers) {
      const name = String(organizer.organizer);
      if (!this.#organizers.has(name)) this.#organizers.set(name, await this.#organizerOf(writer, organizer));
      ids.add(this.#organizers.get(name)!);
    }
    return [...ids];
  }

  async #organizerOf(writer: DatabaseWriter, organizer: ReadContact): Promise<number> {
    // What is told of one that the calendar has stays as it is told here.
    const known = await findNamed(writer, 'organizers', organizer, this.#context);
    if (known) return known.id;
    const fields = await this.#withPicture(writer, organizer);
    return (await saveContact(writer, 'organizers', fields, this.#context)).id;
  }

  /** The numbers of terms; those are made that the calendar lacks, unless that is not wished. */
  async #termsOf(writer: DatabaseWriter, taxonomy: TermName, event: ReadOthers): Promise<number[]> {
    const ids = new Set<number>();
    for (const term of event[taxonomy] ?? []) {
      const id = await this.#termOf(writer, taxonomy, term);
      if (id !== undefined) ids.add(id);
    }
    return [...ids];
  }

  async #termOf(writer: DatabaseWriter, taxonomy: TermName, term: ReadTerm): Promise<number | undefined> {
    const folded = (name: string) => foldAccents(textOf(name));
    const known = writer
      .selectFrom('terms')
      .select(['id', 'name'])
      .where('taxonomy', '=', taxonomy)
      .orderBy('id', 'desc');
    if (!this.#terms.has(taxonomy))
      this.#terms.set(taxonomy, new Map((await known.execute()).map(({ id, name }) => [folded(name), id])));
    const byName = this.#terms.get(taxonomy)!;
    const name = folded(term.name);
    // A name that is a number would be taken for that of a term wherever it is written.
    if (!byName.has(name) && this.#settings.terms && !/^\d*$/.test(name)) {
      const parent = term.above && (await this.#termOf(writer, taxonomy, term.above));
      byName.set(name, (await makeTerm(writer, taxonomy, { ...term, parent }, this.#context)).id);
    }
    return byName.get(name);
  }
}
