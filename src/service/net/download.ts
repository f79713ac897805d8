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

/** What a download asks for, and the most that it takes. */
interface Wish {
  /** Media types. */
  readonly accept: string;
  /** Milliseconds in all. */
  readonly time: number;
  readonly bytes: number;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The limits of the download of an image. */
export const limits = { time: 10_000, redirects: 3, bytes: 10 * 1024 * 1024 };

/** What is behind an address. */
export interface Downloaded {
  /** The address after all redirects. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** How the server names the answer, and when that was made; empty where it does not say it. */
  readonly etag: string;
  readonly lastModified: string;
}

/** Why nothing was downloaded. */
export type DownloadProblem = 'not_public' | 'too_large' | 'too_late' | 'too_many_redirects' | 'not_web' | 'answered';

/** Its message is English, for the log: callers must not learn about our network. */
export class DownloadFailure extends Error {
  readonly problem: DownloadProblem;
  /** The status of the answer, where there is one. */
  readonly status: number;
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number;
  constructor(problem: DownloadProblem, message: string, status = 0, retryAfter = 0) {
    super(message);
    this.problem = problem;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The checked addresses of a host. One forbidden address refuses the host. */
async function addressesOf({ hostname }: URL, { resolve, isAllowed }: Network): Promise<readonly string[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (!addresses.length || !addresses.every(isAllowed))
    throw new DownloadFailure('not_public', `${host} is not on the public internet`);
  return addresses;
}

/**
 * Connects to the checked addresses only: the name is not resolved again, but stays the server name of TLS and of the
 * request.
 */
function ask(
  url: URL,
  checked: readonly string[],
  { accept, headers: further }: Wish,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = checked.map((address) => ({ address, family: isIP(address) }));
  const [{ address, family }] = addresses as [LookupAddress];
  const pinned: LookupFunction = (_, { all }, found) => (all ? found(null, addresses) : found(null, address, family));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { Accept: accept, 'Accept-Encoding': 'identity', 'User-Agent': 'cal-elements', ...further };
  return new Promise((resolve, reject) => {
    send(url, { agent: false, lookup: pinned, headers, signal }, resolve).on('error', reject).end();
  });
}

async function bytesOf(response: IncomingMessage, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > most) throw new DownloadFailure('too_large', `more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The seconds of a `Retry-After`, which may be a date. */
const secondsOf = (text = ''): number =>
  /^\d+$/.test(text) ? Number(text) : Math.max(0, (Date.parse(text) - Date.now()) / 1000 || 0);

/**
 * What is behind an address from a caller, who must not reach what only we can reach: the host has to be on the public
 * internet, which is checked again at each redirect.
 * @throws DownloadFailure, or that of the network
 */
export async function downloadPublic(address: string, wish: Wish, network: Network = internet): Promise<Downloaded> {
  const { time, bytes } = wish;
  const signal = AbortSignal.timeout(time);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DownloadFailure('too_late', `no answer within ${time} ms`)));
  });
  const follow = async (target: string, redirects: number): Promise<Downloaded> => {
    const url = new URL(target);
    if (!/^https?:$/.test(url.protocol) || url.username || url.password)
      throw new DownloadFailure('not_web', 'not a plain http or https address');
    const response = await ask(url, await addressesOf(url, network), wish, signal);
    const { statusCode = 0, headers } = response;
    const { etag = '', 'last-modified': lastModified = '' } = headers;
    if (statusCode === 200) return { url: url.href, bytes: await bytesOf(response, bytes), etag, lastModified };
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location)
      throw new DownloadFailure('answered', `answered ${statusCode}`, statusCode, secondsOf(headers['retry-after']));
    if (redirects === 0) throw new DownloadFailure('too_many_redirects', `more than ${limits.redirects} redirects`);
    return follow(new URL(headers.location, url).href, redirects - 1);
  };
  return Promise.race([follow(address, limits.redirects), late]);
}

/** The bytes of an image behind an address from a caller. */
export const download = async (address: string, network?: Network, time = limits.time): Promise<Uint8Array> =>
  (await downloadPublic(address, { accept: 'image/*', time, bytes: limits.bytes }, network)).bytes;
