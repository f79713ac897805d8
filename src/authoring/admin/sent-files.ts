import { makeSource, readAgain, sendFile, type Source } from '../session/sources.js';
import type { Desk } from './desk.js';

/** The files that this page has sent, which are sent again once something else is chosen for them. */
export class SentFiles {
  readonly #files = new Map<number, File>();

  /** Sends a file as the source of its name. @param tell gets the share that has been sent, up to 1 @throws CalError */
  async send(file: File, { session }: Desk, tell: (share: number) => void): Promise<Source> {
    const { id } = await makeSource(session, { name: file.name.slice(0, 200) });
    this.#files.set(id, file);
    return sendFile(session, id, file, tell);
  }

  /** Whether a source can be read again from here. */
  has({ id, address }: Source): boolean {
    return address !== '' || this.#files.has(id);
  }

  /** Reads a source again. @throws CalError */
  async read({ id }: Source, { session }: Desk): Promise<void> {
    const file = this.#files.get(id);
    await (file ? sendFile(session, id, file, () => {}) : readAgain(session, id));
  }

  forget({ id }: Source): void {
    this.#files.delete(id);
  }
}
