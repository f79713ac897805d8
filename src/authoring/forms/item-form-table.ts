import type { Field } from './field.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { FormResource } from './items.js';

/** Fields that belong to another one, and stand folded below it. */
interface FieldsBelow {
  /** Name of the other one. */
  readonly field: string;
  readonly names: readonly string[];
  readonly summary: (words: AuthoringMessages) => string;
}

/** The definition of each resource's form. */
export interface ItemFormTable {
  readonly resource: FormResource;
  /** Wire name of the attribute that holds the id, such as `event_id`. */
  readonly idName: string;
  /** All fields that it can show. */
  readonly fields: readonly Field[];
  /** Names of those that it shows where the attribute `fields` is absent, in order. */
  readonly shown: readonly string[];
  /** Names of those that it then shows folded, below the others. */
  readonly more?: readonly string[];
  /** Fields that stand folded below another one that is shown, and are open once one of all is filled. */
  readonly below?: FieldsBelow;
  /** Names of those that a quick form shows, and does not fold. */
  readonly quick: readonly string[];
  /** The rights that it takes to make one and to publish it, as `me.may` names them. */
  readonly rights: { readonly create: string; readonly publish: string };
}

/** The words of a form around its item. */
export interface ItemFormWords {
  /** Heading of a form for a new one, and of one for one that is there. */
  readonly newTitle: string;
  readonly editTitle: string;
  /** The button that saves a new one, and the one that saves changes, where they have names of their own. */
  readonly addButton?: string;
  readonly saveButton?: string;
  /** The link to the page of the saved item. */
  readonly view: string;
  /** The button that empties the form for another one. */
  readonly another: string;
  /** The message that somebody has changed it since it was loaded; the name may be empty. */
  readonly changedBy: (name: string) => string;
}
