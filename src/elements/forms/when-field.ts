import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { clockChangeAt, minutesBetween, today } from '../../time/index.js';
import { choiceInRange } from '../parts/day-range.js';
import { comboboxOf } from './combobox.js';
import { chooseDays } from './days-chooser.js';
import type { Control, Field, FormContext, Problem } from './field.js';
import { textOf } from './text-fields.js';
import { endsOf, followed, type When } from './when.js';
import { dayText, spanSentence, timeText, zoneText } from './when-words.js';
import { zonesFound } from './zones.js';

const zoneOf = ({ zone }: When, { session }: FormContext): string => zone || session.state?.site?.time_zone || '';

/** The ids of its controls. */
const ids = {
  startDate: 'when',
  startTime: 'when-start-time',
  endDate: 'when-end-date',
  endTime: 'when-end-time',
  zone: 'when-zone',
} as const;

/** An end at a time that the clock of the zone jumps over. */
function gapOf(when: When, form: FormContext) {
  const ends = endsOf(when);
  const zone = zoneOf(when, form);
  if (when.isAllDay || !ends || !zone) return undefined;
  for (const [side, wall] of Object.entries(ends) as ['start' | 'end', string][]) {
    const change = clockChangeAt(wall, zone);
    if (change?.kind === 'gap') return { side, wall, ...change };
  }
  return undefined;
}

function check(when: When, form: FormContext): Omit<Problem, 'field'> | undefined {
  const { when: words } = form.words;
  if (!when.isAllDay && !when.startTime) return { control: ids.startTime, text: words.startTimeMissing };
  if (!when.endDate) return { control: ids.endDate, text: words.endDateMissing };
  if (!when.isAllDay && !when.endTime) return { control: ids.endTime, text: words.endTimeMissing };
  const { start, end } = endsOf(when)!;
  if (end < start) {
    const say = (wall: string) =>
      when.isAllDay ? dayText(wall, form.language) : `${dayText(wall, form.language)}, ${timeText(wall, form)}`;
    return { control: ids.endDate, text: words.endsBefore(say(end), say(start)) };
  }
  const gap = gapOf(when, form);
  if (!gap) return undefined;
  return {
    control: gap.side === 'start' ? ids.startTime : ids.endTime,
    text: words.gap(timeText(gap.wall, form), dayText(gap.wall, form.language), zoneText(zoneOf(when, form), form)),
  };
}

/** What may be meant otherwise, and is no mistake. */
function hints(when: When, form: FormContext): string[] {
  const ends = endsOf(when);
  const zone = zoneOf(when, form);
  if (!ends || ends.end < ends.start) return [];
  const { when: words } = form.words;
  const doubled = when.isAllDay || !zone ? undefined : Object.values(ends).find((wall) => clockChangeAt(wall, zone)?.kind === 'doubled');
  const isLong = !when.isAllDay && minutesBetween(ends.start, ends.end) > 1440;
  const isPast = when.endDate < today(zone || undefined, Date.now());
  return [
    // Other servers take the second, ours the first (wire section 7.2).
    ...(doubled ? [(form.session.offers('session') ? words.doubledFirst : words.doubledLast)(timeText(doubled, form))] : []),
    ...(isLong ? [words.long] : []),
    ...(isPast ? [words.past] : []),
  ];
}

/** Days and times of an event, with its zone, and a sentence that says what they mean. */
export const whenField: Field<When> = {
  name: 'when',
  wire: ['start_date', 'end_date', 'all_day', 'timezone'],
  isGroup: true,
  isRequired: true,
  label: ({ words }) => words.when.label,
  missing: ({ words }) => words.when.missing,
  initial: () => ({ startDate: '', startTime: '', endDate: '', endTime: '', isAllDay: false, zone: '', isEndOwn: false }),
  read: (stored) => {
    const [start, end] = [textOf(stored.start_date), textOf(stored.end_date)];
    const isAllDay = stored.all_day === true;
    return {
      startDate: start.slice(0, 10),
      startTime: isAllDay ? '' : start.slice(11, 16),
      endDate: end.slice(0, 10),
      endTime: isAllDay ? '' : end.slice(11, 16),
      isAllDay,
      zone: textOf(stored.timezone),
      isEndOwn: false,
    };
  },
  // Dates change only in pairs, and with them the zone (wire section 7.2).
  write: (when) => {
    const { startDate, startTime, endDate, endTime, isAllDay, zone } = when;
    return {
      start_date: `${startDate} ${isAllDay ? '00:00' : startTime}:00`,
      end_date: `${endDate} ${isAllDay ? '23:59:59' : `${endTime}:00`}`,
      all_day: isAllDay,
      ...(zone && { timezone: zone }),
    };
  },
  isEmpty: ({ startDate }) => !startDate,
  say: (when, form) => spanSentence(when, zoneOf(when, form), form) ?? '',
  check,
  told: (_, stored, form) => {
    const sentence = spanSentence(stored, zoneOf(stored, form), form);
    return sentence && form.words.when.stored(sentence);
  },
  render: renderWhen,
};

