import type { BuilderMessages } from '../../locale/index.js';
import type { CalError } from '../../query/index.js';

/** Why no calendar was found, to whoever typed its address. */
export function problemText({ kind, code, status, request }: CalError, { problems }: BuilderMessages): string {
  const host = URL.parse(request?.url ?? '')?.host ?? '';
  if (kind === 'filter') return problems.address;
  if (code === 'mixed') return problems.mixed(host);
  if (kind === 'cors') return problems.cors(host, location.origin);
  if (kind === 'network') return problems.network(host);
  if (status === 429 || (status ?? 0) >= 500) return problems.busy(host);
  return status === 401 || status === 403 ? problems.denied(host) : problems.missing(host);
}
