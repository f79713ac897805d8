import { expect, fixtureSync } from '@open-wc/testing';
import { consentKey } from '../../../src/elements/base/stored-consent.js';
import { atlas, foreignHost, foreignTiles, harbourHall, mapMarkup, MapPage, watchHosts } from './map-page.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';

setUpEnvironment();

const ask = (consent: string) =>
  void document.dispatchEvent(new CustomEvent('cal-consent-change', { detail: { consent } }));
const foreign = (attributes = '') =>
  mapMarkup('cal-venue-map', atlas([harbourHall]), `tiles="${foreignTiles}" ${attributes}`);

async function open(attributes = ''): Promise<MapPage> {
  const page = await MapPage.open(foreign(attributes));
  await page.settled();
  return page;
}

// The choice is remembered for the page, so each test here continues from the one before.
describe('consent', () => {
  before(() => localStorage.removeItem(consentKey));
  after(() => localStorage.removeItem(consentKey));

  it('is asked for with the name of the host, next to the list, before any request to that host', async () => {
    const hosts = watchHosts();
    const page = await open();
    expect(page.text('message')).to.contain(foreignHost).and.contain('IP address');
    const details = page.root.querySelector('details')!;
    expect([textOf(details.querySelector('summary')), details.open]).to.deep.equal([
      `Loads from ${foreignHost}`,
      false,
    ]);
    expect(page.one('consent')!.getBoundingClientRect().height, 'the places come first').to.equal(56);
    details.open = true;
    expect(page.one('message')!.checkVisibility()).to.equal(true);
    details.open = false;
    expect(['allow', 'refuse'].map((part) => page.text(part))).to.deep.equal(['Show map', 'Not now']);
    expect([page.listed, page.all('directions').length]).to.deep.equal([['Harbour Hall'], 1]);
    expect(page.one('show'), 'there is no map to show it on').to.equal(undefined);
    await turn();
    expect([page.box, hosts()]).to.deep.equal([null, []]);
  });

  it('comes from settings first, which the visitor cannot change', async () => {
    const denied = await open('consent="denied"');
    expect([denied.box, denied.one('consent'), denied.one('allow')]).to.deep.equal([null, undefined, undefined]);
    expect(denied.listed).to.deep.equal(['Harbour Hall']);
    ask('granted');
    await denied.map.updateComplete;
    expect(denied.box).to.equal(null);
    ask('denied');
    const granted = await MapPage.open(`<cal-provider consent="granted">${foreign()}</cal-provider>`);
    await granted.shown();
    expect(granted.markers).to.have.length(1);
    expect(granted.one('withdraw')).to.equal(undefined);
    granted.map.parentElement!.setAttribute('consent', 'denied');
    await until(() => !granted.box);
    await granted.set({ consent: 'granted' });
    await until(() => granted.markers.length);
  });

  it('leaves the list and a way back when refused', async () => {
    ask('denied');
    const hosts = watchHosts();
    const page = await open();
    expect(textOf(page.root.querySelector('.below'))).to.equal('The map is switched off. Show map');
    expect([page.listed, page.all('directions').length]).to.deep.equal([['Harbour Hall'], 1]);
    expect([page.box, localStorage.getItem(consentKey), hosts()]).to.deep.equal([null, 'denied', []]);
  });

  it('holds for all maps and later visits once given, and can be withdrawn', async () => {
    const around = fixtureSync<HTMLElement>('<div></div>');
    around.innerHTML = foreign() + foreign();
    const [first, second] = around.querySelectorAll('cal-venue-map');
    const button = (part: string) => first!.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`);
    await until(() => button('allow'));
    button('allow')!.click();
    await until(() => [first, second].every((map) => map!.shadowRoot!.querySelector('.marker')));
    expect(localStorage.getItem(consentKey)).to.equal('granted');
    await until(() => first!.shadowRoot!.activeElement?.matches('.box'));
    button('withdraw')!.click();
    await until(() => [first, second].every((map) => !map!.shadowRoot!.querySelector('.box')));
    expect(localStorage.getItem(consentKey)).to.equal('denied');
    await until(() => first!.shadowRoot!.activeElement?.matches('[part~="allow"]'));
  });

  it('a page that cancels cal-consent-change manages consent itself', async () => {
    ask('denied');
    const page = await open();
    const keep = (event: Event) => event.preventDefault();
    page.map.addEventListener('cal-consent-change', keep);
    await page.press('Show map');
    expect(page.details('cal-consent-change')).to.deep.equal([{ consent: 'granted' }]);
    expect([page.box, localStorage.getItem(consentKey)]).to.deep.equal([null, 'denied']);
    ask('granted');
    await until(() => page.markers.length);
  });

  it('ignores unknown values of a consent manager', () => {
    ask('denied');
    for (const detail of [null, {}, { consent: 'ask' }, { consent: true }])
      document.dispatchEvent(new CustomEvent('cal-consent-change', { detail }));
    expect(localStorage.getItem(consentKey)).to.equal('denied');
  });

  it('holds for the page when nothing can be stored', async () => {
    const before = Object.getOwnPropertyDescriptors(Storage.prototype);
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse });
    try {
      ask('granted');
      const page = await open();
      await page.shown();
      expect(page.markers).to.have.length(1);
    } finally {
      Object.defineProperties(Storage.prototype, before);
    }
  });

  it('is needed for a static map of another host too', async () => {
    ask('denied');
    const hosts = watchHosts();
    const page = await open(`static-map="http://${foreignHost}/test/fixtures/tile.svg"`);
    expect(page.one('static-map')).to.equal(undefined);
    await page.set({ 'static-map': '/test/fixtures/tile.svg' });
    expect(page.one('static-map')).not.to.equal(undefined);
    expect(hosts()).to.deep.equal([]);
  });
});
