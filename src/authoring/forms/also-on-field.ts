import { html } from 'lit';
import { clockChangeAt } from '../../data/time/index.js';
import { chooseDays } from './days-chooser.js';
import type { Field, FormContext, Problem } from './field.js';
import { endsOf, movedTo, type When } from './when.js';
import { zoneOf } from './when-checks.js';
import { dayText, timeText, zoneText } from './when-words.js';

export const alsoOnName = 'also-on';

/** "Saturday, 12 December 2026, and Saturday, 19 December 2026" */
export const daysText = (days: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(days.map((day) => dayText(day, language)));

/** A day on which the clock jumps over the time of the event. */
function check(days: readonly string[], form: FormContext): Omit<Problem, 'field'> | undefined {
  const when = form.valueIn('when') as When | undefined;
  if (!when?.startDate || when.isAllDay) return undefined;
  const zone = zoneOf(when, form);
  for (const wall of days.flatMap((day) => Object.values(endsOf(movedTo(when, day)) ?? {})))
    if (zone && clockChangeAt(wall, zone)?.kind === 'gap')
      return { text: form.words.when.gap(timeText(wall, form), dayText(wall, form.language), zoneText(zone, form)) };
  return undefined;
}

/**
 * Further days of a new event, each of which becomes an event of its own. It is no field of the interface, which knows
 * no recurrence.
 */
export const alsoOnField: Field<readonly string[]> = {
  name: alsoOnName,
  wire: [],
  isGroup: true,
  label: ({ words }) => words.dates.alsoOn.label,
  missing: ({ words }) => words.dates.alsoOn.missing,
  initial: () => [],
  read: () => [],
  write: () => ({}),
  isEmpty: (days) => !days.length,
  // Nothing of it is on the wire.
  isChanged: (days) => days.length > 0,
  check,
  render: ({ id, value, change }, form) => {
    const when = form.valueIn('when') as When | undefined;
    const start = when?.startDate ?? '';
    return html`
      ${chooseDays(
        id,
        {
          label: form.words.dates.addDay,
          first: value.at(-1) ?? start,
          zone: when ? zoneOf(when, form) : '',
          hint: form.words.dates.alsoOnHint,
          choiceOf: (date) => (value.includes(date) ? 'end' : date === start ? 'between' : undefined),
          choose: (date) => {
            if (date !== start)
              change(value.includes(date) ? value.filter((one) => one !== date) : [...value, date].sort());
          },
        },
        form,
      )}
      <p part="also-on" role="status">${daysText(value, form.language)}</p>
    `;
  },
};
