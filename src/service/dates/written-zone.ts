import { inZone, isZone, minute } from './zones.js';

/**
 * Minutes from UTC of the letters that people and programs write behind a time; letters that mean several zones have
 * the meaning that PHP gives them.
 */
const offsets: Readonly<Record<string, number>> = {
  ...{ Z: 0, UTC: 0, GMT: 0, WET: 0, WEST: 60, BST: 60, CET: 60, CEST: 120, EET: 120, EEST: 180, MSK: 180 },
  ...{
    NST: -210,
    AST: -240,
    ADT: -180,
    EST: -300,
    EDT: -240,
    CST: -360,
    CDT: -300,
    MST: -420,
    MDT: -360,
    PST: -480,
    PDT: -420,
  },
  ...{ AKST: -540, AKDT: -480, HST: -600, SAST: 120, EAT: 180, PKT: 300, HKT: 480, JST: 540 },
  ...{ AWST: 480, ACST: 570, ACDT: 630, AEST: 600, AEDT: 660, NZST: 720, NZDT: 780 },
};

/** How a zone is written behind a time: letters, an offset, or an IANA name. The group is `zone`. */
export const zonePattern = String.raw`(?:\s?(?<zone>(?:(?:UTC|GMT)[+-]\d\d?|[+-]\d\d)(?::?\d\d)?(?![\d:]|\s?[a-z])|[a-z_]+(?:/[\w+-]+)+|[a-z]{1,4})(?:\s\([^()]*\))?)?`;

const instantOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);

/**
 * Minutes from UTC of a zone that was written behind a wall time; `undefined` when there is no such zone.
 * @param wall `YYYY-MM-DD hh:mm:ss`
 */
export function writtenOffset(zone: string, wall: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /([+-])(\d\d?):?(\d\d)?$/.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (!zone.includes('/')) return offsets[zone.toUpperCase()];
  return isZone(zone)
    ? (instantOf(inZone({ wall }, zone).wall) - instantOf(inZone({ wall }, zone).utc)) / minute
    : undefined;
}
