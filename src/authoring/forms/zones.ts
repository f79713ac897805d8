import type { Option } from './combobox.js';

/** "Buenos Aires" for `America/Argentina/Buenos_Aires`. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

const most = 60;

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[_/]/g, ' ').toLowerCase();

/** "GMT+1" on the clock of this moment. */
function offsetOf(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    Date.now(),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * The zones that the browser knows, and whose name holds each word of a text; those whose city begins with it come
 * first.
 */
export function zonesFound(text: string, language: string): Option<string>[] {
  const words = folded(text).split(' ').filter(Boolean);
  const begins = (zone: string) => (words[0] && folded(cityOf(zone)).startsWith(words[0]) ? 0 : 1);
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
    .filter((zone) => words.every((word) => folded(zone).includes(word)))
    .sort((one, other) => begins(one) - begins(other))
    .slice(0, most)
    .map((zone) => ({
      value: zone,
      label: cityOf(zone),
      detail: `${zone.split('/')[0]!}, ${offsetOf(zone, language)}`,
    }));
}
