import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { EventRepresentation } from '../../../src/schema/index.js';
import { allEvents, Calendar, json, recordedEvent, recording, replay } from '../calendar.js';
import { DetailPage, EventCalendar } from './detail-page.js';
import { unavailable } from '../element-page.js';
import { passTime, setUpEnvironment, textOf, turn, until } from '../environment.js';
import { directions, expectAccessible, expectNoViolation, isChromium, isWebKit, itWhere, prefer, setViewport } from '../appearance.js';

setUpEnvironment();

const full = await recordedEvent('full');
const placed = await recordedEvent('coordinates');
const inOtherZone = 'time-zone="Asia/Tokyo"';

afterEach(() => localStorage.clear());

/** The recorded event, changed. */
const changed = (changes: Partial<EventRepresentation>): EventRepresentation => ({ ...full, ...changes });

/** The event with another status in its schema.org data. */
const inState = (eventStatus: string) => changed({ featured: false, json_ld: { eventStatus: `https://schema.org/${eventStatus}` } });

describe('cal-event-detail', () => {
  it('shows all facts of the event', async () => {
    const page = await DetailPage.ofEvent(full, inOtherZone);
    expect(page.title).to.equal('New Year’s Eve on the Quay');
    expect(page.facts).to.deep.equal({
      When: 'Thu, Dec 31, 2026, 9:00 PM – Fri, Jan 1, 2027, 2:00 AM EST Fri, Jan 1, 2027, 11:00 AM – 4:00 PM GMT+9 (your time)',
      Where: 'Harbour Hall 12 Quay StreetPort Alder, NY 10999United States Phone +1 555 010 2000Website harbourhall.example',
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
    expect((await DetailPage.ofEvent({ ...event, id: 7001, show_map_link: false })).all('directions')).to.have.length(0);
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
    const { custom_fields } = (await recording('site.custom-fields.event-with-values')).response.body as EventRepresentation;
    expect((await DetailPage.ofEvent(changed({ custom_fields }))).facts).to.include({ 'Dress code': 'Black tie & trainers', Level: 'B' });
  });

  it('puts its headings into the outline of the page', async () => {
    const page = await DetailPage.ofEvent(await recordedEvent('rich-html'), 'heading-level="4"');
    expect(page.one('title')!.ariaLevel).to.equal('4');
    expect([...page.one('description')!.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName)).to.deep.equal([
      'h5',
    ]);
  });

  for (const name of ['attrs', 'links', 'script', 'svg', 'title', 'unclosed']) {
    it(`runs nothing of the hostile ${name}, and links to safe addresses only`, async () => {
      const page = await DetailPage.ofEvent(await recordedEvent(`untrusted.${name}`));
      page.all('title').forEach((title) => title.click());
      await turn();
      expect((globalThis as { __pwned?: unknown }).__pwned).to.equal(undefined);
      expect(page.root.querySelectorAll('script, svg, iframe, object, embed, form, base, style:not([data-lit])').length).to.equal(0);
      for (const link of page.root.querySelectorAll('a[href]')) expect(link.getAttribute('href')).to.match(/^(https?|mailto|tel):/);
    });
  }

  it('shows hostile contacts as text', async () => {
    const [organizer] = full.organizer;
    const phone = '+1 <img src=x onerror=window.__pwned=1>';
    const event = changed({
      organizer: [{ ...organizer!, phone, email: 'a@b.example?bcc=all@c.example', website: 'javascript:window.__pwned=1' }],
    });
    const page = await DetailPage.ofEvent(event);
    const links = [...page.one('organizer')!.querySelectorAll('a')].map(({ href }) => href);
    expect(links).to.deep.equal([organizer!.url, 'tel:+1']);
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
    ['EventCancelled', 'Canceled'],
    ['EventPostponed', 'Postponed'],
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
    expect((await DetailPage.ofEvent(await recordedEvent('hidden-from-listings'))).texts('badge')).to.deep.equal(['Unlisted']);
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

  it('is not sent without an id or slug', async () => {
    const calendar = new EventCalendar([full]);
    const page = await DetailPage.open(`<cal-event-detail base-url="${calendar.baseUrl}"></cal-event-detail>`);
    await turn();
    expect([calendar.asked.length, page.told.length, page.root.querySelector('slot')?.name]).to.deep.equal([0, 0, '']);
  });

  it('is replaced by an error that names an unreadable attribute', async () => {
    const calendar = new EventCalendar([full]);
    for (const attributes of ['event-id="x"', `event-id="${full.id}" mode="popup"`, `event-id="${full.id}" show-map="perhaps"`]) {
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
    expect(page.one('summary')!.getBoundingClientRect().top).to.be.lessThan(page.one('aside')!.getBoundingClientRect().top);
    expect(page.one('ended')).to.equal(undefined);
  });

  it('offers the website of the event as its main action, which the page may replace', async () => {
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
  const problems: readonly [recorded: string, title: string, next: string][] = [
    ['events.read.not-found', 'We couldn’t find this event.', 'Try again'],
    ['events.read-by-slug.unknown', 'We couldn’t find this event.', 'Try again'],
    ['events.read.draft.anonymous', 'This event is not public.', 'Try again'],
    ['events.read.trashed.administrator', 'This event is no longer available.', 'Try again'],
    ['events.delete.2-again', 'This event is no longer available.', 'Try again'],
    ['events.read.id-of-a-venue', 'This is not an event.', 'Try again'],
    ['events.list.no-such-method', 'has no calendar at this address.', 'Try again'],
    ['categories.create.name-too-long-is-500', unavailable, 'Try again'],
  ];
  for (const [recorded, title, next] of problems) {
    it(`says why, as in ${recorded}, and offers a next step`, async () => {
      const calendar = new Calendar();
      calendar.answer = () => replay(recorded);
      const page = await DetailPage.of(calendar, 'event-id="5"');
      expect(page.one('error')!.getAttribute('role')).to.equal('alert');
      expect(page.text('message')).to.contain(title);
      await turn();
      expect(page.details('cal-error')[0]!.status).to.equal((await recording(recorded)).response.status);
      calendar.answer = () => json(full);
      page.button(next).click();
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

  it('is asked for, and opens the event', async () => {
    const { calendar, page } = await secret();
    expect(page.text('message')).to.equal('This event is protected by a password.');
    expect(textOf(page.root.querySelector('label[for="password"]'))).to.equal('Password');
    await write(page, 'open-sesame');
    expect([page.title, page.text('description')]).to.deep.equal(['Password Party', 'The password is in your letter.']);
    expect(calendar.asked[1]!.url.search).to.equal('?password=open-sesame');
  });

  it('does not stay in the page', async () => {
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
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby'), field.value]).to.deep.equal(['true', 'wrong', '']);
    expect(page.root.activeElement === field).to.equal(true);
    await write(page, 'open-sesame');
    expect(page.title).to.equal('Password Party');
  });

  it('is not sent for another event', async () => {
    const { calendar, page } = await secret();
    await write(page, 'open-sesame');
    calendar.events = allEvents;
    page.detail.eventId = allEvents[0]!.id;
    await page.settled();
    expect(calendar.asked.filter(({ url }) => url.pathname.endsWith(`/${allEvents[0]!.id}`)).map(({ url }) => url.search)).to.deep.equal([
      '',
    ]);
  });

  it('is asked for when a server masks the event instead of refusing it', async () => {
    const masked = (await recording('events.list.password-protected.masked')).response.body.events as EventRepresentation[];
    const page = await DetailPage.ofEvent(masked.find(({ all_day }) => all_day === null)!);
    expect([page.title, page.all('form').length]).to.deep.equal(['Password Party', 1]);
  });
});

describe('images', () => {
  const atHome = async (calendar: EventCalendar) => {
    const text = JSON.stringify(await recordedEvent('rich-html')).replaceAll('https://calendar.example', `https://${calendar.host}`);
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
    expect([page.text('picture-link'), page.root.querySelectorAll('img').length]).to.deep.equal(['Picture from calendar.example', 0]);
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
    expect(textOf(map.shadowRoot)).to.contain('Show the map');
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('tile.openstreetmap'))).to.have.length(0);
    expect(calendar.asked).to.have.length(1);
    expect(page.told.map(({ type }) => type)).to.deep.equal(['cal-load', 'cal-data']);
    await expectNoViolation(page.detail);
  });

  it('inherits tiles and consent from the detail', async () => {
    const page = await DetailPage.ofEvent(placed, 'show-map consent="denied" tiles="/tiles/{z}/{x}/{y}.png" lang="de"');
    const map = mapOf(page)! as HTMLElement & { consent?: string; tiles?: string; baseUrl?: string };
    expect([map.consent, map.tiles, map.baseUrl]).to.deep.equal(['denied', '/tiles/{z}/{x}/{y}.png', page.detail.baseUrl]);
  });
});

describe('related events', () => {
  it('are the next ones of the same category, without this one', async () => {
    const event = allEvents.find(({ start_date, categories }) => start_date > '2026-11-22' && categories.length === 1)!;
    const calendar = new EventCalendar([]);
    const page = await DetailPage.of(calendar, `event-id="${event.id}"`);
    await until(() => page.one('related'));
    expect(calendar.query).to.include({ categories: String(event.categories[0]!.id), per_page: '4', starts_after: '2026-11-20' });
    const ids = page.all('link').map((link) => (link as HTMLAnchorElement).href);
    expect(ids).to.have.length(3).and.not.to.contain(event.url);
    page.around.addEventListener('cal-select', (selection) => selection.preventDefault());
    page.all('link')[0]!.click();
    expect(page.details('cal-select')[0]!.event!.url).to.equal(ids[0]);
  });

  it('keep their images where one has none, which has a hue instead', async () => {
    const own = { ...(full.image as object), url: `${location.origin}/test/fixtures/tile.svg`, sizes: undefined };
    const next = [1, 2, 3].map((id) => ({
      ...changed({ description: '' }),
      id,
      slug: `next-${id}`,
      title: `Next ${id}`,
      start_date: `2026-12-0${id} 10:00:00`,
      end_date: `2026-12-0${id} 11:00:00`,
      image: id === 2 ? false : own,
    })) as EventRepresentation[];
    const page = await DetailPage.of(new EventCalendar([full], next), `event-id="${full.id}"`);
    await until(() => page.one('related'));
    const kinds = page
      .all('card')
      .map((card) => [...card.querySelectorAll('img, [part~="placeholder"]')].map(({ localName }) => localName));
    expect(kinds).to.deep.equal([['img'], ['div'], ['img']]);
  });

  it('are not requested when turned off, or without a category', async () => {
    const calendar = new EventCalendar([full, await recordedEvent('bare-minimum')]);
    await DetailPage.of(calendar, `event-id="${full.id}" show-related="false"`);
    await DetailPage.of(calendar, `event-id="${(await recordedEvent('bare-minimum')).id}"`);
    expect(calendar.asked).to.have.length(2);
  });
});

describe('the previous and next event', () => {
  /** In the order in which servers list them. */
  const ordered = [...allEvents].sort((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id);
  const neighbors = (page: DetailPage) => [...page.root.querySelectorAll('[part="adjacent"] button')].map(textOf);
  const titleOf = async (event: EventRepresentation | undefined) => event && (await DetailPage.ofEvent(event)).title;
  const expected = async (event: EventRepresentation, events = ordered) => {
    const [previous, next] = [
      await titleOf(
        events.findLast(({ start_date, id }) => start_date < event.start_date || (start_date === event.start_date && id < event.id)),
      ),
      await titleOf(
        events.find(({ start_date, id }) => start_date > event.start_date || (start_date === event.start_date && id > event.id)),
      ),
    ];
    return [previous && `Previous: ${previous}`, next && `Next: ${next}`].filter(Boolean);
  };

  for (const index of [0, 1, 57, 143, 200, 314, 315]) {
    it(`are found for event ${index} of 316, with ties in the order of ids`, async () => {
      const event = ordered[index]!;
      const calendar = new EventCalendar([], ordered);
      const page = await DetailPage.of(calendar, `event-id="${event.id}" show-adjacent show-related="false"`);
      const found = await expected(event);
      await until(() => neighbors(page).length === found.length);
      expect(neighbors(page)).to.deep.equal(found);
      expect(calendar.asked.length).to.be.lessThan(6);
    });
  }

  it('are found for an event that no list shows', async () => {
    const hidden = await recordedEvent('hidden-from-listings');
    const page = await DetailPage.of(new EventCalendar([hidden], ordered), `event-id="${hidden.id}" show-adjacent`);
    const found = await expected(hidden);
    await until(() => neighbors(page).length === found.length);
    expect(neighbors(page)).to.deep.equal(found);
  });

  it('are found on a day that fills several pages', async () => {
    const day = Array.from({ length: 45 }, (_, index) =>
      changed({ id: 8000 + index, title: `Number ${index}`, start_date: '2026-12-31 21:00:00' }),
    );
    const page = await DetailPage.of(new EventCalendar([], day), 'event-id="8022" show-adjacent show-related="false"');
    await until(() => neighbors(page).length === 2);
    expect(neighbors(page)).to.deep.equal(['Previous: Number 21', 'Next: Number 23']);
  });

  it('are not requested by default', async () => {
    const calendar = new EventCalendar([full], ordered);
    await DetailPage.of(calendar, `event-id="${full.id}" show-related="false"`);
    expect(calendar.asked).to.have.length(1);
  });

  it('replace the current event, and the title gets the focus', async () => {
    const page = await DetailPage.of(new EventCalendar([], ordered), `event-id="${ordered[57]!.id}" show-adjacent`);
    await until(() => neighbors(page).length === 2);
    const { title } = page;
    page.button(neighbors(page)[1]!).click();
    await until(() => page.title !== title);
    expect(page.title).to.equal(await titleOf(ordered[58]));
    expect(page.root.activeElement?.id).to.equal('title');
    expect(page.details('cal-navigate').map(({ event }) => event!.id)).to.deep.equal([ordered[58]!.id]);
  });

  it('are left to the page when it cancels', async () => {
    const page = await DetailPage.of(new EventCalendar([], ordered), `event-id="${ordered[57]!.id}" show-adjacent`);
    await until(() => neighbors(page).length === 2);
    page.around.addEventListener('cal-navigate', (navigation) => navigation.preventDefault());
    page.button(neighbors(page)[0]!).click();
    expect(page.detail.eventId).to.equal(ordered[57]!.id);
  });
});

describe('the dialog', () => {
  /** The name of the dialog that the browser's Back button would close. */
  const entry = () => (history.state as { 'cal-open'?: number } | null)?.['cal-open'];
  const open = async (event = full) => {
    // The browser has gone back from the dialogs before.
    await until(() => !entry());
    const calendar = new EventCalendar([event], []);
    const page = await DetailPage.open(
      `<button>Open</button><cal-event-detail base-url="${calendar.baseUrl}" mode="dialog"></cal-event-detail>`,
    );
    page.around.querySelector('button')!.focus();
    page.detail.eventId = event.id;
    await until(() => page.title && entry());
    return { page, dialog: page.root.querySelector('dialog')! };
  };

  const itWithHeight = itWhere(!isWebKit, 'dialogs of WebKit keep the height of the window before for a while');
  itWithHeight('opens above the page, is named by its title, and takes the focus', async () => {
    await setViewport({ width: 1280, height: 2000 });
    const { page, dialog } = await open(changed({ description: '<p>Short</p>' }));
    expect([dialog.matches(':modal'), dialog.getAttribute('aria-labelledby')]).to.deep.equal([true, 'title']);
    expect(page.root.activeElement?.ariaLabel).to.equal('Close');
    await setViewport({ width: 800, height: 600 });
  });

  it('gives the focus to the title of a long text', async () => {
    const { page } = await open(changed({ description: '<p>Long</p>'.repeat(300) }));
    expect(page.root.activeElement?.id).to.equal('title');
  });

  const ways: Readonly<Record<string, (page: DetailPage) => unknown>> = {
    'its button': (page) => page.button('Close').click(),
    'its method': (page) => page.detail.close(),
    Esc: () => sendKeys({ press: 'Escape' }),
    'the Back button': () => history.back(),
    'a click beside it': () => sendMouse({ type: 'click', position: [2, 2] }),
  };
  for (const [way, close] of Object.entries(ways)) {
    it(`closes by ${way}, returns the focus, and fires cal-close`, async () => {
      const { page } = await open();
      await close(page);
      await until(() => page.details('cal-close').length);
      await page.detail.updateComplete;
      expect([document.activeElement?.textContent, page.root.querySelectorAll('dialog').length]).to.deep.equal(['Open', 0]);
    });
  }

  it('leaves no entry in the history of the page, nor changes what the page keeps in it', async () => {
    const back = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await until(() => !entry());
    history.replaceState({ own: 1 }, '');
    const { page } = await open();
    expect(history.state).to.include({ own: 1 });
    const isBack = back();
    page.detail.close();
    await isBack;
    expect([history.state, location.hash]).to.deep.equal([{ own: 1 }, '']);
    history.replaceState(null, '');
  });

  it('stays open on a click inside', async () => {
    const { page, dialog } = await open();
    page.one('title')!.click();
    expect(dialog.open).to.equal(true);
  });

  it('opens again for the same event', async () => {
    const { page } = await open();
    const first = entry();
    page.detail.close();
    await until(() => page.details('cal-close').length);
    page.detail.eventId = full.id;
    await until(() => page.root.querySelector('dialog')?.open);
    await until(() => entry() && entry() !== first);
    history.back();
    await until(() => page.details('cal-close').length === 2);
  });

  it('is no higher than the window', async () => {
    const { dialog } = await open(changed({ description: '<p>Long</p>'.repeat(300) }));
    expect(dialog.getBoundingClientRect().height).to.be.at.most(innerHeight);
    expect(dialog.scrollHeight).to.be.greaterThan(dialog.clientHeight);
  });
});

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
        url: 'https://calendar.example/venue/harbour-hall/',
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
        { '@type': 'Organization', name: 'Foundry Collective & Friends', url: 'http://foundry.example/', email: 'team@foundry.example' },
      ],
    });
  });

  it('has dates for all-day events, and coordinates', async () => {
    const allDay = await recordedEvent('all-day.multi-day');
    expect(await dataOf(allDay)).to.include({ startDate: allDay.start_date.slice(0, 10), endDate: allDay.end_date.slice(0, 10) });
    const { location } = await dataOf(await recordedEvent('coordinates'));
    expect((location as Record<string, object>).geo)
      .to.include({ '@type': 'GeoCoordinates' })
      .and.have.keys('@type', 'latitude', 'longitude');
  });

  it('describes a canceled event', async () => {
    expect(await dataOf(inState('EventCancelled'))).to.include({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  const cost = (currency_symbol: string, ...values: string[]) =>
    changed({ cost_details: { currency_symbol, currency_code: '', currency_position: 'prefix', values } });
  for (const [name, event, offers] of [
    ['a price', cost('€', '9.90'), { '@type': 'Offer', price: 9.9, priceCurrency: 'EUR', url: full.url }],
    ['a range', cost('£', '20', '5'), { '@type': 'AggregateOffer', lowPrice: 5, highPrice: 20, priceCurrency: 'GBP', url: full.url }],
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

  it('is harmless whatever a title says', async () => {
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

describe('axe and the keyboard', () => {
  const fails = () => replay('categories.create.name-too-long-is-500');
  const broken = (answer: () => Promise<Response>) => {
    const calendar = new Calendar();
    calendar.answer = answer;
    return calendar;
  };
  /** Every state of a detail, with the steps that lead to it. */
  const states: Readonly<Record<string, (attributes: string) => Promise<DetailPage>>> = {
    loaded: async (attributes) => {
      const page = await DetailPage.of(
        new EventCalendar([changed({ show_map_link: true })]),
        `event-id="${full.id}" show-adjacent ${attributes}`,
      );
      await until(() => page.one('related') && page.one('previous') && page.one('next'));
      return page;
    },
    'rich text': async (attributes) => DetailPage.ofEvent(await recordedEvent('rich-html'), attributes),
    cancelled: (attributes) => DetailPage.ofEvent(inState('EventCancelled'), attributes),
    loading: async (attributes) => {
      const calendar = new EventCalendar([full]);
      calendar.hold();
      return DetailPage.open(`<cal-event-detail base-url="${calendar.baseUrl}" event-id="1" ${attributes}></cal-event-detail>`);
    },
    password: (attributes) =>
      DetailPage.of(
        broken(() => replay('events.read.password.none-given')),
        `event-id="5" ${attributes}`,
      ),
    'wrong password': async (attributes) => {
      const page = await DetailPage.of(
        broken(() => replay('events.read.password.none-given')),
        `event-id="5" ${attributes}`,
      );
      page.detail.password = 'x';
      await page.settled();
      return page;
    },
    absent: (attributes) =>
      DetailPage.of(
        broken(() => replay('events.read.not-found')),
        `event-id="5" ${attributes}`,
      ),
    error: (attributes) => DetailPage.of(broken(fails), `event-id="5" ${attributes}`),
    stale: async (attributes) => {
      const calendar = new EventCalendar([full], []);
      const page = await DetailPage.of(calendar, `event-id="${full.id}" ${attributes}`);
      calendar.answer = fails;
      await page.detail.refresh();
      await page.settled();
      return page;
    },
  };
  for (const [state, open] of Object.entries(states)) {
    for (const mode of ['page', 'dialog']) {
      for (const [direction, lang] of Object.entries(directions)) {
        it(`axe finds nothing in state ${state}, mode ${mode}, ${direction}`, async () => {
          document.documentElement.dir = direction;
          const page = await open(`mode="${mode}" lang="${lang}" ${inOtherZone}`);
          page.root
            .querySelector('dialog')
            ?.getAnimations()
            .forEach((animation) => animation.finish());
          await expectAccessible(page.detail);
        });
      }
    }
  }

  it('has the previous and the next event, with their titles, below the text', async () => {
    const page = await states.loaded!('');
    expect(page.one('next')!.getBoundingClientRect().top).to.be.greaterThan(page.one('description')!.getBoundingClientRect().bottom);
  });

  it('Tab reaches everything in visual order', async () => {
    const page = await states.loaded!('show-map="false"');
    await customElements.whenDefined('cal-add-to-calendar');
    await page.root.querySelector('cal-add-to-calendar')!.settled;
    const links = [...page.root.querySelectorAll<HTMLElement>('a[href], button, input, cal-add-to-calendar')];
    const reached: number[] = [];
    links[0]!.focus();
    for (const link of links) {
      reached.push(links.indexOf(page.root.activeElement as HTMLElement));
      if (link !== links.at(-1)) await sendKeys({ press: 'Tab' });
    }
    expect(reached).to.deep.equal(links.map((_, index) => index));
    expect(links.length).to.be.greaterThan(12);
  });

  if (isChromium) {
    it('nothing moves for visitors who prefer less motion', async () => {
      await prefer({ 'prefers-reduced-motion': 'reduce' });
      const page = await states.loaded!('mode="dialog"');
      expect(getComputedStyle(page.root.querySelector('dialog')!).animationName).to.equal('none');
      await prefer({ 'prefers-reduced-motion': 'no-preference' });
      expect(getComputedStyle(page.root.querySelector('dialog')!).animationName).to.equal('cal-open');
    });

    it('boxes keep their borders in forced colors', async () => {
      await prefer({ 'forced-colors': 'active' });
      const page = await states.loaded!('');
      expect(getComputedStyle(page.one('aside')!).borderStyle).to.equal('solid');
      await expectNoViolation(page.detail);
      await prefer({ 'forced-colors': 'none' });
    });
  }

  it('a narrow box has one column, facts first', async () => {
    const page = await states.loaded!('');
    const tops = () => [page.one('aside')!, page.one('description')!].map((box) => box.getBoundingClientRect().top);
    page.around.style.width = '340px';
    const [aside, text] = tops() as [number, number];
    expect(aside).to.be.lessThan(text);
    expect(page.detail.scrollWidth).to.be.at.most(340);
    page.around.style.width = '900px';
    const [wideAside] = tops() as [number, number];
    const { top } = page.root.querySelector('.columns')!.getBoundingClientRect();
    expect(Math.abs(wideAside - top), 'beside the image').to.be.lessThan(2);
  });
});
