type Start = (this: Element | Document, update: () => unknown) => Readonly<Record<'ready' | 'updateCallbackDone', Promise<void>>>;
type CanMove = Partial<Record<'startViewTransition', Start>>;

/** Changes what an element shows, in a view transition where browsers have them and the visitor wants motion; of the element alone if possible. */
export async function moveTo(host: Element, change: () => void): Promise<void> {
  const mover = [host, document].find((one) => (one as CanMove).startViewTransition) as (Element & CanMove) | undefined;
  if (!mover || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { ready, updateCallbackDone } = mover.startViewTransition!(change);
  // Another one, or a page in the background, skips it.
  ready.catch(() => {});
  await updateCallbackDone;
}
