import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** One exchange with a real server. */
export interface Recording {
  readonly name: string;
  readonly recorded_at: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query: string;
    readonly headers: Record<string, string>;
    readonly body: unknown;
  };
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: any }; // eslint-disable-line @typescript-eslint/no-explicit-any -- any server's JSON
  /** The recordings of writes that came before. */
  readonly after?: readonly string[];
}

/** From the root, because benchmarks are bundled elsewhere. */
export const recordingsFolder = pathToFileURL('test/fixtures/recordings/');

/** By name, `bulk/…` for those of the bulk folder. */
export function recording(name: string): Recording {
  return { name, ...JSON.parse(readFileSync(new URL(`${name}.json`, recordingsFolder), 'utf8')) };
}

export const allRecordings = (): Recording[] =>
  ['', 'bulk/'].flatMap((below) =>
    readdirSync(new URL(below || '.', recordingsFolder))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => recording(below + file.slice(0, -'.json'.length))),
  );

export const recordedBody = (name: string): Recording['response']['body'] => recording(name).response.body;
