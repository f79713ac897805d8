import type { ElementToPaint } from '../first-paint/first-paint.js';
import type { Settings } from '../../data/query/index.js';
import type { Filters, FilterTable } from '../../data/schema/index.js';

/** The attributes and settings of an element that is painted first. */
export type ReadToPaint<T extends ElementToPaint = ElementToPaint> = Omit<T, 'element' | 'isCurrent' | 'loadElement'>;

/** An element whose settings the first paint can follow. */
export interface Paintable {
  readonly element: Element;
  readonly settings: Settings;
  readonly language: string;
  readonly servers: readonly string[];
  /** Reads its attributes. @throws CalError of kind `filter` */
  readonly values: <T extends FilterTable>(table: T) => Filters<T>;
}
