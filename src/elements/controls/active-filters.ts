import { html, nothing, type TemplateResult } from 'lit';
import { closeIcon } from '../parts/icons.js';
import type { ControlMessages } from '../../locale/index.js';
import { boolean, readAttribute } from '../../data/schema/index.js';
import { shortDays } from '../../data/time/index.js';
import type { FilterChange } from '../base/events.js';
import {
  dateChange,
  dateChoice,
  facets,
  isRange,
  isValueFacet,
  listed,
  without,
  type DateChoice,
  type FacetName,
  type ReadAttribute,
  type SwitchFacetName,
  type ValueFacetName,
} from './facets.js';

/** A filter that is set. */
export interface ActiveFilter {
  readonly facet: FacetName;
  readonly name: string;
  /** The attributes that remove it. */
  readonly change: FilterChange;
}

interface NameOptions {
  /** The name of what an attribute lists, as far as it is known. */
  readonly nameOf: (facet: ValueFacetName, text: string) => string;
  readonly locale: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly messages: ControlMessages;
}

/** The filters that are set, read from the attributes of the views, which alone hold them. */
export class ActiveFilters {
  readonly #read: ReadAttribute;
  /** The range of the views before the visitor chose another. */
  #ownRange: string | null = null;

  constructor(read: ReadAttribute) {
    this.#read = read;
  }

  /** To be called before each update. */
  update(): void {
    const range = this.#read('range');
    if (!isRange(range) && typeof this.dates !== 'object') this.#ownRange = range;
  }

  get dates(): DateChoice {
    return dateChoice(this.#read);
  }

  /** The values of a facet that are chosen. */
  chosen(name: ValueFacetName): string[] {
    return listed(this.#read(facets[name].attributes[0]));
  }

  /** The filters of these facets that are set. */
  of(names: readonly FacetName[], { nameOf, locale, today, messages }: NameOptions): ActiveFilter[] {
    return names.flatMap((facet): ActiveFilter[] => {
      if (isValueFacet(facet)) {
        const chosen = this.chosen(facet);
        return chosen.map((text) => {
          const others = chosen.filter((other) => other !== text).join() || null;
          return { facet, name: nameOf(facet, text), change: { [facets[facet].attributes[0]]: others } };
        });
      }
      if (facet === 'date') {
        const { dates } = this;
        if (!dates) return [];
        const name =
          typeof dates === 'object' ? shortDays(dates.first, dates.last, locale, today) : messages.dates[dates];
        return [{ facet, name, change: this.withDates(undefined) }];
      }
      return this.#isOn(facet) ? [{ facet, name: messages.facets[facet], change: without(facet) }] : [];
    });
  }

  /** The attributes that set or remove the dates. */
  withDates(choice: DateChoice): FilterChange {
    return dateChange(choice, this.#ownRange);
  }

  /** The attributes that remove all of these filters. */
  cleared(filters: readonly ActiveFilter[]): FilterChange {
    return Object.assign(
      {},
      ...filters.map(({ facet }) => (facet === 'date' ? this.withDates(undefined) : without(facet))),
    ) as FilterChange;
  }

  #isOn(facet: SwitchFacetName): boolean {
    if (facet === 'near') return this.#read('geoloc-lat') !== null;
    const value = this.#read(facets[facet].attributes[0]);
    return value !== null && readAttribute(boolean, value) === true;
  }
}

interface ChipHandlers {
  readonly remove: (change: FilterChange) => void;
  readonly clear: (() => void) | undefined;
}

/** The button that takes all filters away. */
export const clearButton = ({ clearAll }: ControlMessages, clear: () => void): TemplateResult =>
  html`<button part="button clear" class="clear" type="button" @click=${clear}>${clearAll}</button>`;

/** Buttons that take a filter away, and one for all where that stands among them. */
export function filterChips(
  filters: readonly ActiveFilter[],
  messages: ControlMessages,
  { remove, clear }: ChipHandlers,
): TemplateResult {
  return html`
    <ul part="chips" class="chips" role="list" aria-label=${messages.activeFilters}>
      ${filters.map(
        ({ name, change }) => html`
          <li>
            <button
              part="button chip"
              class="chip"
              type="button"
              aria-label=${messages.remove(name)}
              @click=${() => remove(change)}
            >
              <bdi>${name}</bdi>${closeIcon}
            </button>
          </li>
        `,
      )}
      ${clear ? html`<li>${clearButton(messages, clear)}</li>` : nothing}
    </ul>
  `;
}
