/** What the transport knows about a caller. */
export interface Caller {
  /** The IP address that failed log-ins are counted for. */
  readonly address: string;
}
