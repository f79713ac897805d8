import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { atLeastOne } from '../../at-least-one.js';
import { allEvents, Calendar, recordedEvent, replay } from '../calendar.js';
import { betweenButtons } from '../element-page.js';
import { eventAt } from '../period/made-events.js';
import { listMarkup, ListPage } from './list-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import {
  backgrounds,
  checkContrast,
  directions,
  expectAccessible,
  expectNoViolation,
  isChromium,
  prefer,
  viewports,
} from '../appearance.js';

setUpEnvironment();

/** Events with everything that a card can show. */
const rich = await Promise.all(
  ['full', 'title-entities', 'all-day.multi-day', 'two-venues', 'rtl-arabic', 'title-emoji'].map(recordedEvent),
);

const fails = () => replay('categories.create.name-too-long-is-500');

/** Every state of a list, with the steps that lead to it. */
const states: Readonly<Record<string, (attributes: string) => Promise<ListPage>>> = {
  loaded: (attributes) => ListPage.of(new Calendar(rich), `range="all" per-page="4" ${attributes}`),
  grouped: (attributes) =>
    ListPage.of(new Calendar(rich), `range="all" group-by="month" paging="more" per-page="4" ${attributes}`),
  loading: async (attributes) => {
    const calendar = new Calendar();
    calendar.hold();
    return ListPage.open(listMarkup(calendar, attributes));
  },
  empty: (attributes) => ListPage.of(new Calendar([]), attributes),
  error: async (attributes) => {
    const calendar = new Calendar();
    calendar.answer = fails;
    return ListPage.of(calendar, attributes);
  },
  unreadable: (attributes) => ListPage.of(new Calendar(), `per-page="x" ${attributes}`),
  folded: (attributes) => {
    const dates = ['22', '23', '24', '25', '26'].map((day) =>
      eventAt('Choir', `2026-11-${day} 19:00`, `2026-11-${day} 21:00`),
    );
    return ListPage.of(new Calendar([...dates, ...rich]), `range="all" fold-series ${attributes}`);
  },
  'a calendar missing': async (attributes) => {
    const [town, school] = [new Calendar(rich), new Calendar()];
    school.answer = fails;
    return ListPage.of({ baseUrl: `${town.baseUrl} ${school.baseUrl}` } as Calendar, `range="all" ${attributes}`);
  },
  'colored by category': (attributes) =>
    ListPage.of(new Calendar(rich), `range="all" color-by="category" ${attributes}`),
  'colored by calendar': (attributes) => {
    const [town, school] = [
      new Calendar(rich),
      new Calendar([eventAt('Choir', '2026-11-22 19:00', '2026-11-22 21:00')]),
    ];
    return ListPage.of(
      { baseUrl: `${town.baseUrl} ${school.baseUrl}` } as Calendar,
      `range="all" color-by="source" ${attributes}`,
    );
  },
  stale: async (attributes) => {
    const calendar = new Calendar(rich);
    const page = await ListPage.of(calendar, `range="all" ${attributes}`);
    calendar.answer = fails;
    await page.list.refresh();
    await page.settled();
    return page;
  },
};

/** The states with colors that no other has. */
const colored = ['loaded', 'error', 'stale', 'colored by category'];

describe('axe', () => {
  for (const [state, open] of Object.entries(states)) {
    for (const layout of state === 'loaded' || state === 'grouped' ? ['list', 'cards', 'compact'] : ['list']) {
      it(`finds nothing in state ${state}, layout ${layout}`, async () => {
        const page = await open(`layout="${layout}"`);
        await (colored.includes(state) ? expectAccessible : expectNoViolation)(page.list);
      });
    }
  }

  it('finds nothing from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await expectNoViolation((await states.loaded!(`lang="${directions.rtl}"`)).list);
  });

  for (const [name, style] of Object.entries(backgrounds)) {
    it(`can judge every color on a page that is ${name}`, async () => {
      Object.assign(document.body.style, style);
      const page = await states.loaded!('page="1"');
      const { passes, incomplete, violations } = await checkContrast(page.list);
      expect(violations).to.have.length(0);
      expect(incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target))).to.deep.equal([]);
      expect(passes[0]!.nodes.length).to.be.greaterThan(20);
    });
  }
});

