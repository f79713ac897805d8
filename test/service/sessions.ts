import { internalsOf } from '../../src/service/internals.js';
import type { Service } from '../../src/service/index.js';
import { beginSession } from '../../src/service/rights/sessions.js';

/** Begins a session of a user without a log-in: the token of its cookie, and its nonce. */
export function sessionOf(service: Service, name: string): Promise<{ token: string; nonce: string }> {
  const { store, settings } = internalsOf(service);
  return store.write(async (writer) => {
    const { id } = await writer.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    const { token, session } = await beginSession(writer, id, settings.now(), false);
    return { token, nonce: session.nonce };
  });
}
