import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { readRule } from '../../data/recurrence/index.js';
import { firstDayOfWeek } from '../../data/query/index.js';
import { addDays, daysName, shortDay } from '../../data/time/index.js';
import { choiceInRange } from '../../elements/parts/day-range.js';
import { nameOfWeekday, patternOf, ruleSentence, weekdayOf, weekdays } from '../../elements/parts/rule-sentence.js';
import { chips } from './chips.js';
import { part, radios } from './choices.js';
import { chooseDays } from './days-chooser.js';
import type { Control, FormContext } from './field.js';
import * as repeats from './repeat.js';
import type { Repeat } from './repeat.js';
import type { RuleAnswer } from './rule-preview.js';
import { lastDate } from './typed-dates.js';
import type { When } from './when.js';
import { zoneOf } from './when-checks.js';
import { dayText, timeText } from './when-words.js';

export const repeatIds = {
  every: 'repeat-every',
  until: 'repeat-until',
  count: 'repeat-count',
  add: 'repeat-add',
  except: 'repeat-except',
} as const;

type Id = (typeof repeatIds)[keyof typeof repeatIds];

/** What all controls of the field need. */
interface Shown {
  readonly value: Repeat;
  readonly when: When | undefined;
  readonly start: string;
  readonly form: FormContext;
  readonly set: (changes: Partial<Repeat>) => void;
  readonly input: (id: Id, type: 'number' | 'date', text: string, take: (text: string) => void) => TemplateResult;
}

/** A choice among a few, each with its words. */
const select = <T extends string>(
  id: string,
  label: string,
  options: Readonly<Partial<Record<T, string>>>,
  chosen: T,
  choose: (value: T) => void,
): TemplateResult => html`
  <select
    part="input"
    class="rule"
    id=${id}
    aria-label=${label}
    @change=${({ target }: Event) => choose((target as HTMLSelectElement).value as T)}
  >
    ${Object.entries(options).map(
      ([name, text]) => html`<option value=${name} .selected=${live(name === chosen)}>${text}</option>`,
    )}
  </select>
`;

/** The rule of another choice in words. */
const inWords = ({ value, start, form }: Shown, changes: Partial<Repeat>): string =>
  patternOf(repeats.partsFor({ ...value, ...changes }, start), start, form.words.dates.rule, form.language);

/** The choices in words: those that most want first, and the stored rule where there is one. */
function choicesOf(shown: Shown): Readonly<Partial<Record<repeats.Choice, string>>> {
  const { value, form } = shown;
  const { choices } = form.words.dates;
  const isOfSeries = value.schedule !== undefined;
  return {
    ...(value.parts && { stored: inWords(shown, { choice: 'stored' }) }),
    ...(!isOfSeries && { never: choices.never }),
    week: inWords(shown, { choice: 'week' }),
    month: inWords(shown, { choice: 'month' }),
    year: inWords(shown, { choice: 'year' }),
    days: choices.days,
    own: choices.own,
  };
}

/** The parts of a rule of one's own: how often, and on which days. */
function renderOwn(shown: Shown): TemplateResult {
  const { value, start, form, set, input } = shown;
  const { words, language, settings } = form;
  const { dates } = words;
  const first = firstDayOfWeek(settings, language) - 1;
  const chosen = value.weekdays.length ? value.weekdays : [weekdayOf(start)];
  const isShort = start.slice(8) > '28';
  const monthlies = repeats.monthlies.filter((monthly) => isShort || monthly !== 'last' || value.monthly === monthly);
  return html`
    <div class="row">
      ${part(
        repeatIds.every,
        dates.every,
        input(repeatIds.every, 'number', value.every, (every) => set({ every })),
      )}
      ${select('repeat-unit', dates.unit, dates.units, value.unit, (unit) => set({ unit }))}
    </div>
    ${
      value.unit === 'WEEKLY'
        ? html`<div class="row" role="group" aria-label=${dates.weekdays}>
            ${[...weekdays.slice(first), ...weekdays.slice(0, first)].map((day) => {
              const others = chosen.filter((one) => one !== day);
              const next = others.length < chosen.length ? others : [...chosen, day];
              return html`<button
                part="button chip"
                class="chip"
                type="button"
                aria-pressed=${chosen.includes(day)}
                @click=${() => set({ weekdays: weekdays.filter((one) => next.includes(one)) })}
              >
                ${nameOfWeekday(day, language, 'short')}
              </button>`;
            })}
          </div>`
        : nothing
    }
    ${
      value.unit === 'MONTHLY'
        ? radios(
            'repeat-monthly',
            monthlies.map((monthly) => ({ value: monthly, label: inWords(shown, { monthly }) })),
            value.monthly,
            (monthly) => set({ monthly }),
          )
        : nothing
    }
  `;
}

/** The end of a rule. */
function renderEnd({ value, start, form, set, input }: Shown): TemplateResult {
  const { dates } = form.words;
  const { ending, until, count } = value;
  return html`
    <div class="row">
      ${part(
        'repeat-ending',
        dates.ends,
        select('repeat-ending', dates.ends, dates.endings, ending, (chosen) =>
          set({ ending: chosen, until: until || addDays(start, 365) }),
        ),
      )}
      ${
        ending === 'until'
          ? part(
              repeatIds.until,
              dates.until.label,
              input(repeatIds.until, 'date', until, (day) => set({ until: day })),
            )
          : nothing
      }
      ${
        ending === 'count'
          ? part(
              repeatIds.count,
              dates.count,
              input(repeatIds.count, 'number', count, (number) => set({ count: number })),
            )
          : nothing
      }
    </div>
  `;
}

