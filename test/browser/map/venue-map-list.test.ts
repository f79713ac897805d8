import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { atLeastOne } from '../../at-least-one.js';
import { atlas, harbourHall, MapPage, onTheMap, some } from './map-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';

setUpEnvironment();

describe('list and map', () => {
  it('open a popup and scroll the list for a chosen marker, which gets the focus back', async () => {
    const page = await MapPage.ofVenues(atlas(onTheMap), 'lang="en"');
    const last = page.map.shadowRoot!.querySelector<HTMLElement>('.places')!;
    const name = 'Будинок Культури «Каштан»';
    await page.press('Zoom in');
    const spot =
      page.markers.find(({ ariaLabel }) => ariaLabel === name) ??
      page.markers.find((marker) => marker.matches('.marker'))!;
    spot.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.popup && page.focused === page.popup);
    expect([page.popup!.role, page.popup!.ariaLabel]).to.deep.equal(['dialog', spot.ariaLabel]);
    await until(() => page.root.querySelector('.sites .chosen'));
    expect(textOf(page.root.querySelector('.sites .chosen .site-name'))).to.equal(spot.ariaLabel);
    expect(last.contains(page.root.querySelector('.sites .chosen'))).to.equal(true);
    expect(spot.matches('.highlighted')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await until(() => !page.popup);
    expect(page.focused === spot).to.equal(true);
    expect(page.root.querySelector('.chosen'), 'and is chosen no more').to.equal(null);
  });

  it('show a venue of the list alone on the map, and Escape leads back', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    await until(() => page.one('show'));
    const show = page.button('Show on the map: Pier 9');
    show.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.popup && page.focused === page.popup);
    expect(page.popup!.ariaLabel).to.equal('Pier 9');
    expect(page.marker('Pier 9').matches('.highlighted')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await until(() => !page.popup);
    expect(page.focused === show).to.equal(true);
  });

  it('mark the venue, or its cluster, that the pointer is over in the list', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    const items = [...page.root.querySelectorAll('.sites .site')];
    const marked = () =>
      page.markers.filter((marker) => marker.matches('.highlighted')).map(({ ariaLabel }) => ariaLabel);
    items[3]!.dispatchEvent(new PointerEvent('pointerenter'));
    expect(marked()).to.deep.equal(['Riverside Track & Field']);
    items[3]!.dispatchEvent(new PointerEvent('pointerleave'));
    expect(marked()).to.deep.equal([]);
    items[1]!.querySelector<HTMLElement>('a')!.focus();
    expect(marked()).to.deep.equal(['3 venues near Port Alder']);
  });

  it('mark the venues in the list whose marker, or cluster, the pointer or the focus is on', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    const pointed = () => page.all('pointed').map((site) => textOf(site.querySelector('.site-name')));
    const alone = page.marker('Riverside Track & Field');
    alone.dispatchEvent(new PointerEvent('pointerenter'));
    await until(() => pointed().join() === 'Riverside Track & Field');
    alone.dispatchEvent(new PointerEvent('pointerleave'));
    await until(() => !pointed().length);
    page.marker('3 venues near Port Alder').focus();
    await until(() => pointed().join() === 'Alder Park Bandstand,Harbour Hall,Pier 9');
  });

  for (const direction of ['ltr', 'rtl'])
    it(`open popups beside the buttons over the map, ${direction}`, async () => {
      document.documentElement.dir = direction;
      // In three corners.
      const corners = [
        [0, 0],
        [0.02, 0],
        [0.02, 0.04],
      ];
      const venues = corners.map(([lat, lng], id) => ({
        ...harbourHall,
        id,
        venue: `Hall ${id}`,
        geo_lat: 44 + lat!,
        geo_lng: lng! - 63,
      }));
      const page = await MapPage.ofVenues(atlas(venues), 'style="inline-size: 900px"');
      for (const { venue } of venues) {
        page.marker(venue).click();
        await until(() => page.popup?.ariaLabel === venue && page.popup.checkVisibility());
        await until(() => !page.root.querySelector('.leaflet-pan-anim'));
        const [zoom, popup] = [page.one('zoom')!, page.popup!].map((one) => one.getBoundingClientRect());
        const isBeside = popup!.left >= zoom!.right || popup!.right <= zoom!.left || popup!.top >= zoom!.bottom;
        expect(isBeside, `${venue}: ${JSON.stringify([zoom, popup])}`).to.equal(true);
        const { left, top, width, height } = page.one('close')!.getBoundingClientRect();
        const hit = page.root.elementFromPoint(left + width / 2, top + height / 2);
        expect(hit?.closest('[part~="close"]'), 'nothing covers it').to.equal(page.one('close'));
        page.one('close')!.click();
        await until(() => !page.popup);
      }
    });

  it('close the popup by its button', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    page.marker('Harbour Hall').click();
    await until(() => page.popup);
    await page.press('Close');
    await until(() => !page.popup);
    expect(page.focused === page.marker('Harbour Hall')).to.equal(true);
  });

  it('turn the pages of the list', async () => {
    const page = await MapPage.ofVenues(atlas());
    expect(page.listed).to.have.length(10);
    const before = page.listed;
    // The code of the pager comes on demand.
    await until(() => page.element.shadowRoot!.querySelector('[part="pager"]') !== null);
    await page.press('Next');
    await until(() => page.listed[0] !== before[0]);
    const second = page.listed;
    await page.press('Page 3 of 3');
    await until(() => page.listed[0] !== second[0]);
    expect([...atLeastOne(second), ...atLeastOne(page.listed)].filter((name) => before.includes(name))).to.deep.equal(
      [],
    );
    expect(before).to.deep.equal(before.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  });

  it('list all venues on paper, where nobody can turn pages', async () => {
    const page = await MapPage.ofVenues(atlas());
    window.dispatchEvent(new Event('beforeprint'));
    await page.settled();
    expect(page.listed).to.have.length(30);
    window.dispatchEvent(new Event('afterprint'));
    await page.settled();
    expect(page.listed).to.have.length(10);
  });

  it('move to the venues of new filters, and stay where the visitor moved the map', async () => {
    const page = await MapPage.ofVenues(atlas());
    await page.set({ search: 'Harbour Hall' });
    await until(() => page.markerNames.join() === 'Harbour Hall');
    const zoom = () => page.details('cal-map-move').at(-1)!.zoom;
    expect(zoom()).to.equal(15);
    await page.press('Zoom out');
    await until(() => zoom() === 14);
    await page.map.refresh();
    await page.settled();
    expect(zoom()).to.equal(14);
    await page.set({ search: 'Alte' });
    await until(() => page.markerNames.join() === 'Alte Mühle');
    expect(zoom()).to.equal(15);
  });
});
