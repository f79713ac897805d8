/** The node that has the focus, inside all shadow roots. */
export function focused(root: Document | ShadowRoot = document): HTMLElement | undefined {
  const { activeElement } = root;
  if (!(activeElement instanceof HTMLElement)) return undefined;
  return activeElement.shadowRoot?.activeElement ? focused(activeElement.shadowRoot) : activeElement;
}
