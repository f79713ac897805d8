import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import type { AuthoringMessages, FieldWords } from '../../locale/index.js';
import type { Field } from './field.js';
import { textOf } from './text-fields.js';

/** A text as it is typed: paragraphs between empty lines, or HTML where it holds more than paragraphs. */
export interface TypedText {
  readonly text: string;
  readonly isHtml: boolean;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescaped = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Paragraphs between empty lines, as HTML. */
export const htmlOfParagraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** HTML of paragraphs alone as text; all else stays HTML, so that typing in one place loses nothing in another. */
export function typedText(stored: string): TypedText {
  const paragraphs = stored
    .trim()
    .replaceAll(/<br ?\/?>\n?/g, '\n')
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replaceAll(/^<p>|<\/p>$/g, '');
  const isPlain = !/[<>]|&(?!(?:amp|lt|gt);)/.test(paragraphs);
  return isPlain ? { text: unescaped(paragraphs), isHtml: false } : { text: stored, isHtml: true };
}

const htmlOf = ({ text, isHtml }: TypedText): string => (isHtml ? text : htmlOfParagraphs(text));

export interface TextFieldOptions {
  readonly name: string;
  readonly wire?: string;
  readonly words: (messages: AuthoringMessages) => FieldWords;
  readonly maxLength: number;
}

/** A text of paragraphs. What its paragraphs cannot hold is edited as HTML. */
export const paragraphsField = ({ name, wire = name, words, maxLength }: TextFieldOptions): Field<TypedText> => ({
  name,
  wire: [wire],
  label: (form) => words(form.words).label,
  missing: (form) => words(form.words).missing,
  help: (form) => words(form.words).help,
  initial: () => ({ text: '', isHtml: false }),
  read: (stored) => typedText(textOf(stored[wire])),
  // Servers refuse an empty text; ours takes nothing for it.
  write: (value) => ({ [wire]: htmlOf(value) || null }),
  isEmpty: ({ text }) => !text.trim(),
  say: ({ text }) => text,
  check: (value, form) => {
    const over = htmlOf(value).length - maxLength;
    return over > 0 ? form.words.tooLong(words(form.words).label, over) : undefined;
  },
  render: ({ id, value, describedBy, problem, isRequired, change, leave }, form) => html`
    ${value.isHtml ? html`<p part="help" class="help">${form.words.isHtml}</p>` : undefined}
    <textarea
      part="input"
      id=${id}
      dir="auto"
      rows="6"
      spellcheck=${!value.isHtml}
      .value=${live(value.text)}
      aria-required=${isRequired}
      aria-invalid=${Boolean(problem)}
      aria-describedby=${ifDefined(describedBy)}
      @input=${({ target }: InputEvent) => change({ ...value, text: (target as HTMLTextAreaElement).value })}
      @change=${leave}
    ></textarea>
  `,
});
