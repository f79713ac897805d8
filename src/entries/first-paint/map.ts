import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import { hostsOf, isThirdParty } from '../../elements/cards/allowed-images.js';
import { landmarkName } from '../../elements/base/landmark-name.js';
import { firstMap } from '../../elements/map/first-map.js';
import type { MapView } from '../../elements/map/leaflet-types.js';
import { loadPlaceMap } from '../../elements/map/load-maps.js';
import { creditOf } from '../../elements/map/map-view.js';
import { namesOf, type MapSubject } from '../../elements/map/map-subject.js';
import { giveStandingMap } from '../../elements/map/standing-maps.js';
import { kilometers } from '../../elements/map/venue-card.js';
import { findVenues } from '../../elements/map/venue-groups.js';
import { isNear } from '../../elements/map/when-near.js';
import type { MapAttributes } from '../../elements/tables/map-attributes.js';
import { arrange, defaultTiles, isTiles, type EventMapRequest, type ListPlan } from '../../data/query/index.js';
import type { Coordinates } from '../../data/geo/index.js';
import { loadMessages } from '../../locale/index.js';
import { drawInto, paintFirst, type Drawing, type ElementToPaint } from './first-paint.js';

/** A map, as the first script has read it from its attributes. */
export type MapToPaint<Asked extends ListPlan = ListPlan> = ElementToPaint<Asked, MapAttributes>;

/** What a map of one kind shows. */
interface MapContent<T, R> {
  readonly subject: MapSubject<R>;
  readonly recordOf: (item: T) => R;
  readonly window?: EventMapRequest['window'];
  readonly isLeftOut?: ListPlan['isLeftOut'];
  /** The position that the page searches around. */
  readonly center?: Coordinates | undefined;
  readonly isPast: boolean;
  readonly legend: unknown;
  readonly styles: CSSResult[];
}

/** Draws a map and the list beside it in one step. */
const drawing =
  <T, R>(
    given: MapToPaint,
    code: ReturnType<typeof loadPlaceMap>,
    { subject, recordOf, window: part, isLeftOut, center, isPast, legend, styles }: MapContent<T, R>,
  ): Drawing<T> =>
  async (page, common, display) => {
    const { radius_km: radius, heading_level: level, zoom } = given.attributes;
    const { element, asked, language, servers, map: settings } = given;
    const { perPage, limit, beyond } = asked;
    const { tiles = defaultTiles } = settings;
    const window = { order: 'asc', perPage, limit, beyond, isLeftOut, first: 1, last: Infinity, ...part } as const;
    const known = new Map([[1, page]]);
    const shown = isTiles(tiles) ? arrange(window, known) : undefined;
    if (!shown) return undefined;
    const { locale } = display;
    const messages = await loadMessages('map', language);
    const found = findVenues(subject.groupsOf(shown.items.map(recordOf)), {
      locationOf: undefined,
      center,
      kilometers: radius,
      area: undefined,
      arranged: (groups) => subject.arranged(groups, locale),
      nameOf: (group) => subject.nameOf(group, messages),
      labelOf: (group) => subject.labelOf?.(group, display),
      colorOf: () => undefined,
    });
    const { groups, located } = found;
    if (!located.length) return undefined;
    const options = {
      common,
      messages,
      display,
      level,
      colors: undefined,
      isPast,
      hasMap: true,
      allows: () => true,
      shownEvents: { of: (_: string, atFirst: number) => atFirst, showMore: () => {} },
    };
    const draw = (view?: MapView) =>
      drawInto(
        element,
        styles,
        firstMap(found, {
          options,
          summary: subject.summary(groups, messages),
          nameOf: (name) => landmarkName(name, element),
          legend,
          radius: center && kilometers(radius, locale),
          attribution: creditOf(tiles, settings.attribution),
          canWithdraw: servers !== undefined && isThirdParty(tiles, hostsOf(servers)),
          view,
        }),
      );
    const PlaceMap = await code;
    const drawWithMap = () => {
      draw();
      const box = element.shadowRoot!.querySelector<HTMLElement>('.box')!;
      const names = namesOf(subject, messages, common, locale);
      const map = new PlaceMap(box, located, { tiles, zoom, view: undefined, messages: names });
      draw(map.view);
      giveStandingMap(element, { map, box, tiles, zoom });
    };
    return [drawWithMap];
  };

/** Paints a map that is near before its element is there. */
export async function paintMap<T, R>(map: MapToPaint, content: MapContent<T, R>): Promise<void> {
  if (!(await isNear(map.element))) return map.loadElement();
  const code = loadPlaceMap();
  // Where it does not arrive, the element says so.
  code.catch(() => {});
  return paintFirst<T>(map, drawing(map, code, content));
}
