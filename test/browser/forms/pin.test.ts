import { expect } from '@open-wc/testing';
import { sendMouse, sendKeys } from '@web/test-runner-commands';
import '../../../src/authoring/cal-venue-form.js';
import { consentKey } from '../../../src/elements/base/stored-consent.js';
import type { CalVenueForm } from '../../../src/authoring/cal-venue-form.js';
import { directions, expectAccessibleIn, expectNoViolation, isWebKit, itWhere } from '../appearance.js';
import { json, recording } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';
import { foreignHost, foreignTiles, ownTiles, watchHosts } from '../map/map-page.js';
import { administrator, Desk } from './desk.js';
import { FormPage } from './form-page.js';

setUpEnvironment();

const itWithHeldButtons = itWhere(!isWebKit, 'its driver holds neither keys nor buttons of the mouse');

const made = (await recording('venues.create.full')).response.body as { readonly id: number };
const geocoderPath = '/search?q={address}';

/** A server that takes coordinates, and knows where some addresses are. */
class Atlas extends Desk {
  readonly addresses: string[] = [];
  places: unknown = [];
  override offers = ['session', 'coordinates'];
  override me = administrator;

  constructor() {
    super();
    this.answers.push(({ method, path, body }) => {
      const [, address] = /^search\?q=([^&]*)/.exec(path) ?? [];
      if (address !== undefined) {
        this.addresses.push(decodeURIComponent(address));
        return this.places === undefined ? json({}, 500) : json(this.places);
      }
      return method === 'POST' ? json({ ...made, ...(body as object), id: 900 }, 201) : undefined;
    });
  }
}

class VenuePage extends FormPage<CalVenueForm> {
  static async at(server: Atlas, attributes = `tiles="${ownTiles}"`): Promise<VenuePage> {
    const page = await VenuePage.open(markupOf('cal-venue-form', server, attributes));
    await page.ready();
    await until(() => page.one('field-position'));
    return page;
  }

  get box(): HTMLElement | null {
    return this.root.querySelector('.pin-box');
  }

  get pin(): HTMLElement | null {
    return this.root.querySelector('.pin-box .marker');
  }

  get numbers(): [number, number] {
    return [Number(this.control('Latitude').value), Number(this.control('Longitude').value)];
  }

  /** What the field says to screen readers. */
  get said(): string {
    return textOf(this.one('field-position')!.querySelector('[role="status"]'));
  }

  get alert(): string {
    return textOf(this.one('field-position')!.querySelector('[role="alert"]'));
  }

  async showMap(): Promise<void> {
    this.button('Choose on a map').click();
    await until(() => this.box?.classList.contains('leaflet-container'));
    this.box!.scrollIntoView({ block: 'center' });
    await turn();
  }

  /** Where something is in the window, from its middle. */
  static middleOf(element: Element, right = 0, down = 0): [number, number] {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.round(left + width / 2 + right), Math.round(top + height / 2 + down)];
  }
}

