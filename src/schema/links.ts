import { ids, Unreadable, type Kind } from './kinds.js';

/** An existing venue or organizer by id, or the data of a new one. */
export type Link<Draft> = number | { readonly id: number } | Draft;

/** One link or several. The interface says `array of integer`, but describes data of new items as well. */
export function linked<Draft>(): Kind<Link<Draft> | readonly Link<Draft>[]> {
  const isLink = (value: unknown) => (typeof value === 'object' && value !== null) || !(ids.accept(value) instanceof Unreadable);
  return {
    ...ids,
    name: 'links',
    accept: (value) => ([value].flat().every(isLink) ? (value as Link<Draft>) : new Unreadable('links', value)),
    format: (value) => JSON.stringify(value),
  };
}
