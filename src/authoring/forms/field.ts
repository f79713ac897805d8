import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { Session } from '../session/session.js';
import type { Settings } from '../../data/query/index.js';
import type { DisplayOptions } from '../../data/time/index.js';

/** The values of the fields of a form, by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** A problem of a form: the text stands in the summary, and at the field that it names. */
export interface Problem {
  /** Name of the field; absent where the form has no field for it. */
  readonly field?: string | undefined;
  /** `id` of the control of the field that gets the focus; the first one when absent. */
  readonly control?: string | undefined;
  readonly text: string;
}

/** The display and behavior of a field now. */
export interface Control<V> {
  readonly value: V;
  /** `id` of the first control, to which the label belongs; other controls have ids that begin with it. */
  readonly id: string;
  /** For `aria-describedby`: help and problem, as far as they are there. */
  readonly describedBy: string | undefined;
  readonly problem: Problem | undefined;
  readonly isRequired: boolean;
  /** Takes what was typed or chosen. */
  readonly change: (value: V) => void;
  /** To be called when the focus leaves the field: it is then checked if it was changed. */
  readonly leave: () => void;
}

/** The form around a field. */
export interface FormContext {
  /** For controllers of a field, and to find its controls. */
  readonly host: HTMLElement & ReactiveControllerHost;
  readonly session: Session;
  /** Whether it makes something, and changes nothing that is there. */
  readonly isNew: boolean;
  readonly settings: Settings;
  readonly language: string;
  readonly display: DisplayOptions;
  readonly common: Messages;
  readonly words: AuthoringMessages;
  /** Takes a value into another field. */
  readonly enter: (field: string, value: unknown) => void;
  /** The value of another field now; `undefined` where the form does not have it. */
  readonly valueIn: (field: string) => unknown;
  /** The value of a field of an existing item when it was loaded; `undefined` in a new one. */
  readonly storedIn: (field: string) => unknown;
}

/** The values of an item under their wire names, as they are stored. */
export type Stored = Readonly<Record<string, unknown>>;

/**
 * One field of a form. It holds no value: the form does, so that it can tell what was changed. A field with controls
 * beside a single input is a group.
 */
export interface Field<V = any> /* eslint-disable-line @typescript-eslint/no-explicit-any -- a table mixes fields */ {
  /**
   * Its name in the attributes `fields` and `required`, in the part `field-NAME`, and as the `id` of its first control.
   */
  readonly name: string;
  /** Wire names that it writes, and by which servers refuse it. */
  readonly wire: readonly string[];
  readonly isGroup?: boolean;
  /** Whether the form does not save without it, whatever the attribute `required` says. */
  readonly isRequired?: boolean;
  label(form: FormContext): string;
  /** The instruction where it is required and empty. */
  missing(form: FormContext): string;
  help?(form: FormContext): string | undefined;
  /** Whether server and role take it; yes when absent. */
  isOffered?(form: FormContext): boolean;
  /** The value in a new item. */
  initial(form: FormContext): V;
  /** The value of an item that is there. */
  read(stored: Stored, form: FormContext): V;
  /**
   * The values to send, under wire names; only what differs from the loaded item is sent. `undefined` is never sent,
   * and in a new item nothing that is empty.
   */
  write(value: V, form: FormContext): Readonly<Record<string, unknown>>;
  /**
   * The value that the typed one means, such as a year of two digits; taken when the field is left or the form is sent.
   */
  meant?(value: V): V;
  isEmpty(value: V): boolean;
  /** Whether a touched field differs from what was loaded; by what it would write when absent. */
  isChanged?(value: V): boolean;
  /** Whether the value can be kept as a draft, since it does not end with the page; yes when absent. */
  isLasting?(value: V): boolean;
  /** The reason why the server cannot be without it once it is stored, where that is so. */
  whyItStays?(form: FormContext): string | undefined;
  /** The problems of the value, apart from being empty. */
  check?(value: V, form: FormContext): Omit<Problem, 'field'> | string | undefined;
  /**
   * The work that must end, well or not, before the value can be checked and sent, and a sentence that reports it
   * meanwhile.
   */
  arrival?(form: FormContext): { readonly ended: Promise<void>; readonly said: string } | undefined;
  /** The change that the server made to the sent value, in a sentence, where there is one. */
  explainChange?(sent: V, stored: V, form: FormContext): string | undefined;
  /** The value in words, where somebody else has changed it, too. */
  say?(value: V, form: FormContext): string;
  render(control: Control<V>, form: FormContext): TemplateResult;
}

/** Whether two values mean the same on the wire. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
