/** Images of 60 × 40 pixels, by media type, in base64; WebP comes in three kinds. */
export const samples: readonly (readonly [type: string, base64: string])[] = [
  [
    'image/png',
    'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAYAAACiu5n/AAAAg0lEQVR4AezYsQ3AMBDDQMMref8NslPcmxvwGSBF1En3VfZ3zj/p3WvYU2E7eMIJyxbopGWgqJMwJpEFCctAUSdhTCILEpaBvnVWwphEFiQsA0WdhDGJLEhYBoo6CWMSWZCwDBR1EsYksiBhGSjqDBNe/QDACdiCTtom+vZJ+F3E9n0BAAD//9nr/zgAAAAGSURBVAMAjASDzeOfv7QAAAAASUVORK5CYII=',
  ],
  [
    'image/jpeg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAoADwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAMF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AmAQawAAAAAAAAAAAAAAAAAAAAAD/2Q==',
  ],
  ['image/gif', 'R0lGODlhPAAoAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
  [
    'image/webp',
    'UklGRkoAAABXRUJQVlA4ID4AAACQAwCdASo8ACgAPxGIvlisKKajoqgBgCIJZwDUFAd7tTT5bCgAAP7eEnxhNJOj/1d+dv1PKIctgw/wAAAAAA==',
  ],
  ['image/webp', 'UklGRh4AAABXRUJQVlA4TBEAAAAvO8AJAAfQmTJ3pv+BiOh/AAA='],
  [
    'image/webp',
    'UklGRqgAAABXRUJQVlA4WAoAAAAQAAAAOwAAJwAAQUxQSB8AAAABDzD/ERFCTdtGUBiUP5syu3fuHNH/CQBcVcql/mAAAFZQOCBiAAAA0AMAnQEqPAAoAD8RfrhUrCgloyq7+AGAIgllANG8Kfx66j/BfVQgAP7w1XP0O//i0exghZLbC1XzJpou/wWqIw7+u4yFeMv4PvYw5B76c0PR8nUO5KTLRJcGfX85KAAAAAA=',
  ],
];

export const bytesOf = (base64: string): Uint8Array => Buffer.from(base64, 'base64');

/** The files on the internet of the service under test: each sample at `/sample-0.png` …, and other files. */
export const remote = 'https://pictures.example';
const others: Readonly<Record<string, string>> = {
  '/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><script>alert(1)</script></svg>',
  '/page.png': '<!doctype html><title>Not found</title>',
  '/empty.png': '',
  '/broken.png': '\x89PNG\r\n',
  // Another color behind the image, so that it is an image of its own.
  '/told.gif': `${Buffer.from(bytesOf(samples[2]![1])).fill(1, 11, 12).toString('latin1')}GPS 53.5511 N`,
  '/huge.gif': Buffer.from(bytesOf(samples[2]![1])).toString('latin1').replace('<\0(\0', '\xff\xff\xff\xff'),
};

export const sampleAddress = (index: number) => `${remote}/sample-${index}.png`;

/** In place of the service's own download. */
export function fetchPicture(address: string): Promise<Uint8Array> {
  const { origin, pathname } = new URL(address);
  const [, index] = /^\/sample-(\d)\.png$/.exec(pathname) ?? [];
  const found = index
    ? bytesOf(samples[Number(index)]![1])
    : others[pathname] !== undefined && Buffer.from(others[pathname], 'latin1');
  return origin === remote && found ? Promise.resolve(found) : Promise.reject(new Error(`there is no ${address}`));
}
