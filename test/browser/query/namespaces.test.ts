import { expect, fixtureSync } from '@open-wc/testing';
import '../../../src/entries/elements.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';
import { firstUrlOf } from '../../../src/elements/first-request.js';
import { atLeastOne } from '../../at-least-one.js';
import { attributesOf, listingTags } from '../../elements.js';
import { allEvents, Calendar, comingEvents, json } from '../calendar.js';
import { FiltersPage } from '../controls/filters-page.js';
import { ListPage } from '../list/list-page.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, turn, until } from '../environment.js';
import { ownTiles } from '../map/map-page.js';

setUpEnvironment();

const noRoute = () => json({ code: 'rest_no_route', message: 'No route was found', data: { status: 404 } }, 404);
const webPage = (status: number) => new Response('<!doctype html><title>Blog</title>', { status });

/** A site with the plugin The Events Calendar: its interface has another namespace than ours. */
class Site extends Calendar {
  override readonly baseUrl: string = `https://${this.host}/wp-json`;
  namespaces: unknown = ['oembed/1.0', 'tribe/event-aggregator/v1', 'tribe/events/v1', 'wp/v2'];
  /** What the site answers outside its interface. */
  elsewhere = noRoute;

  constructor(events = allEvents) {
    super(events);
    const answer = this.answer;
    this.answer = (url) => {
      const route = url.searchParams.get('rest_route') ?? /\/wp-json(\/.*)/.exec(url.pathname)?.[1];
      if (route === undefined) return this.elsewhere();
      if (route === '/') return json({ namespaces: this.namespaces });
      const isKnown = [this.namespaces]
        .flat()
        .some((name) => /events/.test(String(name)) && route.startsWith(`/${String(name)}/`));
      return isKnown ? answer(url) : noRoute();
    };
  }

  /** The namespaces of the requests in order, `index` for its index. */
  get tried(): string[] {
    return this.asked.map(({ url }) => /(\w+)(?:\/|%2F)events(?:\/|%2F)v1(?:\/|%2F)/.exec(url.href)?.[1] ?? 'index');
  }
}

/** What was found is known to the next page only by what the browser keeps. */
const nextPage = () => Reflect.deleteProperty(globalThis, Symbol.for('cal-elements.found'));

beforeEach(() => {
  nextPage();
  localStorage.clear();
});

