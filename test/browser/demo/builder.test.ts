import { expect, fixtureSync } from '@open-wc/testing';
import '../../../demo/builder/builder.js';
import type { SnippetBuilder } from '../../../demo/builder/builder.js';
import '../../../src/entries/elements.js';
import { checkContrast, expectNoViolation } from '../appearance.js';
import { Calendar, json } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';

setUpEnvironment();

// Computed by the test runner's server, which takes longer than any test or hook waits.
const blocks = await (await fetch('/dist/blocks.json')).text();

/** The styles of its page, on its pages alone. */
const sheets = await Promise.all(
  ['page.css', 'builder.css'].map(async (file) =>
    new CSSStyleSheet().replace(await (await fetch(`/demo/builder/${file}`)).text()),
  ),
);

beforeEach(() => {
  const { fetch } = globalThis;
  globalThis.fetch = (url, init) =>
    url === '/dist/blocks.json' ? Promise.resolve(new Response(blocks)) : fetch(url, init);
  document.adoptedStyleSheets = sheets;
});
afterEach(() => {
  document.adoptedStyleSheets = [];
});

/** An element that loads. */
type View = HTMLElement & { readonly settled: Promise<void> };

const noRoute = () => json({ code: 'rest_no_route', message: 'No route', data: { status: 404 } }, 404);

/** Page object: the builder as an author meets it. */
class BuilderPage {
  readonly element: SnippetBuilder;

  constructor(element: SnippetBuilder) {
    this.element = element;
  }

  /** A builder that is connected to a calendar, with its preview painted. */
  static async of(calendar: Calendar, attributes = '', width = '1000px'): Promise<BuilderPage> {
    const around = fixtureSync<HTMLElement>('<main></main>');
    around.style.inlineSize = width;
    around.innerHTML = markupOf('snippet-builder', calendar, attributes);
    const page = new BuilderPage(around.firstElementChild as SnippetBuilder);
    await until(() => page.one('.preview'));
    // It is drawn when it comes near to what is seen, and stands below the form, which may still grow.
    await until(() => {
      page.one('.preview').scrollIntoView();
      return page.one('.preview').lastElementChild;
    });
    await page.previewed();
    return page;
  }

  one<E extends HTMLElement = HTMLElement>(selector: string): E {
    return this.element.querySelector<E>(selector)!;
  }

  /** The view that is shown, below its search and filters. */
  get preview(): View {
    return this.one('.preview').lastElementChild as View;
  }

  get snippet(): string {
    return this.one<HTMLTextAreaElement>('.snippet').value;
  }

  /** What the statuses say. */
  get said(): string {
    return [...this.element.querySelectorAll('[role="status"]')].map(textOf).filter(Boolean).join(' | ');
  }

  async previewed(): Promise<void> {
    await this.element.updateComplete;
    await this.preview.settled;
  }

  field(id: string): HTMLInputElement | null {
    return document.getElementById(id) as HTMLInputElement | null;
  }

  /** Sets a field as an author does. */
  async fill(id: string, text: string, type = 'change'): Promise<void> {
    const field = this.field(id)!;
    field.value = text;
    field.dispatchEvent(new Event(type, { bubbles: true }));
    await this.previewed();
  }

  /** The fields that join search and filters. */
  get toggles(): HTMLInputElement[] {
    return [...this.element.querySelectorAll<HTMLInputElement>('input[value^="cal-"]')];
  }

  async toggle(tag: string): Promise<void> {
    this.toggles.find(({ value }) => value === tag)!.click();
    await this.previewed();
  }

  async choose(value: string): Promise<void> {
    this.one(`input[type="radio"][value="${value}"]`).click();
    await this.element.updateComplete;
  }

  async connect(address: string): Promise<void> {
    const field = this.field('address')!;
    field.value = address;
    field.form!.requestSubmit();
    await until(() => this.said && !this.said.includes('Looking'));
  }

