/** Series of our service, whose lists tell of them date by date. */
import { membersOf } from '../../../data/schema/index.js';
import { mostFrequent } from '../../reading/most-frequent.js';
import { onDate, type ReadAlone, type ReadEvent } from '../read-events.js';
import type { Item } from './lists.js';
import { spanOf, timeOf, type Span } from './times.js';

/** The longest rule, in characters: it may name some thousand dates. */
const longestRule = 40_000;

/** What a date tells of its series. */
interface ToldSeries {
  readonly id: number;
  readonly slug: string;
  readonly rule: string;
  readonly span: Span;
  /** The date of the rule that it stands for. */
  readonly occurs: string;
  readonly page: unknown;
  readonly website: unknown;
}

/** What an event tells of its series; `undefined` where that is nothing, or cannot be read. */
export function seriesToldBy({ post_parent: id, series_date }: Item, zone: string): ToldSeries | undefined {
  const told = membersOf(series_date);
  const [span, occurs] = [spanOf(told, zone), timeOf(told.occurs)];
  const { slug, rule, page, website } = told;
  const isRule = typeof rule === 'string' && rule.length <= longestRule && rule.trim() !== '';
  if (!Number.isSafeInteger(id) || typeof slug !== 'string' || !isRule || !span || occurs === undefined)
    return undefined;
  return { id: id as number, slug, rule, span, occurs, page, website };
}

/** A date of a series. */
export interface DateOfSeries {
  readonly series: ToldSeries;
  /** As a date of its series. */
  readonly event: ReadEvent;
  readonly alone: ReadAlone;
}

/** What an event says, apart from what dates never have in common. */
const wordsOf = (event: ReadEvent): string =>
  JSON.stringify({
    ...event,
    ...{ key: '', id: 0, slug: '', uid: '', dates: [], alone: undefined },
    copied: { ...event.copied, date_utc: '' },
  });

const commonOf = (event: ReadEvent): string => wordsOf({ ...event, start_date: '', end_date: '' });

/** A series of its dates: what most of them have in common, and those that differ. */
function foldDates(dates: readonly DateOfSeries[]): ReadEvent {
  const common = mostFrequent(dates.map(({ event }) => commonOf(event)));
  const usual = dates.find(({ event }) => commonOf(event) === common)!;
  const { id, slug, rule, span } = usual.series;
  const key = `series/${id}`;
  const alone = Object.fromEntries(dates.map((date) => [date.series.occurs, date.alone]));
  const series: ReadEvent = { ...usual.event, key, id, slug, uid: key, ...span, rule, alone };
  const differing = dates.flatMap(({ series: { occurs }, event }) => {
    const regular = onDate(series, occurs);
    const isRegular = wordsOf(event) === wordsOf(regular);
    return isRegular ? [] : [{ occurs, isLater: false, event: { ...event, key: regular.key, uid: key } }];
  });
  return { ...series, dates: differing };
}

/** The series that some dates are of. */
export function seriesOf(dates: readonly DateOfSeries[]): ReadEvent[] {
  const bySeries = new Map<number, DateOfSeries[]>();
  for (const date of dates) {
    const others = bySeries.get(date.series.id);
    if (others) others.push(date);
    else bySeries.set(date.series.id, [date]);
  }
  return [...bySeries.values()].map(foldDates);
}
