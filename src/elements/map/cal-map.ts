import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { QueryOptions } from '../../query/index.js';
import type { MapMessages, Messages } from '../../locale/index.js';
import type { MapPlace } from '../../map/index.js';
import type { Coordinates } from '../../schema/index.js';
import { mapSettings } from '../../query/index.js';
import { CalResults } from '../base/cal-results.js';
import { allOf } from '../base/all-of.js';
import { ResultsController, type Shown } from '../base/results.js';
import { ConsentController } from '../base/consent.js';
import { Explanation } from '../base/explanation.js';
import { landmarkName } from '../base/landmark-name.js';
import { leavesFrame } from '../base/leaves-frame.js';
import { emit, type CalRecord } from '../base/events.js';
import { OnDemand } from '../base/on-demand.js';
import { Printing } from '../base/printing.js';
import { filterProperties, type FilterProperties } from '../base/attributes.js';
import { MapOptions } from './map-options.js';
import { placesOf, venueGroupsNear, type VenueGroup } from './venue-groups.js';
import { MapController, type MapState } from './map-controller.js';
import { mapAttributes } from './map-attributes.js';
import { consentNotice, mapFrame, refusedNotice, type FrameOptions, type FrameHandlers } from './map-frame.js';
import { kilometers, moreEvents, venueGroupCard, venueGroupList, venueGroupSummary, type VenueGroupOptions } from './map-list.js';
import type { EventColors } from '../parts/event-colors.js';
import { notice } from '../parts/notice.js';
import { frame } from '../parts/frame.js';
import type { FilterTable } from '../../schema/index.js';
import { PlacesController } from '../parts/places.js';
import { ReaderPosition } from '../parts/reader-position.js';
import { MessageController } from '../base/message-controller.js';

/** What is shown, and from what it was made. */
interface Found {
  readonly from: readonly unknown[];
  readonly groups: readonly VenueGroup[];
  readonly places: readonly MapPlace[];
}

/** Sites on a page of the list beside the map. */
const groupsOnPage = 10;

type Properties = FilterProperties<typeof mapSettings> & FilterProperties<typeof mapAttributes>;
export interface CalMap<T, R extends CalRecord> extends Properties {} // eslint-disable-line @typescript-eslint/no-unused-vars -- merges with the class

/**
 * Venues on a map and in a list beside it, which is its equal: it asks, reports its state and asks the reader before other hosts;
 * subclasses say what a venue shows.
 *
 * @slot empty - Replaces the message that nothing was found.
 *
 * @parts pager address directions
 * @csspart toolbar - The line above the map.
 * @csspart near - The button that searches around the reader, and ends that.
 * @csspart map - The frame of the map; also `consent` while the reader is asked.
 * @csspart consent - The frame of the map while the reader is asked, together with `map`.
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
 * @csspart gesture-hint - How to move the map, shown when the reader tried another way.
 * @csspart trouble - The message that the map or its images do not arrive.
 * @csspart attribution - The attribution of the map's images.
 * @csspart places - The list beside the map, with its pager.
 * @csspart list - The list itself.
 * @csspart site - A place in the list; also `chosen`.
 * @csspart chosen - The place chosen on the map, together with `site`.
 * @csspart site-name - The name of a place.
 * @csspart hint - That a place in the list is not on the map.
 * @csspart distance - The distance from the reader.
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
 * @fires cal-locate - The reader's position was found, on request: `lat`, `lng`.
 * @fires cal-consent-change - The reader decided whether other hosts may be asked: `consent`. Cancelable.
 */
export abstract class CalMap<T, R extends CalRecord> extends CalResults<T, R> {
  static override properties: PropertyDeclarations = filterProperties({ ...mapSettings, ...mapAttributes });

  readonly #consent = new ConsentController(this);
  readonly #places = new PlacesController(this, this.#consent);
  readonly #attributes = new MapOptions(() => ({ ...this.#consent.settings, ...this.values, ...this.#places.mistake }), this.#consent);
  readonly #bundle = new MessageController(this, 'map');
  readonly #explanation = new Explanation(this);
  readonly #position = new ReaderPosition(this);
  readonly #printing = new Printing(this);
  /** Turns the pages of the list beside the map, where it has several. */
  readonly #pager = new OnDemand(this, async () => (await import('../parts/pager.js')).pagerIn(this));
  protected readonly results = new ResultsController<T, R>(this, this.internals, {
    read: () => this.readOptions(),
    given: () => this.given?.(),
    present: ({ items }) => allOf(items.map((item) => this.recordOf(item))),
    isReady: () =>
      Boolean(this.messages && this.#bundle.messages && this.#places.isReady) && this.code.every(({ value }) => value !== undefined),
  });
  readonly #controller = new MapController(this, {
    mapState: () => this.#mapState(),
    isComing: () => this.results.isPending && this.#consent.allows(this.#attributes.tiles),
    clusterName: (count, near) => this.nameOfCluster(count, near, this.#bundle.messages!),
    number: (number) => this.messages!.number(number),
    readerName: () => this.#bundle.messages!.you,
    choose: (keys) => this.#choose(keys),
    popup: (keys) => this.#popup(keys),
  });
  /** The page of the list beside the map, counted from 1. */
  #listPage = 1;
  /** How many events of venue groups are shown, where more were asked for. */
  readonly #eventsShown = new Map<string, number>();
  #known: Found | undefined;

