import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from '../../scripts/find-browser.mjs';
import { startWordPress, type WordPress } from './site.js';

const source = 'integrations/wordpress';

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
  if (name) {
    await page.goto(`${site.origin}/wp-login.php`);
    await page.evaluate((user) => {
      for (const [id, value] of Object.entries({ user_login: user, user_pass: 'secret' }))
        (document.getElementById(id) as HTMLInputElement).value = value;
    }, name);
    await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
  }
  return page;
}

/** The titles that a list of the page shows, once it shows some. */
async function titlesIn(page: Page, tag = 'cal-event-list'): Promise<string[]> {
  await page.waitForFunction((name) => document.querySelector(name)?.shadowRoot?.querySelector('[part~="title"]'), {}, tag);
  return page.$eval(tag, ({ shadowRoot }) => [...shadowRoot!.querySelectorAll('[part~="title"]')].map((title) => title.textContent.trim()));
}

/** Publishes a post of the author, as WordPress stores it for somebody without `unfiltered_html`; returns its address. */
const publish = (content: string): string =>
  site.php(`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
kses_init();
echo get_permalink( wp_insert_post( wp_slash( [ 'post_title' => 'Post', 'post_status' => 'publish', 'post_content' => ${phpText(content)} ] ) ) );`);
const phpText = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const setTheme = (name: string) => site.php(`switch_theme( '${name}' ); echo wp_is_block_theme() ? 'block' : 'classic';`);
const sourceOf = async (url: string) => (await fetch(url)).text();

describe('the plugin', () => {
  it('is valid PHP that runs only inside WordPress, and names all that is global after itself', () => {
    for (const file of ['cal-elements.php', 'places.php', 'uninstall.php']) {
      execFileSync('php', ['-l', `${source}/${file}`]);
      const text = readFileSync(`${source}/${file}`, 'utf8');
      expect(text).to.match(/^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m);
      const names = [...text.matchAll(/^(?:function|const) (\w+)/gm)].map(([, name]) => name!.toLowerCase());
      expect(names.filter((name) => !name.startsWith('cal_elements_'))).to.deep.equal([]);
    }
  });

  it('has a readme.txt as the plugin directory wants it, with the versions of the plugin', () => {
    const readme = readFileSync(`${source}/readme.txt`, 'utf8');
    const plugin = readFileSync(`${source}/cal-elements.php`, 'utf8');
    const field = (text: string, name: string) => new RegExp(`^(?: \\* )?${name}:\\s+(.+)$`, 'm').exec(text)?.[1];
    expect(field(readme, 'Stable tag')).to.equal(field(plugin, 'Version'));
    for (const name of ['Requires at least', 'Requires PHP', 'License']) expect(field(readme, name)).to.equal(field(plugin, name));
    expect(field(readme, 'Tags')!.split(',').length).to.be.at.most(5);
    const [, short] = /^License URI: .*\n\n(.+)\n/m.exec(readme)!;
    expect(short!.length).to.be.at.most(150);
    expect(readme.match(/^== .* ==$/gm)).to.include.members(['== Description ==', '== Installation ==', '== Changelog ==']);
  });

  it('is uploaded as a file, installed and activated in wp-admin', async () => {
    const page = await visitor('admin');
    await page.goto(`${site.origin}/wp-admin/plugin-install.php?tab=upload`);
    await (await page.$('input#pluginzip'))!.uploadFile(resolve('dist/wordpress/cal-elements.zip'));
    await Promise.all([page.waitForNavigation(), page.click('#install-plugin-submit')]);
    await Promise.all([page.waitForNavigation(), page.click('a[href*="action=activate"]')]);
    expect(await page.$eval('#message', ({ textContent }) => textContent)).to.include('Plugin activated.');
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
    expect(tags.split(' ').sort()).to.deep.equal(all.filter((tag) => !['cal-builder', 'cal-provider'].includes(tag)).sort());
  });

  it('leaves pages of wp-admin as they are', async () => {
    const page = await visitor('admin');
    for (const path of ['index.php', 'plugins.php', 'options-general.php']) {
      await page.goto(`${site.origin}/wp-admin/${path}`);
      expect(
        await page.$$eval(
          'script',
          (scripts) => scripts.filter(({ src, text }) => src.includes('cal-elements') || text.includes('calElements')).length,
        ),
      ).to.equal(0);
    }
  });
});

