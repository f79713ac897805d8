import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/locale/en/index.js';
import { atLeastOne } from '../at-least-one.js';
import { attributesOf, examples, loadingTags } from '../elements.js';
import { recordedCalendar } from './calendar.js';
import { shownIn, visit } from './harness.js';

const { problem, signIn } = await messages.authoring();

/** What only forms need, by a text that only it holds. */
const ofForms = [
  'X-WP-Nonce',
  'cal/authoring',
  'beforeunload',
  'Idempotency-Key',
  'cal-elements.changes',
  'ProseMirror',
  problem,
  signIn.wrong,
];

const holdsAny = (file: string): string[] => {
  const text = readFileSync(file.slice(1), 'utf8');
  return ofForms.filter((sample) => text.includes(sample)).map((sample) => `${file} holds ${sample}`);
};

describe('a page that only reads', () => {
  for (const tag of loadingTags)
    it(`holds no code and no phrase of forms, and asks nobody who is signed in: ${tag}`, async () => {
      const { page, requests, rest } = await visit({
        body: (api) => `<script type="module" src="/dist/cal-elements.js"></script><${tag} ${api} ${attributesOf(tag)}></${tag}>`,
        api: recordedCalendar(),
        isPublic: true,
      });
      await shownIn(page, tag, examples[tag].shown);
      await rest();
      const scripts = atLeastOne(requests.filter((path) => path.startsWith('/dist/')));
      expect(scripts.flatMap(holdsAny)).to.deep.equal([]);
      expect(requests.filter((path) => path.includes('authoring'))).to.deep.equal([]);
    });

  it('holds nothing of them in the standalone script; the one for editors does', () => {
    const found = holdsAny('/dist/cal-elements.standalone.js');
    // The client of the whole interface, which both export, knows them.
    expect(found.filter((text) => !/Idempotency-Key|cal\/authoring/.test(text))).to.deep.equal([]);
    expect(holdsAny('/dist/cal-elements.editor.standalone.js').length).to.be.greaterThan(3);
  });
});
