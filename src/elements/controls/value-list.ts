import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ControlMessages, Messages } from '../../locale/index.js';
import { notice } from '../parts/notice.js';
import { isChosen, withBelow, type FacetValues, type Value } from './facet-values.js';
import { rankOf, wordsOf } from './folded.js';

/** More values than these can be searched, */
const mostUnsearched = 8;
/** and no more than these are shown at once. */
const mostShown = 100;

/** The values of a facet, and what visitors have done with them. */
export interface ValueListOptions {
  /** Name of the facet. */
  readonly name: string;
  readonly values: FacetValues;
  readonly chosen: readonly string[];
  /** What the visitor looks for among them. */
  readonly search: string;
  readonly countOf: (value: Value) => number | undefined;
  readonly messages: Messages;
  readonly bundle: ControlMessages;
}

export interface ValueListHandlers {
  readonly choose: (value: Value, isOn: boolean) => void;
  readonly find: (text: string) => void;
}

/** A number of events, for eyes and for ears. */
export const eventCountOf = (count: number | undefined, { number, shown }: Messages): TemplateResult | typeof nothing =>
  count === undefined
    ? nothing
    : html`<span part="count" class="count" aria-hidden="true">${number(count)}</span
        ><span class="unseen">, ${shown(1, count, count)}</span>`;

function found(values: readonly Value[], search: string): Value[] {
  const words = wordsOf(search);
  return values
    .flatMap((value) => ({ value, rank: rankOf(value.name, words) ?? -1 }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}

/** Values as boxes to check, below those that stand for them too, and a field to find one where there are many. */
export function valueList(options: ValueListOptions, { choose, find }: ValueListHandlers): TemplateResult {
  const { name, values, chosen, search, countOf, messages, bundle } = options;
  const problem = values.hasFailed ? notice('error', messages.failed, undefined, { label: messages.retry, take: values.retry }) : nothing;
  const { all } = values;
  if (!all.length) {
    if (values.hasFailed) return html`${problem}`;
    return html`<p class="note ${values.isLoading ? 'room' : ''}" role="status">${values.isLoading ? bundle.loading : bundle.none}</p>`;
  }
  const flat = all.flatMap(withBelow);
  const isSearched = Boolean(search.trim());
  const wanted = isSearched ? found(flat, search) : all;
  const shown = wanted.slice(0, mostShown);

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
              <bdi part="name">${value.name}</bdi>${eventCountOf(countOf(value), messages)}
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
            aria-label=${bundle.find(name)}
            placeholder=${bundle.find(name)}
            .value=${live(search)}
            @input=${({ target }: Event) => find((target as HTMLInputElement).value)}
          />`
        : nothing
    }
    <div class="scrolled">${list(shown, false)}</div>
    ${problem}
    <p class="note ${shown.length && shown.length === wanted.length ? 'unseen' : ''}" role="status">
      ${!shown.length ? bundle.none : shown.length < wanted.length ? bundle.further(wanted.length - shown.length) : nothing}
    </p>
  `;
}
