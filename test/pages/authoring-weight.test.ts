import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { authoring } from '../../src/authoring/words/en/authoring.js';
import { atLeastOne } from '../at-least-one.js';
import { attributesOf, examples, loadingTags, type VisibleTag } from '../elements.js';
import { onlyPage, recordedCalendar } from './calendar.js';
import { shownIn, visit } from './harness.js';

const { problem, signIn } = authoring;

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

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

/** What makes an element editable: the row of the setting, what reads it before the element is there, the offer of editing, and the call. */
const rows = [
  /,?editable:\{kind:[\w$]+\}/,
  /editable:[\w$]+,/,
  /var [\w$]+=\(\)=>[\w$]+\(.editing.,\(\)=>\(\{\}\)\);\([\w$]+=>[\w$]+\(\)\.load=[\w$]+\)\(\(\)=>import\(.\.\/chunks\/editable-[\w-]+\.js.\)\);/,
  /var [\w$]+=\(\)=>[\w$]+\(.editing.,\(\)=>\(\{\}\)\);function [\w$]+\([\w$]+\)\{[\w$]+\(\)\.load\?\.\(\)\.then\(\(\{editable:[\w$]+\}\)=>[\w$]+\([\w$]+\),\(\)=>\{\}\)\}/,
  /(?<=[,;}])this\._settings\.editable===!0&&[\w$]+\(this\)[,;]/,
];

const without = (text: string): string => rows.reduce((left, row) => left.replace(row, ''), text);
const packed = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

/** The elements whose events authors can edit where they stand. */
const editableTags: readonly string[] = ['cal-event-list', 'cal-event-month', 'cal-calendar'];

/** A server with the authoring interface, at which nobody is signed in. */
const session = {
  site: { name: '', time_zone: 'UTC', currency: 'EUR', language: 'en' },
  me: null,
  nonce: null,
  offers: ['session', 'items'],
};

/** What the page of a reader transfers and asks for, on such a server, with all elements that load something. */
async function readersPage(editable: '' | 'editable') {
  // As many as its page holds, so that few requests lie between a page and its rest.
  const calendar = recordedCalendar({ events: () => ({ ...onlyPage('events.list.default'), total: 10 }) });
  const element = (tag: VisibleTag, api: string) =>
    `<${tag} ${api} ${attributesOf(tag)} ${editableTags.includes(tag) ? editable : ''}></${tag}>`;
  const { page, requests, rest } = await visit({
    body: (api) => script + loadingTags.map((tag) => element(tag, api)).join(''),
    api: (path) => (path.includes('/cal/authoring/v1') ? session : calendar(path)),
    isPublic: true,
  });
  for (const tag of loadingTags) await shownIn(page, tag, examples[tag].shown);
  await page.evaluate(
    (selector) =>
      Promise.all(
        [...document.querySelectorAll<HTMLElement & { settled: Promise<void> }>(selector)].map((one) => one.settled),
      ),
    loadingTags.join(),
  );
  // What is fetched ahead depends on how fast the rest was.
  const asked = requests.filter((path) => path.startsWith('/api/'));
  await rest();
  const files = atLeastOne(requests.filter((path) => path.startsWith('/dist/')));
  return {
    files,
    asked,
    questions: requests.filter((path) => path.includes('authoring')),
    texts: files.map((file) => readFileSync(file.slice(1), 'utf8')),
  };
}

describe('a page of readers with all elements', () => {
  let page: ReturnType<typeof readersPage> | undefined;
  const plainPage = () => (page ??= readersPage(''));

  it('holds no code and no phrase of forms, and asks nobody who is signed in', async () => {
    const plain = await plainPage();
    expect(plain.files.flatMap(holdsAny)).to.deep.equal([]);
    expect(plain.questions).to.deep.equal([]);
  });

  it('costs them the row of the setting that makes elements editable', async () => {
    const { texts } = await plainPage();
    expect(packed(texts) - packed(texts.map(without))).to.be.within(1, 210);
    expect(texts.filter((text) => /(?<!content)editable/i.test(without(text)))).to.deep.equal([]);
  });

  it('costs them one question and no code or phrase of forms, where its elements are editable', async () => {
    const plain = await plainPage();
    const editable = await readersPage('editable');
    const added = editable.files.filter((file) => !plain.files.includes(file));
    expect(added.map((file) => file.replace(/-[\w-]{7}\.js$/, ''))).to.have.members([
      '/dist/chunks/editable',
      '/dist/chunks/session',
    ]);
    expect(packed(editable.texts) - packed(plain.texts)).to.be.lessThan(3000);
    expect(editable.files.flatMap(holdsAny).filter((text) => !/X-WP-Nonce|cal\/authoring/.test(text))).to.deep.equal(
      [],
    );
    expect(editable.questions).to.deep.equal(['/api/cal/authoring/v1/']);
    expect(editable.asked.filter((path) => ![...plain.asked, ...editable.questions].includes(path))).to.deep.equal([]);
  });
});

describe('a page where authors only sign in', () => {
  it('holds no code of the forms of events, venues and organizers', async () => {
    const { page, requests, rest } = await visit({
      body: (api) => `${script}<cal-sign-in ${api}></cal-sign-in>`,
      api: () => session,
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

describe('the standalone script', () => {
  it('holds nothing of forms', () => {
    const found = holdsAny('/dist/cal-elements.standalone.js');
    // The client of the whole interface, which both export, knows them.
    expect(found.filter((text) => !/Idempotency-Key|cal\/authoring/.test(text))).to.deep.equal([]);
  });
});
