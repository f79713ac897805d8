import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './public-addresses.js';

export interface Network {
  /** IP addresses of a host name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  /** Whether we may connect to an IP address. */
  readonly isAllowed: (address: string) => boolean;
}

const internet: Network = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: isPublic,
};

/** The limits of a download: milliseconds in all, redirects, bytes. */
export const limits = { time: 10_000, redirects: 3, bytes: 10 * 1024 * 1024 };

/** The checked addresses of a host. One forbidden address refuses the host. */
async function addressesOf({ hostname }: URL, { resolve, isAllowed }: Network): Promise<readonly string[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (!addresses.length || !addresses.every(isAllowed)) throw new Error(`${host} is not on the public internet`);
  return addresses;
}

/**
 * Connects to the checked addresses only: the name is not resolved again, but stays the server name of TLS and of the
 * request.
 */
function ask(url: URL, checked: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = checked.map((address) => ({ address, family: isIP(address) }));
  const [{ address, family }] = addresses as [LookupAddress];
  const pinned: LookupFunction = (_, { all }, found) => (all ? found(null, addresses) : found(null, address, family));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'cal-elements' };
  return new Promise((resolve, reject) => {
    send(url, { agent: false, lookup: pinned, headers, signal }, resolve).on('error', reject).end();
  });
}

async function bytesOf(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > limits.bytes) throw new Error(`more than ${limits.bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The bytes behind an address from a caller, who must not reach what only we can reach: the host has to be on the
 * public internet, which is checked again at each redirect.
 * @throws Error in English, for the log: callers must not learn about our network
 */
export async function download(address: string, network: Network = internet, time = limits.time): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(time);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${time} ms`)));
  });
  const follow = async (target: string, redirects: number): Promise<Uint8Array> => {
    const url = new URL(target);
    if (!/^https?:$/.test(url.protocol) || url.username || url.password)
      throw new Error('not a plain http or https address');
    const response = await ask(url, await addressesOf(url, network), signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return bytesOf(response);
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) throw new Error(`answered ${statusCode}`);
    if (redirects === 0) throw new Error(`more than ${limits.redirects} redirects`);
    return follow(new URL(headers.location, url).href, redirects - 1);
  };
  return Promise.race([follow(address, limits.redirects), late]);
}
