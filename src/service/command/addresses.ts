import type { ServeOptions } from './options.js';

/** A host as an address names it; one that stands for all addresses is reached on this machine. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** The origin by which browsers reach the service. */
export const siteOf = ({ text }: ServeOptions, port = text('port')): string =>
  text('origin') || `http://${reachableHost(text('host'))}:${port}`;

/** The path above the interface, without a slash at its end. */
export const basePathOf = ({ text }: ServeOptions): string => text('base-path').replace(/\/$/, '');

/** Address of the page where people sign in. */
export const adminAddress = (options: ServeOptions, port?: string): string =>
  siteOf(options, port) + basePathOf(options) + options.text('admin-path');
