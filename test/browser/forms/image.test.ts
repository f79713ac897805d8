import { expect } from '@open-wc/testing';
import { imageField } from '../../../src/authoring/forms/image-field.js';
import { directions, expectAccessible, expectAccessibleIn } from '../appearance.js';
import { json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { Upload } from '../upload.js';
import { chooseFile, transferOf } from './choose-file.js';
import { contributor, Desk } from './desk.js';
import type { FormPage } from './form-page.js';
import { openForm, type TestForm } from './test-form.js';

setUpEnvironment();

const field = () => imageField({ name: 'image', words: () => ({ label: 'Image', missing: 'Choose an image' }) });
type Page = FormPage<TestForm>;
type Sent = { readonly url: URL; readonly method: string; readonly headers: Headers; readonly body: unknown };

let sent: Sent[] = [];
/** Holds back the answers to images. */
let held: Promise<void> | undefined;

beforeEach(() => {
  sent = [];
  held = undefined;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input as string);
    if (!url.pathname.includes('/images')) return fetch(input, init);
    sent.push({ url, method: init.method!, headers: new Headers(init.headers), body: init.body });
    await held;
    return fetch(input, init);
  };
});

async function open(
  stored: object | null = null,
  answer: () => Response = () => json({ id: 7, url: 'https://a.example/b.webp', alt: '' }, 201),
) {
  const desk = new Desk();
  desk.offers = ['session', 'images'];
  desk.answers = [({ path }) => (path.includes('/images') ? answer() : undefined)];
  return openForm([field()], { image: stored }, desk);
}

/** An image of this size, in noisy colors as photographs are. */
async function photograph(width: number, height: number, type = 'image/jpeg'): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d')!;
  for (let index = 0; index < 4000; index++) {
    brush.fillStyle = `hsl(${(index * 37) % 360} 60% ${20 + ((index * 13) % 60)}%)`;
    brush.fillRect((index * 7919) % width, (index * 104729) % height, width / 20, height / 20);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), type, 0.98));
}

const place = 'GPSLatitude 53.5511';

/** A photograph whose file tells where it was taken. */
async function photographWithPlace(): Promise<File> {
  const jpeg = await photograph(4000, 3000);
  const exif = new TextEncoder().encode(`Exif\0\0${place}`);
  const head = new Uint8Array([0xff, 0xe1, 0, exif.length + 2]);
  return new File([jpeg.slice(0, 2), head, exif, jpeg.slice(2)], 'harbour.jpg', { type: 'image/jpeg' });
}

/** Chooses a file as a visitor does, and waits until it can be described. */
async function choose(page: Page, file: File): Promise<void> {
  chooseFile(page.root.getElementById('image-file') as HTMLInputElement, file);
  await until(() => page.root.getElementById('image-alt') ?? page.root.querySelector('.image-field [part~="invalid"]'));
}

const small = async (type = 'image/png') => new File([await photograph(90, 60, type)], 'poster.png', { type });
const said = (page: Page) => [...page.root.querySelectorAll('.image-field [role="status"]')].map(textOf).join();
const problem = (page: Page) => textOf(page.root.querySelector('.image-field [part~="invalid"]'));

const notSent = 'The image is not uploaded yet. Wait for it, try again, or remove it';

