import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { Calendar, recordedEvent, recording } from '../calendar.js';
import { brokenWords } from '../appearance.js';
import { listMarkup, ListPage, listOf, listOfRecorded } from './list-page.js';
import { setUpEnvironment, until } from '../environment.js';

setUpEnvironment();

const changed = async (name: string, changes: Partial<EventRepresentation>) => [
  { ...(await recordedEvent(name)), ...changes },
];

const linkOf = (page: ListPage) => page.all('link').map((link) => (link as HTMLAnchorElement).href);

/** The variable that scripts in hostile recordings would set. */
const pwned = () => (globalThis as { __pwned?: number }).__pwned;

describe('titles', () => {
  const titles: readonly [recording: string, title: string][] = [
    ['title-entities', 'Rock & Roll – “Live” at the Foundry'],
    ['title-raw-ampersand-and-quotes', 'Salt & Pepper — It’s “Quoted” … <3'],
    ['title-with-html', 'A very bold evening'],
    ['title-emoji', '🎷🎺 Brass & Bubbles 🫧'],
    ['rtl-arabic', 'أمسية شعرية: «نخيل وضوء»'],
    ['untrusted.title', '“> Title'],
    ['untrusted.script', 'Untrusted content nasty-script'],
    ['untrusted.unclosed', 'Untrusted content nasty-unclosed'],
  ];
  for (const [name, title] of titles) {
    it(`${name} reads ${title}`, async () => {
      const page = await listOfRecorded(name);
      expect(page.titles).to.deep.equal([title]);
      expect(page.one('title')!.querySelectorAll('*')).to.have.length(1);
    });
  }

  for (const [excerpt, words] of [
    ['<p>Café &amp; more<br>second line</p><p>Third.</p>', 'Café & more second line Third.'],
    [
      '<ul><li>One</li><li>Two</li></ul><table><tr><td>a</td><td>b</td></tr></table>c<b>d</b>e < 5',
      'One Two a b cde < 5',
    ],
  ] as const) {
    it(`stands above an excerpt whose words are apart: ${words}`, async () => {
      const page = await listOf([{ ...(await recordedEvent('full')), excerpt }]);
      expect(page.text('excerpt')).to.equal(words);
    });
  }

  it('of a hostile event neither run nor become elements, in any layout', async () => {
    const names = ['attrs', 'links', 'script', 'svg', 'title', 'unclosed'];
    const events = await Promise.all(names.map((name) => recordedEvent(`untrusted.${name}`)));
    const hostile = '<img src=x onerror="window.__pwned=1"><svg/onload="window.__pwned=2">';
    const venue = {
      ...(await recordedEvent('full')).venue,
      venue: hostile,
      city: hostile,
    } as EventRepresentation['venue'];
    const category = { ...(await recordedEvent('full')).categories[0]!, name: hostile, slug: '"><img src=x>' };
    events.push({
      ...events[0]!,
      id: 9999,
      title: `${hostile}Named`,
      cost: hostile,
      venue,
      categories: [category],
      timezone: hostile,
    });
    for (const layout of ['list', 'cards', 'compact']) {
      for (const grouping of ['day', 'venue', 'category']) {
        const page = await listOf(events, `layout="${layout}" group-by="${grouping}"`);
        expect(page.titles).to.have.length(7);
        expect(page.root.querySelectorAll('img, svg, script, iframe, [onerror], [onload]')).to.have.length(0);
      }
    }
    expect(pwned()).to.equal(undefined);
  });
});

