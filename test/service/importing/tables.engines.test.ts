/** Tables by the routes of sources: a question is answered, and the file sent again. */
import { describe, expect, it } from 'vitest';
import { fileWith } from './calendars.js';
import { engines, sources, withSources } from './source-calendar.js';

const text = 'Title;Date;Time;Venue\nTrio;03/04/2027;19:30;Werft\nQuartet;05/04/2027;;\nDuo;soon;;\n';

describe.each(engines)('into %s', (_, make) => {
  const calendar = withSources(make);
  const choose = (table: unknown) =>
    calendar.as('editor').send('POST', sources, { name: 'club.csv', ...(table !== undefined && { table }) });

  it('the order of days is asked once, and kept for the next file', async () => {
    const { body: asked } = await calendar.send(text, 'club.csv');
    expect(asked).to.deep.include({ kind: 'csv', state: 'failed', problem: { code: 'day_order' } });
    expect(asked.table).to.deep.include({ order: null });
    expect((await choose({ ...asked.table, order: 'day' })).status).to.equal(200);
    const { body } = await calendar.send(text, 'club.csv');
    expect(body).to.deep.include({ id: asked.id, state: 'waits', problem: null, total: 2 });
    const { body: left } = await calendar.as('editor').get(`${sources}/${body.id}/items?state=left_out`);
    expect(left.items[0]).to.deep.include({ title: 'Duo', reason: 'no_start', row: 4 });
    expect((await calendar.apply(body)).body).to.deep.include({ state: 'done', items: 2 });
    const { body: list } = await calendar.as('anonymous').get('/events?start_date=2026-01-01&end_date=2030-01-01');
    expect(list.events.map((event: { start_date: string }) => event.start_date)).to.deep.equal([
      '2027-04-03 19:30:00',
      '2027-04-05 00:00:00',
    ]);
    const { body: again } = await calendar.send(text, 'club.csv');
    expect(again.counts).to.deep.include({ new: 0, changed: 0, same: 2, gone: 0, left_out: 1 });
  });

  it('a column holds what is chosen for it', async () => {
    const { body: asked } = await calendar.send('Wer;Datum\nChor;3.4.2027\n', 'club.csv');
    expect([asked.problem, asked.table.columns[0]]).to.deep.equal([
      { code: 'no_columns' },
      { heading: 'Wer', means: null },
    ]);
    const [, date] = asked.table.columns;
    await choose({ columns: [{ heading: 'Wer', means: 'title' }, date], order: null });
    expect((await calendar.send('Wer;Datum\nChor;3.4.2027\n', 'club.csv')).body).to.deep.include({ total: 1 });
  });

  it('a source is of the kind that it was read as last', async () => {
    expect((await calendar.send('Title;Date\nTrio;3.4.2027\n', 'club')).body).to.deep.include({
      kind: 'csv',
      total: 1,
    });
    expect((await calendar.send(fileWith(['SUMMARY:Trio']), 'club')).body).to.deep.include({ kind: 'ical', total: 1 });
  });

  it('what is no choice is refused by name', async () => {
    for (const table of [
      'day',
      { columns: [], order: 'year' },
      { order: 'day' },
      { columns: [{ heading: 'A', means: '__proto__' }] },
      { columns: [{ means: 'title' }] },
    ]) {
      const { status, body } = await choose(table);
      expect([status, Object.keys(body.data?.params ?? {})], JSON.stringify(table)).to.deep.equal([400, ['table']]);
    }
  });
});
