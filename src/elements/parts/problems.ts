import { html, type TemplateResult } from 'lit';
import { readSettings, type CalError } from '../../query/index.js';
import type { Messages } from '../../locale/index.js';
import { camelCase, kebabCase } from '../../schema/index.js';
import type { DisplayOptions } from '../../time/index.js';
import { errorMessage } from '../base/error-messages.js';
import { notice } from './notice.js';

/** A server may refuse `constructor`, which every object has. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What went wrong with the host's question, and the way to ask again where that may help. */
export function errorNotice(error: CalError, messages: Messages, host: Element, retry: () => void): TemplateResult {
  type Values = Readonly<Record<string, unknown>>;
  const properties = host as unknown as Values;
  const inherited = readSettings(host) as unknown as Values;
  const given = (field: string) =>
    host.getAttribute(kebabCase(field)) ?? host.getAttribute(field) ?? textOf(properties[camelCase(field)] ?? inherited[field]);
  const next = error.kind === 'filter' ? undefined : { label: messages.retry, take: retry };
  return html`<slot name="error">${notice('error', errorMessage(error, messages, given), undefined, next)}</slot>`;
}

/** That older data is shown because a refresh failed. `since` is when it was fetched, in milliseconds since the epoch. */
export function staleNotice(
  since: number,
  messages: Messages,
  { locale, timeZone, hourCycle }: DisplayOptions,
  retry: () => void,
): TemplateResult {
  const time = new Date(since).toLocaleTimeString(locale, { timeStyle: 'short', timeZone, hourCycle });
  return notice('stale', messages.stale(time), undefined, { label: messages.retry, take: retry });
}
