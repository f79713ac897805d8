import { inject } from 'vitest';

export type EngineName = 'SQLite' | 'node:sqlite' | 'PostgreSQL';

/** The rows of a table by engine that this run is for: of the default engine in `npm test`, of the others in `npm test -- matrix`. */
export const rowsOfThisRun = <Row>(table: Partial<Record<EngineName, Row>>): [engine: string, row: Row][] =>
  Object.entries(table).filter(([engine]) => (engine === 'SQLite') !== inject('isMatrix'));
