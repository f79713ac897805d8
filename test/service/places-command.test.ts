import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placesCommand } from '../../src/prerender/places/command.js';
import { elementsProgram, newWorkspace, type Workspace } from './command.js';
import { least } from './suites/fields.js';

let workspace: Workspace;
beforeEach(() => {
  workspace = newWorkspace();
});
afterEach(() => workspace.remove());

const site = ['--base-url', 'http://127.0.0.1:1'];

describe('cal-elements places', () => {
  it.each<[args: string[], complaint: RegExp]>([
    [[], /^--base-url is missing: cal-elements places --base-url https:/],
    [['--base-url', 'example.org'], /^--base-url is “example\.org”, but has to be an address such as https:/],
    [['--base-url', 'file:///etc'], /^--base-url is “file/],
    [
      [...site, '--geocoder', 'nominatim.example'],
      /^--geocoder is “nominatim\.example”, but has to be an address such as https:/,
    ],
    [[...site, '--color', 'red'], /--color.*--help/],
    [[...site, '--output'], /--output.*--help/],
    [[...site, 'now'], /^“places now” is no command.*--help/],
    [[...site, '--output', 'no/such/places.json'], /^--output no\/such\/places\.json cannot be written \(ENOENT\)/],
  ])('%j is refused in one line', async (args, complaint) => {
    await expect(placesCommand.run(args)).rejects.toThrow(complaint);
  });

  it('a calendar without an answer is told in one line', async () => {
    const args = ['places', ...site, '--output', 'places.json'];
    const { code, stdout, stderr } = await workspace.run(args, {}, elementsProgram);
    expect([code, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.match(
      /^--base-url http:\/\/127\.0\.0\.1:1 has no venues to read \([^\n]+\): give the root address[^\n]*\n$/,
    );
  });

  it('writes the places of the venues of a service, with what it does told', async () => {
    const password = await workspace.addUser();
    const serving = await workspace.serve();
    await serving
      .caller(password)
      .send('POST', '/venues', { ...least('venues', 1), venue: 'Hall', address: '1 Road', city: 'Kiel' });
    const geocoder = createServer((_, response) => response.end('[{"lat": "54.3", "lon": "10.1"}]'));
    await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve));
    const { port } = geocoder.address() as AddressInfo;
    const args = ['places', '--base-url', serving.origin, '--geocoder', `http://127.0.0.1:${port}/search`];
    const { code, stdout, stderr } = await workspace.run(args, {}, elementsProgram);
    geocoder.close();
    expect([code, stdout, stderr]).to.deep.equal([
      0,
      'Venues: 1, with coordinates: 0, new addresses: 1\n1/1 1 Road, Kiel: 54.3, 10.1\n',
      '',
    ]);
    expect(JSON.parse(readFileSync(join(workspace.folder, 'places.json'), 'utf8'))).to.deep.equal({
      '1 Road, Kiel': [54.3, 10.1],
    });
  });
});
