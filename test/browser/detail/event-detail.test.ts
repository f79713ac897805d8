import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { allEvents, Calendar, json, recordedEvent, recording, replay } from '../calendar.js';
import { DetailPage, EventCalendar, full, changed } from './detail-page.js';
import { unavailable } from '../element-page.js';
import { passTime, setUpEnvironment, textOf, turn, until } from '../environment.js';
import { expectNoViolation } from '../appearance.js';

setUpEnvironment();
const placed = await recordedEvent('coordinates');
const inOtherZone = 'time-zone="Asia/Tokyo"';

afterEach(() => localStorage.clear());

/** The event with another status in its schema.org data. */
const inState = (eventStatus: string) =>
  changed({ featured: false, json_ld: { eventStatus: `https://schema.org/${eventStatus}` } });

describe('cal-event-detail', () => {
  it('shows all facts of the event', async () => {
    const page = await DetailPage.ofEvent(full, inOtherZone);
    expect(page.title).to.equal('New Year’s Eve on the Quay');
    expect(page.facts).to.deep.equal({
      When: 'Thursday, December 31 9:00 PM – 2:00 AM EST Friday, January 1, 2027, 11:00 AM – 4:00 PM GMT+9 (your time)',
      Where:
        'Harbour Hall 12 Quay StreetPort Alder, NY 10999United States Phone +1 555 010 2000Website harbourhall.example',
      Cost: '$35',
      'Organized by':
        'Port Alder Music Society Phone +1 555 010 3000Email hello@pams.exampleWebsite pams.example Night Market Co-op Website nightmarket.example/stalls Foundry Collective & Friends Email team@foundry.exampleWebsite foundry.example',
      Website: 'nye.example',
      Tags: full.tags.map(({ name }) => name).join(''),
    });
    await until(() => page.text('description'));
    expect(page.text('description')).to.match(/^We start on time .* somebody taller\.$/);
    expect(page.texts('category')).to.deep.equal(full.categories.map(({ name }) => name));
  });

  it('has a dot between its categories, which nobody hears, on the side where reading goes on', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      document.documentElement.dir = dir;
      const page = await DetailPage.ofEvent(full);
      const [first, second] = page.all('category').map((category) => category.getBoundingClientRect());
      const dot = page.one('categories')!.querySelector('[aria-hidden="true"]')!.getBoundingClientRect();
      const lefts = [first!.left, dot.left, second!.left];
      expect(lefts, dir).to.deep.equal([...lefts].sort((one, other) => (dir === 'ltr' ? one - other : other - one)));
    }
  });

  it('has links to call, to write and for directions', async () => {
    const page = await DetailPage.ofEvent(changed({ show_map_link: true }));
    const hrefs = (part: string) => page.all(part).map((link) => link.getAttribute('href'));
    expect(hrefs('phone')).to.deep.equal(['tel:+15550102000', 'tel:+15550103000']);
    expect(hrefs('email')).to.deep.equal(['mailto:hello@pams.example', 'mailto:team@foundry.example']);
    expect(hrefs('directions')).to.deep.equal([
      'https://www.openstreetmap.org/search?query=12%20Quay%20Street%2C%20Port%20Alder%2C%20NY%2010999%2C%20United%20States',
    ]);
  });

  it('gives directions to coordinates where there are some, and none when the event forbids it', async () => {
    const event = { ...(await recordedEvent('coordinates')), show_map_link: true };
    const page = await DetailPage.ofEvent(event);
    expect(page.one('directions')!.getAttribute('href')).to.match(/directions\?to=-?\d+\.\d+%2C-?\d+\.\d+$/);
    expect((await DetailPage.ofEvent({ ...event, id: 7001, show_map_link: false })).all('directions')).to.have.length(
      0,
    );
  });

  it('says how near it is, once that says more than the date', async () => {
    expect((await DetailPage.ofEvent(full)).one('nearness')).to.equal(undefined);
    passTime(36 * 24 * 3600 * 1000);
    expect((await DetailPage.ofEvent(full)).text('nearness')).to.equal('in 5 days');
  });

  for (const [name, when] of [
    ['all-day', 'All day'],
    ['all-day.multi-day', '–'],
  ] as const) {
    it(`shows no time for ${name}`, async () => {
      const page = await DetailPage.ofEvent(await recordedEvent(name), inOtherZone);
      expect(page.facts.When).to.contain(when);
      expect(page.all('clock').length + page.all('visitor-time').length).to.equal(0);
    });
  }

  it('names several venues, and all organizers', async () => {
    expect((await DetailPage.ofEvent(await recordedEvent('two-venues'))).all('venue')).to.have.length(2);
    expect((await DetailPage.ofEvent(await recordedEvent('six-organizers'))).all('organizer')).to.have.length(6);
  });

  it('leaves out unknown facts', async () => {
    const page = await DetailPage.ofEvent(await recordedEvent('bare-minimum'));
    expect(Object.keys(page.facts)).to.deep.equal(['When']);
    expect(['image', 'badge', 'related'].flatMap((part) => page.all(part))).to.have.length(0);
  });

  it('shows the custom fields of a site', async () => {
    const { custom_fields } = (await recording('site.custom-fields.event-with-values')).response
      .body as EventRepresentation;
    expect((await DetailPage.ofEvent(changed({ custom_fields }))).facts).to.include({
      'Dress code': 'Black tie & trainers',
      Level: 'B',
    });
  });

  it('shows plain text in the lines and paragraphs in which it was typed', async () => {
    const page = await DetailPage.ofEvent(changed({ description: 'Doors 18:00\nTalk <b>19:00</b>\n\nFree < 12' }));
    await until(() => page.text('description'));
    const html = page
      .one('description')!
      .innerHTML.replace(/<!--.*?-->/g, '')
      .replace(/\s*\n\s*/g, '');
    expect(html).to.equal('<p>Doors 18:00<br>Talk <b>19:00</b></p><p>Free &lt; 12</p>');
  });

  it('puts its headings into the outline of the page', async () => {
    const page = await DetailPage.ofEvent(await recordedEvent('rich-html'), 'heading-level="4"');
    expect(page.one('title')!.ariaLevel).to.equal('4');
    expect(
      [...page.one('description')!.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName),
    ).to.deep.equal(['h5']);
  });

  for (const name of ['attrs', 'links', 'script', 'svg', 'title', 'unclosed']) {
    it(`runs nothing of the hostile ${name}, and links to safe addresses only`, async () => {
      const page = await DetailPage.ofEvent(await recordedEvent(`untrusted.${name}`));
      page.all('title').forEach((title) => title.click());
      await turn();
      expect((globalThis as { __pwned?: unknown }).__pwned).to.equal(undefined);
      expect(
        page.root.querySelectorAll(
          'script, svg:not(.labeled > svg), iframe, object, embed, form, base, style:not([data-lit])',
        ).length,
      ).to.equal(0);
      const addresses = [...page.root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!);
      expect(addresses.filter((address) => !/^(https?|mailto|tel):/.test(address))).to.deep.equal([]);
    });
  }

  it('shows hostile contacts as text', async () => {
    const [organizer] = full.organizer;
    const phone = '+1 <img src=x onerror=window.__pwned=1>';
    const event = changed({
      organizer: [
        { ...organizer!, phone, email: 'a@b.example?bcc=all@c.example', website: 'javascript:window.__pwned=1' },
      ],
    });
    const page = await DetailPage.ofEvent(event);
    const links = [...page.one('organizer')!.querySelectorAll('a')].map(({ href }) => href);
    expect(links).to.deep.equal(['tel:+1']);
    expect((globalThis as { __pwned?: unknown }).__pwned).to.equal(undefined);
  });

  it('speaks the visitor’s language', async () => {
    for (const [language, name] of [
      ['de', 'Wann'],
      ['fr', 'Quand'],
      ['es', 'Cuándo'],
      ['ar', 'الموعد'],
    ]) {
      const page = await DetailPage.ofEvent(full, `lang="${language}"`);
      await until(() => page.facts[name!]);
    }
  });
});

