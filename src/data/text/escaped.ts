const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as HTML. */
export const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character]!);
