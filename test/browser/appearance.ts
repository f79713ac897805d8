import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { AxeResults, RunOptions } from 'axe-core';

/** Pages that an element may stand on. */
export const backgrounds: Readonly<Record<string, Partial<CSSStyleDeclaration>>> = {
  white: { background: 'white', color: 'black' },
  grey: { background: '#f2f2f2', color: '#333' },
  dark: { background: '#111', color: '#eee' },
  'dark by color scheme': { colorScheme: 'dark', background: 'Canvas', color: 'CanvasText' },
};

/** A language for each direction. */
export const directions = { ltr: 'en', rtl: 'ar' } as const;

/** The rules of axe whose outcome depends on the page's colors. The outcome of all others is the same on every background. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds about the colors of an element, also what it finds right unless only violations are asked for. */
export function checkContrast(element: Element, options: Pick<RunOptions, 'resultTypes'> = {}): Promise<AxeResults> {
  const { axe } = globalThis as unknown as { axe: { run(element: Element, options: RunOptions): Promise<AxeResults> } };
  return axe.run(element, { ...options, runOnly: colorRules });
}

/** Ends the animations of an element, because half-transparent text is pale. Skeletons never stop moving. */
function endAnimations(element: Element): void {
  const ending = (element.shadowRoot ?? document)
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of ending) animation.finish();
}

/** Runs all rules of axe on an element as it is: in Chromium alone, since they judge markup and colors, which are the same in all engines. */
export async function expectNoViolation(element: Element): Promise<void> {
  if (!isChromium) return;
  endAnimations(element);
  await expect(element).to.be.accessible();
}

/**
 * Runs axe on an element on pages of every background: all rules on one, and those about colors on the others. It is for states with colors that
 * no other state of the element has, and for one direction, which no rule depends on.
 */
export async function expectAccessible(element: Element): Promise<void> {
  if (!isChromium) return;
  for (const [index, style] of Object.values(backgrounds).entries()) {
    document.body.removeAttribute('style');
    Object.assign(document.body.style, style);
    if (index === 0) {
      await expectNoViolation(element);
      continue;
    }
    endAnimations(element);
    const { violations } = await checkContrast(element, { resultTypes: ['violations'] });
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`)),
    ).to.deep.equal([]);
  }
}

/** The check for a test in both directions, which is the full one in one of them. */
export const expectAccessibleIn = (direction: string) => (direction === 'ltr' ? expectAccessible : expectNoViolation);

/** Widths in pixels and text sizes in percent that an element must fit into. */
export const viewports = [
  [320, 100],
  [640, 200],
  [320, 200],
] as const;

export const setViewport = (size: { readonly width: number; readonly height: number }): Promise<unknown> =>
  executeServerCommand('resize', size);

/** `it`, or a test that is skipped with the reason in its name, where the browser or its driver cannot do what it needs. */
export const itWhere = (isPossible: boolean, reason: string) => (title: string, test: Mocha.AsyncFunc) =>
  isPossible ? it(title, test) : it.skip(`${title} (not here: ${reason})`, test);

export const isWebKit = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);

/** No window is narrower than this, in pixels: that of WebKit holds a toolbar. */
export const narrowest = isWebKit ? 450 : 0;

/** Only Chromium lets a test set the visitor's preferences. */
export const isChromium = navigator.userAgent.includes('Chrome/');
export const itWithPreferences = itWhere(isChromium, "only Chromium lets a test set the visitor's preferences");
export const prefer = (features: Record<string, string>) => executeServerCommand('emulate-features', features);

/** The words of an element that stand in more than one line, though they are not wider than it. */
export function brokenWords(element: Element): string[] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const brush = document.createElement('canvas').getContext('2d')!;
  brush.font = getComputedStyle(text.parentElement!).font;
  return [...text.data.matchAll(/[\p{Script=Latin}\d]+/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => top));
    return lines.size > 1 && brush.measureText(word).width <= element.clientWidth ? word : [];
  });
}
