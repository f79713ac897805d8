import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Misuse } from '../command-line/options.js';

export type Position = readonly [lat: number, lng: number];

/**
 * Coordinates by a venue's id or address; `null` where an address was not found. What was edited by hand stays as it
 * is.
 */
export type Places = Record<string, Position | null>;

/** The places of a file that may not be there yet. @throws Misuse */
export function readPlaces(file: string): Places {
  if (!existsSync(file)) return {};
  try {
    const places: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof places === 'object' && places !== null && !Array.isArray(places)) return places as Places;
  } catch {
    // The remedy is the same.
  }
  throw new Misuse(`--output ${file} is there but holds no places: repair it, or name another file`);
}

/** Writes one place a line, for editing by hand, and never half of the file. @throws Misuse */
export function writePlaces(file: string, places: Places): void {
  const lines = Object.entries(places).map(
    ([key, position]) => `  ${JSON.stringify(key)}: ${JSON.stringify(position)}`,
  );
  try {
    writeFileSync(`${file}.new`, `{\n${lines.join(',\n')}\n}\n`);
    renameSync(`${file}.new`, file);
  } catch (cause) {
    throw new Misuse(
      `--output ${file} cannot be written (${(cause as { code?: string }).code}): name a file in a folder of yours`,
      {
        cause,
      },
    );
  }
}
