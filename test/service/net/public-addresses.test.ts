import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download } from '../../../src/service/net/download.js';
import { least } from '../suites/fields.js';
import type { Caller } from '../suites/mount.js';
import { bytesOf, samples } from '../suites/remote-images.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';

describe('an address of an image that leads inside', () => {
  let internalServer: Server;
  let port: number;
  let requests = 0;
  let current: SetUp;
  let editor: Caller;
  const logged: unknown[] = [];
  beforeAll(async () => {
    internalServer = createServer((_, response) => {
      requests++;
      response.end(bytesOf(samples[0]![1]));
    });
    await new Promise<void>((resolve) => internalServer.listen(0, '127.0.0.1', resolve));
    ({ port } = internalServer.address() as AddressInfo);
    // This case uses the real network code.
    const fetchPicture = (address: string) => download(address);
    current = await setUp({ ...settings, database: ':memory:', fetchPicture, log: (entry) => logged.push(entry) });
    editor = callerOf(current, 'editor');
  });
  afterAll(async () => {
    internalServer.close();
    await current.service.close();
  });

  it.each([
    ...[
      'http://127.0.0.1:PORT/a.png',
      'http://localhost:PORT/a.png',
      'http://[::1]:PORT/a.png',
      'http://2130706433:PORT/a.png',
    ],
    ...[
      'http://0177.0.0.1:PORT/',
      'http://0x7f.1:PORT/',
      'http://[::ffff:127.0.0.1]:PORT/',
      'http://0.0.0.0:PORT/',
      'https://127.0.0.1:PORT/',
    ],
    ...[
      'http://169.254.169.254/latest/meta-data/iam/',
      'http://10.0.0.1/',
      'http://192.168.0.1/',
      'http://name.invalid/a.png',
    ],
  ])('%s is refused like any other, and nobody is asked', async (address) => {
    const image = address.replace('PORT', String(port));
    for (const resource of ['events', 'venues', 'organizers'] as const) {
      const { status, body } = await editor.send('POST', `/${resource}`, { ...least(resource, address), image });
      expect([status, body.code, Object.keys(body.data.params as object)]).to.deep.equal([
        400,
        'rest_invalid_param',
        ['image'],
      ]);
      // The message is always the same, so that nobody can explore the network with it.
      expect(body.data.params.image).to.match(/^Neither the ID of an image nor the public address of one/);
    }
    const { host } = new URL(image);
    expect(JSON.stringify(logged), 'the operator is told').to.include(`no image from ${host}: Error: `);
    expect(requests).to.equal(0);
  });
});
