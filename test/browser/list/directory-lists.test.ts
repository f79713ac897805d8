import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-category-list.js';
import '../../../src/elements/cal-organizer-list.js';
import '../../../src/elements/cal-tag-list.js';
import '../../../src/elements/cal-venue-list.js';
import type { CategoryRepresentation, VenueRepresentation } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { Calendar, json, recording, replay } from '../calendar.js';
import { listMarkup, ListPage } from './list-page.js';
import { passTime, setUpEnvironment, textOf, until } from '../environment.js';
import { brokenWords, directions, expectAccessible, expectNoViolation } from '../appearance.js';

setUpEnvironment();

const open = (tag: string, attributes = '', calendar = new Calendar(), content = '') =>
  ListPage.of(calendar, attributes, content, tag);

const recorded = async <T>(name: string): Promise<T> => (await recording(name)).response.body as T;

/** A calendar with only these items. */
function calendarOf(items: Partial<Calendar['others']>): Calendar {
  const calendar = new Calendar();
  calendar.others = { ...calendar.others, ...items };
  return calendar;
}

/** By tag: the texts for the recorded items, for none, and while loading. */
const lists: Readonly<Record<string, { all: string; loading: string; none: string; first: string; german: string }>> = {
  'cal-venue-list': {
    all: '10 of 31 venues',
    loading: 'Loading venues',
    none: 'No venues found',
    first: 'Alder Park Bandstand',
    german: '10 von 31 Veranstaltungsorten',
  },
  'cal-organizer-list': {
    all: '10 of 15 organizers',
    loading: 'Loading organizers',
    none: 'No organizers found',
    first: 'Anindita Sen',
    german: '10 von 15 Veranstaltern',
  },
  'cal-category-list': {
    all: '24 categories',
    loading: 'Loading categories',
    none: 'No categories found',
    first: '2027',
    german: '24 Kategorien',
  },
  'cal-tag-list': {
    all: '24 tags',
    loading: 'Loading tags',
    none: 'No tags found',
    first: '"quoted" tag',
    german: '24 Schlagwörter',
  },
};

const fails = () => replay('categories.create.name-too-long-is-500');

const places = {
  address: '3 Pier Road',
  city: 'Tarrin',
  province: 'Seven Lights',
  zip: 'P00 T101',
  country: 'Ireland',
};

describe('a list of venues or organizers', () => {
  for (const [kind, fields] of [
    ['venue', places],
    ['organizer', {}],
  ] as const)
    for (const layout of ['list', 'compact'])
      for (const width of ['340px', '1000px'])
        it(`keeps the room of ${kind}s while they load, as ${layout}, ${width} wide`, async () => {
          const items = Array.from({ length: 10 }, (_, index) => ({
            id: index + 1,
            [kind]: `Hall ${index}`,
            ...fields,
            website: 'https://tarrinharbour.example/hall',
            ...(index % 2 && { phone: '+353 20 910 0103' }),
          }));
          const calendar = calendarOf({ [`${kind}s`]: items });
          const release = calendar.hold();
          const page = await ListPage.open(listMarkup(calendar, `layout="${layout}"`, '', `cal-${kind}-list`), width);
          await until(() => page.one('loading'));
          const room = page.list.offsetHeight;
          release();
          await page.settled();
          expect(page.list.offsetHeight / room).to.be.within(0.8, 1.25);
        });
});

