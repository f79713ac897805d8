/** Schema.org data for search engines, in a chunk of its own that loads on demand. */
import { isSoldOut } from './attendance.js';
import type { CalendarEvent } from './event.js';
import { statusWord, wordOf } from './event-status.js';
import { listOf, membersOf } from '../schema/shapes.js';
import { onlineAddress } from './online-address.js';
import type { Organizer } from './organizer.js';
import { ownerDocumentOf } from './owner-document.js';
import { plainText } from './plain-text.js';
import { made } from './made.js';
import { trusted } from './trusted-types.js';
import type { Venue } from './venue.js';

/** Schema.org's terms for how an event is attended. */
export const attendanceModes = ['OfflineEventAttendanceMode', 'OnlineEventAttendanceMode', 'MixedEventAttendanceMode'];

type Data = Readonly<Record<string, unknown>>;

/** Signs that belong to one currency only. */
export const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₺': 'TRY',
  zł: 'PLN',
  '₪': 'ILS',
  '₴': 'UAH',
};

/**
 * The data of an event. Texts are plain, empty ones are left out; dates of all-day events are days, others have their
 * offset.
 */
export function eventData(event: CalendarEvent): Data {
  const { title, url, span, image, excerpt, description } = event;
  const dates = span.allDay
    ? [span.start, span.end].map(String)
    : [span.start, span.end].map((end) => end.toString(dateTime));
  const places = [...event.venues.filter(isNamed).map(placeData), ...onlinePlaces(event)];
  const given = attendanceModes.find((one) => one === wordOf(event, 'eventAttendanceMode'));
  const [status, mode] = [
    statusWord(event),
    given ?? (onlinePlaces(event).length ? attendanceModes[Math.min(places.length, 2)] : undefined),
  ];
  return filled({
    '@type': 'Event',
    name: title,
    url,
    startDate: dates[0],
    endDate: dates[1],
    eventStatus: status && `https://schema.org/${status}`,
    eventAttendanceMode: mode && `https://schema.org/${mode}`,
    description: excerpt || plainText(description, ownerDocumentOf(event.representation)),
    image: image?.url,
    location: several(places),
    organizer: several(event.organizers.filter(isNamed).map(organizerData)),
    offers: offer(event),
  });
}

/** Behind a password, nothing has a name. */
const isNamed = ({ name }: { readonly name: string }) => name !== '';

const dateTime = { timeZoneName: 'never', smallestUnit: 'second' } as const;

const placeData = ({ name, url, street, city, region, zip, country, phone, website, location }: Venue): Data =>
  filled({
    '@type': 'Place',
    name,
    url,
    address: filled({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode: zip,
      addressCountry: country,
    }),
    geo: location && { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    telephone: phone,
    sameAs: website,
  });

/** The addresses at which an event takes place online: plugins for that add members of their own. */
function onlinePlaces(event: CalendarEvent): Data[] {
  const place = event.representation.is_virtual === true ? (onlineAddress(event) ?? event.url) : undefined;
  return place ? [{ '@type': 'VirtualLocation', url: place }] : [];
}

const organizerData = ({ name, url, phone, email, website }: Organizer): Data =>
  filled({ '@type': 'Organization', name, url: website ?? url, telephone: phone, email });

/** The price, where the server has parsed it correctly; servers lose signs and misread thousands (wire section 7.3). */
function offer(event: CalendarEvent): Data | undefined {
  const { url, representation } = event;
  const { values, currency_code: code, currency_symbol: symbol } = membersOf(representation.cost_details);
  const given = listOf(values);
  const prices = (Array.isArray(given) ? given : []).map((value: unknown) => (value === 'free' ? '0' : value));
  if (!prices.length || !prices.every((price) => typeof price === 'string' && /^\d+(\.\d\d?)?$/.test(price)))
    return undefined;
  const [lowest, highest] = [Math.min(...prices.map(Number)), Math.max(...prices.map(Number))];
  const named = [code, symbol].find((text) => typeof text === 'string' && /^[A-Z]{3}$/.test(text));
  const currency = named ?? new Map(Object.entries(currencies)).get(symbol as string);
  if (highest && !currency) return undefined;
  const price =
    lowest === highest
      ? { '@type': 'Offer', price: lowest }
      : { '@type': 'AggregateOffer', lowPrice: lowest, highPrice: highest };
  const availability = isSoldOut(event) ? 'https://schema.org/SoldOut' : undefined;
  return filled({ ...price, priceCurrency: currency, availability, url });
}

const filled = (members: Data): Data =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== ''));

const several = (data: readonly Data[]): Data | readonly Data[] | undefined => (data.length > 1 ? data : data[0]);

/**
 * The data of those events that are public, as the text of a script; `undefined` where none is. Nothing in it ends the
 * script, wherever the page is written as HTML.
 */
export function jsonLd(events: readonly CalendarEvent[]): string | undefined {
  const data = events.filter(({ status }) => status === 'publish').map(eventData);
  if (!data.length) return undefined;
  const text = JSON.stringify({
    '@context': 'https://schema.org',
    ...(data.length > 1 ? { '@graph': data } : data[0]),
  });
  return text.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const scripts = new WeakMap<Element, Element>();

/**
 * Keeps the data of these events in a script inside the host, where search engines look; without events there is none.
 */
export function showJsonLd(host: Element, events: readonly CalendarEvent[]): void {
  const text = jsonLd(events);
  // The page may have come with it, or the host may be a copy of an element that had it.
  const before =
    scripts.get(host) ?? host.querySelector(`:scope > script[type="application/ld+json"]:is([data-cal], [${made}])`);
  if (!text) {
    scripts.delete(host);
    return before?.remove();
  }
  const script = before ?? document.createElement('script');
  scripts.set(host, script);
  if (script.textContent !== text) script.textContent = trusted('createScript', text);
  if (before) return;
  script.setAttribute('type', 'application/ld+json');
  script.setAttribute(made, '');
  host.append(script);
}
