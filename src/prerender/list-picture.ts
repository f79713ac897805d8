import { html, nothing, type TemplateResult } from 'lit';
import { eventGroups, frame, groupSections, layoutStyles, markEnded, shared, styles } from '../cards/index.js';
import { readList } from '../client/index.js';
import { allowedBySettings, allowedImage } from '../elements/base/third-party.js';
import { listAttributes, listDefaults, type ListAttributes } from '../elements/tables/list-attributes.js';
import type { Messages } from '../locale/index.js';
import { loadItemLinks, ownEventAttributes, planEventList, readable, readFirstView, templatesIn, type ListView } from '../query/index.js';
import { calendarEvent, type CalendarEvent } from '../records/index.js';
import { eventFilters, paging as pagingFilters, readFilters, type EventRepresentation } from '../schema/index.js';
import { dayNearness, today } from '../time/index.js';
import { endOf } from './ends.js';
import { onPaper } from './paper.js';
import { quietDay, type Picture, type PictureContext, type PictureMaker } from './picture.js';

/** The button that adds a page. */
function moreButton({ to, total }: ListView<unknown>, limit: number, perPage: number, common: Messages): TemplateResult | typeof nothing {
  const left = Math.min(total, limit) - to;
  return left < 1 ? nothing : html`<button part="button more" class="more" type="button">${common.more(Math.min(left, perPage))}</button>`;
}

/** The message that there are no events. */
const emptyNotice = (text: string) =>
  html`<slot name="empty"
    ><div part="empty" class="notice" role="note"><p part="message">${text}</p></div></slot
  >`;

async function make({
  element,
  site,
  answer,
  ask,
  locale,
  common,
  settings,
  display,
  timeZone,
}: PictureContext): Promise<Picture | string> {
  const attribute = (name: string) => element.getAttribute(name);
  const filters = readFilters({ ...eventFilters, ...ownEventAttributes }, attribute);
  const { color_by, open_event, page = 1, ...given } = readable(readFilters({ ...listAttributes, page: eventFilters.page }, attribute));
  if (color_by && color_by !== 'none') return 'its colors would need the attribute style, which strict policies refuse';
  if (open_event) return 'it marks the event that is open';
  const appearance: ListAttributes = { ...listDefaults, ...given };
  const { time_zone: ownZone } = settings;
  const planned = onPaper(site, () =>
    planEventList({ filters, settings: { ...settings, time_zone: ownZone ?? timeZone }, language: locale }, answer.time),
  );
  const plan = { ...planned, url: (number: number) => onPaper(site, () => planned.url(number)) };
  const accept = (item: EventRepresentation) => onPaper(site, () => calendarEvent(item));
  const { linkItems } = await loadItemLinks();
  const view = await readFirstView<EventRepresentation>(plan, page, accept, async (number) => {
    const url = plan.url(number);
    const { text } = await ask(url);
    const fetch = () => Promise.resolve(new Response(text));
    const request = { url, page: number, perPage: plan.perPage };
    const found = await readList<EventRepresentation>({ fetch }, 'events', request, { isItem: () => true }).catch((cause: unknown) => {
      throw new Error(`${url} did not answer with a list of events`, { cause });
    });
    if (templatesIn(settings)) onPaper(site, () => linkItems('events', found, settings));
    return found;
  });
  if (!view) return 'its calendar did not give the events that it shows';
  const day = today(ownZone ?? timeZone, answer.time);
  const isUpcoming = plan.range === 'upcoming';
  const isFiltered = Object.keys(filters).some((name) => name in eventFilters && !(name in pagingFilters));
  const mark = (card: HTMLElement, event: CalendarEvent) => {
    if (isUpcoming) card.setAttribute('data-cal-end', endOf(event, ownZone));
  };
  const render = () => {
    const allows = allowedBySettings(element.dom, settings.base_url);
    const events = view.items.map(calendarEvent).map((event) => ({ ...event, image: allowedImage(event.image, allows) }));
    const { layout, group_by, heading_level, paging } = appearance;
    const groups = eventGroups(plan.range === 'past' ? events : markEnded(events, day, answer.time), {
      layout,
      group_by,
      heading_level,
      common,
      display,
      today: quietDay(events, day.slice(0, 4)),
      since: plan.since,
      // The quiet day is no today to compare with.
      range: plan.since > day ? 'upcoming' : plan.range,
      hasOwnCards: false,
      colors: { mark, legend: () => undefined },
      nearness: (of) => (dayNearness(of, locale, day) ? '\u00a0' : ''),
      ...(group_by !== 'none' && { sections: groupSections }),
    });
    const more = paging === 'none' ? nothing : moreButton(view, plan.limit, plan.perPage, common);
    return frame({
      status: common.shown(view.from, view.to, view.total),
      isStatusSeen: events.length > 0,
      isFetching: false,
      isBusy: false,
      content: events.length ? html`${groups} ${more}` : emptyNotice(isUpcoming && !isFiltered ? common.noneUpcoming : common.empty),
    });
  };
  return { items: view.items, render, ...(isUpcoming && { endOf: (item) => endOf(calendarEvent(item as EventRepresentation), ownZone) }) };
}

export const listPicture: PictureMaker = { styles: [shared, styles, layoutStyles], make };
