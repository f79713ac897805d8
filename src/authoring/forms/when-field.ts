import { html, nothing, type TemplateResult } from 'lit';
import { addDays } from '../../data/time/index.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { choiceInRange } from '../../elements/parts/day-range.js';
import { comboboxOf } from './combobox.js';
import { chooseDays } from './days-chooser.js';
import type { Control, Field, FormContext } from './field.js';
import { textOf } from './text-fields.js';
import { lastDate } from './typed-dates.js';
import { followed, meantWhen, type When } from './when.js';
import { checkWhen, gapOf, hintsOf, whenIds, zoneOf } from './when-checks.js';
import { spanSentence, timeText, zoneText } from './when-words.js';
import { zonesFound } from './zones.js';

/** The time of `YYYY-MM-DD hh:mm:ss`, as a field shows it: without seconds where they are 0. */
const clockOf = (stored: string): string => stored.slice('YYYY-MM-DD '.length).replace(/^(..:..):00$/, '$1');

const withSeconds = (clock: string): string => (clock.length > 'hh:mm'.length ? clock : `${clock}:00`);

/** Days and times of an event, with its zone, and a sentence that explains them. */
export const whenField: Field<When> = {
  name: 'when',
  wire: ['start_date', 'end_date', 'all_day', 'timezone'],
  isGroup: true,
  isRequired: true,
  label: ({ words }) => words.when.label,
  missing: ({ words }) => words.when.missing,
  initial: () => ({
    startDate: '',
    startTime: '',
    endDate: '',
    endTime: '',
    isAllDay: false,
    zone: '',
    isEndOwn: false,
  }),
  read: (stored) => {
    const [start, end] = [textOf(stored.start_date), textOf(stored.end_date)];
    const isAllDay = stored.all_day === true;
    return {
      startDate: start.slice(0, 10),
      startTime: isAllDay ? '' : clockOf(start),
      endDate: end.slice(0, 10),
      endTime: isAllDay ? '' : clockOf(end),
      isAllDay,
      zone: textOf(stored.timezone),
      isEndOwn: false,
    };
  },
  // Dates change only in pairs, and with them the zone (wire section 7.2).
  write: (when) => {
    const { startDate, startTime, endDate, endTime, isAllDay, zone } = when;
    return {
      start_date: `${startDate} ${isAllDay ? '00:00:00' : withSeconds(startTime)}`,
      end_date: `${endDate} ${isAllDay ? '23:59:59' : withSeconds(endTime)}`,
      all_day: isAllDay,
      ...(zone && { timezone: zone }),
    };
  },
  meant: meantWhen,
  isEmpty: ({ startDate }) => !startDate,
  say: (when, form) => spanSentence(when, zoneOf(when, form), form) ?? '',
  check: checkWhen,
  explainChange: (_, stored, form) => {
    const sentence = spanSentence(stored, zoneOf(stored, form), form);
    return sentence && form.words.when.stored(sentence);
  },
  render: renderWhen,
};

function renderWhen(
  { value, problem, isRequired, change, leave, describedBy }: Control<When>,
  form: FormContext,
): TemplateResult {
  const { when: words } = form.words;
  const wrong = problem && (problem.control ?? whenIds.startDate);
  const set = (changes: Partial<When>) => change(followed(value, { ...value, ...changes }));
  // The focus may be in it while its day is typed.
  const hasEndDate =
    value.isAllDay ||
    value.endDate !== value.startDate ||
    wrong === whenIds.endDate ||
    form.host.shadowRoot?.activeElement?.id === whenIds.endDate;
  const input = (id: string, type: 'date' | 'time', label: string, text: string, take: (text: string) => void) => html`
    <div class="part" ?hidden=${id === whenIds.endDate && !hasEndDate}>
      <label for=${id}>${label}</label>
      <input
        part="input"
        id=${id}
        type=${type}
        max=${ifDefined(type === 'date' ? lastDate : undefined)}
        .value=${live(text)}
        aria-required=${isRequired}
        aria-invalid=${wrong === id}
        aria-describedby=${ifDefined(wrong === id ? describedBy : undefined)}
        @input=${({ target }: InputEvent) => take((target as HTMLInputElement).value)}
        @blur=${leave}
      />
    </div>
  `;
  const endLater = () => {
    set({ endDate: addDays(value.startDate, 1), isEndOwn: true });
    void form.host.updateComplete.then(() => form.host.shadowRoot?.getElementById(whenIds.endDate)?.focus());
  };
  const gap = gapOf(value, form);
  return html`
    <div class="ends ${hasEndDate ? '' : 'one'}">
      ${input(whenIds.startDate, 'date', words.startDate, value.startDate, (startDate) => set({ startDate }))}
      ${value.isAllDay ? nothing : input(whenIds.startTime, 'time', words.startTime, value.startTime, (startTime) => set({ startTime }))}
      ${input(whenIds.endDate, 'date', words.endDate, value.endDate, (endDate) => set({ endDate, isEndOwn: true }))}
      ${value.isAllDay ? nothing : input(whenIds.endTime, 'time', words.endTime, value.endTime, (endTime) => set({ endTime, isEndOwn: true }))}
    </div>
    <div class="row">
      <span class="flag option">
        <input
          part="input"
          type="checkbox"
          id="when-all-day"
          .checked=${live(value.isAllDay)}
          @change=${({ target }: Event) => set({ isAllDay: (target as HTMLInputElement).checked })}
        />
        <label for="when-all-day">${words.allDay}</label>
      </span>
      ${
        hasEndDate
          ? nothing
          : html`<button part="button" class="link" type="button" id="when-another-day" @click=${endLater}>
              ${words.anotherDay}
            </button>`
      }
      ${renderDays(value, form, set)}
    </div>
    ${
      gap
        ? html`<div class="row gap">
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
    ${value.isAllDay ? nothing : renderZone(value, form, (zone) => set({ zone }), leave)}
    <p part="sentence" class="sentence" role="status">${spanSentence(value, zoneOf(value, form), form) ?? nothing}</p>
    ${hintsOf(value, form).map((hint) => html`<p part="help" class="help">${hint}</p>`)}
  `;
}

/**
 * The small month beside the fields: the first day that is chosen moves the event, and a second one, behind it, is its
 * last.
 */
function renderDays(when: When, form: FormContext, set: (changes: Partial<When>) => void): TemplateResult {
  const { startDate, endDate } = when;
  const days = startDate && endDate >= startDate ? { first: startDate, last: endDate } : undefined;
  return chooseDays(
    'when-days',
    {
      label: form.words.dates.chooseDays,
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
        <label for=${whenIds.zone}>${words.zone}</label>
        ${comboboxOf<string>(form.host, 'zone').render({
          id: whenIds.zone,
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