describe('links', () => {
  it('lead to the event’s page', async () => {
    expect(linkOf(await listOfRecorded('title-entities'))).to.deep.equal([
      'https://calendar.example/event/rock-roll-live-at-the-foundry/',
    ]);
  });

  it('keep percent-encoded addresses as they are', async () => {
    expect(linkOf(await listOfRecorded('rtl-arabic'))[0]).to.equal((await recordedEvent('rtl-arabic')).url);
  });

  it('follow the page where a script has given it another address', async () => {
    const here = location.href;
    const link = async () => linkOf(await listOf(await changed('title-entities', { url: 'event/quay' })));
    expect(await link()).to.deep.equal([new URL('event/quay', here).href]);
    history.replaceState(history.state, '', '/elsewhere/');
    const links = await link();
    history.replaceState(history.state, '', here);
    expect(links).to.deep.equal([`${location.origin}/elsewhere/event/quay`]);
  });

  for (const url of [
    'javascript:window.__pwned=3',
    ' java\tscript:window.__pwned=4',
    'data:text/html,x',
    'vbscript:x',
    '',
    'http://[',
  ]) {
    it(`leave the title as text for ${JSON.stringify(url)}`, async () => {
      const page = await listOf(await changed('title-entities', { url, website: url }));
      expect([linkOf(page), page.titles]).to.deep.equal([[], ['Rock & Roll – “Live” at the Foundry']]);
    });
  }
});

describe('venues', () => {
  const venue = async () =>
    (await recordedEvent('full')).venue as Extract<EventRepresentation['venue'], { id: number }>;

  it('show a single one with its city, with entities decoded', async () => {
    expect((await listOfRecorded('title-entities')).texts('venue')).to.deep.equal([
      'The Old Foundry & Works, Ironbridge Falls',
    ]);
    expect((await listOfRecorded('title-raw-ampersand-and-quotes')).texts('venue')).to.deep.equal([
      'O’Connell’s Back Room, Ballyfictive',
    ]);
  });
  it('two venues stand on a line each', async () => {
    expect((await listOfRecorded('two-venues')).texts('venue')).to.deep.equal([
      'Harbour Hall, Port Alder',
      'Port Alder Public Library, Port Alder',
    ]);
  });
  it('are absent where there are none', async () => {
    expect((await listOfRecorded('bare-minimum')).texts('venue')).to.deep.equal([]);
    expect((await listOfRecorded('venue-in-trash')).texts('venue')).to.deep.equal([]);
  });
  it('a venue without a city is shown', async () => {
    const page = await listOf(await changed('full', { venue: { ...(await venue()), city: undefined } }));
    expect(page.texts('venue')).to.deep.equal(['Harbour Hall']);
  });
  it('are absent behind a password, where the name is an empty list', async () => {
    const page = await listOf(await changed('full', { venue: { ...(await venue()), venue: [], city: undefined } }));
    expect(page.texts('venue')).to.deep.equal([]);
  });
});

