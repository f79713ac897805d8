import { describe, expect, it } from 'vitest';
import { recordedBody } from '../recordings.js';
import { shownIn, visit } from './harness.js';

const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types cal-elements lit-html";
const read = (name: string) => recordedBody(`events.read.${name}`);

/** A page with a detail of the recorded event, under a policy with Trusted Types. */
const visitEvent = (name: string, prepare?: () => void) =>
  visit({
    body: (api) =>
      `<script type="module" src="/dist/cal-elements.js"></script><cal-event-detail ${api} event-id="5" json-ld></cal-event-detail>`,
    headers: { 'content-security-policy': policy },
    api: (path) => (path.endsWith('/events/5') ? read(name) : undefined),
    ...(prepare && { prepare }),
  });

const paths = { 'the platform’s sanitizer': undefined, DOMPurify: () => void Reflect.deleteProperty(Element.prototype, 'setHTML') };

for (const [sanitizer, prepare] of Object.entries(paths)) {
  describe(`a strict policy with Trusted Types, and ${sanitizer}`, () => {
    it('allow the event and its json-ld', async () => {
      const { page, requests, complaints } = await visitEvent('rich-html', prepare);
      await shownIn(page, 'cal-event-detail', '[part="description"] table');
      await page.waitForSelector('cal-event-detail script[type="application/ld+json"]');
      expect(complaints).to.deep.equal([]);
      expect(requests.filter((path) => path.includes('/purify-'))).to.have.length(prepare ? 1 : 0);
    });

    for (const name of ['attrs', 'links', 'script', 'svg', 'unclosed']) {
      it(`stop the hostile ${name} from running and from requests`, async () => {
        const { page, complaints } = await visitEvent(`untrusted.${name}`, prepare);
        await shownIn(page, 'cal-event-detail', '[part="description"] :is(p, details, div)');
        expect(await page.evaluate(() => (globalThis as { __pwned?: unknown }).__pwned)).to.equal(undefined);
        // Browsers report every handler and style that a parser meets, even in inert documents, and images that are missing.
        const others = complaints.filter(
          (text) => !/inline (event handler|style)|script-src-attr|style-src-(attr|elem): inline|Failed to load resource/.test(text),
        );
        expect(others).to.deep.equal([]);
      });
    }
  });
}
