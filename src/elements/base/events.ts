import type { CalError } from '../../query/index.js';
import type { CalendarEvent, Organizer, Term, Venue } from '../../records/index.js';

/** What an item of any resource is to a page. */
export type CalRecord = CalendarEvent | Venue | Organizer | Term;

/** The DOM events of all elements and what they carry. They bubble and leave shadow roots. */
export interface CalEventDetails {
  /** A request has started. */
  'cal-load': Record<string, never>;
  /** Data is shown, or shown anew. */
  'cal-data': {
    readonly items: readonly CalRecord[];
    readonly from: number;
    readonly to: number;
    readonly total: number;
    readonly pages: number;
  };
  /** Nothing matches. */
  'cal-empty': Record<string, never>;
  /** Something went wrong; `retry` asks again. */
  'cal-error': Pick<CalError, 'kind' | 'status' | 'code' | 'fields' | 'hint'> & { readonly error: CalError; readonly retry: () => void };
  /** An item was chosen. Cancelable: a page that cancels it opens the item in its own way. */
  'cal-select': CalSelectDetail;
  /** The reader has closed a dialog. */
  'cal-close': Record<string, never>;
  /** The reader turns to other days or to another event. Cancelable. */
  'cal-navigate': CalNavigateDetail;
  /** A day was chosen, `YYYY-MM-DD`. Cancelable: it is then neither listed nor shown alone. */
  'cal-day-select': { readonly date: string };
  /** The reader asked for another page. Cancelable. */
  'cal-page-change': { readonly page: number };
  /** The reader allows other hosts to be asked, or refuses. Cancelable: the choice then is not kept. */
  'cal-consent-change': { readonly consent: 'granted' | 'denied' };
  /** A map shows another part of the world. Degrees. */
  'cal-map-move': CalMapView;
  /** The reader's position was found, when asked for. Degrees. */
  'cal-locate': { readonly lat: number; readonly lng: number };
}

/** What a map shows: its centre, its zoom (0 is the world) and its edges, in degrees. */
interface CalMapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** What was chosen, under the name of its kind. */
export interface CalSelectDetail {
  readonly event?: CalendarEvent;
  readonly venue?: Venue;
  readonly organizer?: Organizer;
  readonly category?: Term;
  readonly tag?: Term;
}

/** Where the reader turns to: days, all `YYYY-MM-DD`, or an event. */
interface CalNavigateDetail {
  /** One of the days. */
  readonly date?: string;
  /** The first and the last that are shown then. */
  readonly first?: string;
  readonly last?: string;
  readonly event?: CalendarEvent;
}

declare global {
  interface HTMLElementEventMap extends CalEventMap {}
}
type CalEventMap = { [Name in keyof CalEventDetails]: CustomEvent<CalEventDetails[Name]> };

/** Tells the page; `false` if a listener cancelled it. */
export function emit<Name extends keyof CalEventDetails>(
  host: HTMLElement,
  name: Name,
  detail: CalEventDetails[Name],
  options: { cancelable?: boolean } = {},
): boolean {
  return host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, ...options }));
}

/** Tells of an error. */
export function emitError(host: HTMLElement, error: CalError, retry: () => void): void {
  const { kind, status, code, fields, hint } = error;
  emit(host, 'cal-error', { kind, status, code, fields, hint, error, retry });
}
