/** Every phrase of a month, a week, or a calendar with several views. */
export interface CalendarMessages {
  today: string;
  previousMonth: string;
  nextMonth: string;
  chooseMonth: string;
  previousYear: string;
  nextYear: string;
  /** A week by its number in the year. */
  week: (number: number) => string;
  /** Heading of the column of such numbers. */
  weekShort: string;
  /** The number of events on a day for which there is no room. */
  more: (count: number) => string;
  /** Of an event that is seen in a later week than the one in which it began. */
  hasBegun: string;
  /** Of an event that does not end in this week. */
  goesOn: string;
  emptyMonth: string;
  /** The number of events of a month: "2 events", "November". */
  eventsIn: (events: string, month: string) => string;
  /** Buttons beside it that lead to the day of the nearest other event. */
  nextEvents: (day: string) => string;
  previousEvents: (day: string) => string;
  previousWeek: string;
  nextWeek: string;
  previousWeekend: string;
  nextWeekend: string;
  previousDay: string;
  nextDay: string;
  /** Of some days, neither one nor a week. */
  previousDays: string;
  nextDays: string;
  /** Name of the part of a week that has hours, and can be scrolled; `days` are those shown. */
  hours: (days: string) => string;
  /** The button from a single day back to the previous days. */
  backTo: (days: string) => string;
  /** Name of the list of events that began before the day. */
  ongoing: string;
  emptyDay: string;
  /** The button that shows the events of days before today, with their number. */
  showEarlier: (count: number) => string;
  /** The link of a preview to all that is known of an event. */
  details: string;

  /** Views of a calendar, and the name of the links that switch between them. */
  views: Record<'list' | 'month' | 'week' | 'day' | 'map', string>;
  chooseView: string;
  /** Heading of the list of keys, and what the key does that leads to the search. */
  keys: string;
  searchKey: string;
  /** Headings of a list: without dates, and of a range of days such as a weekend. */
  upcoming: string;
  pastEvents: string;
  events: string;
  /** The weekend that has today or comes next, the week that has today, and those after them. */
  ranges: Record<'weekend' | 'next-weekend' | 'week' | 'next-week', string>;
  /** The button that leads back from an event. */
  toCalendar: string;
  print: string;

  /** Instead of an element inside whose code could not be loaded. */
  partFailed: string;
}
