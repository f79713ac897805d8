import { expect, fixtureSync } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { atlas, expectNear, harbourHall, mapMarkup, MapPage, placed, some } from './map-page.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';

setUpEnvironment();

describe('keyboard and gestures', () => {
  const centre = (page: MapPage) => page.details('cal-map-move').at(-1)!;

  it('arrow keys move the map, plus and minus zoom, with the focus on the map or a marker', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const before = centre(page);
    page.box!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await until(() => centre(page).lng > before.lng);
    await sendKeys({ press: 'ArrowUp' });
    await until(() => centre(page).lat > before.lat);
    page.marker('Harbour Hall').focus();
    await sendKeys({ press: '-' });
    await until(() => centre(page).zoom === 14);
    await until(() => page.markers.length === 1 && !page.box!.matches('.leaflet-zoom-anim'));
    await sendKeys({ press: '+' });
    await until(() => centre(page).zoom === 15);
  });

  it('Tab goes from the map over its markers to its buttons and the list; a button skips the map', async () => {
    const page = await MapPage.ofVenues(atlas(some), 'venue-href="/venues/{slug}"');
    await until(() => page.one('show'));
    const path: (string | null | undefined)[] = [];
    page.around.tabIndex = -1;
    page.around.focus();
    for (let step = 0; step < 8; step++) {
      await sendKeys({ press: 'Tab' });
      path.push(page.focused!.ariaLabel ?? textOf(page.focused));
    }
    expect(path).to.deep.equal([
      'Skip the map',
      'Map',
      'Riverside Track & Field',
      '3 venues near Port Alder',
      'Zoom in',
      'Zoom out',
      'Near me',
      'Alder Park Bandstand',
    ]);
    page.button('Skip the map').focus();
    await sendKeys({ press: 'Enter' });
    expect(page.focused === page.one('places')).to.equal(true);
  });

  it('the focus is visible at every stop', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    page.around.tabIndex = -1;
    page.around.focus();
    for (let step = 0; step < 9; step++) {
      await sendKeys({ press: 'Tab' });
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(page.focused!);
      expect([outlineStyle, parseFloat(outlineWidth) >= 2, opacity], textOf(page.focused)).to.deep.equal([
        'solid',
        true,
        '1',
      ]);
    }
  });

  it('the wheel scrolls the page, and zooms with Ctrl', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const { left, top, width, height } = page.box!.getBoundingClientRect();
    const wheel = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', {
        deltaY: -120,
        bubbles: true,
        composed: true,
        cancelable: true,
        clientX: left + width / 2,
        clientY: top + height / 2,
        ...init,
      });
      page.marker('Harbour Hall').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel({}), 'the page scrolls').to.equal(false);
    await until(() => page.root.querySelector('.gesture-hint.shown'));
    expect(textOf(page.one('gesture-hint'))).to.match(/^Hold (Ctrl|⌘) and scroll to zoom$/);
    expect(wheel({ ctrlKey: true }), 'the map zooms').to.equal(true);
    await until(() => centre(page).zoom > 15);
  });

  it('one finger scrolls the page, two move the map', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    expect(getComputedStyle(page.box!).touchAction).to.equal('pan-x pan-y');
    const before = centre(page);
    const { left, top } = page.box!.getBoundingClientRect();
    const drag = async (pointerType: string) => {
      const at = (type: string, clientX: number) => ({
        type,
        init: {
          pointerType,
          clientX,
          clientY: top + 200,
          bubbles: true,
          composed: true,
          cancelable: true,
          button: 0,
          buttons: 1,
          isPrimary: true,
        },
      });
      for (const { type, init } of [
        at('down', left + 300),
        at('move', left + 200),
        at('move', left + 100),
        at('up', left + 100),
      ]) {
        page.box!.dispatchEvent(new PointerEvent(`pointer${type}`, init));
        if (pointerType === 'mouse') page.box!.dispatchEvent(new MouseEvent(`mouse${type}`, init));
        await turn();
      }
      await turn();
    };
    await drag('touch');
    expectNear(centre(page).lng, before.lng, 0.0005);
    expectNear(centre(page).lat, before.lat, 0.0005);
    await drag('mouse');
    await until(() => centre(page).lng > before.lng + 0.001);
    expect(centre(page).lng, 'however quick the drag was').to.be.lessThan(before.lng + 0.1);
  });
});