describe('images', () => {
  // Nobody answers at these addresses: what the element does once the browser has noticed comes at any time.
  before(() => {
    HTMLImageElement.prototype.addEventListener = function (this: HTMLImageElement, type: string, ...given: never[]) {
      if (type !== 'error') Element.prototype.addEventListener.call(this, type, ...(given as unknown as [() => void]));
    };
  });
  after(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'addEventListener'));

  const imageOf = (page: ListPage) => page.one('image')?.querySelector('img');

  it('offer several sizes, and reserve their box', async () => {
    const image = imageOf(await listOfRecorded('full', 'consent="granted"'))!;
    const media = 'https://calendar.example/media/2026/11/harbour-stage';
    expect(image.srcset.split(', ')).to.deep.equal([
      `${media}-300x169.png 300w`,
      `${media}-768x432.png 768w`,
      `${media}-1024x576.png 1024w`,
      `${media}-1536x864.png 1536w`,
      `${media}.png 1600w`,
    ]);
    expect([
      image.getAttribute('src'),
      image.getAttribute('width'),
      image.getAttribute('height'),
      image.alt,
    ]).to.deep.equal([`${media}.png`, '1600', '900', '']);
    expect([image.loading, image.decoding]).to.deep.equal(['lazy', 'async']);
  });

  it('have no srcset where they are too small for copies', async () => {
    const image = imageOf(await listOfRecorded('image-too-small-for-sizes', 'consent="granted"'))!;
    expect(image.srcset).to.equal('https://calendar.example/media/2026/11/tiny-icon.png 64w');
  });

  it('keep one address each with blanks and umlauts in the name', async () => {
    const image = imageOf(await listOfRecorded('image-unicode-file-name', 'consent="granted"'))!;
    expect(image.srcset.split(', ').map((source) => source.split(' ').length)).to.deep.equal([2, 2]);
    expect(image.src).to.contain('Stra%C3%9Fenfest%20M');
  });

  it('a card without an image reserves no box for one', async () => {
    expect((await listOfRecorded('bare-minimum')).one('image')).to.equal(undefined);
  });

  it('are absent where the address is not an image’s', async () => {
    const { image } = await recordedEvent('full');
    const page = await listOf(
      await changed('full', { image: { ...(image as object), url: 'javascript:1' } as typeof image }),
    );
    expect(page.one('image')).to.equal(undefined);
  });

  for (const layout of ['list', 'cards']) {
    it(`move nothing when they arrive late, in layout ${layout}`, async () => {
      const events = [await recordedEvent('full'), await recordedEvent('title-entities')];
      const page = await listOf(events, `layout="${layout}" consent="granted"`);
      const height = () => page.one('image')!.getBoundingClientRect().height;
      // An image of which nothing was asked yet stands for it, because what the browser asked for before might arrive, too.
      const image = imageOf(page)!;
      const late = document.createElement('img');
      for (const name of ['alt', 'width', 'height']) late.setAttribute(name, image.getAttribute(name)!);
      image.replaceWith(late);
      const before = [height(), page.list.getBoundingClientRect().height];
      // Of points, because the natural width of an SVG depends in WebKit on when it is laid out.
      late.src = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 }).toDataURL();
      await late.decode();
      expect(late.naturalWidth).to.equal(1600);
      expect(before[0]).to.be.greaterThan(50);
      expect([height(), page.list.getBoundingClientRect().height]).to.deep.equal(before);
    });
  }
});