describe('every list', () => {
  for (const [tag, said] of Object.entries(lists)) {
    it(`${tag} says what it shows, in the visitor’s language`, async () => {
      const page = await open(tag);
      expect(page.status).to.equal(said.all);
      expect(textOf(page.root.querySelector('.item :is([part="title"], [part="name"])'))).to.equal(said.first);
      page.list.lang = 'de';
      await until(() => page.status === said.german);
    });

    it(`${tag} shows a skeleton while it loads, and announces it`, async () => {
      const calendar = new Calendar();
      calendar.hold();
      const page = await ListPage.open(listMarkup(calendar, '', '', tag));
      await until(() => page.status === said.loading);
      expect(page.one('loading')!.getBoundingClientRect().height).to.be.greaterThan(20);
      expect(page.matches('loading')).to.equal(true);
    });

    it(`${tag} says that nothing was found, and suggests why`, async () => {
      const page = await open(tag, 'search="no such name"');
      expect(page.texts('message')).to.deep.equal([said.none]);
      expect(page.text('hint')).to.equal('Nothing matches these filters, or nothing has been published yet.');
      expect(page.details('cal-empty')).to.have.length(1);
    });

    it(`${tag} offers to try again after an error, and keeps its items when a refresh fails`, async () => {
      const calendar = new Calendar();
      const { answer } = calendar;
      calendar.answer = fails;
      const page = await open(tag, '', calendar);
      expect(page.text('hint')).to.contain('could not answer (error 500)');
      calendar.answer = answer;
      await page.press('Try again');
      expect(page.status).to.equal(said.all);
      calendar.answer = fails;
      passTime(120_000);
      await page.list.refresh();
      await page.settled();
      expect([page.status, page.matches('stale')]).to.deep.equal([said.all, true]);
    });

    it(`${tag} fires cal-select for the chosen item, and lets the page cancel it`, async () => {
      const page = await open(tag, `${tag.split('-')[1]}-href="#{id}"`);
      page.list.addEventListener('cal-select', (event) => event.preventDefault());
      page.root.querySelector<HTMLElement>('[part="link"]')!.click();
      const [detail] = page.details('cal-select');
      expect(Object.keys(detail!)).to.deep.equal([tag.split('-')[1]]);
    });

    it(`${tag} fills custom cards`, async () => {
      const page = await open(
        tag,
        'per-page="2"',
        undefined,
        '<template slot="item"><p data-cal="name"></p></template>',
      );
      await until(() => page.list.querySelectorAll('p').length === 2);
      expect(page.root.querySelectorAll('slot[name^="item-"]')).to.have.length(2);
    });

    it(`${tag} names an attribute that cannot be read`, async () => {
      const page = await open(tag, 'layout="grid"');
      expect(page.text('hint')).to.match(/^layout="grid" cannot be read\. Expected one of /);
    });
  }

  it('every paged list turns its pages', async () => {
    const page = await open('cal-venue-list', 'paging="pager" per-page="20"');
    await page.press('Next');
    expect(page.status).to.equal('21–31 of 31 venues');
    const more = await open('cal-organizer-list', 'paging="more" per-page="10"');
    await more.press('Show 5 more');
    expect(more.status).to.equal('15 organizers');
  });
});

