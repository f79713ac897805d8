export interface PrerenderOptions {
  /** The function that sends requests to calendars; the platform's `fetch` by default. */
  readonly fetch?: typeof fetch;
  /** The moment, in milliseconds since the epoch. */
  readonly now?: () => number;
  /** Language where the page has no `lang`, as a BCP 47 tag; English by default. */
  readonly language?: string;
  /**
   * Zone whose day is today where elements name none, that of this machine by default; its clock keeps room for the
   * second one of events elsewhere.
   */
  readonly timeZone?: string;
  /** Address of the page, against which relative addresses are read; its query may hold the state of a calendar. */
  readonly site?: string;
  /**
   * `inline` by default: a `<style>` in the markup of each element. Else the address of a folder with the style sheets
   * that lie in `dist/pictures`: strict policies then need no hash, but the markup is seen one round trip later.
   */
  readonly styles?: string;
  /** The nonce of each element's style sheet, under a policy that requires one. */
  readonly nonce?: string;
  /** Whether the answers are written too, so that scripts need not request them; `true` by default. */
  readonly data?: boolean;
  /**
   * Whether the words are all that is written, in the open: for mails, whose readers run no scripts and may know no
   * templates.
   */
  readonly wordsAlone?: boolean;
  /** The only root addresses that may be requested. Needed where others write the HTML. */
  readonly calendars?: readonly string[];
}
