import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prerenderCommand } from '../../../src/prerender/command.js';
import { recordedBody } from '../../recordings.js';

const events = recordedBody('events.list.default') as object;

/** Calendars by their path, and one that gives nothing at all. */
const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/good/': [200, JSON.stringify(events)],
  '/empty/': [200, JSON.stringify({ events: [], total: 0, total_pages: 0 })],
  '/broken/': [500, '{}'],
  '/page/': [200, '<!doctype html><title>Not a calendar</title>'],
  '/other/': [200, '{"message":"hello"}'],
};

const server = createServer(({ url = '' }, response) => {
  const [status, body] = Object.entries(answers).find(([path]) => url.startsWith(path))?.[1] ?? [0, ''];
  if (!status) return response.destroy();
  return response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
let origin: string;
let folder: string;
const printed: string[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void printed.push(line));
});
beforeEach(() => void printed.splice(0));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Writes a page with a list of a calendar, a day ago. */
function page(name: string, calendar: string, attributes = ''): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `<html lang=en><body>\r\n<cal-event-list range=all base-url="${origin}/${calendar}" ${attributes}></cal-event-list>`,
  );
  utimesSync(file, 1000, 1000);
  return file;
}

const run = (...args: string[]) => prerenderCommand.run(args);

describe('cal-elements prerender', () => {
  it('writes the events into a page, and prints what it wrote, the hash for policies, and until when that is right', async () => {
    const file = page('index.html', 'good');
    await run(file);
    expect(readFileSync(file, 'utf8')).to.contain('<li><a href="https://calendar.example/event/');
    const said = printed.join('\n');
    expect(said).to.contain(`cal-event-list is written from ${origin}/good/cal/events/v1/events?`);
    expect(said).to.match(/style-src for strict policies: 'sha256-[\w+/=]{44}'/);
    expect(said).to.match(/right until \d{4}-\d\d-\d\dT/);
  });

  it('leaves equal bytes when it is run again', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 14));
    const file = page('twice.html', 'good');
    await run(file);
    const once = readFileSync(file);
    await run(file);
    expect(readFileSync(file).equals(once)).to.equal(true);
    vi.mocked(Date.now).mockRestore();
  });

  it('leaves a page with its bytes and time where its calendar fails, writes the others, and fails', async () => {
    for (const calendar of ['broken', 'page', 'other', 'away']) {
      const failing = page('failing.html', calendar);
      const before = [readFileSync(failing, 'utf8'), statSync(failing).mtimeMs];
      const good = page('good.html', 'good');
      await expect(run(failing, good), calendar).rejects.toThrow('1 of 2 pages could not be written');
      expect([readFileSync(failing, 'utf8'), statSync(failing).mtimeMs], calendar).to.deep.equal(before);
      expect(readFileSync(good, 'utf8')).to.contain('<ul data-cal><li>');
      expect(printed.join('\n'), calendar).to.match(
        new RegExp(`failing\\.html stays as it is: ${origin}/${calendar}/`),
      );
    }
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).to.deep.equal([]);
  });

  it('writes an empty list for a calendar without events', async () => {
    const file = page('empty.html', 'empty');
    await run(file);
    expect(readFileSync(file, 'utf8')).to.contain('<ul data-cal></ul>').and.contain('No events found');
  });

  it('writes to another folder, without answers, and with style sheets as files', async () => {
    const file = page('source.html', 'good');
    const before = readFileSync(file, 'utf8');
    await run(file, '--output', join(folder, 'site'), '--no-data', '--styles', '/pictures/');
    expect(readFileSync(file, 'utf8')).to.equal(before);
    const written = readFileSync(join(folder, 'site/source.html'), 'utf8');
    expect(written)
      .to.contain('<link rel="stylesheet" href="/pictures/cal-event-list.css">')
      .and.not.match(/<style|<script/);
  });

  it('refuses what cannot be meant, and says what can', async () => {
    await expect(run()).rejects.toThrow('No page is named');
    await expect(run('a.html', '--site', 'example.org')).rejects.toThrow('an address such as https://example.org');
    await expect(run('a.html', '--time-zone', 'Berlin')).rejects.toThrow('a time zone such as Europe/Berlin');
    await expect(run('a.html', '--lang', 'd')).rejects.toThrow('a language such as de');
    await expect(run(join(folder, 'missing.html'))).rejects.toThrow('1 of 1 pages could not be written');
  });
});
