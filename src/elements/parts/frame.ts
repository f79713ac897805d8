import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import type { CalError } from '../../query/index.js';
import type { DisplayOptions } from '../../time/index.js';
import type { CalRecord } from '../base/events.js';
import type { ResultsController, Shown } from '../base/results.js';
import { errorNotice, staleNotice } from './problems.js';

/** The content of the frame around an element's results. */
export interface FrameContent<R> {
  readonly messages: Messages | undefined;
  readonly reader: DisplayOptions;
  readonly retry: () => void;
  /** The status text while loading. */
  readonly loading: string | undefined;
  /** The status text for the data. */
  readonly status: (shown: Shown<R>) => unknown;
  /** Whether the status is seen, and not only heard. */
  readonly isStatusSeen?: (shown: Shown<R>) => boolean;
  /** The content above the data, around the status. */
  readonly head?: (status: TemplateResult, shown: Shown<R> | undefined) => unknown;
  readonly skeleton: () => TemplateResult;
  /** Replaces the skeleton where the frame of other data can stay. */
  readonly pending?: (shown: Shown<R>) => unknown;
  readonly success: (shown: Shown<R>) => unknown;
  readonly empty: (shown: Shown<R>) => unknown;
  readonly foot?: TemplateResult;
  /** In place of the message of an error, or around it. */
  readonly error?: (error: CalError, message: TemplateResult) => TemplateResult | undefined;
}

/** The results of an element between its slots, with their status, and messages where something is missing. */
export function frame<T, R extends CalRecord>(
  results: ResultsController<T, R>,
  { messages, reader, retry, loading, ...content }: FrameContent<R>,
): TemplateResult {
  const { shown, isFetching, isPending } = results;
  const isSeen = !isPending && shown && content.isStatusSeen?.(shown);
  const status = html`
    <p part="status" class="status ${isSeen ? '' : 'unseen'}" role="status" tabindex="-1">
      ${isPending ? loading : shown ? content.status(shown) : nothing}
    </p>
  `;
  const states = results.render<unknown>({
    pending: (before) =>
      before && messages && content.pending
        ? content.pending(before)
        : html`<slot name="loading"><slot>${content.skeleton()}</slot></slot>`,
    stale: (since) => staleNotice(since, messages!, reader, retry),
    success: content.success,
    empty: content.empty,
    error: (error) => {
      const message = errorNotice(error, messages!, results.explain, retry);
      return content.error?.(error, message) ?? message;
    },
  });
  return html`
    <i>. .</i>
    <div part="base ${isFetching && shown ? 'busy' : ''}" class="base" aria-busy=${isFetching}>
      <slot name="header"></slot>
      ${messages && content.head && !results.hasFailed ? content.head(status, isPending ? undefined : shown) : status} ${states}
      ${isPending || shown ? nothing : html`<slot></slot>`} ${content.foot}
      <slot name="footer"></slot>
    </div>
  `;
}
