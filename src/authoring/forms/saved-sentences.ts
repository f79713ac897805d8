import { membersOf } from '../../data/schema/index.js';
import { plainText } from '../../data/records/index.js';
import { isSame, type Field, type FormContext, type Values } from './field.js';
import { textOf } from './text-fields.js';

/** A value that was sent of a field, and the one that is stored. */
interface Change {
  readonly field: Field;
  readonly sent: unknown;
  readonly stored: unknown;
  readonly form: FormContext;
}

/** Longer values are not repeated in a sentence. */
const mostRepeated = 120;

/** Linked items of a list, or none of another value. */
const itemsOf = (value: unknown): readonly { readonly id: number; readonly name: string }[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : []).flatMap((one) => {
    const { id, name, title } = membersOf(one);
    return typeof id === 'number' ? { id, name: textOf(name ?? title) || String(id) } : [];
  });

const lost = ({ sent, stored }: Change): readonly string[] => {
  const kept = itemsOf(stored).map(({ id }) => id);
  return itemsOf(sent).flatMap(({ id, name }) => (kept.includes(id) ? [] : name));
};

/**
 * A text without what means the same: servers set quotation marks and dashes of print (wire section 7), and write
 * ampersands in full.
 */
const meant = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();

const seen = (text: string): string => meant(plainText(text));

const inWords = ({ field, stored, form }: Change): string => field.say?.(stored, form) ?? '';

const areTexts = ({ sent, stored }: Change): boolean => typeof sent === 'string' && typeof stored === 'string';

/** The sentences about changes that a server has made by itself; the first that fits is shown. */
const sentences: readonly {
  readonly fits: (change: Change) => boolean;
  readonly say: (change: Change) => string | undefined;
}[] = [
  {
    fits: ({ field }) => field.explainChange !== undefined,
    say: ({ field, sent, stored, form }) => field.explainChange!(sent, stored, form),
  },
  {
    fits: ({ field, sent, stored }) => field.isEmpty(stored) && !field.isEmpty(sent),
    say: ({ field, form }) => form.words.answer.emptied(field.label(form)),
  },
  {
    fits: (change) => lost(change).length > 0,
    say: (change) => {
      const names = new Intl.ListFormat(change.form.language, { type: 'unit' }).format(lost(change));
      return change.form.words.answer.dropped(change.field.label(change.form), names);
    },
  },
  {
    fits: (change) => areTexts(change) && seen(change.sent as string) === seen(change.stored as string),
    say: ({ field, sent, stored, form }) => {
      // Servers that do not send their stored texts answer texts as they are shown.
      const isAlike = !form.session.offers('items') || meant(sent as string) === meant(stored as string);
      return isAlike ? undefined : form.words.answer.altered(field.label(form));
    },
  },
  {
    fits: (change) => inWords(change) !== '' && inWords(change).length <= mostRepeated,
    say: (change) => change.form.words.answer.changed(change.field.label(change.form), inWords(change)),
  },
  { fits: () => true, say: ({ field, form }) => form.words.answer.altered(field.label(form)) },
];

/** The change that the server made to a field, in a sentence; `undefined` where the stored value means the sent one. */
const toldOf = (change: Change): string | undefined => sentences.find(({ fits }) => fits(change))!.say(change);

/** The sent fields of an item, and the ones that the server has stored. */
interface Saved {
  readonly fields: readonly Field[];
  /** The values of the fields when they were sent. */
  readonly sent: Values;
  /** The status that it has now. */
  readonly status: string;
}

/** The changes that the server made to the sent item, in sentences: of the status first. */
export function savedSentences({ fields, sent, status }: Saved, form: FormContext): readonly string[] {
  const { saved, savedAs } = form.words;
  return [
    savedAs[status as keyof typeof savedAs] ?? saved,
    ...fields.flatMap((field) => {
      const [before, value] = [sent[field.name], form.valueIn(field.name)];
      const isKept = isSame(field.write(before, form), field.write(value, form));
      return isKept ? [] : (toldOf({ field, sent: before, stored: value, form }) ?? []);
    }),
  ];
}
