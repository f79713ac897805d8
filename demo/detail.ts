/** Opens what is chosen in a list in the detail that the list names. */
for (const list of document.querySelectorAll<HTMLElementTagNameMap['cal-event-list']>('cal-event-list[data-opens]')) {
  list.addEventListener('cal-select', (selection) => {
    const { event } = selection.detail;
    if (!event) return;
    selection.preventDefault();
    Object.assign(document.getElementById(list.dataset.opens!)!, { eventId: event.id });
  });
  // The first one with a picture stands on the page from the start.
  list.addEventListener(
    'cal-data',
    ({ detail: { items } }) => {
      const shown = items.find((item) => 'picture' in item && item.picture) ?? items[0];
      document.querySelector<HTMLElementTagNameMap['cal-event-detail']>('#page-detail')!.eventId = shown?.id;
    },
    { once: true },
  );
}
