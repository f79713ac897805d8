import { html, nothing } from 'lit';
import { isSameName, type FoundItem } from '../session/find-items.js';
import { closeIcon, openIcon } from '../../elements/parts/icons.js';
import { comboboxOf } from './combobox.js';
import { createStepOf } from './create-step.js';
import type { Field } from './field.js';
import { forgetFound, itemsFound, sameFirst } from './found-items.js';
import { termField, termsOf, type NamedTerm } from './named-terms.js';

/** These with one and its neighbor exchanged. */
function moved<T>(items: readonly T[], index: number, step: 1 | -1): readonly T[] {
  const others = items.toSpliced(index, 1);
  return others.toSpliced(index + step, 0, items[index]!);
}

/**
 * The organizers of an event, in its order: those there are, or new ones, each made in its own form first.
 * @param loadForm loads the element of that form
 */
export const organizersField = (loadForm: () => Promise<unknown>): Field<readonly NamedTerm[]> => ({
  ...termField,
  name: 'organizers',
  wire: ['organizer'],
  label: ({ words }) => words.event.fields.organizers.label,
  missing: ({ words }) => words.event.fields.organizers.missing,
  read: (stored) => termsOf(stored.organizer),
  write: (organizers) => ({ organizer: organizers.map(({ id }) => id) }),
  render: ({ id, value, problem, describedBy, isRequired, change, leave }, form) => {
    const { event, linked } = form.words;
    const step = createStepOf(form.host, 'organizers', loadForm);
    const last = value.at(-1);
    const add = (organizer: NamedTerm) =>
      change([...value.filter((one) => one.id !== organizer.id), { id: organizer.id, name: organizer.name }]);
    const focus = (control: string) =>
      void form.host.updateComplete.then(() => {
        const found = form.host.shadowRoot?.getElementById(control);
        // A button that can do nothing any more cannot have the focus.
        (found?.matches(':disabled') ? form.host.shadowRoot?.getElementById(id) : found)?.focus();
      });
    const move = (index: number, way: 1 | -1, control: string) => {
      change(moved(value, index, way));
      focus(control);
    };
    const button = (control: string, label: string, part: string, isOff: boolean, take: () => void) => html`
      <button
        part="button ${part}"
        class=${part}
        id=${control}
        type="button"
        aria-label=${label}
        title=${label}
        ?disabled=${isOff}
        @click=${take}
      >
        ${part === 'remove' ? closeIcon : openIcon}
      </button>
    `;
    return html`
      ${
        value.length
          ? html`<ol class="chosen" role="list">
              ${value.map(
                (organizer, index) =>
                  html`<li>
                    <bdi>${organizer.name}</bdi>
                    ${
                      value.length > 1
                        ? html`
                            ${button(`${id}-up-${organizer.id}`, linked.moveUp(organizer.name), 'up', index === 0, () =>
                              move(index, -1, `${id}-up-${organizer.id}`),
                            )}
                            ${button(
                              `${id}-down-${organizer.id}`,
                              linked.moveDown(organizer.name),
                              'down',
                              organizer === last,
                              () => move(index, 1, `${id}-down-${organizer.id}`),
                            )}
                          `
                        : nothing
                    }
                    ${button(`${id}-remove-${organizer.id}`, event.remove(organizer.name), 'remove', false, () => {
                      change(value.filter((one) => one !== organizer));
                      focus(id);
                    })}
                  </li>`,
              )}
            </ol>`
          : nothing
      }
      ${comboboxOf<NamedTerm>(form.host, 'organizers').render({
        id,
        describedBy,
        isInvalid: Boolean(problem),
        isRequired,
        placeholder: form.session.may('create_venues') ? linked.searchOrAdd.organizers : undefined,
        shown: '',
        none: event.none.organizers,
        failed: linked.searchFailed,
        note: last && step.isMade(last.id) ? linked.made(last.name) : undefined,
        find: (text) => {
          const found = itemsFound(form, 'organizers', text);
          const others = found?.filter((one) => !value.some((chosen) => chosen.id === one.id));
          return others
            ? sameFirst(others, text).map((one) => ({
                value: one,
                label: one.name,
                ...(isSameName(one.name, text) && { detail: linked.takeExisting }),
              }))
            : (found as null | undefined);
        },
        choose: add,
        actions: (text, found) => {
          const name = text.trim();
          const isThere = [...found.map(({ label }) => label), ...value.map((one) => one.name)].some((one) =>
            isSameName(one, name),
          );
          if (!name || isThere || !form.session.may('create_venues')) return [];
          const take = (organizer: FoundItem) => {
            forgetFound(form, 'organizers');
            add(organizer);
          };
          return [{ label: linked.create(name), take: () => step.open({ name, take, control: id }) }];
        },
        leave,
      })}
      ${step.render(form)}
    `;
  },
});