describe('the place of a venue on the map', () => {
  before(() => localStorage.removeItem(consentKey));

  it('is put by a click, and sent as two numbers', async () => {
    const server = new Atlas();
    const page = await VenuePage.at(server);
    await page.fill('Name of the venue', 'Pier');
    await page.showMap();
    expect(page.pin).to.equal(null);
    await sendMouse({ type: 'click', position: VenuePage.middleOf(page.box!, 60, -30) });
    await until(() => page.pin);
    const [latitude, longitude] = page.numbers;
    expect(latitude).to.be.greaterThan(20);
    expect(longitude).to.be.greaterThan(0);
    expect(page.said).to.contain('The pin is at');
    page.button('Add venue').click();
    const { body } = await server.asksFor('POST cal/events/v1/venues');
    expect(body).to.deep.equal({ venue: 'Pier', geo_lat: latitude, geo_lng: longitude, status: 'publish' });
  });

  itWithHeldButtons('follows the numbers, and is moved by drag', async () => {
    const page = await VenuePage.at(new Atlas());
    await page.fill('Latitude', '52,52');
    await page.fill('Longitude', '13.405');
    await page.showMap();
    await until(() => page.pin);
    await sendMouse({ type: 'move', position: VenuePage.middleOf(page.pin!) });
    await sendMouse({ type: 'down' });
    for (const right of [10, 30, 50]) await sendMouse({ type: 'move', position: VenuePage.middleOf(page.box!, right) });
    await sendMouse({ type: 'up' });
    await until(() => page.numbers[1] > 13.405);
    expect(page.numbers[1]).to.be.lessThan(13.42);
    expect(page.said).to.contain('The pin is at');
  });

  itWithHeldButtons('is moved by arrow keys, further with Shift, and put by Enter', async () => {
    const page = await VenuePage.at(new Atlas());
    await page.showMap();
    page.box!.focus();
    await page.key('Enter');
    await until(() => page.pin);
    const [latitude, longitude] = page.numbers;
    // The middle of a box lies between two pixels, or on one.
    expect(longitude).to.be.closeTo(0, 0.5);
    page.pin!.focus();
    await page.key('ArrowRight');
    const step = page.numbers[1] - longitude;
    expect(step).to.be.greaterThan(0);
    await page.key('ArrowUp');
    expect(page.numbers[0]).to.be.greaterThan(latitude);
    await sendKeys({ down: 'Shift' });
    await page.key('ArrowRight');
    await sendKeys({ up: 'Shift' });
    expect(page.numbers[1] - longitude).to.be.greaterThan(5 * step);
    expect(page.said).to.contain('The pin is at');
    expect(page.focused).to.equal(page.pin);
    expect(getComputedStyle(page.pin!).outlineStyle).to.equal('solid');
    page.button('Remove the pin').click();
    await page.element.updateComplete;
    expect([page.pin, page.control('Latitude').value, page.focused]).to.deep.equal([
      null,
      '',
      page.control('Latitude'),
    ]);
  });

  it('asks no other host for tiles before the visitor agrees', async () => {
    const hosts = watchHosts();
    const page = await VenuePage.at(new Atlas(), `tiles="${foreignTiles}"`);
    page.button('Choose on a map').click();
    await until(() => page.one('consent'));
    expect(page.text('consent')).to.contain(foreignHost);
    await turn();
    expect([page.box, hosts()]).to.deep.equal([null, []]);
    await expectNoViolation(page.element);
    page.button('Show map').click();
    await until(() => page.box?.querySelector<HTMLImageElement>('img.leaflet-tile')?.src.includes(foreignHost));
    localStorage.removeItem(consentKey);
  });

  it('offers no map where the page forbids other hosts', async () => {
    const page = await VenuePage.at(new Atlas(), `tiles="${foreignTiles}" consent="denied"`);
    expect(page.one('show-map')).to.equal(undefined);
  });

  it('offers no search of addresses without a geocoder', async () => {
    const page = await VenuePage.at(new Atlas());
    expect(textOf(page.one('field-position'))).not.to.contain('Find by address');
  });

  it('asks the geocoder on the button only, and says what has come of it', async () => {
    const server = new Atlas();
    const page = await VenuePage.at(server, `geocoder="${server.baseUrl}${geocoderPath}"`);
    expect(textOf(page.one('field-position'))).to.contain('This sends the address of the venue to');
    const find = page.button('Find by address');
    find.click();
    await until(() => page.alert);
    expect(page.alert).to.equal('Enter an address or a town first');
    await page.fill('Address', 'Kai 1');
    await page.fill('Town', 'Kiel & Meer');
    expect(server.addresses).to.deep.equal([]);
    find.click();
    await until(() => page.alert.includes('not found'));
    expect(server.addresses).to.deep.equal(['Kai 1, Kiel & Meer']);
    server.places = undefined;
    find.click();
    await until(() => page.alert.includes('could not be reached'));
    server.places = [{ lat: '54.3233', lon: '10.1394', display_name: 'Kiel' }, { lat: 'x' }, null];
    find.click();
    await until(() => page.numbers[0] === 54.3233);
    expect([page.numbers, page.alert]).to.deep.equal([[54.3233, 10.1394], '']);
    server.places = [
      { lat: '54.3', lon: '10.1', display_name: '<b>Kiel</b>' },
      { lat: '1', lon: '2', display_name: 'Elsewhere' },
    ];
    find.click();
    await until(() => page.root.querySelector('.found'));
    await expectNoViolation(page.element);
    page.button('<b>Kiel</b>').click();
    await until(() => page.numbers[0] === 54.3);
    expect(page.root.querySelector('.found')).to.equal(null);
  });

  it('takes town, postal code, country and pin from what is chosen for a typed address, and asks on a press', async () => {
    const server = new Atlas();
    server.places = [
      {
        lat: '54.3233',
        lon: '10.1394',
        display_name: '1, Kai, Kiel, 24103, Germany',
        address: {
          road: 'Kai',
          house_number: '1',
          town: 'Kiel',
          postcode: '24103',
          country: 'Germany',
          country_code: 'de',
        },
      },
    ];
    const page = await VenuePage.at(server, `geocoder="${server.baseUrl}${geocoderPath}"`);
    const options = () => [...page.root.querySelectorAll<HTMLElement>('#address-options [role="option"]')];
    expect(page.control('Town').checkVisibility()).to.equal(false);
    await page.fill('Address', 'kai 1 kiel');
    expect(page.control('Town').checkVisibility()).to.equal(true);
    await until(() => options().length);
    expect(options().map(textOf)).to.deep.equal([`Find “kai 1 kiel” at ${new URL(server.baseUrl).host}`]);
    expect(server.addresses).to.deep.equal([]);
    options()[0]!.click();
    await until(() => textOf(options()[0] ?? null).startsWith('1, Kai'));
    expect(server.addresses).to.deep.equal(['kai 1 kiel']);
    options()[0]!.click();
    await page.element.updateComplete;
    expect(['Address', 'Postal code', 'Town', 'Country'].map((label) => page.control(label).value)).to.deep.equal([
      'Kai 1',
      '24103',
      'Kiel',
      'Germany',
    ]);
    expect(page.numbers).to.deep.equal([54.3233, 10.1394]);
    await expectNoViolation(page.element);
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible with its map, ${direction}`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const page = await VenuePage.at(new Atlas());
      (page.one('show-map') as HTMLElement).click();
      await until(() => page.box?.classList.contains('leaflet-container'));
      page.box!.focus();
      await page.key('Enter');
      await until(() => page.pin);
      await expectAccessibleIn(direction)(page.element);
    });
});
