import { CalError } from '../../data/client/index.js';
import { describeImage, fetchImage, sendImage, type StoredImage } from '../session/images.js';
import type { Session } from '../session/session.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import { prepareImage, type PreparedImage } from './prepare-image.js';
import { isWebAddress, webAddress } from './web-address.js';

type ProblemName = keyof AuthoringMessages['image']['problems'];

function problemOf({ kind, status, fields }: CalError): ProblemName {
  if (fields.includes('url')) return 'address';
  if (kind === 'network' || kind === 'cors') return 'offline';
  return ({ 401: 'denied', 403: 'denied', 413: 'tooLarge', 415: 'type' } as const)[status as 401] ?? 'failed';
}

/** An image on its way from a file or another site to the server, and how far it has come. */
export class ImageTransfer {
  /** A file that can be shown and sent. */
  prepared: (PreparedImage & { readonly bitmap: ImageBitmap }) | undefined;
  isPreparing = false;
  /** The share of the image that has been sent, up to 1; `undefined` where it is unknown. */
  share: number | undefined;
  problem: ProblemName | undefined;
  outcome: 'sent' | 'canceled' | undefined;
  readonly #onChange: () => void;
  /** Ends the request that is under way. */
  #request: AbortController | undefined;
  #arrival: Promise<void> | undefined;

  /** @param onChange called at each change */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get isSending(): boolean {
    return this.#request !== undefined;
  }

  /** Resolves when the running request or preparation has succeeded or failed. */
  get arrival(): Promise<void> | undefined {
    return this.#arrival;
  }

  /** Ends the request that is under way. */
  abort(): void {
    this.#request?.abort();
  }

  /** Ends it, and forgets its outcome. */
  stop(): void {
    this.abort();
    this.problem = this.outcome = undefined;
  }

  /** Ends it, and reports so. */
  cancel(): void {
    this.abort();
    this.outcome = 'canceled';
  }

  /** Prepares a file to be shown and sent. @param take is called where it holds an image */
  prepare(file: File, take: () => Promise<void>): void {
    this.stop();
    if (!file.type.startsWith('image/')) return this.#fail('notImage');
    void this.#awaited(this.#prepare(file, take));
  }

  async #prepare(file: File, take: () => Promise<void>): Promise<void> {
    this.isPreparing = true;
    this.#onChange();
    const prepared = await prepareImage(file, file.name);
    this.isPreparing = false;
    if (!prepared) return this.#fail('unreadable');
    this.prepared = { ...prepared, bitmap: await createImageBitmap(prepared.file) };
    await take();
  }

  /**
   * Sends the prepared image, unless a request is under way.
   * @param take is called with the image that the server keeps
   */
  send(session: Session, alt: string, take: (image: StoredImage) => void): void {
    const { prepared } = this;
    if (!prepared || this.#request) return;
    const { file, name } = prepared;
    void this.#ask(async (signal) => {
      const image = await sendImage(session, { file, name, alt }, signal, (share) => {
        this.share = share;
        this.#onChange();
      });
      this.outcome = 'sent';
      take(image);
    });
  }

  /** Has the server fetch an image of another site. @param take is called with the image that the server keeps */
  fetch(session: Session, typed: string, take: (image: StoredImage) => void): void {
    const address = webAddress(typed);
    if (!isWebAddress(address)) return this.#fail('address');
    void this.#ask(async (signal) => {
      const image = await fetchImage(session, address, '', signal);
      this.prepared = undefined;
      this.outcome = 'sent';
      take(image);
    });
  }

  /** Describes an image that the server keeps. */
  describe(session: Session, id: number, alt: string): void {
    void this.#ask((signal) => describeImage(session, id, alt, signal));
  }

  #fail(problem: ProblemName): void {
    this.problem = problem;
    this.#onChange();
  }

  async #awaited(work: Promise<void>): Promise<void> {
    this.#arrival = work;
    await work;
    if (this.#arrival === work) this.#arrival = undefined;
  }

  #ask(ask: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return this.#awaited(this.#requesting(ask));
  }

  /** Sends a request that can be canceled. */
  async #requesting(ask: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    this.problem = this.outcome = this.share = undefined;
    this.#onChange();
    try {
      await ask(request.signal);
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      if (error.kind !== 'aborted') this.problem = problemOf(error);
    } finally {
      if (this.#request === request) this.#request = undefined;
      this.#onChange();
    }
  }
}
