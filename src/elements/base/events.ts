import type { CalSelectDetail } from '../cards/card.js';
import type { CalError } from '../../data/client/index.js';
import type { Me } from '../../data/query/index.js';
import type { CalendarEvent, Organizer, Term, Venue } from '../../data/records/index.js';
import { setAttributeText } from './attribute-text.js';

export type { CalSelectDetail };

/** The record of an item of any resource. */
export type CalRecord = CalendarEvent | Venue | Organizer | Term;

export const isEvent = (record: CalRecord): record is CalendarEvent => 'span' in record;

/** The result of saving a form. */
export interface CalSavedDetail {
  readonly event?: CalendarEvent;
  readonly venue?: Venue;
  readonly organizer?: Organizer;
  readonly isNew: boolean;
}

/** The DOM events of all elements with their details. They bubble and cross shadow roots. */
export interface CalEventDetails {
  /** A request has started. */
  'cal-load': Record<string, never>;
  /** Data is shown, or shown again. */
  'cal-data': {
    readonly items: readonly CalRecord[];
    readonly from: number;
    readonly to: number;
    readonly total: number;
    /** `gte` where there are more than `total`. */
    readonly totalRelation?: 'gte' | undefined;
    readonly pages: number;
  };
  /** Nothing matches. */
  'cal-empty': Record<string, never>;
  /** Loading failed; `retry` tries again. */
  'cal-error': Pick<CalError, 'kind' | 'status' | 'code' | 'fields' | 'hint'> & {
    readonly error: CalError;
    readonly retry: () => void;
  };
  /** An item was chosen. Cancelable: a page that cancels it opens the item in its own way. */
  'cal-select': CalSelectDetail;
  /** The visitor has closed a dialog. */
  'cal-close': Record<string, never>;
  /** The visitor goes to other days or to another event. Cancelable. */
  'cal-navigate': CalNavigateDetail;
  /** A day was chosen, `YYYY-MM-DD`. Cancelable: it is then neither listed nor shown alone. */
  'cal-day-select': { readonly date: string };
  /** The visitor filters: a control is about to set these attributes of its views. Cancelable. */
  'cal-filter-change': FilterChange;
  /** The visitor requests another page. Cancelable. */
  'cal-page-change': { readonly page: number };
  /** The visitor grants or denies consent to third-party hosts. Cancelable: the decision is not stored then. */
  'cal-consent-change': { readonly consent: 'granted' | 'denied' };
  /** The visitor turns to another view of a calendar. Cancelable. */
  'cal-view-change': { readonly view: string };
  /** A map shows another part of the world. Degrees. */
  'cal-map-move': CalMapView;
  /** The visitor's position was found on request. Degrees. */
  'cal-locate': { readonly lat: number; readonly lng: number };
  /** An author is about to do something with an event, or to add one, on this day where it is given. Cancelable. */
  'cal-edit': { readonly action: EditAction; readonly event?: CalendarEvent; readonly date?: string };
  /** Something is wrong with a form: the names of the fields. */
  'cal-invalid': { readonly fields: readonly string[] };
  /** A form is about to be sent: the fields of a new item, or those that change. Cancelable. */
  'cal-submit': { readonly draft?: object; readonly patch?: object };
  /** A form is saved: what was saved, by what it is. */
  'cal-saved': CalSavedDetail;
  /** An item is in the trash; `restore` takes it out again, with the status that it had. */
  'cal-deleted': Omit<CalSavedDetail, 'isNew'> & { readonly restore: () => Promise<void> };
  /** Somebody else has changed the same fields: the item as it is now. */
  'cal-conflict': { readonly fields: readonly string[]; readonly theirs: object };
  /** Somebody has signed in or out on the server: who is signed in now. */
  'cal-session-change': { readonly me: Me | undefined };
}

/**
 * The actions of an author where something is `editable`: the first three open a form, and `move` opens a choice of
 * dates; the others are done at once.
 */
export type EditAction =
  'add' | 'edit' | 'duplicate' | 'move' | 'publish' | 'cancel' | 'postpone' | 'reinstate' | 'delete' | 'restore';

/** Attributes by their names (`starts-after`), with the text to be set; null to remove. */
export type FilterChange = Readonly<Record<string, string | null>>;

/** The view of a map: its center, its zoom (0 is the world) and its bounds, in degrees. */
interface CalMapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The details of what one element tells: its own items, and what it always names when something is chosen. */
export type CalDetailsOf<Element, Chosen extends keyof CalSelectDetail = never> = Omit<
  CalEventDetails,
  'cal-data' | 'cal-select'
> & {
  'cal-data': Omit<CalEventDetails['cal-data'], 'items'> &
    Pick<Element extends { readonly items: unknown } ? Element : CalEventDetails['cal-data'], 'items'>;
  'cal-select': CalSelectDetail & Required<Pick<CalSelectDetail, Chosen>>;
};

/** How an element of these records is listened to: its events have details of its own. */
export interface Listen<R, Chosen extends keyof CalSelectDetail> {
  <Name extends keyof CalEventDetails>(
    type: Name,
    listener: (event: CustomEvent<CalDetailsOf<{ readonly items: readonly R[] }, Chosen>[Name]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  <Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** The target of the visitor: days, all `YYYY-MM-DD`, or an event. */
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
  interface DocumentEventMap extends CalEventMap {}
}
type CalEventMap = { [Name in keyof CalEventDetails]: CustomEvent<CalEventDetails[Name]> };

/** Fires an event; `false` if a listener canceled it. */
export function emit<Name extends keyof CalEventDetails>(
  host: HTMLElement,
  name: Name,
  detail: CalEventDetails[Name],
  options: { cancelable?: boolean } = {},
): boolean {
  return host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, ...options }));
}

/** Sets attributes of a view as the visitor filters, unless the page, or the calendar around the view, prevents it. */
export function takeFilters(view: HTMLElement, change: FilterChange): void {
  if (!emit(view, 'cal-filter-change', change, { cancelable: true })) return;
  for (const [name, text] of Object.entries(change)) setAttributeText(view, name, text);
}

/** Fires `cal-error`. */
export function emitError(host: HTMLElement, error: CalError, retry: () => void): void {
  const { kind, status, code, fields, hint } = error;
  emit(host, 'cal-error', { kind, status, code, fields, hint, error, retry });
}
