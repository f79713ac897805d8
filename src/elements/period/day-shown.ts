/** Tells a calendar around a month, and not the page around it, which day of the month is shown. */
export function emitDayShown(month: HTMLElement, date: string): void {
  month.dispatchEvent(new CustomEvent('cal-day-shown', { detail: { date }, bubbles: true }));
}
