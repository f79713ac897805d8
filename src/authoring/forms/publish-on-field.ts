import { html, nothing } from 'lit';
import { dateFormat, wallAfter, wallAt } from '../../data/time/index.js';
import type { Field, FormContext } from './field.js';
import { inputOf, textOf } from './text-fields.js';
import { isYearMeant, withCentury } from './typed-dates.js';
import { zoneText } from './when-words.js';

/** The time at which an event is published, on the clock of the calendar. */
export interface PublishOn {
  /** `YYYY-MM-DDThh:mm`; empty for at once. */
  readonly at: string;
  /** Whether the event waits for its time on the server, so that it is published at once where `at` is emptied. */
  readonly isWaiting: boolean;
}

const publishOnName = 'publish-on';

const zoneOf = ({ session }: FormContext): string => session.state?.site?.time_zone || '';

/** The time now on the clock of the calendar: `YYYY-MM-DDThh:mm`. */
const nowIn = (zone: string): string => new Date(wallAt(zone, Date.now())).toISOString().slice(0, 16);

/** Whether the event of the form is to be published later. */
export function isScheduled(form: FormContext): boolean {
  const { at } = (form.valueIn(publishOnName) as PublishOn | undefined) ?? { at: '' };
  return at > nowIn(zoneOf(form));
}

/** "12 December 2026 at 09:00" */
const timeOf = (at: string, { display: { locale, hourCycle } }: FormContext): string =>
  dateFormat(locale, { dateStyle: 'full', timeStyle: 'short', hourCycle }).format(Date.parse(`${at}Z`));

/** The day and time of publication; without one, it is published when it is saved so. */
export const publishOnField: Field<PublishOn> = {
  name: publishOnName,
  wire: ['date', 'date_utc'],
  isOffered: ({ session }) => session.may('publish_events'),
  label: ({ words }) => words.dates.publishOn.label,
  missing: ({ words }) => words.dates.publishOn.missing,
  initial: () => ({ at: '', isWaiting: false }),
  read: (stored) => {
    const isWaiting = stored.status === 'future';
    return { at: isWaiting ? textOf(stored.date).replace(' ', 'T').slice(0, 16) : '', isWaiting };
  },
  write: ({ at, isWaiting }) => {
    if (at) return { date: `${at.replace('T', ' ')}:00` };
    // A minute ago, since clocks differ: a date to come would leave it scheduled (wire section 11.3).
    return isWaiting
      ? { date_utc: `${wallAfter(new Date(Date.now()).toISOString().slice(0, 16), -1).replace('T', ' ')}:00` }
      : {};
  },
  meant: (value) => ({ ...value, at: withCentury(value.at) }),
  isEmpty: ({ at }) => !at,
  check: ({ at }, { words }) => (isYearMeant(at) ? undefined : words.when.yearUnmeant),
  say: ({ at }, form) => (at ? timeOf(at, form) : ''),
  explainChange: (_, { at }, form) => (at ? sentenceOf(at, form) : undefined),
  render: (control, form) => {
    const { value } = control;
    return html`
      ${inputOf({ ...control, value: value.at, change: (at) => control.change({ ...value, at }) }, { type: 'datetime-local' })}
      <p part="help" class="help" role="status">${value.at ? sentenceOf(value.at, form) : nothing}</p>
    `;
  },
};

function sentenceOf(at: string, form: FormContext): string {
  const zone = zoneOf(form);
  const { dates, when } = form.words;
  return at > nowIn(zone)
    ? dates.publishesOn(timeOf(at, form), zone ? zoneText(zone, form) : when.siteZone)
    : dates.publishesAtOnce;
}
