/** The table of blocks (`dist/blocks.json`): the elements as builders of pages offer them. */
export interface BlockTable {
  /** The headings of the groups of settings, in the order in which they stand. */
  readonly groups: Readonly<Record<SettingGroup, string>>;
  /** The signs of blocks, as SVG. */
  readonly signs: Readonly<Record<string, string>>;
  /** What builders say beside the names of blocks and settings. */
  readonly texts: Readonly<Record<'title' | 'default' | 'id' | 'noCalendar', string>>;
  readonly blocks: readonly Block[];
  /** The texts of the table in other languages than English, by language and English text. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type SettingGroup = 'common' | 'shared' | 'more';

/** An element. */
export interface Block {
  readonly tag: string;
  readonly label: string;
  readonly description: string;
  /** A key of the table's signs. */
  readonly sign: string;
  /** Whether it shows something of a calendar without another element. */
  readonly needsCalendar: boolean;
  /** Whether it is crowded in a column of text. */
  readonly isWide: boolean;
  /** Its attributes, those that are set most often first. */
  readonly settings: readonly Setting[];
  /** Its custom properties. */
  readonly properties: readonly { readonly name: string; readonly description: string }[];
}

/** The kind of field that sets an attribute: `words` are several choices, separated by spaces. */
export type Control = 'text' | 'number' | 'date' | 'choice' | 'words';

/** An attribute of an element. */
export interface Setting {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** What is said below its field, where that is not the description. */
  readonly help?: string;
  readonly group: SettingGroup;
  readonly control: Control;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly default?: string;
  /** The value that it has in effect, where that is not the default. */
  readonly preset?: string;
  /** The items of the calendar that it picks, and the member of them that it names. */
  readonly pick?: { readonly from: string; readonly key: string; readonly many?: true };
  /** Whether it limits the events that are shown. */
  readonly isFilter?: true;
  /** The tags of the elements on the page whose ids it names. */
  readonly targets?: readonly string[];
}

/** The texts of a table in the language of an author, or of its country; English where that is none of ours. */
export function wordsIn({ words }: BlockTable, language: string): (text: string) => string {
  const own = words[language.toLowerCase().replace(/[-_].*/, '')];
  return (text) => own?.[text] ?? text;
}

/** The choices of a setting, the first of which takes its attribute away. */
export function choicesOf(
  { choices = [], default: usual = '', preset = usual }: Setting,
  { texts }: BlockTable,
  say: (text: string) => string,
): readonly { readonly value: string; readonly label: string }[] {
  const inEffect = choices.find(({ value }) => value === preset);
  const first = [texts.default, ...(inEffect ? [inEffect.label] : [])].map(say).join(': ');
  return [{ value: '', label: first }, ...choices.map(({ value, label }) => ({ value, label: say(label) }))];
}

/** An element that stands on the page of an author. */
export interface Placed {
  readonly tag: string;
  readonly id: string;
}

/**
 * The elements of a page as choices of a setting that names them: each, all of them together, and those that it names
 * now, which may be written by hand.
 */
export function targetChoicesOf(
  setting: Setting,
  placed: readonly Placed[],
  now: string,
  table: BlockTable,
  say: (text: string) => string,
): ReturnType<typeof choicesOf> {
  const each = placed.map(({ tag, id }, index) => {
    const { label } = table.blocks.find((block) => block.tag === tag)!;
    return { value: id, label: `${index + 1}. ${say(label)}` };
  });
  const ids = each.map(({ value }) => value);
  const all = { value: ids.join(' '), label: each.map(({ label }) => label).join(' + ') };
  const choices = each.length > 1 ? [...each, all] : each;
  const isKnown = now === '' || choices.some(({ value }) => value === now);
  return [...choicesOf(setting, table, say), ...choices, ...(isKnown ? [] : [{ value: now, label: now }])];
}

/** Whether an element has no calendar to show. */
export const lacksCalendar = (
  { needsCalendar }: Block,
  attributes: Readonly<Record<string, unknown>>,
  baseUrl = '',
): boolean => needsCalendar && !attributes['base-url'] && !baseUrl;
