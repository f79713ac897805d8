import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-organizer-form.js';
import '../../../src/authoring/cal-venue-form.js';
import type { CalOrganizerForm } from '../../../src/authoring/cal-organizer-form.js';
import type { CalVenueForm } from '../../../src/authoring/cal-venue-form.js';
import { directions, expectNoViolation } from '../appearance.js';
import { json, recording } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { administrator, Desk } from './desk.js';
import { FormPage } from './form-page.js';

setUpEnvironment();

const made = (await recording('venues.create.full')).response.body as { readonly id: number };

/** A server on which Ada is signed in, and that makes what it is asked for. */
function desk(offers: readonly string[] = ['session', 'coordinates']): Desk {
  const server = new Desk();
  server.me = administrator;
  server.offers = offers;
  server.answers.push(({ method, body }) => {
    if (method === 'POST') return json({ ...made, ...(body as object), id: 900 }, 201);
    return method === 'PATCH' ? json({ ...made, ...(body as object) }) : undefined;
  });
  return server;
}

class VenuePage extends FormPage<CalVenueForm> {}
class OrganizerPage extends FormPage<CalOrganizerForm> {}

async function openVenue(server = desk(), attributes = ''): Promise<VenuePage> {
  const page = await VenuePage.open(markupOf('cal-venue-form', server, attributes));
  await page.ready();
  await until(() => page.one('field-venue'));
  return page;
}

