/** Statuses whose responses have no body. */
const bodiless: readonly number[] = [204, 205, 304];

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split('\r\n')
      .flatMap((line): [string, string][] => {
        const [name, ...value] = line.split(': ');
        return name ? [[name, value.join(': ')]] : [];
      }),
  );

/**
 * Like the page's `fetch` for a body that takes its time, which reports how much of it has been sent; `fetch` itself
 * does not.
 * @param tell gets the share that has been sent, up to 1
 */
export const fetchWithProgress =
  (tell: (share: number) => void): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input);
      request.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && tell(loaded / total);
      request.onload = () => {
        const { status } = request;
        resolve(
          new Response(bodiless.includes(status) ? null : (request.response as Blob), {
            status,
            headers: headersOf(request),
          }),
        );
      };
      request.onerror = () => reject(new TypeError('No response'));
      request.onabort = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
