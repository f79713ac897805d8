/** What went wrong, by the kind or code of the error; `host` is the server's name. */
export interface ErrorMessages {
  network: (host: string) => string;
  /** In place of an image. */
  image: string;
  timeout: (host: string) => string;
  cors: (host: string) => string;
  shape: (host: string) => string;
  tooLong: (host: string) => string;
  /** Where a page of a list has the items of its first page again, so that others cannot be had. */
  repeated: string;
  /** The number of items of a list that could not be shown. */
  leftOut: (count: number) => string;
  /** The servers among several whose events could not be had. */
  missingFrom: (hosts: string) => string;
  missing: (host: string) => string;
  /** Where nothing is found because the address, an attribute as `name="value"`, already holds the namespace. */
  doubled: (attribute: string, namespace: string) => string;
  denied: string;
  /** Of an element whose server another one on the page explains. */
  unavailable: string;
  http: (host: string, status: number) => string;
  /** The server refuses these attributes, each as `name="value"`. */
  refused: (attributes: string) => string;
  /** An attribute, as `name="value"`, that cannot be read, and what was expected. */
  unreadable: (attribute: string, expected: string) => string;
  /** A required setting that is missing. */
  unset: (attribute: string) => string;

  /** What a kind of value expects, by the kind's name in the schema. */
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
    | 'places'
    | 'oneServer',
    string
  > & {
    choice: (choices: string) => string;
  };
}
