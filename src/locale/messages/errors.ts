/** The messages of errors, by their kind or code; `host` is the server's name. */
export interface ErrorMessages {
  /** The line that opens what only the owner of the site can use, which is all that follows. */
  owner: string;
  network: (host: string) => string;
  timeout: (host: string) => string;
  cors: (host: string) => string;
  /** The line is what the server's text begins with, empty where it is no text. */
  shape: (host: string, line?: string) => string;
  tooLong: (host: string) => string;
  /** The number of items of a list that could not be shown. */
  leftOut: (count: number) => string;
  /** The servers among several whose events could not be had. */
  missingFrom: (hosts: string) => string;
  /** The namespaces are those of the site, empty where it does not tell them. */
  missing: (host: string, namespaces: string) => string;
  /** Follows that on a site of WordPress. */
  missingPlugin: string;
  /** The reason that nothing is found: the address, an attribute as `name="value"`, already holds the namespace. */
  doubled: (attribute: string, namespace: string) => string;
  /** Of an item that not everybody may see. */
  denied: string;
  /** Of a calendar that not everybody may see, which is rarely meant. */
  closed: (host: string) => string;
  http: (host: string, status: number) => string;
  /** The server refuses these attributes, each as `name="value"`. */
  refused: (attributes: string) => string;
  /** An attribute, as `name="value"`, that cannot be read, and what was expected. */
  unreadable: (attribute: string, expected: string) => string;
  /** A required setting that is missing. */
  unset: (attribute: string) => string;

  /** The values that a kind expects, by its name in the schema. */
  expected: Record<
    | 'text'
    | 'date'
    | 'integer'
    | 'positive'
    | 'number'
    | 'boolean'
    | 'weekday'
    | 'zone'
    | 'url'
    | 'ids'
    | 'idsOrSlugs'
    | 'tiles'
    | 'geocoder'
    | 'places'
    | 'oneServer',
    string
  > & {
    choice: (choices: string) => string;
  };
}
