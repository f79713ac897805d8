/**
 * An `XMLHttpRequest` whose requests go where those of `fetch` go, so that a test answers both alike. How much of a body has been sent is told
 * by the test.
 */
export class Upload implements Pick<
  XMLHttpRequest,
  'status' | 'responseType' | 'response' | 'onload' | 'onerror' | 'onabort'
> {
  /** The one that was sent last. */
  static last: Upload | undefined;

  readonly upload: Pick<XMLHttpRequestUpload, 'onprogress'> = { onprogress: null };
  status = 0;
  responseType: XMLHttpRequestResponseType = '';
  response: unknown;
  onload: XMLHttpRequest['onload'] = null;
  onerror: XMLHttpRequest['onerror'] = null;
  onabort: XMLHttpRequest['onabort'] = null;
  #line: readonly [method: string, url: string | URL] = ['GET', ''];
  readonly #headers = new Headers();
  #answered = new Headers();
  readonly #ended = new AbortController();

  open(method: string, url: string | URL): void {
    this.#line = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#ended.abort();
    this.#tell(this.onabort, 'abort');
  }

  send(body: BodyInit): void {
    Upload.last = this;
    void this.#exchange(body);
  }

  /** Tells how many of the bytes have been sent. */
  sent(loaded: number, total: number): void {
    const event = new ProgressEvent('progress', { lengthComputable: true, loaded, total });
    this.upload.onprogress?.call(this as unknown as XMLHttpRequest, event as ProgressEvent<XMLHttpRequestUpload>);
  }

  async #exchange(body: BodyInit): Promise<void> {
    const [method, url] = this.#line;
    const { signal } = this.#ended;
    try {
      const answer = await fetch(url, { method, headers: this.#headers, body, signal });
      this.#answered = answer.headers;
      this.status = answer.status;
      this.response = await answer.blob();
      if (!signal.aborted) this.#tell(this.onload, 'load');
    } catch {
      if (!signal.aborted) this.#tell(this.onerror, 'error');
    }
  }

  #tell(listener: XMLHttpRequest['onload'], type: string): void {
    listener?.call(this as unknown as XMLHttpRequest, new ProgressEvent(type));
  }
}