describe('an image', () => {
  it('becomes one request, without the place of the photograph and as large as needed', async () => {
    const page = await open();
    const file = await photographWithPlace();
    expect(await file.text()).to.contain(place);
    await choose(page, file);
    await until(() => page.focused?.id === 'image-alt');
    expect(sent).to.deep.equal([]);
    await page.type('Boats in the harbour');
    await page.key('Enter');
    await until(() => said(page) === 'The image is uploaded');
    expect(sent.map(({ method, url }) => [method, url.searchParams.get('alt')])).to.deep.equal([
      ['POST', 'Boats in the harbour'],
    ]);
    const [{ body, headers }] = sent as [Sent];
    const blob = body as Blob;
    expect(blob.size).to.be.within(1, 1_000_000);
    expect(await blob.text()).not.to.match(/Exif|GPS/);
    const { width, height } = await createImageBitmap(blob);
    expect([width, height]).to.deep.equal([2400, 1800]);
    expect([headers.get('content-type'), headers.get('x-wp-nonce')]).to.deep.equal([blob.type, 'nonce-1']);
    expect(headers.get('content-disposition')).to.match(/^attachment; filename\*=UTF-8''harbour\.(webp|jpg)$/);
    expect(page.element.changes).to.deep.equal({ image: '7' });
  });

  it('is not sent larger than it is', async () => {
    const page = await open();
    await choose(page, await small());
    await page.tick('Only decoration');
    await until(() => said(page) === 'The image is uploaded');
    const { width, height } = await createImageBitmap(sent[0]!.body as Blob);
    expect([width, height, sent[0]!.url.searchParams.get('alt')]).to.deep.equal([90, 60, null]);
  });

  it('never holds up the form: it is sent with it, described or not', async () => {
    const page = await open();
    await choose(page, await small());
    expect([page.problems, sent.length]).to.deep.equal([[], 0]);
    await page.element.submit();
    expect([page.problems, page.element.sent]).to.deep.equal([[], [{ image: '7' }]]);
    expect(sent.map(({ method, url }) => [method, url.searchParams.get('alt')])).to.deep.equal([['POST', null]]);
  });

  it('is asked for its description and whether it is only decoration, and for nothing else', async () => {
    const page = await open();
    await choose(page, await small());
    expect([...page.root.querySelectorAll('.image-field label')].map(textOf)).to.deep.equal([
      'Describe the image',
      'Only decoration',
    ]);
    expect(page.root.getElementById('image-alt')!.ariaRequired).to.equal(null);
  });

  it('can be dropped and pasted', async () => {
    for (const event of [
      new DragEvent('drop', { dataTransfer: transferOf(await small()), bubbles: true, cancelable: true }),
      Object.defineProperty(new ClipboardEvent('paste', { bubbles: true, cancelable: true }), 'clipboardData', {
        value: transferOf(await small()),
      }),
    ]) {
      const page = await open();
      page.root.getElementById('image')!.dispatchEvent(event);
      await until(() => page.root.getElementById('image-alt'));
      expect([event.defaultPrevented, page.root.querySelectorAll('canvas.preview').length]).to.deep.equal([true, 3]);
    }
  });

  it('shows how much of it is on its way', async () => {
    const page = await open();
    let release = () => {};
    Upload.last = undefined;
    held = new Promise((resolve) => (release = resolve));
    await choose(page, await small());
    await page.fill('Describe the image', 'Boats');
    await until(() => page.root.querySelector('progress'));
    const bar = page.root.querySelector('progress')!;
    expect(bar.position).to.equal(-1);
    await until(() => Upload.last);
    for (const [loaded, shown] of [
      [40, '40%'],
      [100, '100%'],
    ] as const) {
      Upload.last!.sent(loaded, 100);
      await page.element.updateComplete;
      expect([bar.position, textOf(bar.parentElement)]).to.deep.equal([
        loaded / 100,
        `Uploading the image ${shown} Cancel`,
      ]);
    }
    await expectAccessible(page.element);
    release();
    await until(() => said(page) === 'The image is uploaded');
    expect(page.root.querySelector('progress')).to.equal(null);
  });

  it('lets the form wait that is sent while it is on its way, and begins it where the description was not left', async () => {
    const page = await open();
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    await choose(page, await small());
    const description = page.control('Describe the image');
    description.value = 'Boats';
    description.dispatchEvent(new InputEvent('input'));
    const saving = page.element.submit();
    await until(() => sent.length === 1);
    expect(textOf(page.one('status'))).to.equal('The image is being sent. The form is saved once it is there.');
    await page.element.submit();
    expect([page.is('saving'), page.problems, page.element.sent.length]).to.deep.equal([true, [], 0]);
    release();
    await saving;
    expect([page.element.sent, sent.length]).to.deep.equal([[{ image: '7' }], 1]);
  });

  it('is not left out of a form that is sent while the browser reads it', async () => {
    const page = await open();
    const input = page.root.getElementById('image-file') as HTMLInputElement;
    input.files = transferOf(await small()).files;
    input.dispatchEvent(new Event('change'));
    await page.element.submit();
    expect([page.problems, page.element.sent]).to.deep.equal([[], [{ image: '7' }]]);
  });

  it('keeps the form that waits for it where it fails, and is sent again with it', async () => {
    let status = 500;
    const page = await open(null, () =>
      json(status === 201 ? { id: 7, url: 'data:,', alt: '' } : { code: 'x', message: '', data: { status } }, status),
    );
    await choose(page, await small());
    await page.fill('Describe the image', 'Boats');
    await page.element.submit();
    expect([page.problems, problem(page)]).to.deep.equal([
      [notSent],
      'Something went wrong on the server. The image is still here.',
    ]);
    expect([page.element.sent, page.control('Describe the image').value]).to.deep.equal([[], 'Boats']);
    status = 201;
    await page.element.submit();
    expect([page.element.sent, page.problems]).to.deep.equal([[{ image: '7' }], []]);
  });

  it('can be canceled on its way, and sent again', async () => {
    const page = await open();
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    await choose(page, await small());
    await page.fill('Describe the image', 'Boats');
    await until(() => page.root.querySelector('progress'));
    const saving = page.element.submit();
    await page.press('Cancel');
    await until(() => said(page) === 'The upload was canceled');
    release();
    await saving;
    expect(page.problems).to.deep.equal([notSent]);
    expect(page.element.sent).to.deep.equal([]);
    held = undefined;
    expect(page.element.changes).to.deep.equal({});
    await page.press('Try again');
    await until(() => said(page) === 'The image is uploaded');
    expect(sent.length).to.equal(2);
  });

  for (const [what, status, text] of [
    ['too large', 413, 'The image is larger than the server accepts. Choose a smaller one.'],
    ['of another kind', 415, 'The server does not accept this kind of image. Choose a JPEG, PNG or WebP file.'],
    [
      'forbidden',
      403,
      'You are not allowed to upload images. Choose one that is there, or ask whoever manages the calendar.',
    ],
    ['in trouble', 500, 'Something went wrong on the server. The image is still here.'],
  ] as const)
    it(`says why a server refuses one: ${what}`, async () => {
      const page = await open(null, () => json({ code: 'x', message: '', data: { status } }, status));
      await choose(page, await small());
      await page.fill('Describe the image', 'Boats');
      await until(() => problem(page) === text);
      expect(page.control('Describe the image').value).to.equal('Boats');
    });

  it('is refused where it is none, or cannot be read', async () => {
    const page = await open();
    await choose(page, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await until(() => problem(page).startsWith('This is not an image.'));
    await choose(page, new File(['x'], 'a.png', { type: 'image/png' }));
    await until(() => problem(page).startsWith('Your browser cannot read this image.'));
    expect(sent).to.deep.equal([]);
  });

  it('can be one of those that the server keeps, found by its description', async () => {
    const stored = [
      { id: 11, url: 'data:,', alt: 'Boats at night' },
      { id: 12, url: 'data:,', alt: '' },
    ];
    const page = await open(null, () => json({ images: stored, total: 3, total_pages: 2 }));
    page.button('Library').click();
    await until(() => page.root.querySelectorAll('.stored-image').length === 2);
    expect([...page.root.querySelectorAll('.stored-image')].map(textOf)).to.deep.equal([
      'Boats at night',
      'Image 12, not described',
    ]);
    await expectAccessible(page.element);
    (page.root.querySelector('.gallery input') as HTMLElement).focus();
    await page.type('boats');
    await until(() => sent.some(({ url }) => url.searchParams.get('search') === 'boats'));
    await until(() => page.root.querySelectorAll('.stored-image').length === 2);
    page.button('More images').click();
    await until(() => sent.at(-1)!.url.searchParams.get('page') === '2');
    await until(() => page.root.querySelectorAll('.stored-image').length === 4);
    page.root.querySelector<HTMLElement>('.stored-image')!.click();
    await until(() => page.focused?.id === 'image-alt');
    expect([page.control('Describe the image').value, page.root.querySelector('.gallery')]).to.deep.equal([
      'Boats at night',
      null,
    ]);
    expect(page.element.changes).to.deep.equal({ image: '11' });
    expect(sent.every(({ method }) => method === 'GET')).to.equal(true);
  });

  it('is chosen, but neither sent nor described, by those who may not upload', async () => {
    const desk = new Desk();
    desk.me = contributor;
    desk.offers = ['session', 'images'];
    desk.answers = [
      ({ path }) =>
        path.includes('/images')
          ? json({ images: [{ id: 12, url: 'data:,', alt: '' }], total: 1, total_pages: 1 })
          : undefined,
    ];
    const page = await openForm([field()], { image: null }, desk);
    expect([...page.root.querySelectorAll('.image-field .actions button')].map(textOf)).to.deep.equal(['Library']);
    page.button('Library').click();
    await until(() => page.root.querySelector('.stored-image'));
    page.root.querySelector<HTMLElement>('.stored-image')!.click();
    await until(() => 'image' in page.element.changes);
    expect([page.element.changes, page.root.getElementById('image-alt')]).to.deep.equal([{ image: '12' }, null]);
    await page.element.submit();
    expect(page.problems).to.deep.equal([]);
  });

  it('can be fetched by the server from an address, and is described then', async () => {
    const page = await open();
    page.button('From a link').click();
    await until(() => page.focused?.id === 'image-address');
    await page.type('javascript:alert(1)');
    await page.key('Enter');
    await until(() => problem(page));
    expect([problem(page).startsWith('At this address there is no image'), sent.length]).to.deep.equal([true, 0]);
    await page.fill('Address of the image', 'https://a.example/harbour.jpg');
    page.button('Fetch the image').click();
    await until(() => page.focused?.id === 'image-alt');
    expect(sent.map(({ method, url }) => [method, url.searchParams.get('url')])).to.deep.equal([
      ['POST', 'https://a.example/harbour.jpg'],
    ]);
    await page.fill('Describe the image', 'Boats');
    await until(() => sent.length === 2);
    expect([sent[1]!.method, page.element.changes]).to.deep.equal(['PATCH', { image: '7' }]);
  });

  it('that is stored stays, is described anew by itself, and can be removed', async () => {
    const page = await open({ id: 5, url: '/test/fixtures/tile.svg', alt: 'Cranes' });
    expect([page.control('Describe the image').value, page.element.changes]).to.deep.equal(['Cranes', {}]);
    await page.fill('Describe the image', 'Red cranes');
    await until(() => sent.length === 1);
    expect([sent[0]!.method, sent[0]!.url.pathname.endsWith('/images/5'), sent[0]!.body]).to.deep.equal([
      'PATCH',
      true,
      '{"alt":"Red cranes"}',
    ]);
    await page.press('Remove');
    expect(page.element.changes).to.deep.equal({ image: null });
    expect(page.focused?.id).to.equal('image');
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible in all states, ${direction}`, async () => {
      const expectGood = expectAccessibleIn(direction);
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const page = await open(null, () => json({ code: 'x', message: '', data: { status: 413 } }, 413));
      await expectGood(page.element);
      await choose(page, await small());
      await expectGood(page.element);
      await page.element.submit();
      await expectGood(page.element);
      page.root.getElementById('image-decorative')!.click();
      await until(() => problem(page));
      await expectGood(page.element);
    });
});
