import { isZone } from '../dates/zones.js';
import { windowsZones } from './windows-zones.js';

const byFoldedName = new Map(Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]));

/** The parts of the longest names, such as `America/Argentina/Buenos_Aires`. */
const mostParts = 3;

/** A zone by one of the names that programs give it: those of IANA, also behind a path, and those of Windows. */
export function zoneNamed(name: string): string | undefined {
  const plain = name.replace(/^"|"$/g, '').trim();
  const windows = byFoldedName.get(plain.replace(/ \d+$/, '').toLowerCase());
  if (windows) return windows;
  // `/freeassociation.sourceforge.net/Europe/Berlin`
  const parts = plain.split('/').filter(Boolean).slice(-mostParts);
  const names = parts.map((_, at) => parts.slice(at).join('/'));
  return names.find((candidate) => (candidate.includes('/') || candidate === 'UTC') && isZone(candidate));
}
