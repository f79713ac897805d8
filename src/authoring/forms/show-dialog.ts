/** Dialogs that are shown, until they have said that they are closed. */
const shown = new WeakSet<HTMLDialogElement>();

/**
 * Shows a dialog once. It says a moment later that it is closed: an update between the two would show it again, and the
 * focus would be lost with it.
 * @returns whether it is shown now, and was not before
 */
export function showDialog(dialog: HTMLDialogElement): boolean {
  if (shown.has(dialog)) return false;
  shown.add(dialog);
  dialog.addEventListener('close', () => shown.delete(dialog), { once: true });
  dialog.showModal();
  return true;
}