describe('time', () => {
  /** The texts of a card's times, by part. */
  const times = (page: ListPage) =>
    Object.fromEntries(
      ['date', 'clock', 'all-day', 'zone', 'visitor-time']
        .map((part) => [part, page.text(part)])
        .filter(([, text]) => text),
    );
  const datetimes = (page: ListPage) => [...page.root.querySelectorAll('time')].map(({ dateTime }) => dateTime);

  it('shows the clock of the place alone, and says which it is', async () => {
    const page = await listOfRecorded('title-entities');
    expect(times(page)).to.deep.equal({ date: 'Fri, Dec 11', clock: '8:00 – 11:00 PM', zone: 'EST' });
    expect(datetimes(page)).to.deep.equal(['2026-12-11T20:00:00-05:00']);
  });

  it('shows the visitor’s clock of what takes place online alone, with its day', async () => {
    const online: readonly object[] = [
      { event_status: 'movedOnline', json_ld: undefined },
      { is_virtual: true, venue: [] },
    ];
    for (const changes of online) {
      const page = await listOf(await changed('title-entities', changes));
      expect(times(page)).to.deep.equal({ date: 'Sat, Dec 12', clock: '2:45 – 5:45 PM', zone: 'GMT+13:45' });
      expect(page.text('date-badge-day')).to.equal('12');
      await page.set({ 'group-by': 'day' });
      await until(() => page.text('group-heading') === 'Saturday, December 12');
      await page.set({ 'time-display': 'event', 'group-by': null });
      expect(times(page)).to.deep.equal({ date: 'Fri, Dec 11', clock: '8:00 – 11:00 PM', zone: 'EST' });
    }
    const hybrid = await listOf(await changed('title-entities', { is_virtual: true }));
    expect(times(hybrid).zone).to.equal('EST');
  });

  it('shows the days alone of what lasts several, and the whole of one day', async () => {
    const lasting = (start: string, end: string) =>
      changed('title-entities', { start_date: `2026-12-11 ${start}`, end_date: end });
    expect(times(await listOf(await lasting('15:00:00', '2026-12-19 19:00:00')))).to.deep.equal({
      date: 'Dec 11 – 19',
    });
    expect(
      times(await listOf(await lasting('09:00:00', '2026-12-11 23:00:00'), 'time-zone="Europe/Berlin"')),
    ).to.deep.equal({
      date: 'Fri, Dec 11',
      clock: '9:00 AM – 11:00 PM',
      zone: 'EST',
    });
  });

  it('shows one clock where both are equal', async () => {
    const page = await listOfRecorded('title-entities', 'time-zone="America/Toronto"');
    expect(times(page)).to.deep.equal({ date: 'Fri, Dec 11', clock: '8:00 – 11:00 PM' });
  });

  it('shows the clocks that time-display chooses', async () => {
    const page = await listOfRecorded('title-entities', 'time-display="event"');
    expect(times(page)).to.deep.equal({ date: 'Fri, Dec 11', clock: '8:00 – 11:00 PM', zone: 'EST' });
    await page.set({ 'time-display': 'visitor' });
    expect(times(page)).to.deep.equal({ date: 'Sat, Dec 12', clock: '2:45 – 5:45 PM', zone: 'GMT+13:45' });
  });

  it('follows hour-cycle, and the language in its words', async () => {
    const page = await listOfRecorded('title-entities', 'time-zone="America/New_York" hour-cycle="h23"');
    expect(page.text('clock')).to.equal('20:00 – 23:00');
    await page.set({ lang: 'de', 'hour-cycle': null });
    await until(() => page.status === '1 Veranstaltung');
    expect(times(page)).to.deep.equal({ date: 'Fr., 11. Dez.', clock: '20:00–23:00 Uhr' });
  });

  it('keeps the day of an all-day event wherever the visitor is', async () => {
    for (const zone of ['Pacific/Chatham', 'America/Los_Angeles']) {
      const page = await listOfRecorded('all-day', `time-zone="${zone}"`);
      expect(times(page)).to.deep.equal({ date: 'Thu, Nov 26', 'all-day': 'All day' });
      expect(datetimes(page)).to.deep.equal(['2026-11-26']);
    }
  });

  it('shows the first and last of several days', async () => {
    expect(times(await listOfRecorded('all-day.multi-day'))).to.deep.equal({ date: 'Dec 24 – 27' });
  });

  it('counts a party past midnight to its evening', async () => {
    const page = await listOfRecorded('full', 'time-zone="America/New_York"');
    expect(times(page)).to.deep.equal({ date: 'Thu, Dec 31', clock: '9:00 PM – 2:00 AM' });
  });

  it('says the date once: beside the badge only the time is seen, and the full date is heard', async () => {
    const page = await listOfRecorded('title-entities', 'time-zone="America/New_York"');
    const isSeen = () => getComputedStyle(page.one('date')!).clipPath === 'none';
    expect([isSeen(), page.one('date')!.ariaLabel]).to.deep.equal([false, 'Fri, Dec 11, 2026']);
    await page.set({ layout: 'compact' });
    expect([isSeen(), page.one('date')!.ariaLabel]).to.deep.equal([true, 'Fri, Dec 11, 2026']);
  });

  it('names an event without a title, so that its link has a name', async () => {
    const page = await listOf(await changed('all-day', { title: '' }));
    expect(page.text('link')).to.equal('Untitled');
  });

  it('says of whole days that they are, also from midnight to midnight', async () => {
    const whole = { all_day: false, start_date: '2027-01-22 00:00:00', end_date: '2027-01-23 00:00:00' };
    const page = await listOf(await changed('all-day', whole));
    expect([page.text('all-day'), page.one('clock')]).to.deep.equal(['All day', undefined]);
  });

  it('says of what began on an earlier day until when it runs, and stands under today', async () => {
    const running = {
      start_date: '2026-11-10 00:00:00',
      end_date: '2026-12-05 23:59:59',
      all_day: true,
      timezone: 'Pacific/Chatham',
    };
    const page = await listOf(await changed('all-day', running));
    expect([page.text('date'), page.text('date-badge-day')]).to.deep.equal(['Now · until Dec 5', '21']);
    expect([...page.one('card')!.part]).to.deep.equal(['card', 'running']);
    expect(page.one('date')!.ariaLabel).to.match(/^Nov 10\s–\sDec 5, 2026$/);
  });

  it('names a zone with an odd quarter of an hour by its offset', async () => {
    const page = await listOfRecorded('timezone.kathmandu-numeric-abbr', 'time-zone="UTC"');
    expect(times(page)).to.deep.equal({
      date: 'Sat, Dec 12',
      clock: '6:15 – 9:00 PM',
      zone: 'GMT+5:45',
    });
  });

  it('keeps the names of months and weekdays inside of the date badge, however long they are', async () => {
    for (const locale of ['bg', 'ml', 'ne', 'de']) {
      const page = await listOfRecorded('title-entities', `lang="${locale}"`);
      const badge = page.one('date-badge')!.getBoundingClientRect();
      for (const part of ['date-badge-weekday', 'date-badge-month']) {
        const { left, right } = page.one(part)!.getBoundingClientRect();
        expect(left >= badge.left && right <= badge.right, `${locale} ${part}`).to.equal(true);
      }
    }
  });

  it('shows the day on a date badge, hidden from screen readers', async () => {
    const page = await listOfRecorded('title-entities');
    expect([page.text('date-badge-weekday'), page.text('date-badge-day'), page.text('date-badge-month')]).to.deep.equal(
      ['Fri', '11', 'Dec'],
    );
    expect(page.one('date-badge')!.ariaHidden).to.equal('true');
  });
});

