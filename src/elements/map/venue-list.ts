import { nothing, type LitElement, type TemplateResult } from 'lit';
import { landmarkName } from '../base/landmark-name.js';
import { OnDemand } from '../base/on-demand.js';
import { Printing } from '../base/printing.js';
import type { pagerIn } from '../list/list-options.js';
import { moreEvents, type ShownEvents, type VenueGroupOptions } from './venue-card.js';
import type { VenueGroup } from './venue-groups.js';
import { groupsOnPage, venueList, type VenueListHandlers } from './venue-list-view.js';

/**
 * The list beside the map, its equal: which page it shows, how many events of each venue group, and where its focus
 * goes.
 */
export class VenueList {
  readonly #host: LitElement;
  readonly #printing: Printing;
  readonly #pager: OnDemand<ReturnType<typeof pagerIn>>;
  /** Counted from 1. */
  #page = 1;
  readonly #eventsShown = new Map<string, number>();

  readonly shownEvents: ShownEvents = {
    of: (key, atFirst) => this.#eventsShown.get(key) ?? atFirst,
    showMore: (key, atFirst, button) => {
      const last = button.closest('.item') ?? button.previousElementSibling!.querySelector('.item:last-child');
      this.#eventsShown.set(key, this.shownEvents.of(key, atFirst) + moreEvents);
      // The focus of a button that is gone goes to the first event that it has shown.
      this.#update(
        () => !button.isConnected && last?.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus(),
      );
    },
  };

  constructor(host: LitElement) {
    this.#host = host;
    this.#printing = new Printing(host);
    this.#pager = new OnDemand(host, async () => (await import('../list/list-options.js')).pagerIn(host));
  }

  /** @param legend what the colors of events mean */
  render(
    groups: readonly VenueGroup[],
    options: VenueGroupOptions,
    map: VenueListHandlers,
    legend: unknown,
  ): TemplateResult {
    const pages = Math.ceil(groups.length / groupsOnPage);
    this.#page = Math.min(this.#page, pages);
    const first = (this.#page - 1) * groupsOnPage;
    // Printing shows all pages, since a print has no pager.
    const listed = this.#printing.isOn ? groups : groups.slice(first, first + groupsOnPage);
    if (pages > 1) this.#pager.load();
    const pager = pages > 1 && this.#pager.value;
    return venueList(listed, options, map, {
      name: landmarkName(options.messages.list, this.#host),
      legend,
      pager: pager ? pager.pager(this.#host, this.#page, pages, options.common, (page) => this.#turn(page)) : nothing,
    });
  }

  focus(options?: FocusOptions): void {
    this.#box?.focus(options);
  }

  toFirstPage(): void {
    this.#page = 1;
  }

  /** Brings the list to a venue group that was chosen on the map, without moving the page. */
  turnTo(index: number): void {
    this.#page = Math.floor(index / groupsOnPage) + 1;
    this.#update((list) => {
      const item = list?.querySelector<HTMLElement>('.chosen');
      if (list && item) list.scrollTo({ top: item.offsetTop - list.offsetTop });
    });
  }

  #turn(page: number): void {
    this.#page = page;
    this.#update((list) => {
      list?.scrollTo({ top: 0 });
      list?.focus({ preventScroll: true });
    });
  }

  get #box(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('.places');
  }

  #update(then: (list: HTMLElement | null) => unknown): void {
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => then(this.#box));
  }
}