describe('cards', () => {
  const one = async (name: string) =>
    calendarOf({ venues: [await recorded<VenueRepresentation>(`venues.read.${name}`)] });

  it('show the address and contacts of a venue', async () => {
    const page = await open('cal-venue-list', 'consent="granted"', await one('full'));
    expect([...page.one('address')!.children].map(textOf)).to.deep.equal([
      '12 Quay Street',
      'Port Alder, NY 10999',
      'United States',
    ]);
    const links = page.all('contact').flatMap((contact) => [...contact.querySelectorAll('a')]);
    expect(links.map((link) => [textOf(link), link.href])).to.deep.equal([
      ['+1 555 010 2000', 'tel:+15550102000'],
      ['harbourhall.example', 'https://harbourhall.example/'],
    ]);
    expect(page.one('image')!.querySelector('img')!.alt).to.equal('');
  });

  it('write an address in the style of its country', async () => {
    const page = await open('cal-venue-list', 'per-page="50" search="alte"');
    const lines = () => [...page.one('address')!.children].map(textOf);
    expect(lines()).to.deep.equal(['Mühlenweg 3', '85999 Grünbach, Bayern', 'Germany']);
    await page.set({ search: 'te awa' });
    expect(lines()).to.deep.equal(['200 Harakeke Road', 'Kaipatiki Bay, Auckland 0999', 'New Zealand']);
    await page.set({ search: 'slow reading' });
    expect(lines()[1]).to.equal('Llanfairpwllgwyn-upon-Fictive ZZ99 9ZZ');
    await page.set({ search: 'θέατρο' });
    expect(lines()[1]).to.equal('10999 Νέα Πόλις');
  });

  it('leave out of addresses what several venues share, and part what is left by dots', async () => {
    const venueOf = (id: number, address: string, country = 'Ireland') =>
      ({ ...places, id, venue: address, address, country }) as VenueRepresentation;
    const venues = [venueOf(1, 'Pier Road'), venueOf(2, 'Weir Lane')];
    const page = await open('cal-venue-list', '', calendarOf({ venues }));
    expect(page.texts('address')).to.deep.equal(['Pier Road · Tarrin', 'Weir Lane · Tarrin']);
    const abroad = calendarOf({ venues: [...venues, venueOf(3, 'Zoo Road', 'Wales')] });
    const [first] = (await open('cal-venue-list', '', abroad)).texts('address');
    expect(first).to.equal('Pier Road · Tarrin, Seven Lights P00 T101 · Ireland');
  });

  it('keep their links above the click target of the whole card', async () => {
    const page = await open('cal-venue-list', 'layout="cards"', await one('full'));
    const phone = page.one('phone')!;
    phone.scrollIntoView();
    const { left, top, width, height } = phone.getBoundingClientRect();
    // Before the first paint, `elementFromPoint` finds nothing.
    await until(() => page.root.elementFromPoint(left + width / 2, top + height / 2) === phone);
  });

  it('show the contacts of an organizer', async () => {
    const page = await open('cal-organizer-list', 'search="pams.example"');
    expect(page.all('email').map((link) => (link as HTMLAnchorElement).href)).to.deep.equal([
      'mailto:hello@pams.example',
    ]);
  });

  it('show a hostile venue as text only', async () => {
    const page = await open('cal-venue-list', '', await one('untrusted'));
    expect(page.texts('title')).to.deep.equal(['Galerie Schräg']);
    expect(page.texts('phone')).to.deep.equal(['">1']);
    expect(page.all('contact').flatMap((contact) => [...contact.querySelectorAll('a')])).to.have.length(0);
    expect((globalThis as { __pwned?: number }).__pwned).to.equal(undefined);
  });

  it('say that a password protects the name', async () => {
    const page = await open('cal-venue-list', '', await one('password.none-given'));
    expect(page.texts('title')).to.deep.equal(['Protected by a password']);
  });

  it('show a letter in a hue of its own where an image is missing', async () => {
    const page = await open('cal-venue-list', 'layout="cards" search="pier"');
    expect(page.texts('monogram')).to.deep.equal(['P']);
    const all = await open('cal-venue-list', 'per-page="20"');
    const hues = all.all('monogram').map((letter) => getComputedStyle(letter).backgroundColor);
    expect(hues.length).to.be.greaterThan(5);
    expect(new Set(hues).size).to.be.greaterThan(hues.length / 2);
    await page.set({ layout: 'compact' });
    expect(page.texts('monogram')).to.deep.equal([]);
  });

  it('have pictures and letters of one width in a list, so that all names begin at the same edge', async () => {
    const page = await open('cal-venue-list', 'per-page="50" consent="granted"');
    const [pictures, letters] = [page.all('image').filter((box) => box.querySelector('img')), page.all('monogram')];
    expect([pictures.length > 0, letters.length > 0]).to.deep.equal([true, true]);
    expect(
      new Set([...pictures, ...letters].map((box) => Math.round(box.getBoundingClientRect().width))).size,
    ).to.equal(1);
  });
});

