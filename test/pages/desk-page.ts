import type { Page } from 'puppeteer-core';

/** Somebody at a page of the service who uses the keyboard alone. */
export interface Keyboard {
  /** Presses Tab until something with this name has the focus; returns how often. */
  tabTo: (name: string) => Promise<number>;
  /** Goes to a field, and types. */
  fill: (label: string, text: string) => Promise<void>;
  /** Goes to a button, and presses Enter. */
  press: (name: string) => Promise<void>;
  /** Waits until a text is shown anywhere in the page. */
  shows: (text: string) => Promise<unknown>;
}

/** The name of what has the focus, through shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
    const text = element?.ariaLabel ?? labels[0]?.textContent ?? element?.textContent ?? '';
    return text.replace(/\s+/g, ' ').trim();
  });

export function keyboardOn(page: Page): Keyboard {
  async function tabTo(name: string): Promise<number> {
    const passed: string[] = [];
    for (let presses = 0; presses < 100; presses++) {
      const now = await focused(page);
      if (now === name) return presses;
      passed.push(now);
      await page.keyboard.press('Tab');
    }
    throw new Error(`No way to "${name}", only to ${passed.join(' | ')}`);
  }
  return {
    tabTo,
    fill: async (label, text) => {
      await tabTo(label);
      await page.keyboard.type(text);
    },
    press: async (name) => {
      await tabTo(name);
      await page.keyboard.press('Enter');
    },
    shows: (text) =>
      page.waitForFunction(
        (wanted) => {
          const textIn = (root: Element | ShadowRoot): string =>
            [...root.querySelectorAll('*')].map((one) => (one.shadowRoot ? textIn(one.shadowRoot) : '')).join(' ') +
            root.textContent;
          return textIn(document.body).replace(/\s+/g, ' ').includes(wanted);
        },
        // A slow machine is no failure.
        { polling: 50, timeout: 120_000 },
        text,
      ),
  };
}

/** Waits until the form of an event takes what is typed. */
export const formShown = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.querySelector('cal-admin')?.shadowRoot?.querySelector('cal-event-form')?.shadowRoot?.querySelector('form'),
  );
