import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { membersOf } from '../../schema/index.js';
import { closeIcon } from '../parts/icons.js';
import { comboboxOf } from './combobox.js';
import type { Field } from './field.js';
import { itemsFound } from './found-items.js';
import { textOf } from './text-fields.js';

/** A category, a tag or an organizer of an event. */
export interface NamedTerm {
  readonly id: number;
  readonly name: string;
}

/** Terms as a form keeps them. */
const termsOf = (value: unknown): readonly NamedTerm[] =>
  [value].flat().flatMap((one) => {
    const { id, name, title } = membersOf(one);
    return Number.isInteger(id) ? { id: id as number, name: textOf(name ?? title) } : [];
  });

/** The ids in an order that does not depend on that of the ticks. Names are never sent: servers make new terms of them (wire section 11.1). */
const idsOf = (terms: readonly NamedTerm[]): number[] => terms.map(({ id }) => id).sort((one, other) => one - other);

const shared = {
  initial: () => [],
  isEmpty: (terms: readonly NamedTerm[]) => !terms.length,
  say: (terms: readonly NamedTerm[]) => terms.map(({ name }) => name).join(', '),
};

/** The categories that there are, each with a box to tick. */
export const categoriesField: Field<readonly NamedTerm[]> = {
  ...shared,
  name: 'categories',
  wire: ['categories'],
  isGroup: true,
  label: ({ words }) => words.event.fields.categories.label,
  missing: ({ words }) => words.event.fields.categories.missing,
  read: (stored) => termsOf(stored.categories),
  write: (terms) => ({ categories: idsOf(terms) }),
  render: ({ id, value, change }, form) => {
    const found = itemsFound(form, 'categories', '');
    if (!found) return html`<p class="help">${form.common.categories} …</p>`;
    if (!found.length && !value.length) return html`<p class="help" id=${id}>${form.words.event.noTerms}</p>`;
    // What the event has stays, also where the list is longer than a page.
    const others = value.filter((term) => !found.some((one) => one.id === term.id));
    return html`
      <div class="ticks">
        ${[...found, ...others].map((term, index) => {
          const own = index ? `${id}-${term.id}` : id;
          const isOn = value.some((one) => one.id === term.id);
          return html`
            <span class="option flag">
              <input
                part="input"
                type="checkbox"
                id=${own}
                .checked=${live(isOn)}
                @change=${() => change(isOn ? value.filter((one) => one.id !== term.id) : [...value, { id: term.id, name: term.name }])}
              />
              <label for=${own} dir="auto">${term.name}</label>
            </span>
          `;
        })}
      </div>
    `;
  },
};

/** Items of which an event has several, chosen among those that there are. */
const chosenField = (
  name: 'organizers' | 'tags',
  wire: string,
  write: (terms: readonly NamedTerm[]) => number[],
): Field<readonly NamedTerm[]> => ({
  ...shared,
  name,
  wire: [wire],
  label: ({ words }) => words.event.fields[name].label,
  missing: ({ words }) => words.event.fields[name].missing,
  read: (stored) => termsOf(stored[wire]),
  write: (terms) => ({ [wire]: write(terms) }),
  render: ({ id, value, problem, describedBy, isRequired, change, leave }, form) => {
    const { event } = form.words;
    return html`
      ${
        value.length
          ? html`<ul class="row" role="list">
              ${value.map(
                (tag) =>
                  html`<li>
                    <button
                      part="button chip"
                      class="chip"
                      type="button"
                      aria-label=${event.remove(tag.name)}
                      @click=${() => {
                        change(value.filter((one) => one.id !== tag.id));
                        // The button that had the focus is gone.
                        form.host.shadowRoot?.getElementById(id)?.focus();
                      }}
                    >
                      <bdi>${tag.name}</bdi>${closeIcon}
                    </button>
                  </li>`,
              )}
            </ul>`
          : nothing
      }
      ${comboboxOf<NamedTerm>(form.host, name).render({
        id,
        describedBy,
        isInvalid: Boolean(problem),
        isRequired,
        shown: '',
        none: event.none[name],
        find: (text) =>
          itemsFound(form, name, text)
            ?.filter((tag) => !value.some((one) => one.id === tag.id))
            .map((tag) => ({ value: { id: tag.id, name: tag.name }, label: tag.name })),
        choose: (tag) => change([...value, tag]),
        leave,
      })}
    `;
  },
});

export const tagsField = chosenField('tags', 'tags', idsOf);

/** Their order is that of the event. */
export const organizersField = chosenField('organizers', 'organizer', (chosen) => chosen.map(({ id }) => id));
