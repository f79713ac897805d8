import type { CalError } from '../../../data/client/index.js';
import type { DetailMessages, DirectoryMessages } from '../../../locale/index.js';

type EventError = keyof DetailMessages['problems'];
type ContactError = keyof DirectoryMessages['hints'];

/** Why a server does not give an event (wire section 4), by its code. */
const eventErrors: Readonly<Record<string, EventError>> = {
  'rest-event-not-found': 'absent',
  'event-not-accessible': 'denied',
  rest_forbidden: 'denied',
  'event-no-longer-available': 'trashed',
  'event-is-in-trash': 'trashed',
  'rest-invalid-event-id': 'otherKind',
  'event-password-protected': 'protected',
};

/** Why it does not give a venue or an organizer, by its status; */
const contactErrors: Readonly<Record<number, ContactError>> = { 403: 'denied', 404: 'absent', 410: 'trashed' };
/** with these codes, the status says nothing of the item. */
const requestCodes = ['rest_no_route', 'rest_cookie_invalid_nonce'];

/** Unknown ids and slugs are refused parameters. */
const isRefused = ({ status, fields }: CalError) =>
  status === 400 && fields.some((field) => field === 'id' || field === 'slug');

/** Why an event is not shown; `undefined` for errors of any request. */
export function eventError(error: CalError): EventError | undefined {
  const { kind, code = '', status } = error;
  if (kind !== 'http') return undefined;
  if (isRefused(error)) return 'absent';
  return eventErrors[code] ?? (status === 410 ? 'trashed' : undefined);
}

/** Why a venue or an organizer is not shown; `undefined` for errors of any request. */
export function contactError(error: CalError): ContactError | undefined {
  const { kind, code = '', status = 0 } = error;
  if (kind !== 'http' || requestCodes.includes(code)) return undefined;
  if (isRefused(error)) return 'absent';
  // A 404 without a code comes from the web server, not from the calendar.
  return status === 404 && !code ? undefined : contactErrors[status];
}