function renderWhen({ value, problem, isRequired, change, leave, describedBy }: Control<When>, form: FormContext): TemplateResult {
  const { when: words } = form.words;
  const wrong = problem && (problem.control ?? ids.startDate);
  const set = (changes: Partial<When>) => change(followed(value, { ...value, ...changes }));
  const input = (id: string, type: 'date' | 'time', label: string, text: string, take: (text: string) => void) => html`
    <div class="part">
      <label for=${id}>${label}</label>
      <input
        part="input"
        id=${id}
        type=${type}
        .value=${live(text)}
        aria-required=${isRequired}
        aria-invalid=${wrong === id}
        aria-describedby=${ifDefined(wrong === id ? describedBy : undefined)}
        @input=${({ target }: InputEvent) => take((target as HTMLInputElement).value)}
        @blur=${leave}
      />
    </div>
  `;
  const gap = gapOf(value, form);
  return html`
    <div class="ends ${value.isAllDay ? 'days' : ''}">
      ${input(ids.startDate, 'date', words.startDate, value.startDate, (startDate) => set({ startDate }))}
      ${value.isAllDay ? nothing : input(ids.startTime, 'time', words.startTime, value.startTime, (startTime) => set({ startTime }))}
      ${input(ids.endDate, 'date', words.endDate, value.endDate, (endDate) => set({ endDate, isEndOwn: true }))}
      ${value.isAllDay ? nothing : input(ids.endTime, 'time', words.endTime, value.endTime, (endTime) => set({ endTime, isEndOwn: true }))}
    </div>
    ${renderDays(value, form, set)}
    ${
      gap
        ? html`<div class="row">
            ${[gap.before, gap.after].map(
              (wall) =>
                html`<button
                  part="button"
                  type="button"
                  @click=${() => {
                    const [date, time] = [wall.slice(0, 10), wall.slice(11)];
                    set(gap.side === 'start' ? { startDate: date, startTime: time } : { endDate: date, endTime: time });
                  }}
                >
                  ${timeText(wall, form)}
                </button>`,
            )}
          </div>`
        : nothing
    }
    <div class="flag option">
      <input
        part="input"
        type="checkbox"
        id="when-all-day"
        .checked=${live(value.isAllDay)}
        @change=${({ target }: Event) => set({ isAllDay: (target as HTMLInputElement).checked })}
      />
      <label for="when-all-day">${words.allDay}</label>
    </div>
    ${value.isAllDay ? nothing : renderZone(value, form, (zone) => set({ zone }), leave)}
    <p part="sentence" class="sentence" role="status">${spanSentence(value, zoneOf(value, form), form) ?? nothing}</p>
    ${hints(value, form).map((hint) => html`<p part="help" class="help">${hint}</p>`)}
  `;
}

/** The small month beside the fields: the first day that is chosen moves the event, and a second one, behind it, is its last. */
function renderDays(when: When, form: FormContext, set: (changes: Partial<When>) => void): TemplateResult {
  const { startDate, endDate } = when;
  const days = startDate && endDate >= startDate ? { first: startDate, last: endDate } : undefined;
  return chooseDays(
    'when-days',
    {
      first: startDate,
      zone: zoneOf(when, form),
      hint: form.words.dates.daysHint,
      choiceOf: (date) => choiceInRange(date, days),
      choose: (date, isSecond) => {
        if (isSecond && date >= startDate) set({ endDate: date, isEndOwn: true });
        else set({ startDate: date });
      },
    },
    form,
  );
}

/** One line that names the zone, and opens the list of zones. */
function renderZone(when: When, form: FormContext, choose: (zone: string) => void, leave: () => void): TemplateResult {
  const { when: words } = form.words;
  const zone = zoneOf(when, form);
  return html`
    <details class="zone">
      <summary>${zone ? zoneText(zone, form) : words.siteZone}</summary>
      <div class="part">
        <label for=${ids.zone}>${words.zone}</label>
        ${comboboxOf<string>(form.host, 'zone').render({
          id: ids.zone,
          describedBy: undefined,
          isInvalid: false,
          isRequired: false,
          shown: zone,
          none: words.noZone,
          find: (text) => zonesFound(text, form.language),
          choose,
          leave,
        })}
      </div>
    </details>
  `;
}
