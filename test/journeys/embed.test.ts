import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { showsAlone } from '../../src/elements/catalog.js';
import { attributesOf, visibleTags, type VisibleTag } from '../elements.js';
import { recordedCalendar } from '../pages/calendar.js';
import { visit } from '../pages/harness.js';
import { quiet } from '../pages/site.js';

/** As the guide tells owners of pages to write it. */
const [growing] = /<script>\s+addEventListener\('message'.*?<\/script>/s.exec(
  readFileSync('docs/guide/iframe.md', 'utf8'),
)!;

/** The markup of an iframe whose calendar is the stub API. */
const embed = (api: string, query = '', attributes = '') => {
  const [, baseUrl] = /"(.*)"/.exec(api)!;
  return `<iframe title="Events" style="border: 0; inline-size: 100%; block-size: 200px" ${attributes}
    src="/dist/embed.html?element=cal-event-list&base-url=${encodeURIComponent(baseUrl!)}${query}"></iframe>`;
};

const frameOf = (page: Page) => page.waitForFrame((frame) => frame.url().includes('/embed.html'));

/** The frame, as soon as its list shows events. */
async function listIn(page: Page): Promise<Frame> {
  const frame = await frameOf(page);
  await frame.waitForFunction(() =>
    document.querySelector('cal-event-list')?.shadowRoot?.querySelector('[part~="card"]'),
  );
  return frame;
}

/** Resolves when the iframe is as high as a list. */
const grown = (page: Page) => page.waitForFunction(() => document.querySelector('iframe')!.clientHeight > 1000);

/** The first link of the list, which leads to a page that there is. */
const toPage = `&event-href=${encodeURIComponent('/?event={slug}')}`;
async function linkIn(frame: Frame) {
  const link = await frame.evaluateHandle(() =>
    document.querySelector('cal-event-list')!.shadowRoot!.querySelector<HTMLAnchorElement>('a[href*="?event="]')!,
  );
  return { link, href: await link.evaluate(({ href }) => href) };
}

describe('embed.html', () => {
  it('grows with its content by the script of the guide', async () => {
    // Whoever pastes the snippet twice has its script twice.
    const { page, complaints } = await visit({ body: (api) => embed(api) + growing + growing });
    const frame = await listIn(page);
    await grown(page);
    await frame.waitForFunction(() => document.documentElement.scrollHeight === innerHeight);
    expect(complaints).to.deep.equal([]);
  });

  it('keeps the height of its iframe on a page without that script, and scrolls', async () => {
    const { page } = await visit({ body: (api) => embed(api) });
    const frame = await listIn(page);
    expect(await page.evaluate(() => document.querySelector('iframe')!.clientHeight)).to.equal(200);
    expect(await frame.evaluate(() => document.documentElement.scrollHeight > innerHeight)).to.equal(true);
  });

  it('takes language, direction and colors of the page from its parameters', async () => {
    const look = '&lang=ar&dir=rtl&color-scheme=dark&--cal-color-text=rgb(1 2 3)&--cal-space=10px';
    const { page } = await visit({ body: (api) => embed(api, look) });
    const frame = await listIn(page);
    expect(
      await frame.evaluate(() => {
        const { shadowRoot } = document.querySelector('cal-event-list')!;
        const { direction, color, colorScheme } = getComputedStyle(shadowRoot!.querySelector('.base')!);
        return [
          direction,
          color,
          colorScheme,
          /[\u0600-\u06ff]/.test(shadowRoot!.querySelector('[part~="status"]')!.textContent),
        ];
      }),
    ).to.deep.equal(['rtl', 'rgb(1, 2, 3)', 'dark', true]);
  });

  it('sets the attributes and custom properties that it knows, and nothing else', async () => {
    const hostile = [
      'limit=2',
      'starts_after=2020-01-01',
      'onclick=alert(1)',
      'style=color:red',
      'id=a',
      'slot=b',
      'tiles=javascript:alert(1)//{z}{x}{y}',
      'event-href=%0Ajavascript:alert(1)',
      '--cal-color-border=red',
      '--cal-color-accent=url(https://elsewhere.example/a.png)',
      '--cal-gap=1px;position:fixed',
      '--other=1',
      'dir=up',
      'lang="><b>',
    ];
    const { page, complaints } = await visit({ body: (api) => embed(api, `&${hostile.join('&')}`) });
    const frame = await listIn(page);
    expect(
      await frame.evaluate(() => [
        document.querySelector('cal-event-list')!.getAttributeNames().sort().join(' '),
        document.documentElement.getAttribute('style'),
        document.documentElement.dir,
      ]),
    ).to.deep.equal(['base-url limit starts-after', '--cal-color-border: red;', '']);
    expect(complaints).to.deep.equal([
      'embed.html: <cal-event-list> takes no onclick, style, id, slot, tiles, event-href, --cal-color-accent, --cal-gap, --other, dir, lang',
    ]);
  });

  for (const element of ['', 'script', 'cal-unknown', 'constructor'])
    it(`names the elements that there are instead of "${element}"`, async () => {
      const { page } = await visit({
        body: () => `<iframe title="Events" src="/dist/embed.html?element=${element}"></iframe>`,
      });
      const frame = await frameOf(page);
      await frame.waitForFunction(() => document.body.textContent.includes('cal-event-month, '));
    });

  it('opens links in the page around it', async () => {
    const { page } = await visit({ body: (api) => embed(api, toPage) });
    const { link, href } = await linkIn(await listIn(page));
    await Promise.all([page.waitForNavigation(), link.click()]);
    expect(page.url()).to.equal(href);
  });

  it('runs no script but its own', async () => {
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(readFileSync('dist/embed.html', 'utf8'))!;
    expect(policy)
      .to.match(/^default-src 'none'; script-src 'sha256-[^']+' 'strict-dynamic';/)
      .and.not.include('unsafe');
    const { page } = await visit({ body: (api) => embed(api) });
    const frame = await listIn(page);
    expect(
      await frame.evaluate(() => {
        const attempts = [
          () => document.body.setAttribute('onclick', 'document.title = "run"'),
          () => document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = 1">'),
          () =>
            document.body.append(Object.assign(document.createElement('script'), { text: 'document.title = "run"' })),
        ];
        const stopped = attempts.filter((attempt) => {
          try {
            attempt();
          } catch {
            return true;
          }
          return false;
        });
        document.body.click();
        return [stopped.length, document.title];
      }),
    ).to.deep.equal([3, 'Calendar']);
  });
});

/** Every element that it takes. */
const tags = visibleTags.filter(showsAlone);

/** The attributes of its example, as parameters. */
const parametersOf = (tag: VisibleTag) =>
  attributesOf(tag).replaceAll(
    /(?:^| )([\w-]+)="([^"]*)"/g,
    (_, name: string, text: string) => `&${name}=${encodeURIComponent(text)}`,
  );