describe('semantics', () => {
  it('the titles of a list are headings with links', async () => {
    const page = await states.loaded!('');
    const list = page.one('list')!;
    expect([list.role, ...page.all('item').map(({ role }) => role)]).to.deep.equal([
      'list',
      ...Array(4).fill('listitem'),
    ]);
    const title = page.one('title')!;
    expect([title.role, title.ariaLevel, title.querySelector('a')!.pathname]).to.deep.equal([
      'heading',
      '3',
      '/event/new-years-eve-on-the-quay/',
    ]);
  });

  it('read in visual order: title, time, venue', async () => {
    const page = await states.loaded!('');
    const parts = [...page.one('body')!.children].map((child) => child.part[0]);
    expect(parts.filter((part) => part !== 'badges')).to.deep.equal(['title', 'time', 'venue', 'cost', 'categories']);
  });

  it('hide images and date badges as decoration', async () => {
    const page = await states.loaded!('consent="granted"');
    expect(page.one('image')!.querySelector('img')!.alt).to.equal('');
    expect(page.one('date-badge')!.ariaHidden).to.equal('true');
  });

  it('have the status in place before its text changes, from loading to the number of events', async () => {
    const calendar = new Calendar();
    const release = calendar.hold();
    const page = await ListPage.open(listMarkup(calendar, 'range="all" paging="pager"'));
    const status = page.one('status')!;
    expect([status.role, textOf(status)]).to.deep.equal(['status', 'Loading events']);
    expect(page.one('base')!.ariaBusy).to.equal('true');
    release();
    await page.settled();
    expect(page.one('status')).to.equal(status);
    expect(textOf(status)).to.equal('10 of 316 events');
    await page.press('Next');
    expect(page.one('status')).to.equal(status);
    expect([textOf(status), page.one('base')!.ariaBusy]).to.deep.equal(['11–20 of 316 events', 'false']);
  });

  it('announce that nothing was found', async () => {
    const page = await ListPage.of(new Calendar());
    await page.set({ search: 'no such title' });
    expect(page.status).to.equal('0 events');
  });

  it('interrupt for errors, not for notices', async () => {
    const roles = await Promise.all(
      (['error', 'empty', 'stale'] as const).map(async (state) =>
        (await states[state]!('')).one(state)!.getAttribute('role'),
      ),
    );
    expect(roles).to.deep.equal(['alert', 'note', 'note']);
  });

  it('name the pager, its pages and the current one', async () => {
    const page = await ListPage.of(new Calendar());
    expect([page.one('pager')!.localName, page.one('pager')!.ariaLabel]).to.deep.equal(['nav', 'Pages']);
    const current = page.all('page').filter((button) => button.getAttribute('aria-current') === 'page');
    expect(current.map((button) => button.ariaLabel)).to.deep.equal(['Page 1 of 32']);
  });

  it('follow Arabic and right to left', async () => {
    document.documentElement.dir = 'rtl';
    const page = await ListPage.of(new Calendar(), 'range="all" paging="pager" lang="ar"');
    const [previous, next] = ['previous', 'next'].map((part) => page.one(part)!);
    expect([textOf(previous), textOf(next)]).to.deep.equal(['السابق', 'التالي']);
    expect(previous!.getBoundingClientRect().left).to.be.greaterThan(next!.getBoundingClientRect().left);
    const [badge, body] = ['date-badge', 'body'].map((part) => page.one(part)!.getBoundingClientRect());
    expect(badge!.left).to.be.greaterThan(body!.left);
  });

  it('keep the direction of each title', async () => {
    const page = await states.loaded!('page="2"');
    const [arabic, emoji] = page.all('title').map((title) => getComputedStyle(title).direction);
    expect([arabic, emoji]).to.deep.equal(['rtl', 'ltr']);
  });
});

