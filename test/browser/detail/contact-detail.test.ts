import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-organizer-detail.js';
import '../../../src/elements/cal-venue-detail.js';
import type { CalVenueDetail } from '../../../src/elements/cal-venue-detail.js';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import type { CalVenueMap } from '../../../src/elements/cal-venue-map.js';
import type { Venue } from '../../../src/data/records/venue.js';
import { Calendar, json, recording, replay } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';
import { directions, expectAccessibleIn, expectNoViolation } from '../appearance.js';

setUpEnvironment();

/** A `<cal-venue-detail>` or `<cal-organizer-detail>`. */
class ContactPage extends ElementPage<CalVenueDetail> {
  readonly detail = this.element;
  calendar!: Calendar;

  static async of(tag: string, attributes: string, calendar = new Calendar()): Promise<ContactPage> {
    const page = await ContactPage.open(markupOf(tag, calendar, attributes));
    page.calendar = calendar;
    await page.settled();
    return page;
  }

  /** The list inside, once it shows its items. */
  async events(): Promise<CalEventList> {
    const list = this.root.querySelector('cal-event-list')!;
    await until(() => list.shadowRoot?.querySelector('[part="title"], [part="empty"]'));
    return list;
  }
}

/** A calendar that responds to requests of single items as recorded. */
function answering(...names: string[]): Calendar {
  const calendar = new Calendar();
  const { answer } = calendar;
  calendar.answer = (url) => {
    const isItem = /\/(venues|organizers)\/./.test(url.pathname);
    return isItem ? replay(names[url.searchParams.has('password') ? names.length - 1 : 0]!) : answer(url);
  };
  return calendar;
}

describe('a venue', () => {
  it('shows its name, address and contacts', async () => {
    const page = await ContactPage.of('cal-venue-detail', 'venue-id="18"', answering('venues.read.full'));
    expect(page.text('title')).to.equal('Harbour Hall');
    expect([...page.one('address')!.children].map(textOf)).to.deep.equal([
      '12 Quay Street',
      'Port Alder, NY 10999',
      'United States',
    ]);
    expect((page.one('phone') as HTMLAnchorElement).href).to.equal('tel:+15550102000');
    expect((page.one('directions') as HTMLAnchorElement).href).to.match(
      /^https:\/\/www\.openstreetmap\.org\/search\?query=12%20Quay%20Street/,
    );
    expect(page.details('cal-data').map(({ items }) => (items as Venue[])[0]!.name)).to.deep.equal(['Harbour Hall']);
  });

  it('lists its upcoming events, with its own settings', async () => {
    const page = await ContactPage.of(
      'cal-venue-detail',
      'venue-id="18" time-zone="America/New_York" hour-cycle="h23"',
    );
    const list = await page.events();
    const { searchParams } = page.calendar.asked.find(({ url }) => url.pathname.endsWith('/events'))!.url;
    expect([searchParams.get('venue'), searchParams.get('ends_after')]).to.deep.equal(['18', '2026-11-19']);
    expect(list.hourCycle).to.equal('h23');
    expect(page.texts('heading').at(-1)).to.equal('Upcoming events');
    const isSeen = (part: string) => list.shadowRoot!.querySelector(`[part~="${part}"]`)!.checkVisibility();
    expect([isSeen('title'), isSeen('venue')], 'where they are is said above').to.deep.equal([true, false]);
    page.around.style.inlineSize = '375px';
    const body = list.shadowRoot!.querySelector('[part="body"]:has([part="venue"] + [part="cost"])')!;
    expect(getComputedStyle(body, '::after').content, 'no dot stands before the price alone').to.equal('none');
    await turn();
    expect(page.details('cal-data'), 'its list keeps its own data to itself').to.have.length(1);
    list.shadowRoot!.addEventListener('click', (click) => click.preventDefault());
    list.shadowRoot!.querySelector<HTMLElement>('[part="link"]')!.click();
    expect(page.told.at(-1)).to.deep.include({ type: 'cal-select' });
  });

  it('keeps the current page of its list when it renders again', async () => {
    const page = await ContactPage.of('cal-venue-detail', 'venue-id="18"');
    const list = await page.events();
    list.page = 2;
    await until(() => page.calendar.query.page === '2');
    page.detail.headingLevel = 3;
    await page.detail.updateComplete;
    await page.detail.refresh();
    await list.updateComplete;
    expect(list.page).to.equal(2);
  });

  it('lists no events on request', async () => {
    const page = await ContactPage.of('cal-venue-detail', 'venue-id="18" show-events="false"');
    expect(page.root.querySelector('cal-event-list')).to.equal(null);
    expect(page.calendar.asked).to.have.length(1);
  });

  it('has a map where its coordinates are known, unless the venue or the page forbids it', async () => {
    const mapOf = async (name: string, attributes = '') => {
      const page = await ContactPage.of(
        'cal-venue-detail',
        `venue-id="18" show-events="false" ${attributes}`,
        answering(`venues.read.${name}`),
      );
      return page.root.querySelector<CalVenueMap>('cal-venue-map');
    };
    const map = (await mapOf('coordinates', 'consent="denied"'))!;
    expect(map.venues!.map(({ id }) => id)).to.deep.equal([18]);
    await until(() => map.consent === 'denied');
    expect(await mapOf('full')).to.equal(null);
    expect(await mapOf('coordinates', 'show-map="false"')).to.equal(null);
  });

  it('follows the venue’s own map flags', async () => {
    const page = await ContactPage.of(
      'cal-venue-detail',
      'venue-id="36" show-events="false"',
      answering('venues.read.map-flags-off'),
    );
    expect(page.one('directions')).to.equal(undefined);
  });

  it('shows hostile data as text only', async () => {
    const page = await ContactPage.of(
      'cal-venue-detail',
      'venue-id="37" show-events="false"',
      answering('venues.read.untrusted'),
    );
    expect([page.text('title'), page.text('phone'), page.one('website')]).to.deep.equal([
      'Galerie Schräg',
      '">1',
      undefined,
    ]);
    const { body } = (await recording('venues.read.full')).response;
    const calendar = new Calendar();
    calendar.answer = () =>
      json({ ...body, description: '<p onclick="window.__pwned=1">Text<script>window.__pwned=2</script></p>' });
    const described = await ContactPage.of('cal-venue-detail', 'venue-id="18" show-events="false"', calendar);
    await until(() => described.text('description') === 'Text');
    expect(described.root.querySelector('script, [onclick]')).to.equal(null);
    expect((globalThis as { __pwned?: number }).__pwned).to.equal(undefined);
  });
});