describe('badges', () => {
  for (const [status, badge] of [
    ['EventRescheduled', 'Rescheduled'],
    ['EventMovedOnline', 'Moved online'],
  ] as const) {
    it(`say ${badge}`, async () => {
      expect((await DetailPage.ofEvent(inState(status))).texts('badge')).to.deep.equal([badge]);
    });
  }

  it('are absent for a normal event, and for an unknown state', async () => {
    for (const status of ['EventScheduled', 'EventX', 'constructor'])
      expect((await DetailPage.ofEvent(inState(status))).all('badge')).to.have.length(0);
  });

  for (const [status, badge] of Object.entries({
    draft: 'Draft',
    pending: 'Awaiting review',
    private: 'Private',
    future: 'Scheduled',
    trash: 'In the trash',
  })) {
    it(`show an editor the status ${status}`, async () => {
      expect((await DetailPage.ofEvent(changed({ status, featured: false }))).texts('badge')).to.deep.equal([badge]);
    });
  }

  it('mark an event that no list shows', async () => {
    expect((await DetailPage.ofEvent(await recordedEvent('hidden-from-listings'))).texts('badge')).to.deep.equal([
      'Unlisted',
    ]);
  });
});

describe('the request', () => {
  it('names the id, or the slug unchanged', async () => {
    const event = await recordedEvent('japanese');
    const calendar = new EventCalendar([event]);
    await DetailPage.of(calendar, `event-id="${event.id}"`);
    await DetailPage.of(calendar, `slug="${event.slug}" show-related="false"`);
    const paths = calendar.asked.map(({ url }) => url.pathname).filter((path) => path !== '/api/cal/events/v1/events');
    expect(paths[0]).to.equal(`/api/cal/events/v1/events/${event.id}`);
    expect(paths[1]!.toLowerCase()).to.equal(`/api/cal/events/v1/events/by-slug/${event.slug}`);
  });

  it('a detail without an id or slug sends no request', async () => {
    const calendar = new EventCalendar([full]);
    const page = await DetailPage.open(`<cal-event-detail base-url="${calendar.baseUrl}"></cal-event-detail>`);
    await turn();
    expect([calendar.asked.length, page.told.length, page.root.querySelector('slot')?.name]).to.deep.equal([0, 0, '']);
  });

  it('is replaced by an error that names an unreadable attribute', async () => {
    const calendar = new EventCalendar([full]);
    for (const attributes of [
      'event-id="x"',
      `event-id="${full.id}" mode="popup"`,
      `event-id="${full.id}" show-map="perhaps"`,
    ]) {
      const page = await DetailPage.of(calendar, attributes);
      expect(page.text('error')).to.contain(attributes.split(' ').at(-1)).and.to.contain('cannot be read');
    }
    expect(calendar.asked).to.have.length(0);
  });

  it('fires cal-load and cal-data', async () => {
    const page = await DetailPage.ofEvent(full);
    await turn();
    expect(page.told.map(({ type }) => type)).to.deep.equal(['cal-load', 'cal-data']);
    expect(page.details('cal-data')[0]!.items[0]).to.include({ id: full.id, title: page.title });
  });

  it('keeps the previous event until the next is there', async () => {
    const [one, other] = allEvents as [EventRepresentation, EventRepresentation];
    const calendar = new EventCalendar([]);
    const page = await DetailPage.of(calendar, `event-id="${one.id}" show-related="false"`);
    const before = page.title;
    const release = calendar.hold();
    page.detail.eventId = other.id;
    await page.detail.updateComplete;
    expect([page.title, page.one('base')!.ariaBusy]).to.deep.equal([before, 'true']);
    release();
    await page.settled();
    expect(page.title).not.to.equal(before);
  });
});

