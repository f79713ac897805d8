import type { Area, Coordinates } from '../../data/geo/index.js';

/** Something to be shown on the map. */
export interface MapPlace extends Coordinates {
  readonly key: string;
  /** The name of its marker. */
  readonly name: string;
  /** The name of something near it, such as a town, for the name of a cluster that it is in. */
  readonly near: string;
  /** How much there is: the events of a venue, say. */
  readonly count: number;
  /** A few words on its marker, where there is room. */
  readonly label?: () => string | undefined;
  /** The color of its marker; the accent, if none. */
  readonly color?: () => string | undefined;
}

/** A gesture that is left to the page. */
export type Gesture = 'wheel' | 'touch';

/** The view of a map: its center, its zoom (0 is the world) and its bounds, in degrees. */
export interface MapView extends Coordinates, Area {
  readonly zoom: number;
}

/** The tiles of a map, its first view, and its words. */
export interface PlaceMapOptions {
  /** Address of a tile with `{z}`, `{x}`, `{y}`, and perhaps `{s}` and `{r}`. */
  readonly tiles: string;
  /** The zoom for a single place. */
  readonly zoom: number;
  /** The first view of the map; where most places are, if absent. */
  readonly view: MapView | undefined;
  readonly messages: {
    /** The name of a cluster's marker. */
    readonly cluster: (count: number, near: string) => string;
    readonly number: (number: number) => string;
    /** The name of a marker and its label, as one. */
    readonly labeled: (name: string, label: string) => string;
  };
}

/** What is done when something happens on a map. */
export interface PlaceMapListener {
  /** A marker was chosen that stands for these places. */
  readonly onPick: (places: readonly MapPlace[], at: Coordinates) => void;
  /** The pointer or the focus is on a marker that stands for these places, or left it for none. */
  readonly onPoint: (places: readonly MapPlace[]) => void;
  /** The popup is gone. */
  readonly onClose: () => void;
  readonly onMove: (view: MapView) => void;
  /** The visitor tried to move the map in a way that belongs to the page. */
  readonly onRefused: (gesture: Gesture) => void;
  /** Tiles arrive, or no longer do. */
  readonly onTiles: () => void;
}

export interface PopupOptions {
  readonly isCluster: boolean;
  /** Whether the list stands beside the map, and not below it. */
  readonly hasListBeside: boolean;
  /** The buttons over the map at one of its sides. */
  readonly buttons: HTMLElement;
  /** Holds the content instead of a popup where the map is narrow. */
  readonly below: HTMLElement;
}
