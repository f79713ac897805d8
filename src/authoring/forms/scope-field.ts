import { membersOf } from '../../data/schema/index.js';
import { radios } from './choices.js';
import type { Field, FormContext } from './field.js';
import type { When } from './when.js';

/** The dates of a series that a change is for. */
type Choice = 'this' | 'later' | 'all';

/** The series of an event, and which of its dates change. */
export interface Scope {
  readonly choice: Choice;
  readonly series: number;
  readonly dates: number;
  readonly past: number;
  /** The number of dates from this one on. */
  readonly later: number;
}

const scopeName = 'scope';
const none: Scope = { choice: 'this', series: 0, dates: 0, past: 0, later: 0 };

const dayOf = (when: unknown) => (when as When | undefined)?.startDate;

/** The dates that a change is for: one that moves to another day moves alone. */
export function scopeIn(form: Pick<FormContext, 'valueIn' | 'storedIn'>): Scope {
  const scope = (form.valueIn(scopeName) as Scope | undefined) ?? none;
  return dayOf(form.valueIn('when')) === dayOf(form.storedIn('when')) ? scope : { ...scope, choice: 'this' };
}

/** Which dates of its series change with a date. */
export const scopeField: Field<Scope> = {
  name: scopeName,
  wire: [],
  isGroup: true,
  isRequired: true,
  isOffered: ({ storedIn }) => ((storedIn(scopeName) as Scope | undefined)?.dates ?? 0) > 1,
  label: ({ words }) => words.dates.scope.label,
  missing: ({ words }) => words.dates.scope.missing,
  initial: () => none,
  read: ({ series }) => {
    const { id, dates, past, later } = membersOf(series);
    return { choice: 'this', series: Number(id), dates: Number(dates), past: Number(past), later: Number(later) };
  },
  write: () => ({}),
  isEmpty: () => false,
  isChanged: () => false,
  render: ({ id, value, change }, form) => {
    const { onlyThis, andLater, allDates } = form.words.dates;
    const { choice } = scopeIn(form);
    const isMoved = dayOf(form.valueIn('when')) !== dayOf(form.storedIn('when'));
    const { dates, past, later } = value;
    const choices = [
      { value: 'this' as Choice, label: onlyThis },
      ...(later > 1 && later < dates ? [{ value: 'later' as Choice, label: andLater(later) }] : []),
      { value: 'all' as Choice, label: allDates(dates, past) },
    ];
    return radios(id, isMoved ? choices.slice(0, 1) : choices, choice, (chosen) =>
      change({ ...value, choice: chosen }),
    );
  },
};
