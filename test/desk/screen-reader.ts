/** Somebody who reads a page by roles and names, and uses the keyboard alone, as with a screen reader. */
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { CDPSession, Page, Protocol, Viewport } from 'puppeteer-core';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What a screen reader says of something: `button “Save draft”`. */
type Spoken = string;

export interface Reader {
  /** Waits until this has the focus. */
  readonly isOn: (role: string, name: string | RegExp) => Promise<void>;
  /** Presses Tab until this has the focus. @throws Error that names what was passed instead */
  readonly tabTo: (role: string, name: string | RegExp) => Promise<void>;
  /** Goes to a control, and types. */
  readonly fill: (role: string, name: string | RegExp, text: string) => Promise<void>;
  /** Goes to a button or link, and presses Enter. */
  readonly press: (name: string, role?: string) => Promise<void>;
  /** Goes to an entry of the menu that is open by arrow keys, and presses Enter. */
  readonly choose: (name: string) => Promise<void>;
  /** Waits until the page holds this, as a screen reader finds it. */
  readonly finds: (role: string, name: string | RegExp) => Promise<void>;
  /** Waits until a text is said by a live region, or has the focus. */
  readonly hears: (text: string) => Promise<void>;
  readonly key: (...presses: Parameters<Page['keyboard']['press']>[0][]) => Promise<void>;
  /** All that was wrong: what had the focus unseen, what stands outside of the window, what axe finds; each with the state in which it was. */
  readonly wrong: readonly string[];
  /** Looks at a state of the page: by axe, and for what is cut. */
  readonly look: (state: string) => Promise<void>;
}

const namesOf = (node: Protocol.Accessibility.AXNode): { role: string; name: string } => ({
  role: String(node.role?.value ?? ''),
  name: String(node.name?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim(),
});
const spoken = (node: Protocol.Accessibility.AXNode): Spoken => {
  const { role, name } = namesOf(node);
  return `${role} “${name}”`;
};

/** Why what has the focus is not seen, or nothing. */
function unseenFocus(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return '';
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isAround = (hit: Element): boolean => {
    for (let one: Node | null = hit; one; one = one instanceof ShadowRoot ? one.host : one.parentNode)
      if (one === element) return true;
    return [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit));
  };
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
  for (const across of steps) {
    for (const down of steps) {
      const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
      let hit = document.elementFromPoint(x, y);
      while (hit?.shadowRoot) {
        const inner = hit.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === hit) break;
        hit = inner;
      }
      if (hit && isAround(hit)) return '';
    }
  }
  return `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)} in ${innerWidth} × ${innerHeight}`;
}

/** What stands outside of the window or is cut, and how far the page scrolls sideways. */
function cutThings(): string[] {
  const found: string[] = [];
  if (document.scrollingElement!.scrollWidth > innerWidth)
    found.push(`the page is ${document.scrollingElement!.scrollWidth} wide`);
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) walk(element.shadowRoot);
      // A map, code, a toolbar and a row of tabs scroll in themselves; what only screen readers find is nowhere.
      if (
        !element.checkVisibility() ||
        element.closest('.unseen, .snippet, .box, .sections, .tabs, svg, [part~="map"], option')
      )
        continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      const says = `${element.outerHTML.replace(/\s+/g, ' ').slice(0, 90)}`;
      if (width > 1 && height > 1 && (left < -1 || right > innerWidth + 1)) found.push(`outside: ${says}`);
      const style = getComputedStyle(element);
      const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (isCut && width > 1 && !/^(input|textarea|select)$/.test(element.localName)) found.push(`cut: ${says}`);
    }
  };
  walk(document.body);
  return found;
}

/** Whether nothing says that it is loading. */
function isLoaded(): boolean {
  const walk = (root: ParentNode): boolean =>
    !root.querySelector('[aria-busy="true"]') &&
    [...root.querySelectorAll('*')].every(({ shadowRoot }) => !shadowRoot || walk(shadowRoot));
  return walk(document);
}

/** Resolves once all that moves or fades stands still, but for what never does. A document does not tell of what is in shadow roots. */
async function animationsEnd(): Promise<void> {
  const walk = (root: Document | ShadowRoot): Animation[] => [
    ...root.getAnimations(),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? walk(shadowRoot) : [])),
  ];
  const ending = walk(document).filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}

