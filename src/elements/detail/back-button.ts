/** The member of a history entry's state that names what is open; the page's own members stay. */
const member = 'cal-open';

const state = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;

/** The open boxes, the last on top: the function that closes each, by the name of its history entry. */
const open = new Map<unknown, () => void>();
/** Whether the browser is on its way back from an entry of ours. */
let isLeaving = false;

function leave(): void {
  isLeaving = true;
  history.back();
}

const push = (name: unknown): void => history.pushState({ ...state(), [member]: name }, '');

function onPopState(): void {
  const wasLeaving = isLeaving;
  isLeaving = false;
  const { [member]: here } = state();
  // Several were closed at once.
  if (wasLeaving && here !== undefined && !open.has(here)) return leave();
  const names = [...open.keys()];
  const above = names.slice(names.indexOf(here) + 1);
  // A dialog that opened meanwhile has no history entry yet.
  if (wasLeaving) above.forEach(push);
  else for (const name of above.reverse()) open.get(name)!();
}

/**
 * Lets the browser's Back button close what has been opened, by a history entry of its own.
 * @returns what is to be called when it was closed, however: it takes the entry away
 */
export function closeByBackButton(close: () => void): () => void {
  addEventListener('popstate', onPopState);
  const name = Math.random();
  open.set(name, close);
  if (!isLeaving) push(name);
  return () => {
    if (open.delete(name) && !isLeaving && state()[member] === name) leave();
  };
}