describe('a directory', () => {
  const names = (count: number): VenueRepresentation[] =>
    Array.from(
      { length: count },
      (_, index) => ({ id: index + 1, venue: `Hall ${count - index}` }) as VenueRepresentation,
    );
  /** Servers write a name that a password hides as an empty list (wire section 13). */
  const hidden = { id: 99, venue: [] } as unknown as VenueRepresentation;

  it('lists its items by name, numbers by their value, and those whose name is hidden last', async () => {
    const venues = ['pier 2', 'Pier 10', 'Østhallen', 'Ängsgården', 'Arena'].map(
      (venue, id) => ({ id, venue }) as VenueRepresentation,
    );
    const page = await open('cal-venue-list', '', calendarOf({ venues: [hidden, ...venues] }));
    expect(page.titles).to.deep.equal([
      'Ängsgården',
      'Arena',
      'Østhallen',
      'pier 2',
      'Pier 10',
      'Protected by a password',
    ]);
    expect(page.list.items.map((item) => (item as unknown as { name: string }).name)).to.deep.equal([
      'Ängsgården',
      'Arena',
      'Østhallen',
      'pier 2',
      'Pier 10',
      '',
    ]);
  });

  it('is in order across its pages, however they are turned, and reads up to 200 items once', async () => {
    const calendar = calendarOf({ venues: names(120) });
    const page = await open('cal-venue-list', 'per-page="3"', calendar);
    expect([page.titles, page.status]).to.deep.equal([['Hall 1', 'Hall 2', 'Hall 3'], '3 of 120 venues']);
    await page.press('Show 3 more');
    expect(page.titles).to.deep.equal(['Hall 1', 'Hall 2', 'Hall 3', 'Hall 4', 'Hall 5', 'Hall 6']);
    await page.set({ page: '40', paging: 'pager' });
    await page.settled();
    expect(page.titles).to.deep.equal(['Hall 118', 'Hall 119', 'Hall 120']);
    expect(
      calendar.asked.map(({ url }) => [url.searchParams.get('per_page'), url.searchParams.get('page')].join()),
    ).to.deep.equal(['50,1', '50,2', '50,3']);
  });

  it('keeps the order of the server where it has more items than that, also inside a page', async () => {
    const calendar = calendarOf({ venues: names(201) });
    const page = await open('cal-venue-list', 'per-page="3"', calendar);
    expect(page.titles).to.deep.equal(['Hall 201', 'Hall 200', 'Hall 199']);
    await page.press('Show 3 more');
    expect(page.titles.slice(3)).to.deep.equal(['Hall 198', 'Hall 197', 'Hall 196']);
    expect(calendar.asked.map(({ url }) => url.searchParams.get('per_page'))).to.deep.equal(['50', '3', '3']);
  });

  it('reads all of them again when it is refreshed', async () => {
    const calendar = calendarOf({ venues: names(60) });
    const page = await open('cal-venue-list', 'per-page="3"', calendar);
    calendar.others = { ...calendar.others, venues: names(61) };
    await page.list.refresh();
    await page.settled();
    expect(page.status).to.equal('3 of 61 venues');
  });

  const countRequests = (calendar: Calendar) => calendar.asked.filter(({ url }) => url.pathname.endsWith('/events'));

  for (const width of [320, 800, 1280]) {
    it(`lays nothing of a compact row over something else in ${width} px`, async () => {
      for (const tag of ['cal-venue-list', 'cal-organizer-list']) {
        const page = await open(tag, `layout="compact" counts per-page="50" style="inline-size: ${width}px"`);
        // Firefox measures nothing of rows off the screen, which are not laid out.
        for (const block of page.root.querySelectorAll<HTMLElement>('.block'))
          block.style.contentVisibility = 'visible';
        for (const body of atLeastOne(page.root.querySelectorAll('.body'))) {
          const boxes = [...body.children].map((child) => child.getBoundingClientRect());
          for (const [index, one] of boxes.entries()) {
            const covered = boxes.slice(index + 1).filter((other) => {
              const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
              return !isBeside && one.bottom > other.top + 1 && other.bottom > one.top + 1;
            });
            expect(covered, textOf(body)).to.have.length(0);
          }
          for (const child of body.children)
            expect(child.scrollWidth, textOf(child)).to.be.at.most(child.clientWidth + 1);
        }
      }
    });
  }

  it('asks for no numbers of events unless they are wanted', async () => {
    const calendar = new Calendar();
    const page = await open('cal-venue-list', '', calendar);
    expect([page.texts('count'), calendar.asked.length]).to.deep.equal([[], 1]);
  });

  for (const [tag, filter] of [
    ['cal-venue-list', 'venue'],
    ['cal-organizer-list', 'organizer'],
  ] as const) {
    it(`${tag} says how many events are to come of each, eight requests at a time`, async () => {
      const calendar = new Calendar();
      const { answer } = calendar;
      const waiting: (() => void)[] = [];
      calendar.answer = (url) => {
        if (!url.pathname.endsWith('/events')) return answer(url);
        const total = Number(url.searchParams.get(filter)) % 3;
        return new Promise((resolve) =>
          waiting.push(
            () =>
              void resolve(json({ events: calendar.events.slice(0, Math.min(1, total)), total, total_pages: total })),
          ),
        );
      };
      const page = await open(tag, 'counts', calendar);
      const titles = page.titles;
      const height = page.list.offsetHeight;
      await until(() => waiting.length === 8);
      expect(countRequests(calendar), 'at first').to.have.length(8);
      for (let asked = 9; asked <= 10; asked++) {
        waiting.shift()!();
        await until(() => countRequests(calendar).length === asked);
      }
      for (const answerOne of waiting) answerOne();
      const said = page.list.items.map(
        ({ id }) => ['0 upcoming events', '1 upcoming event', '2 upcoming events'][id % 3],
      );
      await until(() => page.texts('count').every(Boolean));
      expect(page.texts('count')).to.deep.equal(said);
      expect(page.titles).to.deep.equal(titles);
      expect(page.list.offsetHeight, 'nothing moves').to.equal(height);
      for (const { url } of atLeastOne(countRequests(calendar))) expect(url.searchParams.get('per_page')).to.equal('1');
      page.list.lang = 'de';
      await until(() => page.texts('count').includes('1 kommende Veranstaltung'));
      expect(countRequests(calendar), 'they are known').to.have.length(10);
    });
  }

  it('keeps the focus on an item while numbers arrive, and says none that cannot be had', async () => {
    const calendar = new Calendar();
    const { answer } = calendar;
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    calendar.answer = async (url) => {
      if (!url.pathname.endsWith('/events')) return answer(url);
      await gate;
      return url.searchParams.get('venue') === String(first)
        ? fails()
        : json({ events: calendar.events.slice(0, 1), total: 4, total_pages: 4 });
    };
    const { id: first } = calendar.others.venues.find(({ venue }) => venue === 'Alder Park Bandstand')!;
    const page = await open('cal-venue-list', 'counts per-page="3" venue-href="#{id}"', calendar);
    const link = page.root.querySelector<HTMLElement>('.title a')!;
    link.focus();
    release();
    await until(() => page.texts('count').filter(Boolean).length === 2);
    expect(page.root.activeElement).to.equal(link);
    expect(page.texts('message')).to.deep.equal([]);
  });
});

