/** Writes numbers as a locale does; the formatter is built at the first use. */
export function numbers(locale: string): (number: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (number) => (format ??= new Intl.NumberFormat(locale)).format(number);
}

/**
 * The phrases for a number by the plural rules of a locale, `#` for the number; those that do not differ from `other`
 * are left out. `more` is for a number of which is only known that there are more.
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule | 'more', string>> & Record<'other', string>;

/** Says a number of things, or that there are more. */
export function plural(locale: string, forms: PluralForms): (number: number, isMore?: boolean) => string {
  const write = numbers(locale);
  let rules: Intl.PluralRules | undefined;
  return (number, isMore = false) => {
    const form = isMore ? 'more' : (rules ??= new Intl.PluralRules(locale)).select(number);
    return (forms[form] ?? forms.other).replace('#', write(number));
  };
}

/**
 * Formats the part of a list that is shown: "316 events", "10 of 316 events", "11–20 of 316 events", "10 of more than
 * 1,000 events", where `of` joins the part to its whole.
 */
export function shownOf(
  locale: string,
  of: string,
  events: PluralForms,
  ofEvents = events,
): (from: number, to: number, total: number, isMore?: boolean) => string {
  const [write, all, whole] = [numbers(locale), plural(locale, events), plural(locale, ofEvents)];
  return (from, to, total, isMore) => {
    if (from < 2 && to === total) return all(total, isMore);
    return `${from === 1 ? '' : `${write(from)}–`}${write(to)} ${of} ${whole(total, isMore)}`;
  };
}
