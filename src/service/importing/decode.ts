/** The characters of Windows-1252 between 0x80 and 0x9f; those that it lacks are what Latin-1 has there. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9dž\x9f';

/** Node's own decoder leaves the characters that Latin-1 lacks. */
const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80]!);

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/** Bytes without the folds of long lines, which programs make inside characters too. */
function unfolded(bytes: Buffer): Buffer {
  const made = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    const end = byte === carriageReturn && bytes[at + 1] === lineFeed ? at + 1 : at;
    if ((byte === lineFeed || byte === carriageReturn) && isBlank(bytes[end + 1])) at = end + 1;
    else made[length++] = byte;
  }
  return made.subarray(0, length);
}

/** A text by its mark, in UTF-8 where it is that, else in Windows-1252. @param isFolded whether lines are folded */
export function decode(bytes: Buffer, isFolded = false): string {
  const begin = bytes.toString('latin1', 0, 2);
  if (begin === '\xff\xfe') return unfoldedText(bytes.subarray(2).toString('utf16le'), isFolded);
  if (begin === '\xfe\xff') {
    const even = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)));
    return unfoldedText(even.swap16().toString('utf16le'), isFolded);
  }
  const whole = isFolded ? unfolded(bytes) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return fromWindows(whole);
  }
}

const unfoldedText = (text: string, isFolded: boolean) => (isFolded ? text.replace(/(?:\r\n|\r|\n)[ \t]/g, '') : text);

/** Whether a file holds a calendar of iCalendar. */
export const isCalendar = (bytes: Buffer): boolean => /(?:^|[\r\n])[ \t]*BEGIN:VCALENDAR/i.test(decode(bytes));
