/** A server that an address names, and whether it is the one that is sought. */
interface Known {
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
}

/** The values of `target_session_attrs`, as PostgreSQL's own programs read them. */
const sought: Readonly<Record<string, (server: Known) => boolean>> = {
  any: () => true,
  'read-write': ({ isReadOnly }) => !isReadOnly,
  'read-only': ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
};

export interface Servers {
  /** An address of each, for the driver, which knows only one. */
  readonly addresses: readonly string[];
  /** Why a server is not the sought one; absent when each is. */
  readonly refusal: ((server: Known) => string | undefined) | undefined;
}

/** The servers of `postgres://user@a,b:5433/calendar?target_session_attrs=read-write`. */
export function serversOf(address: string): Servers {
  const afterScheme = address.indexOf('//') + 2;
  const length = address.slice(afterScheme).search(/[/?#]/);
  const end = length < 0 ? address.length : afterScheme + length;
  // A password may have any signs, commas too.
  const start = address.lastIndexOf('@', end) + 1 || afterScheme;
  const [before, hosts, rest] = [address.slice(0, start), address.slice(start, end).split(','), address.slice(end)];
  const query = rest.slice(rest.indexOf('?') + 1 || rest.length);
  const wanted = new URLSearchParams(query).get('target_session_attrs') ?? 'any';
  if (!Object.hasOwn(sought, wanted)) throw new Error(`target_session_attrs is none of ${Object.keys(sought).join(', ')}`);
  return {
    addresses: hosts.map((host) => before + host + rest),
    refusal: wanted === 'any' ? undefined : (server) => (sought[wanted]!(server) ? undefined : `it is not ${wanted}`),
  };
}
