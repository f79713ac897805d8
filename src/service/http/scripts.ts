import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import { noRoute } from '../request/problem.js';
import type { PageParts, Settings } from '../settings.js';
import type { Environment } from './environment.js';
import { respond, writeResponse, type WrittenResponse } from './respond.js';

/** The script that finds the elements of a page, and loads the others. */
export const firstScript = 'cal-elements.js';

export interface Scripts {
  /** Serves the folder of the scripts. */
  readonly serve: Handler<Environment>;
  /** The number that distinguishes the releases of the first script. */
  readonly version: () => Promise<string>;
}

/** The scripts of the elements. They do not change while the service runs. */
export function createScripts({ script }: Pick<PageParts, 'script'>, settings: Settings): Scripts {
  const written = new Map<string, WrittenResponse>();
  let version: string | undefined;

  async function write(path: string): Promise<WrittenResponse> {
    const text = await script(path);
    if (text === undefined) throw noRoute();
    const response = writeResponse({ body: text, headers: { 'Content-Type': 'text/javascript; charset=UTF-8' } });
    written.set(path, response);
    return response;
  }
  const read = (path: string) => written.get(path) ?? write(path);

  const versionOf = async () =>
    (version ??= createHash('sha256')
      .update((await read(firstScript)).text)
      .digest('hex')
      .slice(0, 12));

  return {
    version: versionOf,
    async serve({ req }) {
      const path = req.param('path')!;
      const response = await respond(req.raw, settings, await read(path), true);
      // The others have the hash of what they hold in their names.
      const isNamed = path !== firstScript || req.query('version') === (await versionOf());
      if (isNamed) response.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      return response;
    },
  };
}
