import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { clockChangeAt, weekdayName } from '../../data/time/index.js';
import { part } from './choices.js';
import { chooseDays } from './days-chooser.js';
import type { Field, FormContext, Problem } from './field.js';
import { mostCopies, noRepeat, repeatedDays, ruleOf, usualEnd, weekOfMonth, type Repeat, type Rule } from './repeat.js';
import { lastDate } from './typed-dates.js';
import { endsOf, movedTo, type When } from './when.js';
import { zoneOf } from './when-checks.js';
import { dayText, timeText, zoneText } from './when-words.js';

const alsoOnName = 'also-on';
const untilId = 'also-on-until';

/** "Saturday, 12 December 2026, and Saturday, 19 December 2026" */
export const daysText = (days: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(days.map((day) => dayText(day, language)));

const startIn = (form: Pick<FormContext, 'valueIn'>): string =>
  (form.valueIn('when') as When | undefined)?.startDate ?? '';

/** The further days of a new event, `YYYY-MM-DD`. */
export const furtherDays = (form: Pick<FormContext, 'valueIn'>): readonly string[] =>
  repeatedDays({ ...noRepeat, ...(form.valueIn(alsoOnName) as Repeat | undefined) }, startIn(form));

/** The same as a rule of RFC 5545, where the server keeps series; empty for an event of one day, and elsewhere. */
export function ruleIn(form: Pick<FormContext, 'valueIn' | 'session'>): string {
  const when = form.valueIn('when') as When | undefined;
  if (!form.session.offers('series') || !when || !furtherDays(form).length) return '';
  const repeat = { ...noRepeat, ...(form.valueIn(alsoOnName) as Repeat | undefined) };
  return ruleOf(repeat, when.startDate, when.isAllDay ? '00:00:00' : `${when.startTime}:00`);
}

/** A rule without its last day, or with too many; or a day on which the clock jumps over the time of the event. */
function check(repeat: Repeat, form: FormContext): Omit<Problem, 'field'> | undefined {
  const when = form.valueIn('when') as When | undefined;
  if (!when?.startDate) return undefined;
  const { dates } = form.words;
  const days = repeatedDays(repeat, when.startDate);
  if (repeat.rule && !days.length) return { control: untilId, text: dates.until.missing };
  if (days.length > mostCopies) return { control: untilId, text: dates.tooManyCopies(mostCopies) };
  if (when.isAllDay) return undefined;
  const zone = zoneOf(when, form);
  for (const wall of days.flatMap((day) => Object.values(endsOf(movedTo(when, day)) ?? {})))
    if (zone && clockChangeAt(wall, zone)?.kind === 'gap')
      return { text: form.words.when.gap(timeText(wall, form), dayText(wall, form.language), zoneText(zone, form)) };
  return undefined;
}

/**
 * The further days of a new event, by a rule or chosen one by one, each of which becomes an event of its own. It is no
 * field of the interface, which knows no recurrence.
 */
export const alsoOnField: Field<Repeat> = {
  name: alsoOnName,
  wire: [],
  isGroup: true,
  label: ({ words }) => words.dates.alsoOn.label,
  missing: ({ words }) => words.dates.alsoOn.missing,
  initial: () => noRepeat,
  read: () => noRepeat,
  write: () => ({}),
  isEmpty: ({ rule, days }) => !rule && !days.length,
  // Nothing of it is on the wire.
  isChanged: ({ rule, days }) => rule !== '' || days.length > 0,
  check,
  render: ({ id, value: given, problem, describedBy, change, leave }, form) => {
    const value = { ...noRepeat, ...given };
    const { rule, until, days } = value;
    const { dates } = form.words;
    const when = form.valueIn('when') as When | undefined;
    const start = when?.startDate ?? '';
    const further = repeatedDays(value, start);
    const month = start && dates.rules.month(weekOfMonth(start), weekdayName(start, form.language, 'long'));
    const labels: Readonly<Record<Rule, string>> = { ...dates.rules, '': dates.rules.none, month };
    const isWrong = problem?.control === untilId;
    return html`
      <div class="row">
        <select
          part="input"
          class="rule"
          aria-label=${dates.alsoOn.label}
          ?disabled=${!start}
          @change=${({ target }: Event) =>
            change({
              ...value,
              rule: (target as HTMLSelectElement).value as Rule,
              until: until > start ? until : usualEnd(start),
            })}
        >
          ${(['', 'week', 'fortnight', 'month'] as const).map(
            (name) => html`<option value=${name} ?selected=${name === rule}>${labels[name]}</option>`,
          )}
        </select>
        ${
          rule
            ? part(
                untilId,
                dates.until.label,
                html`<input
                  part="input"
                  id=${untilId}
                  type="date"
                  min=${start}
                  max=${lastDate}
                  .value=${live(until)}
                  aria-invalid=${isWrong}
                  aria-describedby=${isWrong && describedBy ? describedBy : nothing}
                  @input=${({ target }: InputEvent) => change({ ...value, until: (target as HTMLInputElement).value })}
                  @blur=${leave}
                />`,
              )
            : chooseDays(
                id,
                {
                  label: dates.addDay,
                  first: days.at(-1) ?? start,
                  zone: when ? zoneOf(when, form) : '',
                  hint: dates.alsoOnHint,
                  choiceOf: (date) => (days.includes(date) ? 'end' : date === start ? 'between' : undefined),
                  choose: (date) => {
                    if (date === start) return;
                    const others = days.filter((one) => one !== date);
                    change({ ...value, days: others.length < days.length ? others : [...days, date].sort() });
                  },
                },
                form,
              )
        }
      </div>
      <p part="also-on" role="status">
        ${rule && further.length ? dates.series(further.length + 1, dayText(further.at(-1)!, form.language)) : daysText(further, form.language)}
      </p>
    `;
  },
};
