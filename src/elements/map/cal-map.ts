import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { CalendarEvent } from '../../data/records/index.js';
import { mapSettings, type ListView, type QueryOptions } from '../../data/query/index.js';
import type { Coordinates } from '../../data/geo/index.js';
import type { MapView } from './leaflet-types.js';
import type { MapMessages, Messages } from '../../locale/index.js';
import { memoized } from '../../data/memo/index.js';
import type { FilterTable } from '../../data/schema/index.js';
import type { DisplayOptions } from '../../data/time/index.js';
import { CalResults } from '../base/cal-results.js';
import { allOf, ResultsController } from '../base/results.js';
import { ConsentController } from '../base/consent.js';
import { AttributeMistakes } from '../base/errors/attribute-mistakes.js';
import { landmarkName } from '../base/landmark-name.js';
import { emit, type CalRecord } from '../base/events.js';
import { MessageController } from '../base/message-controller.js';
import type { OnDemand } from '../base/on-demand.js';
import { filterProperties, type FilterProperties } from '../base/attributes.js';
import type { EventColors } from '../parts/event-colors.js';
import { resultsFrame } from '../parts/frame.js';
import { PlacesController } from '../parts/places-controller.js';
import { mapAttributes } from '../tables/map-attributes.js';
import { MapController, type MapState } from './map-controller.js';
import {
  consentNotice,
  mapFrame,
  nearButton,
  placesOutside,
  refusedNotice,
  type FrameOptions,
  type FrameHandlers,
} from './map-frame.js';
import { MapOptions } from './map-options.js';
import { emptyMap, mapSkeleton, noMapHint } from './map-parts.js';
import { popupContent, type PopupContent } from './map-popup.js';
import { MapSearch } from './map-search.js';
import { namesOf, type MapNames, type MapSubject } from './map-subject.js';
import { lookOf, mapLayout, mapStatus, mapToolbar } from './map-view.js';
import { kilometers, type VenueGroupOptions } from './venue-card.js';
import { findVenues, type FoundVenues, type VenueGroup } from './venue-groups.js';
import { VenueList } from './venue-list.js';
import { groupsOnPage } from './venue-list-view.js';

type Properties = FilterProperties<typeof mapSettings> & FilterProperties<typeof mapAttributes>;
export interface CalMap<T, R extends CalRecord> extends Properties {} // eslint-disable-line @typescript-eslint/no-unused-vars -- merges with the class

/**
 * Venues on a map and in a list beside it, which is its equal: it sends requests, reports its state and needs consent
 * for other hosts; subclasses define what a venue shows.
 *
 * @slot empty - Replaces the message that nothing was found.
 *
 * @parts pager address directions
 * @csspart toolbar - The line above the map.
 * @csspart near - The button that searches around the visitor, and ends that.
 * @csspart everywhere - The button that ends a search around the visitor, or in what the map shows.
 * @csspart map - The frame of the map; also `consent` while the visitor is asked.
 * @csspart consent - The frame of the map while the visitor is asked, together with `map`.
 * @csspart notice - The question before other hosts are contacted.
 * @csspart allow - The button that shows the map.
 * @csspart refuse - The button that does not.
 * @csspart withdraw - The button that switches the map off again.
 * @csspart static-map - The image in place of the map.
 * @csspart marker - The marker of a place.
 * @csspart pin - The shape of a marker.
 * @csspart cluster - A marker that stands for several places.
 * @csspart popup - The box that a marker opens.
 * @csspart image - The image of an event in a popup, or of a venue whose events are not shown.
 * @csspart all - The button in a popup that shows all events of a place.
 * @csspart close - The button that closes a popup.
 * @csspart zoom - The zoom buttons.
 * @csspart zoom-in - The button that zooms in.
 * @csspart zoom-out - The button that zooms out.
 * @csspart search-here - The button that lists what lies in the part of the map that is seen.
 * @csspart elsewhere - The button that shows all places, while some are out of sight.
 * @csspart skip - The button that skips the map, visible when it has the focus.
 * @csspart gesture-hint - How to move the map, shown when the visitor tried another way.
 * @csspart trouble - The message that the map or its images do not arrive.
 * @csspart attribution - The attribution of the map's images.
 * @csspart places - The list beside the map, with its pager.
 * @csspart list - The list itself.
 * @csspart site - A place in the list; also `chosen` and `pointed`.
 * @csspart chosen - The place chosen on the map, together with `site`.
 * @csspart pointed - A place whose marker the pointer or the focus is on, together with `site`.
 * @csspart site-name - The name of a place.
 * @csspart count - How many events a place has.
 * @csspart hint - Why there is no map, or that the places below are not on it.
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
 * @fires cal-consent-change - The visitor decided whether other hosts may be contacted: `consent`. Cancelable.
 */
