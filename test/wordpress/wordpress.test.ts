import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumOptions } from '../runner/find-browser.mjs';
import { needProgram } from '../runner/programs.mjs';
import { catalog, type Tag } from '../../src/elements/catalog.js';
import { atLeastOne } from '../at-least-one.js';
import { answered, near } from '../dated-events.js';
import { expectedOf, writtenBy, type Case, type Reading } from './pictures.js';
import { randomEvents } from './random-events.js';
import { startWordPress, type WordPress } from './site.js';

const source = 'integrations/wordpress';
const phpFiles = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.php'));

/** A geocoder that knows every address. */
const geocoder = {
  asked: [] as { readonly query: string | null; readonly agent: string | undefined }[],
  server: createServer((request, response) => {
    const query = new URL(request.url!, 'http://localhost').searchParams.get('q');
    geocoder.asked.push({ query, agent: request.headers['user-agent'] });
    response.end(JSON.stringify([{ lat: String(40 + geocoder.asked.length / 100), lon: '-70.5' }]));
  }),
  listen: async () => {
    await new Promise<void>((done) => geocoder.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(geocoder.server.address() as AddressInfo).port}/search`;
  },
  close: () => void geocoder.server.close(),
};

let site: WordPress;
let browser: Browser;
beforeAll(async () => {
  site = await startWordPress(await geocoder.listen());
  browser = await puppeteer.launch(chromiumOptions());
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  geocoder.close();
});

/** The cookies of who has signed in. */
const sessions: Record<string, Awaited<ReturnType<BrowserContext['cookies']>>> = {};

let contexts: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

/** A page of a visitor of their own, who is signed in if named. */
async function visitor(name?: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  contexts.push(context);
  const page = await context.newPage();
  // A slow machine is no failure.
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 1300, height: 900 });
  if (name && sessions[name]) await context.setCookie(...sessions[name]);
  else if (name) {
    await page.goto(`${site.origin}/wp-login.php`);
    await page.evaluate((user) => {
      for (const [id, value] of Object.entries({ user_login: user, user_pass: 'secret' }))
        (document.getElementById(id) as HTMLInputElement).value = value;
    }, name);
    await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
    sessions[name] = await context.cookies();
  }
  return page;
}

/** The titles that a list of the page shows, once it shows some itself. */
async function titlesIn(page: Page, tag = 'cal-event-list'): Promise<string[]> {
  await page.waitForFunction(
    (name) => {
      const root = document.querySelector(name)?.shadowRoot;
      return root?.querySelector('[part~="title"]') && !root.querySelector('.printed');
    },
    {},
    tag,
  );
  return page.$eval(tag, ({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll('[part~="title"]')].map((title) => title.textContent.trim()),
  );
}

/** Waits for what a selector finds inside elements, each inside the one before; pictures of them are none. */
async function inside(page: Page, tags: readonly string[], selector: string): Promise<ElementHandle> {
  const handle = await page.waitForFunction(
    (names, wanted) => {
      const root = names.reduce<ParentNode | null | undefined>(
        (at, name) => at?.querySelector(name)?.shadowRoot,
        document,
      );
      return root?.querySelector('.printed') ? null : root?.querySelector(wanted);
    },
    {},
    tags,
    selector,
  );
  return handle as ElementHandle;
}
const textOf = (handle: ElementHandle) => handle.evaluate(({ textContent }) => textContent);

/** Publishes a post of the author, as WordPress stores it for somebody without `unfiltered_html`; returns its address. */
const publish = (content: string): string =>
  site.php(`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
kses_init();
echo get_permalink( wp_insert_post( wp_slash( [ 'post_title' => 'Post', 'post_status' => 'publish', 'post_content' => ${phpText(content)} ] ) ) );`);
const phpArray = (members: object) => `json_decode( ${phpText(JSON.stringify(members))}, true )`;
const phpText = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const setTheme = (name: string) =>
  site.php(`switch_theme( '${name}' ); echo wp_is_block_theme() ? 'block' : 'classic';`);
const sourceOf = async (url: string) => (await fetch(url)).text();

/** The attributes of the element that a shortcode becomes. */
async function attributesOf(shortcode: string): Promise<Record<string, string>> {
  const [, text] = /<cal-[\w-]+([^>]*)>/.exec(await sourceOf(publish(shortcode)))!;
  return Object.fromEntries([...text!.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

describe('the plugin', () => {
  it('is valid PHP that runs only inside WordPress, and names all that is global after itself', () => {
    for (const file of atLeastOne(phpFiles())) {
      execFileSync(needProgram('php'), ['-l', `${source}/${file}`]);
      const text = readFileSync(`${source}/${file}`, 'utf8');
      expect(text).to.match(/^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m);
      const names = [...text.matchAll(/^(?:function|const) (\w+)/gm)].map(([, name]) => name!.toLowerCase());
      expect(names.filter((name) => !name.startsWith('cal_elements_'))).to.deep.equal([]);
    }
  });

  it('says in each language what it says in English', async () => {
    const { blocks, choices, helps, labels, translations } = (await import('../../integrations/texts.mjs')) as Record<
      string,
      object
    >;
    const said = phpFiles().flatMap((name) => [
      ...readFileSync(`${source}/${name}`, 'utf8').matchAll(/\b(?:esc_(?:html|attr))?__\( '(.+?)', 'cal-elements' \)/g),
    ]);
    const texts = [
      ...said.map(([, text]) => text),
      ...[blocks, helps, labels].flatMap((table) => Object.values(table!).flat()),
      ...Object.values(choices!).flatMap(Object.values),
    ];
    expect(said.length).to.be.greaterThan(15);
    expect(texts.filter((text) => text && !Object.hasOwn(translations!, text as string))).to.deep.equal([]);
    for (const [text, all] of atLeastOne(Object.entries(translations!))) {
      expect(all).to.have.length(4);
      for (const one of all as string[])
        expect([text, one.match(/%(?:\d\$)?[sd]/g)]).to.deep.equal([text, text.match(/%(?:\d\$)?[sd]/g)]);
    }
  });

  it('has a readme.txt as the plugin directory wants it, with the versions of the plugin', () => {
    const readme = readFileSync(`${source}/readme.txt`, 'utf8');
    const plugin = readFileSync(`${source}/cal-elements.php`, 'utf8');
    const field = (text: string, name: string) => new RegExp(`^(?: \\* )?${name}:\\s+(.+)$`, 'm').exec(text)?.[1];
    expect(field(readme, 'Stable tag')).to.equal(field(plugin, 'Version'));
    for (const name of ['Requires at least', 'Requires PHP', 'License'])
      expect(field(readme, name)).to.equal(field(plugin, name));
    expect(field(readme, 'Tags')!.split(',').length).to.be.at.most(5);
    const [, short] = /^License URI: .*\n\n(.+)\n/m.exec(readme)!;
    expect(short!.length).to.be.at.most(150);
    expect(readme.match(/^== .* ==$/gm)).to.include.members([
      '== Description ==',
      '== Installation ==',
      '== Changelog ==',
    ]);
  });

  it('is uploaded as a file, installed and activated in wp-admin', async () => {
    const page = await visitor('admin');
    await page.goto(`${site.origin}/wp-admin/plugin-install.php?tab=upload`);
    await (await page.$('input#pluginzip'))!.uploadFile(resolve('dist/wordpress/cal-elements.zip'));
    await Promise.all([page.waitForNavigation(), page.click('#install-plugin-submit')]);
    await Promise.all([page.waitForNavigation(), page.click('a[href*="action=activate"]')]);
    expect(await page.$eval('#message', ({ textContent }) => textContent)).to.include('Plugin activated.');
    const steps = await page.$$eval('tr[data-slug="cal-elements"] .row-actions a', (links) =>
      links.map(({ textContent, href }) => [textContent, new URL(href).pathname + new URL(href).search]),
    );
    expect(steps.slice(-2)).to.deep.equal([
      ['Add a block', '/wp-admin/post-new.php?post_type=page'],
      ['Help', '/wp-content/plugins/cal-elements/readme.txt'],
    ]);
    expect(await sourceOf(`${site.origin}${steps.at(-1)![1]}`)).to.include('== Frequently Asked Questions ==');
  });

  it('registers a block and a shortcode for each element that stands by itself', () => {
    const names = site.php(
      `echo implode( ' ', preg_grep( '/^cal-/', array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) ) );`,
    );
    const tags = site.php(`echo implode( ' ', preg_grep( '/^cal-/', array_keys( $GLOBALS['shortcode_tags'] ) ) );`);
    expect(names.replaceAll('cal-elements/', 'cal-')).to.equal(tags);
    const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
      modules: { declarations: { tagName?: string }[] }[];
    };
    const all = modules.flatMap(({ declarations }) => declarations.flatMap(({ tagName }) => tagName ?? []));
    const isForm = (tag: string) => catalog[tag as Tag].kind === 'form';
    expect(tags.split(' ').sort()).to.deep.equal(all.filter((tag) => tag !== 'cal-provider' && !isForm(tag)).sort());
  });

  it('leaves pages of wp-admin as they are', async () => {
    const page = await visitor('admin');
    for (const path of ['index.php', 'plugins.php', 'options-general.php']) {
      await page.goto(`${site.origin}/wp-admin/${path}`);
      expect(
        await page.$$eval(
          'script',
          (scripts) =>
            scripts.filter(({ src, text }) => src.includes('cal-elements') || text.includes('calElements')).length,
        ),
      ).to.equal(0);
    }
  });
});

/** Begins a post of the author in the block editor, with the caret in its first block. */
async function beginPost(title: string): Promise<Page> {
  const page = await visitor('author');
  await page.goto(`${site.origin}/wp-admin/post-new.php`);
  await page.waitForSelector('.editor-post-title__input');
  await page.evaluate(() =>
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- WordPress
    (globalThis as any).wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false),
  );
  await page.waitForSelector('.components-modal__frame', { hidden: true });
  await page.type('.editor-post-title__input', title);
  await page.click('.block-editor-default-block-appender__content');
  return page;
}

/** Inserts a block where the caret is, by its name. */
async function insertBlock(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name.toLowerCase()}`);
  await page.waitForFunction(
    (title) => document.querySelector('.components-autocomplete__result.is-selected')?.textContent === title,
    {},
    name,
  );
  await page.keyboard.press('Enter');
}

/** Publishes the post of the editor; returns its address. */
async function publishPost(page: Page): Promise<string> {
  await page.click('.editor-post-publish-panel__toggle, .editor-post-publish-button__button');
  await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
  const link = await page.waitForSelector('.post-publish-panel__postpublish-buttons a');
  return link!.evaluate((anchor) => anchor.getAttribute('href')!);
}

