import { guard } from 'lit/directives/guard.js';
import { eventCard, type CardRenderContext } from './event-card.js';
import type { ShownEvent } from './ended-events.js';
import { node, type NodeBuilder } from './node.js';
import type { Layout } from './layouts.js';

/** One event in a template, in every layout; built anew only where something of the event has changed. */
export const keptEventCard = (
  event: ShownEvent,
  context: CardRenderContext & { readonly node?: NodeBuilder | undefined },
  layout: Layout,
  level: number,
): unknown => {
  const { common, display, today, hasImages, colors } = context;
  const { representation, image, hasEnded } = event;
  const inputs = [common, display, today, hasImages, colors, layout, level];
  return guard([representation, hasEnded, image?.url, image?.copies.length, ...inputs], () =>
    eventCard(context.node ?? node, event, context, layout, level),
  );
};
