/** Says which day was picked in the small month. */
const picked = document.querySelector('output')!;
document.querySelector<HTMLElement>('#picking')!.addEventListener('cal-day-select', ({ detail }) => {
  picked.textContent = detail.date;
});
