import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import type { CalError } from '../../data/client/index.js';
import type { ListView } from '../../data/query/index.js';
import type { DisplayOptions } from '../../data/time/index.js';
import type { CalRecord } from '../base/events.js';
import type { ResultsController } from '../base/results.js';
import { frame, placed, statusLine } from '../cards/frame.js';
import { errorNotice, staleNotice } from '../base/errors/notices.js';

/** The content of the frame around an element's results. */
export interface FrameContent<R> {
  readonly common: Messages | undefined;
  readonly display: DisplayOptions;
  readonly retry: () => void;
  /** The status text while loading. */
  readonly loading: string | undefined;
  /** The status text for the data. */
  readonly status: (shown: ListView<R>) => unknown;
  /** Whether the status is seen, and not only heard. */
  readonly isStatusSeen?: (shown: ListView<R>) => boolean;
  /** The content above the data, around the status. */
  readonly head?: (status: TemplateResult, shown: ListView<R> | undefined) => unknown;
  readonly skeleton: () => TemplateResult;
  /** Replaces the skeleton where the frame of other data can stay. */
  readonly pending?: (shown: ListView<R>) => unknown;
  readonly success: (shown: ListView<R>) => unknown;
  readonly empty: (shown: ListView<R>) => unknown;
  readonly foot?: TemplateResult;
  /** Replaces the message of an error. */
  readonly error?: (error: CalError) => TemplateResult | undefined;
  /**
   * The content around the message of an error that stays where there is no data, and all that defines how to paint it
   * can be read.
   */
  readonly around?: (message: TemplateResult) => TemplateResult;
}

/** The results of an element between its slots, with their status, and messages where something is missing. */
export function resultsFrame<T, R extends CalRecord>(
  results: ResultsController<T, R>,
  { common, display, retry, loading, foot, ...given }: FrameContent<R>,
): TemplateResult {
  const { current, isPending } = results;
  const { shown, error, isFetching, staleSince } = current;
  const isSeen = !isPending && shown && given.isStatusSeen?.(shown);
  const data = () => {
    if (isPending) {
      if (shown && common && given.pending) return given.pending(shown);
      return html`<slot name="loading"><slot>${given.skeleton()}</slot></slot>`;
    }
    switch (current.status) {
      case 'success':
        return given.success(current.shown);
      case 'empty':
        return given.empty(current.shown);
      default:
        return undefined;
    }
  };
  const problem = (error: CalError) => {
    const message = errorNotice(error, common!, results.explain, retry);
    const leavesFrame = error.kind !== 'filter' && !shown && !results.query.hasFailed;
    return given.error?.(error) ?? (leavesFrame ? given.around?.(message) : undefined) ?? message;
  };
  const isStale = staleSince !== undefined;
  const line = statusLine(isPending ? loading : shown ? given.status(shown) : nothing, isSeen);
  const head =
    common && given.head && !results.query.hasFailed ? given.head(line, isPending ? undefined : shown) : line;
  const content = placed({
    head,
    stale: isStale && !isPending ? staleNotice(staleSince, common!, display, retry) : undefined,
    data: data(),
    problem: error && !isStale && !isPending ? problem(error) : undefined,
    fallback: isPending || shown ? undefined : html`<slot></slot>`,
    foot,
  });
  return frame(content, isFetching, isFetching && shown);
}