describe('the box of a map', () => {
  it('loads nothing in closed details, and is right when they open', async () => {
    const around = fixtureSync<HTMLElement>('<div></div>');
    around.innerHTML = `<details><summary>Map</summary>${mapMarkup('cal-venue-map', atlas([harbourHall]))}</details>`;
    const map = around.querySelector('cal-venue-map')!;
    await until(() => map.shadowRoot?.querySelector('.site'));
    await turn();
    expect(map.shadowRoot!.querySelector('.leaflet-pane')).to.equal(null);
    around.querySelector('details')!.open = true;
    await until(() => map.shadowRoot!.querySelector('.marker'));
    const [box, pin] = ['.box', '.marker'].map((selector) =>
      map.shadowRoot!.querySelector(selector)!.getBoundingClientRect(),
    );
    expectNear(pin!.left + pin!.width / 2, box!.left + box!.width / 2, 1.5);
  });

  it('a map loads nothing before the visitor scrolls near', async () => {
    const around = fixtureSync<HTMLElement>('<div></div>');
    around.innerHTML = `<div class="far"></div>${mapMarkup('cal-venue-map', atlas([harbourHall]))}`;
    around.querySelector<HTMLElement>('.far')!.style.height = '4000px';
    const map = around.querySelector('cal-venue-map')!;
    await until(() => map.shadowRoot?.querySelector('.site'));
    await turn();
    expect(map.shadowRoot!.querySelector('.leaflet-pane')).to.equal(null);
    map.scrollIntoView();
    await until(() => map.shadowRoot!.querySelector('.marker'));
    window.scrollTo(0, 0);
  });

  it('keeps its center when its size changes, hidden meanwhile or not', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const around = page.map.parentElement!;
    const inTheMiddle = () => {
      const [box, pin] = [page.box!, page.marker('Harbour Hall')].map((element) => element.getBoundingClientRect());
      return box!.width > 0 && Math.abs(pin!.left + pin!.width / 2 - box!.left - box!.width / 2) < 1.5;
    };
    around.style.width = '360px';
    await until(inTheMiddle);
    around.style.display = 'none';
    around.style.width = '700px';
    await turn();
    around.style.display = '';
    await until(inTheMiddle);
  });

  it('is rebuilt when it moves in the page, without leaks', async () => {
    const page = await MapPage.ofVenues(atlas([harbourHall]));
    const around = page.map.parentElement!;
    const map = page.map;
    map.remove();
    expect(map.shadowRoot!.querySelector('.leaflet-pane')).to.equal(null);
    around.append(map);
    await until(() => page.markers.length === 1);
  });

  it('a map can be removed while it zooms', async () => {
    const page = await MapPage.ofVenues(atlas(some));
    const { setTimeout } = globalThis;
    const ends: (() => void)[] = [];
    globalThis.setTimeout = ((run: () => void, wait?: number) =>
      wait === 250 ? ends.push(run) : setTimeout(run, wait)) as typeof setTimeout;
    page.one('zoom-out')!.click();
    await until(() => ends.length);
    page.map.remove();
    await turn();
    for (const end of ends) end();
  });

  it('follows the language of its page', async () => {
    const page = await MapPage.ofVenues(atlas(some), 'lang="de"');
    expect(page.markerNames).to.include('3 Orte bei Port Alder');
    await page.set({ lang: 'ar' });
    await until(() => page.markerNames.some((name) => name?.includes('قرب')));
    expect(page.text('status'), 'browsers choose the digits').to.match(/^[4٤] أماكن$/);
  });

  it('shows a venue at the zoom that the page sets', async () => {
    const page = await MapPage.ofVenues(atlas([placed(harbourHall)]), 'zoom="9"');
    expect(page.details('cal-map-move').at(-1)!.zoom).to.equal(9);
  });
});
