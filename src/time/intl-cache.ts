/**
 * Building a formatter costs far more than using one, and a list of fifty events would build hundreds.
 * So each is built once. The store is bounded, because zones come from servers and a page may stay open for days.
 */
const limit = 100;
const built = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes dates and wall clocks that are given as milliseconds UTC, because not every `Intl` takes zones such as `+05:45`.
 * Throws a RangeError for a locale or zone that `Intl` does not know.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  let format = built.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    if (built.size >= limit) built.clear();
    built.set(key, format);
  }
  return format;
}

/** The words of a date by their meaning: `weekday`, `month`, `timeZoneName` … */
export function dateWords(locale: string, options: Intl.DateTimeFormatOptions, date: number): Readonly<Record<string, string>> {
  const parts = dateFormat(locale, options).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Keeps what was made of a span for each way to read it, so that nothing is formatted twice. */
export function memoizedByOptions<S extends object, Options extends readonly unknown[], R>(
  make: (span: S, ...options: Options) => R,
): (span: S, ...options: Options) => R {
  const kept = new WeakMap<S, Map<string, R>>();
  return (span, ...options) => {
    const known = kept.get(span) ?? new Map<string, R>();
    kept.set(span, known);
    const key = JSON.stringify(options);
    let made = known.get(key);
    if (!made) known.set(key, (made = make(span, ...options)));
    return made;
  };
}
