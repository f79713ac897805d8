/** The name, color and icon of a calendar, which its pages, feeds and the desk show. */
import { isPrintable } from './request/printable.js';
import { messagesIn, type Language } from './languages/languages.js';

/** The picture that is a calendar's icon. */
interface IconPicture {
  /** Of the image. */
  readonly id: number;
  /** Below `/media/`. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The identity that somebody has given a calendar. */
export interface Identity {
  /** Empty where it has none. */
  readonly name: string;
  /** `#rrggbb`; empty where nobody chose one. */
  readonly accent: string;
  /** The letter of the icon; empty for the first one of the name. */
  readonly letter: string;
  /** The icon in place of the letter. */
  readonly picture?: IconPicture | undefined;
}

export const noIdentity: Identity = { name: '', accent: '', letter: '' };

/** The color that elements have by themselves on a light page. */
const usualAccent = '#265296';

/** The name to be shown; a word for a calendar where it has none. */
export const calendarName = ({ name }: Identity, language: Language): string => name || messagesIn(language).calendar;

export const accentOf = ({ accent }: Identity): string => accent || usualAccent;

/** The most characters of a calendar's name. */
export const longestCalendarName = 80;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as readers count them. */
const charactersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Whether a calendar may have a name. */
export const isCalendarName = (name: string): boolean =>
  charactersOf(name).length <= longestCalendarName && isPrintable(name);

/** Whether an icon may have a letter, which may also be a digit or a sign. */
export const isIconLetter = (letter: string): boolean => charactersOf(letter).length === 1 && isPrintable(letter);

/** The letter that is shown where the icon is no picture. */
export const letterOf = (identity: Identity, language: Language): string =>
  identity.letter || charactersOf(calendarName(identity, language))[0]!.toLocaleUpperCase(language);

/** The relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is read better on a color. */
export const colorOn = (color: string): string => (luminance(color) > 0.179 ? '#000' : '#fff');

/**
 * The style by which pages and the elements on them have one accent. It is as light as the chosen color where that can
 * be read on the page, as text and below text.
 */
export function accentStyle(identity: Identity): string {
  const color = accentOf(identity);
  const set = (value: string) => `:root{--cal-color-accent:oklch(from ${color} ${value} h)}`;
  return `${set('min(l,.5) c')}@media(prefers-color-scheme:dark){${set('max(l,.8) min(c,.13)')}}`;
}
