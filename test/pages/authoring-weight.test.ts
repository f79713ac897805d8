import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/locale/en/index.js';
import { atLeastOne } from '../at-least-one.js';
import { attributesOf, examples, loadingTags } from '../elements.js';
import { onlyPage, recordedCalendar } from './calendar.js';
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

/** What makes an element editable: the row of the setting, the call, and the door to what asks who may. */
const rows = [
  /,?editable:\{kind:\w+\}/,
  /(?<=[,;}])this\.settings\.editable===!0&&this\.makeEditable\?\.\(\)[,;]/,
  /async makeEditable\(\)\{\(await import\(.\.\/editable-[\w-]+\.js.\)\)\.editable\(this\)\}/,
];

const without = (text: string): string => rows.reduce((left, row) => left.replace(row, ''), text);
const packed = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

/** A page of a reader, who is not signed in, on a server with the authoring interface: what it transfers, and what it asks for. */
async function readerOf(tag: (typeof readers)[number], isEditable: boolean) {
  // As many as its page holds, so that few requests lie between a page and its rest.
  const calendar = recordedCalendar({ events: () => ({ ...onlyPage('events.list.default'), total: 10 }) });
  const session = { site: { name: '', time_zone: 'UTC', currency: 'EUR', language: 'en' }, me: null, nonce: null, offers: ['items'] };
  const { page, requests, rest } = await visit({
    body: (api) =>
      `<script type="module" src="/dist/cal-elements.js"></script><${tag} ${api} ${attributesOf(tag)} ${isEditable ? 'editable' : ''}></${tag}>`,
    api: (path) => (path.includes('/cal/authoring/v1') ? session : calendar(path)),
    isPublic: true,
  });
  await shownIn(page, tag, examples[tag].shown);
  await rest();
  const files = atLeastOne(requests.filter((path) => path.startsWith('/dist/')));
  return {
    files,
    asked: requests.filter((path) => /^\/api\/.*\/v1\//.test(path)),
    texts: files.map((file) => readFileSync(file.slice(1), 'utf8')),
  };
}

const readers = ['cal-event-list', 'cal-event-month', 'cal-calendar'] as const;

describe('a page whose events authors can edit', () => {
  for (const tag of readers) {
    it(`costs readers the row of its setting, where it is not editable: ${tag}`, async () => {
      const { texts, asked } = await readerOf(tag, false);
      expect(packed(texts) - packed(texts.map(without))).to.be.within(1, 200);
      expect(texts.filter((text) => /editable/i.test(without(text)))).to.deep.equal([]);
      expect(asked.filter((path) => path.includes('authoring'))).to.deep.equal([]);
    });

    it(`costs readers one question and no code or phrase of forms, where it is: ${tag}`, async () => {
      const [before, after] = [await readerOf(tag, false), await readerOf(tag, true)];
      const added = after.files.filter((file) => !before.files.includes(file));
      expect(added.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).to.have.members(['/dist/chunks/editable', '/dist/chunks/session']);
      expect(packed(after.texts) - packed(before.texts)).to.be.lessThan(3000);
      expect(after.files.flatMap(holdsAny).filter((text) => !/X-WP-Nonce|cal\/authoring/.test(text))).to.deep.equal([]);
      const more = after.asked.filter((path) => !before.asked.includes(path));
      expect(more).to.have.length(1);
      expect(more[0]).to.match(/\/cal\/authoring\/v1\/?$/);
    });
  }
});

describe('a page where authors only sign in', () => {
  it('holds no code of the forms of events, venues and organizers', async () => {
    const { page, requests, rest } = await visit({
      body: (api) => `<script type="module" src="/dist/cal-elements.js"></script><cal-sign-in ${api}></cal-sign-in>`,
      api: () => ({
        site: { name: '', time_zone: 'UTC', currency: 'EUR', language: 'en' },
        me: null,
        nonce: null,
        offers: ['session', 'items'],
      }),
      isPublic: true,
    });
    await shownIn(page, 'cal-sign-in', 'form');
    await rest();
    const scripts = atLeastOne(requests.filter((path) => path.startsWith('/dist/')));
    const texts = scripts.map((file) => readFileSync(file.slice(1), 'utf8'));
    const ofItemForms = ['ProseMirror', 'beforeunload', 'image/webp'];
    expect(ofItemForms.filter((sample) => texts.some((text) => text.includes(sample)))).to.deep.equal([]);
  });
});

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