/** Categories as a tree. */
const category = (id: number, parent = 0, name = `Category ${id}`): CategoryRepresentation =>
  ({
    id,
    parent,
    name,
    slug: `c${id}`,
    count: id,
    description: '',
    url: `https://calendar.example/c/${id}`,
    urls: {},
    taxonomy: '',
    meta: [],
  }) as never;

/** The names in a list, with those below each. */
type Names = (string | [string, Names])[];
function namesIn(list: Element): Names {
  return [...list.children].map((item) => {
    const name = textOf(item.querySelector(':scope > .term'));
    const below = item.querySelector(':scope > ul');
    return below ? [name, namesIn(below)] : name;
  });
}
const treeOf = (page: ListPage) => namesIn(page.one('list')!);

describe('the tree of categories', () => {
  it('nests categories as their parents say', async () => {
    const tree = treeOf(await open('cal-category-list'));
    expect(tree).to.have.length(10);
    expect(tree[4]).to.deep.equal([
      'Music',
      [['Classical', ['Chamber Music', 'Choral']], 'Electronic', 'Jazz & Blues'],
    ]);
    expect(tree[1]).to.deep.equal([
      'Community',
      [
        ['Markets', ['Flea Markets', 'Night Markets']],
        ['Workshops', ['Repair Café']],
      ],
    ]);
  });

  it('counts what is below a category with it, and indents each level', async () => {
    const page = await open(
      'cal-category-list',
      'counts',
      calendarOf({ categories: [category(7), category(2, 7), category(3, 2)] }),
    );
    expect(page.texts('count')).to.deep.equal(['12', '5', '3']);
    const starts = page.all('name').map((name) => name.getBoundingClientRect().left);
    expect(starts).to.deep.equal([...new Set(starts)].sort((one, other) => one - other));
  });

  it('stands in columns where there is room, with what is below a category in its column', async () => {
    const page = await open('cal-category-list');
    const columns = (items: readonly Element[]) => new Set(items.map((item) => item.getBoundingClientRect().left)).size;
    page.around.style.inlineSize = '60rem';
    expect(columns([...page.one('list')!.children])).to.equal(3);
    for (const tree of atLeastOne(page.all('list').slice(1))) expect(columns([...tree.children])).to.equal(1);
    page.around.style.inlineSize = '20rem';
    expect(columns([...page.one('list')!.children])).to.equal(1);
  });

  it('counts the same in every layout, and where a page has only what is above', async () => {
    const categories = [category(7), category(9), category(2, 7), category(3, 2)];
    const countsOf = async (attributes: string) => {
      const page = await open('cal-category-list', `counts ${attributes}`, calendarOf({ categories }));
      return Object.fromEntries(
        page
          .all('term')
          .map((term) => [textOf(term.querySelector('[part="name"]')), textOf(term.querySelector('[part="count"]'))]),
      );
    };
    const all = { 'Category 7': '12', 'Category 9': '9', 'Category 2': '5', 'Category 3': '3' };
    for (const layout of ['tree', 'links', 'chips', 'cloud'])
      expect(await countsOf(`layout="${layout}"`), layout).to.deep.equal(all);
    expect(await countsOf('layout="chips" parent="0"')).to.deep.equal({ 'Category 7': '12', 'Category 9': '9' });
    expect(await countsOf('layout="chips" orderby="count" order="desc" per-page="2" paging="none"')).to.deep.equal({
      'Category 7': '12',
      'Category 9': '9',
    });
  });

  it('puts categories without a known parent at the top, and keeps those in circles', async () => {
    expect(treeOf(await open('cal-category-list', 'include="4,5,3"'))).to.deep.equal([
      ['Classical', ['Chamber Music', 'Choral']],
    ]);
    expect(treeOf(await open('cal-category-list', 'include="4,8"'))).to.deep.equal(['Chamber Music', 'Community']);
    const circle = calendarOf({ categories: [category(1, 2), category(2, 1), category(3, 3)] });
    expect(treeOf(await open('cal-category-list', '', circle))).to.deep.equal([
      ['Category 1', ['Category 2']],
      'Category 3',
    ]);
  });

  it('collapses and expands a branch by its named button', async () => {
    const page = await open('cal-category-list');
    const button = page.button('Music: subcategories');
    expect(button.ariaExpanded).to.equal('true');
    button.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => button.ariaExpanded === 'false');
    expect(treeOf(page)).to.include('Music');
    await sendKeys({ press: ' ' });
    await until(() => button.ariaExpanded === 'true');
    expect(page.root.activeElement).to.equal(button);
  });

  it('requests all pages, even those that the server does not count', async () => {
    const many = Array.from({ length: 120 }, (_, index) => category(index + 1, index && 1));
    const calendar = calendarOf({ categories: many });
    calendar.answer = (url) => {
      const page = Number(url.searchParams.get('page'));
      // As measured: parents without events are listed and not counted (wire section 5).
      return json({ categories: many.slice((page - 1) * 50, page * 50), total: 99, total_pages: 2 });
    };
    const page = await open('cal-category-list', '', calendar);
    expect(calendar.asked.map(({ url }) => url.searchParams.get('page'))).to.deep.equal(['1', '2', '3']);
    expect(page.status).to.equal('120 categories');
    expect(page.one('pager')).to.equal(undefined);
    expect(treeOf(page), 'a large tree begins closed').to.deep.equal(['Category 1']);
    await page.press('Category 1: subcategories');
    expect(page.all('term')).to.have.length(120);
  });

  it('filters top-level categories itself, which servers refuse', async () => {
    const calendar = new Calendar();
    const page = await open('cal-category-list', 'parent="0"', calendar);
    expect(calendar.query).not.to.have.property('parent');
    expect(page.texts('name')).to.have.length(10).and.include('Music').and.not.include('Classical');
    await page.set({ parent: '2' });
    expect(calendar.query.parent).to.equal('2');
    expect(page.texts('name')).to.deep.equal(['Classical', 'Electronic', 'Jazz & Blues']);
  });

  it('turns pages where the attributes set a page size', async () => {
    const page = await open('cal-category-list', 'paging="pager" per-page="10"');
    expect([page.status, page.texts('name').length]).to.deep.equal(['10 of 24 categories', 10]);
    await page.press('Next');
    expect(page.status).to.equal('11–20 of 24 categories');
  });
});

