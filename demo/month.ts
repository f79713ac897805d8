/** Shows which day was picked in the mini month. */
const picked = document.querySelector('output')!;
document.querySelector<HTMLElement>('#picking')!.addEventListener('cal-day-select', ({ detail }) => {
  picked.textContent = detail.date;
});
