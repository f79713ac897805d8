/** Characters that no XML document may hold, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text in XML, as content or in an attribute. */
export const xmlText = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character]!);

/** An element with text. */
export const xmlElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** A moment in UTC (`YYYY-MM-DD hh:mm:ss`) as XML formats have it. */
export const xmlMoment = (utc: string): string => `${utc.replace(' ', 'T')}Z`;

export const xmlDocument = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;
