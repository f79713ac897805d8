/** Every phrase that is said of one event. */
export interface DetailMessages {
  loading: string;
  /** What it is that is shown. */
  kind: string;
  /** Of an event that is over. */
  ended: string;
  /** The main action: the link to the event's own website. */
  visit: string;
  /** The button that opens the ways into the visitor's calendar. */
  addToCalendar: string;
  calendarFile: string;
  /** The button that makes one file of `count` events. */
  download: (count: number) => string;
  /** The link that subscribes to a list in an app. */
  subscribeIn: (app: string) => string;
  fileFailed: string;
  when: string;
  where: string;
  cost: string;
  organizers: string;
  tags: string;
  related: string;
  /** Name of the links to the previous and next event. */
  adjacent: string;

  /** Statuses of an event. */
  statuses: Record<
    'cancelled' | 'postponed' | 'rescheduled' | 'movedOnline' | 'draft' | 'pending' | 'private' | 'future' | 'trash' | 'hidden',
    string
  >;

  /** Why an event is not shown, with advice. */
  problems: Record<'absent' | 'denied' | 'trashed' | 'otherKind' | 'protected', { title: string; hint: string }>;

  /** In place of an element inside whose code could not be loaded. */
  partFailed: string;
}