export abstract class CalMap<T, R extends CalRecord> extends CalResults<T, R> {
  static override tables: readonly FilterTable[] = [mapAttributes, mapSettings];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  readonly #consent = new ConsentController(this);
  readonly #places = new PlacesController(this, this.#consent);
  readonly #options = new MapOptions(
    () => ({ ...this.#consent.settings, ...this._values, ...this.#places.mistake }),
    this.#consent,
  );
  readonly #messages = new MessageController(this, 'map');
  readonly #mistakes = new AttributeMistakes(this);
  readonly #search = new MapSearch(this);
  readonly #list = new VenueList(this);
  protected readonly results = new ResultsController<T, R>(this, this._internals, {
    read: () => this.readOptions(),
    given: () => this.given?.(),
    present: ({ items }) => allOf(items.map((item) => this.recordOf(item))),
    isReady: () =>
      Boolean(this._common && this.#messages.messages && this.#places.isReady) &&
      this.code.every(({ value }) => value !== undefined) &&
      !this.#isUndecided,
    isPainted: () => this.#map.isOpen,
  });
  readonly #map = new MapController(this, (keys) => this.#choose(keys));

  /**
   * The request, if any.
   * @throws CalError of kind `filter`
   */
  protected abstract readOptions(): QueryOptions<T> | undefined;

  /** Records that are there without a request. */
  protected given?(): ListView<R> | undefined;

  /** Names what was requested, so that the map moves to the venues of another request. */
  protected abstract readonly request: string;

  protected abstract readonly subject: MapSubject<R>;

  protected abstract recordOf(item: T): R;

  /** The color of a marker; the accent, if none. */
  protected colorOf?(group: VenueGroup): string | undefined;

  protected override get _rows(): FilterTable {
    return { ...mapAttributes, ...super._rows };
  }

  /** The likely number of venues in the list. */
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

  /** The meaning of the colors of events. */
  protected renderLegend?(events: readonly CalendarEvent[]): TemplateResult | typeof nothing;

  /** The position searched around, if any: the visitor's, else the one that the page names. */
  protected get center(): Coordinates | undefined {
    return this.#search.position;
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
    const { _common: common, _display: display, retry } = this;
    const { messages } = this.#messages;
    return resultsFrame(this.results, {
      common,
      display,
      retry,
      loading: messages?.loading,
      head: (status, shown) => (shown ? this.#renderToolbar(status, messages!) : status),
      status: () =>
        mapStatus(
          this.#found.groups.length ? this.subject.summary(this.#found.groups, messages!) : '',
          messages!,
          this.#search,
          this.#radius,
        ),
      // The message that nothing was found replaces the map.
      isStatusSeen: () =>
        this.#found.groups.length > 0 || this.#search.isLocating || this.#search.problem !== undefined,
      skeleton: () => mapSkeleton(this.expected, this.#look(), this.#isAsked),
      success: () => this.#renderFound(common!, messages!),
      empty: () => this.#renderFound(common!, messages!),
      around: (message) => html`<div class="layout alone"><div part="map" class="frame failed">${message}</div></div>`,
    });
  }

  /** Whether none of the venues that have arrived is on the map, and others are on their way. */
  get #isUndecided(): boolean {
    const { isFetching, isComplete, shown } = this.results.current;
    return isFetching && !isComplete && Boolean(shown?.items.length) && !this.#found.located.length;
  }

  get #hasMap(): boolean {
    return this.#found.located.length > 0 && this.#consent.allows(this.#options.tiles);
  }

  /** Whether the visitor is asked before there is a map. */
  get #isAsked(): boolean {
    return !this.#consent.allows(this.#options.tiles) && this.#consent.state === 'ask';
  }

  /** The class names of the layout. @param isAlone whether there is no map, although there may be one */
  #look(isAlone = false): string {
    const hasFrame = this.#consent.allows(this.#options.tiles) || this.#options.image;
    return lookOf(isAlone || !hasFrame, this.expected === 1);
  }

