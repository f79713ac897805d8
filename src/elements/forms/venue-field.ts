import { membersOf } from '../../schema/index.js';
import { comboboxOf } from './combobox.js';
import type { Field } from './field.js';
import { itemsFound } from './found-items.js';
import type { LinkedItem } from './items.js';
import { textOf } from './text-fields.js';

/** Linked items as a form keeps them. */
const linkedItems = (value: unknown): readonly LinkedItem[] =>
  [value].flat().flatMap((one) => {
    const { id, title, town } = membersOf(one);
    return Number.isInteger(id) ? { id: id as number, title: textOf(title), ...(typeof town === 'string' && { town }) } : [];
  });

const shownAs = ({ title, town }: LinkedItem): string => (town ? `${title}, ${town}` : title);

/** The venue of an event: one of those there are, told apart by their towns. */
export const venueField: Field<readonly LinkedItem[]> = {
  name: 'venue',
  wire: ['venue'],
  label: ({ words }) => words.event.fields.venue.label,
  missing: ({ words }) => words.event.fields.venue.missing,
  initial: () => [],
  read: (stored) => linkedItems(stored.venue),
  // Other servers take one, and cannot be without the one that they have (wire section 11.1).
  write: (venues, { session }) => ({ venue: session.offers('many_venues') ? venues.map(({ id }) => id) : venues[0]?.id }),
  isEmpty: (venues) => !venues.length,
  say: (venues) => venues.map(shownAs).join('; '),
  render: ({ id, value, problem, describedBy, isRequired, change, leave }, form) =>
    comboboxOf<LinkedItem>(form.host, 'venue').render({
      id,
      describedBy,
      isInvalid: Boolean(problem),
      isRequired,
      shown: value.map(shownAs).join('; '),
      none: form.words.event.noVenue,
      find: (text) =>
        itemsFound(form, 'venues', text)?.map((venue) => ({
          value: { id: venue.id, title: venue.name, town: venue.detail },
          label: venue.name,
          ...(venue.detail && { detail: venue.detail }),
        })),
      choose: (venue) => change([venue]),
      clear: () => change([]),
      leave,
    }),
};
