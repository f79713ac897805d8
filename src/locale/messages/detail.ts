/** Every phrase of one event. */
export interface DetailMessages {
  loading: string;
  /** The kind of the item shown. */
  kind: string;
  /** Of an event that is over. */
  hasEnded: string;
  /** The way from it to the next date of its series: its day, within a sentence, and its time, if it has one. */
  nextDate: (day: string, time: string | undefined) => string;
  /** Below the title of an event that does not take place when it was planned. */
  statusNotices: Record<'cancelled' | 'postponed', string>;
  /** The way from a cancelled event to a list of others. */
  seeOthers: string;
  /** The link to the event's own website. */
  visit: string;
  /** The button that opens the ways into the visitor's calendar. */
  addToCalendar: string;
  /** The same for the events of a list. */
  subscribe: string;
  calendarFile: string;
  /** The way to all dates of a series. */
  allDates: string;
  /** The button that makes one file of `count` events. */
  download: (count: number) => string;
  /** The button that downloads some of the events of a list: `part` is how many of how many, in words. */
  downloadPart: (part: string) => string;
  /** The link that subscribes to a list in an app. */
  subscribeIn: (app: string) => string;
  fileFailed: string;
  when: string;
  where: string;
  /** The link to where an event takes place online. */
  joinOnline: string;
  cost: string;
  organizers: string;
  tags: string;
  related: string;
  /** Name of the links to the previous and next event. */
  adjacent: string;

  /** Why an event is not shown, with advice. */
  problems: Record<'absent' | 'denied' | 'trashed' | 'otherKind' | 'protected', { title: string; hint: string }>;

  /** The name of a table of a description without a caption. */
  table: string;
  /** Instead of an element inside whose code could not be loaded. */
  partFailed: string;
}