  #renderFound(common: Messages, messages: MapMessages): unknown {
    const { groups } = this.#found;
    return [
      this.#mistakes.render(this.#options.values),
      groups.length || this.#search.area ? this.#renderGroups(common, messages) : this.#renderEmpty(messages),
    ];
  }

  #renderToolbar(status: TemplateResult, messages: MapMessages): TemplateResult {
    const near = this.#hasMap ? nothing : this.#renderNear(messages);
    return mapToolbar(status, {
      messages,
      search: this.#search,
      near,
      everywhere: this.#onEverywhere,
    });
  }

  #renderEmpty(messages: MapMessages): TemplateResult {
    return emptyMap(messages, this.#search, this.#onEverywhere, this.#radius);
  }

  #renderNear(messages: MapMessages): TemplateResult | typeof nothing {
    const { isLocating, problem, position } = this.#search;
    const offersNear = this.#found.located.length > 1 || this.center || problem;
    return offersNear
      ? nearButton(messages.nearMe, this.#hasMap, Boolean(position), isLocating, this.#onNear)
      : nothing;
  }

  #renderGroups(common: Messages, messages: MapMessages): TemplateResult {
    const { groups, located } = this.#found;
    const map = this.#renderMap(common, messages);
    const list = () =>
      this.#list.render(
        groups,
        this.#groupOptions(common, messages),
        {
          chosen: this.#map.opened,
          pointed: this.#map.pointed,
          show: this.#map.isOpen ? ({ key }) => this.#map.pick(key) : undefined,
          highlight: (group) => this.#map.highlight(group?.key),
        },
        this.renderLegend?.(groups.flatMap(({ events }) => events)),
      );
    return mapLayout(
      this.#look(map === nothing || !located.length),
      map,
      groups.length ? list() : this.#renderEmpty(messages),
    );
  }

  #renderMap(common: Messages, messages: MapMessages): TemplateResult | typeof nothing {
    if (!this.#found.located.length) return this.#renderNoMap(messages);
    const { state, isVisitors } = this.#consent;
    const options = this.#frameOptions(common, messages);
    if (this.#hasMap) return mapFrame(options, this.#frameHandlers);
    if (state === 'ask') return consentNotice(options, this.#frameHandlers);
    return refusedNotice(options, isVisitors ? this.#frameHandlers.choose : undefined);
  }

  #renderNoMap(messages: MapMessages): TemplateResult | typeof nothing {
    const hasVenues = this.#found.groups.some(({ venue }) => venue);
    return hasVenues ? noMapHint(messages, this.expected === 1 && !this.#isAsked) : nothing;
  }

  #frameOptions(common: Messages, messages: MapMessages): FrameOptions {
    const { isOpen, hasFailed, lacksTiles, view, refused } = this.#map;
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
      elsewhere: placesOutside(this.#found.located, view),
      refused,
      near: this.#renderNear(messages),
      offersSearch: this.#search.isOffered(this.#map, this.#found.located),
      canWithdraw: this.#consent.isVisitors && this.#consent.isForeign(tiles),
    };
  }

  readonly #frameHandlers: FrameHandlers = {
    zoomBy: (steps) => this.#map.zoomBy(steps),
    showAll: () => {
      this.#search.area = undefined;
      this.#map.showAll();
      this.requestUpdate();
    },
    searchHere: () => {
      this.#search.within(this.#map.view);
      this.#list.toFirstPage();
      void this.updateComplete.then(() => this.#list.focus({ preventScroll: true }));
    },
    skip: () => this.#list.focus(),
    retry: () => this.#map.retry(),
    choose: (consent) => {
      this.#consent.choose(consent);
      // The pressed button is gone, so the focus moves on.
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector<HTMLElement>('.box, .below button, .places')?.focus(),
      );
    },
  };

  #groupOptions(common: Messages, messages: MapMessages): VenueGroupOptions {
    return {
      common,
      messages,
      display: this._display,
      level: this.#options.headingLevel,
      colors: this.colors,
      isPast: this._values.range === 'past',
      hasMap: this.#found.located.length > 0,
      allows: this.#consent.allows,
      shownEvents: this.#list.shownEvents,
    };
  }

  /** The state of the map; `undefined` while there is no box for it. */
  #mapState(): MapState | undefined {
    const box = this.renderRoot.querySelector<HTMLElement>('.box');
    if (!box || !this.isConnected) return undefined;
    const messages = this.#messages.messages!;
    return {
      box,
      tiles: this.#options.tiles,
      zoom: this.#options.zoom,
      places: this.#found.located,
      request: `${this.request} ${JSON.stringify(this.center)} ${this.#search.area ? 'in an area' : ''}`,
      position: this.#search.position,
      area: this.#search.area,
      names: this.#namesIn(messages, this._common!),
      popup: this.#popup(messages),
    };
  }

  readonly #namesIn = memoized((messages: MapMessages, common: Messages): MapNames =>
    namesOf(this.subject, messages, common, this._language),
  );

  #popup(messages: MapMessages): PopupContent | undefined {
    const { opened } = this.#map;
    if (!opened.length) return undefined;
    const groups = this.#groupsFor(opened);
    const [group, another] = groups;
    return popupContent(groups, this.#groupOptions(this._common!, messages), {
      name: group && !another ? this.subject.nameOf(group, messages) : messages.places(groups.length),
      hasListBeside: this.#isListBeside,
      popup: this.#map.popup,
      close: () => this.#map.closePopup(),
    });
  }

  /** Whether the list stands beside the map. */
  get #isListBeside(): boolean {
    const top = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector)?.offsetTop;
    return top('.map-area') === top('.places');
  }

  get #found(): FoundVenues {
    const { lat, lng } = this.center ?? {};
    const { radius } = this.#options;
    return this.#find(
      this.items,
      this.#messages.messages!,
      this._display,
      this.colors,
      this.#search.area,
      this.request,
      radius,
      lat,
      lng,
      this.#places.file,
    );
  }

  readonly #find = memoized(
    (
      items: readonly R[],
      messages: MapMessages,
      _display: DisplayOptions,
      _colors: EventColors | undefined,
      area: MapView | undefined,
      _request: string,
      radius: number,
      lat?: number,
      lng?: number,
      file?: unknown,
    ) =>
      findVenues(this.subject.groupsOf(items), {
        locationOf: file ? (venue) => this.#places.locationOf(venue) : undefined,
        center: lat === undefined || lng === undefined ? undefined : { lat, lng },
        kilometers: radius,
        area,
        arranged: (groups) => this.subject.arranged(groups, this._language),
        nameOf: (group) => this.subject.nameOf(group, messages),
        labelOf: (group) => this.subject.labelOf?.(group, this._display),
        colorOf: (group) => this.colorOf?.(group),
      }),
  );

  #groupsFor(keys: readonly string[]): VenueGroup[] {
    return this.#found.groups.filter(({ key }) => keys.includes(key));
  }

  /** The radius around the searched position, as text. */
  get #radius(): string | undefined {
    return this.center && kilometers(this.#options.radius, this._language);
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
    if (this.#search.position) return this.#onEverywhere();
    this.#search.aroundVisitor();
    this.#list.toFirstPage();
  };

  readonly #onEverywhere = (): void => {
    this.#search.within(undefined);
    this.#list.toFirstPage();
    // The pressed button is gone, so the focus moves on.
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.box, .places')?.focus({ preventScroll: true }),
    );
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#map.opened.length) return;
    event.stopPropagation();
    this.#map.closePopup();
  };
}
