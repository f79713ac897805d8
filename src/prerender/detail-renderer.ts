import { css, nothing } from 'lit';
import { frame, statusLine } from '../elements/cards/frame.js';
import { briefWhen, eventArticle, isPlanned, placesOfSteps } from '../elements/detail/event-article.js';
import { detailAttributes } from '../elements/detail/detail-attributes.js';
import { eventDetailAttributes } from '../elements/detail/event-detail-attributes.js';
import { seriesLines, seriesStyles } from '../elements/detail/event-series.js';
import { eventDetailStyles } from '../elements/detail/event-detail.styles.js';
import { tidyHtml } from '../elements/html/tidy-html.js';
import { loadMessages } from '../locale/index.js';
import { loadRules } from '../locale/rules.js';
import { loadItemLinks, readable, templatesIn } from '../data/query/index.js';
import { adopt, calendarEvent, recordsOf, webUrl } from '../data/records/index.js';
import { readFilters, type EventRepresentation } from '../data/schema/index.js';
import { hasEnded, nearness, todayOf } from '../data/time/index.js';
import { cleaned } from './clean-html.js';
import {
  allowedImages,
  dayWithoutEvents,
  keptDisplay,
  type ElementMarkup,
  type ElementRenderer,
  type RenderContext,
} from './element-renderer.js';

/**
 * The script's words for the day, such as "Today", have room in the line that sums the event up; the day stands below
 * it, too.
 */
const placeOfDay = css`
  .printed .later {
    visibility: hidden;
  }
  .printed .later + .whole {
    display: none;
  }
`;

/** Without scripts nothing keeps room for them, and the link to the website stands for itself. */
export const withoutScripts = css`
  @media (scripting: none) {
    .printed .actions {
      display: contents;
    }
    .printed :is(.brief, .place, .later) {
      display: none;
    }
    .printed .later + .whole {
      display: inline-block;
    }
    .printed .site {
      display: inline-flex;
    }
  }
`;

/** The zone in which a day ends last. */
const lastZone = 'Etc/GMT+12';

/**
 * The detail of an event on a page, without what needs scripts: the room of the buttons is kept, all else is added
 * below.
 */
async function read(context: RenderContext): Promise<ElementMarkup | string> {
  const { element, document, answer, locale, common, settings, display } = context;
  const attributes = readable(
    readFilters({ ...detailAttributes, ...eventDetailAttributes }, (name) => element.getAttribute(name)),
  );
  if (attributes.mode === 'dialog') return 'it opens as a dialog';
  const item = adopt(JSON.parse(answer.text) as EventRepresentation, document.dom);
  const { linkItems } = await loadItemLinks();
  if (templatesIn(settings)) linkItems('events', item, settings, document.baseURI);
  if (!recordsOf([item], calendarEvent).length) return 'its event cannot be read';
  const messages = await loadMessages('detail', locale);
  const words = item.series && (await loadRules(locale));
  const render = () => {
    const allows = allowedImages(context);
    const event = calendarEvent(item);
    // Where nobody knows the zone that it is shown in, it is over where its day ends last.
    const now = todayOf(event.span, { ...display, timeZone: display.timeZone || lastZone }, answer.time);
    const isOver = hasEnded(event.span, now, answer.time);
    const day = dayWithoutEvents([event], now.slice(0, 4));
    const level = attributes.heading_level ?? detailAttributes.heading_level.default;
    const brief = briefWhen(event, common, display, day, '');
    const [later] = briefWhen(event, common, display, now);
    const description = tidyHtml(cleaned(event.description, document) as never, {
      base: event.url ?? document.baseURI,
      headingLevel: level + 1,
      allows,
      tableName: messages.table,
    });
    const article = eventArticle(
      event,
      {
        common,
        messages,
        display: keptDisplay(context),
        level,
        today: day,
        brief,
        later: later === brief[0] ? undefined : later,
        nearness: nearness(event.span, display, now, answer.time),
        hasEnded: isOver,
        leadsThere: attributes.show_map === true || event.showsMapLink,
        allows,
        series: item.series && seriesLines(event, [], { common, messages, display, words }),
        listUrl: webUrl(attributes.list_href, document.dom),
      },
      { actions: placesOfSteps(isPlanned(event, isOver), common, messages), description: [...description.childNodes] },
    );
    return frame([statusLine(nothing, false), article]);
  };
  return { items: [item], render };
}

export const detailRenderer: ElementRenderer = {
  styles: [eventDetailStyles, seriesStyles, placeOfDay, withoutScripts],
  read,
};
