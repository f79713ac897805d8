import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-add-to-calendar.js';
import '../../../src/elements/cal-event-list.js';
import type { CalAddToCalendar } from '../../../src/elements/cal-add-to-calendar.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { parseCalendar } from '../../parse-calendar.js';
import { directions, expectAccessibleIn, expectNoViolation, isChromium, prefer } from '../appearance.js';
import { allEvents, Calendar, json, recordedEvent } from '../calendar.js';
import { EventCalendar } from '../detail/detail-page.js';
import { betweenButtons, ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';

setUpEnvironment();

const full = await recordedEvent('full');
const allDay = await recordedEvent('all-day.multi-day');
const apps = ['Google Calendar', 'Outlook.com', 'Microsoft 365', 'Apple Calendar'];

/** A file that a click has made, in place of a download. */
interface Saved {
  readonly name: string;
  readonly blob: Blob;
}

class AddPage extends ElementPage<CalAddToCalendar> {
  /** A rendered button for this event of a calendar. */
  static async ofEvent(event: EventRepresentation, attributes = ''): Promise<AddPage> {
    const page = await AddPage.open(
      betweenButtons(
        markupOf('cal-add-to-calendar', new EventCalendar([event], []), `event-id="${event.id}" ${attributes}`),
      ),
    );
    await page.settled();
    return page;
  }

  /** A rendered button for a list beside it. */
  static async ofList(calendar: Calendar, attributes = '', filters = 'range="all"'): Promise<AddPage> {
    const page = await AddPage.open(
      markupOf('cal-add-to-calendar', calendar, `for="agenda" ${attributes}`) +
        markupOf('cal-event-list', calendar, `id="agenda" ${filters}`),
    );
    await page.list.settled;
    if (page.list.total) await page.settled();
    return page;
  }

  get list(): HTMLElementTagNameMap['cal-event-list'] {
    return this.around.querySelector('cal-event-list')!;
  }

  get menu(): HTMLElement {
    return this.one('menu')!;
  }

  get isOpen(): boolean {
    return this.menu.matches(':popover-open');
  }

  /** The name of the focused element. */
  get focused(): string {
    return textOf(this.root.activeElement);
  }

  option(name: string): HTMLElement {
    return this.all('option').find((one) => textOf(one) === name)!;
  }

  /** The parameters of the address that an option leads to. */
  query(name: string): Record<string, string> {
    return Object.fromEntries(new URL((this.option(name) as HTMLAnchorElement).href).searchParams);
  }

  /** Chooses an option that makes a file. */
  async save(name: string): Promise<Saved> {
    let blob: Blob | undefined;
    let link: HTMLAnchorElement | undefined;
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (made) => createObjectURL((blob = made as Blob));
    const prototype: object = HTMLAnchorElement.prototype;
    Object.assign(prototype, {
      click(this: HTMLAnchorElement) {
        link = this; // eslint-disable-line @typescript-eslint/no-this-alias -- it stands nowhere in the document
      },
    });
    try {
      this.option(name).click();
      await until(() => link);
    } finally {
      URL.createObjectURL = createObjectURL;
      Reflect.deleteProperty(prototype, 'click');
    }
    return { name: link!.download, blob: blob! };
  }
}

/** A calendar whose server documents what it is. */
function documented(info: object): Calendar {
  const calendar = new Calendar();
  const { answer } = calendar;
  calendar.answer = (url) => (url.pathname.endsWith('/doc') ? json({ info }) : answer(url));
  return calendar;
}

/** One whose server has feeds, as ours does. */
const withFeed = () => documented({ title: 'Event calendar', 'x-feeds': true });
const withoutFeed = () => documented({ title: 'Another one' });

/** The last words of each address that was asked for. */
const askedOf = (calendar: Calendar) => calendar.asked.map(({ url }) => url.pathname.split('/').at(-1));

describe('cal-add-to-calendar of one event', () => {
  it('leads to each app with the event at its instants, whatever zone it is in', async () => {
    const page = await AddPage.ofEvent(full, 'time-zone="Asia/Tokyo"');
    expect(page.texts('option')).to.deep.equal([...apps, 'Calendar file (.ics)']);
    expect(page.query('Google Calendar')).to.deep.include({
      action: 'TEMPLATE',
      text: 'New Year’s Eve on the Quay',
      dates: '20270101T020000Z/20270101T070000Z',
      location: 'Harbour Hall, 12 Quay Street, Port Alder, NY 10999, United States',
    });
    for (const name of ['Outlook.com', 'Microsoft 365']) {
      const { subject, startdt, enddt, allday } = page.query(name);
      expect([subject, startdt, enddt, allday]).to.deep.equal([
        'New Year’s Eve on the Quay',
        '2027-01-01T02:00:00Z',
        '2027-01-01T07:00:00Z',
        undefined,
      ]);
    }
    expect(page.query('Google Calendar').details).to.contain(full.url);
  });

  it('gives all-day events as days that end before the day after the last', async () => {
    const page = await AddPage.ofEvent(allDay, 'time-zone="Pacific/Honolulu"');
    const first = allDay.start_date.slice(0, 10);
    const after = new Date(Date.parse(allDay.end_date.slice(0, 10)) + 86_400_000).toISOString().slice(0, 10);
    expect(page.query('Google Calendar').dates).to.equal(`${first}/${after}`.replaceAll('-', ''));
    const { startdt, enddt, allday } = page.query('Outlook.com');
    expect([startdt, enddt, allday]).to.deep.equal([first, after, 'true']);
  });

  for (const name of ['Apple Calendar', 'Calendar file (.ics)'])
    it(`makes a file for ${name} that another parser reads`, async () => {
      const page = await AddPage.ofEvent(full);
      const { name: fileName, blob } = await page.save(name);
      expect([fileName, blob.type]).to.deep.equal([`${full.slug}.ics`, 'text/calendar;charset=utf-8']);
      const [entry] = parseCalendar(await blob.text()).entries;
      expect([entry!.uid, entry!.title, entry!.start, entry!.end]).to.deep.equal([
        full.global_id,
        'New Year’s Eve on the Quay',
        '2027-01-01T02:00:00.000Z',
        '2027-01-01T07:00:00.000Z',
      ]);
      expect([entry!.of('url'), entry!.of('status'), entry!.of('location')]).to.deep.equal([
        full.url,
        'CONFIRMED',
        'Harbour Hall, 12 Quay Street, Port Alder, NY 10999, United States',
      ]);
    });

  it('gives the text in lines, with the addresses of links', async () => {
    const description =
      '<p>Doors 18:00<br>Talk 19:00 &amp; more</p><ul><li><a href="/tickets">Tickets</a></li><li>b<b>o</b>th</li></ul>';
    const page = await AddPage.ofEvent({ ...full, description });
    const text = `Doors 18:00\nTalk 19:00 & more\n\nTickets (${new URL('/tickets', full.url).href})\nboth`;
    expect(page.query('Google Calendar').details).to.equal(`${text}\n\n${full.url}`);
    expect(page.query('Outlook.com').body).to.equal(`${text}\n\n${full.url}`);
    const { blob } = await page.save('Calendar file (.ics)');
    expect(parseCalendar(await blob.text()).entries[0]!.of('description')).to.equal(text);
  });

  it('gives plain text in the lines in which it was typed', async () => {
    const page = await AddPage.ofEvent({ ...full, description: 'Doors 18:00\r\nTalk 19:00\r\n\r\nFree' });
    expect(page.query('Google Calendar').details).to.equal(`Doors 18:00\nTalk 19:00\n\nFree\n\n${full.url}`);
  });

  for (const [slug, file] of [
    ['%cf%84%ce%b6%ce%b1%ce%b6', 'τζαζ.ics'],
    ['%e5%a4%9c-2', '夜-2.ics'],
    ['100%', '100%.ics'],
    ['a%2fb%5cc', 'a-b-c.ics'],
  ] as const)
    it(`calls the file of ${slug} ${file}`, async () => {
      expect((await (await AddPage.ofEvent({ ...full, slug })).save('Calendar file (.ics)')).name).to.equal(file);
    });

  it('says in the file that the event is cancelled', async () => {
    const page = await AddPage.ofEvent({ ...full, json_ld: { eventStatus: 'https://schema.org/EventCancelled' } });
    const { blob } = await page.save('Calendar file (.ics)');
    expect(parseCalendar(await blob.text()).entries[0]!.of('status')).to.equal('CANCELLED');
  });

  for (const name of ['attrs', 'links', 'script', 'title'])
    it(`passes the hostile ${name} on as text only`, async () => {
      const page = await AddPage.ofEvent(await recordedEvent(`untrusted.${name}`));
      for (const link of atLeastOne(page.root.querySelectorAll('a'))) expect(link.protocol).to.equal('https:');
      expect(parseCalendar(await (await page.save('Calendar file (.ics)')).blob.text()).entries).to.have.length(1);
      expect((globalThis as { __pwned?: unknown }).__pwned).to.equal(undefined);
    });

  it('leads to the file of all dates for an event of a series', async () => {
    const rule = 'RRULE:FREQ=DAILY';
    const series = { id: 40, name: 'Yoga', url: 'https://a.example/', rule, start_date: '', dates: 3 };
    const rest_url = 'https://calendar.example/api/de/cal/events/v1/events/7';
    const page = await AddPage.ofEvent({ ...full, rest_url, series });
    expect((page.option('All dates') as HTMLAnchorElement).href).to.equal(
      'https://calendar.example/api/de/cal/events/v1/events.ics?post_parent=40',
    );
    const { blob } = await page.save('Calendar file (.ics)');
    expect(parseCalendar(await blob.text()).entries.map(({ uid }) => uid)).to.deep.equal([full.global_id]);
    const hostile = await AddPage.ofEvent({ ...full, rest_url: 'javascript:alert(1)//events/7', series });
    expect(hostile.option('All dates')).to.equal(undefined);
  });

  it('requests nothing for an event that a script hands over', async () => {
    const calendar = new EventCalendar([full]);
    const page = await AddPage.open(markupOf('cal-add-to-calendar', calendar));
    page.element.event = full;
    await page.settled();
    expect(page.query('Google Calendar').text).to.equal('New Year’s Eve on the Quay');
    expect(calendar.asked).to.deep.equal([]);
  });

  it('explains an event that is not there', async () => {
    const page = await AddPage.open(markupOf('cal-add-to-calendar', new EventCalendar([], []), 'event-id="7"'));
    await page.settled();
    await until(() => page.one('error'));
    expect(page.all('add')).to.deep.equal([]);
  });

  it('speaks the visitor’s language', async () => {
    for (const [lang, name] of [
      ['de', 'Zum Kalender hinzufügen'],
      ['fr', 'Ajouter au calendrier'],
      ['es', 'Añadir al calendario'],
      ['ar', 'إضافة إلى التقويم'],
    ] as const) {
      const page = await AddPage.ofEvent(full, `lang="${lang}"`);
      expect(page.text('add')).to.equal(name);
    }
  });
});

describe('cal-add-to-calendar of a list', () => {
  it('puts the events that the list shows into one file, and follows the list', async () => {
    const page = await AddPage.ofList(new Calendar());
    const shown = page.list.items.map(({ id }) => id);
    const { name, blob } = await page.save('Download 10 of 316 events (.ics)');
    expect(name).to.equal('agenda.ics');
    const ids = parseCalendar(await blob.text()).entries.map(({ uid }) => Number(uid.split('=')[1]));
    expect(ids).to.deep.equal(shown);
    page.list.perPage = 3;
    await until(() => page.option('Download 3 of 316 events (.ics)'));
  });

  it('gives the same events the same identities in every file', async () => {
    const calendar = new Calendar(allEvents.slice(0, 50));
    const page = await AddPage.ofList(calendar, '', 'range="all" per-page="50"');
    const identities = async () => {
      const { blob } = await page.save('Download these 50 events (.ics)');
      return parseCalendar(await blob.text()).entries.map(({ uid }) => uid);
    };
    const first = await identities();
    expect(new Set(first).size).to.equal(50);
    expect(await identities()).to.deep.equal(first);
  });

  it('offers to subscribe with the filters of the list where its server has a feed', async () => {
    const calendar = withFeed();
    const page = await AddPage.ofList(calendar, '', 'search="quay" range="all" per-page="5" page="1"');
    expect(page.text('add')).to.equal('Subscribe');
    page.one('add')!.click();
    await until(() => page.option('Subscribe in Apple Calendar'));
    const feed = `${calendar.host}/api/cal/events/v1/events.ics?search=quay`;
    expect((page.option('Subscribe in Apple Calendar') as HTMLAnchorElement).href).to.equal(`webcal://${feed}`);
    expect(page.query('Subscribe in Google Calendar')).to.deep.equal({ cid: `webcal://${feed}` });
    expect(page.query('Subscribe in Outlook.com')).to.deep.equal({ url: `https://${feed}` });
    expect(new Set(calendar.asked.map(({ credentials }) => credentials))).to.deep.equal(new Set(['omit']));
  });

  it('hands on every filter that is set, also those that whole lists are searched for', async () => {
    const calendar = withFeed();
    const filters = 'categories="music" ticketed="false" free online="true" starts_before="2027-01-01" order="desc"';
    const page = await AddPage.ofList(calendar, '', `${filters} range="all"`);
    // None of its events may be shown.
    await until(() => page.one('add'));
    page.one('add')!.click();
    await until(() => page.option('Subscribe in Apple Calendar'));
    expect((page.option('Subscribe in Apple Calendar') as HTMLAnchorElement).href.split('?')[1]).to.equal(
      'starts_before=2027-01-01&categories=music&ticketed=false&free=true&online=true',
    );
  });

  it('offers no subscription where the server has no feed', async () => {
    const calendar = withoutFeed();
    const page = await AddPage.ofList(calendar);
    page.one('add')!.click();
    await until(() => askedOf(calendar).includes('doc'));
    await page.settled();
    expect(page.texts('option')).to.deep.equal(['Download 10 of 316 events (.ics)']);
    expect([askedOf(calendar), calendar.query]).to.deep.equal([['events', 'doc'], { _fields: 'info' }]);
  });

  it('asks a server once whether it has feeds', async () => {
    const calendar = withFeed();
    const page = await AddPage.ofList(calendar);
    page.one('add')!.click();
    await until(() => page.option('Subscribe in Apple Calendar'));
    page.list.setAttribute('search', 'quay');
    await until(() => askedOf(calendar).length === 3);
    page.one('add')!.click();
    page.one('add')!.click();
    await until(() => (page.option('Subscribe in Apple Calendar') as HTMLAnchorElement).href.includes('quay'));
    expect(askedOf(calendar)).to.deep.equal(['events', 'doc', 'events']);
  });

  it('offers only to subscribe while the list is empty, and the events once there are some', async () => {
    const calendar = withFeed();
    const page = await AddPage.ofList(calendar, '', 'search="nothing of the kind"');
    await until(() => page.one('add'));
    expect(page.texts('option')).to.deep.equal(apps.map((app) => `Subscribe in ${app}`));
    page.list.search = 'quay';
    await until(() => page.texts('option').some((text) => text.startsWith('Download')));
    page.list.search = 'nothing of the kind';
    await until(() => page.one('add') && !page.texts('option').some((text) => text.startsWith('Download')));
    expect((page.option('Subscribe in Apple Calendar') as HTMLAnchorElement).href).to.contain('search=nothing');
  });

  it('offers nothing while the list is empty and its server has no feed', async () => {
    const calendar = withoutFeed();
    const page = await AddPage.ofList(calendar, '', 'search="nothing of the kind"');
    await until(() => askedOf(calendar).includes('doc'));
    await page.element.updateComplete;
    expect(page.all('add')).to.deep.equal([]);
  });

  it('takes the feed of another server without asking for it', async () => {
    const calendar = new Calendar();
    const page = await AddPage.ofList(calendar, 'feed-url="webcal://feeds.example/all.ics"');
    page.one('add')!.click();
    await until(() => page.option('Subscribe in Apple Calendar'));
    expect((page.option('Subscribe in Apple Calendar') as HTMLAnchorElement).href).to.equal(
      'webcal://feeds.example/all.ics',
    );
    expect(calendar.asked.map(({ url }) => url.host)).not.to.include('feeds.example');
  });

  it('writes the filters of the list into the address of the feed, where it names them', async () => {
    const feed = 'feed-url="https://feeds.example/{categories}/?ical=1&amp;find={search}&amp;by={organizer}"';
    const page = await AddPage.ofList(new Calendar(), feed, 'range="all" search="the &amp; co" categories="music"');
    await until(() => page.option('Subscribe in Outlook.com'));
    const url = 'https://feeds.example/music/?ical=1&find=the%20%26%20co&by=';
    expect(page.query('Subscribe in Outlook.com')).to.deep.equal({ url });
  });

  it('refuses a feed with what no filter is called', async () => {
    const page = await AddPage.ofList(new Calendar(), 'feed-url="https://feeds.example/{category}"');
    await until(() => page.one('error'));
    expect([page.text('error').includes('{category}'), page.text('error').includes('{categories}')]).to.deep.equal([
      true,
      true,
    ]);
  });

  it('refuses a feed that is no address of the web', async () => {
    const page = await AddPage.ofList(new Calendar(), 'feed-url="javascript:alert(1)"');
    await until(() => page.one('error'));
    expect(page.details('cal-error').at(-1)!.fields).to.deep.equal(['feed_url']);
  });
});

describe('axe and the keyboard', () => {
  for (const [direction, lang] of Object.entries(directions))
    it(`axe finds nothing in the open menu, ${direction}`, async () => {
      document.documentElement.dir = direction;
      const page = await AddPage.ofEvent(full, `lang="${lang}"`);
      page.one('add')!.click();
      await until(() => page.isOpen);
      await expectAccessibleIn(direction)(page.element);
    });

  it('opens with Enter, is walked through with Tab, and closes with Escape, which leads back to the button', async () => {
    const page = await AddPage.ofEvent(full);
    page.around.querySelector<HTMLElement>('#before')!.focus();
    await sendKeys({ press: 'Tab' });
    expect(page.focused).to.equal('Add to calendar');
    await sendKeys({ press: 'Enter' });
    await until(() => page.isOpen);
    for (const name of atLeastOne(page.texts('option'))) {
      await sendKeys({ press: 'Tab' });
      expect(page.focused).to.equal(name);
    }
    await sendKeys({ press: 'Escape' });
    await until(() => !page.isOpen);
    expect(page.focused).to.equal('Add to calendar');
  });

  it('returns the focus to the button after a file was made', async () => {
    const page = await AddPage.ofEvent(full);
    page.one('add')!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.isOpen);
    page.option('Calendar file (.ics)').focus();
    await page.save('Calendar file (.ics)');
    expect(page.isOpen).to.equal(false);
    expect(page.focused).to.equal('Add to calendar');
  });

  it('has targets of at least 24 pixels, in a menu that stays on the screen', async () => {
    const page = await AddPage.ofEvent(full);
    page.one('add')!.click();
    await until(() => page.isOpen);
    for (const target of [page.one('add')!, ...page.all('option')]) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    }
    const { left, right } = page.menu.getBoundingClientRect();
    expect([left >= 0, right <= document.documentElement.clientWidth]).to.deep.equal([true, true]);
  });

  it('is no button for anybody while it loads, since it may not have a name yet', async () => {
    const calendar = new EventCalendar([full], []);
    const answer = calendar.hold();
    const page = await AddPage.open(markupOf('cal-add-to-calendar', calendar, `event-id="${full.id}"`));
    await until(() => page.one('loading'));
    expect(page.one('loading')!.ariaHidden).to.equal('true');
    answer();
    await page.settled();
    await expectNoViolation(page.element);
  });

  if (isChromium) {
    it('can be read in forced colors', async () => {
      await prefer({ 'forced-colors': 'active' });
      const page = await AddPage.ofEvent(full);
      page.one('add')!.click();
      await until(() => page.isOpen);
      await expectNoViolation(page.element);
      expect(getComputedStyle(page.menu).borderTopStyle).to.equal('solid');
      await prefer({ 'forced-colors': 'none' });
    });
  }
});