describe('marks', () => {
  it('have parts for cost, categories and featured', async () => {
    const page = await listOfRecorded('full');
    expect(page.text('cost')).to.equal('$35');
    expect(page.texts('category')).to.deep.equal(['Community', 'Music']);
    expect(page.texts('category-music')).to.deep.equal(['Music']);
    expect(page.texts('badge')).to.deep.equal(['Featured']);
    expect([...page.one('card')!.part]).to.deep.equal(['card', 'featured', 'sticky']);
  });

  it('are absent where they do not apply', async () => {
    const page = await listOfRecorded('bare-minimum');
    expect(['cost', 'categories', 'category', 'badge', 'venue'].map((part) => page.all(part).length)).to.deep.equal([
      0, 0, 0, 0, 0,
    ]);
    expect([...page.one('card')!.part]).to.deep.equal(['card']);
  });

  it('an event behind a password shows what is known of it', async () => {
    const { response } = await recording('events.list.password-protected.masked');
    const page = await listOf(response.body.events);
    expect(page.titles).to.deep.equal(['Protected Password Party', 'Protected Password Rehearsal']);
    expect(page.texts('date')[0]).to.equal('Fri, Mar 5, 2027');
    expect(['cost', 'categories', 'venue', 'image'].map((part) => page.all(part).length)).to.deep.equal([0, 0, 0, 0]);
  });
});

describe('large text in a narrow box', () => {
  for (const layout of ['list', 'cards', 'compact'])
    it(`keeps the words of titles whole where they fit, as ${layout}`, async () => {
      document.documentElement.style.fontSize = '200%';
      try {
        const page = await ListPage.open(
          listMarkup(new Calendar(), `range="all" per-page="50" layout="${layout}"`),
          '288px',
        );
        await page.settled();
        expect(page.all('title').length).to.equal(50);
        expect(page.all('title').flatMap(brokenWords)).to.deep.equal([]);
        // The rest takes no width from titles: they have nearly the whole box.
        for (const title of atLeastOne(page.all('title'))) expect(title.clientWidth).to.be.at.least(220);
      } finally {
        document.documentElement.style.fontSize = '';
      }
    });
});
