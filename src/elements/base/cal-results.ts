import type { PropertyValues } from 'lit';
import type { CalError } from '../../data/client/index.js';
import type { Settings } from '../../data/query/index.js';
import { CalElement } from './cal-element.js';
import type { CalRecord } from './events.js';
import type { ResultsController } from './results.js';

/** An element that loads: its results can be read, awaited and refreshed. */
export abstract class CalResults<T, R extends CalRecord> extends CalElement {
  protected abstract readonly results: ResultsController<T, R>;
  /**
   * Resolves when the browser has painted that a button was pressed: what the press shows is rendered after that, and
   * may take long.
   */
  declare protected _pressed?: Promise<unknown>;

  /** The records that are shown. */
  get items(): readonly R[] {
    return this.results.current.shown?.items ?? [];
  }

  /** The number of records on all pages. */
  get total(): number {
    return this.results.current.shown?.total ?? 0;
  }

  /** `gte` where there are more records than `total`: servers may stop counting what a search finds. */
  get totalRelation(): 'gte' | undefined {
    return this.results.current.shown?.totalRelation;
  }

  /** The number of pages to turn. */
  get pages(): number {
    return this.results.current.shown?.pages ?? 0;
  }

  /** The error, if any. */
  get error(): CalError | undefined {
    return this.results.current.error;
  }

  /** Resolves when nothing is loading any more, successfully or not, and the element shows it. */
  get settled(): Promise<void> {
    return this.updateComplete.then(() => this.results.settled);
  }

  /** Fetches everything shown again, from the server itself; resolves when that has succeeded or failed. */
  refresh(): Promise<void> {
    return this.results.query.refetch();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.size) this.results.query.recover();
    super.willUpdate(changed);
  }

  protected override async scheduleUpdate(): Promise<unknown> {
    await this._pressed;
    // Before the first request.
    if (!this.hasUpdated && this.hasAttribute('state'))
      await import('./kept-state.js').then(
        ({ keepState }) => keepState(this),
        () => {},
      );
    return super.scheduleUpdate();
  }

  /** Whatever is thrown while updating ends in the visible error state, never in a skeleton that stays. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (cause) {
      this.results.fail(cause, (this._settings as Settings | undefined)?.base_url ?? '');
    }
  }

  protected readonly retry = (): void => void this.refresh();
}