const twoFrames = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** What axe finds wrong in the page. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axeSource);
  const results = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

/** A reader in a window of the first of these sizes, who looks at each state of the page in all of them. */
export async function readerOn(page: Page, sizes: readonly [Viewport, ...Viewport[]]): Promise<Reader> {
  await page.setViewport(sizes[0]);
  const session: CDPSession = await page.createCDPSession();
  await session.send('Accessibility.enable');
  const wrong: string[] = [];
  let state = 'at first';

  async function focusedNode(): Promise<Protocol.Accessibility.AXNode | undefined> {
    const { result } = await session.send('Runtime.evaluate', {
      expression:
        '{ let one = document.activeElement; while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement; one ?? document.body }',
    });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    });
    return nodes[0];
  }
  const focused = async () => {
    const node = await focusedNode();
    return node ? spoken(node) : 'nothing';
  };

  /** Waits for something in the tree of accessibility, which follows the page. */
  async function waitFor(
    what: string,
    isThere: (nodes: readonly Protocol.Accessibility.AXNode[]) => boolean,
  ): Promise<void> {
    const deadline = Date.now() + 120_000;
    for (;;) {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const shown = nodes.filter(({ ignored }) => !ignored);
      if (isThere(shown)) return;
      if (Date.now() > deadline) throw new Error(`${state}: no ${what} among ${shown.map(spoken).join(', ')}`);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }

  const matches = (node: Protocol.Accessibility.AXNode, role: string, name: string | RegExp) => {
    const one = namesOf(node);
    return one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name));
  };

  const tabTo: Reader['tabTo'] = async (role, name) => {
    const passed: string[] = [];
    for (let presses = 0; presses < 200; presses++) {
      const node = await focusedNode();
      const now = node ? spoken(node) : 'nothing';
      if (presses > 0) {
        // What replaces a text while its editor arrives takes a frame.
        if (await page.evaluate(unseenFocus)) await page.evaluate(twoFrames);
        const unseen = await page.evaluate(unseenFocus);
        if (unseen) wrong.push(`${state}: the focus is not seen on ${now}, ${unseen}`);
      }
      if (node && matches(node, role, name)) return;
      passed.push(now);
      await page.keyboard.press('Tab');
    }
    throw new Error(`${state}: no way to ${role} “${String(name)}”, only to ${passed.join(' | ')}`);
  };

  return {
    wrong,
    async isOn(role, name) {
      const deadline = Date.now() + 120_000;
      for (;;) {
        const node = await focusedNode();
        if (node && matches(node, role, name)) return;
        if (Date.now() > deadline)
          throw new Error(`${state}: the focus is not on ${role} “${String(name)}”, but on ${await focused()}`);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    },
    tabTo,
    async fill(role, name, text) {
      await tabTo(role, name);
      await page.keyboard.type(text);
    },
    async press(name, role = 'button') {
      await tabTo(role, name);
      await page.keyboard.press('Enter');
    },
    async choose(name) {
      const first = await focused();
      for (;;) {
        const node = await focusedNode();
        if (node && matches(node, 'menuitem', name)) break;
        await page.keyboard.press('ArrowDown');
        if ((await focused()) === first) throw new Error(`${state}: no “${name}” in a menu that begins with ${first}`);
      }
      await page.keyboard.press('Enter');
    },
    finds: (role, name) =>
      waitFor(`${role} “${String(name)}”`, (nodes) => nodes.some((node) => matches(node, role, name))),
    hears: (text) => waitFor(`words “${text}”`, (nodes) => nodes.some((node) => namesOf(node).name.includes(text))),
    async key(...presses) {
      for (const press of presses) await page.keyboard.press(press);
    },
    async look(name) {
      state = name;
      // What is loading is faded, and a page that has just changed is still fading.
      await page.waitForFunction(isLoaded, { timeout: 120_000 });
      await page.evaluate(animationsEnd);
      wrong.push(...(await axeViolations(page)).map((one) => `${state}: ${one}`));
      for (const size of [...sizes.slice(1), sizes[0]]) {
        await page.setViewport(size);
        await page.evaluate(twoFrames);
        wrong.push(
          ...(await page.evaluate(cutThings)).map((one) => `${state}, ${size.width} × ${size.height}: ${one}`),
        );
      }
    },
  };
}
