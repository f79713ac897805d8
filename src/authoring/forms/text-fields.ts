import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import type { AuthoringMessages, FlagWords } from '../words/messages/authoring.js';
import type { FieldWords } from '../words/messages/field-words.js';
import { plainText } from '../../data/records/index.js';
import { escaped } from '../../data/text/index.js';
import type { Control, Field, FormContext, Stored } from './field.js';
import { lastDate } from './typed-dates.js';
import { isWebAddress, webAddress } from './web-address.js';

export interface TextOptions {
  readonly name: string;
  /** Wire name; the name when absent. */
  readonly wire?: string;
  readonly words: (messages: AuthoringMessages) => FieldWords;
  readonly isRequired?: boolean;
  /** The most characters. */
  readonly maxLength?: number | undefined;
  readonly type?: 'text' | 'url' | 'email' | 'tel' | 'password' | 'datetime-local';
  readonly autocomplete?: 'username' | 'off';
  /**
   * Whether its text is of any language, and not an address or a number: it then has the direction of its first letter.
   */
  readonly isProse?: boolean;
  /** The keys that phones show; those of the type when absent. */
  readonly inputMode?: 'decimal';
  readonly check?: (value: string, form: FormContext) => string | undefined;
  readonly isOffered?: (form: FormContext) => boolean;
  /** Whether it is HTML on the wire. The field holds its characters. */
  readonly isHtml?: boolean;
  /** Rows of a text of several lines. */
  readonly rows?: number;
}

interface FlagOptions extends Pick<TextOptions, 'name' | 'wire' | 'isOffered'> {
  /** Whether a new item has it. */
  readonly isOnAtFirst?: boolean;
  readonly words: (messages: AuthoringMessages) => FlagWords;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const emailForm = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;

const formOf = (type: TextOptions['type'], value: string, words: AuthoringMessages): string | undefined => {
  if (type === 'url' && !isWebAddress(value)) return words.notUrl;
  return type === 'email' && !emailForm.test(value) ? words.notEmail : undefined;
};

/**
 * The attributes of a control that all share, as text inputs have them. A date changes with each digit that is typed,
 * and is left by the focus.
 */
export const inputOf = (
  { id, value, describedBy, problem, isRequired, change, leave }: Control<string>,
  {
    type = 'text',
    autocomplete,
    isProse = type === 'text',
    inputMode,
  }: Pick<TextOptions, 'type' | 'autocomplete' | 'isProse' | 'inputMode'>,
): TemplateResult => html`
  <input
    part="input"
    id=${id}
    type=${type}
    inputmode=${ifDefined(inputMode)}
    max=${ifDefined(type === 'datetime-local' ? `${lastDate}T23:59` : undefined)}
    dir=${isProse ? 'auto' : 'ltr'}
    autocomplete=${autocomplete ?? 'off'}
    .value=${live(value)}
    aria-required=${isRequired}
    aria-invalid=${Boolean(problem)}
    aria-describedby=${ifDefined(describedBy)}
    @input=${({ target }: InputEvent) => change((target as HTMLInputElement).value)}
    @change=${type === 'datetime-local' ? nothing : leave}
    @blur=${type === 'datetime-local' ? leave : nothing}
  />
`;

/** Chromium scrolls to the caret alone, which may stand behind the buttons of the form. */
const reveal = ({ target }: Event): void => (target as HTMLTextAreaElement).scrollIntoView({ block: 'nearest' });

const areaOf = ({ id, value, describedBy, problem, isRequired, change, leave }: Control<string>, rows: number) => html`
  <textarea
    part="input"
    id=${id}
    dir="auto"
    rows=${rows}
    .value=${live(value)}
    aria-required=${isRequired}
    aria-invalid=${Boolean(problem)}
    aria-describedby=${ifDefined(describedBy)}
    @input=${({ target }: InputEvent) => change((target as HTMLTextAreaElement).value)}
    @focus=${reveal}
    @change=${leave}
  ></textarea>
`;

/** A text of one line, or of several where it has `rows`. */
export const textField = (options: TextOptions): Field<string> => {
  const { name, wire = name, words, maxLength = Infinity, type, check, rows, isRequired, isOffered, isHtml } = options;
  const written = (value: string) => (isHtml ? escaped(value.trim()) : value.trim());
  return {
    name,
    wire: [wire],
    ...(isRequired && { isRequired }),
    ...(isOffered && { isOffered }),
    label: (form) => words(form.words).label,
    missing: (form) => words(form.words).missing,
    help: (form) => words(form.words).help,
    initial: () => '',
    read: (stored: Stored) => (isHtml ? plainText(textOf(stored[wire])) : textOf(stored[wire])),
    write: (value) => ({ [wire]: written(value) }),
    isEmpty: (value) => !value.trim(),
    say: (value) => value,
    check: (value, form) => {
      const over = written(value).length - maxLength;
      if (over > 0) return form.words.tooLong(words(form.words).label, over);
      return formOf(type, value.trim(), form.words) ?? check?.(value, form);
    },
    ...(type === 'url' && { meant: webAddress }),
    render: (control) => (rows ? areaOf(control, rows) : inputOf(control, options)),
  };
};

/** Something that is so or not so. Its label stands behind the box. */
export const flagField = ({
  name,
  wire = name,
  words,
  isOffered,
  isOnAtFirst = false,
}: FlagOptions): Field<boolean> => ({
  name,
  wire: [wire],
  isGroup: false,
  ...(isOffered && { isOffered }),
  label: (form) => words(form.words).label,
  // It is never empty.
  missing: () => '',
  help: (form) => words(form.words).help,
  initial: () => isOnAtFirst,
  read: (stored: Stored) => stored[wire] === true || stored[wire] === 'true',
  write: (value) => ({ [wire]: value }),
  isEmpty: () => false,
  render: ({ id, value, describedBy, change }) => html`
    <input
      part="input"
      id=${id}
      type="checkbox"
      .checked=${live(value)}
      aria-describedby=${describedBy ?? nothing}
      @change=${({ target }: Event) => change((target as HTMLInputElement).checked)}
    />
  `,
});
