import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/schema/index.js';
import { allEvents, Calendar, recordedEvent, recording, replay } from '../calendar.js';
import { brokenWords } from '../appearance.js';
import { listMarkup, ListPage } from './list-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';

setUpEnvironment();

/** A list of only these events. */
const listOf = (events: readonly EventRepresentation[], attributes = '', content = '') =>
  ListPage.of(new Calendar(events), `range="all" ${attributes}`, content);

const listOfRecorded = async (name: string, attributes = '', content = '') => listOf([await recordedEvent(name)], attributes, content);

const changed = async (name: string, changes: Partial<EventRepresentation>) => [{ ...(await recordedEvent(name)), ...changes }];

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

  it('of a hostile event neither run nor become elements, in any layout', async () => {
    const names = ['attrs', 'links', 'script', 'svg', 'title', 'unclosed'];
    const events = await Promise.all(names.map((name) => recordedEvent(`untrusted.${name}`)));
    const hostile = '<img src=x onerror="window.__pwned=1"><svg/onload="window.__pwned=2">';
    const venue = { ...(await recordedEvent('full')).venue, venue: hostile, city: hostile } as EventRepresentation['venue'];
    const category = { ...(await recordedEvent('full')).categories[0]!, name: hostile, slug: '"><img src=x>' };
    events.push({ ...events[0]!, id: 9999, title: `${hostile}Named`, cost: hostile, venue, categories: [category], timezone: hostile });
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
    expect(linkOf(await listOfRecorded('title-entities'))).to.deep.equal(['https://calendar.example/event/rock-roll-live-at-the-foundry/']);
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

  for (const url of ['javascript:window.__pwned=3', ' java\tscript:window.__pwned=4', 'data:text/html,x', 'vbscript:x', '', 'http://[']) {
    it(`leave the title as text for ${JSON.stringify(url)}`, async () => {
      const page = await listOf(await changed('title-entities', { url, website: url }));
      expect([linkOf(page), page.titles]).to.deep.equal([[], ['Rock & Roll – “Live” at the Foundry']]);
    });
  }
});

describe('venues', () => {
  const venue = async () => (await recordedEvent('full')).venue as Extract<EventRepresentation['venue'], { id: number }>;

  it('show a single one with its city, with entities decoded', async () => {
    expect((await listOfRecorded('title-entities')).texts('venue')).to.deep.equal(['The Old Foundry & Works, Ironbridge Falls']);
    expect((await listOfRecorded('title-raw-ampersand-and-quotes')).texts('venue')).to.deep.equal(['O’Connell’s Back Room, Ballyfictive']);
  });
  it('show two on a line each', async () => {
    expect((await listOfRecorded('two-venues')).texts('venue')).to.deep.equal([
      'Harbour Hall, Port Alder',
      'Port Alder Public Library, Port Alder',
    ]);
  });
  it('are absent where there are none', async () => {
    expect((await listOfRecorded('bare-minimum')).texts('venue')).to.deep.equal([]);
    expect((await listOfRecorded('venue-in-trash')).texts('venue')).to.deep.equal([]);
  });
  it('do without a city', async () => {
    const page = await listOf(await changed('full', { venue: { ...(await venue()), city: undefined } }));
    expect(page.texts('venue')).to.deep.equal(['Harbour Hall']);
  });
  it('are absent behind a password, where the name is an empty list', async () => {
    const page = await listOf(await changed('full', { venue: { ...(await venue()), venue: [], city: undefined } }));
    expect(page.texts('venue')).to.deep.equal([]);
  });
});