describe('the first screen', () => {
  it('says below the title when and where it is', async () => {
    const page = await DetailPage.ofEvent(full);
    expect(page.text('summary')).to.match(/Dec 31.* · Harbour Hall/);
    expect(page.one('summary')!.getBoundingClientRect().top).to.be.lessThan(
      page.one('aside')!.getBoundingClientRect().top,
    );
    expect(page.one('ended')).to.equal(undefined);
  });

  it('offers the website of the event, which the page may replace', async () => {
    const page = await DetailPage.ofEvent(full);
    expect([page.text('website-button'), page.one('website-button')!.getAttribute('href')]).to.deep.equal([
      'Visit website',
      'https://nye.example/',
    ]);
    expect(page.one('website-button')!.closest('slot')!.name).to.equal('actions');
  });

  it('says that an event has ended', async () => {
    passTime(60 * 24 * 3600 * 1000);
    const page = await DetailPage.ofEvent(full);
    expect(page.text('ended')).to.equal('This event has ended.');
  });
});

describe('an event that is not shown', () => {
  const problems: readonly [recorded: string, title: string, next?: string][] = [
    ['events.read.not-found', 'We couldn’t find this event.'],
    ['events.read-by-slug.unknown', 'We couldn’t find this event.'],
    ['events.read.draft.anonymous', 'This event is not public.', 'Try again'],
    ['events.read.trashed.administrator', 'This event is no longer available.', 'Try again'],
    ['events.delete.2-again', 'This event is no longer available.'],
    ['events.read.id-of-a-venue', 'This is not an event.'],
    ['events.list.no-such-method', unavailable],
    ['categories.create.name-too-long-is-500', unavailable, 'Try again'],
  ];
  for (const [recorded, title, next] of problems) {
    it(`says why, as in ${recorded}, and offers a next step where there is one`, async () => {
      const calendar = new Calendar();
      calendar.answer = () => replay(recorded);
      const page = await DetailPage.of(calendar, 'event-id="5"');
      expect(page.one('error')!.getAttribute('role')).to.equal('alert');
      expect(page.text('message')).to.contain(title);
      await turn();
      expect(page.details('cal-error')[0]!.status).to.equal((await recording(recorded)).response.status);
      expect(page.texts('button')).to.deep.equal(next ? [next] : []);
      calendar.answer = () => json(full);
      if (next) page.button(next).click();
      else void page.detail.refresh();
      await until(() => page.title);
    });
  }

  it('offers to close the dialog', async () => {
    const calendar = new Calendar();
    calendar.answer = () => replay('events.read.not-found');
    const page = await DetailPage.of(calendar, 'event-id="5" mode="dialog"');
    const [, close] = page.root.querySelectorAll('button');
    expect(textOf(close)).to.equal('Close');
    close!.click();
    await until(() => page.details('cal-close').length);
  });

  it('keeps older data when a refresh fails, and says so', async () => {
    const calendar = new EventCalendar([full], []);
    const page = await DetailPage.of(calendar, `event-id="${full.id}"`);
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    await page.detail.refresh();
    await page.settled();
    expect([page.all('stale').length, page.title]).to.deep.equal([1, 'New Year’s Eve on the Quay']);
    expect(page.detail.matches(':state(stale)')).to.equal(true);
  });
});

