import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { mapSettings, type ListView, type QueryOptions } from '../../query/index.js';
import type { Coordinates } from '../../geo/index.js';
import type { MapMessages, Messages } from '../../locale/index.js';
import { memoized } from '../../memo/index.js';
import type { FilterTable } from '../../schema/index.js';
import { CalResults } from '../base/cal-results.js';
import { allOf, ResultsController } from '../base/results.js';
import { ConsentController } from '../base/consent.js';
import { AttributeMistakes } from '../base/errors/attribute-mistakes.js';
import { notice } from '../base/errors/notices.js';
import { landmarkName } from '../base/landmark-name.js';
import { emit, type CalRecord } from '../base/events.js';
import { MessageController } from '../base/message-controller.js';
import type { OnDemand } from '../base/on-demand.js';
import { filterProperties, type FilterProperties } from '../base/attributes.js';
import type { EventColors } from '../parts/event-colors.js';
import { frame } from '../parts/frame.js';
import { PlacesController } from '../parts/places.js';
import { VisitorPosition } from '../parts/visitor-position.js';
import { mapAttributes } from '../tables/map-attributes.js';
import { MapController, type MapNames, type MapState } from './map-controller.js';
import { consentNotice, mapFrame, refusedNotice, type FrameOptions, type FrameHandlers } from './map-frame.js';
import { MapOptions } from './map-options.js';
import { popupContent, type PopupContent } from './map-popup.js';
import { kilometers, type VenueGroupOptions } from './venue-card.js';
import { findVenues, type FoundVenues, type VenueGroup } from './venue-groups.js';
import { groupsOnPage, VenueList } from './venue-list.js';

type Properties = FilterProperties<typeof mapSettings> & FilterProperties<typeof mapAttributes>;
export interface CalMap<T, R extends CalRecord> extends Properties {} // eslint-disable-line @typescript-eslint/no-unused-vars -- merges with the class

/**
 * Venues on a map and in a list beside it, which is its equal: it asks, reports its state and asks the visitor before other hosts;
 * subclasses say what a venue shows.
 *
 * @slot empty - Replaces the message that nothing was found.
 *
 * @parts pager address directions
 * @csspart toolbar - The line above the map.
 * @csspart near - The button that searches around the visitor, and ends that.
 * @csspart map - The frame of the map; also `consent` while the visitor is asked.
 * @csspart consent - The frame of the map while the visitor is asked, together with `map`.
 * @csspart notice - The question before other hosts are asked.
 * @csspart allow - The button that shows the map.
 * @csspart refuse - The button that does not.
 * @csspart withdraw - The button that switches the map off again.
 * @csspart static-map - The image in place of the map.
 * @csspart marker - The marker of a place.
 * @csspart pin - The shape of a marker.
 * @csspart cluster - A marker that stands for several places.
 * @csspart popup - The box that a marker opens.
 * @csspart image - The image in a popup.
 * @csspart close - The button that closes a popup.
 * @csspart zoom - The zoom buttons.
 * @csspart zoom-in - The button that zooms in.
 * @csspart zoom-out - The button that zooms out.
 * @csspart elsewhere - The button that shows all places, while some are out of sight.
 * @csspart skip - The button that skips the map, visible when it has the focus.
 * @csspart gesture-hint - How to move the map, shown when the visitor tried another way.
 * @csspart trouble - The message that the map or its images do not arrive.
 * @csspart attribution - The attribution of the map's images.
 * @csspart places - The list beside the map, with its pager.
 * @csspart list - The list itself.
 * @csspart site - A place in the list; also `chosen`.
 * @csspart chosen - The place chosen on the map, together with `site`.
 * @csspart site-name - The name of a place.
 * @csspart hint - That a place in the list is not on the map.
 * @csspart distance - The distance from the visitor.
 * @csspart show - The button that shows a place on the map.
 * @csspart link - The link of a name.
 * @csspart empty - The message that nothing was found.
 *
 * @cssprop --cal-color-surface - Behind popups and buttons on the map; suits light and dark text by default.
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-map-height - Height of the map, and of the list beside it.
 *
 * @cssstate empty - Nothing was found.
 *
 * @fires cal-empty - Nothing was found.
 * @fires cal-select - A place was chosen: `venue`. Cancelable.
 * @fires cal-map-move - The map shows another area: `lat`, `lng`, `zoom`, `south`, `west`, `north`, `east`.
 * @fires cal-locate - The visitor's position was found, on request: `lat`, `lng`.
 * @fires cal-consent-change - The visitor decided whether other hosts may be asked: `consent`. Cancelable.
 */