describe('images', () => {
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
    expect([image.getAttribute('src'), image.getAttribute('width'), image.getAttribute('height'), image.alt]).to.deep.equal([
      `${media}.png`,
      '1600',
      '900',
      '',
    ]);
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

  it('reserve no box where there are none', async () => {
    expect((await listOfRecorded('bare-minimum')).one('image')).to.equal(undefined);
  });

  it('are absent where the address is not an image’s', async () => {
    const { image } = await recordedEvent('full');
    const page = await listOf(await changed('full', { image: { ...(image as object), url: 'javascript:1' } as typeof image }));
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
      ['date', 'clock', 'all-day', 'zone', 'visitor-time'].map((part) => [part, page.text(part)]).filter(([, text]) => text),
    );
  const datetimes = (page: ListPage) => [...page.root.querySelectorAll('time')].map(({ dateTime }) => dateTime);

  it('shows the event’s clock first, and the visitor’s second', async () => {
    const page = await listOfRecorded('title-entities');
    expect(times(page)).to.deep.equal({
      date: 'Fri, Dec 11',
      clock: '8:00 – 11:00 PM',
      zone: 'EST',
      'visitor-time': 'Sat, Dec 12 · 2:45 – 5:45 PM GMT+13:45 (your time)',
    });
    expect(datetimes(page)).to.deep.equal(['2026-12-11T20:00:00-05:00', '2026-12-12T14:45:00+13:45']);
  });

  it('shows no other clock for several days, and both ends in full where one day is two for the visitor', async () => {
    const lasting = (start: string, end: string) => changed('title-entities', { start_date: `2026-12-11 ${start}`, end_date: end });
    expect(times(await listOf(await lasting('15:00:00', '2026-12-19 19:00:00')))).to.deep.equal({ date: 'Dec 11 – 19' });
    expect(times(await listOf(await lasting('09:00:00', '2026-12-11 23:00:00'), 'time-zone="Europe/Berlin"'))).to.deep.equal({
      date: 'Fri, Dec 11',
      clock: '9:00 AM – 11:00 PM',
      zone: 'EST',
      'visitor-time': 'Fri, Dec 11, 2026, 3:00 PM – Sat, Dec 12, 2026, 5:00 AM GMT+1 (your time)',
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

  it('says of what began on an earlier day until when it runs, and stands under today', async () => {
    const running = { start_date: '2026-11-10 00:00:00', end_date: '2026-12-05 23:59:59', all_day: true };
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
      'visitor-time': '12:30 – 3:15 PM UTC (your time)',
    });
  });

  it('shows the day on a date badge, hidden from screen readers', async () => {
    const page = await listOfRecorded('title-entities');
    expect([page.text('date-badge-weekday'), page.text('date-badge-day'), page.text('date-badge-month')]).to.deep.equal([
      'Fri',
      '11',
      'Dec',
    ]);
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
    expect(['cost', 'categories', 'category', 'badge', 'venue'].map((part) => page.all(part).length)).to.deep.equal([0, 0, 0, 0, 0]);
    expect([...page.one('card')!.part]).to.deep.equal(['card']);
  });

  it('leave the known rest of a masked event', async () => {
    const { response } = await recording('events.list.password-protected.masked');
    const page = await listOf(response.body.events);
    expect(page.titles).to.deep.equal(['Password Party', 'Password Rehearsal']);
    expect(page.texts('date')[0]).to.equal('Fri, Mar 5, 2027');
    expect(['cost', 'categories', 'badge', 'venue', 'image'].map((part) => page.all(part).length)).to.deep.equal([0, 0, 0, 0, 0]);
  });
});

describe('a card', () => {
  it('is chosen by a click on its text, unless the reader has marked some', async () => {
    const page = await listOfRecorded('title-entities');
    page.list.addEventListener('cal-select', (event) => event.preventDefault());
    const venue = page.one('venue')!;
    venue.click();
    page.one('link')!.click();
    expect(page.details('cal-select')).to.have.length(2);
    getSelection()!.selectAllChildren(venue);
    venue.click();
    expect(page.details('cal-select')).to.have.length(2);
    getSelection()!.removeAllRanges();
  });

  it('leaves its text to the pointer, so that a date or an address can be copied', async () => {
    const page = await listOfRecorded('full');
    for (const part of ['venue', 'cost', 'category', 'zone']) {
      const { left, top, height } = page.one(part)!.getBoundingClientRect();
      // Before the first paint, `elementFromPoint` finds nothing.
      await until(() => page.root.elementFromPoint(left + 4, top + height / 2) === page.one(part));
    }
  });

  it('without a picture has a panel in its place where others have one, in the hue of its category', async () => {
    const [event] = await changed('full', { id: 1, image: false });
    const page = await listOf([await recordedEvent('full'), event!], 'layout="cards" consent="granted"');
    expect(page.all('placeholder')).to.have.length(1);
    expect(page.all('image').map((box) => Math.round(box.getBoundingClientRect().height))[0]).to.be.greaterThan(40);
    expect((await listOf([event!], 'layout="cards"')).all('placeholder')).to.have.length(0);
  });

  it('of a compact list stands in the same columns as all others where there is room', async () => {
    const events = await Promise.all(['full', 'title-entities', 'all-day', 'bare-minimum'].map(recordedEvent));
    const page = await listOf(events, 'layout="compact"');
    page.around.style.inlineSize = '64rem';
    const edges = (part: string) => new Set(page.all(part).map((one) => one.getBoundingClientRect().left));
    for (const part of ['date', 'clock', 'title', 'venue']) expect(edges(part).size, part).to.equal(1);
    const ends = page.all('cost').map((one) => one.getBoundingClientRect().right);
    expect(new Set(ends).size).to.equal(1);
    page.around.style.inlineSize = '24rem';
    const tops = (part: string) => page.all(part)[0]!.getBoundingClientRect().top;
    expect(tops('venue')).to.be.greaterThan(tops('title') + 10);
  });

  it('of a compact list has a readable title at every width', async () => {
    const page = await listOf([await recordedEvent('full')], 'layout="compact"');
    for (const width of [12, 19, 24, 40, 46, 48, 51, 52, 56, 64]) {
      page.around.style.inlineSize = `${width}rem`;
      const title = page.one('title')!;
      expect(title.getBoundingClientRect().width, `${width}rem`).to.be.at.least(100);
    }
  });
});

describe('groups', () => {
  const groupsOf = (page: ListPage) =>
    page
      .all('group')
      .map((group) => [textOf(group.querySelector('[part~="group-heading"]')), group.querySelectorAll('[part~="item"]').length]);

  it('by day follow the event’s own calendar, and name nearby days', async () => {
    const [event] = allEvents;
    const at = (day: string, id: number) => ({ ...event!, id, all_day: true, start_date: `${day} 00:00:00`, end_date: `${day} 23:59:59` });
    const events = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-22', '2026-11-23'].map(at);
    expect(groupsOf(await listOf(events, 'group-by="day"'))).to.deep.equal([
      ['Yesterday · Friday, November 20', 1],
      ['Today · Saturday, November 21', 1],
      ['Tomorrow · Sunday, November 22', 2],
      ['Monday, November 23', 1],
    ]);
    const [late] = await changed('title-entities', { start_date: '2026-12-11 20:00:00' });
    expect(groupsOf(await listOf([late!], 'group-by="day"'))).to.deep.equal([['Friday, December 11', 1]]);
    expect(groupsOf(await listOf([late!], 'group-by="day" time-display="visitor"'))).to.deep.equal([['Saturday, December 12', 1]]);
  });

  it('by month, venue and category name the group of those without one', async () => {
    const events = await Promise.all(['title-entities', 'full', 'two-venues', 'bare-minimum'].map(recordedEvent));
    expect(groupsOf(await listOf(events, 'group-by="month"'))).to.deep.equal([
      ['December 2026', 2],
      ['May 2027', 2],
    ]);
    expect(groupsOf(await listOf(events, 'group-by="venue"'))).to.deep.equal([
      ['The Old Foundry & Works', 1],
      ['Harbour Hall', 2],
      ['No venue', 1],
    ]);
    expect(groupsOf(await listOf(events, 'group-by="category"'))).to.deep.equal([
      ['Music', 1],
      ['Community', 1],
      ['No category', 2],
    ]);
  });

  it('label their lists by their headings', async () => {
    const page = await listOf(allEvents.slice(0, 5), 'group-by="month"');
    for (const group of page.all('group')) {
      const heading = page.root.getElementById(group.getAttribute('aria-labelledby')!);
      expect(heading).to.equal(group.querySelector('[role="heading"]'));
    }
  });

  it('have no heading without group-by', async () => {
    expect(groupsOf(await listOf(allEvents.slice(0, 5)))).to.deep.equal([['', 5]]);
  });
});

describe('custom cards', () => {
  const template = `<template slot="item"><article><h3 data-cal="title"></h3><a data-cal-href="url">Go</a><img data-cal-src="image" alt="">
    <p data-cal-if="cost">Costs <b data-cal="cost"></b></p><i data-cal="nonsense">sample</i>
    <dl><dd data-cal="date"></dd><dd data-cal="time"></dd><dd data-cal="visitor-time"></dd><dd data-cal="venue"></dd><dd data-cal="city"></dd>
    <dd data-cal="categories"></dd><dd data-cal="organizer"></dd><dd data-cal="excerpt"></dd></dl></article></template>`;
  /** The texts of the shown clones, in their order. */
  const copies = (page: ListPage) =>
    page
      .all('item')
      .map((item) => item.querySelector('slot')?.assignedElements()[0])
      .filter((copy) => copy !== undefined);
  const headings = (page: ListPage) => copies(page).map((copy) => textOf(copy.querySelector('h3')));

  it('are filled with text and addresses', async () => {
    const page = await listOfRecorded('full', 'time-zone="Europe/Berlin" consent="granted"', template);
    await until(() => copies(page).length);
    const [copy] = copies(page);
    expect(textOf(copy!.querySelector('h3'))).to.equal('New Year’s Eve on the Quay');
    expect(copy!.querySelector('a')!.href).to.equal('https://calendar.example/event/new-years-eve-on-the-quay/');
    expect(copy!.querySelector('img')!.src).to.equal('https://calendar.example/media/2026/11/harbour-stage.png');
    expect(textOf(copy!.querySelector('p'))).to.equal('Costs $35');
    expect(textOf(copy!.querySelector('i'))).to.equal('');
    expect([...copy!.querySelectorAll('dd')].map(textOf)).to.deep.equal([
      'Thu, Dec 31, 2026, 9:00 PM – Fri, Jan 1, 2027, 2:00 AM',
      '',
      'Fri, Jan 1, 2027, 3:00 – 8:00 AM',
      'Harbour Hall',
      'Port Alder',
      'Community, Music',
      'Port Alder Music Society, Night Market Co-op, Foundry Collective & Friends',
      'Fireworks, brass and hot soup.',
    ]);
    expect(page.one('card')).to.equal(undefined);
  });

  it('remove nodes whose value is absent', async () => {
    const page = await listOfRecorded('bare-minimum', '', template);
    await until(() => copies(page).length);
    const [copy] = copies(page);
    expect(copy!.querySelector('p')).to.equal(null);
    expect(copy!.querySelector('img')!.hasAttribute('src')).to.equal(false);
  });

  it('show hostile values as text', async () => {
    const hostile = '<img src=x onerror="window.__pwned=5">Bold';
    const events = await changed('untrusted.title', { url: 'javascript:window.__pwned=6', cost: hostile });
    const page = await listOf(events, '', template);
    await until(() => copies(page).length);
    const [copy] = copies(page);
    expect([headings(page), textOf(copy!.querySelector('b'))]).to.deep.equal([['“> Title'], 'Bold']);
    expect(copy!.querySelector('a')!.hasAttribute('href')).to.equal(false);
    expect(copy!.querySelectorAll('img')).to.have.length(1);
    expect(pwned()).to.equal(undefined);
  });

  it('work where a framework has put children into the template instead of its content', async () => {
    const page = await listOf(allEvents.slice(0, 3));
    const own = document.createElement('template');
    own.slot = 'item';
    own.append(document.createElement('p'));
    own.firstElementChild!.setAttribute('data-cal', 'title');
    page.list.append(own);
    await until(() => page.list.querySelector(':scope > div > p'));
    expect([...page.list.querySelectorAll(':scope > div > p')].map(textOf)).to.deep.equal(allEvents.slice(0, 3).map(({ title }) => title));
  });

  it('follow a template that is added, replaced or removed', async () => {
    const page = await listOf(allEvents.slice(0, 3));
    expect(page.all('card')).to.have.length(3);
    page.list.insertAdjacentHTML('beforeend', template);
    await until(() => headings(page).length === 3);
    expect(headings(page)).to.deep.equal(allEvents.slice(0, 3).map(({ title }) => title));
    page.list.querySelector('template')!.outerHTML = '<template slot="item"><em data-cal="title"></em></template>';
    await until(() => copies(page)[0]?.querySelector('em'));
    expect(page.list.querySelectorAll('h3')).to.have.length(0);
    page.list.querySelector('template')!.remove();
    await until(() => page.all('card').length === 3);
    expect(page.list.children).to.have.length(0);
  });

  it('appear and disappear with their events, and are kept for those that stay', async () => {
    const calendar = new Calendar(allEvents.slice(0, 3));
    const page = await ListPage.of(calendar, 'range="all" order="desc"', template);
    await until(() => headings(page).length === 3);
    const [newest] = copies(page);
    calendar.events = allEvents.slice(1, 4);
    await page.list.refresh();
    await until(() => headings(page).length === 3 && copies(page)[1] === newest);
    expect(headings(page)).to.deep.equal([allEvents[3]!, allEvents[2]!, allEvents[1]!].map(({ title }) => title));
    expect(page.list.children).to.have.length(4);
  });

  it('show occurrences of a series that share their id', async () => {
    const [event] = allEvents;
    const page = await listOf(
      [event!, { ...event!, title: 'Again', start_date: '2026-12-01 10:00:00', end_date: '2026-12-01 11:00:00' }],
      '',
      template,
    );
    await until(() => headings(page).length === 2);
    expect(headings(page)).to.deep.equal([event!.title, 'Again']);
  });
});

describe('slots', () => {
  const slotted =
    ['header', 'footer', 'empty', 'error', 'loading'].map((name) => `<p slot="${name}">${name}</p>`).join('') + '<p>plain</p>';
  /** The visible content that the page has given. */
  const shown = (page: ListPage) => [...page.list.children].filter((child) => child.checkVisibility()).map(textOf);

  it('show fallback content until the first response', async () => {
    const calendar = new Calendar();
    const release = calendar.hold();
    const page = await ListPage.open(listMarkup(calendar, 'range="all"', '<p>See our programme</p>'));
    expect(shown(page)).to.deep.equal(['See our programme']);
    expect(page.one('loading')?.checkVisibility()).to.not.equal(true);
    release();
    await page.settled();
    expect(shown(page)).to.deep.equal([]);
  });

  it('show fallback content with an error', async () => {
    const calendar = new Calendar();
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    const page = await ListPage.of(calendar, '', '<p>See our programme</p>');
    expect(shown(page)).to.deep.equal(['See our programme']);
    expect(page.one('error')!.checkVisibility()).to.equal(true);
  });

  it('show each in its state', async () => {
    const calendar = new Calendar();
    const release = calendar.hold();
    const page = await ListPage.open(listMarkup(calendar, 'range="all"', slotted));
    expect(shown(page)).to.deep.equal(['header', 'footer', 'loading']);
    release();
    await page.settled();
    expect(shown(page)).to.deep.equal(['header', 'footer']);
    await page.set({ search: 'nothing has this title' });
    expect(shown(page)).to.deep.equal(['header', 'footer', 'empty']);
    await page.set({ 'per-page': 'x' });
    expect(shown(page)).to.deep.equal(['header', 'footer', 'error', 'plain']);
  });

  it('leave a skeleton where there are none', async () => {
    const calendar = new Calendar();
    const release = calendar.hold();
    const page = await ListPage.open(listMarkup(calendar));
    expect(page.one('loading')!.getBoundingClientRect().height).to.be.greaterThan(100);
    release();
    await page.settled();
    expect(page.one('loading')).to.equal(undefined);
  });
});

describe('nothing found', () => {
  it('says so, and offers past instead of upcoming events', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 12)), '');
    expect([page.text('message'), page.text('hint')]).to.deep.equal(['No events found', 'Nothing matches these dates and filters.']);
    await page.press('Show past events');
    expect(page.status).to.equal('10 of 12 events');
  });

  it('offers upcoming events instead of a day without any', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(-12)), 'range="today"');
    await page.press('Show upcoming events');
    expect(page.status).to.equal('10 of 12 events');
  });

  it('offers nothing where the page sets the dates', async () => {
    const page = await ListPage.of(new Calendar([]), 'starts-after="2026-01-01"');
    expect([page.text('message'), page.all('button')]).to.deep.equal(['No events found', []]);
  });

  it('covers the 404 of old servers for a first page without events', async () => {
    const calendar = new Calendar();
    calendar.answer = () => replay('events.list.window.page-beyond-last');
    const page = await ListPage.of(calendar);
    expect([page.text('message'), page.details('cal-error')]).to.deep.equal(['No events found', []]);
  });
});

describe('large text in a narrow box', () => {
  for (const layout of ['list', 'cards', 'compact'])
    it(`keeps the words of titles whole where they fit, as ${layout}`, async () => {
      document.documentElement.style.fontSize = '200%';
      try {
        const page = await ListPage.open(listMarkup(new Calendar(), `range="all" per-page="50" layout="${layout}"`), '288px');
        await page.settled();
        expect(page.all('title').length).to.equal(50);
        expect(page.all('title').flatMap(brokenWords)).to.deep.equal([]);
        // The rest takes no width from titles: they have nearly the whole box.
        for (const title of page.all('title')) expect(title.clientWidth).to.be.at.least(220);
      } finally {
        document.documentElement.style.fontSize = '';
      }
    });
});
