import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ControlMessages, Messages } from '../../locale/index.js';
import { notice } from '../base/errors/notices.js';
import { isChosen, valuesFound, withBelow, type FacetValues, type Value } from './facet-values.js';
import type { ValueFacetName } from './facets.js';

/** More values than these can be searched, */
const mostUnsearched = 8;
/** and no more than these are shown at once. */
const mostShown = 100;

/** The values of a facet, and what visitors have done with them. */
export interface ValueListOptions {
  readonly facet: ValueFacetName;
  readonly values: FacetValues;
  /** Which of them are offered. */
  readonly offers: (value: Value) => boolean;
  /** A hint about the values. */
  readonly hint: string | undefined;
  readonly chosen: readonly string[];
  /** The visitor's search among the values. */
  readonly search: string;
  /** @param index its position among those shown, counted from 0 */
  readonly countOf: (value: Value, index: number) => number | undefined;
  readonly common: Messages;
  readonly messages: ControlMessages;
}

export interface ValueListHandlers {
  readonly choose: (value: Value, isOn: boolean) => void;
  readonly find: (text: string) => void;
}

/** A number of events, for eyes and for ears. */
export const eventCountOf = (
  count: number | undefined,
  { number, shown }: Messages,
): TemplateResult | typeof nothing =>
  count === undefined
    ? nothing
    : html`<span part="count" class="count" aria-hidden="true">${number(count)}</span
        ><span class="unseen">, ${shown(1, count, count)}</span>`;

/** Values as boxes to check, below those that stand for them too, and a field to find one where there are many. */
export function valueList(options: ValueListOptions, { choose, find }: ValueListHandlers): TemplateResult {
  const { facet, values, offers, hint, chosen, search, countOf, common, messages } = options;
  const problem = values.hasFailed
    ? notice('error', common.failed, undefined, { label: common.retry, take: values.retry })
    : nothing;
  const all = values.all.filter(offers);
  if (!all.length) {
    if (values.hasFailed) return html`${problem}`;
    const text = values.isLoading ? messages.loading : messages.none;
    return html`<p class="note ${values.isLoading ? 'awaited' : ''}" role="status">${text}</p>`;
  }
  const flat = all.flatMap(withBelow);
  const isSearched = Boolean(search.trim());
  const wanted = isSearched ? valuesFound(flat, search) : all;
  const shown = wanted.slice(0, mostShown);

  let index = 0;
  const list = (some: readonly Value[], isIncluded: boolean): TemplateResult => html`
    <ul part="values" class="values" role="list">
      ${some.map((value) => {
        const isOn = isIncluded || isChosen(value, chosen);
        return html`
          <li>
            <label part="value" class="value">
              <input
                part="checkbox"
                type="checkbox"
                .checked=${live(isOn)}
                ?disabled=${isIncluded}
                @change=${({ target }: Event) => choose(value, (target as HTMLInputElement).checked)}
              />
              <bdi part="name">${value.name}</bdi>${eventCountOf(countOf(value, index++), common)}
            </label>
            ${value.below.length && !isSearched ? list(value.below, isOn) : nothing}
          </li>
        `;
      })}
    </ul>
  `;
  return html`
    ${
      flat.length > mostUnsearched
        ? html`<input
            part="find"
            class="find"
            type="search"
            autocomplete="off"
            aria-label=${messages.find[facet]}
            placeholder=${messages.find[facet]}
            .value=${live(search)}
            @input=${({ target }: Event) => find((target as HTMLInputElement).value)}
          />`
        : nothing
    }
    ${hint ? html`<p part="hint" class="note">${hint}</p>` : nothing}
    <div class="scrolled">${list(shown, false)}</div>
    ${problem}
    <p class="note ${shown.length && shown.length === wanted.length ? 'unseen' : ''}" role="status">
      ${!shown.length ? messages.none : shown.length < wanted.length ? messages.further(wanted.length - shown.length) : nothing}
    </p>
  `;
}
