/** The roles in ascending order of rights (wire section 3). */
export const roles = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** The session of a browser that is signed in. */
interface Session {
  /** Of the token in its cookie; the token itself is stored nowhere. */
  readonly hash: string;
  /** The nonce that its requests send beside the cookie. */
  readonly nonce: string;
}

/** The caller; without a role, the public. */
export interface Viewer {
  readonly id: number;
  /** The name that the caller signed in with. */
  readonly name?: string;
  readonly role?: Role;
  /** Absent where the caller signs each request with an application password. */
  readonly session?: Session;
}

export const anonymous: Viewer = { id: 0 };

/** Whether a viewer has at least this role. */
export const isAtLeast = ({ role }: Viewer, least: Role): boolean =>
  role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