describe('the namespace of a calendar', () => {
  for (const tag of [...listingTags, 'cal-calendar'] as const)
    it(`is found by <${tag}>, where the site has another one`, async () => {
      const site = new Site();
      const around = fixtureSync<HTMLElement>(
        `<div>${markupOf(tag, site, attributesOf(tag, { ids: site.ids, tiles: ownTiles }))}</div>`,
      );
      const element = around.querySelector<CalElement>(tag)! as CalElement & { settled: Promise<void>; error: unknown };
      await element.settled;
      await until(() => element.matches(':not(:state(loading))'));
      expect(element.error).to.equal(undefined);
      expect(site.tried.filter((name) => name === 'index')).to.have.length(1);
      expect(site.tried).to.include('tribe');
    });

  it('is found for the values and counts of controls', async () => {
    const site = new Site();
    const page = await FiltersPage.open(
      `<cal-provider base-url="${site.baseUrl}"><cal-event-filters for="view" counts></cal-event-filters><cal-event-list id="view"></cal-event-list></cal-provider>`,
    );
    await page.open('Category');
    await until(() => page.names.some((name) => page.count(name)));
    expect(site.tried.filter((name) => name === 'index')).to.have.length(1);
  });

  it('costs five elements one request for the index, and the next page nothing', async () => {
    const site = new Site();
    site.events = comingEvents;
    const five = ['cal-event-list', 'cal-event-month', 'cal-venue-list', 'cal-category-list', 'cal-tag-list'];
    const open = async () => {
      const around = fixtureSync<HTMLElement>(`<div>${five.map((tag) => markupOf(tag, site)).join('')}</div>`);
      await Promise.all(
        five.map((tag) => (around.querySelector(tag) as unknown as { settled: Promise<void> }).settled),
      );
      around.remove();
    };
    await open();
    expect(site.tried.sort()).to.deep.equal([
      ...Array<string>(5).fill('cal'),
      'index',
      ...Array<string>(5).fill('tribe'),
    ]);
    site.asked.length = 0;
    nextPage();
    const list = await ListPage.of(site, 'range="all" search="concert"');
    expect(site.tried).to.deep.equal(['tribe']);
    expect(firstUrlOf(list.element)).to.equal(site.asked[0]!.url.href);
    await list.set({ search: 'market' });
    expect(site.tried).to.deep.equal(['tribe', 'tribe']);
  });

  it('holds for the page where nothing can be stored', async () => {
    const { localStorage: kept } = globalThis;
    const site = new Site();
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      configurable: true,
    });
    try {
      const list = await ListPage.of(site, 'range="all"');
      await list.set({ search: 'market' });
      expect(site.tried).to.deep.equal(['cal', 'index', 'tribe', 'tribe']);
      nextPage();
      await list.set({ search: 'concert' });
      expect(list.titles).not.to.have.length(0);
    } finally {
      Object.defineProperty(globalThis, 'localStorage', { value: kept, configurable: true });
    }
  });

  it('is looked for again where the one that is kept is no longer there, or is broken', async () => {
    const site = new Site();
    await ListPage.of(site, 'range="all"');
    site.namespaces = ['cal/events/v1'];
    site.asked.length = 0;
    Date.now = (
      (now) => () =>
        now
    )(Date.now() + 120_000);
    const list = await ListPage.of(site, 'range="all" search="market"');
    expect(list.titles).not.to.have.length(0);
    await list.set({ search: 'concert' });
    expect(site.tried).to.deep.equal(['tribe', 'index', 'cal', 'cal']);
    for (const broken of ['null', '7', '{', '["a"]']) {
      nextPage();
      localStorage.setItem('cal-elements.found', broken);
      await list.set({ search: broken });
      expect(list.matches('error'), broken).to.equal(false);
    }
  });

  it('is not looked for where the given one is right, or nobody answers', async () => {
    const site = new Site();
    await ListPage.of(site, 'range="all" namespace="tribe/events/v1"');
    expect(site.tried).to.deep.equal(['tribe']);
    const ours = new Calendar();
    await ListPage.of(ours);
    expect(ours.asked).to.have.length(1);
    const dead = new Calendar();
    dead.answer = () => Promise.reject(new TypeError('refused'));
    await ListPage.of(dead);
    expect(atLeastOne(dead.asked).every(({ url }) => url.pathname.endsWith('/cal/events/v1/events'))).to.equal(true);
  });

  it('is found for each of several calendars', async () => {
    const [one, other] = [new Site(allEvents.slice(0, 3)), new Calendar(allEvents.slice(3, 6))];
    const list = await ListPage.open(
      `<cal-event-list base-url="${one.baseUrl} ${other.baseUrl}" range="all"></cal-event-list>`,
    );
    await list.settled();
    expect(list.titles).to.have.length(6);
    expect(one.tried).to.include('tribe');
    expect(other.asked).to.have.length(1);
  });

  for (const elsewhere of [() => webPage(404), () => webPage(200)])
    it(`is found on a site without rewritten addresses, which answers them with status ${elsewhere().status}`, async () => {
      const site = new Site();
      const answer = site.answer;
      site.answer = (url) => (url.searchParams.has('rest_route') ? answer(url) : elsewhere());
      const list = await ListPage.of(site, 'range="all"');
      expect(list.titles).to.have.length(10);
      expect(site.asked.at(-1)!.url.href).to.match(/example\/\?rest_route=\/tribe\/events\/v1\/events&/);
      const plain = await ListPage.open(
        `<cal-event-list base-url="https://${site.host}/?rest_route=/" range="all"></cal-event-list>`,
      );
      await plain.settled();
      expect(plain.titles).to.have.length(10);
    });

  it('is found below an address that names it already', async () => {
    const site = new Site();
    const list = await ListPage.open(
      `<cal-event-list base-url="${site.baseUrl}/tribe/events/v1" range="all"></cal-event-list>`,
    );
    await list.settled();
    expect(list.titles).to.have.length(10);
  });

  it('is told to be missing, with those that the site has', async () => {
    const site = new Site();
    site.namespaces = ['oembed/1.0', 'wp/v2'];
    const list = await ListPage.of(site, 'range="all"');
    expect(list.text('error')).to.include(`${site.host} has no calendar at this address.`);
    expect(list.text('error')).to.include(
      'oembed/1.0, wp/v2. On WordPress, a plugin such as The Events Calendar brings one.',
    );
    expect(list.details('cal-error').at(-1)!.hint).to.include('oembed/1.0, wp/v2');
    await turn();
    expect(site.tried).to.deep.equal(['cal', 'index']);
    expect(localStorage.getItem('cal-elements.found')).to.equal(null);
  });

  it('is told to be missing without a word on WordPress where that is not what the site runs on', async () => {
    const site = new Site();
    site.namespaces = ['shop/v1'];
    const list = await ListPage.of(site, 'range="all"');
    expect(list.text('error')).to.include('shop/v1').and.not.include('WordPress');
  });
});
