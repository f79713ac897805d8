import { open } from 'node:fs/promises';

/**
 * The kinds of files that hold no calendar, by their first bytes as Latin-1, and what to do with some of them.
 */
const kinds: readonly (readonly [begin: RegExp, name: string, remedy?: string])[] = [
  [/^\s*$/, 'empty'],
  [/^\s*BEGIN:VCARD/i, 'a vCard file'],
  [/^PK(?:\x03\x04|\x05\x06|\x07\x08)[^]*?(?:xl\/|spreadsheet)/, 'a spreadsheet', 'save it as a table (.csv)'],
  [/^PK(?:\x03\x04|\x05\x06|\x07\x08)/, 'a zip archive', 'unpack it first'],
  [/^(?:\x1f\x8b|BZh\d|\xfd7zXZ|7z\xbc\xaf|Rar!|\x28\xb5\x2f\xfd)/, 'a compressed file', 'unpack it first'],
  [/^%PDF-/, 'a PDF'],
  [/^SQLite format 3\0/, 'a SQLite database', 'copy it with “copy --from”, if it is one of this service'],
  [/^\xd0\xcf\x11\xe0/, 'a document or spreadsheet', 'save a spreadsheet as a table (.csv)'],
  [/^\{\\rtf/, 'a document'],
  [
    /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP|BM[^]{4}\0|II\*\0|MM\0\*|[^]{4}ftyp(?:avif|hei[cfx]|mif1))/,
    'an image',
  ],
  [
    /^\s*(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body|title|script)\b/i,
    'a web page (HTML)',
    'import the address of the page, if it is that of a calendar',
  ],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!doctype[^>]*>\s*)*<svg\b/i, 'an image'],
  [/^\s*<[?!a-z]/i, 'an XML file'],
  [/^\s*\[\s*[{\]]/, 'JSON without the name of its items', 'write them as {"events":[…]}'],
  [/^(?!\xff\xfe|\xfe\xff)[^]*\0/, 'a binary file'],
];

/** The number of bytes that identify a file. */
const telling = 4096;

/** The first bytes of a file. */
export async function beginOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(telling), 0, telling);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The kind of a file that holds no calendar, by its first bytes, in a sentence with what to do; else nothing. */
export function describeOtherFile(name: string, begin: Buffer): string | undefined {
  const text = begin.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  const [, kind, remedy] = kinds.find(([pattern]) => pattern.test(text)) ?? [];
  const wanted = 'import takes iCalendar files (.ics), tables (.csv) and lists of the interface';
  return kind && `${name} is ${kind}: ${remedy ? `${remedy}; ` : ''}${wanted}`;
}
