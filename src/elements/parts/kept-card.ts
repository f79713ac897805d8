import { guard } from 'lit/directives/guard.js';
import type { CalendarEvent } from '../../records/index.js';
import { eventNode, type CardRenderContext } from './event-card.js';
import type { Layout } from './layouts.js';

/** The card of an event in a template; built anew only where something of it has changed. */
export const eventCard = (event: CalendarEvent, context: CardRenderContext, layout: Layout, level: number) => {
  const { messages, reader, today, hasImages, colors } = context;
  const { representation, image } = event;
  const display = [messages, reader, today, hasImages, colors, layout, level];
  return guard([representation, image?.url, image?.copies.length, ...display], () => eventNode(event, context, layout, level));
};
