import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { allEvents, recordedEvent } from '../calendar.js';
import { DetailPage, EventCalendar, full, changed } from './detail-page.js';
import { setUpEnvironment, turn, until } from '../environment.js';

setUpEnvironment();

/** The event with another status in its schema.org data. */
const inState = (eventStatus: string) =>
  changed({ featured: false, json_ld: { eventStatus: `https://schema.org/${eventStatus}` } });

describe('json-ld', () => {
  const dataOf = async (event: EventRepresentation) => {
    const page = await DetailPage.ofEvent(event, 'json-ld');
    await until(() => page.jsonLd);
    return page.jsonLd as Record<string, unknown>;
  };

  it('is absent by default, and removed with the attribute', async () => {
    const page = await DetailPage.ofEvent(full);
    expect(page.jsonLd).to.equal(undefined);
    page.detail.jsonLd = true;
    await until(() => page.jsonLd);
    page.detail.jsonLd = false;
    await until(() => !page.jsonLd);
  });

  it('describes everything in schema.org’s terms', async () => {
    expect(await dataOf(full)).to.deep.equal({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'New Year’s Eve on the Quay',
      url: full.url,
      startDate: '2026-12-31T21:00:00-05:00',
      endDate: '2027-01-01T02:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      description: 'Fireworks, brass and hot soup.',
      image: 'https://calendar.example/media/2026/11/harbour-stage.png',
      location: {
        '@type': 'Place',
        name: 'Harbour Hall',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Quay Street',
          addressLocality: 'Port Alder',
          addressRegion: 'NY',
          postalCode: '10999',
          addressCountry: 'United States',
        },
        telephone: '+1 555 010 2000',
        sameAs: 'https://harbourhall.example/',
      },
      organizer: [
        {
          '@type': 'Organization',
          name: 'Port Alder Music Society',
          url: 'https://pams.example/',
          telephone: '+1 555 010 3000',
          email: 'hello@pams.example',
        },
        { '@type': 'Organization', name: 'Night Market Co-op', url: 'https://nightmarket.example/stalls?x=1&y=2' },
        {
          '@type': 'Organization',
          name: 'Foundry Collective & Friends',
          url: 'http://foundry.example/',
          email: 'team@foundry.example',
        },
      ],
    });
  });

  it('has dates for all-day events, and coordinates', async () => {
    const allDay = await recordedEvent('all-day.multi-day');
    expect(await dataOf(allDay)).to.include({
      startDate: allDay.start_date.slice(0, 10),
      endDate: allDay.end_date.slice(0, 10),
    });
    const { location } = await dataOf(await recordedEvent('coordinates'));
    expect((location as Record<string, object>).geo)
      .to.include({ '@type': 'GeoCoordinates' })
      .and.have.keys('@type', 'latitude', 'longitude');
  });

  it('keeps the words of a text apart', async () => {
    const description = '<p>First.</p><p>Second.</p><ul><li>One</li><li>Two</li></ul>A<br>B';
    expect(await dataOf(changed({ excerpt: '', description }))).to.include({
      description: 'First. Second. One Two A B',
    });
  });

  it('describes a canceled event', async () => {
    expect(await dataOf(inState('EventCancelled'))).to.include({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  const cost = (currency_symbol: string, ...values: string[]) =>
    changed({ cost_details: { currency_symbol, currency_code: '', currency_position: 'prefix', values } });
  for (const [name, event, offers] of [
    ['a price', cost('€', '9.90'), { '@type': 'Offer', price: 9.9, priceCurrency: 'EUR', url: full.url }],
    [
      'a range',
      cost('£', '20', '5'),
      { '@type': 'AggregateOffer', lowPrice: 5, highPrice: 20, priceCurrency: 'GBP', url: full.url },
    ],
    ['nothing', cost('', 'free'), { '@type': 'Offer', price: 0, url: full.url }],
    ['dollars of some country', cost('$', '35'), undefined],
    ['a sign that was lost', cost('', '12.50'), undefined],
    ['a misread thousand', cost('', '.00', '1250'), undefined],
    ['words', cost('', 'pay-what-you-can'), undefined],
  ] as const) {
    it(`holds only known facts of ${name}`, async () => {
      expect((await dataOf(event)).offers).to.deep.equal(offers);
    });
  }

  it('json-ld is harmless whatever a title says', async () => {
    const title = '</script><script>window.__pwned=1</script><!--';
    const page = await DetailPage.ofEvent(changed({ title: title.replaceAll('<', '&lt;') }), 'json-ld');
    await until(() => page.jsonLd);
    expect(page.jsonLd).to.include({ name: title });
    const { outerHTML } = page.detail.querySelector('script')!;
    expect(outerHTML.match(/<!--|<\/script/g)).to.deep.equal(['</script']);
    expect((globalThis as { __pwned?: unknown }).__pwned).to.equal(undefined);
  });

  it('is absent for events that are not public', async () => {
    const page = await DetailPage.ofEvent(changed({ status: 'draft' }), 'json-ld');
    await turn();
    expect(page.jsonLd).to.equal(undefined);
  });

  it('follows the event that is shown', async () => {
    const calendar = new EventCalendar([full]);
    const page = await DetailPage.of(calendar, `event-id="${full.id}" json-ld`);
    await until(() => page.jsonLd);
    page.detail.eventId = allEvents[3]!.id;
    await until(() => (page.jsonLd as { url: string }).url === allEvents[3]!.url);
    expect(page.detail.querySelectorAll('script')).to.have.length(1);
  });
});
