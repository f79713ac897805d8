/** Scheme and user, hosts, and all that follows. */
const parts = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]+)([/?#].*)?$/s;
const attribute = /([?&])target_session_attrs=([^&]*)&?/;

export interface Hosts {
  /** An address for each host. */
  readonly addresses: readonly string[];
  /** Whether only the host that takes writes will do. */
  readonly isForWriting: boolean;
}

/**
 * The hosts of an address with several, as PostgreSQL's own programs take it; its driver knows one only:
 * `postgres://cal@a:5432,b/calendar?target_session_attrs=read-write`.
 */
export function hostsOf(address: string): Hosts {
  const wanted = attribute.exec(address)?.[2] ?? 'any';
  if (!['any', 'read-write', 'primary'].includes(wanted)) {
    throw new Error(`target_session_attrs=${wanted} is not known: give read-write, primary or any`);
  }
  const [, start, hosts, rest = ''] = parts.exec(address.replace(attribute, '$1').replace(/[?&]$/, '')) ?? [];
  // What cannot be read is the driver's to refuse.
  const addresses = hosts ? hosts.split(',').map((host) => start! + host + rest) : [address];
  return { addresses, isForWriting: wanted !== 'any' };
}