describe.each([
  ['twentytwentythree', 'block'],
  ['twentytwentyone', 'classic'],
])('in the theme %s', (theme, kind) => {
  beforeAll(() => {
    expect(setTheme(theme)).to.equal(kind);
  });

  it('an author inserts a block in the editor, sees it live, sets it in the sidebar, and publishes it', async () => {
    const page = await visitor('author');
    await page.goto(`${site.origin}/wp-admin/post-new.php`);
    await page.waitForSelector('.editor-post-title__input');
    await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false)); // eslint-disable-line @typescript-eslint/no-explicit-any -- WordPress
    await page.waitForSelector('.components-modal__frame', { hidden: true });
    await page.type('.editor-post-title__input', `Concerts in ${theme}`);
    await page.click('.block-editor-default-block-appender__content');
    await page.keyboard.type('/event list');
    await page.waitForFunction(() => document.querySelector('.components-autocomplete__result.is-selected')?.textContent === 'Event list');
    await page.keyboard.press('Enter');
    const all = await titlesIn(page);
    expect(all).to.have.length(10);
    await page.locator('::-p-xpath(//div[label="Categories"]/input)').click();
    await page.keyboard.type('jazz');
    await page.waitForFunction(
      (count) => document.querySelector('cal-event-list')?.shadowRoot?.querySelector('[part~="status"]')?.textContent.includes(count),
      {},
      '3 events',
    );
    const shown = await titlesIn(page);
    await page.click('.editor-post-publish-panel__toggle, .editor-post-publish-button__button');
    await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
    const link = await page.waitForSelector('.post-publish-panel__postpublish-buttons a');
    const url = await link!.evaluate((anchor) => anchor.getAttribute('href')!);
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

  it('a page without elements loads nothing of ours', async () => {
    expect(await sourceOf(publish('Nothing here.'))).not.to.include('cal-elements');
  });
});

describe('a shortcode', () => {
  const tagOf = async (shortcode: string) => /<cal-event-list[^]*?<\/cal-event-list>/.exec(await sourceOf(publish(shortcode)))?.[0];

  it('becomes its element, with the address and the namespace of the site’s own calendar', async () => {
    expect(await tagOf('[cal-event-list categories="music" starts_after="2026-12-01" featured]')).to.equal(
      `<cal-event-list categories="music" starts-after="2026-12-01" featured="true" base-url="${site.origin}/wp-json/" namespace="town/events/v1"></cal-event-list>`,
    );
  });

  it('takes another address, and no attribute that is not the element’s, whatever it holds', async () => {
    expect(
      await tagOf(
        `[cal-event-list base-url="https://calendar.example/api" namespace="a/b" onclick="alert(1)" style="x" search='"&gt;&lt;img src=x&gt;']`,
      ),
    ).to.equal(
      '<cal-event-list base-url="https://calendar.example/api" namespace="a/b" search="&quot;&gt;&lt;img src=x&gt;"></cal-event-list>',
    );
  });

  it('takes the colors and distances of its style, and nothing else of it', async () => {
    const style = '--cal-color-accent: #c00; position: fixed; --cal-x: url(//other.example); --cal-gap: calc(1rem + 2px)';
    expect(await tagOf(`[cal-event-list base-url="/a" namespace="b" style="${style}"]`)).to.include(
      ' style="--cal-color-accent: #c00; --cal-gap: calc(1rem + 2px)"',
    );
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
    expect((await titlesIn(member))[0]).to.equal('For members');
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
    expect((await titlesIn(member))[0]).to.equal('For members');
  });
});

