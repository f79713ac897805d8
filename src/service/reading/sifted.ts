import { sifts } from '../../data/records/index.js';
import { feedFilters, type EventRepresentation } from '../../data/schema/index.js';
import type { FormValue } from '../request/form.js';
import { invalidParameters } from '../request/problem.js';
import { readFilters } from './filters.js';

/**
 * The tests that the events of feeds pass: those of the filters that lists leave to whoever reads them.
 * @throws Problem for a filter that cannot be read
 */
export function readSifts(query: Readonly<Record<string, FormValue>>): ((event: EventRepresentation) => boolean)[] {
  const names = Object.keys(sifts) as (keyof typeof sifts)[];
  const { values, refusals } = readFilters(Object.fromEntries(names.map((name) => [name, feedFilters[name]])), query);
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  return names.filter((name) => values[name] === true).map((name) => sifts[name]);
}
