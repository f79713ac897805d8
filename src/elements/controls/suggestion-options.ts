import { html, type TemplateResult } from 'lit';
import type { CalendarEvent } from '../../data/records/index.js';
import { shortDay, today, type DisplayOptions } from '../../data/time/index.js';
import type { ControlMessages, Messages } from '../../locale/index.js';
import { select } from '../cards/card.js';
import { eventMarks, marksOf } from '../cards/event-marks.js';
import { node } from '../cards/node.js';
import { suggestionIcons } from './suggestion-icons.js';
import { suggestionKinds, type Suggestion, type SuggestionKind } from './suggestions.js';

/** The list of suggestions below a search field. */
export interface SuggestionOptions {
  readonly suggestions: readonly Suggestion[];
  /** The index of the suggestion that the keyboard is on, or -1. */
  readonly active: number;
  readonly messages: ControlMessages;
  readonly common: Messages | undefined;
  readonly display: DisplayOptions;
  readonly take: (index: number) => void;
  readonly close: () => void;
}

/** The suggestions in groups, one a kind. */
export const suggestionGroups = (options: SuggestionOptions): unknown[] =>
  suggestionKinds.map((kind) => group(kind, options));

function group(kind: SuggestionKind, options: SuggestionOptions): unknown {
  const ofKind = options.suggestions.flatMap((suggestion, index) =>
    suggestion.kind === kind ? option(suggestion, index, options) : [],
  );
  const name = (options.messages.suggested as Partial<Record<SuggestionKind, string>>)[kind];
  if (!ofKind.length || !name) return ofKind;
  return html`
    <div part="group" class="group" role="group" aria-label=${name}>
      <div part="group-heading" class="group-heading" aria-hidden="true">${name}</div>
      ${ofKind}
    </div>
  `;
}

function option(suggestion: Suggestion, index: number, options: SuggestionOptions): TemplateResult {
  const { kind, name, event, detail } = suggestion;
  const { suggestions, active, common, take, close } = options;
  const isTakenOnEnter =
    suggestion === (suggestions.find(({ isWhole }) => isWhole) ?? (kind === 'words' && suggestion));
  const isActive = index === active;
  const words = `option option-${kind} ${isActive ? 'active' : ''}`;
  const id = `option-${index}`;
  const content = html`
    ${suggestionIcons[kind]}
    <span class="what">
      ${event && common ? html`<bdi class=${marksOf(event, common).join(' ')}>${eventMarks(node, event, common)}${name}</bdi>` : html`<bdi>${name}</bdi>`}
      ${event ? dayAndVenue(event, options) : detail ? html`<span part="detail" class="detail">${detail}</span>` : ''}
    </span>
    ${isTakenOnEnter ? html`<kbd aria-hidden="true">↵</kbd>` : ''}
  `;
  if (!event?.url) {
    return html`<div
      id=${id}
      part=${words}
      class=${words}
      role="option"
      aria-selected=${isActive}
      @click=${() => take(index)}
    >
      ${content}
    </div>`;
  }
  return html`
    <a
      id=${id}
      part=${words}
      class=${words}
      role="option"
      aria-selected=${isActive}
      tabindex="-1"
      href=${event.url}
      @click=${(click: MouseEvent) => {
        select(click, { event });
        close();
      }}
    >
      ${content}
    </a>
  `;
}

function dayAndVenue({ start, venues: [venue] }: CalendarEvent, { display }: SuggestionOptions): TemplateResult {
  const day = shortDay(start.slice(0, 10), display.locale, today(display.timeZone, Date.now()));
  return html`<span part="detail" class="detail"
    ><span part="date" class="date">${day}</span
    >${venue?.name ? html` · <span dir="auto">${venue.name}</span>` : ''}</span
  >`;
}
