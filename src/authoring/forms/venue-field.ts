import { html } from 'lit';
import { isSameName, type FoundItem } from '../session/find-items.js';
import { plainText } from '../../data/records/index.js';
import { membersOf } from '../../data/schema/index.js';
import { comboboxOf } from './combobox.js';
import { createStepOf } from './create-step.js';
import type { Field } from './field.js';
import { forgetFound, itemsFound, sameFirst } from './found-items.js';
import type { LinkedItem } from './items.js';
import { textOf } from './text-fields.js';

/** Linked items of the wire, whose names are HTML, as a form keeps them. */
const linkedItems = (value: unknown): readonly LinkedItem[] =>
  [value].flat().flatMap((one) => {
    const { id, title, town } = membersOf(one);
    return Number.isInteger(id)
      ? {
          id: id as number,
          title: plainText(textOf(title)),
          ...(typeof town === 'string' && { town: plainText(town) }),
        }
      : [];
  });

const shownAs = ({ title, town }: LinkedItem): string => (town ? `${title}, ${town}` : title);

/**
 * The venue of an event: an existing one, distinguished by its town, or a new one, which is made in its own form first.
 * @param loadForm loads the element of that form
 */
export const venueField = (loadForm: () => Promise<unknown>): Field<readonly LinkedItem[]> => ({
  name: 'venue',
  wire: ['venue'],
  label: ({ words }) => words.event.fields.venue.label,
  missing: ({ words }) => words.event.fields.venue.missing,
  initial: () => [],
  read: (stored) => linkedItems(stored.venue),
  // Other servers take one, and cannot be without the one that they have (wire section 11.1).
  write: (venues, { session }) => ({
    venue: session.offers('many_venues') ? venues.map(({ id }) => id) : venues[0]?.id,
  }),
  isEmpty: (venues) => !venues.length,
  whyItStays: ({ session, words }) => (session.offers('many_venues') ? undefined : words.linked.venueStays),
  say: (venues) => venues.map(shownAs).join('; '),
  render: ({ id, value, problem, describedBy, isRequired, change, leave }, form) => {
    const { words, session } = form;
    const { linked } = words;
    const step = createStepOf(form.host, 'venues', loadForm);
    const stored = form.storedIn('venue') as readonly LinkedItem[] | undefined;
    const refusal = stored?.length && !session.offers('many_venues') ? linked.venueStays : undefined;
    const take = ({ id: venue, name, detail }: FoundItem) => {
      forgetFound(form, 'venues');
      change([{ id: venue, title: name, town: detail }]);
    };
    return html`
      ${comboboxOf<LinkedItem>(form.host, 'venue').render({
        id,
        describedBy,
        isInvalid: Boolean(problem),
        isRequired,
        placeholder: session.may('create_venues') ? linked.searchOrAdd.venues : undefined,
        shown: value.map(shownAs).join('; '),
        none: words.event.noVenue,
        failed: linked.searchFailed,
        note: step.isMade(value[0]?.id) ? linked.made(value[0]!.title) : undefined,
        find: (text) => {
          const found = itemsFound(form, 'venues', text);
          return (
            found &&
            sameFirst(found, text).map(({ id: venue, name, detail, isRecent }) => ({
              value: { id: venue, title: name, town: detail },
              label: name,
              detail: [detail, isSameName(name, text) ? linked.takeExisting : isRecent ? linked.recent : '']
                .filter(Boolean)
                .join(' · '),
            }))
          );
        },
        choose: (venue) => change([venue]),
        actions: (text, found) => {
          const name = text.trim();
          const isThere = found.some(({ label }) => isSameName(label, name));
          if (name) {
            const label = (isThere ? linked.createElsewhere : linked.create)(name);
            return !session.may('create_venues') ? [] : [{ label, take: () => step.open({ name, take, control: id }) }];
          }
          return value.length && !isRequired ? [{ label: linked.noVenue, refusal, take: () => change([]) }] : [];
        },
        ...(refusal === undefined ? { clear: () => change([]) } : { whyItStays: refusal }),
        leave,
      })}
      ${step.render(form)}
    `;
  },
});