describe('terms', () => {
  it('link to their pages, with names as text', async () => {
    const page = await open(
      'cal-tag-list',
      'tag-href="/tags/{slug}"',
      calendarOf({ tags: [await recorded('tags.read.html-in-name')] }),
    );
    expect(page.all('link').map((link) => [textOf(link), (link as HTMLAnchorElement).pathname])).to.deep.equal([
      ['"quoted" tag', '/tags/quotes'],
    ]);
  });

  it('are plain text without a web address, or with markup in the name', async () => {
    const hostile = {
      ...category(1),
      name: '<img src=x onerror="window.__pwned=1">Named',
      url: 'javascript:window.__pwned=2',
    };
    for (const layout of ['tree', 'links', 'chips', 'cloud']) {
      const page = await open('cal-category-list', `layout="${layout}" counts`, calendarOf({ categories: [hostile] }));
      expect(page.texts('name')).to.deep.equal(['Named']);
      expect(page.root.querySelectorAll('a, img')).to.have.length(0);
    }
    expect((globalThis as { __pwned?: number }).__pwned).to.equal(undefined);
  });

  it('show counts on request; counts of tags include more than events', async () => {
    const plain = await open('cal-tag-list');
    expect(plain.all('count')).to.have.length(0);
    const tags = await open('cal-tag-list', 'counts include="40,30"');
    expect(tags.texts('term')).to.deep.equal(['été2 (2 entries)', 'winter1 (1 entry)']);
    const categories = await open('cal-category-list', 'counts include="6" lang="de"');
    expect(categories.texts('link')).to.deep.equal(['Jazz & Blues41 (41 Veranstaltungen)']);
  });

  it('grow with their use in a cloud', async () => {
    const page = await open('cal-tag-list', 'layout="cloud" include="28,41,32,40"');
    const size = (name: string) => {
      const term = page.all('name').find((one) => textOf(one) === name)!;
      return parseFloat(getComputedStyle(term).fontSize);
    };
    expect(size('indoors')).to.be.greaterThan(size('dogs welcome'));
    expect(size('dogs welcome')).to.be.greaterThan(size('festival'));
    expect(size('festival')).to.be.at.least(size('winter'));
  });
});

