import { compactTime } from '../../../data/recurrence/index.js';
import type { LeftOutReason } from '../read-events.js';
import type { Component, Property } from './components.js';
import { readTime, type FileSpan } from './times.js';
import type { FileZones } from './zones.js';

/** The parts of a rule that series have. */
const parts = /^(?:FREQ|UNTIL|COUNT|INTERVAL|BYDAY|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYMONTH|BYSETPOS|WKST)$/;
/** Those that repeat the time of the start, as Outlook writes them. */
const clockParts = { BYHOUR: [11, 13], BYMINUTE: [14, 16], BYSECOND: [17, 19] } as const;

/** The most dates that a file may name one by one. */
const mostDates = 2_000;

class Refused extends Error {
  readonly reason: LeftOutReason;
  constructor(reason: LeftOutReason) {
    super(reason);
    this.reason = reason;
  }
}

function readRule(raw: string, span: FileSpan, zones: FileZones): string {
  const kept: string[] = [];
  for (const part of raw.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    if (name in clockParts) {
      const [from, to] = clockParts[name as keyof typeof clockParts];
      if (Number(value || Number.NaN) !== Number(span.start_date.slice(from, to)))
        throw new Refused('rule_unsupported');
    } else if (name === 'UNTIL') {
      const until = readTime(value, zones, undefined, span.timezone);
      if (!until) throw new Refused('rule_unreadable');
      kept.push(`UNTIL=${compactTime(until.isDay ? `${until.wall.slice(0, 10)} 23:59:59` : until.wall)}`);
    } else if (parts.test(name)) kept.push(`${name}=${value}`);
    else if ((name === 'RSCALE' && value !== 'GREGORIAN') || name === 'SKIP') throw new Refused('rule_unsupported');
  }
  const [, frequency = ''] = /(?:^|;)FREQ=(\w+)/.exec(kept.join(';')) ?? [];
  if (/^(?:SECOND|MINUTE|HOUR)LY$/.test(frequency)) throw new Refused('rule_unsupported');
  if (!/^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(frequency)) throw new Refused('rule_unreadable');
  return `RRULE:${kept.join(';')}`;
}

/** The dates of a property, at the time of the start where it names days alone. */
function datesOf(properties: readonly Property[], span: FileSpan, zones: FileZones): string[] {
  const dates = properties.flatMap(({ values, parameters }) =>
    values.map((value) => {
      const time = readTime([value].flat()[0], zones, parameters.get('tzid'), span.timezone);
      if (!time) throw new Refused('rule_unreadable');
      return compactTime(time.isDay ? `${time.wall.slice(0, 10)}${span.start_date.slice(10)}` : time.wall);
    }),
  );
  if (dates.length > mostDates) throw new Refused('rule_unsupported');
  return [...new Set(dates)].sort();
}

/**
 * The rule of a series in wall times of its zone; empty for a single event.
 * @returns why it is not taken where series have no such rule
 */
export function ruleOf(
  component: Component,
  span: FileSpan,
  zones: FileZones,
): { readonly rule: string } | { readonly reason: LeftOutReason } {
  try {
    const [rule, ...more] = component.all('rrule');
    if (more.length || component.first('exrule')) throw new Refused('rule_unsupported');
    const lists = [
      ['RDATE', datesOf(component.all('rdate'), span, zones)],
      ['EXDATE', datesOf(component.all('exdate'), span, zones)],
    ] as const;
    if (!rule && !lists[0][1].length) return { rule: '' };
    const lines = lists.filter(([, dates]) => dates.length).map(([name, dates]) => `${name}:${dates.join(',')}`);
    return { rule: [...(rule ? [readRule(rule.raw, span, zones)] : []), ...lines].join('\n') };
  } catch (error) {
    if (error instanceof Refused) return { reason: error.reason };
    throw error;
  }
}
