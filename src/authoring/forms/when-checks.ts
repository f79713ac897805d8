import { clockChangeAt, today } from '../../data/time/index.js';
import type { FormContext, Problem } from './field.js';
import { isYearMeant } from './typed-dates.js';
import { endsOf, type When } from './when.js';
import { dayText, timeText, zoneText } from './when-words.js';

/** The zone of an event; empty where neither it nor its calendar names one. */
export const zoneOf = ({ zone }: When, { session }: FormContext): string =>
  zone || session.state?.site?.time_zone || '';

/** The ids of the controls of days and times. */
export const whenIds = {
  startDate: 'when',
  startTime: 'when-start-time',
  endDate: 'when-end-date',
  endTime: 'when-end-time',
  zone: 'when-zone',
} as const;

/** An end at a time that the clock of the zone jumps over. */
export function gapOf(when: When, form: FormContext) {
  const ends = endsOf(when);
  const zone = zoneOf(when, form);
  if (when.isAllDay || !ends || !zone) return undefined;
  for (const [side, wall] of Object.entries(ends) as ['start' | 'end', string][]) {
    const change = clockChangeAt(wall, zone);
    if (change?.kind === 'gap') return { side, wall, ...change };
  }
  return undefined;
}

/** The problems of days and times, at the control that the focus goes to; the start has a day. */
export function checkWhen(when: When, form: FormContext): Omit<Problem, 'field'> | undefined {
  const { when: words } = form.words;
  if (!when.isAllDay && !when.startTime) return { control: whenIds.startTime, text: words.startTimeMissing };
  if (!when.endDate) return { control: whenIds.endDate, text: words.endDateMissing };
  if (!when.isAllDay && !when.endTime) return { control: whenIds.endTime, text: words.endTimeMissing };
  const stored = form.storedIn('when') as When | undefined;
  const unmeant = (['startDate', 'endDate'] as const).find(
    (side) => when[side] !== stored?.[side] && !isYearMeant(when[side]),
  );
  if (unmeant) return { control: whenIds[unmeant], text: words.yearUnmeant };
  const { start, end } = endsOf(when)!;
  if (end < start) {
    const say = (wall: string) =>
      when.isAllDay ? dayText(wall, form.language) : `${dayText(wall, form.language)}, ${timeText(wall, form)}`;
    return { control: whenIds.endDate, text: words.endsBefore(say(end), say(start)) };
  }
  const gap = gapOf(when, form);
  if (!gap) return undefined;
  return {
    control: gap.side === 'start' ? whenIds.startTime : whenIds.endTime,
    text: words.gap(timeText(gap.wall, form), dayText(gap.wall, form.language), zoneText(zoneOf(when, form), form)),
  };
}

/** A hint at values that may be meant otherwise, and are no mistake. */
export function hintsOf(when: When, form: FormContext): string[] {
  const ends = endsOf(when);
  const zone = zoneOf(when, form);
  if (!ends || ends.end < ends.start) return [];
  const { when: words } = form.words;
  const doubled =
    when.isAllDay || !zone
      ? undefined
      : Object.values(ends).find((wall) => clockChangeAt(wall, zone)?.kind === 'doubled');
  const isPast = when.endDate < today(zone || undefined, Date.now());
  return [
    // Other servers take the second, ours the first (wire section 7.2).
    ...(doubled
      ? [(form.session.offers('session') ? words.doubledFirst : words.doubledLast)(timeText(doubled, form))]
      : []),
    ...(isPast ? [words.past] : []),
  ];
}
