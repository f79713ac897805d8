/** From the least to the most (wire section 3). */
export const roles = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Who asks; without a role, the public. */
export interface Viewer {
  readonly id: number;
  readonly role?: Role;
}

export const anonymous: Viewer = { id: 0 };

/** Whether a viewer has at least this role. */
export const isAtLeast = ({ role }: Viewer, least: Role): boolean => role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
