import { serve, type HttpBindings } from '@hono/node-server';
import type { AddressInfo, Socket } from 'node:net';
import type { IncomingMessage, Server } from 'node:http';
import { internalsOf } from '../internals.js';
import { callerAddress } from './caller-address.js';
import type { Service } from '../service.js';

export interface ListenAddress {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Addresses, or ranges such as 10.0.0.0/8, of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies?: readonly string[];
  /** Other limits than those below, for tests. */
  readonly limits?: Partial<typeof limits>;
}

export interface Listener {
  readonly port: number;
  /** Finishes the requests in flight, then closes. */
  readonly stop: () => Promise<void>;
}

const limits = {
  // Time that a client has, in milliseconds: to send its headers, to send the whole request, to take any part of a
  // response, and between two requests; and how often the first two are looked at.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  timeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

/** Time for requests that have not arrived in full when the service stops, in milliseconds. */
const grace = 2_000;

/** The open connections, each with its request, once the headers have arrived. */
type Connections = ReadonlyMap<Socket, IncomingMessage | undefined>;

function watchConnections(server: Server): Connections {
  const connections = new Map<Socket, IncomingMessage | undefined>();
  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    connections.set(request.socket, request);
    response.once('close', () => connections.has(request.socket) && connections.set(request.socket, undefined));
  });
  return connections;
}

async function stop(server: Server, connections: Connections): Promise<void> {
  // A connection becomes idle after its last response, and would stay open for the next request.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  const endHalfSent = setTimeout(() => {
    for (const [socket, request] of connections) if (!request?.complete) socket.destroy();
  }, grace);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(closing);
  clearTimeout(endHalfSent);
}

const hopsOf = ({ incoming }: HttpBindings): [peer: string, forwarded: string | undefined] => [
  incoming.socket.remoteAddress ?? '',
  // Several headers are one list.
  incoming.headersDistinct['x-forwarded-for']?.join(),
];

/** How often the service looks at its clock where nobody reads, in milliseconds. */
const minute = 60_000;

/** Serves HTTP. */
export function listen(
  service: Service,
  { host, port, trustedProxies = [], limits: other }: ListenAddress,
): Promise<Listener> {
  const addressOf = callerAddress(trustedProxies);
  return new Promise((resolve, reject) => {
    const { timeout, ...serverOptions } = { ...limits, ...other };
    const server = serve(
      {
        fetch: (request, env) => service.fetch(request, { address: addressOf(...hopsOf(env as HttpBindings)) }),
        hostname: host,
        port,
        serverOptions,
      },
      (address: AddressInfo) => {
        const ticks = setInterval(() => void internalsOf(service).onMinute(), minute);
        resolve({
          port: address.port,
          stop: () => {
            clearInterval(ticks);
            return stop(server, connections);
          },
        });
      },
    ) as Server;
    server.setTimeout(timeout);
    const connections = watchConnections(server);
    server.on('error', reject);
  });
}
