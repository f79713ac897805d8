/** The last day that a field takes; with it, browsers take years of four digits. */
export const lastDate = '9999-12-31';

/**
 * A date, with or without its time, in its meant year: browsers read a year of two digits as one of the first century.
 */
export const withCentury = (date: string): string => date.replace(/^00(?=\d\d-)/, '20');

/**
 * Whether the year of a date is one that somebody means: those of other calendars, such as 1405 and 2570, are typed
 * into fields whose years are Gregorian.
 */
export const isYearMeant = (date: string): boolean => date >= '1900' && date < '2300';
