import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Misuse, readOptions } from '../../prerender/command-line/options.js';
import type { Command } from '../../prerender/command-line/run-command.js';
import { loadSeed, type SeedData } from '../filling/load-seed.js';
import { createRequestRate } from '../rights/request-rate.js';
import { runProcesses, sharedLogIns, sharedRequestRate } from './processes.js';
import { createService, type Service } from '../service.js';
import type { PageParts, ServiceSettings } from '../settings.js';
import { hasUsers, keepAdminAddress, linkForFirstUser } from '../users.js';
import { adminAddress, basePathOf, siteOf } from './addresses.js';
import { listen, type Listener, type ListenAddress } from './listen.js';
import { codeOf, isAway, openingFailure, refuseNewFile } from './opening.js';
import { help, serveOptions, splitList, type ServeOptions } from './options.js';
import { stopOnSignal } from './stop-on-signal.js';
import { engineOf } from '../store/store.js';
import { userCommand } from './user-commands.js';

/** An entry of the log. */
interface Entry {
  readonly level?: string;
  readonly message?: string;
  readonly stack?: string;
}

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** Lines of JSON for programs; on a terminal, what people want to read, which requests are not. */
const print = (entry: Entry): void => {
  if (!process.stdout.isTTY) printLine(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  else if (entry.message !== undefined) printLine(entry.stack ?? entry.message);
};

const open = (settings: ServiceSettings): Promise<Service> =>
  createService(settings).catch((cause: unknown) => {
    throw openingFailure('--database', settings.database, cause);
  });

/** Pause between two tries to open a database that is away, in milliseconds. */
const pauseBetweenTries = 1_000;

/** Opens the database once it is there: after a failure of power, it may start later than the service. */
async function openOnceThere(settings: ServiceSettings): Promise<Service> {
  for (let lastMessage = ''; ; await wait(pauseBetweenTries)) {
    try {
      return await open(settings);
    } catch (error) {
      const { message, cause } = error as Error;
      if (engineOf(settings.database) !== 'postgres' || !isAway(cause)) throw error;
      if (message !== lastMessage) print({ level: 'warn', message: `waiting for the database: ${message}` });
      lastMessage = message;
    }
  }
}

/** A fact that only the database knows; `undefined` while it is away. */
const unlessAway = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (!isAway(error)) throw error;
    return undefined;
  });

const unknownHost = ({ host }: ListenAddress) =>
  `--host ${host} is not known: give an address of this machine, or 0.0.0.0 for all`;
