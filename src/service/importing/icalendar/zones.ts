import ICAL from 'ical.js';
import { at } from '../../dates/date-steps.js';
import { inZone } from '../../dates/zones.js';
import { zoneNamed } from '../zone-names.js';
import type { Component } from './components.js';

/** A zone of a fixed offset in minutes: `UTC+2`, `UTC-3:30`. */
function fixedZone(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return minutes === 0
    ? 'UTC'
    : `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Minutes ahead of UTC of a zone at a wall time. */
function offsetAt(zone: string, wall: string): number {
  const moment = inZone({ wall }, zone);
  return Math.round((at(moment.wall) - at(moment.utc)) / 60_000);
}

/** The zones of a file. */
export class FileZones {
  readonly #zones: ReadonlyMap<string, Component>;
  /** Zones that one of its own may be, the likeliest first. */
  readonly #likely: readonly string[];
  /** The clock of times without a zone. */
  readonly clock: string;
  readonly #known = new Map<string, string | undefined>();

  /** @param likely names of zones, the likeliest first; the last is one */
  constructor(zones: ReadonlyMap<string, Component>, likely: readonly string[]) {
    this.#zones = zones;
    this.#likely = likely.map(zoneNamed).filter((zone) => zone !== undefined);
    this.clock = this.#likely[0] ?? 'UTC';
  }

  /** The zone of a TZID at a wall time. */
  zoneOf(id: string, wall: string): string {
    const key = `${id} ${wall.slice(0, 4)}`;
    let zone = this.#known.get(key);
    if (!zone) this.#known.set(key, (zone = this.#read(id, wall)));
    return zone;
  }

  #read(id: string, wall: string): string {
    const component = this.#zones.get(id);
    const named = zoneNamed(id) ?? zoneNamed(component?.text('x-lic-location') ?? '');
    if (named) return named;
    if (!component) return this.clock;
    try {
      return this.#byOffsets(component, wall);
    } catch {
      return this.clock;
    }
  }

  /** The likely zone whose clock is the same through the year, else the offset at that time. */
  #byOffsets(component: Component, wall: string): string {
    const read = new ICAL.Component(ICAL.parse(component.lines.join('\r\n')) as unknown[]);
    const zone = new ICAL.Timezone(read);
    const offset = (at: string) => Math.round(zone.utcOffset(ICAL.Time.fromDateTimeString(at.replace(' ', 'T'))) / 60);
    const year = wall.slice(0, 4);
    const months = ['01', '04', '07', '10'].map((month) => `${year}-${month}-15 12:00:00`);
    const samples = [wall, ...months].map((at) => [at, offset(at)] as const);
    return (
      this.#likely.find((candidate) => samples.every(([at, minutes]) => offsetAt(candidate, at) === minutes)) ??
      fixedZone(samples[0]![1])
    );
  }
}