describe('keyboard', () => {
  /** The name of the focused element. */
  const focused = (page: ListPage) => {
    const element = page.root.activeElement;
    return element ? (element.ariaLabel ?? textOf(element)) : document.activeElement?.id;
  };

  /** Presses a key and waits until the focus has moved to this element. */
  async function press(key: string, page: ListPage, target: () => string | undefined): Promise<void> {
    await sendKeys({ press: key });
    await until(() => target() && focused(page) === target());
    await page.settled();
    expect(focused(page)).to.equal(target());
  }

  /** A list between two buttons of the page, the focus on the first. */
  async function between(calendar: Calendar, attributes: string): Promise<ListPage> {
    const page = await ListPage.open(betweenButtons(listMarkup(calendar, attributes)));
    await page.settled();
    document.getElementById('before')!.focus();
    return page;
  }

  it('Tab reaches each title, then the pager, and leaves again', async () => {
    const page = await between(new Calendar(), 'range="all" paging="pager" per-page="2"');
    const path: (string | undefined)[] = [];
    for (let step = 0; step < 7; step++) {
      await sendKeys({ press: 'Tab' });
      path.push(focused(page));
    }
    expect(path).to.deep.equal([...page.titles, 'Page 1 of 158', 'Page 2 of 158', 'Page 158 of 158', 'Next', 'after']);
  });

  it('shows the focus at every stop', async () => {
    const page = await between(new Calendar(), 'range="all" paging="pager" per-page="1"');
    for (const where of ['card', 'page', 'page', 'page', 'next']) {
      await sendKeys({ press: 'Tab' });
      const { activeElement } = page.root;
      const outlined = activeElement!.localName === 'a' ? activeElement!.closest('[part~="card"]')! : activeElement!;
      expect(outlined.matches(`[part~="${where}"]`)).to.equal(true);
      const { outlineStyle, outlineWidth } = getComputedStyle(outlined);
      expect([where, outlineStyle, parseFloat(outlineWidth)]).to.deep.equal([where, 'solid', 2]);
    }
  });

  it('Enter chooses an event', async () => {
    const page = await between(new Calendar(), 'range="all"');
    page.list.addEventListener('cal-select', (event) => event.preventDefault());
    await press('Tab', page, () => page.titles[0]);
    await sendKeys({ press: 'Enter' });
    await until(() => page.details('cal-select').length);
    expect(page.details('cal-select').map(({ event }) => event?.title)).to.deep.equal([page.titles[0]]);
  });

  it('Enter turns the page, and Tab goes on from its top', async () => {
    const page = await between(new Calendar(), 'range="all" paging="pager" per-page="2"');
    page.button('Next').focus();
    await press('Enter', page, () => '3–4 of 316 events');
    await press('Tab', page, () => page.titles[0]);
  });

  it('Enter shows more, and Tab goes on with the first new event', async () => {
    const page = await between(new Calendar(), 'range="all" per-page="2" paging="more"');
    page.button('Show 2 more').focus();
    await press('Enter', page, () => page.titles[2]);
  });

  it('Enter tries again after an error, and keeps the focus', async () => {
    const calendar = new Calendar();
    const { answer } = calendar;
    calendar.answer = fails;
    const page = await between(calendar, 'range="all"');
    await press('Tab', page, () => 'Try again');
    calendar.answer = answer;
    await press('Enter', page, () => '10 of 316 events');
  });

  it('Enter on the next step of an empty list keeps the focus', async () => {
    const page = await between(new Calendar(allEvents.slice(0, 3)), '');
    await press('Tab', page, () => 'Show past events');
    await press('Enter', page, () => '3 events');
  });

  it('buttons are large enough for a finger', async () => {
    const page = await ListPage.of(new Calendar());
    for (const button of atLeastOne(page.all('button'))) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height), textOf(button)).to.be.at.least(24);
    }
  });
});

describe('narrow boxes and large text', () => {
  for (const [state, open] of Object.entries(states)) {
    for (const [width, fontSize] of viewports) {
      it(`hold state ${state} in ${width} pixels with text of ${fontSize} %`, async () => {
        for (const layout of ['list', 'cards', 'compact']) {
          for (const lang of ['en', 'de']) {
            const page = await open(`layout="${layout}" lang="${lang}"`);
            Object.assign(page.list.parentElement!.style, { width: `${width}px`, fontSize: `${fontSize}%` });
            expect(page.outside(), `${layout}, ${lang}`).to.deep.equal([]);
            expect(page.list.scrollWidth, layout).to.be.at.most(width);
          }
        }
      });
    }
  }

  it('break a long word', async () => {
    const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const events = [{ ...rich[0]!, title, cost: title }];
    for (const layout of ['list', 'cards', 'compact']) {
      const page = await ListPage.of(new Calendar(events), `range="all" layout="${layout}"`);
      page.list.parentElement!.style.width = '280px';
      expect(page.outside(), layout).to.deep.equal([]);
    }
  });
});

if (isChromium) {
  describe('preferences', () => {
    afterEach(() => prefer({ 'prefers-reduced-motion': 'no-preference', 'forced-colors': 'none' }));

    const animations = (page: ListPage) => page.root.querySelector('.base')!.getAnimations({ subtree: true }).length;

    it('animate the skeleton, unless the visitor prefers less motion', async () => {
      const page = await states.loading!('');
      expect(animations(page)).to.be.greaterThan(0);
      await prefer({ 'prefers-reduced-motion': 'reduce' });
      await until(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
      expect(animations(page)).to.equal(0);
      expect(page.status).to.equal('Loading events');
    });

    it('skip the fade of a turned page with less motion', async () => {
      const calendar = new Calendar();
      const page = await ListPage.of(calendar);
      const busy = async () => {
        const release = calendar.hold();
        page.list.page = ((page.list.page as number | undefined) ?? 1) + 1;
        await page.list.updateComplete;
        const running = animations(page);
        release();
        await page.settled();
        return running;
      };
      expect(await busy()).to.equal(1);
      await prefer({ 'prefers-reduced-motion': 'reduce' });
      expect(await busy()).to.equal(0);
    });

    it('lose nothing in forced colors', async () => {
      const page = await states.loaded!('paging="pager"');
      await prefer({ 'forced-colors': 'active' });
      await until(() => matchMedia('(forced-colors: active)').matches);
      const border = (part: string) => getComputedStyle(page.one(part)!).borderTopColor;
      const other = getComputedStyle(page.all('page')[1]!).borderTopColor;
      expect(border('current')).not.to.equal(other);
      expect(page.texts('badge')).to.deep.equal(['Featured']);
      await expectNoViolation(page.list);
    });
  });
}