describe('the page of places', () => {
  const press = async (page: Page, name: 'find' | 'save') => {
    await Promise.all([page.waitForNavigation(), page.click(`[name=${name}]`)]);
    return page.$eval('.notice p', ({ textContent }) => textContent);
  };

  it('looks up the addresses of all venues on request, some at a time, once each, and maps show them', async () => {
    const page = await visitor('admin');
    await page.goto(`${site.origin}/wp-admin/tools.php?page=cal-elements-places`);
    expect(await press(page, 'find')).to.equal('Saved. Addresses that are left: 9');
    expect(await press(page, 'find')).to.equal('Saved. Addresses that are left: 0');
    expect(await press(page, 'find')).to.equal('Saved. Addresses that are left: 0');
    expect([geocoder.asked.length, new Set(geocoder.asked.map(({ query }) => query)).size]).to.deep.equal([29, 29]);
    expect(geocoder.asked.at(-1)).to.deep.equal({
      query: '12 Quay Street, 10999 Port Alder, NY, United States',
      agent: `cal-elements (https://github.com/cal-elements/cal-elements; ${site.origin})`,
    });
    await page.$eval('textarea', (field) => (field.value = JSON.stringify({ ...JSON.parse(field.value), 33: [1, 2], 48: [3, 4] })));
    expect(await press(page, 'save')).to.equal('Saved.');
    const reader = await visitor();
    await reader.goto(publish('[cal-venue-map tiles="/tiles/{z}/{x}/{y}.png"]'));
    await reader.waitForFunction(() => document.querySelector('cal-venue-map')?.shadowRoot?.querySelector('.marker, .cluster'));
    const [hints, status] = await reader.$eval('cal-venue-map', ({ shadowRoot }) => [
      shadowRoot!.querySelectorAll('[part="hint"]').length,
      shadowRoot!.querySelector('[part~="status"]')!.textContent.trim(),
    ]);
    expect([hints, status]).to.deep.equal([0, '31 venues']);
  });

  it('refuses what is no JSON, and keeps what it had', async () => {
    const page = await visitor('admin');
    await page.goto(`${site.origin}/wp-admin/tools.php?page=cal-elements-places`);
    await page.$eval('textarea', (field) => (field.value = '{'));
    expect(await press(page, 'save')).to.equal('This is not JSON. Nothing was saved.');
    expect(Object.keys(await (await fetch(`${site.origin}/wp-json/cal-elements/v1/places`)).json())).to.have.length(31);
  });

  it('asks OpenStreetMap’s geocoder once a second where the site names no other', () => {
    expect(site.php(`remove_all_filters( 'cal_elements_geocoder' ); echo implode( ' ', cal_elements_geocoder() );`)).to.equal(
      'https://nominatim.openstreetmap.org/search 1',
    );
  });

  it('is for administrators only', async () => {
    const page = await visitor('author');
    expect((await page.goto(`${site.origin}/wp-admin/tools.php?page=cal-elements-places`))!.status()).to.equal(403);
  });
});

describe('the end', () => {
  it('is reached without a complaint of PHP', () => {
    expect(
      site
        .complaints()
        .split('\n')
        .filter((line) => line.includes('plugins/cal-elements')),
    ).to.deep.equal([]);
  });

  it('leaves no trace in the database or among the files when the plugin is deleted', () => {
    // Posts keep what their authors wrote.
    const traces = () =>
      site.php(`global $wpdb;
foreach ( array_diff( $wpdb->get_col( 'show tables' ), [ $wpdb->posts ] ) as $table )
  foreach ( $wpdb->get_results( "select * from $table", ARRAY_N ) as $row )
    foreach ( preg_grep( '/cal.elements/i', $row ) as $text ) echo "$table: $text ";
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR ) ) as $file )
  if ( strpos( $file, 'cal-elements/' ) ) echo "$file ";`);
    expect(traces()).to.include('cal_elements_namespace').and.include('cal_elements_places').and.include('uninstall.php');
    site.php(`deactivate_plugins( 'cal-elements/cal-elements.php' ); delete_plugins( [ 'cal-elements/cal-elements.php' ] );`);
    expect(traces()).to.equal('');
  });
});
