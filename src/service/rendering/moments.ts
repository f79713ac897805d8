/** Draft and pending items have no publication instant (wire section 7). */
export const noMoment = '0000-00-00 00:00:00';

/** `2026-12-31 21:00:00` in parts, as text (wire section 7). */
export const dateDetails = (moment: string) => ({
  year: moment.slice(0, 4),
  month: moment.slice(5, 7),
  day: moment.slice(8, 10),
  hour: moment.slice(11, 13),
  minutes: moment.slice(14, 16),
  seconds: moment.slice(17, 19),
});
