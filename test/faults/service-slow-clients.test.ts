/** Clients that send or take next to nothing, so that their connections stay. */
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleData } from '../../src/service/seed/index.js';
import { listen, loadSeed, type Listener } from '../../src/service/index.js';
import { forward, settings } from '../service/mounts.js';
import { setUp, type SetUp } from '../service/set-up.js';
import { basic, caller } from '../service/suites/mount.js';
import { startTraffic, type Traffic } from './traffic.js';

/** Long enough for a machine that has much else to do. */
const limits = { headersTimeout: 4_000, requestTimeout: 4_000, timeout: 4_000, connectionsCheckingInterval: 100 };
const path = '/api/cal/events/v1/events';

let running: SetUp;
let listener: Listener;
let traffic: Traffic;
beforeEach(async () => {
  running = await setUp({ ...settings, database: ':memory:', media: sampleData.media });
  await loadSeed(running.service, sampleData);
  listener = await listen(running.service, { host: '127.0.0.1', port: 0, limits });
  const send = (request: Request) => forward(request, `http://127.0.0.1:${listener.port}`);
  const [author, anyone] = [caller(send, basic('author', running.passwords.author!)), caller(send)];
  traffic = startTraffic(
    () => author,
    () => anyone,
  );
});
afterEach(async () => {
  await traffic.stop();
  await listener.stop();
  await running.service.close();
});

/** Waits until more readers and writers have been answered, and ends; none of them was refused. */
async function expectAnswered(): Promise<void> {
  await Promise.all([traffic.answered('reads', 200), traffic.answered('writes', 201)]);
  await traffic.stop();
  expect([Object.keys(traffic.reads), Object.keys(traffic.writes)]).to.deep.equal([['200'], ['201']]);
}

interface Client {
  readonly socket: Socket;
  /** What has come back so far. */
  text: string;
  isClosed: boolean;
  /** Whether its connection was reset. */
  isReset: boolean;
}

/** Opens connections, each with the beginning of a request. */
function open(count: number, beginning: string): Client[] {
  return Array.from({ length: count }, () => {
    const client: Client = { socket: connect(listener.port, '127.0.0.1'), text: '', isClosed: false, isReset: false };
    client.socket.setEncoding('latin1').on('data', (text: string) => (client.text += text));
    client.socket.on('error', () => (client.isReset = true)).on('close', () => (client.isClosed = true));
    client.socket.write(beginning);
    return client;
  });
}

/** Reads the calendar as everybody else, until all of these connections are closed, and counts the answers by status. */
async function readUntilClosed(
  clients: readonly Client[],
  each: (client: Client) => void,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let asked = 0; clients.some(({ isClosed }) => !isClosed); asked++) {
    const { status } = await fetch(`http://127.0.0.1:${listener.port}${path}?asked=${asked}`);
    statuses[status] = (statuses[status] ?? 0) + 1;
    for (const client of clients) if (!client.isClosed) each(client);
  }
  return statuses;
}

it('clients that send headers or a body byte by byte are told that they took too long, and others are answered meanwhile', async () => {
  const clients = [
    ...open(50, `GET ${path} HTTP/1.1\r\nhost: a\r\nx-slow: `),
    ...open(
      50,
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n`,
    ),
  ];
  const statuses = await readUntilClosed(clients, ({ socket }) => socket.write('x'));
  expect(Object.keys(statuses)).to.deep.equal(['200']);
  await expectAnswered();
  // A byte that is sent once the service has closed resets the connection, and may take an answer with it that has not
  // been read.
  const read = clients.filter(({ text, isReset }) => text || !isReset);
  expect(new Set(read.map(({ text }) => text.slice(0, 12)))).to.deep.equal(new Set(['HTTP/1.1 408']));
});

it('a client that asks for much and takes nothing is left, also when the service stops', async () => {
  const page = `${path}?per_page=50`;
  // Once, so that the answers are only to be sent.
  expect((await fetch(`http://127.0.0.1:${listener.port}${page}`)).status).to.equal(200);
  const [client] = open(1, `GET ${page} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(40));
  client!.socket.pause();
  expect((await fetch(`http://127.0.0.1:${listener.port}${page}`)).status).to.equal(200);
  await expectAnswered();
  // It waits for every connection that is open.
  await listener.stop();
  client!.socket.resume();
  await new Promise((resolve) => client!.socket.once('close', resolve));
  expect(client!.text.split('HTTP/1.1 200').length - 1).to.be.within(1, 39);
});
