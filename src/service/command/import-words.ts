import type { FetchProblem } from '../importing/fetch-source.js';
import type { LeftOutReason, ReadProblem } from '../importing/read-events.js';

/** Why something of a file is not taken, for people at a terminal. */
export const leftOutWords: Readonly<Record<LeftOutReason, string>> = {
  private: 'it is marked as private, or a password hides it',
  busy: 'it only says that somebody is busy',
  no_start: 'its start cannot be read',
  no_end: 'its end cannot be read',
  no_title: 'it has no title',
  too_old: 'it was more than ten years ago',
  too_long: 'it is too long',
  rule_unreadable: 'the rule by which it repeats cannot be read',
  rule_unsupported: 'it repeats in a way that series do not know',
  twice: 'it stands in the file twice',
};

/** Why nothing of a file can be read, and what to do. */
export const problemWords: Readonly<Record<ReadProblem, string>> = {
  no_calendar: 'holds no calendar: export it as an iCalendar file (.ics), or as a table (.csv)',
  no_columns: 'has no columns for title and date: name them “Title” and “Date” in its first row',
  day_order: 'does not tell whether 03/04/2026 is in March or in April: say --order day, or --order month',
  too_many: 'holds more than 10,000 events: export a part of them at a time',
  too_complex: 'takes too long, or too much memory, to read',
};

/** Why an address gives nothing, and what to do. */
export const fetchWords: Readonly<Record<FetchProblem, string>> = {
  not_web: 'is no address of the web: it begins with https://',
  not_public: 'is not on the public internet',
  too_large: 'gives more than 10 MB',
  too_late: 'gave no answer within 30 seconds',
  too_many_redirects: 'leads on more than 3 times',
  sign_in: "asks to sign in: use the calendar's public or secret address",
  gone: 'answers that it is gone',
  answers: 'answers with an error',
  away: 'cannot be reached',
  unchanged: 'holds what it held before',
};
