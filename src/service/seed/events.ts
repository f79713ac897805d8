import { addDays, daysFrom, follows, monthNumber, weekNumber } from './days.js';
import { families } from './events/families.js';
import { festivals } from './events/festivals.js';
import { food } from './events/food.js';
import { learning } from './events/learning.js';
import { music } from './events/music.js';
import { outdoors } from './events/outdoors.js';
import { sea } from './events/sea.js';
import { stage } from './events/stage.js';
import { theseDays } from './events/these-days.js';
import { twinHarbours } from './events/twin-harbours.js';
import type { EventRow, SeedEvent } from './rows.js';
import { homeZone, towns } from './towns.js';
import { venues } from './venues.js';

const tables = [music, stage, sea, outdoors, food, learning, families, festivals, twinHarbours, theseDays];

/** About 18 months, in days from today. */
const [firstDay, lastDay] = [-92, 456];

/** The event of a row on one day; `slug` is the row's. */
function eventOn(date: string, slug: string, row: EventRow): SeedEvent {
  const {
    when,
    hours,
    days = 1,
    topics,
    details = '',
    timezone,
    venues: places = [],
    organizers = [],
    tags = [],
    ...rest
  } = row;
  const [start, end] = hours?.split('-') ?? [];
  const lastDate = addDays(date, end && end < start! ? days : days - 1);
  const turn = when.week || when.day ? monthNumber(date) : weekNumber(date) >> (when.weeks ? 1 : 0);
  const topic = topics?.[turn % topics.length];
  const first = places[0] && venues[places[0]];
  const town = first?.town && towns[first.town];
  const key = `${slug}-${date}`;
  return {
    ...rest,
    slug: key,
    title: topic ? `${row.title}: ${topic[0]}` : row.title,
    description:
      `<p>${row.excerpt}</p>${topic ? `<p>${topic[1]}</p>` : ''}${details}` +
      (town ? `<h3>Getting there</h3><p>${town.way}</p>` : ''),
    timezone: timezone ?? town?.zone ?? homeZone,
    all_day: !hours,
    start_date: start ? `${date} ${start}:00` : date,
    end_date: end ? `${lastDate} ${end}:00` : lastDate,
    venues: places,
    organizers,
    tags,
    ...(first?.geo_lat !== undefined && { show_map: true, show_map_link: true }),
  };
}

/** Every event around the day in UTC at `now` (milliseconds), in the order of their starts. */
export function seedEvents(now: number): SeedEvent[] {
  const rows = tables.flatMap((table) => Object.entries(table));
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  return days.flatMap((daysFromToday) => {
    const date = daysFrom(now, daysFromToday);
    const events = rows
      .filter(([, { when }]) => follows(date, daysFromToday, when))
      .map(([slug, row]) => eventOn(date, slug, row));
    return events.sort((a, b) => (a.start_date < b.start_date ? -1 : 1));
  });
}