describe('a password', () => {
  const secret = async () => {
    const event = await recordedEvent('password.right');
    const calendar = new EventCalendar([event], []);
    calendar.passwords = { [event.id]: 'open-sesame' };
    return { calendar, event, page: await DetailPage.of(calendar, `event-id="${event.id}"`) };
  };
  const write = async (page: DetailPage, password: string) => {
    page.root.querySelector('input')!.focus();
    await sendKeys({ type: password });
    await sendKeys({ press: 'Enter' });
    await page.settled();
  };

  it('the detail asks for the password, which opens the event', async () => {
    const { calendar, page } = await secret();
    expect(page.text('message')).to.equal('This event is protected by a password.');
    expect(textOf(page.root.querySelector('label[for="password"]'))).to.equal('Password');
    await write(page, 'open-sesame');
    expect([page.title, page.text('description')]).to.deep.equal(['Password Party', 'The password is in your letter.']);
    expect(calendar.asked[1]!.url.search).to.equal('?password=open-sesame');
  });

  it('the password does not stay in the page', async () => {
    const { page } = await secret();
    await write(page, 'open-sesame');
    expect(page.around.innerHTML + page.root.innerHTML).not.to.contain('open-sesame');
    expect(page.root.querySelectorAll('input')).to.have.length(0);
  });

  it('is reported when wrong, and can be entered again', async () => {
    const { page } = await secret();
    await write(page, 'sesame');
    const field = page.root.querySelector('input')!;
    expect(page.text('wrong')).to.equal('Wrong password. Please try again.');
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby'), field.value]).to.deep.equal([
      'true',
      'wrong',
      '',
    ]);
    expect(page.root.activeElement === field).to.equal(true);
    await write(page, 'open-sesame');
    expect(page.title).to.equal('Password Party');
  });

  it('the password is not sent for another event', async () => {
    const { calendar, page } = await secret();
    await write(page, 'open-sesame');
    calendar.events = allEvents;
    page.detail.eventId = allEvents[0]!.id;
    await page.settled();
    expect(
      calendar.asked.filter(({ url }) => url.pathname.endsWith(`/${allEvents[0]!.id}`)).map(({ url }) => url.search),
    ).to.deep.equal(['']);
  });

  it('is not sent to another server that has an event of the same name', async () => {
    const { event, page } = await secret();
    await write(page, 'open-sesame');
    const other = new EventCalendar([event], []);
    other.passwords = { [event.id]: 'any' };
    await page.set({ 'base-url': other.baseUrl });
    expect(other.asked.map(({ url }) => url.href).join()).not.to.include('open-sesame');
    expect(page.text('message')).to.equal('This event is protected by a password.');
  });

  it('is asked for when a server masks the event instead of refusing it', async () => {
    const masked = (await recording('events.list.password-protected.masked')).response.body
      .events as EventRepresentation[];
    const page = await DetailPage.ofEvent(masked.find(({ all_day }) => all_day === null)!);
    expect([page.title, page.all('form').length]).to.deep.equal(['Password Party', 1]);
  });
});

