import { calendarRenderer } from './calendar-renderer.js';
import { organizerRenderer, venueRenderer } from './contact-renderer.js';
import { detailRenderer } from './detail-renderer.js';
import type { ElementRenderer } from './element-renderer.js';
import { listRenderer } from './list-renderer.js';
import { monthRenderer } from './month-renderer.js';

/** The elements whose markup is rendered. */
export const renderers: Readonly<Partial<Record<string, ElementRenderer>>> = {
  'cal-calendar': calendarRenderer,
  'cal-event-list': listRenderer,
  'cal-event-detail': detailRenderer,
  'cal-event-month': monthRenderer,
  'cal-venue-detail': venueRenderer,
  'cal-organizer-detail': organizerRenderer,
};
