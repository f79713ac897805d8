/** Any accent color can be read, as text on a page and below text, in light and dark. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import { accentStyle, noIdentity } from '../../src/service/identity.js';
import { browser } from '../pages/harness.js';

let page: Page;
beforeAll(async () => {
  page = await (await browser()).newPage();
  return () => page.close();
});

/** The contrast (WCAG 2.2) of the accent with the page, and with what the elements write on it. */
const contrasts = () =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const luminance = (element: string, property: 'color' | 'backgroundColor') => {
      brush.fillStyle = getComputedStyle(document.querySelector(element)!)[property];
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const accent = luminance('a', 'color');
    return {
      onPage: contrast(accent, luminance('body', 'backgroundColor')),
      onAccent: contrast(accent, luminance('b', 'color')),
      isIcon: contrast(luminance('i', 'backgroundColor'), luminance('i', 'color')),
    };
  });

const colors = ['', '#ffeb3b', '#ffffff', '#000000', '#00ff00', '#0000ff', '#ff0000', '#00ffff', '#ff00ff', '#808080'];

describe.each(['light', 'dark'])('on a %s page', (scheme) => {
  it.each(colors)('the accent “%s” has a contrast of at least 4.5', async (accent) => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.setContent(`<style>${accentStyle({ ...noIdentity, accent })}</style><style>
      :root { color-scheme: light dark; }
      body { background: light-dark(#fff, #121212); }
      a { color: var(--cal-color-accent); }
      b { color: oklch(from var(--cal-color-accent) clamp(0.15, (0.62 - l) * 1000, 1) 0 0); }
      i { background: var(--cal-color-accent); color: light-dark(#fff, #000); }
    </style><a>link</a><b>button</b><i>letter</i>`);
    for (const contrast of Object.values(await contrasts())) expect(contrast).to.be.at.least(4.5);
  });
});
