import { membersOf } from '../../data/schema/index.js';
import { patternOf } from '../../elements/parts/rule-sentence.js';
import { scheduleOf } from '../session/series.js';
import { isSame, type Field, type FormContext, type Problem } from './field.js';
import { partsFor, repeatName, repeatOf, noRepeat, ruleIn, type Repeat } from './repeat.js';
import { renderRepeat, repeatIds } from './repeat-controls.js';
import { rulePreviewOf, type RuleRequest } from './rule-preview.js';
import { scopeIn } from './scope-field.js';
import { textOf } from './text-fields.js';
import { isYearMeant } from './typed-dates.js';
import { endsOf, type When } from './when.js';
import { whenField } from './when-field.js';

/** Whether a number was typed that a rule can have. */
const isNumber = (text: string) => /^[1-9]\d{0,2}$/.test(text.trim());

/** What is missing of a rule, or typed wrong, before the service is asked. */
function mistakeIn({ choice, every, ending, until, count, added }: Repeat, form: FormContext) {
  const { dates, when } = form.words;
  if (choice === 'days') return added.length ? undefined : { control: repeatIds.add, text: dates.repeat.missing };
  if (choice === 'own' && !isNumber(every)) return { control: repeatIds.every, text: dates.notNumber };
  if (ending === 'until' && !until) return { control: repeatIds.until, text: dates.until.missing };
  const isOwn = until !== (form.storedIn(repeatName) as Repeat | undefined)?.until;
  if (ending === 'until' && isOwn && !isYearMeant(until)) return { control: repeatIds.until, text: when.yearUnmeant };
  if (ending === 'count' && !isNumber(count)) return { control: repeatIds.count, text: dates.notNumber };
  return undefined;
}

/** What the service is asked about the rule of a form; nothing while it is not complete, or as it is stored. */
function requestOf(repeat: Repeat, form: FormContext): RuleRequest | undefined {
  const when = form.valueIn('when') as When | undefined;
  const ends = when && endsOf(when);
  if (repeat.choice === 'never' || !ends || ends.end < ends.start || mistakeIn(repeat, form)) return undefined;
  const rule = ruleIn(form, repeat);
  const fields = whenField.write(when, form);
  const { series, event, choice } = scopeIn(form);
  if (!series) return { series: undefined, body: { ...(event && { event }), fields, rule } };
  const stored = form.storedIn('when') as When;
  const isMoved = !isSame(whenField.write(stored, form), fields);
  const isStored = rule === ruleIn(form, form.storedIn(repeatName) as Repeat);
  if (isStored && !isMoved) return undefined;
  return {
    series,
    body: { [choice === 'later' ? 'from' : 'event']: event, ...(isMoved && { fields }), ...(!isStored && { rule }) },
  };
}

function check(repeat: Repeat, form: FormContext): Omit<Problem, 'field'> | undefined {
  const mistake = mistakeIn(repeat, form);
  if (mistake) return mistake;
  const problem = rulePreviewOf(form).answerTo(requestOf(repeat, form), form)?.problem;
  return problem && { text: form.words.dates.problems[problem] };
}

/** The further dates of an event, by a rule, where the server keeps series. */
export const repeatField: Field<Repeat> = {
  name: repeatName,
  wire: ['rule'],
  isGroup: true,
  isOffered: ({ session }) => session.offers('series'),
  label: ({ words }) => words.dates.repeat.label,
  missing: ({ words }) => words.dates.repeat.missing,
  initial: () => noRepeat,
  read: ({ rule, series }) => {
    const schedule = scheduleOf(series);
    const start = schedule?.start ?? textOf(membersOf(series).start_date);
    return { ...repeatOf(textOf(rule) || (schedule?.rule ?? ''), start.slice(0, 10)), schedule };
  },
  write: (repeat, form) => ({ rule: ruleIn(form, repeat) }),
  isEmpty: ({ choice }) => choice === 'never',
  check,
  arrival: (form) => {
    const ended = rulePreviewOf(form).arrival(requestOf(form.valueIn(repeatName) as Repeat, form), form);
    return ended && { ended, said: form.words.dates.counting };
  },
  // An end after so many dates becomes its day.
  explainChange: () => undefined,
  say: (repeat, form) => {
    const start = (form.valueIn('when') as When).startDate;
    return repeat.choice === 'never'
      ? form.words.dates.choices.never
      : patternOf(partsFor(repeat, start), start, form.words.dates.rule, form.language);
  },
  render: (control, form) =>
    renderRepeat(control, rulePreviewOf(form).answerTo(requestOf(control.value, form), form), form),
};
