import type { Coordinates } from '../../data/geo/index.js';
import { settingsOf } from '../../elements/base/nested-elements.js';
import type { Venue } from '../../data/records/index.js';
import { comboboxOf, type Option } from './combobox.js';
import { controllerOf } from './controllers.js';
import type { Field, FormContext } from './field.js';
import { findAddress, type AddressParts, type FoundPlace } from './find-address.js';
import { itemsFound } from './found-items.js';
import { pinSettings } from './pin-settings.js';

/** An address that the form may take, with its position where that is known. */
interface Proposal {
  readonly parts: AddressParts;
  readonly place?: Coordinates | undefined;
}

/** The fewest characters of a text for which addresses are proposed. */
const fewest = 2;

/** The most proposals, beyond which nobody reads. */
const most = 6;

/** A town, with or without a street, in one line. */
const lineOf = ({ address, zip, city, region, country }: AddressParts): string =>
  [address, [zip, city].filter(Boolean).join(' '), region, country].filter(Boolean).join(', ');

const venueParts = ({ street: address, zip, city, region, country }: Venue): AddressParts => ({
  address,
  zip,
  city,
  region,
  country,
});

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The addresses of venues, and the towns that begin with the text, each once. */
function proposalsOf(venues: readonly Venue[], text: string): readonly Option<Proposal>[] {
  const options = new Map<string, Option<Proposal>>();
  for (const { city, region, country } of venues) {
    const parts = { address: '', zip: '', city, region, country };
    if (folded(city).startsWith(folded(text.trim())))
      options.set(lineOf(parts), { value: { parts }, label: lineOf(parts) });
  }
  for (const venue of venues) {
    const parts = venueParts(venue);
    const label = lineOf(parts);
    if (parts.address && !options.has(label))
      options.set(label, { value: { parts, place: venue.location }, label, detail: venue.name });
  }
  return [...options.values()].slice(0, most);
}

/** The answers of the geocoder, each asked for by a press. */
class Geocoding {
  readonly #answers = new Map<string, readonly FoundPlace[] | undefined>();
  isAsking = false;

  /** The places found for a text; `undefined` where nobody has asked, or the geocoder could not be reached. */
  found(text: string): readonly FoundPlace[] | undefined {
    return this.#answers.get(text);
  }

  hasAsked(text: string): boolean {
    return this.#answers.has(text);
  }

  async ask(geocoder: string, text: string): Promise<void> {
    this.isAsking = true;
    this.#answers.set(text, await findAddress(geocoder, text));
    this.isAsking = false;
  }
}

const hostOf = (template: string): string => URL.parse(template, document.baseURI)?.host ?? '';

/** The street of a venue, as a search: what is chosen fills town, postal code, region, country and position, too. */
export const addressField = (field: Field<string>): Field<string> => ({
  ...field,
  render: ({ id, value, describedBy, problem, isRequired, change, leave }, form) => {
    const { words, host } = form;
    const { address: messages } = words.contact;
    const combobox = comboboxOf<Proposal>(host, 'address');
    const geocoding = controllerOf(host, 'geocoding', () => new Geocoding());
    const { geocoder } = settingsOf(pinSettings, host);
    const text = value.trim();
    const places = geocoding.found(text);
    const note = geocoding.isAsking
      ? words.pin.finding
      : !geocoding.hasAsked(text) || typeof geocoder !== 'string'
        ? undefined
        : !places
          ? words.pin.notReached(hostOf(geocoder))
          : places.length
            ? undefined
            : words.pin.notFound;
    return combobox.render({
      id,
      describedBy,
      isInvalid: Boolean(problem),
      isRequired,
      label: field.label(form),
      placeholder: messages.placeholder,
      shown: value,
      none: note ?? '',
      note,
      find: () => {
        if (text.length < fewest) return [];
        const own = itemsFound(form, 'venues', text);
        const options = proposalsOf(own?.flatMap(({ venue }) => venue ?? []) ?? [], text);
        return [
          ...(places ?? []).map((place) => ({
            value: { parts: place.parts ?? { address: text, zip: '', city: '', region: '', country: '' }, place },
            label: place.name,
          })),
          ...options,
        ];
      },
      type: change,
      choose: (proposal) => take(proposal, form),
      actions: () =>
        typeof geocoder === 'string' && text.length >= fewest && !geocoding.hasAsked(text)
          ? [
              {
                label: messages.find(text, hostOf(geocoder)),
                take: () => {
                  void geocoding.ask(geocoder, text).then(() => combobox.open());
                  host.requestUpdate();
                },
              },
            ]
          : [],
      leave,
    });
  },
});

/** Fills the fields of the address, and moves the pin where the place is known. */
function take({ parts, place }: Proposal, { enter, valueIn }: FormContext): void {
  for (const [name, text] of Object.entries(parts)) if (valueIn(name) !== undefined) enter(name, text);
  const degrees = (value: number): string => String(Math.round(value * 1e5) / 1e5);
  if (place && valueIn('position') !== undefined)
    enter('position', { latitude: degrees(place.lat), longitude: degrees(place.lng) });
}