export abstract class CalMap<T, R extends CalRecord> extends CalResults<T, R> {
  static override properties: PropertyDeclarations = filterProperties({ ...mapSettings, ...mapAttributes });

  readonly #consent = new ConsentController(this);
  readonly #places = new PlacesController(this, this.#consent);
  readonly #options = new MapOptions(() => ({ ...this.#consent.settings, ...this.values, ...this.#places.mistake }), this.#consent);
  readonly #messages = new MessageController(this, 'map');
  readonly #mistakes = new AttributeMistakes(this);
  readonly #position = new VisitorPosition(this);
  readonly #list = new VenueList(this);
  protected readonly results = new ResultsController<T, R>(this, this.internals, {
    read: () => this.readOptions(),
    given: () => this.given?.(),
    present: ({ items }) => allOf(items.map((item) => this.recordOf(item))),
    isReady: () =>
      Boolean(this.common && this.#messages.messages && this.#places.isReady) && this.code.every(({ value }) => value !== undefined),
  });
  readonly #map = new MapController(this, (keys) => this.#choose(keys));

  /** What is requested, if anything. @throws CalError of kind `filter` */
  protected abstract readOptions(): QueryOptions<T> | undefined;

  /** Records that are there without a request. */
  protected given?(): ListView<R> | undefined;

  /** Names what was requested, so that the map moves to the venues of another request. */
  protected abstract readonly request: string;

  protected abstract groupsOf(records: readonly R[]): readonly VenueGroup[];

  /** The groups in the order of the list. */
  protected arranged(groups: readonly VenueGroup[]): readonly VenueGroup[] {
    return groups;
  }

  protected abstract recordOf(item: T): R;

  /** Describes the result in one line, such as "12 events at 5 venues". */
  protected abstract summary(groups: readonly VenueGroup[], messages: MapMessages): string;

  protected abstract nameOfGroup(group: VenueGroup, messages: MapMessages): string;

  protected abstract nameOfCluster(count: number, near: string, messages: MapMessages): string;

  protected override get rows(): FilterTable {
    return mapAttributes;
  }

  /** How many venues are likely to be listed. */
  protected get expected(): number {
    return groupsOnPage;
  }

  /** Code that a subclass cannot be shown without as its attributes are. */
  protected get code(): OnDemand<unknown>[] {
    return [];
  }

  /** The colors of events. */
  protected get colors(): EventColors | undefined {
    return undefined;
  }

  /** The position searched around, if any: the visitor's, else the one that the page names. */
  protected get center(): Coordinates | undefined {
    return this.#position.position;
  }

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    for (const code of this.code) code.load();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#map.update(this.#mapState(), this.results.isPending && this.#consent.allows(this.#options.tiles));
  }

  override render(): TemplateResult {
    const { common, display, retry } = this;
    const { messages } = this.#messages;
    return frame(this.results, {
      common,
      display,
      retry,
      loading: messages?.loading,
      head: (status, shown) => (shown ? this.#renderToolbar(status, messages!) : status),
      status: () => this.#renderStatus(messages!),
      // The message that nothing was found replaces the map.
      isStatusSeen: () => this.#found.groups.length > 0 || this.#position.isLocating || this.#position.problem !== undefined,
      skeleton: () => this.#renderSkeleton(),
      success: () => this.#renderFound(common!, messages!),
      empty: () => this.#renderFound(common!, messages!),
      around: (message) => html`<div class="layout alone"><div part="map" class="frame failed">${message}</div></div>`,
    });
  }

  /** Reserves the height of what comes. */
  #renderSkeleton(): TemplateResult {
    return html`
      <div part="toolbar" class="toolbar"></div>
      <div part="loading" class="layout skeleton" aria-hidden="true">
        <i class="frame"></i>
        <div part="places" class="places">${Array.from({ length: this.expected }, () => html`<i class="line"></i>`)}</div>
      </div>
    `;
  }