  /** Presses the button that copies the snippet. */
  copy(): void {
    this.one('.result > .fields > button').click();
  }
}

describe('the builder', () => {
  it('shows the element live as its attributes, colors and spacing are set, and the snippet that follows from them', async () => {
    const calendar = new Calendar();
    const page = await BuilderPage.of(calendar);
    await page.fill('categories', 'jazz');
    await page.fill('group-by', 'day');
    await page.fill('--cal-color-accent', 'rgb(1, 2, 3)');
    expect(page.preview.getAttribute('categories')).to.equal('jazz');
    expect(calendar.query.categories).to.equal('jazz');
    expect(page.preview.style.getPropertyValue('--cal-color-accent')).to.equal('rgb(1, 2, 3)');
    expect(page.snippet.split('\n')[1]).to.equal(
      `<cal-event-list base-url="${calendar.baseUrl}" categories="jazz" group-by="day" style="--cal-color-accent: rgb(1, 2, 3)"></cal-event-list>`,
    );
    await page.fill('categories', '');
    await page.fill('--cal-color-accent', '');
    expect([page.preview.hasAttribute('categories'), page.preview.getAttribute('style')]).to.deep.equal([false, '']);
    expect(page.snippet).to.contain(`<cal-event-list base-url="${calendar.baseUrl}" group-by="day"></cal-event-list>`);
  });

  it('offers the attributes of the element that is chosen, and keeps what both have', async () => {
    const page = await BuilderPage.of(new Calendar());
    await page.fill('categories', 'jazz');
    await page.fill('element', 'cal-event-month');
    expect(page.preview.localName).to.equal('cal-event-month');
    expect(page.field('categories')!.value).to.equal('jazz');
    expect([page.field('week-numbers') === null, page.field('group-by') === null]).to.deep.equal([false, true]);
    expect(page.snippet).to.contain('<cal-event-month ').and.contain('categories="jazz"');
  });

  it('sets the language of the element', async () => {
    const page = await BuilderPage.of(new Calendar());
    await page.fill('lang', 'de');
    expect(page.preview.getAttribute('lang')).to.equal('de');
    expect(page.snippet).to.contain(' lang="de"');
  });

  it('shows a mistake where it is made', async () => {
    const page = await BuilderPage.of(new Calendar());
    await page.fill('per-page', 'x');
    await until(() => page.preview.shadowRoot!.querySelector('[part~="error"]'));
    expect(textOf(page.preview.shadowRoot!.querySelector('[part~="error"]'))).to.contain('per-page="x"');
  });

  it('writes the snippet in each format', async () => {
    const page = await BuilderPage.of(new Calendar(), 'folder="https://your-site.example/cal"');
    const seen: string[] = [];
    for (const format of ['standalone', 'box', 'iframe', 'shortcode', 'module']) {
      await page.choose(format);
      seen.push(
        /^(?:<\w+|\[cal)[^>\]]*?(?:cal-elements[\w.]*\.js|embed\.html|event-list)/.exec(page.snippet)?.[0] ??
          page.snippet,
      );
    }
    expect(seen).to.deep.equal([
      '<script defer src="https://your-site.example/cal/cal-elements.standalone.js',
      '<script defer src="https://your-site.example/cal/cal-elements.standalone.js',
      '<iframe src="https://your-site.example/cal/embed.html',
      '[cal-event-list',
      '<script type="module" src="https://your-site.example/cal/cal-elements.js',
    ]);
  });

  it('pins no version of the script for page builders unless asked, since other hosts would then need a header', async () => {
    const script = new Response('1', { headers: { 'content-type': 'text/javascript' } });
    const { fetch } = globalThis;
    globalThis.fetch = (url, init) =>
      typeof url === 'string' && url.includes('/@0.') ? Promise.resolve(script.clone()) : fetch(url, init);
    const page = await BuilderPage.of(new Calendar(), 'folder="/@0.1.0-development/"');
    await page.choose('standalone');
    await until(() => page.one('input[type="checkbox"]:not([value])'));
    expect(page.snippet).not.to.contain('crossorigin');
    expect(textOf(page.one('.result'))).not.to.contain('Access-Control-Allow-Origin');
    page.one('input[type="checkbox"]:not([value])').click();
    await page.element.updateComplete;
    expect(page.snippet).to.contain('crossorigin="anonymous"');
    expect(textOf(page.one('.result'))).to.contain('Access-Control-Allow-Origin');
  });

  it('shows the element on a light page, on a dark one, and in a narrow column', async () => {
    const page = await BuilderPage.of(new Calendar());
    const looks: unknown[] = [];
    for (const background of ['light', 'dark', 'narrow']) {
      await page.choose(background);
      const { color } = getComputedStyle(page.preview);
      looks.push([color, page.one('.preview').offsetWidth <= 352]);
    }
    expect(looks).to.deep.equal([
      ['rgb(27, 29, 33)', false],
      ['rgb(236, 238, 242)', false],
      ['rgb(27, 29, 33)', true],
    ]);
  });

  it('stays on its page when an event in the preview is opened', async () => {
    const page = await BuilderPage.of(new Calendar());
    let isPrevented: boolean | undefined;
    page.element.addEventListener('cal-select', ({ defaultPrevented }) => (isPrevented = defaultPrevented));
    page.preview.shadowRoot!.querySelector<HTMLElement>('[part~="link"]')!.click();
    expect(isPrevented).to.equal(true);
  });

  it('runs nothing of what is pasted into it, and does not pass it on', async () => {
    const page = await BuilderPage.of(new Calendar());
    const own = 'onfocus="alert(1)" autofocus popover contenteditable';
    const view = `<cal-event-list base-url="${new Calendar().baseUrl}" id="a" ${own}></cal-event-list>`;
    const text = `<script type="module" src="javascript:alert(1)//cal-elements.js"></script><cal-event-search for="a" ${own}></cal-event-search>${view}`;
    await page.fill('paste', text, 'input');
    expect([...page.one('.preview').children].map(({ localName }) => localName)).to.deep.equal([
      'cal-event-search',
      'cal-event-list',
    ]);
    const shown = page.one('.preview').innerHTML + page.snippet;
    for (const name of ['onfocus', 'autofocus', 'popover', 'contenteditable', 'javascript:'])
      expect(shown).not.to.include(name);
    expect(page.said).to.contain('onfocus');
    const before = page.field('folder')!.value;
    await page.fill('folder', 'javascript:alert(1)');
    await page.choose('iframe');
    expect(page.snippet).to.contain(`src="${before}embed.html?`);
  });

  it('reads a pasted snippet back, and names what it leaves out', async () => {
    const calendar = new Calendar();
    const page = await BuilderPage.of(calendar);
    const snippet = `<script src="https://a.example/x/cal-elements.standalone.js"></script>
      <cal-tag-list base-url="${calendar.baseUrl}" counts="true" colour="red" style="--cal-gap: 2px"></cal-tag-list>`;
    await page.fill('paste', snippet, 'input');
    expect(page.preview.localName).to.equal('cal-tag-list');
    expect([page.field('counts')!.value, page.field('--cal-gap')!.value]).to.deep.equal(['true', '2px']);
    expect(page.said).to.contain('cal-tag-list').and.contain('colour');
    expect(page.snippet).to.equal(
      `<script defer src="https://a.example/x/cal-elements.standalone.js"></script>\n<cal-tag-list base-url="${calendar.baseUrl}" counts="true" style="--cal-gap: 2px"></cal-tag-list>`,
    );
    await page.fill('paste', 'Hello', 'input');
    expect(page.said).to.equal('There is no element of ours in this text.');
    expect(page.preview.localName).to.equal('cal-tag-list');
  });

  it('joins search and filters to a view, live and in the snippet, and takes them away again', async () => {
    const calendar = new Calendar();
    const page = await BuilderPage.of(calendar);
    const list = page.preview;
    await page.toggle('cal-event-search');
    await page.toggle('cal-event-filters');
    const shown = [...page.one('.preview').children] as View[];
    expect(shown.map(({ localName }) => localName)).to.deep.equal([
      'cal-event-search',
      'cal-event-filters',
      'cal-event-list',
    ]);
    expect(shown[2] === list).to.equal(true);
    const { id } = list;
    expect(page.snippet.split('\n').slice(1)).to.deep.equal([
      `<cal-event-search for="${id}" style="margin-block-end: 1rem"></cal-event-search>`,
      `<cal-event-filters for="${id}" style="margin-block-end: 1rem"></cal-event-filters>`,
      `<cal-event-list base-url="${calendar.baseUrl}" id="${id}"></cal-event-list>`,
    ]);
    await customElements.whenDefined('cal-event-search');
    await until(() => shown[0]!.shadowRoot!.querySelector('form input'));
    const input = shown[0]!.shadowRoot!.querySelector<HTMLInputElement>('form input')!;
    input.value = 'jazz';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    input.form!.requestSubmit();
    await until(() => calendar.query.search === 'jazz');
    await page.choose('iframe');
    expect([page.one('.preview').children.length, page.toggles.length]).to.deep.equal([1, 0]);
    await page.choose('module');
    const text = page.snippet;
    await page.toggle('cal-event-search');
    await page.toggle('cal-event-filters');
    expect(page.snippet).to.equal(
      text.split('\n')[0] + `\n<cal-event-list base-url="${calendar.baseUrl}"></cal-event-list>`,
    );
    await page.fill('paste', text, 'input');
    expect([page.snippet, page.toggles.map(({ checked }) => checked)]).to.deep.equal([text, [true, true]]);
    await page.fill('element', 'cal-tag-list');
    expect(page.toggles.length).to.equal(0);
  });

  it('says that the snippet is copied, or selects it where the page may not copy', async () => {
    const page = await BuilderPage.of(new Calendar());
    const copied: string[] = [];
    let allowed = true;
    const writeText = (text: string) =>
      allowed ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    try {
      page.copy();
      await until(() => page.said);
      expect([page.said, copied]).to.deep.equal(['The snippet is copied.', [page.snippet]]);
      allowed = false;
      page.copy();
      await until(() => page.said.includes('Select'));
      const { selectionStart, selectionEnd } = page.one<HTMLTextAreaElement>('.snippet');
      expect(selectionEnd - selectionStart).to.equal(page.snippet.length);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  });
});

describe('the builder begins', () => {
  it('the builder begins with the element and attributes of the address', async () => {
    const { href } = location;
    const calendar = new Calendar();
    history.replaceState(null, '', `?element=event-month&base-url=${calendar.baseUrl}&week_numbers=iso&--cal-gap=2px`);
    try {
      const page = await BuilderPage.of(new Calendar());
      expect(page.snippet.split('\n')[1]).to.equal(
        `<cal-event-month base-url="${calendar.baseUrl}" week-numbers="iso" style="--cal-gap: 2px"></cal-event-month>`,
      );
    } finally {
      history.replaceState(null, '', href);
    }
  });
});

describe('the builder connects', () => {
  it('the builder finds the calendar from the address of any page of its site', async () => {
    const calendar = new Calendar();
    const { answer } = calendar;
    calendar.answer = (url) =>
      url.pathname.startsWith('/wp-json/') ? answer(new URL(url.href.replace('/wp-json', '/api'))) : noRoute();
    const page = await BuilderPage.of(new Calendar());
    await page.connect(`https://${calendar.host}/de/events`);
    expect(page.said).to.contain(`Connected to https://${calendar.host}/wp-json.`);
    expect(page.snippet).to.contain(`base-url="https://${calendar.host}/wp-json"`);
    await page.previewed();
    expect(page.preview.getAttribute('base-url')).to.equal(`https://${calendar.host}/wp-json`);
  });

  for (const [problem, answer, words] of [
    ['a site without a calendar', noRoute, 'There is no calendar at '],
    [
      'a site that shows pages only',
      () => new Response('<!doctype html>', { status: 404 }),
      'There is no calendar at ',
    ],
    ['a calendar that is not public', () => json({ code: 'rest_forbidden' }, 401), 'is not public'],
    ['a server that has too much to do', () => json({ code: 'too_many_requests' }, 429), 'cannot answer right now'],
    ['a server that does not answer', () => Promise.reject(new TypeError('refused')), 'does not answer'],
  ] as const)
    it(`says plainly what is wrong with ${problem}, and keeps the calendar it has`, async () => {
      const first = new Calendar();
      const page = await BuilderPage.of(first);
      const calendar = new Calendar();
      calendar.answer = answer;
      await page.connect(`https://${calendar.host}/`);
      expect(page.said).to.contain(words).and.contain(calendar.host);
      expect(page.snippet).to.contain(first.baseUrl);
    });

  it('the builder shows sample events until it is connected, and names no host of them in the snippet', async () => {
    const { fetch } = globalThis;
    try {
      const element = fixtureSync<SnippetBuilder>('<snippet-builder></snippet-builder>');
      const page = new BuilderPage(element);
      await until(() => page.one('.preview'));
      page.one('.preview').scrollIntoView();
      await until(() => page.one('.preview').lastElementChild);
      await until(() => page.preview.shadowRoot!.querySelector('[part~="card"]'));
      expect(page.said).to.equal('These are sample events. Connect to your calendar to see its own.');
      expect(page.snippet).to.contain('<cal-event-list base-url="https://your-site.example/wp-json"></cal-event-list>');
      await page.choose('shortcode');
      expect(page.snippet).to.equal('[cal-event-list]');
    } finally {
      globalThis.fetch = fetch;
    }
  });

  it('the builder says that a text is no address', async () => {
    const page = await BuilderPage.of(new Calendar());
    await page.connect('two words');
    expect(page.said).to.equal('This is not an address of the web.');
  });
});

describe('the builder is accessible', () => {
  it('with all its fields open, on light and dark pages', async () => {
    const page = await BuilderPage.of(new Calendar());
    for (const details of page.element.querySelectorAll('details')) details.open = true;
    await expectNoViolation(page.element);
    document.documentElement.style.colorScheme = 'dark';
    const { violations } = await checkContrast(page.element);
    document.documentElement.removeAttribute('style');
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`)),
    ).to.deep.equal([]);
  });

  for (const dir of ['ltr', 'rtl'])
    it(`fits into 320 pixels with text of twice the size, and is accessible, ${dir}`, async () => {
      document.documentElement.dir = dir;
      document.documentElement.style.fontSize = '200%';
      const page = await BuilderPage.of(new Calendar(), '', '320px');
      for (const details of page.element.querySelectorAll('details')) details.open = true;
      await expectNoViolation(page.element);
      const { scrollWidth, clientWidth } = page.element;
      document.documentElement.removeAttribute('style');
      expect(scrollWidth).to.equal(clientWidth);
    });

  it('as its fields have names and descriptions', async () => {
    const page = await BuilderPage.of(new Calendar());
    const field = page.field('categories')!;
    expect(textOf(field.labels![0])).to.equal('Categories');
    const series = page.field('fold-series')!;
    expect([textOf(series.labels![0]), [...series.querySelectorAll('option')].map(textOf)]).to.deep.equal([
      'One card for a series',
      ['Default (No)', 'Yes'],
    ]);
    expect(textOf(document.getElementById(field.getAttribute('aria-describedby')!))).to.match(/\w{3}/);
  });
});
