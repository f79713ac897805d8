/** Every phrase of the builder of snippets. Names and descriptions of attributes are English, as in the documentation. */
export interface BuilderMessages {
  /** Name of the field that chooses an element. */
  element: string;
  /** Heading and label of the field for the address of a calendar, and what may stand there. */
  calendar: string;
  address: string;
  addressHint: string;
  connect: string;
  connecting: string;
  /** A calendar was found at an address, with so many events to come. */
  found: (address: string, count: number) => string;
  problems: {
    /** The text is no address. */
    address: string;
    /** The page is HTTPS, the calendar HTTP. */
    mixed: (host: string) => string;
    cors: (host: string, origin: string) => string;
    network: (host: string) => string;
    busy: (host: string) => string;
    /** No calendar is there. */
    missing: (host: string) => string;
    denied: (host: string) => string;
  };
  /** What stands above the element: search and filters for it. */
  above: string;
  controls: Record<'cal-event-search' | 'cal-event-filters', string>;
  /** Headings of the groups of attributes, and of colors and spacing. */
  groups: Record<'own' | 'filters' | 'settings' | 'tokens', string>;
  /** The choice that leaves an attribute out, with its default. */
  byDefault: (value: string) => string;
  yes: string;
  no: string;
  /** Name of the button that opens a palette for a color. */
  pick: (name: string) => string;

  preview: string;
  /** On what the preview stands. */
  backgrounds: Record<'light' | 'dark' | 'narrow', string>;

  /** Heading of the snippet, and the name of its text. */
  snippet: string;
  formats: Record<'module' | 'standalone' | 'iframe' | 'shortcode', string>;
  copy: string;
  copied: string;
  copyFailed: string;
  /** Folder of the scripts that a snippet names. */
  folder: string;
  /** The version of the scripts, and the hash of the one that the snippet names. */
  version: (version: string, hash: string) => string;
  /** The choice to allow no other version. */
  pin: string;
  /** Label of the field for a snippet that is to be changed. */
  paste: string;
  pasted: (tag: string) => string;
  /** These attributes do not exist. */
  unknown: (names: string) => string;
  pasteFailed: string;
  /** Title of an iframe. */
  title: string;
}