  #renderFound(common: Messages, messages: MapMessages): TemplateResult {
    return html`
      ${this.#mistakes.render(this.#options.values)}
      ${this.#found.groups.length ? this.#renderGroups(common, messages) : this.#renderEmpty(messages)}
    `;
  }

  #renderToolbar(status: TemplateResult, messages: MapMessages): TemplateResult {
    const { isLocating, problem, position } = this.#position;
    const near = position ? messages.everywhere : messages.nearMe;
    const offersNear = this.#found.located.length > 1 || this.center || problem;
    return html`
      <div part="toolbar" class="toolbar">
        ${status}
        ${
          offersNear
            ? html`<button part="button near" type="button" ?disabled=${isLocating} @click=${this.#onNear}>${near}</button>`
            : nothing
        }
      </div>
    `;
  }

  #renderStatus(messages: MapMessages): unknown {
    const { isLocating, problem } = this.#position;
    const { groups } = this.#found;
    const summary = groups.length ? this.summary(groups, messages) : messages.empty;
    return [
      isLocating ? messages.locating : problem ? messages.locateProblems[problem] : summary,
      this.center && !isLocating ? html` <span class="whole">· ${messages.within(this.#radiusText)}</span>` : nothing,
    ];
  }

  #renderEmpty(messages: MapMessages): TemplateResult {
    const next = this.#position.position && { label: messages.everywhere, take: this.#onNear };
    const [title, hint] = this.center ? [messages.nothingWithin(this.#radiusText)] : [messages.empty, messages.emptyHint];
    return html`<slot name="empty">${notice('empty', title, hint, next)}</slot>`;
  }

  #renderGroups(common: Messages, messages: MapMessages): TemplateResult {
    const { groups, located } = this.#found;
    const map = this.#renderMap(common, messages);
    const list = this.#list.render(
      groups,
      this.#groupOptions(common, messages),
      {
        chosen: this.#map.opened,
        show: this.#map.isOpen ? ({ key }) => this.#map.pick(key) : undefined,
        highlight: (group) => this.#map.highlight(group?.key),
      },
      this.colors?.legend(groups.flatMap(({ events }) => events)) ?? nothing,
    );
    return html`
      <div class="layout ${map === nothing || !located.length ? 'alone' : ''}">
        <div class="map-area">${map}</div>
        ${list}
      </div>
    `;
  }

  #renderMap(common: Messages, messages: MapMessages): TemplateResult | typeof nothing {
    if (!this.#found.located.length) return this.#renderNoMap(messages);
    const { state, isVisitors } = this.#consent;
    const options = this.#frameOptions(common, messages);
    if (this.#consent.allows(this.#options.tiles)) return mapFrame(options, this.#frameHandlers);
    if (state === 'ask') return consentNotice(options, this.#frameHandlers);
    return refusedNotice(options, isVisitors ? this.#frameHandlers.choose : undefined);
  }

  /** More venues may arrive, and one of them may have coordinates. */
  #renderNoMap(messages: MapMessages): TemplateResult | typeof nothing {
    const hasVenues = this.#found.groups.some(({ venue }) => venue);
    // Of one venue, most of the height that its map was expected to take stays, so that the page below does not jump.
    const look = this.expected === 1 ? 'no-map frame failed' : 'no-map';
    return hasVenues && !this.results.current.isFetching ? html`<p part="hint" class=${look}>${messages.noMap}</p>` : nothing;
  }

  #frameOptions(common: Messages, messages: MapMessages): FrameOptions {
    const { isOpen, hasFailed, lacksTiles, elsewhere, refused } = this.#map;
    const { tiles, tilesHost, attribution, image } = this.#options;
    return {
      common,
      messages,
      name: landmarkName(messages.map, this),
      host: tilesHost,
      attribution,
      image,
      isOpen,
      hasFailed,
      lacksTiles,
      elsewhere,
      refused,
      canWithdraw: this.#consent.isVisitors && this.#consent.isForeign(tiles),
    };
  }

  readonly #frameHandlers: FrameHandlers = {
    zoomBy: (steps) => this.#map.zoomBy(steps),
    showAll: () => this.#map.showAll(),
    skip: () => this.#list.focus(),
    retry: () => this.#map.retry(),
    choose: (consent) => {
      this.#consent.choose(consent);
      // The pressed button is gone, so the focus moves on.
      void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.box, .below button, .places')?.focus());
    },
  };

  #groupOptions(common: Messages, messages: MapMessages): VenueGroupOptions {
    return {
      common,
      messages,
      display: this.display,
      level: this.#options.headingLevel,
      colors: this.colors,
      isPast: this.values.range === 'past',
      hasMap: this.#found.located.length > 0,
      shownEvents: this.#list.shownEvents,
    };
  }

  /** What the map is to show; `undefined` while there is no box for it. */
  #mapState(): MapState | undefined {
    const box = this.renderRoot.querySelector<HTMLElement>('.box');
    if (!box || !this.isConnected) return undefined;
    const messages = this.#messages.messages!;
    return {
      box,
      tiles: this.#options.tiles,
      zoom: this.#options.zoom,
      places: this.#found.located,
      request: `${this.request} ${JSON.stringify(this.center)}`,
      position: this.#position.position,
      names: this.#namesIn(messages, this.common!),
      popup: this.#popup(messages),
    };
  }

  readonly #namesIn = memoized((messages: MapMessages, common: Messages): MapNames => ({
    cluster: (count, near) => this.nameOfCluster(count, near, messages),
    number: (number) => common.number(number),
    position: messages.you,
  }));

  #popup(messages: MapMessages): PopupContent | undefined {
    const { opened } = this.#map;
    if (!opened.length) return undefined;
    const groups = this.#groupsFor(opened);
    const [group, another] = groups;
    return popupContent(groups, this.#groupOptions(this.common!, messages), {
      name: group && !another ? this.nameOfGroup(group, messages) : messages.places(groups.length),
      isSmall: this.#isListBeside,
      allows: this.#consent.allows,
      close: () => this.#map.closePopup(),
    });
  }

  /** Whether the list stands beside the map, and shows there what is chosen. */
  get #isListBeside(): boolean {
    const top = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector)?.offsetTop;
    return top('.map-area') === top('.places');
  }

  get #found(): FoundVenues {
    const { lat, lng } = this.center ?? {};
    return this.#find(this.items, this.#messages.messages!, this.request, this.#options.radius, lat, lng, this.#places.file);
  }

  readonly #find = memoized(
    (items: readonly R[], messages: MapMessages, _request: string, radius: number, lat?: number, lng?: number, file?: unknown) =>
      findVenues(this.groupsOf(items), {
        locationOf: file ? (venue) => this.#places.locationOf(venue) : undefined,
        center: lat === undefined || lng === undefined ? undefined : { lat, lng },
        kilometers: radius,
        arranged: (groups) => this.arranged(groups),
        nameOf: (group) => this.nameOfGroup(group, messages),
      }),
  );

  #groupsFor(keys: readonly string[]): VenueGroup[] {
    return this.#found.groups.filter(({ key }) => keys.includes(key));
  }

  get #radiusText(): string {
    return kilometers(this.#options.radius, this.language);
  }

  /** Venue groups were chosen on the map. @returns `false` if the page shows them in its own way */
  #choose(keys: readonly string[]): boolean {
    const { groups } = this.#found;
    const index = groups.findIndex(({ key }) => key === keys[0]);
    const venue = groups[index]?.venue;
    if (keys.length === 1 && venue && !emit(this, 'cal-select', { venue }, { cancelable: true })) return false;
    this.#list.turnTo(index);
    return true;
  }

  readonly #onNear = (): void => {
    if (this.#position.position) this.#position.forget();
    else this.#position.locate();
    this.#list.toFirstPage();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#map.opened.length) return;
    event.stopPropagation();
    this.#map.closePopup();
  };
}
