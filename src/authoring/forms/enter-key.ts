/** Inputs of one line, in which browsers send the form at Enter. */
const oneLine = 'input:not([type="button"], [type="submit"], [type="file"])';

/**
 * Keeps Enter in a field of one line from sending a form of many fields, so that nothing half filled is published by a
 * habit; with Ctrl or Command, it sends from every field. To be called for each key that is pressed in the form.
 */
export function onEnter(press: KeyboardEvent, send: () => void): void {
  if (press.key !== 'Enter' || press.isComposing || press.defaultPrevented) return;
  const isMeant = press.ctrlKey || press.metaKey;
  if (!isMeant && !(press.target as Element).matches(oneLine)) return;
  press.preventDefault();
  if (isMeant) send();
}
