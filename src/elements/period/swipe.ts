/** How far a finger goes sideways at least, in pixels. */
const shortestSwipe = 48;

/** Follows a touch and reports a swipe: 1 to the next period in reading direction, -1 to the previous one. */
export function followSwipe(
  { pointerType, isPrimary, clientX, clientY, currentTarget }: PointerEvent,
  turn: (way: -1 | 1) => void,
): void {
  if (pointerType !== 'touch' || !isPrimary) return;
  const area = currentTarget as HTMLElement;
  const gesture = new AbortController();
  const { signal } = gesture;
  const end = (event: PointerEvent) => {
    gesture.abort();
    const [across, down] = [event.clientX - clientX, event.clientY - clientY];
    if (event.type === 'pointercancel' || Math.abs(across) < Math.max(shortestSwipe, 2 * Math.abs(down))) return;
    turn(across < 0 === area.matches(':dir(ltr)') ? 1 : -1);
  };
  for (const type of ['pointerup', 'pointercancel'] as const) area.addEventListener(type, end, { signal });
}