describe('images', () => {
  const atHome = async (calendar: EventCalendar) => {
    const text = JSON.stringify(await recordedEvent('rich-html')).replaceAll(
      'https://calendar.example',
      `https://${calendar.host}`,
    );
    return JSON.parse(text) as EventRepresentation;
  };

  it('of the calendar’s host load into a reserved box of their proportions', async () => {
    const calendar = new EventCalendar([], []);
    const event = await atHome(calendar);
    calendar.answer = () => json(event);
    const page = await DetailPage.of(calendar, `event-id="${event.id}"`);
    const picture = page.one('image')!.querySelector('img')!;
    expect([picture.alt, picture.srcset.split(', ').length]).to.deep.equal(['', 5]);
    expect(page.one('description')!.querySelectorAll('img')).to.have.length(1);
    expect(page.one('image')!.getBoundingClientRect().height).to.be.greaterThan(50);
  });

  it('of other hosts are links until the visitor consents', async () => {
    const event = await recordedEvent('rich-html');
    const page = await DetailPage.ofEvent(event);
    expect([page.text('picture-link'), page.root.querySelectorAll('img').length]).to.deep.equal([
      'Picture from calendar.example',
      0,
    ]);
    document.dispatchEvent(new CustomEvent('cal-consent-change', { detail: { consent: 'granted' } }));
    await until(() => page.root.querySelectorAll('img').length === 2);
    document.dispatchEvent(new CustomEvent('cal-consent-change', { detail: { consent: 'denied' } }));
    await until(() => !page.root.querySelector('img'));
  });

  it('of other hosts load where the page has consent', async () => {
    const page = await DetailPage.ofEvent(await recordedEvent('rich-html'), 'consent="granted"');
    expect(page.root.querySelectorAll('img')).to.have.length(2);
  });
});

describe('the map', () => {
  const mapOf = (page: DetailPage) => page.root.querySelector('cal-venue-map');

  it('is shown where the event says so, unless the page forbids it', async () => {
    const wanted = async (shows: boolean, attributes = '') =>
      Boolean(mapOf(await DetailPage.ofEvent({ ...placed, show_map: shows }, attributes)));
    expect([await wanted(true), await wanted(false)]).to.deep.equal([true, false]);
    expect([await wanted(true, 'show-map="false"'), await wanted(false, 'show-map')]).to.deep.equal([false, true]);
  });

  it('is not shown for a venue without a position', async () => {
    expect(mapOf(await DetailPage.ofEvent(changed({ show_map: true }), 'show-map'))).to.equal(null);
  });

  it('sends the calendar no request, other hosts only with consent, and fires no events of its own', async () => {
    const calendar = new EventCalendar([placed], []);
    const page = await DetailPage.of(calendar, `event-id="${placed.id}" show-map show-related="false"`);
    const map = mapOf(page)!;
    await until(() => map.shadowRoot?.querySelector('button'));
    expect(textOf(map.shadowRoot)).to.contain('Show map');
    expect(
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('tile.openstreetmap')),
    ).to.have.length(0);
    expect(calendar.asked).to.have.length(1);
    expect(page.told.map(({ type }) => type)).to.deep.equal(['cal-load', 'cal-data']);
    await expectNoViolation(page.detail);
  });

  it('inherits tiles and consent from the detail', async () => {
    const page = await DetailPage.ofEvent(placed, 'show-map consent="denied" tiles="/tiles/{z}/{x}/{y}.png" lang="de"');
    const map = mapOf(page)! as HTMLElement & { consent?: string; tiles?: string; baseUrl?: string };
    expect([map.consent, map.tiles, map.baseUrl]).to.deep.equal([
      'denied',
      '/tiles/{z}/{x}/{y}.png',
      page.detail.baseUrl,
    ]);
  });
});
