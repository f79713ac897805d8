import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { FieldWords } from '../words/messages/field-words.js';
import { plainText } from '../../data/records/index.js';
import type { Field, FormContext, Stored } from './field.js';
import { FormattedText } from './formatted-text.js';

export interface FormattedTextOptions {
  readonly name: string;
  /** Wire name; the name when absent. */
  readonly wire?: string;
  readonly words: (messages: AuthoringMessages) => FieldWords;
  /** The most characters, with those of its HTML. */
  readonly maxLength?: number;
}

/** A text with headings, lists, links and the like, as HTML. An unchanged text is the stored one to the letter. */
export function formattedTextField({
  name,
  wire = name,
  words,
  maxLength = Infinity,
}: FormattedTextOptions): Field<string> {
  const texts = new WeakMap<FormContext['host'], FormattedText>();
  const label = (form: FormContext) => words(form.words).label;
  return {
    name,
    wire: [wire],
    label,
    missing: (form) => words(form.words).missing,
    help: (form) => words(form.words).help,
    initial: () => '',
    read: (stored: Stored) => (typeof stored[wire] === 'string' ? stored[wire] : ''),
    // Servers refuse an empty text; ours takes nothing for it.
    write: (value) => ({ [wire]: value || null }),
    say: (html) => plainText(html),
    check: (value, form) =>
      value.length > maxLength ? form.words.tooLong(label(form), value.length - maxLength) : undefined,
    isEmpty: (value) => !value.trim(),
    whyItStays: ({ session, words: { linked } }) => (session.offers('clear') ? undefined : linked.textStays),
    render: (control, form) => {
      let text = texts.get(form.host);
      if (!text) texts.set(form.host, (text = new FormattedText(form.host, control.id, label)));
      return text.render(control, form);
    },
  };
}
