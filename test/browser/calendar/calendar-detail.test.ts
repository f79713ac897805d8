import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-event-detail.js';
import { expectNoViolation, setViewport } from '../appearance.js';
import { allEvents, Calendar } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { CalendarPage } from './calendar-page.js';

setUpEnvironment();

const [first] = allEvents.filter(({ end_date }) => end_date > '2026-11-22');

const open = (attributes: string, width = '1000px'): Promise<CalendarPage> => CalendarPage.of(attributes, { width });

const links = (page: CalendarPage) => page.inView('link') as HTMLAnchorElement[];
const detail = (page: CalendarPage) => page.one('detail-view') as HTMLElementTagNameMap['cal-event-detail'] | undefined;
const title = (page: CalendarPage) => textOf(detail(page)?.shadowRoot?.querySelector('[part~="title"]'));

/** Waits until the browser has laid out the rows around an element, which moves it; returns where it then is on the screen, in pixels. */
async function standstill(element: Element): Promise<number> {
  for (let before = NaN; ;) {
    await new Promise(requestAnimationFrame);
    const { top } = element.getBoundingClientRect();
    if (top === before) return top;
    before = top;
  }
}

/** Chooses an event of a list, and waits until it is shown. */
async function choose(page: CalendarPage, index = 0): Promise<string> {
  const link = links(page)[index]!;
  const name = textOf(link);
  link.focus();
  link.click();
  await until(() => title(page));
  await detail(page)!.settled;
  return name;
}

it('parts of all elements inside a calendar can be styled by the page', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('cal-calendar::part(button) { scroll-margin-block-start: 7px; }');
  document.adoptedStyleSheets.push(sheet);
  const page = await open('controls="search filters subscribe share" detail="page" views="list month"');
  /** The roots of elements of ours, whose elements inside them have been offered. */
  const rootsIn = (root: ShadowRoot): ShadowRoot[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) =>
      shadowRoot && localName.startsWith('cal-') ? rootsIn(shadowRoot) : [],
    ),
  ];
  const offered = (inner: Element) => inner.getAttribute('exportparts')?.split(/[,:] */) ?? [];
  const missing = () =>
    rootsIn(page.root)
      .slice(1)
      .flatMap((root) =>
        [...root.querySelectorAll('[part]')]
          .flatMap(({ part }) => [...part])
          .filter((name) => !offered(root.host).includes(name))
          .map((name) => `${name} of ${root.host.localName}`),
      );
  const unstyled = () =>
    rootsIn(page.root)
      .flatMap((root) => [...root.querySelectorAll('[part~="button"]')])
      .filter((button) => getComputedStyle(button).scrollMarginBlockStart !== '7px');
  await until(() => rootsIn(page.root).length > 4 && !missing().length && !unstyled().length);
  await choose(page);
  await until(
    () =>
      rootsIn(page.root).some(({ host }) => host.matches('[part~="add-to-calendar"]')) &&
      !missing().length &&
      !unstyled().length,
  );
  document.adoptedStyleSheets.pop();
});

