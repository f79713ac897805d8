import { css, nothing } from 'lit';
import { frame } from '../cards/index.js';
import {
  allowedBySettings,
  briefWhen,
  detailAttributes,
  eventArticle,
  eventDetailAttributes,
  eventDetailStyles,
  placesOfSteps,
  tidyHtml,
} from '../elements/detail/index.js';
import { loadMessages } from '../locale/index.js';
import { loadItemLinks, readable, templatesIn } from '../query/index.js';
import { calendarEvent, recordsOf, type CalendarEvent } from '../records/index.js';
import { readFilters, type EventRepresentation } from '../schema/index.js';
import { briefSpan, hasEnded, today, type DisplayOptions } from '../time/index.js';
import { cleaned } from './clean-html.js';
import { onPaper } from './paper.js';
import type { Picture, PictureContext, PictureMaker } from './picture.js';

/** Where no script will come, nothing has to keep a place, and the link to the website stands for itself. */
const withoutScripts = css`
  @media (scripting: none) {
    .picture .actions {
      display: contents;
    }
    .picture :is(.brief, .place) {
      display: none;
    }
    .picture .site {
      display: inline-flex;
    }
  }
`;

/** The zone in which a day ends last. */
const lastZone = 'Etc/GMT+12';

/** A day of a year that is neither the one on which an event begins nor the day before, so that it is not called by a word that ages. */
function quietDay({ span }: CalendarEvent, display: DisplayOptions, year: string): string {
  const first = `${year}-01-01`;
  const { day } = briefSpan(span, display, first, '');
  return /-01-0[12]$/.test(day) ? `${year}-07-01` : first;
}

/** The detail of an event on a page, without what needs scripts: the place of the buttons is kept, all else is added below. */
async function make({ element, site, answer, locale, common, settings }: PictureContext): Promise<Picture | string> {
  const attributes = readable(readFilters({ ...detailAttributes, ...eventDetailAttributes }, (name) => element.getAttribute(name)));
  if (attributes.mode === 'dialog') return 'it opens as a dialog';
  const read = () => recordsOf([JSON.parse(answer.text) as EventRepresentation], calendarEvent);
  if (!onPaper(answer.url, read).length) return 'its event cannot be read';
  const messages = await loadMessages('detail', locale);
  const item = JSON.parse(answer.text) as EventRepresentation;
  const { linkItems } = await loadItemLinks();
  if (templatesIn(settings)) onPaper(site, () => linkItems('events', item, settings));
  const render = () => {
    const allows = allowedBySettings(element.dom, settings.base_url);
    const event = calendarEvent(item);
    const { time_zone: ownZone, hour_cycle: hourCycle, time_display: timeDisplay = 'both' } = settings;
    // Where no zone is set, each event is shown on its own clock, and is over where its day ends last.
    const display: DisplayOptions = ownZone
      ? { locale, timeZone: ownZone, hourCycle, timeDisplay }
      : { locale, timeZone: '', hourCycle, timeDisplay: 'event' };
    const now = today(ownZone ?? lastZone, answer.time);
    const isOver = hasEnded(event.span, now, answer.time);
    const day = quietDay(event, display, now.slice(0, 4));
    const level = attributes.heading_level ?? detailAttributes.heading_level.default;
    const description = tidyHtml(cleaned(event.description) as never, {
      base: event.url ?? document.baseURI,
      headingLevel: level + 1,
      allows,
    });
    const article = eventArticle(
      event,
      {
        common,
        messages,
        display,
        level,
        today: day,
        brief: briefWhen(event, common, display, day, ''),
        hasEnded: isOver,
        leadsThere: attributes.show_map === true || event.showsMapLink,
        allows,
      },
      { actions: placesOfSteps(isOver, common, messages), description: [...description.childNodes] },
    );
    return frame({
      status: nothing,
      isStatusSeen: false,
      isFetching: false,
      isBusy: false,
      content: article,
    });
  };
  return { items: [item], render };
}

export const detailPicture: PictureMaker = { styles: [eventDetailStyles, withoutScripts], make };