const listenFailures: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port }) => `--port ${port} is in use: stop what listens there, or give another`,
  EACCES: ({ port }) => `--port ${port} may not be used by this user: give one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `--host ${host} is not an address of this machine: give one that is, or 0.0.0.0 for all`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

const listenAt = (service: Service, address: ListenAddress): Promise<Listener> =>
  listen(service, address).catch((cause: unknown) => {
    const failure = listenFailures[codeOf(cause)];
    throw failure ? new Misuse(failure(address), { cause }) : cause;
  });

/** A link by which the first user gets in. */
type FirstLink = Awaited<ReturnType<typeof linkForFirstUser>>;

const untilOf = ({ expires }: NonNullable<FirstLink>) =>
  `works once, until ${new Date(expires).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;

/** The addresses for visitors, authors and programs, for whoever starts the service on a terminal. */
function addressesOf(options: ServeOptions, port: string, link: FirstLink): string {
  const { text } = options;
  const site = siteOf(options, port);
  const lines = [
    text('pages') === 'on' && `Calendar    ${site}/   (what visitors see)`,
    text('admin') === 'on' &&
      `Editing     ${link ? `${link.url}   makes the first user; ${untilOf(link)}` : adminAddress(options, port)}`,
    `Interface   ${site}${basePathOf(options)}/cal/events/v1`,
  ];
  return lines.filter((line) => line !== false).join('\n');
}

/** Whether this is the only process, or the first of several. */
const isFirst = !cluster.isWorker || cluster.worker!.id === 1;

async function run(sampleData: SampleData, pages: PageParts, args: readonly string[]): Promise<void> {
  const options = readOptions(serveOptions, args, process.env);
  const { positionals, text, isSet } = options;
  const [user, ...words] = positionals;
  if (user !== undefined && user !== 'user') {
    throw new Misuse(`“serve ${positionals.join(' ')}” is no command: --help shows what there is`);
  }
  if (process.env.REPLICA)
    throw new Misuse('REPLICA is set, and --replica is no option any more: unset it, and give one address as DATABASE');
  const runForUsers = user && userCommand(words, options);
  if (runForUsers) refuseNewFile(text('database'), 'give --database as for “serve”, which makes one when it starts');
  const [processes, mostRequests] = [Number(text('processes')), Number(text('rate-limit'))];
  const secondsToWait = cluster.isWorker ? sharedRequestRate() : createRequestRate(mostRequests);
  const limit = mostRequests > 0 ? { secondsToWait } : {};
  if (processes > 1 && cluster.isPrimary && !runForUsers) return runProcesses(processes, limit.secondsToWait, print);
  const settings = {
    database: text('database'),
    ...(text('name') && { name: text('name') }),
    ...(text('time-zone') && { timeZone: text('time-zone') }),
    ...(text('currency') && { currency: text('currency') }),
    basePath: basePathOf(options),
    cors: text('cors'),
    jsonp: text('jsonp') === 'on',
    metrics: isSet('metrics'),
    bodyLimit: Number(text('body-limit')),
    ...(text('pages') === 'on' && { pages }),
    admin: text('admin') === 'on' && pages,
    adminPath: text('admin-path'),
    ...(text('geocoder') && { geocoder: text('geocoder') }),
    ...limit,
    ...(cluster.isWorker && { logIns: sharedLogIns() }),
    ...(text('purge') && { purge: { address: text('purge'), secret: text('purge-secret') } }),
    ...(text('origin') && { origin: text('origin') }),
  };
  const service = await (runForUsers ? open : openOnceThere)({ ...settings, media: sampleData.media, log: print });
  if (runForUsers) {
    console.log(await runForUsers(service));
    return service.close();
  }
  if (isSet('seed') && isFirst) await loadSeed(service, sampleData);
  const host = text('host');
  const { port, stop } = await listenAt(service, {
    host,
    port: Number(text('port')),
    trustedProxies: splitList(text('trusted-proxy')),
  });
  stopOnSignal(service, stop, print);
  if (!isFirst) return;
  const admin = adminAddress(options, String(port));
  if (settings.admin) await unlessAway(keepAdminAddress(service, admin));
  const link = settings.admin ? await unlessAway(linkForFirstUser(service, admin)) : undefined;
  if (process.stdout.isTTY) printLine(addressesOf(options, String(port), link));
  else {
    // No entry of the log, whose lines are sent to other machines and kept.
    if (link)
      process.stderr.write(`Nobody can write yet. This link makes the first user; it ${untilOf(link)}:\n${link.url}\n`);
    print({
      level: 'info',
      message: `listening on http://${host.includes(':') ? `[${host}]` : host}:${port}${settings.basePath}/cal/events/v1`,
    });
  }
  if (!/^(127\.|::1$|localhost$)/.test(host) && !text('origin')) {
    print({
      level: 'warn',
      message:
        '--origin is missing: others can reach this address, and links in answers name whatever host a request names',
    });
  }
  if (!settings.admin && (await unlessAway(hasUsers(service))) === false) {
    const database = engineOf(settings.database) === 'postgres' ? 'ADDRESS' : resolve(settings.database);
    const command = `cal-elements-service serve user add NAME --role editor --database ${database}`;
    print({ level: 'info', message: `Nobody can write yet. Add a user: ${command}` });
  }
}

/** The sample data of `--seed`, with their images. */
export type SampleData = SeedData & Required<Pick<ServiceSettings, 'media'>>;

/** `cal-elements-service serve`, with what `--seed` fills a calendar with, and what pages are made with. */
export const serveCommand = (sampleData: SampleData, pages: PageParts): Command => ({
  help,
  run: (args) => run(sampleData, pages, args),
});