describe('an organizer', () => {
  it('shows its contacts, and lists its events', async () => {
    const page = await ContactPage.of('cal-organizer-detail', 'organizer-id="50"', answering('organizers.read.full'));
    expect([page.text('title'), page.text('email')]).to.deep.equal(['Port Alder Music Society', 'hello@pams.example']);
    await page.events();
    const { searchParams } = page.calendar.asked.find(({ url }) => url.pathname.endsWith('/events'))!.url;
    expect([searchParams.get('organizer'), searchParams.get('venue')]).to.deep.equal(['50', null]);
  });

  it('omits the facts panel when only the name is known', async () => {
    const page = await ContactPage.of(
      'cal-organizer-detail',
      'organizer-id="60" show-events="false"',
      answering('organizers.read.name-only'),
    );
    expect(page.one('aside')!.checkVisibility()).to.equal(false);
  });

  it('is found by its slug', async () => {
    const page = await ContactPage.of('cal-organizer-detail', 'slug="zoe" show-events="false"');
    expect(page.calendar.asked[0]!.url.pathname).to.match(/\/organizers\/by-slug\/zoe$/);
    expect(page.text('title')).to.equal('Zoë');
  });
});

describe('a venue or organizer that is not shown', () => {
  const problems: readonly [
    what: string,
    tag: string,
    attributes: string,
    answer: () => Response | Promise<Response>,
    message: string,
  ][] = [
    [
      'an unknown id',
      'cal-venue-detail',
      'venue-id="9"',
      () => replay('venues.read.not-found'),
      'We couldn’t find this venue.',
    ],
    [
      'an unknown slug',
      'cal-venue-detail',
      'slug="nope"',
      () => replay('venues.read-by-slug.unknown'),
      'We couldn’t find this venue.',
    ],
    [
      'a draft',
      'cal-venue-detail',
      'venue-id="46"',
      () => replay('venues.read.draft.anonymous'),
      'This venue is not public.',
    ],
    [
      'an organizer’s draft',
      'cal-organizer-detail',
      'organizer-id="64"',
      () => replay('organizers.read.draft.anonymous'),
      'This organizer is not public.',
    ],
    [
      'what is in the trash',
      'cal-organizer-detail',
      'organizer-id="64"',
      () => json({ code: 'organizer-is-in-trash', message: '', data: { status: 410 } }, 410),
      'This organizer is no longer listed.',
    ],
    [
      'a server without a calendar',
      'cal-venue-detail',
      'venue-id="1"',
      () => replay('events.list.no-such-method'),
      'has no calendar at this address.',
    ],
    [
      'an id that is none',
      'cal-venue-detail',
      'venue-id="x"',
      () => json({}),
      'venue-id="x" cannot be read. Expected a whole number, 1 or more.',
    ],
  ];
  for (const [what, tag, attributes, answer, message] of problems) {
    it(`explains ${what}: ${message}`, async () => {
      const calendar = new Calendar();
      calendar.answer = answer;
      const page = await ContactPage.of(tag, attributes, calendar);
      expect(page.text('error')).to.contain(message);
      expect(page.one('error')!.getAttribute('role')).to.equal('alert');
      expect(page.details('cal-error')).to.have.length(1);
    });
  }

  it('asks for the password, and again when it is wrong', async () => {
    const page = await ContactPage.of(
      'cal-venue-detail',
      'venue-id="48" show-events="false"',
      answering('venues.read.password.none-given'),
    );
    expect([page.text('title'), page.text('message')]).to.deep.equal([
      'Protected by a password',
      'This venue is protected by a password.',
    ]);
    const give = async (password: string) => {
      page.root.querySelector('input')!.value = password;
      page.root.querySelector('form')!.requestSubmit();
      await until(() => page.calendar.asked.at(-1)!.url.searchParams.get('password') === password);
      await page.settled();
    };
    await give('wrong');
    await until(() => page.text('wrong') === 'Wrong password. Please try again.');
    page.calendar.answer = () => replay('venues.read.password.right');
    await give('right');

    expect(page.text('title')).not.to.equal('Protected by a password');
  });
});