describe('cal-venue-form', () => {
  it('adds a venue with what was typed, and says that it is published', async () => {
    const server = desk();
    const page = await openVenue(server);
    await page.fill('Name of the venue', 'Old Customs House');
    await page.fill('Town', 'Lisbon');
    await page.fill('Latitude', '38,7078');
    await page.fill('Longitude', '-9.1366');
    page.button('Add venue').click();
    const { body } = await server.asksFor('POST cal/events/v1/venues');
    expect(body).to.deep.equal({
      venue: 'Old Customs House',
      city: 'Lisbon',
      geo_lat: 38.7078,
      geo_lng: -9.1366,
      status: 'publish',
    });
    await until(() => page.one('saved'));
    expect(page.text('saved')).to.contain('It is published.');
    expect(page.details('cal-saved').map(({ venue, isNew }) => [venue?.id, isNew])).to.deep.equal([[900, true]]);
  });

  it('never makes a second venue of a known name, whatever its case and accents: servers overwrite the first', async () => {
    const server = desk();
    server.answers.unshift(({ method, path }) =>
      method === 'GET' && path.includes('/venues?')
        ? json({
            venues: [{ ...made, id: 7, venue: 'Caf&#233; Müller', city: 'Essen' }],
            total: 1,
            total_pages: 1,
            rest_url: '',
          })
        : undefined,
    );
    const page = await openVenue(server);
    await page.fill('Name of the venue', 'cafe muller');
    page.button('Add venue').click();
    await until(() => page.problems.length);
    expect(page.problems).to.deep.equal([
      '“Café Müller” in Essen is there already. Choose it, or enter another name or town for yours.',
    ]);
    expect(page.problemAt('venue')).to.contain('is there already');
    expect(server.to('POST')).to.deep.equal([]);
    expect([page.focused?.id, page.control('Name of the venue').value]).to.deep.equal(['summary', 'cafe muller']);
  });

  it('makes a second venue of a known name in another town, and overwrites none', async () => {
    const server = desk();
    const names: unknown[] = [];
    server.answers.unshift(({ method, path, body }) => {
      if (method === 'POST') names.push((body as { venue: string }).venue);
      return method === 'GET' && path.includes('/venues?')
        ? json({
            venues: [{ ...made, id: 7, venue: 'Village Hall', city: 'Essen' }],
            total: 1,
            total_pages: 1,
            rest_url: '',
          })
        : method === 'GET' && path.includes('/venues/900')
          ? json({ ...made, id: 900, venue: names[0] })
          : undefined;
    });
    const page = await openVenue(server);
    await page.fill('Name of the venue', 'Village Hall');
    await page.fill('Town', 'essen');
    page.button('Add venue').click();
    await until(() => page.problems.length);
    await page.fill('Town', 'Bath');
    page.button('Add venue').click();
    const change = await server.asksFor('PATCH');
    expect([names, change.path, (change.body as { venue: string }).venue]).to.deep.equal([
      ['Village Hall, Bath'],
      'cal/events/v1/venues/900',
      'Village Hall',
    ]);
    await until(() => page.one('saved'));
  });

  it('proposes the addresses and towns of the calendar’s venues, and keeps what is typed', async () => {
    const server = desk();
    const place = { city: 'Kiel', zip: '24103', country: 'Germany', state: '', province: '', stateprovince: '' };
    server.answers.unshift(({ method, path }) =>
      method === 'GET' && path.includes('/venues?')
        ? json({
            venues: [
              { ...made, ...place, id: 7, venue: 'Kiel Library', address: 'Kai 1', geo_lat: 54.3, geo_lng: 10.1 },
              { ...made, ...place, id: 8, venue: 'Annex', address: 'Kai 1' },
              { ...made, ...place, id: 9, venue: 'Yard', address: '' },
            ],
            total: 3,
            total_pages: 1,
            rest_url: '',
          })
        : undefined,
    );
    const page = await openVenue(server);
    const options = () => [...page.root.querySelectorAll<HTMLElement>('#address-options [role="option"]')];
    const values = () =>
      ['Address', 'Postal code', 'Town', 'Country', 'Latitude'].map((label) => page.control(label).value);
    page.control('Address').focus();
    await page.type('kie');
    await until(() => options().length);
    expect(options().map(textOf)).to.deep.equal(['Kiel, Germany', 'Kai 1, 24103 Kiel, Germany Kiel Library']);
    await page.key('Tab');
    expect(values()).to.deep.equal(['kie', '', '', '', '']);
    page.control('Address').focus();
    await page.key('ArrowDown');
    await until(() => options().length);
    await page.key('ArrowDown');
    await page.key('Enter');
    await page.element.updateComplete;
    expect(values()).to.deep.equal(['Kai 1', '24103', 'Kiel', 'Germany', '54.3']);
    await page.fill('Town', 'Laboe');
    await page.fill('Name of the venue', 'Pier');
    page.button('Add venue').click();
    const { body } = await server.asksFor('POST cal/events/v1/venues');
    expect(body).to.include({ venue: 'Pier', address: 'Kai 1', city: 'Laboe', zip: '24103', country: 'Germany' });
  });

  it('asks for both coordinates, in degrees', async () => {
    const page = await openVenue();
    await page.fill('Name of the venue', 'Pier');
    await page.fill('Latitude', '91');
    page.button('Add venue').click();
    await until(() => page.problems.length);
    expect(page.problems).to.deep.equal(['“Latitude” is a number from −90 to 90']);
    await page.fill('Latitude', '9');
    page.button('Add venue').click();
    await until(() => page.problems[0]?.includes('longitude'));
    expect(page.problems).to.deep.equal(['Enter the longitude, too']);
  });

  it('needs no draft, and has its numbers behind the map', async () => {
    const page = await openVenue();
    expect(page.all('submit').map(textOf)).to.deep.equal(['Add venue']);
    expect(page.control('Latitude').checkVisibility()).to.equal(false);
    await page.fill('Name of the venue', 'Pier');
    await page.fill('Latitude', '91');
    await page.element.submit();
    page.button('“Latitude” is a number from −90 to 90').click();
    await until(() => page.focused?.id === 'position');
  });

  for (const [language, order] of Object.entries({ en: ['city', 'region', 'zip'], de: ['zip', 'city', 'region'] }))
    it(`asks for town and postal code as addresses have them, ${language}`, async () => {
      document.documentElement.lang = language;
      const page = await openVenue();
      const names = page.all('field').flatMap((field) => /field-(\S+)/.exec(field.getAttribute('part')!)?.[1] ?? []);
      expect(names.filter((name) => order.includes(name))).to.deep.equal(order);
    });

  it('offers coordinates only where the server takes them', async () => {
    const page = await openVenue(desk(['session']));
    expect(page.one('field-position')).to.equal(undefined);
    expect(page.one('field-city')).not.to.equal(undefined);
  });

  it('sends only what was changed of one that is there', async () => {
    const server = desk();
    server.answers.unshift(({ method, path }) =>
      method === 'GET' && /venues\/\d+/.test(path) ? json(made) : undefined,
    );
    const page = await openVenue(server, `venue-id="${made.id}"`);
    await until(() => page.one('field-city'));
    await page.fill('Town', 'Porto');
    page.button('Save').click();
    const { body } = await server.asksFor('PATCH');
    expect((body as { city?: string }).city).to.equal('Porto');
    expect(body).not.to.have.any.keys('venue', 'description', 'address', 'website');
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible with problems and without, ${direction}`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const page = await openVenue();
      await expectNoViolation(page.element);
      await page.element.submit();
      await until(() => page.problems.length);
      await expectNoViolation(page.element);
    });
});

describe('cal-organizer-form', () => {
  it('adds an organizer, and checks the email address', async () => {
    const server = desk();
    const page = await OrganizerPage.open(markupOf('cal-organizer-form', server));
    await page.ready();
    await until(() => page.one('field-organizer'));
    await page.fill('Name of the organizer', 'Harbour Choir');
    await page.fill('Email', 'choir');
    page.button('Add organizer').click();
    await until(() => page.problems.length);
    expect(page.problems).to.deep.equal(['Enter an email address, such as name@example.org']);
    await page.fill('Email', 'choir@example.org');
    page.button('Add organizer').click();
    const { body } = await server.asksFor('POST cal/events/v1/organizers');
    expect(body).to.deep.equal({ organizer: 'Harbour Choir', email: 'choir@example.org', status: 'publish' });
  });
});
