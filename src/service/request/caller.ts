/** What is known of a caller beside the request. */
export interface Caller {
  /** IP address; failed attempts to sign in count for it. */
  readonly address: string;
}
