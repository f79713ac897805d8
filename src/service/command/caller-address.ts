import { BlockList, isIP } from 'node:net';
import { plainAddress } from '../request/client-address.js';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a text is an IP address, or a range of them such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
  return (
    most > 0 && rest.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= most))
  );
}

/**
 * Returns where a request came from: the address of its connection, unless that is one of our proxies, which names the
 * address before it in `X-Forwarded-For`. Other senders of that header are not trusted.
 */
export function callerAddress(
  trustedProxies: readonly string[],
): (peer: string, forwarded: string | undefined) => string {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address, length] = range.split('/') as [string, string?];
    if (length === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(length), family(address));
  }
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, family(address));
  return (peer, forwarded = '') => {
    const written = forwarded.split(',').filter((hop) => hop.trim() !== '');
    const hops = [...written, peer].map(plainAddress).reverse();
    return hops.find((address) => !isTrusted(address)) ?? hops.at(-1)!;
  };
}
