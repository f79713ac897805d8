/** Images that are sent to the authoring interface, and what is said of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOfThisRun, type EngineName } from '../engines.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { basic, basePath, site, type Answer, type Role } from '../suites/mount.js';
import { bytesOf, fetchPicture, sampleAddress, samples } from '../suites/remote-images.js';

const address = `${site}${basePath}/cal/authoring/v1/images`;
let running: SetUp;

const as = (role: Role) => callerOf(running, role);

/** Sends an image; the `index` names a sample. */
async function send(
  role: Role,
  body: Uint8Array | number,
  { alt = '', ...headers }: Record<string, string> = {},
): Promise<Answer> {
  const authorization = role === 'anonymous' ? undefined : basic(role, running.passwords[role]!);
  const response = await running.service.fetch(
    new Request(`${address}?alt=${encodeURIComponent(alt)}`, {
      method: 'POST',
      headers: { ...(authorization && { authorization }), ...headers },
      body: (typeof body === 'number' ? bytesOf(samples[body]![1]) : body) as BodyInit,
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const engines: Partial<Record<EngineName, () => Database | Promise<Database>>> = {
  SQLite: sqliteFile,
  PostgreSQL: postgresDatabase,
};

describe.each(rowsOfThisRun(engines))('on %s', (_, make) => {
  let database: Database;
  beforeAll(async () => {
    database = await make();
    running = await setUp({ ...settings, database: database.address });
  });
  afterAll(async () => {
    await running.service.close();
    await database.remove();
  });

  it('an image that is sent is served, and shown with what is said of it', async () => {
    const name = {
      'content-disposition': `attachment; filename="C:\\My photos\\Gala.png"`,
      'content-type': 'image/png',
    };
    const { status, body } = await send('author', 0, { alt: ' Dancers <b>on</b> a pier ', ...name });
    expect([status, body]).to.deep.equal([
      201,
      { id: body.id, url: body.url, alt: 'Dancers on a pier', width: 60, height: 40, name: 'Gala.png' },
    ]);
    const served = await running.service.fetch(new Request(body.url as string));
    expect([
      served.headers.get('content-type'),
      Buffer.from(await served.arrayBuffer()).toString('base64'),
    ]).to.deep.equal(samples[0]);
    const draft = {
      title: 'Gala',
      start_date: '2027-01-01 19:00',
      end_date: '2027-01-01 22:00',
      image: String(body.id),
    };
    const event = (await as('author').send('POST', '/events', draft)).body;
    expect(event.image).to.deep.include({ id: body.id, alt: 'Dancers on a pier' });
    const read = async () => (await as('anonymous').get(`/events/${event.id}`)).body.image as Record<string, unknown>;
    expect(await read()).to.deep.include({ alt: 'Dancers on a pier' });
    expect((await as('author').send('PATCH', `${address}/${body.id}`, { alt: 'Night' })).body).to.deep.include({
      id: body.id,
      alt: 'Night',
    });
    expect(await read()).to.deep.include({ alt: 'Night' });
    expect((await as('author').send('PATCH', `${address}/${body.id}`, { alt: '' })).body.alt).to.equal('');
    expect(await read()).not.to.have.property('alt');
  });

  it('the type is that of the bytes, whatever the request says', async () => {
    expect((await send('author', 1, { 'content-type': 'image/png' })).body.url).to.match(/\.jpg$/);
    for (const bytes of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '',
      '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01',
    ]) {
      const { status, body } = await send('author', Buffer.from(bytes, 'latin1'), { 'content-type': 'image/png' });
      expect([status, body.code, body.message]).to.deep.equal([
        415,
        'not_an_image',
        'This is no PNG, JPEG, GIF or WebP image.',
      ]);
    }
  });

  it('an image has at most 10 MB, and a description 1000 characters', async () => {
    const { status, body } = await send(
      'author',
      Buffer.concat([bytesOf(samples[0]![1]), Buffer.alloc(10 * 1024 * 1024)]),
    );
    expect([status, body.message]).to.deep.equal([413, 'The body is larger than 10240 kB.']);
    expect(
      (await send('author', Buffer.concat([bytesOf(samples[2]![1]), Buffer.alloc(2 * 1024 * 1024)]))).status,
    ).to.equal(201);
    const alt = 'x'.repeat(1001);
    expect((await send('author', 3, { alt })).body.data.params).to.have.keys('alt');
    const { id } = (await send('author', 3)).body;
    expect((await as('author').send('PATCH', `${address}/${id}`, { alt })).body.data.params).to.have.keys('alt');
    expect((await as('author').send('PATCH', `${address}/${id}`, {})).status).to.equal(400);
  });

  it('the same image that is sent again keeps what is said of it', async () => {
    const { id } = (await send('author', 4, { alt: 'First' })).body;
    expect((await send('editor', 4, { alt: 'Second' })).body).to.deep.include({ id, alt: 'First' });
  });

  it('images are listed, the newest first, and found by description and name', async () => {
    const { id } = (
      await send('editor', 5, { alt: 'Harbour', 'content-disposition': `attachment; filename*=UTF-8''%C3%84pfel.webp` })
    ).body;
    const list = async (query: string) => (await as('contributor').get(`${address}?${query}`)).body;
    expect((await list('')).images[0]).to.deep.include({ id, alt: 'Harbour', name: 'Äpfel.webp' });
    expect(await list('search=harb')).to.deep.include({ total: 1, total_pages: 1 });
    expect(await list('search=pfel.w')).to.deep.include({ total: 1 });
    const { total } = await list('');
    expect(await list('per_page=2&page=2')).to.deep.include({ total, total_pages: Math.ceil(total / 2) });
    expect((await list('per_page=2&page=99')).images).to.deep.equal([]);
    expect((await as('contributor').get(`${address}?page=x`)).status).to.equal(400);
  });

  it('is for those whose role allows it', async () => {
    const { id } = (await send('editor', 5)).body;
    const statuses = async (status: (role: Role) => Promise<Answer>) =>
      Promise.all(
        (['anonymous', 'subscriber', 'contributor', 'author', 'editor'] as const).map(
          async (role) => (await status(role)).status,
        ),
      );
    expect(await statuses((role) => send(role, 0))).to.deep.equal([401, 403, 403, 201, 201]);
    expect(await statuses((role) => as(role).get(address))).to.deep.equal([401, 403, 200, 200, 200]);
    expect(await statuses((role) => as(role).send('PATCH', `${address}/${id}`, { alt: 'x' }))).to.deep.equal([
      401, 403, 403, 403, 200,
    ]);
    expect((await as('editor').send('PATCH', `${address}/999999`, { alt: 'x' })).body.code).to.equal('item_not_found');
  });

  it('an image of an address is fetched, kept without its metadata and named by it; where there is none, the address is refused', async () => {
    const from = async (role: Role, url: string) =>
      as(role).send('POST', `${address}?url=${encodeURIComponent(url)}&alt=Gala`, {});
    const { status, body } = await from('author', sampleAddress(2));
    expect([status, body.alt, body.name]).to.deep.equal([201, 'Gala', 'sample-2.png']);
    for (const url of [sampleAddress(99), 'file:///etc/passwd', 'javascript:alert(1)', '']) {
      const refused = await from('author', url);
      expect([refused.status, Object.keys((refused.body.data as { params: object }).params)], url).to.deep.equal([
        400,
        ['url'],
      ]);
    }
    expect((await from('contributor', sampleAddress(2))).status).to.equal(403);
  });

  it('whatever way an image comes, it tells nothing beside the picture, and has a size that images have', async () => {
    const told = Buffer.from(await fetchPicture('https://pictures.example/told.gif'));
    const draft = { title: 'Taken here', start_date: '2027-01-01 19:00', end_date: '2027-01-01 22:00' };
    const [byUrl, huge] = ['/told.gif', '/huge.gif'].map((path) => `https://pictures.example${path}`);
    const shown = [
      (await send('author', told)).body.url,
      (await as('author').send('POST', `${address}?url=${byUrl}`)).body.url,
      (await as('author').send('POST', '/events', { ...draft, image: byUrl })).body.image.url,
      (await as('author').send('POST', '/venues', { venue: 'Taken here', image: byUrl })).body.image.url,
      (await as('author').send('POST', '/organizers', { organizer: 'Taken here', image: byUrl })).body.image.url,
    ] as string[];
    for (const url of shown) {
      const served = Buffer.from(await (await running.service.fetch(new Request(url))).arrayBuffer());
      expect(served.equals(told.subarray(0, -'GPS 53.5511 N'.length))).to.equal(true);
    }
    const large = Buffer.from(bytesOf(samples[2]![1]));
    large.fill(0xff, 6, 10);
    const refused = [
      await send('author', large),
      await as('author').send('POST', `${address}?url=${huge}`),
      await as('author').send('POST', '/events', { ...draft, image: huge }),
    ];
    expect(refused.map(({ status }) => status)).to.deep.equal([415, 400, 400]);
  });
});