describe.each([
  [
    'twentytwentythree',
    'block',
    'en_US',
    { block: 'Event list', categories: 'Categories', more: 'More', search: 'Search' },
  ],
  [
    'twentytwentyone',
    'classic',
    'de_AT',
    { block: 'Veranstaltungsliste', categories: 'Kategorien', more: 'Mehr', search: 'Suche' },
  ],
])('in the theme %s, a %s one, in %s', (theme, kind, locale, words) => {
  beforeAll(() => {
    expect(setTheme(theme)).to.equal(kind);
    site.php(`update_user_meta( get_user_by( 'login', 'author' )->ID, 'locale', '${locale}' );`);
  });
  afterAll(() => void site.php(`delete_user_meta( get_user_by( 'login', 'author' )->ID, 'locale' );`));

  it('an author inserts a block in the editor, sees it live, sets it in the sidebar, and publishes it', async () => {
    const page = await beginPost(`Concerts in ${theme}`);
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/events')) asked.push(searchParams.get('categories') ?? searchParams.get('search'));
    });
    await insertBlock(page, words.block);
    const all = await titlesIn(page);
    expect(all).to.have.length(10);
    const named = await page.$$eval('.block-editor-block-inspector label', (labels) =>
      labels.map(({ textContent }) => textContent),
    );
    expect(named.indexOf(words.categories)).to.be.within(5, 15);
    expect(named).not.to.include('Starts before').and.not.include('Beginnt vor');
    // A month is more than dots only in a wide block.
    const alignment = await page.evaluate(
      () =>
        // eslint-disable-next-line @typescript-eslint/no-explicit-any -- WordPress
        (globalThis as any).wp.data.select('core/blocks').getDefaultBlockVariation('cal-elements/calendar').attributes
          .align,
    );
    expect(alignment).to.equal('wide');
    await page.locator(`::-p-xpath(//div[label="${words.categories}"]//input)`).click();
    await page.waitForSelector('.components-form-token-field__suggestion');
    await page.keyboard.type('Jazz');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      /^\s*3 /.test(
        document.querySelector('cal-event-list')?.shadowRoot?.querySelector('[part~="status"]')?.textContent ?? '',
      ),
    );
    const shown = await titlesIn(page);
    await page.locator(`::-p-xpath(//button[.="${words.more}"])`).click();
    await page.locator(`::-p-xpath(//div[label="${words.search}"]/input)`).click();
    await page.keyboard.type('foundry');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('cal-event-list')?.getAttribute('search') === 'foundry');
    await page.locator(`::-p-xpath(//div[label="${words.search}"]/input)`).click({ count: 3 });
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('cal-event-list')!.hasAttribute('search'));
    // Half of a word is not asked for.
    expect(asked.filter((text) => text !== null && !['jazz', 'foundry'].includes(text))).to.deep.equal([]);
    const url = await publishPost(page);
    const reader = await visitor();
    const requests: string[] = [];
    reader.on('request', (request) => requests.push(request.url()));
    await reader.goto(url);
    expect(await titlesIn(reader)).to.deep.equal(shown);
    expect(requests.filter((address) => !address.startsWith(site.origin))).to.deep.equal([]);
    expect(requests.filter((address) => address.includes('cal-elements.js'))).to.have.length(1);
  });

  it('a shortcode works where the tag itself is lost', async () => {
    const reader = await visitor();
    await reader.goto(publish('<!-- wp:html --><cal-event-list limit="2"></cal-event-list><!-- /wp:html -->'));
    expect(await reader.$('cal-event-list')).to.equal(null);
    await reader.goto(publish('[cal-event-list categories="jazz" limit="2"]'));
    expect(await titlesIn(reader)).to.have.length(2);
  });

  it('no frame of the theme stands around an element that has the focus inside', async () => {
    const reader = await visitor();
    await reader.goto(publish('[cal-event-search]'));
    // As the default themes since Twenty Twenty-Four have it; a classic theme has no such class.
    await reader.addStyleTag({
      content: ':where(.wp-site-blocks *:focus, body *:focus) { outline-width: 2px; outline-style: solid; }',
    });
    await (await inside(reader, ['cal-event-search'], 'input')).focus();
    const outline = await reader.$eval('cal-event-search', (search) => [
      search.matches(':focus'),
      getComputedStyle(search).outlineStyle,
    ]);
    expect(outline).to.deep.equal([true, 'none']);
  });

  it('a page without elements loads nothing of ours', async () => {
    expect(await sourceOf(publish('Nothing here.'))).not.to.include('cal-elements');
  });
});

