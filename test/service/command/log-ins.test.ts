import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenOf } from '../browser.js';
import { browserOf, newWorkspace, type Workspace } from '../command.js';

let workspace: Workspace;
beforeEach(() => {
  workspace = newWorkspace();
});
afterEach(() => workspace.remove());

const password = 'a long enough password';

/** A service in so many processes, whose first user is maria: signs in as her, and returns the status of the answer. */
async function serve(processes: number): Promise<(password: string) => Promise<number>> {
  const serving = await workspace.serve(['--processes', String(processes)]);
  await serving.says(/processes share/);
  const [, link] = await serving.says(/(http:\S+#setup=\S+)/);
  await browserOf(serving).send('POST', '/setup', { token: tokenOf(link!), name: 'maria', password });
  return async (typed) =>
    (await browserOf(serving).send('POST', '/session', { name: 'maria', password: typed })).status;
}

/** Wrong passwords. */
const guesses = (count: number) => Array.from({ length: count }, (_, index) => `guess ${index}`);

it('wrong log-ins are counted for all processes together', async () => {
  const signIn = await serve(3);
  // Connections that are open at once are spread over the processes.
  const statuses = await Promise.all(guesses(40).map(signIn));
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect([count(401), count(429)]).to.deep.equal([10, 30]);
  expect(await signIn(password), 'the right one').to.equal(429);
});

it('a right log-in sets the count of all processes back', async () => {
  const signIn = await serve(2);
  // The guesses of both rounds are more than are checked in a row.
  for (let round = 0; round < 2; round++) {
    expect(new Set(await Promise.all(guesses(6).map(signIn))), `round ${round}`).to.deep.equal(new Set([401]));
    expect(await signIn(password)).to.equal(200);
  }
});
