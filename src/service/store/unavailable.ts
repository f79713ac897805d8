/** The database did not answer in time, or another process locks it: the same request may work a little later. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string };
    super(message || code, { cause });
    this.name = 'Unavailable';
  }
}