for (const [where, attributes] of [
  ['in a frame of its own site', ''],
  ['in a sandbox without an origin', 'sandbox="allow-scripts"'],
] as const)
  describe(`embed.html ${where}`, () => {
    it('shows every element under its own policy, and stores nothing', async () => {
      const { page, complaints } = await visit({
        body: (api) =>
          tags.map((tag) => embed(api, parametersOf(tag), attributes).replace('cal-event-list', tag)).join(''),
        api: recordedCalendar(),
      });
      for (const tag of tags) {
        const frame = await page.waitForFrame((one) => one.url().includes(`element=${tag}&`));
        await frame.waitForFunction(
          (name) => document.querySelector(name)?.shadowRoot?.querySelector('.base[aria-busy="false"]'),
          {},
          tag,
        );
        expect(
          await frame.$$eval(`${tag} >>> [part~="error"]`, (errors) => errors.map(({ textContent }) => textContent)),
        ).to.deep.equal([]);
      }
      await quiet(page);
      // Chromium says so of every box that is still closed.
      expect(complaints.filter((text) => !text.startsWith('Blocked autofocusing'))).to.deep.equal([]);
      expect(await page.cookies()).to.deep.equal([]);
      expect(
        await page.evaluate(async () => [
          localStorage.length,
          sessionStorage.length,
          (await indexedDB.databases()).length,
        ]),
      ).to.deep.equal([0, 0, 0]);
    });
  });

describe('embed.html in a sandbox without an origin', () => {
  it('shows events without cookies, storage, or a module', async () => {
    const { page, complaints, requests } = await visit({
      body: (api) => embed(api, '', 'sandbox="allow-scripts"') + growing,
    });
    const frame = await listIn(page);
    await grown(page);
    expect(await frame.evaluate(() => origin)).to.equal('null');
    expect(requests.filter((path) => path.endsWith('.js'))).to.deep.equal(['/dist/cal-elements.standalone.js']);
    expect(await page.cookies()).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  for (const [permission, isTop] of [
    ['allow-top-navigation-by-user-activation', true],
    ['', false],
  ] as const)
    it(`opens links in ${isTop ? 'the page around it, where the sandbox allows it' : 'the frame, where nothing else is allowed'}`, async () => {
      const { page } = await visit({ body: (api) => embed(api, toPage, `sandbox="allow-scripts ${permission}"`) });
      const before = page.url();
      const frame = await listIn(page);
      const { link, href } = await linkIn(frame);
      const opened = isTop ? page : frame;
      await Promise.all([opened.waitForNavigation(), link.click()]);
      expect(opened.url()).to.equal(href);
      if (!isTop) expect(page.url()).to.equal(before);
    });
});
