import type { CalEventDetail } from '../../../src/elements/cal-event-detail.js';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import { isChromium } from '../appearance.js';
import type { PageQuery } from './pages.js';

/** Widths of columns in rem, of which some are enough to see that another engine lays out a page in the same way before and after. */
export const columns: readonly number[] = Array.from({ length: 16 }, (_, index) => 10 + index).filter(
  (width) => isChromium || width % 5 === 0,
);

/** The moment at which the calendar has answered. */
export const answered = Date.UTC(2026, 10, 20);

/** What has another place: where it stood, and where it then stands. */
function moved(before: string, after: string): string[] {
  const lines = before.split('\n');
  return after.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [`${lines[index]} → ${line}`]));
}

type FrameWindow = Window & typeof globalThis & { readonly complaints: string[] };

/** A page of a server in a frame, before and after its script. */
export class FramedPage {
  readonly asked: string[] = [];
  readonly #frame: HTMLIFrameElement;
  readonly #tag: PageQuery['tag'];

  private constructor(frame: HTMLIFrameElement, tag: PageQuery['tag']) {
    this.#frame = frame;
    this.#tag = tag;
  }

  static async open(query: Partial<PageQuery>, width: number, sandbox?: string): Promise<FramedPage> {
    const frame = document.createElement('iframe');
    // In sight, because frames that are not are painted by no engine.
    frame.style.cssText = `position: fixed; inset: 0 auto auto 0; inline-size: ${width}px; block-size: 900px; border: 0`;
    if (sandbox) frame.setAttribute('sandbox', sandbox);
    const given = { tag: 'cal-event-list', attributes: '', events: 'later', lang: 'en', dir: 'ltr', ...query } as const;
    frame.src = `/prerendered?${String(new URLSearchParams(given))}`;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    return new FramedPage(frame, given.tag);
  }

  close(): void {
    this.#frame.remove();
  }

  get window(): FrameWindow {
    return this.#frame.contentWindow as FrameWindow;
  }

  get elements(): (CalEventList | CalEventDetail)[] {
    return [...this.window.document.querySelectorAll(this.#tag)];
  }

  get element(): CalEventList | CalEventDetail {
    return this.elements[0]!;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  /** Those of these parts that are seen. */
  seen(selector: string): HTMLElement[] {
    const found = this.elements.flatMap(({ shadowRoot }) => [...shadowRoot!.querySelectorAll<HTMLElement>(selector)]);
    return found.filter((one) => one.checkVisibility());
  }

  /** How large the elements are, and where in each of them the titles stand. */
  get places(): string {
    const boxOf = (one: Element, top = 0) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y - top, width, height].join(' ');
    };
    const lines = this.elements.flatMap((one) => {
      const { width, height, y } = one.getBoundingClientRect();
      const titles = [...one.shadowRoot!.querySelectorAll('.title')].filter((title) => title.checkVisibility());
      return [
        `${width} × ${height}`,
        ...titles.map((title) => `${width}: ${title.textContent.trim()} ${boxOf(title, y)}`),
      ];
    });
    return lines.join('\n');
  }

  /**
   * Loads the element, at the moment at which the calendar has answered; resolves when it has taken over, with what has moved: where it stood, and
   * where it then stands.
   * @param eachFrame also what was elsewhere in a frame in between
   */
  async upgrade(eachFrame = false): Promise<readonly string[]> {
    const { window, elements, places: before } = this;
    const after = new Set<string>();
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
    script.src = trustedAddress(window, `/src/elements/${this.#tag}.ts`);
    window.document.head.append(script);
    for (let frames = 0; frames < 5;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (eachFrame) after.add(this.places);
      const areThere = elements.every(
        ({ shadowRoot: root }) => !root!.querySelector('.base.printed, .skeleton') && root!.querySelector('.base'),
      );
      frames += areThere ? 1 : 0;
    }
    await Promise.all(elements.map((one) => one.settled));
    after.add(this.places);
    // The first of them tell enough: a failure would be longer than what is read of it.
    return [...after].flatMap((places) => moved(before, places)).slice(0, 5);
  }
}

/** An address that a page with Trusted Types lets a script have. */
const trustedAddress = (window: FrameWindow, address: string): string => {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(of: string): string } };
  };
  return (
    trustedTypes?.createPolicy('test', { createScriptURL: (of: string) => of }).createScriptURL(address) ?? address
  );
};
