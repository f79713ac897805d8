import type { CalError } from '../../src/data/client/index.js';

/** Why no calendar was found, to whoever typed its address. */
export function problemText({ kind, code, status, request }: CalError): string {
  const host = URL.parse(request?.url ?? '')?.host ?? '';
  if (kind === 'filter') return 'This is not an address of the web.';
  if (code === 'mixed')
    return `${host} has no HTTPS, and browsers keep this page from reading it by HTTP. The site needs a certificate.`;
  if (kind === 'cors')
    return `${host} does not allow this page to read it. Ask whoever runs it to send the header Access-Control-Allow-Origin: ${location.origin}.`;
  if (kind === 'network') return `${host} does not answer. Check the address.`;
  if (status === 429 || (status ?? 0) >= 500) return `${host} cannot answer right now. Try again in a few minutes.`;
  return status === 401 || status === 403
    ? `The calendar at ${host} is not public.`
    : `There is no calendar at ${host}.`;
}
