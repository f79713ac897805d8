import { expect } from '@open-wc/testing';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import type { PageQuery } from './pages.js';

/** The moment at which the calendar has answered. */
const answered = Date.UTC(2026, 10, 20);

type FrameWindow = Window & typeof globalThis & { readonly complaints: string[] };

/** A page of a server in a frame, before and after its script. */
class FramedPage {
  readonly asked: string[] = [];
  readonly #frame: HTMLIFrameElement;

  private constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
  }

  static async open(query: Partial<PageQuery>, width: number, sandbox?: string): Promise<FramedPage> {
    const frame = document.createElement('iframe');
    // In sight, because frames that are not are painted by no engine.
    frame.style.cssText = `position: fixed; inset: 0 auto auto 0; inline-size: ${width}px; block-size: 900px; border: 0`;
    if (sandbox) frame.setAttribute('sandbox', sandbox);
    const given = { attributes: '', events: 'later', lang: 'en', dir: 'ltr', ...query };
    frame.src = `/prerendered?${String(new URLSearchParams(given))}`;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    return new FramedPage(frame);
  }

  close(): void {
    this.#frame.remove();
  }

  get window(): FrameWindow {
    return this.#frame.contentWindow as FrameWindow;
  }

  get list(): CalEventList {
    return this.window.document.querySelector('cal-event-list')!;
  }

  get root(): ShadowRoot {
    return this.list.shadowRoot!;
  }

  /** Those of these parts that are seen. */
  seen(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  }

  /** Where the titles stand, and where the list ends. */
  get places(): string {
    const boxes = this.seen('.title').map((title) => [title.textContent.trim(), title.getBoundingClientRect()] as const);
    const places = boxes.map(([text, { x, y, width, height }]) => [text, x, y, width, height].join(' '));
    return [...places, this.list.getBoundingClientRect().bottom].join('\n');
  }

  /** Loads the element, at the moment at which the calendar has answered; resolves when it has taken over, with the places of each frame. */
  async upgrade(): Promise<readonly string[]> {
    const { window, list } = this;
    const places = new Set([this.places]);
    const readClock = window.Date.now;
    const ahead = answered - readClock();
    window.Date.now = () => readClock() + ahead;
    const fetch = window.fetch.bind(window);
    window.fetch = (address, ...given) => {
      this.asked.push(address instanceof Request ? address.url : address.toString());
      return fetch(address, ...given);
    };
    const script = window.document.createElement('script');
    script.type = 'module';
    // The policies of pages trust what the frame's own origin serves.
    script.src = trustedAddress(window, '/src/elements/cal-event-list.ts');
    window.document.head.append(script);
    for (let after = 0; after < 5;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      places.add(this.places);
      const isThere = !this.root.querySelector('.picture, .skeleton') && this.root.querySelector('.base');
      after += isThere ? 1 : 0;
    }
    await list.settled;
    return [...places];
  }
}

/** An address that a page with Trusted Types lets a script have. */
const trustedAddress = (window: FrameWindow, address: string): string => {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(of: string): string } };
  };
  return trustedTypes?.createPolicy('test', { createScriptURL: (of: string) => of }).createScriptURL(address) ?? address;
};

describe('a page whose events stand in it', () => {
  let pages: FramedPage[] = [];
  const open = async (query: Partial<PageQuery> = {}, width = 390, sandbox?: string) => {
    const page = await FramedPage.open(query, width, sandbox);
    pages.push(page);
    return page;
  };
  afterEach(() => {
    for (const page of pages) page.close();
    pages = [];
  });

  for (const [attributes, lang] of [
    ['range="all"', 'en'],
    ['layout="cards"', 'de'],
    ['layout="compact"', 'fr'],
    ['group-by="day"', 'es'],
    ['group-by="month" paging="pager"', 'ar'],
  ] as const)
    for (const events of ['later', 'near'] as const)
      it(`shows them before any script, and moves none in any frame when the element takes over: ${attributes}, ${lang}, ${events}`, async () => {
        for (const width of [390, 1000]) {
          const page = await open({ attributes, events, lang, dir: lang === 'ar' ? 'rtl' : 'ltr' }, width);
          expect(page.seen('.title')).to.have.length(10);
          expect((await page.upgrade()).slice(1), `${width}`).to.deep.equal([]);
          expect(page.seen('.title')).to.have.length(10);
          expect(page.root.querySelectorAll('.picture, style')).to.have.length(0);
          expect(page.asked).to.deep.equal([]);
          expect(page.window.complaints).to.deep.equal([]);
        }
      });

  it('is read where no script runs, with its age and without what needs one', async () => {
    const page = await open({ events: 'near', attributes: 'paging="pager"' }, 390, 'allow-same-origin');
    expect(page.seen('.title')).to.have.length(10);
    expect(page.seen('.as-of').map((line) => line.innerText)).to.deep.equal(['As of Nov 19, 2026, 7:00 PM']);
    expect(page.seen('button, .skeleton, .near, [part="nearness"]')).to.deep.equal([]);
    expect(page.window.document.querySelector<HTMLElement>('cal-event-list > ul')!.checkVisibility()).to.equal(false);
  });

  it('needs no more of a strict policy than the hash of its style', async () => {
    const page = await open({ isStrict: 'yes' });
    const display = () => page.window.getComputedStyle(page.seen('.card')[0]!).display;
    expect(display()).to.equal('flex');
    await page.upgrade();
    expect(display()).to.equal('flex');
    expect(page.window.complaints).to.deep.equal([]);
  });

  it('keeps the focus on a link', async () => {
    const page = await open();
    const link = page.seen('.title a')[2] as HTMLAnchorElement;
    link.focus();
    await page.upgrade();
    const focused = page.root.activeElement as HTMLAnchorElement;
    expect(focused).not.to.equal(link);
    expect(focused.href).to.equal(link.href);
  });
});
