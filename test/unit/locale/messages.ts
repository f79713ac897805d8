/** Every message under its path, functions called with samples. */
export function messagesIn(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'object') return messagesIn(value as object, `${path}${key}.`);
    return [
      [
        path + key,
        typeof value === 'function'
          ? String((value as (...samples: number[]) => unknown)(3, 11, 100))
          : (value as string),
      ],
    ];
  });
}

/** Texts that no message may contain. */
export const typographyOf = (language: string): RegExp =>
  language === 'fr' ? /['"]|\.\.\.| {2}|[^\u00a0\u202f](?::(?!\/\/)|[;?!»])/ : /['"]|\.\.\.| {2}/;
