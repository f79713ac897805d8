/** An offset, alone or from UTC: `UTC+2`, `UTC-3:30`, `UTC+0530`, `UTC+5.5`, `+02:00`. */
const offsetForm = /^(?:UTC)?([+-])(\d\d?)(?:(\.\d+)|:?([0-5]\d))?$/i;

/**
 * Names that Intl knows on some machines and Temporal on none, as it takes few of three letters: the others are ICU's,
 * and no zones.
 */
const foreignName = /^(?!CE|EE|ES|GM|HS|ME|MS|UC|WE)..T$/i;

/** Whether Intl knows each name; there are few names, and a lookup is far cheaper than Intl. */
const names = /* @__PURE__ */ new Set<string>();

/** Whether this machine's Intl knows the zone. */
export function isIntlZone(zone: string): boolean {
  if (names.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  names.add(zone);
  return true;
}

/**
 * A zone in Temporal's spelling: an IANA name as it is, an offset as `±hh:mm`; both are read in any letter case.
 * `undefined` for unknown zones (`UTC+25`, `Mars/Phobos`, `PST`).
 */
export function readZone(text: string): string | undefined {
  const [, sign, hours, fraction = '', minutes = 0] = offsetForm.exec(text) ?? [];
  if (!sign) return isIntlZone(text) && !foreignName.test(text) ? text : undefined;
  return Number(hours) < 24 ? offsetZone(sign, Number(hours + fraction) * 60 + Number(minutes)) : undefined;
}

/** The zone `±hh:mm` of an offset below a day, in minutes. */
export function offsetZone(sign: string, minutes: number): string {
  return sign + new Date(minutes * 60_000).toISOString().slice(11, 16);
}
