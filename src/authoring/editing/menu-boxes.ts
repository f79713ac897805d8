import { details } from '../../elements/cards/card.js';
import type { CalendarEvent } from '../../data/records/index.js';
import type { MenuBox } from './event-menus.js';

/** The element of a class in a box, which is made where it is not there yet. */
function boxIn(box: Element, name: string, put: (made: HTMLElement) => void): HTMLElement {
  const there = box.querySelector<HTMLElement>(`:scope > .${name}`);
  if (there) return there;
  const made = document.createElement('div');
  made.className = name;
  put(made);
  return made;
}

/** The box of an event's menu, at the end of what shows the event. */
export const boxForMenu = (box: Element): HTMLElement => boxIn(box, 'event-menu', (menu) => box.append(menu));

/** The events that a root shows in rows, be it by cards of the page, and the one in the preview. */
export function menuBoxes(root: ShadowRoot, events: readonly CalendarEvent[]): MenuBox[] {
  const rows = [...root.querySelectorAll('.item')].flatMap((row) => {
    const slot = row.querySelector<HTMLSlotElement>(':scope > slot')?.name;
    const card = row.querySelector(':scope > .card');
    const event = card
      ? details.get(card.querySelector('.title a') ?? card)?.event
      : events.find(({ key }) => `item-${key}` === slot);
    return event ? [{ event, menu: boxForMenu(row) }] : [];
  });
  const close = root.querySelector('#preview .step');
  const { event } = (close && details.get(root.host)) ?? {};
  const top = close?.parentElement;
  return top && event ? [...rows, { event, menu: boxIn(top, 'event-menu', (menu) => close.before(menu)) }] : rows;
}

/** The boxes that list the events of a day, and where something is added to each. */
export function dayBoxes(
  root: ShadowRoot,
  isWanted: boolean,
): { readonly box: HTMLElement; readonly date: string | undefined }[] {
  return [...root.querySelectorAll<HTMLElement>('.day-popover, .chosen-day[data-date]')].map((day) => ({
    box: boxIn(day, 'add-here', (made) => isWanted && day.append(made)),
    date: day.dataset.date,
  }));
}

/**
 * The day of something that belongs to one, and what stands for that day on the page: its cell, its heading or its
 * hours.
 */
export function dayAt(target: EventTarget | null): { readonly date: string; readonly box: HTMLElement } | undefined {
  const box = target instanceof Element && target.closest<HTMLElement>('.day[data-date], .column');
  if (!box) return undefined;
  const { date } = box.dataset;
  if (date) return { date, box };
  const name = box.querySelector<HTMLElement>('.name[id^="day-"]');
  if (!name) return undefined;
  const index = [...box.parentElement!.children].indexOf(box);
  const heading = box.closest('.grid')?.querySelectorAll<HTMLElement>('.head > *')[index];
  return { date: name.id.slice('day-'.length), box: heading?.checkVisibility() ? heading : name };
}
