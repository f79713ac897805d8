/**
 * The kinds of files that hold no lists of the interface, by their first bytes as Latin-1, and what to do with some of
 * them.
 */
const kinds: readonly (readonly [begin: RegExp, name: string, remedy?: string])[] = [
  [/^$/, 'empty'],
  [/^\s*BEGIN:V(?:CALENDAR|EVENT)/i, 'an iCalendar file'],
  [/^\s*BEGIN:VCARD/i, 'a vCard file'],
  [/^PK(?:\x03\x04|\x05\x06|\x07\x08)[^]*?(?:xl\/|spreadsheet)/, 'a spreadsheet'],
  [/^PK(?:\x03\x04|\x05\x06|\x07\x08)/, 'a zip archive', 'unpack it first'],
  [/^(?:\x1f\x8b|BZh\d|\xfd7zXZ|7z\xbc\xaf|Rar!|\x28\xb5\x2f\xfd)/, 'a compressed file', 'unpack it first'],
  [/^%PDF-/, 'a PDF'],
  [/^SQLite format 3\0/, 'a SQLite database', 'copy it with “copy --from”, if it is one of this service'],
  [/^\xd0\xcf\x11\xe0/, 'a document or spreadsheet'],
  [/^\{\\rtf/, 'a document'],
  [
    /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP|BM[^]{4}\0|II\*\0|MM\0\*|[^]{4}ftyp(?:avif|hei[cfx]|mif1))/,
    'an image',
  ],
  [/^(?:\xff\xfe|\xfe\xff)/, 'text in UTF-16', 'save it in UTF-8'],
  [
    /^\s*(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body|title|script)\b/i,
    'a web page (HTML)',
    'import the address of the page, if it is that of a calendar',
  ],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!doctype[^>]*>\s*)*<svg\b/i, 'an image'],
  [/^\s*<[?!a-z]/i, 'an XML file'],
  [/^\s*[[{]\s*(?:\r?\n|$)/, 'JSON in several lines', 'write each list in one line, as “jq -c .” does'],
  [/^\s*\[/, 'JSON without the name of its items', 'write them as {"events":[…]}'],
  [
    /^(?!\s*\{)[^,;\t\n]*[,;\t](?:[^,;\t\n]*[,;\t]|[^\n]*\n[^,;\t\n]*[,;\t])/,
    'a table (CSV)',
    'give it a name that ends in .csv',
  ],
  [/^\s*(?:null|true|false|-?\d+|"[^"]*")\s*$/, 'JSON without any item'],
  [/\0/, 'a binary file'],
];

/** The number of bytes that identify a file. */
export const telling = 4096;

/** The kind of a file by its first bytes, in a sentence with what to do; for one whose first line is no list. */
export function describeFile(name: string, first: Buffer): string {
  const text = first.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  const [, kind, remedy] = kinds.find(([begin]) => begin.test(text)) ?? [undefined, 'no JSON'];
  const wanted =
    'import takes lists as the interface answers them, one a line (OPERATING.md leads to a page that shows how)';
  return `${name} is ${kind}: ${remedy ? `${remedy}; ` : ''}${wanted}`;
}