describe('an event chosen in a calendar', () => {
  for (const place of ['dialog', 'page', 'panel'] as const)
    it(`opens as a ${place}`, async () => {
      const page = await open(`detail="${place}"`);
      const name = await choose(page);
      expect(title(page)).to.equal(name);
      expect(detail(page)!.mode).to.equal(place === 'dialog' ? 'dialog' : 'page');
      expect(page.view.checkVisibility(), 'the view is seen').to.equal(place !== 'page');
      expect(page.element.getAttribute('event')).to.equal(page.element.items[0]!.slug);
    });

  it('is told of once, by the calendar, and is not opened where the page prevents it', async () => {
    const page = await open('');
    page.element.addEventListener('cal-select', (event) => event.preventDefault());
    links(page)[0]!.click();
    await page.settled();
    expect(page.details('cal-select').map(({ event }) => event!.id)).to.deep.equal([page.element.items[0]!.id]);
    expect(detail(page)).to.equal(undefined);
  });

  it('with detail="link" a chosen event is opened by its link', async () => {
    const page = await open('detail="link"');
    let isFollowed = false;
    page.around.addEventListener('cal-select', (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    });
    links(page)[0]!.click();
    await page.settled();
    expect(isFollowed).to.equal(true);
    expect(detail(page)).to.equal(undefined);
  });

  it('opens as a page where there is no room for a panel', async () => {
    const page = await open('detail="panel"', '400px');
    await choose(page);
    expect(page.view.checkVisibility()).to.equal(false);
  });

  for (const [view, part] of [
    ['list', 'link'],
    ['month', 'event'],
    ['week', 'event'],
  ] as const)
    it(`is marked in the ${view} beside its panel`, async () => {
      const page = await open(`view="${view}" detail="panel" event="${first!.id}"`);
      await until(() => title(page));
      const marked = () => page.inView(part).filter(({ ariaCurrent }) => ariaCurrent === 'true');
      await until(() => marked().length);
      expect(marked().every((link) => textOf(link).includes(title(page)))).to.equal(true);
      page.one('close')!.click();
      await until(() => !detail(page));
      await page.settled();
      expect(marked()).to.have.length(0);
    });

  it('is closed by a button in the corner of its panel', async () => {
    const page = await open('detail="panel"');
    await choose(page);
    const [close, panel] = [page.one('close')!, page.one('event-panel')!].map((one) => one.getBoundingClientRect());
    const { offsetWidth, clientWidth } = page.one('event-panel')!;
    const scrollbar = offsetWidth - clientWidth - 2;
    expect([close!.top - panel!.top, panel!.right - close!.right].map(Math.round)).to.deep.equal([9, 9 + scrollbar]);
    expect(page.one('close')!.ariaLabel).to.equal('Close');
    const aside = detail(page)!.shadowRoot!.querySelector('[part~="aside"]')!;
    expect(getComputedStyle(aside).borderWidth).to.equal('0px');
    page.one('close')!.click();
    await until(() => !detail(page));
  });

  it('ends with the window in its panel, so that what can be done is seen before anything is scrolled', async () => {
    const page = await open('detail="panel"');
    const space = document.createElement('div');
    space.style.height = '2000px';
    page.element.after(space);
    await choose(page);
    const ends = () =>
      [page.one('event-panel')!, detail(page)!.shadowRoot!.querySelector('[part~="actions"]')!].map(
        (one) => one.getBoundingClientRect().bottom,
      );
    scrollTo(0, 0);
    const { top } = page.one('event-panel')!.getBoundingClientRect();
    expect(top, 'below the controls').to.be.greaterThan(50);
    await until(() => ends().every((end) => end <= innerHeight));
    scrollTo(0, 30);
    await until(
      () => Math.abs(ends()[0]! - innerHeight) < 1 || page.one('event-panel')!.scrollHeight < innerHeight - top,
    );
    space.remove();
  });

  it('is shown by its slug or id from the attribute, without the focus', async () => {
    const calendar = new Calendar();
    const page = await CalendarPage.open(
      `<cal-calendar base-url="${calendar.baseUrl}" detail="page" event="${first!.id}"></cal-calendar>`,
      '1000px',
    );
    await until(() => title(page));
    expect(title(page)).to.equal(textOf(new DOMParser().parseFromString(first!.title, 'text/html').body));
    expect(document.activeElement === document.body).to.equal(true);
    expect(page.one('view'), 'the list behind it').to.equal(undefined);
  });

  it('opening an event fires no cal-data of the calendar', async () => {
    const page = await open('detail="panel"');
    const before = page.told.filter(({ type }) => type === 'cal-data').length;
    await choose(page);
    expect(page.told.filter(({ type }) => type === 'cal-data').length).to.equal(before);
  });
});

