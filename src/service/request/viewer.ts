/** The roles in ascending order of rights (wire section 3). */
export const roles = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** The caller; without a role, the public. */
export interface Viewer {
  readonly id: number;
  /** The name that the caller signed in with. */
  readonly name?: string;
  readonly role?: Role;
}

export const anonymous: Viewer = { id: 0 };

/** Whether a viewer has at least this role. */
export const isAtLeast = ({ role }: Viewer, least: Role): boolean => role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