describe('the block editor', () => {
  beforeAll(() => {
    // An event of this month, whatever the day, at a venue with coordinates.
    site.php(`$date = fn( $days ) => gmdate( 'Y-m-d 12:00:00', time() + $days * DAY_IN_SECONDS );
$dates = [ 'start_date' => $date( -1 ), 'end_date' => $date( 3 ), 'utc_start_date' => $date( -1 ), 'utc_end_date' => $date( 3 ) ];
$venue = [ 'geo_lat' => 40, 'geo_lng' => -70 ] + test_calendar_events()[0]['venue'];
update_option( 'test_calendar_events', [ $dates + [ 'id' => 95000, 'title' => 'Harbor festival', 'timezone' => 'UTC', 'venue' => $venue ] ] );`);
  });
  afterAll(() => void site.php(`delete_option( 'test_calendar_events' );`));

  /** Answers what a map asks its images for. */
  async function giveTiles(page: Page): Promise<void> {
    page.on('request', (request) => {
      const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      const isTile = new URL(request.url()).pathname.startsWith('/tiles/');
      void (isTile ? request.respond({ contentType: 'image/svg+xml', body }) : request.continue());
    });
    await page.setRequestInterception(true);
  }

  /**
   * Warnings and errors in the console, and errors that nobody caught, but for what WordPress itself asks for: what an
   * author may not read, and pictures of its own.
   */
  function complaintsOf(page: Page): readonly string[] {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const { url = '' } = message.location();
      if (
        ['error', 'warn', 'assert'].includes(message.type()) &&
        !/\/wp-json\/wp\/v2\/|^https:\/\/s\.w\.org\//.test(url)
      )
        complaints.push(`${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return complaints;
  }

  /** Waits for elements with these settings and with events, in their order. */
  const shows = (page: Page, ...expected: readonly string[]) =>
    expect
      .poll(
        () =>
          page.$$eval('cal-event-list, cal-event-month, cal-event-map', (elements) =>
            elements.map((element) => {
              const root = element.shadowRoot;
              // Out of sight it waits, wherever the elements before it move it.
              if (element.localName === 'cal-event-map') element.scrollIntoView();
              const isShown =
                !root?.querySelector('.printed') &&
                root?.querySelector('[part~="card"], [part~="event"], [part~="marker"]');
              const settings = ['layout', 'limit'].flatMap((name) => element.getAttribute(name) ?? []);
              if (root?.querySelector('[part~="marker"]')) settings.push('with markers');
              return [element.localName.replace('cal-event-', ''), ...settings, ...(isShown ? [] : ['empty'])].join(
                ' ',
              );
            }),
          ),
        { timeout: 60_000 },
      )
      .to.deep.equal(expected);

  async function choose(page: Page, name: string): Promise<void> {
    const block = `[data-type="cal-elements/event-${name}"]`;
    await (await page.waitForSelector(block))!.click();
    await page.waitForSelector(`${block}.is-selected`);
  }
  const press = (page: Page, label: string) => page.locator(`button[aria-label="${label}"]`).click();
  const setting = (page: Page, label: string) =>
    page.locator(`::-p-xpath(//*[@id = //label[normalize-space() = "${label}"]/@for])`);

  /** Saves the draft; what WordPress has of it. */
  async function saveDraft(page: Page): Promise<string> {
    await page.locator('.editor-post-save-draft').click();
    await page.waitForSelector('.editor-post-saved-state.is-saved');
    return site.php(`echo get_posts( [ 'title' => 'Season', 'post_status' => 'draft' ] )[0]->post_content;`);
  }

  it('keeps a list, a month and a map while they are set, moved, copied, undone, redone, saved twice and published', async () => {
    const page = await beginPost('Season');
    // A block that has moved is where it is shown.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const complaints = complaintsOf(page);
    await giveTiles(page);
    for (const name of ['Event list', 'Event month', 'Event map']) {
      if (name !== 'Event list') await page.keyboard.press('Enter');
      await insertBlock(page, name);
    }
    await shows(page, 'list', 'month', 'map');
    await page.locator('::-p-xpath(//button[. = "More"])').click();
    await setting(page, 'Map images').fill('/tiles/{z}/{x}/{y}.png');
    await page.keyboard.press('Enter');
    await shows(page, 'list', 'month', 'map with markers');
    await choose(page, 'list');
    await setting(page, 'Layout').fill('compact');
    await shows(page, 'list compact', 'month', 'map with markers');

    await choose(page, 'month');
    await press(page, 'Move up');
    await shows(page, 'month', 'list compact', 'map with markers');
    await press(page, 'Move down');
    await shows(page, 'list compact', 'month', 'map with markers');
    await choose(page, 'list');
    await page.locator('.block-editor-block-settings-menu button').click();
    await page.locator('::-p-xpath(//button[@role = "menuitem"][contains(., "Duplicate")])').click();
    await shows(page, 'list compact', 'list compact', 'month', 'map with markers');
    await press(page, 'Undo');
    await shows(page, 'list compact', 'month', 'map with markers');
    await press(page, 'Redo');
    await shows(page, 'list compact', 'list compact', 'month', 'map with markers');

    const first = await saveDraft(page);
    await choose(page, 'list');
    await setting(page, 'How many').fill('2');
    await page.keyboard.press('Enter');
    await shows(page, 'list compact 2', 'list compact', 'month', 'map with markers');
    const second = await saveDraft(page);
    expect(second).to.equal(first.replace('"layout":"compact"', '"layout":"compact","limit":"2"'));

    await page.reload();
    await shows(page, 'list compact 2', 'list compact', 'month', 'map with markers');
    expect(await page.$('.block-editor-warning')).to.equal(null);
    const url = await publishPost(page);
    const reader = await visitor();
    const complaintsOfReader = complaintsOf(reader);
    await giveTiles(reader);
    await reader.goto(url);
    await shows(reader, 'list compact 2', 'list compact', 'month', 'map with markers');
    expect([...complaints, ...complaintsOfReader]).to.deep.equal([]);
  });
});

describe('a shortcode', () => {
  const tagOf = async (shortcode: string) =>
    /<cal-event-list[^]*?<\/cal-event-list>/.exec(await sourceOf(publish(shortcode)))?.[0];

  it('becomes its element, with the address and the namespace of the site’s own calendar', async () => {
    const [start] = /^<[^>]*>/.exec(
      (await tagOf('[cal-event-list categories="music" starts_after="2026-12-01" featured]'))!,
    )!;
    expect(start).to.equal(
      `<cal-event-list categories="music" starts-after="2026-12-01" featured="true" base-url="${site.origin}/wp-json/" namespace="tribe/events/v1" first-day="1" hour-cycle="h12">`,
    );
  });

  it('takes another address, and no attribute that is not the element’s, whatever it holds', async () => {
    expect(
      await tagOf(
        `[cal-event-list base-url="https://calendar.example/api" namespace="a/b" onclick="alert(1)" style="x" search='"&gt;&lt;img src=x&gt;']`,
      ),
    ).to.equal(
      '<cal-event-list base-url="https://calendar.example/api" namespace="a/b" search="&quot;&gt;&lt;img src=x&gt;" first-day="1" hour-cycle="h12"></cal-event-list>',
    );
  });

  it('takes the colors and distances of its style, and nothing else of it', async () => {
    const style =
      '--cal-color-accent: #c00; position: fixed; --cal-x: url(//other.example); --cal-gap: calc(1rem + 2px)';
    expect(await tagOf(`[cal-event-list base-url="/a" namespace="b" style="${style}"]`)).to.include(
      ' style="--cal-color-accent: #c00; --cal-gap: calc(1rem + 2px)"',
    );
  });
});

describe('the settings of the site', () => {
  const clock = (start: number, format: string) =>
    site.php(`update_option( 'start_of_week', ${start} ); update_option( 'time_format', ${phpText(format)} );`);
  afterAll(() => {
    clock(1, 'g:i a');
    site.php(`delete_option( 'tribe_events_calendar_options' );`);
  });

  it('say when weeks begin and how times are written, unless a block says otherwise', async () => {
    clock(0, 'H:i');
    expect(await attributesOf('[cal-calendar]')).to.include({ 'first-day': '7', 'hour-cycle': 'h23' });
    expect(await attributesOf('[cal-calendar first-day="6" hour-cycle="h12"]')).to.include({
      'first-day': '6',
      'hour-cycle': 'h12',
    });
    clock(1, String.raw`G\hi`);
    expect(await attributesOf('[cal-calendar]')).to.include({ 'first-day': '1', 'hour-cycle': 'h23' });
    clock(1, 'g:i a');
    expect(await attributesOf('[cal-calendar]')).to.include({ 'hour-cycle': 'h12' });
  });

  it('show all events in the zone of the site where its calendar does', async () => {
    expect(await attributesOf('[cal-calendar]')).not.to.have.any.keys('time-zone', 'time-display');
    site.php(`update_option( 'tribe_events_calendar_options', [ 'tribe_events_timezone_mode' => 'site' ] );`);
    expect(await attributesOf('[cal-calendar]')).to.include({
      'time-zone': 'Europe/Berlin',
      'time-display': 'visitor',
    });
    expect(await attributesOf('[cal-calendar time-display="both"]')).to.include({ 'time-display': 'both' });
    const elsewhere = await attributesOf('[cal-calendar base-url="https://calendar.example/wp-json"]');
    expect(elsewhere).to.include({ 'first-day': '1' }).and.not.have.any.keys('time-zone', 'namespace');
  });
});

describe('what is upcoming', () => {
  const inNewYork = (title: string, from: number, to: number) => {
    // Five hours before UTC.
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString().slice(0, 19).replace('T', ' ');
    const dates = `'start_date' => '${at(from)}', 'end_date' => '${at(to)}', 'utc_start_date' => '${at(from + 5)}', 'utc_end_date' => '${at(to + 5)}'`;
    return `[ 'id' => ${90000 + from}, 'title' => 'Harbor ${title}', 'timezone' => 'America/New_York', ${dates} ]`;
  };
  beforeAll(() => {
    const events = [
      inNewYork('market', 9, 19),
      inNewYork('lunch', 12, 13),
      inNewYork('concert', 20, 23),
      inNewYork('walk', 34, 36),
    ];
    site.php(
      `update_option( 'timezone_string', 'Pacific/Auckland' ); update_option( 'test_calendar_events', [ ${events.join()} ] );`,
    );
  });
  afterAll(() => {
    site.php(`update_option( 'timezone_string', 'Europe/Berlin' );
foreach ( [ 'test_calendar_events', 'tribe_events_calendar_options' ] as $name ) delete_option( $name );`);
  });

  it.each(['event', 'site'])(
    'is so by the instant, for a site in Auckland in the zone mode “%s”, and visitors anywhere',
    async (mode) => {
      site.php(`update_option( 'tribe_events_calendar_options', [ 'tribe_events_timezone_mode' => '${mode}' ] );`);
      const url = publish('[cal-event-list search="harbor"]');
      for (const zone of ['Pacific/Auckland', 'Europe/Berlin', 'America/New_York', 'Pacific/Honolulu']) {
        const reader = await visitor();
        await reader.emulateTimezone(zone);
        // It is 18:20 in New York, and tomorrow in Berlin and Auckland.
        await reader.evaluateOnNewDocument(() => (Date.now = () => Date.UTC(2026, 10, 20, 23, 20)));
        await reader.goto(url);
        expect([zone, await titlesIn(reader)]).to.deep.equal([
          zone,
          ['Harbor market', 'Harbor concert', 'Harbor walk'],
        ]);
      }
    },
  );
});

describe('the status of events', () => {
  type Told = {
    readonly id: number;
    readonly json_ld: Record<string, string>;
    readonly event_status?: string;
    readonly event_status_reason?: string;
  };
  const read = async <T>(path: string) =>
    (await (await fetch(`${site.origin}/wp-json/tribe/events/v1/${path}`)).json()) as T;
  const set = (id: number, status: string, reason = '') =>
    site.php(
      `update_post_meta( ${id}, '_tribe_events_status', '${status}' ); update_post_meta( ${id}, '_tribe_events_status_reason', ${phpText(reason)} );`,
    );

  it('is told in lists, with the reason, as text', async () => {
    set(379, 'canceled', 'The <b>singer</b> has a cold &amp; rests.');
    set(190, 'postponed');
    const { events } = await read<{ events: Told[] }>('events?per_page=5');
    const told = events.map((event) => [
      event.id,
      event.json_ld['eventStatus'],
      event.event_status,
      event.event_status_reason,
    ]);
    expect(told.slice(0, 3)).to.deep.equal([
      [307, 'https://schema.org/EventScheduled', undefined, undefined],
      [379, 'https://schema.org/EventCancelled', 'cancelled', 'The singer has a cold & rests.'],
      [190, 'https://schema.org/EventPostponed', 'postponed', undefined],
    ]);
    const single = await read<Told>('events/379');
    expect(single).to.include({ event_status: 'cancelled', event_status_reason: 'The singer has a cold & rests.' });
    expect(single.json_ld['@type']).to.equal('Event');
  });

  it('is marked in lists and months, and explained where the event is shown', async () => {
    const reader = await visitor();
    const month = site.php(`echo date( 'Y-m', strtotime( test_calendar_item( 'events', 379 )['start_date'] ) );`);
    await reader.goto(
      publish(`[cal-event-list][cal-event-month layout="agenda" date="${month}"][cal-event-detail event-id="379"]`),
    );
    const badge = async (tag: string, mark: string) => textOf(await inside(reader, [tag], `[part~="badge-${mark}"]`));
    expect(await badge('cal-event-list', 'cancelled')).to.equal('Canceled');
    expect(await badge('cal-event-list', 'postponed')).to.equal('Postponed');
    expect(await badge('cal-event-month', 'cancelled')).to.equal('Canceled');
    expect(await textOf(await inside(reader, ['cal-event-detail'], '[part="status-reason"]'))).to.equal(
      'The singer has a cold & rests.',
    );
  });
});

describe('the feed', () => {
  beforeAll(() => void site.php(`wp_insert_term( 'Jazz', 'tribe_events_cat', [ 'slug' => 'jazz' ] );`));

  it('of a calendar is that of the events plugin, of all events or of its one category, and left out where there is no such feed', async () => {
    const feed = async (attributes: string) => (await attributesOf(`[cal-calendar ${attributes}]`))['feed-url'];
    expect(await feed('')).to.equal(`${site.origin}/events/list/?ical=1`);
    expect(await feed('categories="jazz"')).to.equal(`${site.origin}/events/category/jazz/list/?ical=1`);
    for (const others of ['categories="jazz,music"', 'venue="20"', 'base-url="https://calendar.example/wp-json"'])
      expect(await feed(others)).to.equal(undefined);
    expect(await feed('feed-url="/own.ics"')).to.equal('/own.ics');
    expect(await attributesOf('[cal-add-to-calendar event-id="307"]')).not.to.have.property('feed-url');
  });

  it('is offered to visitors, who can read it', async () => {
    const reader = await visitor();
    await reader.goto(publish('[cal-calendar controls="subscribe"]'));
    const button = ['cal-calendar', 'cal-add-to-calendar'];
    await (await inside(reader, button, '[part~="add"]')).click();
    const link = await inside(reader, button, 'a[href*="calendar.google.com"]');
    const feed = new URL(await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href)).searchParams.get('cid')!;
    expect(feed).to.equal(`${site.origin}/events/list/?ical=1`.replace('http:', 'webcal:'));
    expect(await sourceOf(feed.replace('webcal:', 'http:'))).to.match(/^BEGIN:VCALENDAR/);
  });
});

describe('without the plugin', () => {
  /** Another site, which has the script. */
  const elsewhere = createServer((request, response) => {
    const isScript = request.url!.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    const page = `<!doctype html><title>Elsewhere</title><script src="/script.js" defer></script><cal-event-list base-url="${site.origin}/wp-json"></cal-event-list>`;
    response.end(isScript ? readFileSync('dist/cal-elements.standalone.js') : page);
  });
  let origin: string;
  beforeAll(async () => {
    site.php(`deactivate_plugins( 'cal-elements/cal-elements.php' );`);
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    origin = `http://localhost:${(elsewhere.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    elsewhere.close();
    site.php(`activate_plugin( 'cal-elements/cal-elements.php' );`);
  });

  it('the script and the tag show the events of a stock WordPress on a page of its own, without its namespace', async () => {
    const content = `<!-- wp:html --><script src="${origin}/script.js" defer></script><cal-event-list base-url="/wp-json" limit="5"></cal-event-list><!-- /wp:html -->`;
    const url = site.php(
      `kses_remove_filters(); echo get_permalink( wp_insert_post( wp_slash( [ 'post_title' => 'Own', 'post_status' => 'publish', 'post_content' => ${phpText(content)} ] ) ) );`,
    );
    const reader = await visitor();
    await reader.goto(url);
    expect(await titlesIn(reader)).to.have.length(5);
  });

  it('they do so on a page of another origin', async () => {
    const reader = await visitor();
    await reader.goto(origin);
    expect(await titlesIn(reader)).to.have.length(10);
  });
});

describe('a directory', () => {
  it('is in the order of the alphabet across its pages, though the calendar answers with the newest first', async () => {
    const reader = await visitor();
    await reader.goto(publish('[cal-venue-list per-page="10"]'));
    await inside(reader, ['cal-venue-list'], '[part~="more"]');
    const names = () =>
      reader.$$eval('cal-venue-list >>> [part~="title"]', (all) => all.map(({ textContent }) => textContent.trim()));
    const first = await names();
    await (await inside(reader, ['cal-venue-list'], '[part~="more"]')).click();
    await reader.waitForFunction(
      () => document.querySelector('cal-venue-list')!.shadowRoot!.querySelectorAll('[part~="title"]').length > 10,
    );
    const all = await names();
    expect(all.slice(0, 10)).to.deep.equal(first);
    expect(all.length).to.be.greaterThan(first.length);
    expect(all).to.deep.equal(all.toSorted(new Intl.Collator('en').compare));
  });
});

describe('where visitors see no calendar', () => {
  const notices = async (name = 'admin') => {
    const page = await visitor(name);
    await page.goto(`${site.origin}/wp-admin/${name === 'admin' ? 'plugins' : 'index'}.php`);
    return page.$$eval('.notice', (all) => all.map(({ textContent }) => textContent).join(' '));
  };
  const health = () => site.php(`echo cal_elements_test_health()['status'];`);

  it('administrators are told after activation that no events plugin is active, and such a plugin by name; so is who owns a page', async () => {
    const plugin = 'a plugin such as The Events Calendar';
    expect(await notices()).not.to.include(plugin);
    site.php(`update_option( 'test_no_calendar', '1' ); cal_elements_forget();`);
    try {
      expect(await notices())
        .to.include(plugin)
        .and.include('no plugin of this site offers events');
      expect(await notices('author')).not.to.include(plugin);
      expect(health()).to.equal('recommended');
      site.php(`update_user_meta( 1, 'locale', 'de_DE' );`);
      expect(await notices()).to.include('kein Plugin dieser Website bietet Veranstaltungen an');
      site.php(`delete_user_meta( 1, 'locale' );`);
      const owner = await visitor();
      await owner.goto(publish('[cal-event-list]'));
      expect(await textOf(await inside(owner, ['cal-event-list'], '[part~="error"]'))).to.include(plugin);
      // Blocks may name another calendar.
      site.php(`delete_transient( 'cal_elements_activated' );`);
      expect(await notices()).not.to.include(plugin);
    } finally {
      site.php(`delete_option( 'test_no_calendar' ); cal_elements_forget();`);
    }
    expect(health()).to.equal('good');
  });

  it('because the REST API is closed to guests, wp-admin and Site Health say so, and ask again only when that is asked for or other plugins run', async () => {
    expect(await notices()).not.to.include('REST API');
    expect(health()).to.equal('good');
    site.php(`update_option( 'test_rest_closed', '1' );`);
    expect(await notices()).not.to.include('REST API');
    expect(health()).to.equal('critical');
    expect(await notices())
      .to.include('Visitors who are not signed in cannot see your calendar')
      .and.include('/wp-json/tribe/events/v1');
    site.php(`delete_option( 'test_rest_closed' ); do_action( 'activated_plugin', 'another/plugin.php', false );`);
    expect(await notices()).not.to.include('REST API');
  });
});

describe('a signed-in reader', () => {
  it('sees what only they may see; nobody else gets a nonce, so that a page can be cached', async () => {
    const url = publish('[cal-event-list limit="3"]');
    const anonymous = await visitor();
    await anonymous.goto(url);
    expect(await titlesIn(anonymous)).not.to.include('For members');
    expect(await anonymous.content()).not.to.match(/nonce/i);
    const member = await visitor('author');
    await member.goto(url);
    expect(await titlesIn(member)).to.include('For members');
  });

  it('sees the public events when the nonce is too old', async () => {
    const member = await visitor('author');
    await member.evaluateOnNewDocument(() => {
      Object.defineProperty(globalThis, 'calElementsSession', {
        set: (session: { nonce: string }) =>
          Object.defineProperty(globalThis, 'calElementsSession', { value: { ...session, nonce: 'old' } }),
        configurable: true,
      });
    });
    await member.goto(publish('[cal-event-list limit="3"]'));
    expect(await titlesIn(member)).not.to.include('For members');
  });
});

describe('on a site without pretty permalinks', () => {
  beforeAll(() => void site.php(`update_option( 'permalink_structure', '' );`));
  afterAll(() => void site.php(`update_option( 'permalink_structure', '/%postname%/' );`));

  it('everybody sees the events, and members what only they may see', async () => {
    const url = publish('[cal-event-list limit="3"]');
    expect(await sourceOf(url)).to.include('?rest_route=');
    const anonymous = await visitor();
    await anonymous.goto(url);
    expect(await titlesIn(anonymous))
      .to.have.length(3)
      .and.not.include('For members');
    const member = await visitor('author');
    await member.goto(url);
    expect(await titlesIn(member)).to.include('For members');
  });
});

describe('the events in a page itself', () => {
  /** HTML as text, as guests get it. */
  const rendered = (shortcode: string, code = '') =>
    site.php(`wp_set_current_user( 0 ); ${code} echo do_shortcode( ${phpText(shortcode)} );`);
  const between = (html: string, start: string, end: string) => {
    const at = html.indexOf(start);
    return at < 0 ? undefined : html.slice(at, html.indexOf(end, at));
  };
  const pictureIn = (html: string) =>
    between(html, '<template shadowrootmode="open"><!--cal-->', '</template>')?.replace(/<style>[^]*<\/style>/, '');
  const wordsIn = (html: string) =>
    between(html, '<span data-cal>', '</span>') ?? between(html, '<ul data-cal>', '</ul>');
  const answersIn = (html: string) =>
    [
      ...html.matchAll(
        /<script slot="cal" type="application\/json" data-cal="([^"]*)" data-cal-time="[^"]*Z">([^]*?)<\/script>/g,
      ),
    ].map(([, url, json]) => ({
      url: url!.replaceAll('&amp;', '&'),
      json: JSON.parse(json!) as Record<string, unknown>,
    }));
  /** The requests to the calendar that a page makes until its elements have shown something. */
  const askedBy = async (page: Page, url: string) => {
    const asked: string[] = [];
    page.on('request', (request) => void (/[/=]tribe\/events\//.test(request.url()) && asked.push(request.url())));
    await page.goto(url);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('cal-event-list, cal-event-detail, cal-event-month')].every(
        ({ shadowRoot }) =>
          // A month on a telephone may have its events on other days than the chosen one.
          shadowRoot?.querySelector('[part~="title"], [part~="name"], [part~="empty"], [part~="event"], .dots i') &&
          !shadowRoot.querySelector('.printed'),
      ),
    );
    return asked;
  };
  /** Keeps a page as it is before the script arrives. */
  const withoutElements = async (page: Page) => {
    await page.setRequestInterception(true);
    page.on('request', (request) => void (request.url().includes('/elements/') ? request.abort() : request.continue()));
  };
  /** Adds up how far what is seen of the pages to come jumps. */
  const noteShifts = (page: Page) =>
    page.evaluateOnNewDocument(() => {
      const shifted = globalThis as unknown as { shift: number };
      shifted.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifted.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  const shiftOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  const addEvents = (...events: object[]) =>
    site.php(`update_option( 'test_calendar_events', json_decode( ${phpText(JSON.stringify(events))}, true ) );`);
  afterEach(() => void site.php(`delete_option( 'test_calendar_events' ); delete_option( 'test_rest_closed' );`));

  it.each([
    ['a shortcode', '[cal-event-list paging="none"]'],
    ['a block', '<!-- wp:cal-elements/event-list {"paging":"none"} /-->'],
  ])('of %s are seen without scripts, and the element shows the same and asks nobody', async (_, content) => {
    const url = publish(content);
    const quiet = await visitor();
    await quiet.setJavaScriptEnabled(false);
    await quiet.goto(url);
    const painted = await quiet.$$eval('cal-event-list >>> .printed [part~="title"]', (all) =>
      all.filter((title) => title.getBoundingClientRect().height).map(({ textContent }) => textContent),
    );
    expect(painted).to.have.length(10);
    const reader = await visitor();
    expect(await askedBy(reader, url)).to.deep.equal([]);
    expect(await titlesIn(reader)).to.deep.equal(painted);
    expect(wordsIn(await sourceOf(url))!.match(/<time/g)).to.have.length(10);
  });

  it('do not move when the element takes over', async () => {
    const layouts = ['list', 'cards', 'compact'].map(
      (layout) => `[cal-event-list layout="${layout}" search="Tuesday Choir"]`,
    );
    const url = publish(layouts.join('\n\n'));
    const places = (page: Page) =>
      page.$$eval('cal-event-list >>> .title', (all) =>
        all
          .map((title) => ({ text: title.textContent, box: title.getBoundingClientRect() }))
          .filter(({ box }) => box.height)
          .map(({ text, box: { x, y, width } }) => [text, x, y, width]),
      );
    for (const width of [390, 1300]) {
      const [before, after] = [await visitor(), await visitor()];
      for (const page of [before, after]) await page.setViewport({ width, height: 900 });
      // Near the site, the second clock has its place.
      await after.emulateTimezone('Europe/Berlin');
      await withoutElements(before);
      await before.goto(url);
      await askedBy(after, url);
      expect((await places(before)).length).to.be.greaterThan(8);
      expect(await places(after)).to.deep.equal(await places(before));
    }
  });

  it.each([390, 1300])(
    'of a month are seen without scripts, and neither move nor are asked for when the element takes over, in %i px',
    async (width) => {
      const month = site.php(`echo wp_date( 'Y-m', strtotime( test_calendar_item( 'events', 379 )['start_date'] ) );`);
      const url = publish(`<!-- wp:cal-elements/event-month {"date":"${month}","color-by":"none"} /-->`);
      const [quiet, reader] = [await visitor(), await visitor()];
      for (const page of [quiet, reader]) await page.setViewport({ width, height: 900 });
      const places = (page: Page) =>
        page.$$eval(
          'cal-event-month >>> :is(.name, .number, .dots, .more-events > :first-child, .day-heading, .title)',
          (all) =>
            all
              .map((one) => ({ text: one.textContent.replace(/\s+/g, ' ').trim(), box: one.getBoundingClientRect() }))
              .filter(({ box }) => box.height)
              .map(({ text, box: { x, y } }) => [text, Math.round(x), Math.round(y)]),
        );
      await withoutElements(quiet);
      await quiet.goto(url);
      const painted = await places(quiet);
      expect(painted.length).to.be.greaterThan(30);
      // Near the site, the second clock has its place.
      await reader.emulateTimezone('Europe/Berlin');
      const asked = await askedBy(reader, url);
      // The months beside it are asked for ahead.
      const written = answersIn(await sourceOf(url)).map((answer) => answer.url);
      expect(atLeastOne(written).filter((address) => asked.includes(address))).to.deep.equal([]);
      expect(await places(reader)).to.deep.equal(painted);
      const silent = await visitor();
      await silent.setJavaScriptEnabled(false);
      await silent.goto(url);
      const links = await silent.$$eval('cal-event-month >>> .printed a[part~="event"]', (all) => all.length);
      expect(links).to.be.greaterThan(3);
    },
  );

  it.each([
    ['its list', '', 390],
    ['its list', '', 1300],
    ['its month', 'views="month list"', 390],
    ['its month', 'views="month list"', 1300],
  ])(
    'of a calendar are seen in %s before any script, and nothing is asked for twice or moves: %s, %i px',
    async (_, attributes, width) => {
      const url = publish(`[cal-calendar ${attributes}]`);
      const [quiet, reader] = [await visitor(), await visitor()];
      for (const page of [quiet, reader]) await page.setViewport({ width, height: 900 });
      await withoutElements(quiet);
      await quiet.goto(url);
      const seen = await quiet.$$eval(
        'cal-calendar >>> .view >>> :is(a[href], .dots i)',
        (all) => all.filter((event) => event.getBoundingClientRect().height).length,
      );
      expect(seen).to.be.greaterThan(5);
      await reader.emulateTimezone('Europe/Berlin');
      await noteShifts(reader);
      const asked: string[] = [];
      reader.on('request', (request) => void (/\/events\?/.test(request.url()) && asked.push(request.url())));
      await reader.goto(url);
      await reader.waitForFunction(() => {
        const root = document.querySelector('cal-calendar')!.shadowRoot!;
        return (
          !root.querySelector('.printed') &&
          root.querySelector('.content > *')?.shadowRoot?.querySelector('.number, a[href]')
        );
      });
      await reader.waitForNetworkIdle();
      // The pages beside the one that is shown are asked for ahead.
      const written = answersIn(await sourceOf(url)).map((answer) => answer.url);
      expect(atLeastOne(written).filter((address) => asked.includes(address))).to.deep.equal([]);
      expect(await shiftOf(reader)).to.be.at.most(0.005);
    },
  );

  it.each([390, 1300])(
    'are left to the element in a Persian month, which has its place before any script, in %i px',
    async (width) => {
      const day = site.php(`echo substr( test_calendar_item( 'events', 379 )['start_date'], 0, 10 );`);
      const below = '<!-- wp:paragraph --><p>What a page says besides.</p><!-- /wp:paragraph -->'.repeat(8);
      const url = publish(`<!-- wp:cal-elements/event-month {"calendar":"persian","date":"${day}"} /-->${below}`);
      expect(await sourceOf(url)).to.match(/<cal-event-month[^<]*><svg [^<]*><\/svg><\/cal-event-month>/);
      const page = await visitor();
      await page.setViewport({ width, height: 900 });
      await noteShifts(page);
      const held: (() => void)[] = [];
      let isHeld = true;
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const go = () => void request.continue();
        if (isHeld && request.url().includes('/elements/')) held.push(go);
        else go();
      });
      const arrived = page.goto(url);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
      for (const go of held.splice(0)) go();
      isHeld = false;
      await arrived;
      await inside(page, ['cal-event-month'], '.event, .dots i');
      const heading = await inside(page, ['cal-event-month'], '.heading');
      expect(await textOf(heading)).to.match(/ AP/);
      expect(await shiftOf(page)).to.be.at.most(0.02);
    },
  );

  it('ask for the copy of an image that fits, once, also where WordPress writes `auto` into `sizes`', async () => {
    const address = (number: number, width: number) => `${site.origin}/photo-${number}-${width}.png`;
    const copy = (number: number, width: number) => ({
      url: address(number, width),
      width,
      height: (width * 3) / 4,
      alt: '',
    });
    const photos = [1, 2].map((number) => ({
      ...copy(number, 1600),
      sizes: { medium: copy(number, 400), large: copy(number, 800) },
    }));
    addEvents(...photos.map((image, index) => ({ id: 90_001 + index, title: `Photo ${index}`, image })));
    const url = publish(`[cal-event-list search="Photo"]\n\n[cal-event-list layout="cards" search="Photo"]`);
    const source = await sourceOf(url);
    expect(
      atLeastOne(source.match(/<img [^>]*photo-[^>]*>/g)!).filter((image) => image.includes('auto')),
    ).to.deep.equal([]);
    const other = '<img loading="lazy" sizes="12rem" src="a.png" srcset="a.png 400w" width="400" height="300">';
    expect(site.php(`echo wp_filter_content_tags( '${other}', 'the_content' );`)).to.include('sizes="auto, 12rem"');
    const reader = await visitor();
    const asked: string[] = [];
    await reader.setRequestInterception(true);
    reader.on('request', (request) => {
      const [, width] = /photo-\d-(\d+)/.exec(request.url()) ?? [];
      if (!width) return void request.continue();
      asked.push(request.url());
      const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(Number(width) * 3) / 4}"/>`;
      return void request.respond({
        contentType: 'image/svg+xml',
        headers: { 'cache-control': 'max-age=600' },
        body: image,
      });
    });
    await askedBy(reader, url);
    await reader.waitForNetworkIdle();
    expect(asked.toSorted()).to.deep.equal([1, 2].map((number) => address(number, 400)));
  });

  it('come with the address that the element asks first, whatever its attributes say', async () => {
    const lists = [
      '', 'range="today"', 'range="month"', 'range="past"', 'range="past" order="asc"', 'range="all" per-page="3"', 'limit="3"', 'per-page="20"',
      'search="choir & co* é~"', 'categories="jazz,talks"', 'venue="20,33" featured', 'starts-after="2026-12-01" ends-before="2027-03-31"', 'start-date="2026-11-28" strict-dates="true"', 'include="307,379"', 'order="desc"',
    ]; // prettier-ignore
    addEvents({ id: 90_001, title: 'A choir & co* é~' });
    for (const structure of ['/%postname%/', '']) {
      site.php(`update_option( 'permalink_structure', '${structure}' );`);
      const url = publish(
        `${lists.map((attributes) => `[cal-event-list paging="none" ${attributes}]`).join('\n\n')}\n\n[cal-event-detail event-id="379"]`,
      );
      const source = await sourceOf(url);
      const written = answersIn(source).map(({ url }) => url);
      const reader = await visitor();
      await reader.emulateTimezone('Europe/Berlin');
      const asked = await askedBy(reader, url);
      // Two pairs of lists have one address.
      expect(new Set(written).size).to.be.within(lists.length - 1, lists.length + 1);
      // Lists that begin with their last page ask for that, empty ones for what else there is, and a detail for related events.
      expect(asked.filter((address) => !/[?&]page=(?!1&)|per_page=[14]&/.test(address))).to.deep.equal([]);
    }
    site.php(`update_option( 'permalink_structure', '/%postname%/' );`);
  });

  it('are not written where the element asks for something that PHP does not know', () => {
    const others = ['time-display="visitor" range="today"', 'page="2"', 'free', 'fold-series', 'ongoing="last"', 'venue="none"', 'starts-after="tomorrow"', 'geoloc-lat="1" geoloc-lng="2"', 'base-url="https://calendar.example"', 'namespace="a/b"', 'categories="nothing"']; // prettier-ignore
    for (const attributes of others)
      expect(rendered(`[cal-event-list ${attributes}]`), attributes).to.match(
        /^<cal-event-list [^<]*><\/cal-event-list>$/,
      );
    expect(rendered('[cal-event-detail event-id="1"]')).to.match(/^<cal-event-detail [^<]*><\/cal-event-detail>$/);
  });

  it('are words and the answer, without a picture, in other languages and looks, and where only browsers know what they would show', () => {
    const noLanguage = `add_filter( 'locale', fn() => 'ja' );`;
    const isOdd = (members: object) =>
      `add_filter( 'tribe_rest_event_data', fn( $event ) => ${phpArray(members)} + $event );`;
    for (const [shortcode, code] of [
      ['[cal-event-list]', noLanguage],
      ['[cal-event-list color-by="category"]', ''],
      ['[cal-event-list open-event="379"]', ''],
      ['[cal-event-list]', isOdd({ url: 'https://müller.example/' })],
      ['[cal-event-detail event-id="379"]', noLanguage],
      ['[cal-event-month layout="agenda"]', ''],
      ['[cal-event-month color-by="category"]', ''],
      ['[cal-event-month max-per-day="23"]', ''],
      ['[cal-event-detail event-id="379" mode="dialog"]', ''],
      ['[cal-event-detail event-id="379" json-ld]', isOdd({ website: 'https://müller.example/' })],
      ['[cal-event-detail event-id="379"]', isOdd({ description: '<p>not closed' })],
    ] as const) {
      const html = rendered(shortcode, code);
      expect(html, shortcode)
        .to.match(
          /<noscript slot="cal" data-cal><span data-cal>.*<\/span><\/noscript><script slot="cal" type="application\/json"/,
        )
        .and.not.include('<template');
    }
    expect(rendered('[cal-event-detail event-id="379"]', noLanguage)).to.include('O’Connell’s Back Room, Ballyfictive');
    // No list shows the website of an event.
    expect(rendered('[cal-event-list]', isOdd({ website: 'https://müller.example/' }))).to.include('<template');
    expect(rendered('[cal-event-detail event-id="379"]', isOdd({ website: '/relative' }))).to.include('<template');
  });

  it('are a picture of an event with all that is known of it, which does not move when the element takes over', async () => {
    const day = new Date(Date.now() + 90 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const [start_date, end_date] = [`${day} 18:00:00`, `${day} 20:00:00`];
    const dates = { start_date, end_date, utc_start_date: start_date, utc_end_date: end_date, timezone: 'UTC' };
    const [title, slug] = ['Harp & hearth', 'harp-and-hearth'];
    addEvents({ id: 90_001, title: 'Harp &amp; hearth', slug, ...dates });
    const url = publish('[cal-event-detail event-id="90001"]');
    const places = (page: Page) =>
      page.$$eval('cal-event-detail >>> :is(.headline, .summary, .hero, .description p)', (all) =>
        all
          .map((part) => ({ text: part.textContent.replace(/\s+/g, ' ').trim(), box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.height)
          .map(({ text, box: { x, y, width } }) => [text, x, y, width]),
      );
    const [before, after] = [await visitor(), await visitor()];
    // Near the site, the second clock has its place.
    await after.emulateTimezone('Europe/Berlin');
    await withoutElements(before);
    await before.goto(url);
    expect((await askedBy(after, url)).filter((address) => !/per_page=4&/.test(address))).to.deep.equal([]);
    const painted = await places(before);
    expect(painted.length).to.be.greaterThan(2);
    expect(painted[0]![0]).to.equal(title);
    expect(await places(after)).to.deep.equal(painted);
    expect(answersIn(await sourceOf(publish(`[cal-event-detail slug="${slug}"]`)))[0]!.url).to.include(
      `/events/by-slug/${slug}`,
    );
  });

  it.each([
    ['a list', '[cal-event-list limit="3" json-ld]', 'cal-event-list', 3],
    ['an event', '[cal-event-detail event-id="379" json-ld]', 'cal-event-detail', 1],
  ] as const)(
    'are data for search engines where %s asks for it: one script before the element is there, and the same one after',
    async (_, content, tag, count) => {
      const scripts = (page: Page) =>
        page.$$eval(`${tag} script[type="application/ld+json"]`, (all) => all.map(({ textContent }) => textContent));
      const url = publish(content);
      const [quiet, reader] = [await visitor(), await visitor()];
      await quiet.setJavaScriptEnabled(false);
      await quiet.goto(url);
      const [written, ...others] = await scripts(quiet);
      expect(others).to.deep.equal([]);
      const data = JSON.parse(written!) as { '@context': string; '@graph'?: object[]; name?: string };
      expect([data['@context'], data['@graph']?.length ?? 1]).to.deep.equal(['https://schema.org', count]);
      await reader.goto(url);
      await titlesIn(reader, tag);
      await reader.waitForNetworkIdle();
      expect(await scripts(reader)).to.deep.equal([written]);
      expect(rendered(content.replace(' json-ld', ''))).not.to.include('ld+json');
    },
  );

  it('are a notice where there are none, which the element shows, too', async () => {
    const url = publish('[cal-event-list venue="99999"]');
    const seen = (page: Page) =>
      page.$$eval('cal-event-list >>> [part~="message"]', (all) =>
        all.filter((one) => one.getBoundingClientRect().height).map(({ textContent }) => textContent),
      );
    const [quiet, reader] = [await visitor(), await visitor()];
    await quiet.setJavaScriptEnabled(false);
    await quiet.goto(url);
    const painted = await seen(quiet);
    expect(painted).to.have.length(1);
    await askedBy(reader, url);
    expect(await seen(reader)).to.deep.equal(painted);
  });

  it('are words in feeds, and no script', async () => {
    publish('<!-- wp:cal-elements/event-list {"limit":"3"} /-->');
    const feed = await sourceOf(`${site.origin}/feed/`);
    const [, content] = /<content:encoded><!\[CDATA\[(<cal-event-list limit="3"[^]*?)\]\]>/.exec(feed)!;
    expect(
      content!.match(
        /<li><a href="https:\/\/calendar\.example\/event\/[^"]*"><bdi>[^<]+<\/bdi><\/a>(?: \(\w+\))? <time datetime="[^"]*">[^<]*20\d\d[^<]*<\/time>/g,
      ),
    ).to.have.length(3);
    expect(content).not.to.match(/<script|<template|<style|<noscript/);
    publish('<!-- wp:cal-elements/event-detail {"event-id":"379","json-ld":"true"} /-->');
    const [, detail] = /<content:encoded><!\[CDATA\[(<cal-event-detail [^]*?)\]\]>/.exec(
      await sourceOf(`${site.origin}/feed/`),
    )!;
    expect(detail!.match(/<p>[^<]+<\/p>/g)).to.have.length(2);
    expect(detail)
      .to.include('<time ')
      .and.not.match(/<script|<template|<style|<noscript/);
  });

  it('are not written for who has signed in, and none that not everybody may see is written at all', async () => {
    const url = publish('[cal-event-list]');
    const member = await visitor('author');
    const own = await (await member.goto(url))!.text();
    expect(own)
      .to.include('<cal-event-list ')
      .and.not.match(/data-cal|shadowrootmode/);
    expect(await sourceOf(url))
      .to.include('data-cal-time')
      .and.not.match(/For members|nonce/i);
    for (const hidden of [{ status: 'private' }, { status: 'draft' }]) {
      addEvents({ id: 90_001, title: 'Hidden', ...hidden });
      expect(await sourceOf(url))
        .to.include('<cal-event-list ')
        .and.not.match(/Hidden|data-cal/);
    }
    addEvents();
    site.php(`update_option( 'test_rest_closed', '1' );`);
    expect(await sourceOf(url)).not.to.include('data-cal');
    site.php(`delete_option( 'test_rest_closed' );`);
  });

  it('show an event behind a password by its title and its time, and nothing at all to who has given one', async () => {
    const none = {
      cost: '',
      excerpt: '',
      description: '',
      website: '',
      image: false,
      venue: [],
      organizer: [],
      categories: [],
      tags: [],
    };
    addEvents({ id: 90_001, title: 'Supper club', all_day: null, featured: null, ...none });
    const url = publish('[cal-event-list limit="3"]');
    const source = await sourceOf(url);
    expect(pictureIn(source)).to.match(/part="badge badge-protected">Protected<\/span> Supper club/);
    expect(wordsIn(source)).to.include('<bdi>Supper club</bdi></a> (Protected) <time');
    const reader = await visitor();
    expect(await askedBy(reader, url)).to.deep.equal([]);
    expect(await titlesIn(reader)).to.include('Protected Supper club');
    const cookie = site.php(`echo 'wp-postpass_' . COOKIEHASH . '=secret';`);
    expect(await (await fetch(url, { headers: { cookie } })).text())
      .to.include('<cal-event-list ')
      .and.not.include('data-cal');
  });

  it('say in words, too, which events do not take place as planned', () => {
    const words = (locale: string) =>
      wordsIn(rendered('[cal-event-list limit="5"]', `add_filter( 'locale', fn() => '${locale}' );`));
    site.php(
      `update_post_meta( 379, '_tribe_events_status', 'canceled' ); update_post_meta( 190, '_tribe_events_status', 'postponed' );`,
    );
    expect(words('en_US')).to.match(/<\/a> \(Canceled\) <time.*<\/a> \(Postponed\) <time/);
    expect(words('de_DE')).to.match(/<\/a> \(Abgesagt\) <time/);
    expect(words('ja')).to.match(/<\/a> \(Canceled\) <time/);
  });

  it('are pictures, too, where a site shows all events on its own clock, and say on that clock how old they are', () => {
    const mode = `update_option( 'tribe_events_calendar_options', [ 'tribe_events_timezone_mode' => 'site' ] );`;
    const shown = pictureIn(rendered('[cal-event-list]', mode))!;
    site.php(`delete_option( 'tribe_events_calendar_options' );`);
    expect(shown).to.match(/<span part="zone">GMT\+[12]</);
    for (const picture of [shown, pictureIn(rendered('[cal-event-list]'))!])
      expect(picture).to.match(/As of [^<]* [AP]M</);
  });

  it('run nothing of what a title holds, and no filter of WordPress changes what they say', async () => {
    const titles = ['</template><script>alert(1)</script> Qx', '</script><script>alert(1)</script> Qx', '<!--<script> Qx', ']]> Qx', '[gallery] Qx', '[cal-event-list] Qx', '&amp;lt;b&gt; Qx', '&lt;/template&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; Qx', '\u2028 Qx', '"A" -- 9x9 ... :) Qx']; // prettier-ignore
    addEvents(
      ...titles.map((title, index) => ({
        id: 90_001 + index,
        title,
        slug: 'z',
        excerpt: title,
        url: 'javascript:alert(1)',
      })),
    );
    const url = publish('[cal-event-list search="Qx"]');
    const [source, raw] = [await sourceOf(url), rendered('[cal-event-list search="Qx"]')];
    for (const html of [source.slice(source.indexOf('<cal-event-list'), source.indexOf('</cal-event-list>')), raw]) {
      expect(html.match(/<script/g)).to.have.length(1);
      expect(html.match(/<\/(?:script|template)/g)).to.have.length(2);
      expect(html).not.to.match(/href="javascript|<cal-event-list[^]*<cal-event-list/);
      expect((answersIn(html)[0]!.json.events as { title: string }[]).map(({ title }) => title).sort()).to.deep.equal(
        titles.toSorted(),
      );
    }
    const filters = `foreach ( [ 'do_shortcode', 'wptexturize', 'convert_smilies', 'wp_filter_content_tags', 'convert_chars', 'shortcode_unautop' ] as $filter )
  if ( $filter( $raw ) !== $raw ) echo "$filter ";`;
    expect(
      site.php(`wp_set_current_user( 0 ); $raw = do_shortcode( '[cal-event-list search="Qx"]' ); ${filters}`),
    ).to.equal('');
    // Where only harmless HTML is let through, the words stay.
    expect(rendered('[cal-event-list search="Qx"]', `ob_start( 'wp_kses_post' );`))
      .to.match(/^<span data-cal>/)
      .and.not.match(/<script|<style|\{/);
    const reader = await visitor();
    const dialogs: string[] = [];
    reader.on('dialog', (dialog) => void dialogs.push(dialog.message()));
    await reader.goto(url);
    expect((await titlesIn(reader)).map((title) => title.replace(/\s+/g, ' '))).to.deep.equal(
      await reader.evaluate((html) => {
        const picture = document.createElement('template');
        picture.innerHTML = html.replace(/^<template[^>]*>/, '');
        return [...picture.content.querySelectorAll('.title')].map(({ textContent }) =>
          textContent.replace(/\s+/g, ' ').trim(),
        );
      }, pictureIn(source)!),
    );
    expect(dialogs).to.deep.equal([]);
  });

  it('are kept by a page cache for everybody, and hold nothing of who has signed in, whoever comes first', async () => {
    site.php(`copy( '${resolve('test/wordpress/page-cache.php')}', WP_CONTENT_DIR . '/advanced-cache.php' );`);
    try {
      for (const isMemberFirst of [true, false]) {
        const url = publish(`[cal-event-list paging="none" per-page="${isMemberFirst ? 5 : 6}"]`);
        const asMember = async () => {
          const member = await visitor('author');
          const response = (await member.goto(url))!;
          expect(await response.text()).to.not.include('data-cal');
          expect(response.headers()['x-page-cache']).to.equal(undefined);
          expect(await titlesIn(member)).to.include('For members');
        };
        if (isMemberFirst) await asMember();
        const [first, again] = [await fetch(url), await fetch(url)];
        expect([first, again].map(({ headers }) => headers.get('x-page-cache'))).to.deep.equal(['miss', 'hit']);
        const page = await first.text();
        expect(page)
          .to.include('data-cal-time')
          .and.not.match(/For members|nonce|calElementsSession/i);
        expect(await again.text()).to.equal(page);
        await asMember();
        const reader = await visitor();
        expect(await askedBy(reader, url)).to.deep.equal([]);
        expect(await titlesIn(reader)).not.to.include('For members');
        site.php(`do_action( 'cal_elements_expire', url_to_postid( '${url}' ) );`);
        expect((await fetch(url)).headers.get('x-page-cache')).to.equal('miss');
      }
    } finally {
      site.php(`unlink( WP_CONTENT_DIR . '/advanced-cache.php' );`);
    }
  });

  it('get what paints their first events with the script, where these do not stand in the page as they look', async () => {
    const { firstPaint } = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as {
      firstPaint: Record<string, string[]>;
    };
    const preloadedBy = async (url: string) =>
      [...(await sourceOf(url)).matchAll(/<link rel="modulepreload" href="[^"]*\/elements\/([^"?]+)">/g)].map(
        ([, file]) => file!,
      );
    expect(await preloadedBy(publish('[cal-event-list limit="3"]'))).to.deep.equal([]);
    const seenIn = async (tag: string, words: RegExp) => {
      const url = publish(`[${tag} time-display="visitor"]`);
      const files = await preloadedBy(url);
      const painting = firstPaint[tag]!;
      expect(files.slice(0, painting.length)).to.deep.equal(painting);
      expect(files.slice(painting.length).join(' ')).to.match(words);
      const page = await visitor();
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.goto(url);
      // A small month shows dots, and titles of today's events alone.
      await inside(page, [tag], '[part~="dot"], [part~="event-title"], [part~="title"]');
      for (const file of atLeastOne(files))
        expect(requested.filter((one) => one.endsWith(`/elements/${file}`))).to.have.length(1);
    };
    await seenIn('cal-event-list', /^$/);
    await seenIn('cal-event-month', /^chunks\/en-calendar-[\w-]+\.js$/);
  });

  it('look the same under a strict policy that allows the hashes that the plugin tells', async () => {
    const { styles } = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as { styles: Record<string, string> };
    const told = JSON.parse(site.php('echo json_encode( cal_elements_style_hashes() );')) as string[];
    // The plugin prints these.
    const printed = ['cal-calendar', 'cal-event-list', 'cal-event-detail', 'cal-event-month'].map(
      (tag) => styles[tag]!,
    );
    expect(told.toSorted()).to.deep.equal(printed.toSorted());
    const url = publish(
      '[cal-event-list limit="3"]\n\n[cal-event-detail event-id="379"]\n\n[cal-event-month]\n\n[cal-calendar]',
    );
    const seenUnder = async (hashes: readonly string[]) => {
      const allowed = ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
      site.php(
        `update_option( 'test_policy', ${phpText(`default-src 'none'; script-src 'self'; connect-src 'self'; style-src ${allowed}`)} );`,
      );
      const reader = await visitor();
      const refused: string[] = [];
      reader.on('console', (message) => void refused.push(/a hash \('([^']*)'\)/.exec(message.text())?.[1] ?? ''));
      await withoutElements(reader);
      await reader.goto(url);
      return {
        display: await reader.$$eval('cal-event-list >>> .card', (all) =>
          all.map((card) => getComputedStyle(card).display),
        ),
        refused: told.filter((hash) => refused.includes(hash)),
      };
    };
    try {
      expect(await seenUnder(told)).to.deep.equal({ display: ['flex', 'flex', 'flex'], refused: [] });
      expect(await seenUnder([])).to.deep.equal({ display: ['block', 'block', 'block'], refused: told });
    } finally {
      site.php(`delete_option( 'test_policy' );`);
    }
  });

  it('do not break the paragraph that a shortcode stands in', async () => {
    const reader = await visitor();
    await reader.setJavaScriptEnabled(false);
    await reader.goto(publish('Before [cal-event-list limit="2"] between [cal-event-list limit="3"] after.'));
    const words = await reader.$$eval('p > cal-event-list > [data-cal]:not(script)', (all) =>
      all.map((list) => list.querySelectorAll('a').length),
    );
    expect(words).to.deep.equal([2, 3]);
  });

  it('are there once for several lists with one address', async () => {
    const source = await sourceOf(publish('[cal-event-list limit="2"]\n\n[cal-event-list limit="2"]'));
    expect(answersIn(source)).to.have.length(1);
    expect(source.match(/shadowrootmode/g)).to.have.length(2);
  });

  it('can be switched off', () => {
    expect(rendered('[cal-event-list]', `add_filter( 'cal_elements_prerender', '__return_false' );`)).not.to.include(
      'data-cal',
    );
  });

  it('have the pages of caches written anew at the end of the next event, until the plugin is deactivated', async () => {
    // On this clock it is about noon, whatever the time in UTC.
    const hoursBehind = new Date().getUTCHours() - 12;
    onTestFinished(() => void site.php(`update_option( 'timezone_string', 'Europe/Berlin' );`));
    site.php(`update_option( 'timezone_string', 'Etc/GMT${hoursBehind < 0 ? '' : '+'}${hoursBehind}' );`);
    const inMinutes = (minutes: number) =>
      new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    const soon = inMinutes(5);
    addEvents({
      id: 90_001,
      title: 'Soon',
      utc_end_date: soon,
      end_date: soon,
      start_date: inMinutes(-60),
      timezone: 'UTC',
    });
    // The day ends later, until which the first list is right.
    await sourceOf(publish('[cal-event-list search="nothing"]\n\n[cal-event-list search="Soon"]'));
    const planned = () =>
      JSON.parse(
        site.php(
          `$found = []; foreach ( _get_cron_array() as $time => $hooks ) if ( isset( $hooks['cal_elements_expire'] ) ) $found[] = gmdate( 'Y-m-d H:i:s', $time ); echo json_encode( $found );`,
        ),
      ) as string[];
    expect(planned()).to.include(soon);
    expect(
      site.php(
        `add_action( 'clean_post_cache', function ( $id ) { echo "cleaned $id"; } ); do_action( 'cal_elements_expire', 1 );`,
      ),
    ).to.equal('cleaned 1');
    site.php(`deactivate_plugins( 'cal-elements/cal-elements.php' );`);
    expect(planned()).to.deep.equal([]);
    site.php(`activate_plugin( 'cal-elements/cal-elements.php' );`);
  });

  const all = { range: 'all', 'per-page': '50' };
  /** Lists in each layout, grouping and sort of range. */
  const looks: readonly Readonly<Record<string, string>>[] = [
    all,
    { ...all, layout: 'cards', 'group-by': 'day', consent: 'granted' },
    { ...all, layout: 'compact', 'group-by': 'month' },
    { ...all, 'group-by': 'day', 'heading-level': '4' },
    { ...all, layout: 'cards', 'group-by': 'venue' },
    { ...all, 'group-by': 'category', consent: 'granted' },
    { range: 'past', 'per-page': '20', 'group-by': 'month' },
    { 'per-page': '20', 'group-by': 'day' },
    { limit: '7', layout: 'compact', order: 'desc', paging: 'none' },
    { 'ends-after': '2026-07-31', 'per-page': '50', 'group-by': 'day' },
    // Days that are others on other clocks.
    { range: 'today' },
    { range: 'tomorrow', 'group-by': 'day', layout: 'cards' },
    { range: 'month', 'per-page': '5', order: 'desc' },
    { range: 'week', limit: '3', 'time-zone': 'Pacific/Auckland', 'time-display': 'visitor' },
    // Both clocks, and that of who reads alone.
    { ...all, 'time-zone': 'America/New_York', 'group-by': 'day' },
    { ...all, 'time-zone': 'Asia/Kathmandu', layout: 'cards' },
    { ...all, 'time-zone': 'Pacific/Chatham', layout: 'compact' },
    { ...all, 'time-zone': 'Pacific/Auckland', 'time-display': 'visitor', 'group-by': 'day' },
  ];

  /** Compares what PHP writes with what `prerender` writes. @returns how many details PHP leaves to browsers */
  async function compare(cases: readonly Case[], at: Omit<Reading, 'root'>): Promise<number> {
    const reading = { root: `${site.origin}/wp-json/`, ...at };
    const folder = mkdtempSync(join(tmpdir(), 'cal-elements-pictures-'));
    let odd = 0;
    for (const [number, written] of writtenBy(
      (code) => site.php(code),
      join(folder, 'cases.json'),
      cases,
      reading,
    ).entries()) {
      const expected = await expectedOf(cases[number]!, reading);
      // Of HTML that only browsers know how to read, there is no picture.
      const isLeft = !written.picture && cases[number]!.tag === 'cal-event-detail';
      if (isLeft) odd++;
      if (cases[number]!.tag !== 'cal-event-detail') expect(written.picture).not.to.equal('');
      const wanted = isLeft ? { ...expected, picture: '', searchData: '' } : expected;
      // A tag in a line, where they differ. In grids, blanks beside boxes are not seen.
      const isGrid = /month|calendar/.test(cases[number]!.tag);
      const boxes = / *(<\/?(?:div|slot|section|ul|li|p|button)\b[^>]*>) */g;
      const byTags = (one: typeof wanted) => ({
        ...one,
        picture: (isGrid ? one.picture.replace(boxes, '$1') : one.picture).split(/(?=<)/),
      });
      expect(
        byTags({ ...written, ...(isLeft && { searchData: '' }) }),
        `${at.locale} ${JSON.stringify(cases[number]!.attributes)}`,
      ).to.deep.equal(byTags(wanted));
    }
    rmSync(folder, { recursive: true });
    return odd;
  }
  const compared = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ar'] as const;
  const sorted = (events: readonly { readonly start_date: string }[]) =>
    [...events].sort((one, other) => (one.start_date < other.start_date ? -1 : 1));

  type RandomEvent = { readonly start_date: string; readonly all_day: boolean | null };
  /** The clocks that details are shown on. */
  const clocks: Case['attributes'][] = [
    {},
    { 'time-zone': 'America/New_York' },
    { 'time-zone': 'Asia/Kathmandu', 'time-display': 'visitor' },
  ];

  it('are what `prerender` writes, of 1,000 events at random in five languages, in lists and alone', async () => {
    const events = randomEvents(1000) as RandomEvent[];
    // Of what is behind a password, a detail asks for that.
    const open = events.filter((event) => event.all_day !== null);
    const shared = { 'first-day': '1', 'json-ld': 'true' };
    let odd = 0;
    for (const [index, locale] of compared.entries()) {
      const lists = Array.from({ length: 20 }, (_, number): Case => {
        const attributes = {
          ...shared,
          'hour-cycle': (index + number) % 2 ? 'h12' : 'h23',
          ...looks[number % looks.length],
        };
        return { tag: 'cal-event-list', attributes, events: sorted(events.slice(number * 40, number * 40 + 40)) };
      });
      const details = open.slice(index * 50, index * 50 + 50).map((event, number): Case => {
        const attributes = {
          ...shared,
          'event-id': '5',
          'hour-cycle': number % 2 ? 'h12' : 'h23',
          consent: number % 3 ? 'granted' : 'ask',
          ...clocks[number % clocks.length],
        };
        return { tag: 'cal-event-detail', attributes, events: [event] };
      });
      const dates: Case['attributes'][] = [{}, { range: 'all' }, { range: 'past' }, { 'ends-before': '2026-01-01' }];
      const sought: Case['attributes'][] = [{}, { venue: '5' }, { search: 'jazz' }];
      const empty = dates.flatMap((range) =>
        sought.map((filter): Case => ({
          tag: 'cal-event-list',
          attributes: { ...shared, ...range, ...filter, 'hour-cycle': 'h23' },
          events: [],
        })),
      );
      odd += await compare([...lists, ...empty, ...details], { locale, now: Date.UTC(2026, 5, 20, 10) });
    }
    expect(odd).to.be.within(1, 60);
  });

  /** Months in each look, on clocks of all sorts. */
  const monthLooks: readonly Readonly<Record<string, string>>[] = [
    {},
    { date: '2026-02', 'week-numbers': 'auto', 'time-zone': 'America/New_York' },
    { date: '2026-08-15', layout: 'grid', 'outside-days': 'false', 'max-per-day': '2', 'color-by': 'none' },
    { layout: 'mini', selected: '2026-06-12', 'week-numbers': 'simple', 'heading-level': '4' },
    { date: '2027-01', 'time-zone': 'Asia/Kathmandu', 'time-display': 'visitor', 'max-per-day': '22' },
    { date: '2025-12-30', featured: 'true', 'next-day-threshold': '0' },
    { date: '2026-11', 'time-zone': 'Pacific/Chatham', 'time-display': 'event', 'ends-after': '2026-11-05' },
  ];

  it('are the months that `prerender` writes, of events at random in five languages', async () => {
    const events = randomEvents(1000);
    for (const [index, locale] of compared.entries()) {
      const cases = [7, 60].flatMap((count, round) =>
        monthLooks.map((look, number): Case => ({
          tag: 'cal-event-month',
          attributes: {
            'first-day': (number + round) % 2 ? '7' : '1',
            'hour-cycle': (index + number) % 2 ? 'h12' : 'h23',
            ...look,
          },
          events: events.slice(number * 60, number * 60 + count),
        })),
      );
      const empty: Case = { tag: 'cal-event-month', attributes: { 'first-day': '6', 'hour-cycle': 'h23' }, events: [] };
      await compare([...cases, empty], { locale, now: Date.UTC(2026, 5, 20, 10) });
    }
  });

  it.each(compared)('are the calendars that `prerender` writes, with their first view, in %s', async (locale) => {
    const shared = { 'first-day': '1', 'hour-cycle': 'h23' };
    const looks: Case['attributes'][] = [
      {},
      { views: 'month list map', 'filter-layout': 'button' },
      { views: 'month', controls: 'none', 'heading-level': '1', layout: 'cards' },
      { controls: 'search, share', 'filter-layout': 'bar', layout: 'compact', 'group-by': 'day', 'heading-level': '6' },
      { 'time-zone': 'Asia/Kathmandu', 'per-page': '5', paging: 'pager', search: 'a', 'heading-level': '3' },
      { view: 'month', date: '2026-07', 'time-zone': 'America/New_York', 'json-ld': 'true' },
      { 'json-ld': 'true', views: 'list month' },
    ];
    const events = sorted((randomEvents(1000) as RandomEvent[]).slice(0, 40));
    const cases = looks.map((look): Case => ({ tag: 'cal-calendar', attributes: { ...shared, ...look }, events }));
    await compare(cases, { locale, now: Date.UTC(2026, 5, 20, 10) });
  });

  /** Events around a moment, which people call by words that age, such as Today. */
  const nearEvents = near.events.map((event) => ({
    ...event,
    description: '',
    timezone: 'America/New_York',
  })) as unknown as {
    readonly start_date: string;
  }[];

  it.each(compared)('keep the places that `prerender` keeps for words that age, in %s', async (locale) => {
    const shared = { 'first-day': '1', 'hour-cycle': 'h12' };
    const appearances = ['list', 'cards', 'compact'].flatMap((layout) =>
      ['none', 'day'].map((grouping) => ({ layout, 'group-by': grouping })),
    );
    const ranges = ['upcoming', 'all', 'today', 'weekend', 'next-weekend', 'week', 'next-week', 'next-month'].map(
      (range) => ({ range, 'per-page': '50' }),
    );
    const cases: Case[] = [
      ...appearances.flatMap((appearance) =>
        ranges.map((range): Case => ({
          tag: 'cal-event-list',
          attributes: { ...shared, ...appearance, ...range },
          events: sorted(nearEvents),
        })),
      ),
      ...nearEvents.map((event): Case => ({
        tag: 'cal-event-detail',
        attributes: { ...shared, 'event-id': '5' },
        events: [event],
      })),
    ];
    // Then, events begin in 40 minutes, too.
    for (const now of [answered, answered + 125 * 60_000]) expect(await compare(cases, { locale, now })).to.equal(0);
  });

  it.each(['America/New_York', 'Pacific/Chatham'])(
    'say when a whole day is over on the clock that is set, in %s',
    async (timeZone) => {
      const attributes = { 'first-day': '1', 'hour-cycle': 'h12', 'time-zone': timeZone };
      const list: Case = { tag: 'cal-event-list', attributes, events: sorted(nearEvents) };
      expect(list.events.filter((event) => 'all_day' in event && event.all_day === true)).to.have.length(3);
      await compare([list], { locale: 'en-US', now: answered });
    },
  );

  it.each(compared)('name the zone of events, or keep its place, as `prerender` does, in %s', async (locale) => {
    const zones = JSON.parse(site.php('echo json_encode( timezone_identifiers_list() );')) as string[];
    const at = (day: string, timezone: string) => {
      const [start_date, end_date] = [`${day} 19:00:00`, `${day} 21:30:00`];
      return {
        ...nearEvents[0]!,
        image: false,
        all_day: false,
        start_date,
        end_date,
        utc_start_date: '',
        utc_end_date: '',
        timezone,
      };
    };
    // In summer and in winter.
    const everywhere = ['2026-07-01', '2027-01-04'].map((day) =>
      zones.map((zone, index) => ({ ...at(day, zone), id: index + 1 })),
    );
    const shared = { 'first-day': '1', 'hour-cycle': 'h23', 'time-display': 'event', 'per-page': '100', range: 'all' };
    const atRandom = (randomEvents(1000) as RandomEvent[]).slice(0, 300);
    const clocks: Case['attributes'][] = [{}, { 'time-zone': 'America/New_York' }];
    const cases = clocks.flatMap((zone) => [
      ...everywhere.flatMap((events) =>
        [0, 100, 200, 300, 400].map((from): Case => ({
          tag: 'cal-event-list',
          attributes: { ...shared, ...zone },
          events: events.slice(from, from + 100),
        })),
      ),
      ...['list', 'cards', 'compact'].flatMap((layout, index) =>
        [atRandom.slice(index * 100, index * 100 + 100), nearEvents].map((events): Case => ({
          tag: 'cal-event-list',
          attributes: { ...shared, ...zone, layout },
          events: sorted(events),
        })),
      ),
      ...nearEvents.map((event): Case => ({
        tag: 'cal-event-detail',
        attributes: { ...shared, ...zone, 'event-id': '5' },
        events: [event],
      })),
    ]);
    expect(await compare(cases, { locale, now: answered })).to.equal(0);
  });

  it.each(compared)('print the buttons that turn pages as `prerender` does, in %s', async (locale) => {
    const attributes = { 'first-day': '1', 'hour-cycle': 'h23', paging: 'pager', 'per-page': '1', range: 'all' };
    const members = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...nearEvents[0]!, id: index + 1, image: false }));
    const counts = [1, 2, 3, 4, 5, 6, 1234].map((count): Case => ({
      tag: 'cal-event-list',
      attributes,
      events: members(count),
    }));
    const limited: Case = {
      tag: 'cal-event-list',
      attributes: { ...attributes, 'per-page': '2', limit: '5' },
      events: members(9),
    };
    await compare([...counts, limited], { locale, now: answered });
  });
});

describe('the page of places', () => {
  const press = async (page: Page, name: 'find' | 'save') => {
    await Promise.all([page.waitForNavigation(), page.click(`[name=${name}]`)]);
    return page.$eval('.notice p', ({ textContent }) => textContent);
  };

  const open = async () => {
    const page = await visitor('admin');
    await page.goto(`${site.origin}/wp-admin/tools.php?page=cal-elements-places`);
    return page;
  };
  const edit = (page: Page, text: string) => page.$eval('textarea', (field, value) => (field.value = value), text);
  const edited = (page: Page) => page.$eval('textarea', ({ value }) => value);
  const stored = async () =>
    (await (await fetch(`${site.origin}/wp-json/cal-elements/v1/places`)).json()) as Record<string, unknown>;

  it('calls venues as elements look for them', () => {
    const file = resolve('test/fixtures/venue-addresses.json');
    const samples = JSON.parse(readFileSync(file, 'utf8')) as { address: string }[];
    const code = `foreach ( json_decode( file_get_contents( '${file}' ), true ) as $sample ) $lines[] = cal_elements_address( $sample['venue'] );
echo json_encode( $lines );`;
    expect(JSON.parse(site.php(code))).to.deep.equal(samples.map(({ address }) => address));
  });

  it('lists the addresses to fill in by hand where the geocoder cannot be reached', async () => {
    site.php(`update_option( 'test_geocoder', 'http://127.0.0.1:9/' );`);
    const page = await open();
    await edit(page, '{"33": [1, 2]}');
    expect(await press(page, 'find'))
      .to.include('The geocoder does not answer.')
      .and.include('below');
    site.php(`delete_option( 'test_geocoder' );`);
    const listed = JSON.parse(await edited(page)) as Record<string, unknown>;
    expect(Object.keys(listed))
      .to.have.length(30)
      .and.include('33')
      .and.include('12 Quay Street, 10999 Port Alder, NY, United States');
    await edit(
      page,
      JSON.stringify({ ...listed, '12 Quay Street, 10999 Port Alder, NY, United States': [40.5, -70.25] }),
    );
    expect(await press(page, 'save')).to.equal('Saved.');
    expect(await stored()).to.deep.equal({
      '33': [1, 2],
      '12 Quay Street, 10999 Port Alder, NY, United States': [40.5, -70.25],
    });
    await edit(page, '{}');
    await press(page, 'save');
  });

  it('looks up the addresses of all public venues on request, some at a time, once each, and maps show them', async () => {
    const page = await open();
    expect(await press(page, 'find')).to.equal(
      'Saved. Addresses that are left: 9. Press “Look up new addresses” again.',
    );
    await edit(page, JSON.stringify({ ...JSON.parse(await edited(page)), 33: [1, 2] }));
    expect(await press(page, 'find')).to.equal('Saved. No address is left to look up.');
    expect(await press(page, 'find')).to.equal('Saved. No address is left to look up.');
    expect([geocoder.asked.length, new Set(geocoder.asked.map(({ query }) => query)).size]).to.deep.equal([29, 29]);
    expect(geocoder.asked.at(-1)).to.deep.equal({
      query: '12 Quay Street, 10999 Port Alder, NY, United States',
      agent: `cal-elements (${site.origin})`,
    });
    expect(JSON.stringify([geocoder.asked, await stored()])).not.to.include('Hidden Lane');
    await edit(page, JSON.stringify({ ...JSON.parse(await edited(page)), 48: [3, 4] }));
    expect(await press(page, 'save')).to.equal('Saved.');
    const reader = await visitor();
    await reader.goto(publish('[cal-venue-map tiles="/tiles/{z}/{x}/{y}.png"]'));
    await reader.waitForFunction(() =>
      document.querySelector('cal-venue-map')?.shadowRoot?.querySelector('.marker, .cluster'),
    );
    const [hints, status] = await reader.$eval('cal-venue-map', ({ shadowRoot }) => [
      shadowRoot!.querySelectorAll('[part="hint"]').length,
      shadowRoot!.querySelector('[part~="status"]')!.textContent.trim(),
    ]);
    expect([hints, status]).to.deep.equal([0, '31 venues']);
  });

  it('refuses what is no file of places, says where the mistake is, and keeps the text in the field and what it had', async () => {
    const before = await stored();
    const page = await open();
    for (const [text, message] of [
      ['{"33": [1, 2],}', 'This is not JSON'],
      ['[[1, 2]]', 'This is not JSON'],
      ['{"Quay & Co": ["a", "b"]}', '“Quay & Co” cannot be at ["a","b"]'],
      ['{"33": [400, 999]}', '“33” cannot be at [400,999]'],
      ['{"33": [1, 2, 3]}', '“33” cannot be at [1,2,3]'],
    ] as const) {
      await edit(page, text);
      expect(await press(page, text.includes('400') ? 'find' : 'save'))
        .to.include(message)
        .and.include('nothing was saved');
      expect(await edited(page)).to.equal(text);
    }
    expect(await stored()).to.deep.equal(before);
  });

  it('asks OpenStreetMap’s geocoder once a second where the site names no other', () => {
    expect(
      site.php(`remove_all_filters( 'cal_elements_geocoder' ); echo implode( ' ', cal_elements_geocoder() );`),
    ).to.equal('https://nominatim.openstreetmap.org/search 1');
  });

  it('is for administrators only', async () => {
    const page = await visitor('author');
    expect((await page.goto(`${site.origin}/wp-admin/tools.php?page=cal-elements-places`))!.status()).to.equal(403);
  });
});

describe('the end', () => {
  it('is reached without a complaint of PHP', () => {
    const lines = site.complaints().split('\n');
    // WordPress warns of what it is given, and names its own files.
    const ours = lines.filter(
      (line) => /plugins\/cal-elements|PHP Warning/.test(line) && !line.includes('WordPress.org'),
    );
    expect([...new Set(ours)]).to.deep.equal([]);
  });

  it('leaves no trace in the databases or among the files when the plugin is deleted, in one site and in a network', () => {
    // Posts keep what their authors wrote.
    const traces = () =>
      site.php(`global $wpdb;
foreach ( preg_grep( '/posts$/', $wpdb->get_col( 'show tables' ), PREG_GREP_INVERT ) as $table )
  foreach ( $wpdb->get_results( "select * from $table", ARRAY_N ) as $row )
    foreach ( preg_grep( '/cal.elements/i', $row ) as $text ) echo "$table: $text ";
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR ) ) as $file )
  if ( strpos( $file, 'cal-elements/' ) ) echo "$file ";`);
    site.php(`update_option( 'cal_elements_places', [ '33' => [ 1, 2 ] ] ); cal_elements_namespace();`);
    expect(traces())
      .to.include('cal_elements_namespace')
      .and.include('cal_elements_places')
      .and.include('uninstall.php');
    site.php(`uninstall_plugin( 'cal-elements/cal-elements.php' );`);
    expect(traces()).not.to.match(/cal_elements_(?:namespace|places)/);
    site.becomeNetwork();
    site.php(`foreach ( get_sites() as $one ) {
  switch_to_blog( $one->blog_id );
  update_option( 'cal_elements_places', [ '33' => [ 1, 2 ] ] );
  set_transient( 'cal_elements_namespace', 'tribe/events/v1', 60 );
}`);
    expect(traces()).to.include('wp_2_options: cal_elements_places');
    site.php(
      `deactivate_plugins( 'cal-elements/cal-elements.php' ); delete_plugins( [ 'cal-elements/cal-elements.php' ] );`,
    );
    expect(traces()).to.equal('');
  });
});
