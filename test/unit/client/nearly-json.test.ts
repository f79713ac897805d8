import { describe, expect, test } from 'vitest';
import { type CalError, createClient } from '../../../src/data/client/index.js';

const list = { events: [{ id: 3, title: 'A [b] {c} "d"' }], total: 1, total_pages: 1 };
const data = JSON.stringify(list);

const clientOf = (body: string, status = 200) =>
  createClient({
    baseUrl: 'https://calendar.example/api',
    retries: 0,
    fetch: () => Promise.resolve(new Response(body, { status })),
  });

const read = async (body: string) => {
  const { items, total } = await clientOf(body).events.list();
  return { ids: items.map(({ id }) => id), total };
};

const notices = {
  'a notice of PHP':
    '<br />\n<b>Deprecated</b>: Optional parameter $a in <b>/var/www/x.php</b> on line <b>12</b><br />\n',
  'a notice with brackets': '\nWarning: Undefined array key "events[0]" [8192] in {closure}() on line 3\n',
  'a notice that opens a bracket': "PHP Parse error: syntax error, unexpected '{' in /x.php\n",
  'a mark of bytes': '\uFEFF\uFEFF',
  'a blank line and a comment': '\n\n<!-- cached [] -->',
  'the failure of a server that is longer than the data': `{"code":"internal_server_error","message":"${'There has been a critical error. '.repeat(9)}","data":{"status":500}}`,
};

describe('data behind other text', () => {
  test.each(Object.entries(notices))('%s', async (_, before) => {
    expect(await read(before + data)).toEqual({ ids: [3], total: 1 });
    expect(await read(`${before}${data}${before}`)).toEqual({ ids: [3], total: 1 });
  });

  test('is read of an error, too', async () => {
    const body = `${notices['a notice of PHP']}{"code":"rest_invalid_param","message":"No","data":{"params":{"page":"wrong"}}}`;
    await expect(clientOf(body, 400).events.list()).rejects.toMatchObject({
      code: 'rest_invalid_param',
      fields: ['page'],
    });
  });

  test('a body without data is told by its first line', async () => {
    const failed = await clientOf(notices['a notice of PHP'])
      .events.list()
      .catch((error: unknown) => error as CalError);
    expect(failed).toMatchObject({
      kind: 'shape',
      message: 'Not JSON',
      excerpt: 'Deprecated: Optional parameter $a in /var/www/x.php on line 12',
    });
    const logged = await clientOf(
      '[27-Nov-2026 10:00:00 UTC] PHP Warning:  Undefined array key &quot;a&quot; in /x.php on line 3',
    )
      .events.list()
      .catch((error: unknown) => error as CalError);
    expect((logged as CalError).excerpt).toBe(
      '[27-Nov-2026 10:00:00 UTC] PHP Warning: Undefined array key "a" in /x.php on line 3',
    );
    const page = await clientOf('<!doctype html><title>Hello</title>')
      .events.list()
      .catch((error: unknown) => error as CalError);
    expect((page as CalError).excerpt).toBe('');
  });

  test('many brackets are no work without end', async () => {
    const began = process.cpuUsage().user;
    for (const text of ['['.repeat(100_000), '{"a":'.repeat(50_000), '[1]'.repeat(50_000), '"'.repeat(100_001) + '{'])
      await expect(clientOf(text).events.list()).rejects.toMatchObject({ kind: 'shape' });
    expect(process.cpuUsage().user - began).toBeLessThan(10_000_000);
  });
});

test('lists may be objects by the places of their members, and totals texts', async () => {
  const body = JSON.stringify({ events: { 0: { id: 3 }, 2: { id: 5 } }, total: '2', total_pages: '1' });
  expect(await read(body)).toEqual({ ids: [3, 5], total: 2 });
  for (const wrong of [
    { events: { a: 1 }, total: 1, total_pages: 1 },
    { events: [], total: 'many', total_pages: 1 },
    { events: [], total: null, total_pages: 1 },
    { events: [], total: 1, total_pages: 1.5 },
    { events: [], total: '1,23', total_pages: 1 },
  ])
    await expect(read(JSON.stringify(wrong))).rejects.toMatchObject({ kind: 'shape' });
});

test.each(['1234', '1,234', '1.234', '1 234', '1\u00a0234', '1\u202f234', '1’234', ' 1234 ', '1234.0', 1234])(
  '%j is a total of 1234',
  async (total) => {
    for (const pages of [124, '124'])
      expect(await read(JSON.stringify({ events: [{ id: 3 }], total, total_pages: pages }))).toEqual({
        ids: [3],
        total: 1234,
      });
  },
);
