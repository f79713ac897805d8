import { html, nothing, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { todayOf, type DisplayOptions } from '../../data/time/index.js';
import { isNamed } from '../parts/event-name.js';
import type { ShownEvent } from '../cards/ended-events.js';
import type { NodeBuilder } from '../cards/node.js';
import { customProperties } from '../parts/custom-properties.js';
import type { PeriodOptions } from './cal-period.js';

/** The options that the events of a period are rendered with. */
export interface PeriodRenderContext extends PeriodOptions {
  readonly display: DisplayOptions;
  /** Whether events are still to come. */
  readonly isWaiting: boolean;
  readonly choose: (click: MouseEvent, event: CalendarEvent) => void;
  /** Builds cards and marks where there is no document of a page. */
  readonly node?: NodeBuilder | undefined;
  /** The moment for which it is rendered, in milliseconds since the epoch; now when absent. */
  readonly now?: number | undefined;
}

/** Today on the clock that an event is shown on, `YYYY-MM-DD`. */
export const todayFor = (
  { span }: CalendarEvent,
  { display, now = Date.now() }: Pick<PeriodRenderContext, 'display' | 'now'>,
): string => todayOf(span, display, now);

type GridVariables = Readonly<Record<string, number>>;

/** A part name for each category, so that pages can color them. */
export const categoryParts = ({ categories }: CalendarEvent): string =>
  categories.map(({ slug }) => `category-${slug}`).join(' ');

/** The link, or button, of an event; `states` are words of its part. */
export function eventBox(
  event: ShownEvent,
  states: readonly (string | false)[],
  content: TemplateResult,
  { choose, colors, openEvent }: Pick<PeriodRenderContext, 'choose' | 'colors' | 'openEvent'>,
  tabindex = 0,
  gridVariables: GridVariables = {},
): TemplateResult {
  const classes = ['event', event.hasEnded && 'past', ...states].filter(Boolean).join(' ');
  const parts = `${classes} ${categoryParts(event)}`;
  const properties = { ...gridVariables, ...colors?.properties(event) };
  // Scripts that translate pages replace our nodes by nodes of their own: what they have made of another event must not
  // stay.
  const inside = keyed(event.key, html`${content}${colors?.spoken(event) ?? nothing}`);
  const current = isNamed(event, openEvent) ? 'true' : 'false';
  const onClick = (click: MouseEvent) => choose(click, event);
  return event.url
    ? html`<a
        class=${classes}
        part=${parts}
        href=${event.url}
        aria-current=${current}
        tabindex=${tabindex}
        ${customProperties(properties)}
        @click=${onClick}
        >${inside}</a
      >`
    : html`<button
        class=${classes}
        part=${parts}
        type="button"
        aria-current=${current}
        tabindex=${tabindex}
        ${customProperties(properties)}
        @click=${onClick}
      >
        ${inside}
      </button>`;
}
