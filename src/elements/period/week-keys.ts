const isEventBox = (element: Element | null | undefined): element is HTMLElement => element?.matches('.event') ?? false;

/** The events shown in a list; bars also stand under their days, where only one of the two is displayed. */
const eventsOf = (list: Element | null | undefined): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>('.event') ?? [])].filter((event) => event.checkVisibility());

const middle = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** The nearest day to one side that has events. */
function beside(column: Element, way: -1 | 1): Element | undefined {
  for (let next = column; ;) {
    const sibling = way < 0 ? next.previousElementSibling : next.nextElementSibling;
    if (!sibling || eventsOf(sibling).length) return sibling ?? undefined;
    next = sibling;
  }
}

/**
 * The event to which an arrow leads: up and down within a day, to the sides the one of about the same time on the next
 * day that has any.
 */
export function eventByArrow(from: Element, key: string, isRightToLeft: boolean): HTMLElement | undefined {
  if (!isEventBox(from)) return undefined;
  const column = from.closest('.column');
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const way = key === 'ArrowUp' || key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') ? -1 : 1;
  if (isSideways && column) {
    const others = eventsOf(beside(column, way));
    const distance = (event: Element) => Math.abs(middle(event) - middle(from));
    return others.sort((a, b) => distance(a) - distance(b))[0];
  }
  const siblings = eventsOf(from.closest('ol, ul'));
  return siblings[siblings.indexOf(from) + way];
}
