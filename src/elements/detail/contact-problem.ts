import type { DirectoryMessages } from '../../locale/index.js';
import type { CalError } from '../../query/index.js';

export type ContactProblem = keyof DirectoryMessages['hints'];

/** Why a venue or organizer is not shown (wire section 4); `undefined` for errors of any request. */
export function contactProblem({ kind, code = '', status, fields }: CalError): ContactProblem | undefined {
  if (kind !== 'http') return undefined;
  // Unknown ids and slugs are refused parameters.
  if (status === 400 && fields.some((field) => field === 'id' || field === 'slug')) return 'absent';
  if (status === 404 && code && code !== 'rest_no_route') return 'absent';
  if (status === 410) return 'trashed';
  return status === 403 && code !== 'rest_cookie_invalid_nonce' ? 'denied' : undefined;
}
