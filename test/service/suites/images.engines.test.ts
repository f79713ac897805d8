import { expect, it } from 'vitest';
import { behavior } from './behavior.js';
import { least } from './fields.js';
import type { Answer } from './mount.js';
import { bytesOf, remote, sampleAddress, samples } from './remote-images.js';

/** Images given by an address on another host (wire section 11.1). */
behavior('images', ({ mount, editor, next }) => {
  const write = async (image: unknown, who = editor): Promise<Answer> =>
    who.send('POST', '/events', { ...least('events', `pictured ${next()}`), image });
  const expectRefusal = ({ status, body }: Answer) => {
    expect([status, body.code, Object.keys(body.data?.params ?? {}), body.data?.details]).to.deep.equal([
      400,
      'rest_invalid_param',
      ['image'],
      [],
    ]);
    expect(body.data.params.image).to.match(/public address.*PNG, JPEG, GIF or WebP.*10 MB/);
  };

  it.each(samples.map(([type, base64], index) => [type, index, base64] as const))(
    '%s (%i) is fetched, kept and served',
    async (type, index, base64) => {
      const { status, body } = await write(sampleAddress(index));
      expect(status, JSON.stringify(body)).to.equal(201);
      const { url, id, ...facts } = body.image;
      const extension = type === 'image/jpeg' ? 'jpg' : type.slice(6);
      expect(facts).to.deep.equal({ extension, width: 60, height: 40, filesize: bytesOf(base64).byteLength });
      expect(id).to.be.a('number');
      const response = await mount.fetch(new Request(url as string));
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('x-content-type-options'),
      ]).to.deep.equal([200, type, 'nosniff']);
      expect(response.headers.get('cache-control')).to.match(/public.*immutable/);
      expect(response.headers.get('access-control-allow-origin')).to.equal('*');
      expect(Buffer.from(await response.arrayBuffer()).toString('base64')).to.equal(base64);
      expect((await mount.client('anonymous').get(`/events/${body.id}`)).body.image).to.deep.equal(body.image);
    },
  );

  it('the same image is kept once, and known by its address here', async () => {
    const { image } = (await write(sampleAddress(0))).body;
    expect((await write(sampleAddress(0))).body.image).to.deep.equal(image);
    expect((await write(image.url)).body.image).to.deep.equal(image);
    expect((await write(image.url, mount.client('contributor'))).body.image).to.deep.equal(image);
  });

  it.each(['venues', 'organizers'] as const)('%s take images, too', async (resource) => {
    const { status, body } = await editor.send('POST', `/${resource}`, {
      ...least(resource, `pictured ${next()}`),
      image: sampleAddress(1),
    });
    expect([status, body.image.width, body.image.height]).to.deep.equal([201, 60, 40]);
  });

  it('venues that are sent with an event take images, too', async () => {
    const venue = { ...least('venues', `pictured ${next()}`), image: sampleAddress(2) };
    const { status, body } = await editor.send('POST', '/events', { ...least('events', next()), venue });
    expect([status, body.venue.image.extension]).to.deep.equal([201, 'gif']);
  });

  it('an update replaces the image, and takes it away', async () => {
    const { id } = (await write('10')).body;
    expect((await editor.send('PATCH', `/events/${id}`, { image: sampleAddress(3) })).body.image.extension).to.equal(
      'webp',
    );
    expect((await editor.send('PATCH', `/events/${id}`, { title: 'Still there' })).body.image.extension).to.equal(
      'webp',
    );
    expect((await editor.send('PATCH', `/events/${id}`, { image: null })).body.image).to.equal(false);
  });

  it.each(['/nothing.png', '/drawing.svg', '/page.png', '/empty.png', '/broken.png'])('%s is refused', async (path) => {
    expectRefusal(await write(remote + path));
  });

  it.each([
    'file:///etc/passwd',
    'ftp://pictures.example/sample-0.png',
    'data:image/png;base64,AAAA',
    '//pictures.example/sample-0.png',
    'https://',
    '999999',
  ])('%s is refused', async (image) => {
    expectRefusal(await write(image));
  });

  it.each(['contributor', 'subscriber', 'anonymous'] as const)(
    'the service fetches no image for a %s',
    async (role) => {
      expectRefusal(await write(sampleAddress(0), mount.client(role)));
    },
  );

  it('the address of an image that is not there is an unknown route', async () => {
    const { image } = (await write(sampleAddress(0))).body;
    for (const name of ['nothing.png', `${'0'.repeat(32)}.png`, '%2e%2e/x.png']) {
      const { status } = await mount.fetch(new Request(new URL(name, image.url as string)));
      expect(status, name).to.equal(404);
    }
  });
});
