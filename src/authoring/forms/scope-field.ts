import { membersOf } from '../../data/schema/index.js';
import { radios } from './choices.js';
import type { Field, FormContext } from './field.js';
import { textOf } from './text-fields.js';
import { repeatName, ruleIn, type Repeat } from './repeat.js';
import type { When } from './when.js';

/** The dates of a series that a change is for. */
type Choice = 'this' | 'later' | 'all';

/** The series of an event, and which of its dates change. */
export interface Scope {
  readonly choice: Choice;
  readonly series: number;
  readonly version: string;
  readonly event: number;
  readonly dates: number;
  readonly past: number;
  /** The number of dates from this one on. */
  readonly later: number;
}

const scopeName = 'scope';
const none: Scope = { choice: 'this', series: 0, version: '', event: 0, dates: 0, past: 0, later: 0 };

const dayOf = (when: unknown) => (when as When | undefined)?.startDate;

type Values = Pick<FormContext, 'valueIn' | 'storedIn'>;

/** Whether a date moves to another day, which it does alone. */
const isMoved = ({ valueIn, storedIn }: Values) => dayOf(valueIn('when')) !== dayOf(storedIn('when'));

/** Whether the rule of a series changes. */
function hasOtherRule(form: Values): boolean {
  const stored = form.storedIn(repeatName) as Repeat | undefined;
  return stored?.schedule !== undefined && ruleIn(form) !== ruleIn(form, stored);
}

/** The answers that are offered; a rule changes for several dates. */
function choicesFor({ dates, later }: Scope, form: Values): readonly Choice[] {
  const isWhole = hasOtherRule(form);
  if (isMoved(form) && !isWhole) return ['this'];
  return [...(isWhole ? [] : ['this' as const]), ...(later > 1 && later < dates ? ['later' as const] : []), 'all'];
}

/** The dates that a change is for, of the series as it was read last. */
export function scopeIn(form: Values): Scope {
  const stored = (form.storedIn(scopeName) as Scope | undefined) ?? none;
  const { choice } = (form.valueIn(scopeName) as Scope | undefined) ?? stored;
  const scope = { ...stored, choice };
  if (!scope.series) return scope;
  const choices = choicesFor(scope, form);
  return choices.includes(scope.choice) ? scope : { ...scope, choice: choices[0]! };
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
  read: ({ id: event, series }) => {
    const { id = 0, version, dates, past, later } = membersOf(series);
    const numbers = { series: id, event, dates, past, later };
    const read = Object.entries(numbers).map(([name, number]) => [name, Number(number)]);
    return {
      choice: 'this',
      version: textOf(version),
      ...(Object.fromEntries(read) as Omit<Scope, 'choice' | 'version'>),
    };
  },
  write: () => ({}),
  isEmpty: () => false,
  isChanged: () => false,
  render: ({ id, value, change }, form) => {
    const { onlyThis, andLater, allDates } = form.words.dates;
    const scope = scopeIn(form);
    const { dates, past, later } = scope;
    const labels = { this: onlyThis, later: andLater(later), all: allDates(dates, past) };
    const offered = choicesFor(scope, form).map((choice) => ({ value: choice, label: labels[choice] }));
    return radios(id, offered, scope.choice, (chosen) => change({ ...value, choice: chosen }));
  },
};
