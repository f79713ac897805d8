import { detailPicture } from './detail-picture.js';
import { listPicture } from './list-picture.js';
import type { PictureMaker } from './picture.js';

/** The elements that have pictures. */
export const pictures: Readonly<Partial<Record<string, PictureMaker>>> = {
  'cal-event-list': listPicture,
  'cal-event-detail': detailPicture,
};