describe('an event chosen among days, where the page does not say how it opens', () => {
  const wide = 1200;

  /** Opens a calendar in a window of so many pixels. */
  async function openIn(width: number, attributes: string): Promise<CalendarPage> {
    await setViewport({ width, height: 800 });
    return open(attributes, '100%');
  }

  /** Presses an event of a month or week, and returns it. */
  async function press(page: CalendarPage, index = 0): Promise<HTMLElement> {
    const event = page.inView('event').filter((one) => one.checkVisibility())[index]!;
    event.focus();
    event.click();
    await until(() => title(page) && textOf(event).includes(title(page)));
    await detail(page)!.settled;
    return event;
  }

  const rows = (page: CalendarPage) =>
    page.inView('week').map((week) => [week.getBoundingClientRect().top, week.getBoundingClientRect().height]);

  after(() => setViewport({ width: 800, height: 600 }));

  for (const view of ['month', 'week', 'day'])
    it(`opens at once beside a ${view} in a wide window, with the focus, and gives it back`, async () => {
      const page = await openIn(wide, `view="${view}" date="2026-11-20"`);
      const event = await press(page);
      expect(page.one('event-panel'), 'a panel').not.to.equal(undefined);
      expect(page.inView('preview').some((box) => box.matches(':popover-open'))).to.equal(false);
      await until(() => detail(page)!.shadowRoot!.activeElement);
      await sendKeys({ press: 'Escape' });
      await until(() => !detail(page));
      await page.settled();
      expect(page.view.shadowRoot!.activeElement === event).to.equal(true);
    });

  it('leaves the weeks where they are, and the window scrolled as it is', async () => {
    const page = await openIn(wide, 'view="month" date="2026-11-20"');
    page.element.style.minBlockSize = '1500px';
    await until(() => page.element.offsetHeight >= 1500);
    scrollTo({ top: 300, behavior: 'instant' });
    const [before, top] = [rows(page), scrollY];
    expect(top).to.be.greaterThan(0);
    const event = page.inView('event').find((one) => one.getBoundingClientRect().top > 100)!;
    event.click();
    await until(() => title(page));
    await detail(page)!.settled;
    expect(rows(page)).to.deep.equal(before);
    expect(scrollY).to.equal(top);
    expect(page.one('event-panel')!.getBoundingClientRect().bottom).to.be.at.most(innerHeight);
    page.one('close')!.click();
    await until(() => !detail(page));
    await page.settled();
    expect(rows(page)).to.deep.equal(before);
    expect(scrollY).to.equal(top);
  });

  it('shows another event in the same panel, and gives the focus back to that one', async () => {
    const page = await openIn(wide, 'view="month" date="2026-11-20"');
    await press(page);
    const panel = page.one('event-panel')!;
    const other = await press(page, 3);
    expect(page.one('event-panel') === panel).to.equal(true);
    page.one('close')!.click();
    await until(() => !detail(page));
    await page.settled();
    expect(page.view.shadowRoot!.activeElement === other).to.equal(true);
  });

  it('is closed by Back, and its address can be shared', async () => {
    const before = location.href;
    const page = await openIn(wide, 'view="month" date="2026-11-20" state="search"');
    await press(page);
    expect(new URL(location.href).searchParams.get('cal-event')).to.equal(page.element.getAttribute('event'));
    history.back();
    await until(() => !detail(page));
    expect(location.href).to.equal(before);
    expect(page.view.checkVisibility()).to.equal(true);
  });

  it('closes the list of the day from which it is opened', async () => {
    const page = await openIn(wide, 'view="month" date="2026-11-20" max-per-day="1"');
    const more = page.inView('more-events')[0]!;
    more.focus();
    more.click();
    await until(() => page.inView('day-popover')[0]?.matches(':popover-open'));
    const link = page.inView('day-popover')[0]!.querySelector<HTMLElement>('a, button.event')!;
    link.focus();
    link.click();
    await until(() => title(page));
    expect(page.inView('day-popover')[0]!.matches(':popover-open')).to.equal(false);
    page.one('close')!.click();
    await until(() => !detail(page));
    await page.settled();
    expect(page.view.shadowRoot!.activeElement === more).to.equal(true);
  });

  for (const [reason, width, attributes] of [
    ['in a narrower window', 1060, ''],
    ['where the page wants a dialog', wide, 'detail="dialog"'],
    ['where the page wants cards of events', wide, 'preview="on"'],
  ] as const)
    it(`shows its card first ${reason}`, async () => {
      const page = await openIn(width, `view="month" date="2026-11-20" ${attributes}`);
      page.inView('event')[0]!.click();
      await until(() => page.inView('preview')[0]?.matches(':popover-open'));
      expect(detail(page)).to.equal(undefined);
    });

  it('is a dialog above a list', async () => {
    const page = await openIn(wide, 'view="list"');
    await choose(page);
    expect(detail(page)!.mode).to.equal('dialog');
  });
});

describe('the focus', () => {
  for (const [place, press] of [
    ['page', 'Enter'],
    ['panel', 'Escape'],
    ['dialog', 'Escape'],
  ] as const)
    it(`goes to the event of a ${place}, and back to where it was`, async () => {
      const page = await open(`detail="${place}"`);
      await choose(page, 2);
      const event = detail(page)!;
      if (place === 'dialog') await until(() => event.shadowRoot!.activeElement);
      else await until(() => event.shadowRoot!.activeElement?.matches('[part~="title"]'));
      if (press === 'Enter') page.one('leave')!.focus();
      await sendKeys({ press });
      await until(() => !detail(page));
      await page.settled();
      expect(page.view.shadowRoot!.activeElement === links(page)[2]).to.equal(true);
    });

  it('comes back to the day of an event that was opened from its card', async () => {
    const page = await open('view="month" detail="page"');
    const event = page.inView('event')[0]!;
    event.focus();
    event.click();
    await until(() => page.inView('details').length);
    page.inView('details')[0]!.focus();
    page.inView('details')[0]!.click();
    await until(() => title(page));
    page.one('leave')!.click();
    await until(() => !detail(page));
    await page.settled();
    expect(page.view.shadowRoot!.activeElement === event).to.equal(true);
  });

  it('the page is scrolled as before when the visitor comes back from an event', async () => {
    const page = await open('detail="page" per-page="50"');
    links(page)[30]!.focus();
    await until(() => scrollY > 0);
    const before = await standstill(links(page)[30]!);
    await choose(page, 30);
    expect(page.element.getBoundingClientRect().top).to.be.at.least(0);
    page.one('leave')!.click();
    await until(() => !detail(page));
    await page.settled();
    expect(await standstill(links(page)[30]!)).to.be.closeTo(before, 1);
  });
});

describe('an open event is accessible', () => {
  for (const place of ['page', 'panel'])
    it(`as a ${place}`, async () => {
      const page = await open(`detail="${place}"`);
      await choose(page);
      await expectNoViolation(page.element);
    });
});
