import { landmarkName } from '../../elements/base/landmark-name.js';
import { markEnded } from '../../elements/cards/ended-events.js';
import { firstWeek, firstWeekStyles } from '../../elements/period/first-week.js';
import { dayRoom, layWeek } from '../../elements/period/week-layout.js';
import { currentMinute, scrollToFirst } from '../../elements/period/week-view.js';
import type { WeekAttributes } from '../../elements/tables/week-attributes.js';
import { daysFrom } from '../../data/time/index.js';
import { findDays, type DaysToPaint } from './days.js';
import { drawInto, paintFirst, type Drawing } from './first-paint.js';

/** Draws the days of a week in one step, at the hours of their first events. */
const drawing =
  (given: DaysToPaint<WeekAttributes>): Drawing =>
  async (page, common, display) => {
    const found = await findDays(given, page, common, display);
    if (!found?.events.length) return undefined;
    const { options, zone, ems, days: period } = found;
    const { element, attributes } = given;
    const { firstDay } = given.asked;
    const { heading_level: headingLevel, next_day_threshold: nightEnd } = attributes;
    const days = daysFrom(period.day, attributes.days, firstDay);
    const events = markEnded(found.events, display);
    const layout = layWeek(events, days, display, attributes, nightEnd, dayRoom(days.length, ems));
    const content = firstWeek(layout, {
      options,
      display,
      days,
      period,
      count: events.length,
      headingLevel,
      ems,
      nightEnd,
      currentMinute: attributes.now_line ? currentMinute(events, display, zone, options.today) : undefined,
      nameOf: (name) => landmarkName(name, element),
    });
    const draw = () => {
      drawInto(element, firstWeekStyles, content);
      const scroller = element.shadowRoot!.querySelector<HTMLElement>('.scroller')!;
      scrollToFirst(scroller, layout, element.matches(':dir(rtl)'));
    };
    return [draw];
  };

/** Paints the days of a week before its element is there, which reports hours that end before they begin. */
export async function paint(week: DaysToPaint<WeekAttributes>): Promise<void> {
  const { slot_min: first, slot_max: end } = week.attributes;
  return first < end ? paintFirst(week, drawing(week)) : week.loadElement();
}
