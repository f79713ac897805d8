/** Every phrase that is said of a month or a week. */
export interface CalendarWords {
  today: string;
}
