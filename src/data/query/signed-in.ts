/** The signed-in user, and their capabilities: `create_events`, `publish_events` … */
export interface Me {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly may: readonly string[];
}

/**
 * The servers on which somebody is signed in; what they answer is not for everybody, so nothing of any server is kept
 * then.
 */
const servers = /* @__PURE__ */ new Set<string>();

/** @param isSignedIn whether somebody is signed in on this server now */
export function markSignedIn(server: string, isSignedIn: boolean): void {
  if (isSignedIn) servers.add(server);
  else servers.delete(server);
}

/**
 * Whether somebody is signed in on any server of this page; the WordPress plugin sets the global before it adds the
 * visitor's session to requests.
 */
export const isAnybodySignedIn = (): boolean => servers.size > 0 || 'calElementsSession' in globalThis;
