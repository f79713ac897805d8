import { html, type TemplateResult } from 'lit';
import type { CalError } from '../../query/index.js';
import type { Messages } from '../../locale/index.js';
import type { DisplayOptions } from '../../time/index.js';
import type { Explain } from '../base/explanation.js';
import { notice } from './notice.js';

/** That something went wrong, for visitors; what exactly, for others; and the way to ask again where that may help. */
export function errorNotice(error: CalError, messages: Messages, explain: Explain | undefined, retry: () => void): TemplateResult {
  const { title = messages.failed, hint, role } = explain?.(error) ?? {};
  const next = error.kind === 'filter' ? undefined : { label: messages.retry, take: retry };
  return html`<slot name="error">${notice('error', title, hint, next, role)}</slot>`;
}

/** That older data is shown because a refresh failed. `since` is when it was fetched, in milliseconds since the epoch. */
export function staleNotice(
  since: number,
  messages: Messages,
  { locale, timeZone, hourCycle }: DisplayOptions,
  retry: () => void,
): TemplateResult {
  // The clock alone would not tell of which day it is.
  const dateStyle = Date.now() - since < 432e5 ? undefined : 'medium';
  const time = new Date(since).toLocaleString(locale, { dateStyle, timeStyle: 'short', timeZone, hourCycle });
  return notice('stale', messages.stale(time), undefined, { label: messages.retry, take: retry });
}