/** Days beside the rule: those that are left out, and further ones. */
function renderDays({ value, when, start, form, set }: Shown): TemplateResult {
  const { words, language } = form;
  const { dates, event } = words;
  const { except, added, choice } = value;
  const pauses = repeats.pausesOf(value);
  const zone = when ? zoneOf(when, form) : '';
  const named = (days: readonly string[]) => days.map((day, id) => ({ id, name: dayText(day, language) }));
  return html`
    <div class="row">
      ${chooseDays(
        repeatIds.add,
        {
          label: dates.addDay,
          first: added.at(-1) ?? start,
          zone,
          hint: dates.addDayHint,
          choiceOf: (date) => (added.includes(date) ? 'end' : date === start ? 'between' : undefined),
          choose: (date) => {
            const others = added.filter((one) => one !== date);
            if (date !== start) set({ added: others.length < added.length ? others : [...added, date].sort() });
          },
        },
        form,
      )}
      ${
        choice === 'days'
          ? nothing
          : chooseDays(
              repeatIds.except,
              {
                label: dates.leaveOut,
                first: except.at(-1)?.slice(0, 10) ?? start,
                zone,
                hint: dates.leaveOutHint,
                choiceOf: (date) => pauses.map((pause) => choiceInRange(date, pause)).find(Boolean),
                choose: (date, isSecond) => set({ except: repeats.leftOut(except, date, isSecond) }),
              },
              form,
            )
      }
    </div>
    ${
      added.length
        ? html`<p part="help" class="help">${dates.added}</p>
            ${chips(named(added), event.remove, ({ id }) => set({ added: added.toSpliced(id, 1) }))}`
        : nothing
    }
    ${
      pauses.length
        ? html`<p part="help" class="help">${dates.leftOut}</p>
            ${chips(
              pauses.map(({ first, last }, id) => ({ id, name: daysName(first, last, language) })),
              event.remove,
              ({ id }) => {
                const { first, last } = pauses[id]!;
                set({ except: except.filter((date) => date.slice(0, 10) < first || date.slice(0, 10) > last) });
              },
            )}`
        : nothing
    }
  `;
}

/** What the rule means, as the service counts it. */
function renderMeaning(answer: RuleAnswer | undefined, hasProblem: boolean, { value, form }: Shown): TemplateResult {
  const { words, language } = form;
  const { dates } = words;
  const schedule = answer ? answer.schedule : value.schedule;
  const { added = 0, removed = 0, problem, isFailed } = answer ?? {};
  const hints = schedule
    ? [
        ...(schedule.next.length
          ? [
              dates.next(
                new Intl.ListFormat(language, { type: 'unit' }).format(
                  schedule.next.map((date) => shortDay(date.slice(0, 10), language, schedule.start)),
                ),
              ),
            ]
          : []),
        ...(added || removed ? [dates.moves(added, removed)] : []),
        ...(schedule.skipsShort ? [dates.shortMonths] : []),
        ...schedule.movedByClock.map((date) =>
          dates.movedByClock(dayText(date, language), timeText(date.slice(0, 16).replace(' ', 'T'), form)),
        ),
      ]
    : isFailed
      ? [dates.notCounted]
      : [];
  return html`
    <div role="status" class="field">
      ${problem && !hasProblem ? html`<p part="invalid" class="invalid">${dates.problems[problem]}</p>` : nothing}
      ${
        schedule
          ? html`<p part="sentence" class="sentence">
              ${ruleSentence({ rule: readRule(schedule.rule), start: schedule.start, dates: schedule.dates }, dates.rule, language)}
            </p>`
          : nothing
      }
      ${hints.map((hint) => html`<p part="help" class="help">${hint}</p>`)}
    </div>
  `;
}

export function renderRepeat(
  { id, value, problem, describedBy, change, leave }: Control<Repeat>,
  answer: RuleAnswer | undefined,
  form: FormContext,
): TemplateResult {
  const { dates } = form.words;
  const when = form.valueIn('when') as When | undefined;
  const start = when?.startDate ?? '';
  // The rules in words name the day of the event.
  if (!start) return html`<p part="help" class="help">${form.words.when.missing}</p>`;
  const shown: Shown = {
    value,
    when,
    start,
    form,
    set: (changes) => change({ ...value, ...changes }),
    input: (control, type, text, take) => {
      const isWrong = problem?.control === control;
      return html`<input
        part="input"
        id=${control}
        type=${type}
        min=${type === 'date' ? start : '1'}
        max=${type === 'date' ? lastDate : '999'}
        .value=${live(text)}
        aria-invalid=${isWrong}
        aria-describedby=${isWrong && describedBy ? describedBy : nothing}
        @input=${({ target }: InputEvent) => take((target as HTMLInputElement).value)}
        @blur=${leave}
      />`;
    },
  };
  const { choice } = value;
  return html`
    <div class="row">
      ${select(id, dates.repeat.label, choicesOf(shown), choice, (chosen) => shown.set({ choice: chosen }))}
    </div>
    ${choice === 'own' ? renderOwn(shown) : nothing}
    ${choice === 'never' || choice === 'days' ? nothing : renderEnd(shown)}
    ${choice === 'never' ? nothing : renderDays(shown)}
    ${choice === 'never' ? nothing : renderMeaning(answer, problem !== undefined, shown)}
  `;
}
