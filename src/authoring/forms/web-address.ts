/** A host with the rest of an address. */
const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u;

/** The typed text as an address of the web: the scheme may be missing. */
export function webAddress(typed: string): string {
  const text = typed.trim();
  return host.test(text) ? `https://${text}` : text;
}

/** Whether it is an address of the web. */
export const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