  /** What is requested, if anything. @throws CalError of kind `filter` */
  protected abstract readOptions(): QueryOptions<T> | undefined;

  /** Records that are there without a request. */
  protected given?(): Shown<R> | undefined;

  /** Names what was requested, so that the map moves to the places of another request. */
  protected abstract readonly request: string;

  protected abstract groupsOf(records: readonly R[]): readonly VenueGroup[];

  protected abstract recordOf(item: T): R;

  /** What all of the venue groups is, in words. */
  protected abstract summary(groups: readonly VenueGroup[], bundle: MapMessages): string;

  protected abstract nameOfGroup(group: VenueGroup, bundle: MapMessages): string;

  protected abstract nameOfCluster(count: number, near: string, bundle: MapMessages): string;

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

  /** The position searched around, if any: the reader's, else the one that the page names. */
  protected get center(): Coordinates | undefined {
    return this.#position.position;
  }

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    for (const code of this.code) code.need();
    this.#listPage = Math.max(1, Math.min(this.#listPage, this.#listPages));
  }

  override render(): TemplateResult {
    const { messages, reader, retry } = this;
    const bundle = this.#bundle.messages;
    return frame(this.results, {
      messages,
      reader,
      retry,
      loading: bundle?.loading,
      head: (status, shown) => (shown ? this.#renderToolbar(status, bundle!) : status),
      status: () => this.#renderStatus(bundle!),
      // That nothing was found is said in place of the map.
      isStatusSeen: () => this.#found.groups.length > 0 || this.#position.isLocating || this.#position.problem !== undefined,
      skeleton: () => this.#renderSkeleton(),
      success: () => this.#renderFound(messages!, bundle!),
      empty: () => this.#renderFound(messages!, bundle!),
      error: (error, message) =>
        leavesFrame(error, this.results)
          ? html`<div class="layout alone"><div part="map" class="frame failed">${message}</div></div>`
          : undefined,
    });
  }

  /** The room of what comes. */
  #renderSkeleton(): TemplateResult {
    return html`
      <div part="toolbar" class="toolbar"></div>
      <div part="loading" class="layout skeleton" aria-hidden="true">
        <i class="frame"></i>
        <div part="places" class="places">${Array.from({ length: this.expected }, () => html`<i class="line"></i>`)}</div>
      </div>
    `;
  }

  #renderFound(messages: Messages, bundle: MapMessages): TemplateResult {
    return html`
      ${this.#renderMistakes()} ${this.#found.groups.length ? this.#renderGroups(messages, bundle) : this.#renderEmpty(bundle)}
    `;
  }

  /** What is wrong with the attributes of the map, which does without them. */
  #renderMistakes(): unknown {
    const { mistakes } = this.#attributes;
    const explain = mistakes[0] && this.#explanation.isReadyFor(mistakes[0]) ? this.#explanation.explain : undefined;
    return mistakes.map((mistake) => {
      const title = explain?.(mistake).title;
      return title ? notice('error', title) : nothing;
    });
  }

  #renderToolbar(status: TemplateResult, bundle: MapMessages): TemplateResult {
    const { isLocating, problem, position } = this.#position;
    const near = position ? bundle.everywhere : bundle.nearMe;
    const offersNear = this.#found.places.length > 1 || this.center || problem;
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

  #renderStatus(bundle: MapMessages): unknown {
    const { isLocating, problem } = this.#position;
    const { groups } = this.#found;
    const found = groups.length ? this.summary(groups, bundle) : bundle.empty;
    return [
      isLocating ? bundle.locating : problem ? bundle.locateProblems[problem] : found,
      this.center && !isLocating ? html` <span class="whole">· ${bundle.within(this.#radiusWords)}</span>` : nothing,
    ];
  }

  #renderEmpty(bundle: MapMessages): TemplateResult {
    const { center } = this;
    const next = this.#position.position && { label: bundle.everywhere, take: this.#onNear };
    const [title, hint] = center ? [bundle.nothingWithin(this.#radiusWords)] : [bundle.empty, bundle.emptyHint];
    return html`<slot name="empty">${notice('empty', title, hint, next)}</slot>`;
  }

  #renderGroups(messages: Messages, bundle: MapMessages): TemplateResult {
    const { groups, places } = this.#found;
    const frame = this.#renderFrame(messages, bundle);
    const first = (this.#listPage - 1) * groupsOnPage;
    // On paper nobody can turn to the other pages.
    const listed = this.#printing.isOn ? groups : groups.slice(first, first + groupsOnPage);
    const list = venueGroupList(listed, this.#groupOptions(messages, bundle), {
      chosen: this.#controller.opened,
      show: this.#controller.isOpen ? ({ key }) => this.#controller.pick(key) : undefined,
      highlight: (group) => this.#controller.highlight(group?.key),
    });
    const pages = this.#listPages;
    if (pages > 1) this.#pager.need();
    const pager = pages > 1 && this.#pager.value;
    return html`
      <div class="layout ${frame === nothing || !places.length ? 'alone' : ''}">
        <div class="map-area">${frame}</div>
        <div part="places" class="places" role="region" aria-label=${landmarkName(bundle.list, this)} tabindex="-1">
          ${this.colors?.legend(groups.flatMap(({ events }) => events)) ?? nothing} ${list}
          ${pager ? pager.pager(this, this.#listPage, pages, messages, (page) => this.#turn(page)) : nothing}
        </div>
      </div>
    `;
  }

  #renderFrame(messages: Messages, bundle: MapMessages): TemplateResult | typeof nothing {
    if (!this.#found.places.length) return this.#renderNoMap(bundle);
    const { state, isReaders } = this.#consent;
    const options = this.#frameOptions(messages, bundle);
    if (this.#consent.allows(this.#attributes.tiles)) return mapFrame(options, this.#frameSteps);
    if (state === 'ask') return consentNotice(options, this.#frameSteps);
    return refusedNotice(options, isReaders ? this.#frameSteps.choose : undefined);
  }

  /** More venues may arrive, and one of them may have coordinates. */
  #renderNoMap(bundle: MapMessages): TemplateResult | typeof nothing {
    const hasVenues = this.#found.groups.some(({ venue }) => venue);
    // Of one venue, most of the room that its map was expected to take stays, so that the page below does not jump.
    const look = this.expected === 1 ? 'no-map frame failed' : 'no-map';
    return hasVenues && !this.results.isFetching ? html`<p part="hint" class=${look}>${bundle.noMap}</p>` : nothing;
  }

  #frameOptions(messages: Messages, bundle: MapMessages): FrameOptions {
    const { isOpen, hasFailed, lacksTiles, elsewhere, refused } = this.#controller;
    const { tiles, tilesHost, attribution, image } = this.#attributes;
    return {
      messages,
      bundle,
      name: landmarkName(bundle.map, this),
      host: tilesHost,
      attribution,
      image,
      isOpen,
      hasFailed,
      lacksTiles,
      elsewhere,
      refused,
      canWithdraw: this.#consent.isReaders && this.#consent.isForeign(tiles),
    };
  }

  readonly #frameSteps: FrameHandlers = {
    zoomBy: (steps) => this.#controller.zoomBy(steps),
    showAll: () => this.#controller.showAll(),
    skip: () => this.renderRoot.querySelector<HTMLElement>('.places')?.focus(),
    retry: () => this.#controller.retry(),
    choose: (consent) => {
      this.#consent.choose(consent);
      // The button that was pressed is gone.
      void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.box, .below button, .places')?.focus());
    },
  };

  #groupOptions(messages: Messages, bundle: MapMessages): VenueGroupOptions {
    const shownOf = (key: string, atFirst: number) => this.#eventsShown.get(key) ?? atFirst;
    return {
      messages,
      bundle,
      reader: this.reader,
      level: this.#attributes.headingLevel,
      colors: this.colors,
      hasPlaces: this.#found.places.length > 0,
      shownOf,
      showMore: (key, atFirst, button) => {
        const last = button.closest('.item') ?? button.previousElementSibling!.querySelector('.item:last-child');
        this.#eventsShown.set(key, shownOf(key, atFirst) + moreEvents);
        this.requestUpdate();
        // The focus of a button that is gone goes to the first event that it has shown.
        void this.updateComplete.then(() => {
          if (!button.isConnected) last?.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus();
        });
      },
    };
  }

  #mapState(): MapState | undefined {
    const box = this.renderRoot.querySelector<HTMLElement>('.box');
    if (!box) return undefined;
    return {
      box,
      tiles: this.#attributes.tiles,
      zoom: this.#attributes.zoom,
      language: this.language,
      places: this.#found.places,
      request: `${this.request} ${JSON.stringify(this.center)}`,
      reader: this.#position.position,
    };
  }

  #choose(keys: readonly string[]): boolean {
    const [group] = this.#groupsFor(keys);
    if (keys.length === 1 && group?.venue && !emit(this, 'cal-select', { venue: group.venue }, { cancelable: true })) return false;
    this.#turnTo(keys[0]!);
    return true;
  }

  #popup(keys: readonly string[]) {
    const [messages, bundle] = [this.messages!, this.#bundle.messages!];
    const groups = this.#groupsFor(keys);
    const options = this.#groupOptions(messages, bundle);
    const [group, another] = groups;
    const isSmall = this.#isListBeside;
    const card = isSmall ? venueGroupSummary : venueGroupCard;
    const content = html`
      <button part="button close" class="close" type="button" aria-label=${messages.close} @click=${() => this.#controller.closePopup()}>
        <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13" /></svg>
      </button>
      ${isSmall ? nothing : this.#renderBanner(groups)} ${groups.map((one) => html`<div class="site">${card(one, options)}</div>`)}
    `;
    return { name: group && !another ? this.nameOfGroup(group, bundle) : bundle.places(groups.length), content, isSmall };
  }

  /** Whether the list stands beside the map, and shows there what is chosen. */
  get #isListBeside(): boolean {
    const top = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector)?.offsetTop;
    return top('.map-area') === top('.places');
  }

  /** The image of what is alone in a popup, where its host may be asked. */
  #renderBanner([group, another]: readonly VenueGroup[]): TemplateResult | typeof nothing {
    const image = group?.events.length === 1 ? group.events[0]!.image : group?.venue?.image;
    if (another || !image || !this.#consent.allows(image.url)) return nothing;
    const { url, width, height } = image;
    return html`<img
      part="image"
      class="banner"
      src=${url}
      width=${ifDefined(width)}
      height=${ifDefined(height)}
      alt=""
      decoding="async"
    />`;
  }

  // What was found.

  get #found(): Found {
    const { items } = this;
    const { center } = this;
    const bundle = this.#bundle.messages!;
    const { radius } = this.#attributes;
    const from = [items, this.request, radius, bundle, center?.lat, center?.lng, this.#places.file];
    const known = this.#known;
    const isSame = known && from.every((one, index) => one === known.from[index]);
    if (!isSame) {
      const all = this.groupsOf(items).map((group) => this.#located(group));
      const groups = center ? venueGroupsNear(all, center, radius) : all;
      this.#known = { from, groups, places: placesOf(groups, (group) => this.nameOfGroup(group, bundle)) };
    }
    return this.#known!;
  }

  #located(group: VenueGroup): VenueGroup {
    const { venue } = group;
    return venue && this.#places.file ? { ...group, venue: { ...venue, location: this.#places.locationOf(venue) } } : group;
  }

  #groupsFor(keys: readonly string[]): VenueGroup[] {
    return this.#found.groups.filter(({ key }) => keys.includes(key));
  }

  get #listPages(): number {
    return Math.ceil((this.#known?.groups.length ?? 0) / groupsOnPage);
  }

  get #radiusWords(): string {
    return kilometers(this.#attributes.radius, this.language);
  }

  // What the reader does.

  readonly #onNear = (): void => {
    if (this.#position.position) this.#position.forget();
    else this.#position.locate();
    this.#listPage = 1;
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#controller.opened.length) return;
    event.stopPropagation();
    this.#controller.closePopup();
  };

  #turn(page: number): void {
    this.#listPage = page;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      const list = this.renderRoot.querySelector<HTMLElement>('.places');
      list?.scrollTo({ top: 0 });
      list?.focus({ preventScroll: true });
    });
  }

  /** Brings the list to a venue group that was chosen on the map, without moving the page. */
  #turnTo(key: string): void {
    const index = this.#found.groups.findIndex((group) => group.key === key);
    this.#listPage = Math.floor(index / groupsOnPage) + 1;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      const list = this.renderRoot.querySelector<HTMLElement>('.places');
      const item = list?.querySelector<HTMLElement>('.chosen');
      if (list && item) list.scrollTo({ top: item.offsetTop - list.offsetTop });
    });
  }
}
