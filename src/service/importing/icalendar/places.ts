import type { ReadEvent, ReadPlace } from '../read-events.js';
import type { Component } from './components.js';
import { firstAddress, webAddress } from '../texts.js';

/** Where an event takes place, and how one joins it. */
export interface Attendance {
  readonly places: readonly ReadPlace[];
  readonly is_virtual: boolean;
  readonly virtual_url: string;
}

/** Programs in which people meet, by their addresses, and as locations that they write. */
const meetings =
  /^https:\/\/(?:[\w.-]+\.)?(?:zoom\.us|teams\.(?:microsoft|live)\.com|meet\.google\.com|meet\.jit\.si|webex\.com|whereby\.com|gotomeet(?:ing)?\.(?:com|me))\//i;
const meetingNames = /^(?:microsoft teams|google meet|zoom|webex)(?: meeting|-besprechung)?$/i;

const longestPlace = 1_000;

function coordinates(component: Component): { readonly lat?: number; readonly lng?: number } {
  const structured = /^geo:(-?[\d.]+),(-?[\d.]+)/i.exec(component.text('x-apple-structured-location'));
  const pair = structured
    ? [Number(structured[1]), Number(structured[2])]
    : [component.first('geo')?.values[0] ?? []].flat().map(Number);
  const [lat = Number.NaN, lng = Number.NaN] = pair;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0) ? { lat, lng } : {};
}

/** The text of a location in lines, as its parts. */
const placeText = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
    .slice(0, longestPlace);

/** @param website the page of the event, which some sources give as its location where they hide that */
export function attendanceOf(component: Component, website: string): Attendance {
  const location = component.text('location');
  const link = webAddress(location);
  const isOwnPage = link !== '' && (link === website || firstAddress(component.text('description')) === link);
  const isMeeting = meetingNames.test(location) || meetings.test(location);
  const title = component.first('x-apple-structured-location')?.parameters.get('x-title') ?? '';
  const text = link || isMeeting ? '' : placeText(location || title);
  const join = [
    ...[
      'conference',
      'x-google-conference',
      'x-microsoft-skypeteamsmeetingurl',
      'x-microsoft-onlinemeetingexternallink',
    ].map((name) => component.text(name)),
    isOwnPage ? '' : link,
  ]
    .map(webAddress)
    .find(Boolean);
  return {
    places: text ? [{ text, ...coordinates(component) }] : [],
    is_virtual: join !== undefined || isMeeting,
    virtual_url: join ?? '',
  };
}

/** Places of events without coordinates that all of them share: those are of the group, not of its places. */
export function withoutSharedPoint(events: readonly ReadEvent[]): ReadEvent[] {
  const placed = events.flatMap(({ places }) => places).filter(({ lat }) => lat !== undefined);
  const points = new Set(placed.map(({ lat, lng }) => `${lat} ${lng}`));
  const texts = new Set(placed.map(({ text }) => text));
  if (points.size !== 1 || texts.size < 2) return [...events];
  return events.map((event) => ({ ...event, places: event.places.map(({ text }) => ({ text })) }));
}
