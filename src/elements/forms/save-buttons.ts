import type { FormContext } from './field.js';
import type { LoadedItem } from './items.js';

/** A button that saves: with a status, or, where that is empty, with the one that the item has. */
interface SaveButton {
  readonly status: string;
  readonly label: string;
}

/**
 * The buttons that save, the first one first.
 * @param publish the right to publish, as `me.may` names it
 * @param given the attribute `status`
 */
export function saveButtons(
  { session, words: { buttons } }: FormContext,
  publish: string,
  item: LoadedItem | undefined,
  given: keyof typeof buttons | 'ask' | undefined,
): readonly [SaveButton, ...SaveButton[]] {
  if (given && given !== 'ask' && !item) return [{ status: given, label: buttons[given] }];
  const first = session.may(publish) ? 'publish' : 'pending';
  const leading = { status: first, label: buttons[first] };
  if (!item) return [leading, { status: 'draft', label: buttons.draft }];
  const save = { status: '', label: item.status === 'draft' ? buttons.draft : buttons.save };
  return item.status === 'draft' || (item.status === 'pending' && first === 'publish') ? [leading, save] : [save];
}
