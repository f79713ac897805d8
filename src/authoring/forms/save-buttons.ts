import type { FormContext } from './field.js';
import type { ItemFormWords } from './item-form-table.js';
import type { LoadedItem } from './items.js';
import { isScheduled } from './publish-on-field.js';

/** A button that saves: with a status, or, where that is empty, with the one that the item has. */
interface SaveButton {
  readonly status: string;
  readonly label: string;
}

/**
 * The buttons that save, the first one first.
 * @param publish the right to publish, as `me.may` names it
 * @param given the attribute `status`
 * @param own the words of what is added at once, and needs no draft
 */
export function saveButtons(
  form: FormContext,
  publish: string,
  item: LoadedItem | undefined,
  given: keyof FormContext['words']['buttons'] | 'ask' | undefined,
  own: Pick<ItemFormWords, 'addButton' | 'saveButton'> = {},
): readonly [SaveButton, ...SaveButton[]] {
  const {
    session,
    words: { dates },
  } = form;
  const buttons = {
    ...form.words.buttons,
    ...(own.saveButton && { save: own.saveButton }),
    ...(own.addButton && !item && { publish: own.addButton }),
  };
  if (given && given !== 'ask' && !item) return [{ status: given, label: buttons[given] }];
  const first = session.may(publish) ? 'publish' : 'pending';
  const isLater = first === 'publish' && isScheduled(form);
  const leading = isLater ? { status: 'future', label: dates.schedule } : { status: first, label: buttons[first] };
  if (!item) return own.addButton ? [leading] : [leading, { status: 'draft', label: buttons.draft }];
  // One that waits for its time is published where that was emptied.
  if (item.status === 'future') return isLater ? [{ status: '', label: buttons.save }] : [leading];
  const save = { status: '', label: item.status === 'draft' ? buttons.draft : buttons.save };
  return item.status === 'draft' || (item.status === 'pending' && first === 'publish') ? [leading, save] : [save];
}
