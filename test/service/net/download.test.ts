import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { download, limits, type Network } from '../../../src/service/net/download.js';
import { isPublic } from '../../../src/service/net/public-addresses.js';

let servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers) {
    if ('closeAllConnections' in server) (server as Server).closeAllConnections();
    server.close();
  }
  servers = [];
});

/** A server of the test, with the host names and paths requested from it. */
async function serve(answer: RequestListener): Promise<{ port: number; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, requests };
}

const here = '127.0.0.1';
/** The test's own server counts as public under one name only. */
const names: Record<string, string[]> = {
  'pictures.example': [here],
  'private.example': ['10.0.0.1'],
  'half.example': ['8.8.8.8', '192.168.1.1'],
  'nothing.example': [],
  localhost: ['::1'],
};
function network(overrides: Partial<Network> = {}): Network & { resolved: string[] } {
  const resolved: string[] = [];
  return {
    resolved,
    resolve: (name) => {
      resolved.push(name);
      return names[name] ? Promise.resolve(names[name]) : Promise.reject(new Error(`unknown: ${name}`));
    },
    isAllowed: (address) => address === here || isPublic(address),
    ...overrides,
  };
}
const failure = (address: string, net: Network = network(), time?: number) =>
  download(address, net, time).then(
    () => 'fetched',
    (error: Error) => error.message,
  );

describe('which addresses are public', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.0.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('%s', (address) => {
    expect(isPublic(address)).to.equal(true);
  });

  test.each([
    ...[
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '127.0.0.1',
      '127.255.255.254',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.8',
    ],
    ...['192.168.0.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['192.0.2.1', '192.88.99.1', '198.19.255.255', '198.51.100.1', '3fff::1'],
    ...[
      '::',
      '::1',
      '::127.0.0.1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:a00:1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '100::1',
      '2001::1',
    ],
    ...['2001:db8::1', '2002:7f00:1::', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1'],
  ])('not %s', (address) => {
    expect(isPublic(address)).to.equal(false);
  });
});

describe('a download', () => {
  test('brings the bytes, asking the server by its name', async () => {
    const { port, requests } = await serve((_, response) => response.end('bytes'));
    expect(Buffer.from(await download(`http://pictures.example:${port}/a?b=1`, network())).toString()).to.equal(
      'bytes',
    );
    expect(requests).to.deep.equal(['pictures.example/a?b=1']);
  });

  test('connects to the address that was checked: the name is resolved once', async () => {
    const { port } = await serve((_, response) => response.end('bytes'));
    const net = network();
    await download(`http://pictures.example:${port}/`, net);
    expect(net.resolved).to.deep.equal(['pictures.example']);
  });

  test('names the server in TLS', async () => {
    let named = '';
    const server = createTlsServer({
      SNICallback: (name, done) => {
        named = name;
        done(new Error('no certificate'));
      },
    }).on('tlsClientError', () => {});
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, here, resolve));
    expect(await failure(`https://pictures.example:${(server.address() as AddressInfo).port}/`)).not.to.equal(
      'fetched',
    );
    expect(named).to.equal('pictures.example');
  });

  test('follows three redirects, and not one more', async () => {
    const { port, requests } = await serve(({ url }, response) => {
      const left = Number(url!.slice(1));
      if (left === 0) response.end('bytes');
      else response.writeHead(302, { Location: `/${left - 1}` }).end();
    });
    expect(await failure(`http://pictures.example:${port}/3`)).to.equal('fetched');
    expect(await failure(`http://pictures.example:${port}/4`)).to.match(/redirects/);
    expect(requests).to.have.length(8);
  });

  describe('from inside is refused without a connection', () => {
    /** Each address leads to a server that would respond, and must be refused because it is not public. */
    test.each([
      ...[
        '127.0.0.1',
        '[::1]',
        'localhost',
        'localhost.',
        '2130706433',
        '0x7f000001',
        '0177.0.0.1',
        '127.1',
        '0',
        '[::ffff:127.0.0.1]',
        '[::]',
      ],
      ...['%31%32%37.0.0.1', '１２７.0.0.1', 'rebound.example'],
    ])('%s', async (host) => {
      const { port, requests } = await serve((_, response) => response.end('secret'));
      const resolve = () => Promise.resolve([here]);
      expect(await failure(`http://${host}:${port}/`, { resolve, isAllowed: isPublic })).to.match(
        /not on the public internet/,
      );
      expect(requests).to.deep.equal([]);
    });

    test.each([
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'http://[fd00::1]/',
      'http://private.example/',
      'http://half.example/',
      'http://nothing.example/',
    ])('%s', async (address) => {
      expect(await failure(address)).to.match(/not on the public internet/);
    });

    test.each([
      'http://localhost:PORT/',
      'http://[::1]:PORT/',
      'http://169.254.169.254/',
      'http://10.0.0.1:PORT/',
      'http://private.example:PORT/',
      '//private.example/x',
    ])('after a redirect to %s', async (target) => {
      const { port: inside, requests } = await serve((_, response) => response.end('secret'));
      const { port } = await serve((_, response) =>
        response.writeHead(301, { Location: target.replace('PORT', String(inside)) }).end(),
      );
      expect(await failure(`http://pictures.example:${port}/`)).to.match(/not on the public internet/);
      expect(requests).to.deep.equal([]);
    });
  });

  test.each([
    'file:///etc/passwd',
    'ftp://pictures.example/x',
    'gopher://pictures.example/',
    'http://user:secret@pictures.example/',
  ])('of %s is refused', async (address) => {
    expect(await failure(address)).to.match(/not a plain http or https address/);
  });

  test('is refused after a redirect to another scheme', async () => {
    const { port } = await serve((_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end());
    expect(await failure(`http://pictures.example:${port}/`)).to.match(/not a plain http or https address/);
  });

  test.each([204, 304, 401, 404, 500])('that is answered %i is refused', async (status) => {
    const { port } = await serve((_, response) => response.writeHead(status).end());
    expect(await failure(`http://pictures.example:${port}/`)).to.equal(`answered ${status}`);
  });

  test('ends when it grows too large, however long it would go on', async () => {
    const { port } = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
      };
      response.on('drain', more);
      more();
    });
    expect(await failure(`http://pictures.example:${port}/`)).to.match(new RegExp(`more than ${limits.bytes} bytes`));
  });

  test('takes just as much as is allowed', async () => {
    const { port } = await serve((_, response) => response.end(Buffer.alloc(limits.bytes)));
    expect((await download(`http://pictures.example:${port}/`, network())).byteLength).to.equal(limits.bytes);
  });

  test.each([
    ['that never begins', () => {}],
    ['that never ends', (_: unknown, response: { write(text: string): void }) => response.write('a')],
  ] as const)('%s is given up in time', async (_, answer) => {
    const { port } = await serve(answer);
    expect(await failure(`http://pictures.example:${port}/`, network(), 100)).to.match(/no answer within/);
  });

  test('of a name that is never found is given up in time', async () => {
    expect(await failure('http://slow.example/', network({ resolve: () => new Promise(() => {}) }), 100)).to.match(
      /no answer within/,
    );
  });

  test('that breaks off is a failure', async () => {
    const { port } = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half');
      response.destroy();
    });
    expect(await failure(`http://pictures.example:${port}/`)).not.to.equal('fetched');
  });

  test('of what is no address is a failure', async () => {
    expect(await failure('http://')).not.to.equal('fetched');
  });
});