describe('axe', () => {
  const layouts: Readonly<Record<string, readonly string[]>> = {
    'cal-venue-list': ['list', 'cards', 'compact'],
    'cal-organizer-list': ['list', 'cards', 'compact'],
    'cal-category-list': ['tree', 'links', 'chips', 'cloud'],
    'cal-tag-list': ['links', 'chips', 'cloud'],
  };
  const states: Readonly<Record<string, (tag: string, attributes: string) => Promise<ListPage>>> = {
    loading: async (tag, attributes) => {
      const calendar = new Calendar();
      calendar.hold();
      return ListPage.open(listMarkup(calendar, attributes, '', tag));
    },
    empty: (tag, attributes) => open(tag, `search="none" ${attributes}`),
    error: (tag, attributes) => open(tag, `per-page="x" ${attributes}`),
    stale: async (tag, attributes) => {
      const calendar = new Calendar();
      const page = await open(tag, attributes, calendar);
      calendar.answer = fails;
      passTime(120_000);
      await page.list.refresh();
      await page.settled();
      return page;
    },
  };

  for (const [tag, looks] of Object.entries(layouts)) {
    for (const layout of looks)
      it(`finds nothing in ${tag}, ${layout}`, async () => {
        await expectAccessible((await open(tag, `layout="${layout}" counts`)).list);
      });

    // Their colors are those of events in these states.
    for (const [state, reach] of Object.entries(states))
      it(`finds nothing in ${tag}, ${state}`, async () => {
        await expectNoViolation((await reach(tag, '')).list);
      });

    it(`finds nothing in ${tag} from right to left`, async () => {
      document.documentElement.dir = 'rtl';
      await expectNoViolation((await open(tag, `lang="${directions.rtl}" counts`)).list);
    });
  }
});

describe('large text in a narrow box', () => {
  for (const layout of ['tree', 'links', 'chips', 'cloud'] as const)
    it(`keeps the words of ${layout} whole, and in the box`, async () => {
      document.documentElement.style.fontSize = '200%';
      try {
        const page = await ListPage.open(
          listMarkup(new Calendar(), `layout="${layout}" counts`, '', 'cal-category-list'),
          '260px',
        );
        await page.settled();
        expect(page.outside()).to.deep.equal([]);
        expect(page.all('name').flatMap(brokenWords)).to.deep.equal([]);
      } finally {
        document.documentElement.style.fontSize = '';
      }
    });

  it('shows the whole initial of a venue', async () => {
    document.documentElement.style.fontSize = '200%';
    try {
      const page = await ListPage.open(listMarkup(new Calendar(), 'layout="cards"', '', 'cal-venue-list'), '260px');
      await page.settled();
      for (const box of atLeastOne(page.all('monogram')))
        expect(parseFloat(getComputedStyle(box).fontSize)).to.be.at.most(box.clientHeight);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });
});
