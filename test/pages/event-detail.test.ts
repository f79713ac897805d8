import { describe, expect, it } from 'vitest';
import { recordedBody } from '../recordings.js';
import { shownIn, visit } from './harness.js';

const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types cal-elements lit-html";

/** A page with details of recorded events, under a policy with Trusted Types. */
const visitEvents = (names: readonly string[], prepare?: () => void) =>
  visit({
    body: (api) => {
      const details = names.map(
        (_, index) => `<cal-event-detail ${api} event-id="${index + 1}" json-ld></cal-event-detail>`,
      );
      return `<script type="module" src="/dist/cal-elements.js"></script>${details.join('')}`;
    },
    headers: { 'content-security-policy': policy },
    api: (path) => {
      const [, index] = /\/events\/(\d)$/.exec(path) ?? [];
      return index && recordedBody(`events.read.${names[Number(index) - 1]}`);
    },
    ...(prepare && { prepare }),
  });

const paths = {
  'the platform’s sanitizer': undefined,
  DOMPurify: () => void Reflect.deleteProperty(Element.prototype, 'setHTML'),
};

for (const [sanitizer, prepare] of Object.entries(paths)) {
  describe(`a strict policy with Trusted Types, and ${sanitizer}`, () => {
    it('allow an event and its json-ld', async () => {
      const { page, requests, complaints } = await visitEvents(['rich-html'], prepare);
      await shownIn(page, 'cal-event-detail', '[part="description"] table');
      await page.waitForSelector('cal-event-detail script[type="application/ld+json"]');
      expect(complaints).to.deep.equal([]);
      expect(requests.filter((path) => path.includes('/purify-'))).to.have.length(prepare ? 1 : 0);
    });

    it('stop what is hostile from running and from requests', async () => {
      const attacks = ['attrs', 'links', 'script', 'svg', 'unclosed'].map((name) => `untrusted.${name}`);
      const { page, complaints } = await visitEvents(attacks, prepare);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('cal-event-detail')].every(({ shadowRoot }) =>
          shadowRoot?.querySelector('[part="description"] :is(p, details, div)'),
        ),
      );
      expect(await page.evaluate(() => (globalThis as { __pwned?: unknown }).__pwned)).to.equal(undefined);
      // Browsers report every handler and style that a parser meets, even in inert documents, and images that are missing.
      const others = complaints.filter(
        (text) =>
          !/inline (event handler|style)|script-src-attr|style-src-(attr|elem): inline|Failed to load resource/.test(
            text,
          ),
      );
      expect(others).to.deep.equal([]);
    });
  });
}
