import { dateFormat } from './intl-cache.js';

/**
 * A zone in Temporal's spelling: an IANA name as it is, `UTC+2`, `UTC-3:30`, `UTC+5.5` and `+02:00` as `±hh:mm`.
 * `undefined` when nobody knows the zone (`UTC+25`, `Mars/Phobos`).
 */
export function readZone(text: string): string | undefined {
  const [, sign, hours, minutes = 0] = /^(?:UTC)?([+-])(\d\d?(?:\.\d+)?)(?::([0-5]\d))?$/i.exec(text) ?? [];
  if (sign) return Number(hours) < 24 ? offsetZone(sign, Number(hours) * 60 + Number(minutes)) : undefined;
  try {
    dateFormat('en', { timeZone: text });
    return text;
  } catch {
    return undefined;
  }
}

/** The zone `±hh:mm` of an offset below a day, in minutes. */
export function offsetZone(sign: string, minutes: number): string {
  return sign + new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** Zone of the machine that runs this; UTC where a browser hides it. */
export function visitorTimeZone(): string {
  return readZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC';
}
