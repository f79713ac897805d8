/**
 * Building a formatter costs far more than using one, and a list of fifty events would build hundreds.
 * So each is built once. The store is bounded, because zones come from servers and a page may stay open for days.
 */
const limit = 100;
const built = new Map<string, unknown>();

/** A formatter of `Intl`; throws a RangeError for a locale or zone that `Intl` does not know. */
export function formatter<Formatter, Options>(
  Type: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter {
  const key = JSON.stringify([Type.name, locale, options]);
  const formatter = (built.get(key) ?? new Type(locale, options)) as Formatter;
  if (built.size >= limit) built.clear();
  built.set(key, formatter);
  return formatter;
}

/** Writes dates and wall clocks that are given as milliseconds UTC, because not every `Intl` takes zones such as `+05:45`. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatter<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(Intl.DateTimeFormat, locale, { timeZone: 'UTC', ...options });
}
