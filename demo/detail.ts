/** Opens the event chosen in a list in the detail element that the list names. */
for (const list of document.querySelectorAll<HTMLElementTagNameMap['cal-event-list']>('cal-event-list[data-opens]')) {
  list.addEventListener('cal-select', (selection) => {
    const { event } = selection.detail;
    if (!event) return;
    selection.preventDefault();
    Object.assign(document.getElementById(list.dataset.opens!)!, { eventId: event.id });
  });
  // The page starts with the first event that has an image.
  list.addEventListener(
    'cal-data',
    ({ detail: { items } }) => {
      const shown = items.find(({ image }) => image) ?? items[0];
      document.querySelector<HTMLElementTagNameMap['cal-event-detail']>('#page-detail')!.eventId = shown?.id;
    },
    { once: true },
  );
}
