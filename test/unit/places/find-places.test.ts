import { createServer, type IncomingMessage } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPlaces } from '../../../src/prerender/places/find-places.js';
import type { VenueRepresentation } from '../../../src/data/schema/index.js';
import { placeKeys } from '../../../src/data/geo/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { json, recording, server } from '../client/recordings.js';

const recorded: readonly VenueRepresentation[] = recording('bulk/venues.all').response.body.venues;
const addressed = recorded.filter((venue) => placeKeys(venue).length > 1);

/** A geocoder of this machine that knows every address with a digit, and the time of each request. */
class Geocoder {
  readonly asked: {
    readonly query: URLSearchParams;
    readonly headers: IncomingMessage['headers'];
    readonly at: number;
  }[] = [];
  clock = 0;
  answer = (query: URLSearchParams): { status?: number; body: unknown } => ({
    body: /\d/.test(query.get('q')!) ? [{ lat: '54.3233000', lon: '10.1394000', display_name: 'Kiel' }] : [],
  });
  readonly #server = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://localhost');
    this.asked.push({ query: searchParams, headers: request.headers, at: this.clock });
    // Each answer takes a while.
    this.clock += 300;
    const { status = 200, body } = this.answer(searchParams);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/search?key=mine`;
  }

  close(): void {
    this.#server.close();
  }
}

let folder: string;
let geocoder: Geocoder;
let address: string;
let output: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cal-elements-places-'));
  output = join(folder, 'places.json');
  geocoder = new Geocoder();
  address = await geocoder.listen();
});
afterEach(() => {
  geocoder.close();
  rmSync(folder, { recursive: true });
});

const places = () => JSON.parse(readFileSync(output, 'utf8')) as Record<string, [number, number] | null>;
const gaps = () => geocoder.asked.slice(1).map(({ at }, index) => at - geocoder.asked[index]!.at);
const askedFor = () => geocoder.asked.map(({ query }) => query.get('q'));

/** Runs the command for these venues and returns what it printed. */
async function run(venues: readonly VenueRepresentation[] = recorded, file = output): Promise<string> {
  const lines: string[] = [];
  const calendar = server(({ url }) => {
    const [page, perPage] = [Number(url.searchParams.get('page') ?? 1), Number(url.searchParams.get('per_page'))];
    const shown = venues.slice((page - 1) * perPage, page * perPage);
    return json({ venues: shown, total: venues.length, total_pages: Math.ceil(venues.length / perPage) });
  });
  const isCalendar = (input: string | URL | Request) =>
    (input instanceof Request ? input.url : String(input)).startsWith('https:');
  await findPlaces(
    {
      baseUrl: 'https://maria:secret@calendar.example/wp-json',
      namespace: 'cal/events/v1',
      geocoder: address,
      output: file,
    },
    {
      fetch: (input, init) => (isCalendar(input) ? calendar.fetch(input, init) : fetch(input, init)),
      now: () => geocoder.clock,
      wait: (milliseconds) => Promise.resolve(void (geocoder.clock += milliseconds)),
      print: (line) => lines.push(line),
    },
  );
  return lines.join('\n');
}

describe('the places of venues', () => {
  it('are asked for one address after the other, once each, at most one a second, by a named program', async () => {
    await run();
    expect(askedFor()).to.have.length(addressed.length);
    expect(new Set(askedFor()).size).to.equal(addressed.length);
    expect(Math.min(...gaps())).to.equal(1300);
    for (const { headers, query } of atLeastOne(geocoder.asked)) {
      expect(headers['user-agent']).to.equal('cal-elements (https://calendar.example)');
      expect(Object.fromEntries(query)).to.deep.include({ key: 'mine', format: 'jsonv2', limit: '1' });
    }
  });

  it('are asked for as plain text, as people write an address', async () => {
    await run([{ ...recorded.at(-1)!, address: 'Smith &amp;  Sons Row' }]);
    expect(askedFor()).to.deep.equal(['Smith & Sons Row, 10999 Port Alder, NY, United States']);
  });

  it('stand in a file of one place a line, with null where an address was not found', async () => {
    const [hall, square] = [recorded.find(({ id }) => id === 18)!, recorded.find(({ id }) => id === 406)!];
    const printed = await run([hall, square]);
    expect(readFileSync(output, 'utf8')).to.equal(
      '{\n  "12 Quay Street, 10999 Port Alder, NY, United States": [54.3233,10.1394],\n  "Grünbach, Germany": null\n}\n',
    );
    expect(printed).to.include('1/2 12 Quay Street, 10999 Port Alder, NY, United States: 54.3233, 10.1394');
    expect(printed).to.include('2/2 Grünbach, Germany: not found');
    expect(printed).to.match(/Not found\..*correct the address.*\n {2}"Grünbach, Germany": null$/s);
  });

  it('are asked for only where an address is new or has changed, and what was written by hand stays', async () => {
    await run();
    const before = geocoder.asked.length;
    const corrected = { ...places(), 'Grünbach, Germany': [47.8, 15.9], '33': [1, 2] };
    writeFileSync(output, JSON.stringify(corrected));
    const moved = recorded.map((venue) => (venue.id === 18 ? { ...venue, address: '13 Quay Street' } : venue));
    const printed = await run(moved);
    expect(askedFor().slice(before)).to.deep.equal(['13 Quay Street, 10999 Port Alder, NY, United States']);
    expect(places()).to.deep.include({ 'Grünbach, Germany': [47.8, 15.9], '33': [1, 2] });
    expect(printed).not.to.match(/Grünbach, Germany|33 Online/);
  });

  it('are not asked for where the server knows them, or the file by id', async () => {
    writeFileSync(output, '{"18": [1, 2]}');
    const printed = await run(
      recorded
        .filter(({ id }) => id === 18 || id === 19)
        .map((venue) => (venue.id === 19 ? { ...venue, geo_lat: 1, geo_lng: 2 } : venue)),
    );
    expect(askedFor()).to.deep.equal([]);
    expect(printed).to.equal('Venues: 2, with coordinates: 2, new addresses: 0');
  });

  it('that were found are kept when the geocoder fails, and the next run goes on from there', async () => {
    const { answer } = geocoder;
    geocoder.answer = (query) => (geocoder.asked.length > 3 ? { status: 429, body: '' } : answer(query));
    await expect(run()).rejects.toThrow(
      /^--geocoder 127\.0\.0\.1:\d+ answered with status 429\. What was found is kept: run the command again/,
    );
    expect(Object.keys(places())).to.have.length(3);
    geocoder.answer = answer;
    await run();
    expect(askedFor()).to.have.length(addressed.length + 1);
    expect(Math.min(...gaps())).to.equal(1300);
    expect(Object.keys(places())).to.have.length(addressed.length);
  });

  it('are asked of no server that is no geocoder', async () => {
    for (const body of ['<!doctype html>', { error: 'no' }]) {
      geocoder.answer = () => ({ body });
      await expect(run()).rejects.toThrow('does not answer as Nominatim does');
    }
    geocoder.answer = () => ({ body: [{ lat: 'north' }] });
    await run(recorded.slice(-1));
    expect(Object.values(places())).to.deep.equal([null]);
  });

  it('that have no address are listed with id and name, to be written by hand', async () => {
    expect(await run()).to.match(/Without an address\..*"ID": \[latitude, longitude\]:\n {2}48\n {2}33 Online$/);
  });

  it.each([
    [
      'no places',
      () => writeFileSync(output, '[1]'),
      () => output,
      /^--output .*places\.json is there but holds no places/,
    ],
    [
      'no JSON',
      () => writeFileSync(output, '{"18": [1, 2'),
      () => output,
      /^--output .*places\.json is there but holds no places/,
    ],
    [
      'no folder',
      () => {},
      () => join(folder, 'no/places.json'),
      /^--output .*places\.json cannot be written \(ENOENT\): name a file/,
    ],
  ])('are not asked for where the file has %s', async (_, prepare, file, complaint) => {
    prepare();
    const before = existsSync(output) && readFileSync(output, 'utf8');
    await expect(run(recorded, file())).rejects.toThrow(complaint);
    expect([geocoder.asked, existsSync(output) && readFileSync(output, 'utf8')]).to.deep.equal([[], before]);
  });
});
