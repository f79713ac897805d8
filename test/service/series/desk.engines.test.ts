/** The list of a desk, in which a series stands once. */
import { describe, expect, it } from 'vitest';
import { rowsOfThisRun } from '../engines.js';
import { postgresDatabase } from '../mounts.js';
import { authoring, withCalendar, yoga } from './calendar.js';

const tuesdays = 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270629T235959';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly start_date: string;
  readonly series?: { readonly id: number; readonly title: string; readonly rule: string; readonly dates: number };
}

describe.each(
  rowsOfThisRun<() => Promise<string> | string>({
    SQLite: () => ':memory:',
    PostgreSQL: async () => (await postgresDatabase()).address,
  }),
)('the list of a desk, on %s', (_, database) => {
  const calendar = withCalendar(database);
  const editor = () => calendar.as('editor');
  const list = async (query: string) => {
    const { status, body } = await editor().get(`${authoring}/items?kind=events&fold_series=true&${query}`);
    expect(status).to.equal(200);
    return body as { items: readonly Row[]; total: number; total_pages: number; upcoming: number };
  };
  const seen = ({ items }: { items: readonly Row[] }) =>
    items.map(({ title, start_date, series }) => [title, start_date.slice(0, 10), series?.dates]);
  const single = (title: string, day: string) =>
    editor().send('POST', '/events', {
      ...yoga,
      title,
      start_date: `${day} 19:00:00`,
      end_date: `${day} 20:00:00`,
      status: 'publish',
    });

  it('has one row for a series, by its next date, and the number of those to come', async () => {
    const made = await calendar.make(tuesdays, { status: 'publish' });
    await single('Gala', '2026-12-10');
    await single('Ball', '2027-12-10');
    const first = await list('when=upcoming');
    expect(seen(first)).to.deep.equal([
      ['Yoga', '2026-12-01', 16],
      ['Gala', '2026-12-10', undefined],
      ['Ball', '2027-12-10', undefined],
    ]);
    expect([first.total, first.upcoming]).to.deep.equal([3, 18]);
    expect(first.items[0]!.series).to.deep.include({ id: made.id, title: 'Yoga', rule: tuesdays });
    calendar.now = Date.parse('2027-01-05T12:00:00Z');
    expect(seen(await list('when=upcoming'))[0]).to.deep.equal(['Yoga', '2027-01-12', 13]);
    expect(seen(await list('when=past'))).to.deep.equal([
      ['Yoga', '2026-12-29', 3],
      ['Gala', '2026-12-10', undefined],
    ]);
    const second = await list('when=upcoming&per_page=1&page=2');
    expect([seen(second), second.total_pages]).to.deep.equal([[['Ball', '2027-12-10', undefined]], 2]);
  });

  it('finds a date that was changed, and the series, and opens its dates', async () => {
    const made = await calendar.make(tuesdays, { status: 'publish' });
    await editor().send('PATCH', `/events/${made.dates[3]}`, { title: 'Evening with tea' });
    expect(seen(await list('when=upcoming&search=tea'))).to.deep.equal([['Evening with tea', '2027-01-12', undefined]]);
    expect(seen(await list('when=upcoming&search=yoga'))).to.deep.equal([['Yoga', '2026-12-01', 15]]);
    const { body } = await editor().get(`${authoring}/items?kind=events&series=${made.id}&when=upcoming`);
    const dates = body as { items: readonly Row[]; total: number };
    expect([dates.total, dates.items[3]!.title]).to.deep.equal([16, 'Evening with tea']);
  });

  it('has a row for each date where nobody asks otherwise', async () => {
    await calendar.make(tuesdays, { status: 'publish' });
    const { body } = await editor().get(`${authoring}/items?kind=events&when=upcoming`);
    expect((body as { total: number }).total).to.equal(16);
  });
});
