/*
 * Filters whose code has not arrived yet have the room that they will take, so that the list below them does not jump. Nothing is imported here: as a file
 * of its own it runs before the code of the list.
 */
for (const filters of document.querySelectorAll<HTMLElement>('cal-event-filters:not(:defined, [style])')) {
  const isPanel = filters.getAttribute('layout') === 'panel' && matchMedia('(min-width: 36em)').matches;
  const names = (filters.getAttribute('facets') ?? 'date category tag venue organizer featured').match(/\w+/g) ?? [];
  const switches = names.filter((name) => /^(featured|cost|near)$/.test(name)).length;
  const room = isPanel ? `calc(${names.length - switches} * (min(20em, 50vb) + 7em) + ${switches} * 3.5em)` : '2.5em';
  filters.style.cssText = `display: block; min-block-size: ${room}`;
  void customElements.whenDefined('cal-event-filters').then(() => filters.removeAttribute('style'));
}

export {};
