/**
 * Prints what series and imports cost a real service on SQLite: a daily series of 13 months saved, 10,000 events of a file previewed and taken, and lists of
 * 100,000 events without and with 1,000 series.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUser, createService, importRecords, type Records } from '../src/service/index.js';
import { makeCalendar, rootCategories, words } from './calendar.js';

const [, , program] = process.argv as [string, string, string];
/** Requests of each list: the first ones run code that is not compiled yet. */
const rounds = { warmUp: 200, measured: 200 };
const series = 1_000;
/** The length of a tick of the processor's time on Linux, in seconds. */
const tick = 0.01;

/** A service with these records in a process of its own, and requests of its editor. */
async function serve(records?: Records) {
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-bench-'));
  const database = join(folder, 'calendar.sqlite');
  const service = await createService({ database });
  const { password } = await addUser(service, { name: 'maria', role: 'editor' });
  if (records) await importRecords(service, records);
  await service.close();

  const serving = spawn(process.execPath, [program, 'serve', '--database', database, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((found, fail) => {
    let said = '';
    serving.stdout.on('data', (text: Buffer) => {
      said += String(text);
      const [, address] = /listening on (http:\S+)/.exec(said) ?? [];
      if (address) found(new URL(address).origin);
    });
    serving.once('exit', () => fail(new Error(`The service has ended: ${said}`)));
  });
  const authorization = `Basic ${btoa(`maria:${password}`)}`;
  const ask = async (method: string, path: string, body?: object | string) => {
    const response = await fetch(`${origin}/cal/${path}`, {
      method,
      headers: { authorization, ...(typeof body === 'object' && { 'content-type': 'application/json' }) },
      ...(body && { body: typeof body === 'object' ? JSON.stringify(body) : body }),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${response.status} for ${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const processor = () => {
    const fields = readFileSync(`/proc/${serving.pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tick;
  };
  /** Prints the seconds that a task takes, and those of the processor. */
  const time = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const [start, before] = [performance.now(), processor()];
    const made = await task();
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    console.log(`| ${name} | ${seconds} | ${(processor() - before).toFixed(2)} |`);
    return made;
  };
  const stop = async () => {
    const hasEnded = new Promise((resolve) => serving.removeAllListeners('exit').once('exit', resolve));
    serving.kill();
    await hasEnded;
    rmSync(folder, { recursive: true });
  };
  return { ask, processor, time, stop };
}

const moment = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
const course = (number: number) => ({
  title: `Course ${number}`,
  start_date: `${moment(1 + (number % 300))} 19:00:00`,
  end_date: `${moment(1 + (number % 300))} 20:30:00`,
  timezone: 'Europe/Berlin',
});

/** A file of single events, with texts and places as clubs write them. */
const file = (events: number) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...Array.from({ length: events }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:event-${index}@club.example`,
      `DTSTART;TZID=Europe/Berlin:${moment(1 + (index % 365)).replaceAll('-', '')}T190000`,
      `DTEND;TZID=Europe/Berlin:${moment(1 + (index % 365)).replaceAll('-', '')}T210000`,
      `SUMMARY:Evening ${index} of ${words[index % words.length]}`,
      `DESCRIPTION:${words.slice(index % 1_000, (index % 1_000) + 40).join(' ')}`,
      `LOCATION:Hall ${index % 20}`,
      'END:VEVENT',
    ]).flat(),
    'END:VCALENDAR',
  ].join('\r\n');

console.log('| | seconds | of the processor |\n| --- | --- | --- |');
{
  const { ask, time, stop } = await serve();
  await time('a daily series of 13 months saved', () =>
    ask('POST', 'authoring/v1/series', { fields: course(0), rule: 'RRULE:FREQ=DAILY' }),
  );
  await stop();
}
{
  const { ask, time, stop } = await serve();
  const { id } = await ask('POST', 'authoring/v1/sources', { name: 'club.ics' });
  const source = `authoring/v1/sources/${String(id)}`;
  /** The source once nothing of it is under way. */
  const settled = async (): Promise<Record<string, unknown>> => {
    const answer = await ask('GET', source);
    if (answer.state !== 'reading' && answer.state !== 'applying') return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return settled();
  };
  const { version } = await time('10,000 events previewed', async () => {
    await ask('PUT', `${source}/file`, file(10_000));
    return settled();
  });
  const { state, done } = await time('10,000 events taken', async () => {
    await ask('POST', `${source}/apply`, { version });
    return settled();
  });
  if (done !== 10_000) throw new Error(`${String(done)} events were taken: ${String(state)}`);
  await stop();
}
{
  const { ask, processor, time, stop } = await serve(makeCalendar({ events: 100_000, venues: 5_000 }));
  const lists: Readonly<Record<string, string>> = {
    'default list': 'events',
    'a month': `events?start_date=${moment(0)}&end_date=${moment(30)}`,
    'a category': `events?categories=${rootCategories[0]}&start_date=${moment(0)}`,
    'a search': `events?search=${words[0]}&start_date=${moment(0)}`,
  };
  let asked = 0;
  /** Asks for a list so many times; an unknown parameter makes each request differ, so that nothing is remembered. */
  const read = async (path: string, times: number) => {
    for (let round = 0; round < times; round++)
      await ask('GET', `events/v1/${path}${path.includes('?') ? '&' : '?'}asked=${++asked}`);
  };
  /** The processor's milliseconds of a request of each list. */
  const costs = async () => {
    const all: Record<string, number> = {};
    for (const [name, path] of Object.entries(lists)) {
      await read(path, rounds.warmUp);
      const before = processor();
      await read(path, rounds.measured);
      all[name] = ((processor() - before) * 1000) / rounds.measured;
    }
    return all;
  };
  const without = await costs();
  await time(`${series.toLocaleString('en')} series of ten dates saved`, async () => {
    for (let number = 0; number < series; number++)
      await ask('POST', 'authoring/v1/series', { fields: course(number), rule: 'RRULE:FREQ=WEEKLY;COUNT=10' });
  });
  const withSeries = await costs();
  await stop();
  console.log(
    '\n| list of 100,000 events, the processor’s ms | without series | with 1,000 | × |\n| --- | --- | --- | --- |',
  );
  for (const [name, before] of Object.entries(without)) {
    const after = withSeries[name]!;
    console.log(`| ${name} | ${before.toFixed(1)} | ${after.toFixed(1)} | ${(after / before).toFixed(2)} |`);
  }
}
