/** The empty table of the desk, as the service reads it. */
import { describe, expect, it } from 'vitest';
import { emptyTable } from '../../../src/authoring/admin/empty-table.js';
import { loadWords } from '../../../src/authoring/words/words.js';
import { readFile } from '../../../src/service/importing/read-file.js';
import { meaningsOf } from '../../../src/service/importing/table/meanings.js';

const options = { now: Date.parse('2026-11-27T12:00:00Z'), zone: 'Europe/Berlin' };

const read = (text: string) => {
  const found = readFile({ bytes: Buffer.from(text), options });
  if ('problem' in found) throw new Error(found.problem);
  return found;
};

describe.each(['en', 'de', 'fr', 'es', 'ar'])('in %s', (language) => {
  it('every heading means what it says', async () => {
    const { means } = (await loadWords('sources', language)).table;
    expect(meaningsOf(Object.values(means)).map((column) => column.means)).to.deep.equal(Object.keys(means));
  });

  it.each([
    [',', 'en'],
    [';', 'de'],
  ])('is read once it is filled in, its headings as they are, with %s', async (delimiter, locale) => {
    const text = emptyTable((await loadWords('sources', language)).table.means, locale);
    const all = read(`${text}Trio${delimiter}2027-04-03`).table!.columns.map(({ means }) => means);
    expect(all).to.include.members(['title', 'start_date', 'id']).and.not.to.include(null);
    const values: Readonly<Record<string, string>> = {
      title: 'Trio',
      start_date: '2027-04-03',
      start_time: '19:30',
      id: '7',
    };
    const row = all.map((means) => values[means!] ?? '').join(delimiter);
    expect(read(text + row).events).to.have.lengthOf(1);
    expect(read(text + row).events[0]).to.deep.include({ key: '7', title: 'Trio', start_date: '2027-04-03 19:30:00' });
  });
});
