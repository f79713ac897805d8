export interface PrerenderOptions {
  /** How calendars are asked; the platform's `fetch` by default. */
  readonly fetch?: typeof fetch;
  /** The moment, in milliseconds since the epoch. */
  readonly now?: () => number;
  /** Language where the page has no `lang`, as a BCP 47 tag; English by default. */
  readonly language?: string;
  /** Zone whose day is today where elements name none, that of this machine by default; its clock keeps the place of the second one of events elsewhere. */
  readonly timeZone?: string;
  /** Address of the page, against which relative addresses are read. */
  readonly site?: string;
  /**
   * `inline` by default: a `<style>` in each picture. Else the address of a folder with the style sheets that lie in `dist/pictures`:
   * strict policies then need no hash, but the picture is seen one round trip later.
   */
  readonly styles?: string;
  /** For the style sheet of each picture, under a policy that asks for a nonce. */
  readonly nonce?: string;
  /** Whether the answers are written too, so that scripts need not ask for them; `true` by default. */
  readonly data?: boolean;
  /** Whether the words are all that is written, in the open: for mails, whose readers run no scripts and may know no templates. */
  readonly wordsAlone?: boolean;
  /** The only root addresses that may be asked. Needed where others write the HTML. */
  readonly calendars?: readonly string[];
}
