import type { CalError } from '../../query/index.js';
import type { DetailMessages } from '../../locale/index.js';

/** Why a server does not give an event (wire section 4), by its code. */
const byCode: Readonly<Record<string, keyof DetailMessages['problems']>> = {
  'rest-event-not-found': 'absent',
  'event-not-accessible': 'denied',
  rest_forbidden: 'denied',
  'event-no-longer-available': 'trashed',
  'event-is-in-trash': 'trashed',
  'rest-invalid-event-id': 'otherKind',
  'event-password-protected': 'protected',
};

/** Why an event is not shown; `undefined` for errors of any request. */
export function eventProblem({ kind, code = '', status, fields }: CalError): keyof DetailMessages['problems'] | undefined {
  if (kind !== 'http') return undefined;
  // An unknown slug is a refused parameter.
  if (status === 400 && fields.some((field) => field === 'slug' || field === 'id')) return 'absent';
  return byCode[code] ?? (status === 410 ? 'trashed' : undefined);
}
