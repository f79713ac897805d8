import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import type { CalCard } from '../../../src/elements/list/templates.js';
import type { CalendarEvent } from '../../../src/data/records/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { allEvents, Calendar, recordedEvent, replay } from '../calendar.js';
import { listMarkup, ListPage, listOf, listOfRecorded } from './list-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';

setUpEnvironment();

const changed = async (name: string, changes: Partial<EventRepresentation>) => [
  { ...(await recordedEvent(name)), ...changes },
];

/** The variable that scripts in hostile recordings would set. */
const pwned = () => (globalThis as { __pwned?: number }).__pwned;

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

  it('is never left alone below three columns', async () => {
    const [event] = await changed('bare-minimum', {});
    const rowsOf = async (count: number, style = '') => {
      const events = Array.from({ length: count }, (_, index) => ({ ...event!, id: index + 1 }));
      const page = await listOf(events, `layout="cards" style="${style}"`);
      page.around.style.inlineSize = '60rem';
      const tops = page.all('item').map((item) => item.getBoundingClientRect().top);
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    };
    expect(await rowsOf(4)).to.deep.equal([2, 2]);
    expect(await rowsOf(9)).to.deep.equal([3, 3, 3]);
    expect(await rowsOf(10)).to.deep.equal([3, 3, 2, 2]);
    expect(await rowsOf(10, '--cal-card-min: 9em'), 'columns of the page’s own width').to.deep.equal([6, 4]);
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
      .map((group) => [
        textOf(group.querySelector('[part~="group-heading"]')),
        group.querySelectorAll('[part~="item"]').length,
      ]);

  it('by day follow the event’s own calendar, and name nearby days', async () => {
    const [event] = allEvents;
    const at = (day: string, id: number) => ({
      ...event!,
      id,
      all_day: true,
      timezone: 'Pacific/Chatham',
      start_date: `${day} 00:00:00`,
      end_date: `${day} 23:59:59`,
    });
    const events = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-22', '2026-11-23'].map(at);
    expect(groupsOf(await listOf(events, 'group-by="day"'))).to.deep.equal([
      ['Yesterday · Friday, November 20', 1],
      ['Today · Saturday, November 21', 1],
      ['Tomorrow · Sunday, November 22', 2],
      ['Monday, November 23', 1],
    ]);
    const [late] = await changed('title-entities', { start_date: '2026-12-11 20:00:00' });
    expect(groupsOf(await listOf([late!], 'group-by="day"'))).to.deep.equal([['Friday, December 11', 1]]);
    expect(groupsOf(await listOf([late!], 'group-by="day" time-display="visitor"'))).to.deep.equal([
      ['Saturday, December 12', 1],
    ]);
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
    for (const group of atLeastOne(page.all('group'))) {
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
    expect([...page.list.querySelectorAll(':scope > div > p')].map(textOf)).to.deep.equal(
      allEvents.slice(0, 3).map(({ title }) => title),
    );
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

  it('have addresses of a small copy of an image, or of the image itself', async () => {
    const small = '<template slot="item"><img data-cal-src="image-small" alt="" loading="lazy"></template>';
    const copy = (width: number) => ({
      url: `https://calendar.example/${width}.png`,
      width,
      height: width / 2,
      filesize: 1,
      'mime-type': 'image/png',
    });
    const image = { ...copy(1600), id: 1, extension: 'png', sizes: { medium: copy(300), large: copy(768) } };
    const page = await listOf(
      [
        { ...allEvents[0]!, image },
        { ...allEvents[1]!, image: { ...image, sizes: {} } },
      ],
      'consent="granted"',
      small,
    );
    await until(() => copies(page).length === 2);
    expect(copies(page).map((copy) => copy.querySelector('img')!.src)).to.deep.equal([copy(768).url, copy(1600).url]);
  });

  it('fire cal-select when their link or what is around it is pressed, and know their record', async () => {
    const page = await listOf(
      allEvents.slice(0, 2),
      '',
      `<template slot="item"><h3><a data-cal-href="url" data-cal="title"></a></h3><p data-cal="date"></p>
        <a class="tickets" href="#tickets">Tickets</a><button>Remember</button></template>`,
    );
    await until(() => copies(page).length === 2);
    const card = copies(page)[1] as CalCard<CalendarEvent>;
    expect(card.item.id).to.equal(allEvents[1]!.id);
    const press = (selector: string) => card.querySelector<HTMLElement>(selector)!.click();
    const chosen: unknown[] = [];
    page.list.addEventListener('cal-select', (selection) => {
      chosen.push(selection.detail.event);
      selection.preventDefault();
    });
    const isFollowed: boolean[] = [];
    page.list.parentElement!.addEventListener('click', (click) => {
      isFollowed.push(!click.defaultPrevented);
      click.preventDefault();
    });
    press('h3 a');
    expect(chosen).to.deep.equal([card.item]);
    expect(isFollowed).to.deep.equal([false]);
    press('p');
    expect(chosen).to.deep.equal([card.item, card.item]);
    press('.tickets');
    press('button');
    expect(chosen).to.have.length(2);
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

describe('a copy of an element, as scripts make them of what they find', () => {
  const own =
    '<template slot="item"><article><a data-cal-href="url" data-cal="title"></a></article></template><p slot="footer">Ours</p>';
  const cardsOf = (list: Element) => list.querySelectorAll('article').length;

  for (const [way, copied] of Object.entries({
    'by its nodes': (list: Element) => list.cloneNode(true) as Element,
    'by its markup': (list: Element) => {
      const box = document.createElement('div');
      box.innerHTML = list.outerHTML;
      return box.firstElementChild!;
    },
  }))
    it(`has its own cards and data once, ${way}`, async () => {
      const calendar = new Calendar(allEvents.slice(0, 3));
      const page = await ListPage.of(calendar, 'range="all" json-ld', own);
      await until(() => page.list.querySelector('script'));
      expect(cardsOf(page.list)).to.equal(3);
      const list = copied(page.list) as typeof page.list;
      page.list.replaceWith(list);
      await list.settled;
      await until(() => list.items.length === 3 && cardsOf(list) === 3);
      expect([...list.children].map(({ localName }) => localName).sort()).to.deep.equal([
        'div',
        'div',
        'div',
        'p',
        'script',
        'template',
      ]);
      expect(list.querySelectorAll('article a')[0]!.getAttribute('href')).to.equal(list.items[0]!.url);
    });

  it('shows its cards again that a script has taken out with the template', async () => {
    const page = await ListPage.of(new Calendar(allEvents.slice(0, 3)), 'range="all"', own);
    const template = page.list.querySelector('template')!;
    page.list.replaceChildren(template);
    page.list.requestUpdate();
    await page.settled();
    expect(cardsOf(page.list)).to.equal(3);
  });
});

describe('slots', () => {
  const slotted =
    ['header', 'footer', 'empty', 'error', 'loading'].map((name) => `<p slot="${name}">${name}</p>`).join('') +
    '<p>plain</p>';
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

  it('a list shows its fallback content beside an error', async () => {
    const calendar = new Calendar();
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    const page = await ListPage.of(calendar, '', '<p>See our programme</p>');
    expect(shown(page)).to.deep.equal(['See our programme']);
    expect(page.one('error')!.checkVisibility()).to.equal(true);
  });

  it('each slot is shown in its state', async () => {
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
