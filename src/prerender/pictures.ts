import type { CSSResultGroup } from 'lit';
import type { Messages } from '../locale/index.js';
import type { Settings } from '../query/index.js';
import { detailPicture, detailStyles } from './detail-picture.js';
import type { PageElement } from './page-element.js';

/** What a picture is made from. */
export interface PictureContext {
  readonly element: PageElement;
  /** The answer to the first request of the element, and when it was given, in milliseconds since the epoch. */
  readonly answer: { readonly url: string; readonly time: number; readonly text: string };
  /** BCP 47 tag. */
  readonly locale: string;
  readonly common: Messages;
  readonly settings: Settings;
  /** Whether the host of an image may be asked. To be called on paper. */
  readonly allows: (url: string) => boolean;
}

/** What an element shows before its code is there. */
export interface Picture {
  /** The items in it, as they came over the wire, in their order. */
  readonly items: readonly unknown[];
  /** Renders it as the element does. To be called on paper. */
  readonly render: () => unknown;
}

/** How the picture of an element is made. */
export interface PictureMaker {
  /** The styles of the element. */
  readonly styles: CSSResultGroup;
  /** Makes it, or says why the element has none. */
  readonly make: (context: PictureContext) => Promise<Picture | string>;
}

/** The elements that have pictures. */
export const pictures: Readonly<Partial<Record<string, PictureMaker>>> = {
  'cal-event-detail': { styles: detailStyles, make: detailPicture },
};
