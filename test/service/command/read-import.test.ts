/** What the command looks at before it opens a calendar: any file, and the lines of those that hold lists. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookAt, readParts } from '../../../src/service/command/read-import.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cal-elements-import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string | Buffer): string {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return file;
}

const event = { id: 1, title: 'Trio', start_date: '2027-03-01 19:00:00', end_date: '2027-03-01 20:00:00' };
const list = JSON.stringify({ events: [event] });

it.each<[begin: string, name: string]>([
  ['PK\x03\x04\x14\0calendar.ics', 'a zip archive: unpack it first'],
  ['PK\x03\x04\x14\0[Content_Types].xml xl/workbook.xml', 'a spreadsheet: save it as a table (.csv)'],
  ['\x1f\x8b\x08', 'a compressed file: unpack it first'],
  ['<!DOCTYPE html>\n<html><p>404</p></html>', 'a web page (HTML)'],
  ['\n<html lang="de">', 'a web page (HTML)'],
  ['<?xml version="1.0"?>\n<rss/>', 'an XML file'],
  ['<?xml version="1.0"?><svg/>', 'an image'],
  ['\x89PNG\r\n\x1a\n', 'an image'],
  ['%PDF-1.7', 'a PDF'],
  ['SQLite format 3\0', 'a SQLite database: copy it with “copy --from”'],
  ['BEGIN:VCARD\r\n', 'a vCard file'],
  ['[{"id":1,"title":"Party"}]\n', 'JSON without the name of its items: write them as {"events":[…]}'],
  ['x\0', 'a binary file'],
  [' \n', 'empty'],
  ['', 'empty'],
])('a file that begins with %j is refused as what it is', async (begin, name) => {
  await expect(lookAt(fileOf(Buffer.from(begin, 'latin1')))).rejects.toThrow(`file is ${name}`);
});

it('so is a folder', async () => {
  mkdirSync(join(folder, 'lists'));
  await expect(lookAt(join(folder, 'lists'))).rejects.toThrow('lists is a folder: name a file in it');
});

it('a file of more than 10 MB, unless it holds lists', async () => {
  const large = `${' '.repeat(999)}\n`.repeat(11_000);
  await expect(lookAt(fileOf(`BEGIN:VCALENDAR${large}`))).rejects.toThrow('file is larger than 10 MB: export a part');
  expect((await lookAt(fileOf(`${list}\n${large}`))).lists?.length).to.equal(list.length);
});

it.each<[line: object | string, complaint: string]>([
  ['{"events": [', 'JSON'],
  ['{', 'JSON'],
  [{ venue: 'Hall' }, 'it has none of events, venues, organizers, categories, tags; each line is an answer of a list'],
  [{ events: [{ id: 'x' }] }, 'one of its events has no id; '],
])('a line that is wrong is named with what to do: %j', async (line, complaint) => {
  const text = typeof line === 'string' ? line : JSON.stringify(line);
  const looked = lookAt(fileOf(`${list}\n\n${text}\n`));
  await expect(looked).rejects.toThrow('file: line 3 cannot be read: ');
  await expect(looked).rejects.toThrow(complaint);
  await expect(looked).rejects.toThrow('mend it, and type the command again');
});

describe('the text of lists', () => {
  it.each([
    ['UTF-8', Buffer.from(list)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${list}`)],
    ['UTF-16, as some terminals write it', Buffer.from(`\uFEFF${list}\r\n`, 'utf16le')],
  ])('in %s', async (_, bytes) => {
    const titles = [];
    for await (const { calendar } of readParts(await lookAt(fileOf(bytes)), { now: 0, zone: 'UTC' }))
      titles.push(...calendar.events.map(({ title }) => title));
    expect(titles).to.deep.equal(['Trio']);
  });
});
