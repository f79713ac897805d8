import { html, type TemplateResult } from 'lit';
import type { CalError } from '../../../data/client/index.js';
import type { Messages } from '../../../locale/index.js';
import { dateFormat, type DisplayOptions } from '../../../data/time/index.js';
import type { Explain } from './error-messages.js';

/** The next step that a notice offers. */
export interface NextStep {
  readonly label: string;
  readonly take: () => void;
}

/**
 * A message instead of, or above, the content: empty, error or stale. Errors interrupt a screen reader, the others do
 * not.
 * @param hint advice to visitors; as a template it is not for them, and stands below what they can do
 */
export function notice(
  part: 'empty' | 'error' | 'stale',
  title: string,
  hint?: string | TemplateResult,
  next: NextStep | readonly NextStep[] = [],
  role: 'alert' | 'note' | 'status' = part === 'error' ? 'alert' : 'note',
): TemplateResult {
  const isAdvice = typeof hint === 'string';
  return html`
    <div part=${part} class="notice" role=${role}>
      <p part="message">${title}</p>
      ${isAdvice ? html`<p part="hint">${hint}</p>` : undefined}
      ${[next].flat().map(({ label, take }) => html`<button part="button" type="button" @click=${take}>${label}</button>`)}
      ${isAdvice ? undefined : hint}
    </div>
  `;
}

/**
 * Whether a request that failed may be answered when it is repeated: what a server refuses as it stands, it refuses
 * again.
 */
export const mayPass = ({ kind, status = 0 }: CalError): boolean =>
  kind !== 'filter' && ![400, 404, 410].includes(status);

/**
 * The notice of an error for visitors; its details, folded, for the site's owner; and the button to try again where
 * that may help.
 */
export function errorNotice(
  error: CalError,
  common: Messages,
  explain: Explain | undefined,
  retry: () => void,
): TemplateResult {
  const { title = common.failed, hint, role } = explain?.(error) ?? {};
  const next = mayPass(error) ? { label: common.retry, take: retry } : undefined;
  return html`<slot name="error">${notice('error', title, hint, next, role)}</slot>`;
}

/**
 * That older data is shown because a refresh failed. `since` is when it was fetched, in milliseconds since the epoch.
 */
export function staleNotice(
  since: number,
  common: Messages,
  { locale, timeZone, hourCycle }: DisplayOptions,
  retry: () => void,
): TemplateResult {
  // A time without its date could be of any day.
  const dateStyle = Date.now() - since < 432e5 ? undefined : 'medium';
  const time = dateFormat(locale, { dateStyle, timeStyle: 'short', timeZone, hourCycle }).format(since);
  return notice('stale', `${common.asOf(time)}. ${common.stale}`, undefined, { label: common.retry, take: retry });
}
