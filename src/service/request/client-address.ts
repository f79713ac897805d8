import { isIP } from 'node:net';

/** The one caller that all requests without a readable address count as. */
const unknown = 'unknown';

/** The spelling of IPv4 addresses in IPv6, as URLs write it. */
const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** The one spelling of an address, without what proxies write around it: a port, brackets, a zone. */
export function plainAddress(text: string): string {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .split('%', 1)[0]!;
  if (isIP(address) !== 6) return isIP(address) ? address : unknown;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const halves = mapped
    .exec(short)
    ?.slice(1)
    .map((half) => Number.parseInt(half, 16));
  return halves ? halves.flatMap((half) => [half >> 8, half & 255]).join('.') : short;
}

/** The part of a plain address that belongs to one subscriber: of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [start, end] = address.split('::').map((part) => part.split(':').filter(Boolean)) as [string[], string[]?];
  const zeros = Array<string>(8 - start.length - (end?.length ?? 0)).fill('0');
  return [...start, ...zeros, ...(end ?? [])].slice(0, 4).join(':');
}
