import { boolean, choice, text, type FilterTable } from '../../data/schema/index.js';
import { formAttributes } from './form-attributes.js';

/** The attributes of every form of an item, except the one for its id. */
export const itemFormAttributes = {
  /** Slug of the item to change, where there is no id */
  slug: { kind: text },
  /** Display of the form: on the page, or as a dialog above it, which `open()` opens */
  mode: { kind: choice('page', 'dialog'), default: 'page' },
  /**
   * Names of the fields to show, in their order, separated by spaces; those that server and role do not take are left
   * out
   */
  fields: { kind: text },
  /** Names of the fields that must not be empty, beside those without which nothing can be saved */
  required: { kind: text },
  /**
   * The status with which it is saved: draft, pending or publish, with one button; ask shows a button for each that the
   * role allows
   */
  status: { kind: choice('ask', 'draft', 'pending', 'publish'), default: 'ask' },
  /** Whether what is typed is kept in this browser until it is saved, and offered again after a reload */
  keep_draft: { kind: boolean },
  ...formAttributes,
} as const satisfies FilterTable;
