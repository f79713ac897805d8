/** Every phrase that is said of one event. */
export interface DetailMessages {
  loading: string;
  /** What it is that is shown. */
  kind: string;
  /** Of an event that is over. */
  ended: string;
  /** The main action: the link to the event's own website. */
  visit: string;
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
}
