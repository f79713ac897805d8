import { html, nothing } from 'lit';
import { isSameName } from '../session/find-items.js';
import { chips } from './chips.js';
import { comboboxOf } from './combobox.js';
import type { Field } from './field.js';
import { itemsFound, sameFirst } from './found-items.js';
import { idsOf, termField, termsOf, type NamedTerm } from './named-terms.js';
import { newTermOf } from './new-term.js';

/**
 * The tags of an event, as chips. A new one is made at once, because servers take only ids for existing tags (wire
 * section 11.1).
 */
export const tagsField: Field<readonly NamedTerm[]> = {
  ...termField,
  name: 'tags',
  wire: ['tags'],
  label: ({ words }) => words.event.fields.tags.label,
  missing: ({ words }) => words.event.fields.tags.missing,
  read: (stored) => termsOf(stored.tags),
  write: (tags) => ({ tags: idsOf(tags) }),
  render: ({ id, value, problem, describedBy, isRequired, change, leave }, form) => {
    const { event, linked, saving } = form.words;
    const making = newTermOf(form.host, 'tags');
    // Tags that were chosen while a new one was made stay.
    const add = ({ id: tag, name }: NamedTerm) => {
      const chosen = (form.valueIn('tags') as readonly NamedTerm[] | undefined) ?? value;
      change([...chosen.filter((one) => one.id !== tag), { id: tag, name }]);
    };
    return html`
      ${chips(value, event.remove, (tag) => {
        change(value.filter((one) => one.id !== tag.id));
        // The button that had the focus is gone.
        form.host.shadowRoot?.getElementById(id)?.focus();
      })}
      ${comboboxOf<NamedTerm>(form.host, 'tags').render({
        id,
        describedBy,
        isInvalid: Boolean(problem),
        isRequired,
        shown: '',
        none: event.none.tags,
        failed: linked.searchFailed,
        note: making.isBusy ? saving : undefined,
        find: (text) => {
          const found = itemsFound(form, 'tags', text);
          const others = found?.filter((one) => !value.some((chosen) => chosen.id === one.id));
          return others
            ? sameFirst(others, text).map((one) => ({ value: one, label: one.name }))
            : (found as null | undefined);
        },
        choose: add,
        actions: (text, found) => {
          const name = text.trim();
          const isThere = [...found.map(({ label }) => label), ...value.map((one) => one.name)].some((one) =>
            isSameName(one, name),
          );
          if (!name || isThere || !form.session.may('manage_terms')) return [];
          return [{ label: linked.create(name), take: () => void making.make(form, { name }, add) }];
        },
        leave,
      })}
      ${making.failure ? html`<p part="invalid" class="invalid" role="alert">${making.failure}</p>` : nothing}
    `;
  },
};