describe('as a dialog', () => {
  it('opens over the page, is named by its title, and closes by Escape', async () => {
    const page = await ContactPage.of('cal-venue-detail', 'venue-id="18" mode="dialog" show-events="false"');
    const dialog = page.root.querySelector('dialog')!;
    expect(dialog.open).to.equal(true);
    expect(page.root.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent.trim()).to.equal(
      'Harbour Hall',
    );
    const shown = [...dialog.children].filter((child) => child.checkVisibility());
    expect(shown.map(({ className }) => className.split(' ')[0])).to.deep.equal(['close', 'base']);
    await sendKeys({ press: 'Escape' });
    await until(() => page.details('cal-close').length);
    expect(page.root.querySelector('dialog')).to.equal(null);
  });
});

describe('axe', () => {
  for (const [direction, lang] of Object.entries(directions))
    it(`finds nothing in a venue, ${direction}`, async () => {
      document.documentElement.dir = direction;
      const page = await ContactPage.of('cal-venue-detail', `venue-id="18" lang="${lang}"`);
      await page.events();
      await expectAccessibleIn(direction)(page.detail);
    });

  for (const [state, answer] of Object.entries({
    mapped: 'venues.read.coordinates',
    hidden: 'venues.read.password.none-given',
    missing: 'venues.read.not-found',
  }))
    it(`finds nothing in a venue that is ${state}`, async () => {
      const page = await ContactPage.of('cal-venue-detail', 'venue-id="18"', answering(answer));
      if (state !== 'missing') await page.events();
      await expectNoViolation(page.detail);
    });

  it('finds nothing in an organizer, in a dialog, and while it loads', async () => {
    await expectNoViolation((await ContactPage.of('cal-organizer-detail', 'organizer-id="50"')).detail);
    const waiting = new Calendar();
    waiting.hold();
    const page = await ContactPage.open(markupOf('cal-organizer-detail', waiting, 'organizer-id="50"'));
    await until(() => page.one('loading'));
    await expectNoViolation(page.detail);
    await expectNoViolation(
      (await ContactPage.of('cal-venue-detail', 'venue-id="18" mode="dialog" show-events="false"')).detail,
    );
  });
});
