/** Gives filters whose code has not arrived yet the room that they will take, so that the list below them does not jump. */
export function reserveRoom(filters: HTMLElement): void {
  if (filters.hasAttribute('style')) return;
  const isPanel = filters.getAttribute('layout') === 'panel' && matchMedia('(min-width: 36em)').matches;
  const names = (filters.getAttribute('facets') ?? 'date category tag venue organizer featured').match(/\w+/g) ?? [];
  const switches = names.filter((name) => /^(featured|cost|near)$/.test(name)).length;
  const room = isPanel ? `calc(${names.length - switches} * (min(20em, 50vb) + 7em) + ${switches} * 3.5em)` : '2.5em';
  filters.style.cssText = `display: block; min-block-size: ${room}`;
  void customElements.whenDefined('cal-event-filters').then(() => filters.removeAttribute('style'));
}
