import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { backgrounds, expectAccessible } from '../appearance.js';
import { allEvents, Calendar } from '../calendar.js';
import type { ElementPage } from '../element-page.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';
import { rest, restUntil, setUpEnvironment, textOf, until } from '../environment.js';
import { ListPage } from '../list/list-page.js';
import { MapPage } from '../map/map-page.js';
import { MonthPage } from '../period/month-page.js';
import { eventAt } from '../period/made-events.js';
import { WeekPage } from '../period/week-page.js';

setUpEnvironment();

const category = (id: number, name: string) =>
  ({ id, name, slug: name.toLowerCase() }) as EventRepresentation['categories'][number];
const music = category(11, 'Music');
const talks = category(12, 'Talks');
const on = (day: number, title: string, ...categories: EventRepresentation['categories'][number][]) => {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  return eventAt(title, `${date} 18:00`, `${date} 20:00`, { categories });
};
const events = [on(23, 'Concert', music), on(24, 'Lecture', talks, music), on(25, 'Recital', music), on(26, 'Walk')];

/** Channels from 0 to 1 of a color that the browser has computed. */
function channels(color: string): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { colorSpace: 'srgb' })!;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((channel) => channel / 255);
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colors as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** How far apart two colors are for the eye: their distance in Oklab. */
function difference(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => {
    const [red, green, blue] = channels(color).map((channel) =>
      channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
    );
    const long = Math.cbrt(0.4122 * red! + 0.5363 * green! + 0.0514 * blue!);
    const middle = Math.cbrt(0.2119 * red! + 0.6807 * green! + 0.1074 * blue!);
    const short = Math.cbrt(0.0883 * red! + 0.2817 * green! + 0.63 * blue!);
    return [
      0.2105 * long + 0.7936 * middle - 0.0041 * short,
      1.978 * long - 2.4286 * middle + 0.4506 * short,
      0.0259 * long + 0.7828 * middle - 0.8087 * short,
    ];
  });
  return Math.hypot(...a!.map((value, index) => value - b![index]!));
}

/** The color that is the legend's for a name. */
function legendColor(page: ElementPage<CalElement>, name: string): string {
  const entry = page.all('legend-item').find((item) => textOf(item) === name)!;
  return getComputedStyle(entry, '::before').backgroundColor;
}

/** The color of the edge of a card or a preview, which is a box of its own, or of an event among days, where it is painted. */
const edgeOf = (box: HTMLElement) =>
  box.matches('.event')
    ? /oklch\(.*?\)/.exec(getComputedStyle(box).backgroundImage)![0]
    : getComputedStyle(box, '::before').backgroundColor;

describe('color-by', () => {
  it('gives a category the same color in list, week, month and map, and a legend tells which', async () => {
    const attributes = 'color-by="category" date="2026-11-24"';
    const list = await ListPage.of(new Calendar(events), 'color-by="category" range="all"');
    const week = await WeekPage.of(events, attributes);
    const month = await MonthPage.of(events, attributes);
    const map = await MapPage.ofEvents(new Calendar(events), 'color-by="category" range="all"');
    const [concert, lecture, recital] = list.all('card');
    expect(edgeOf(concert!)).to.equal(legendColor(list, 'Music'));
    expect(edgeOf(recital!)).to.equal(edgeOf(concert!));
    expect(edgeOf(lecture!)).to.equal(legendColor(list, 'Talks'));
    expect(edgeOf(lecture!)).not.to.equal(edgeOf(concert!));
    expect(edgeOf(week.event('Concert'))).to.equal(edgeOf(concert!));
    for (const page of [list, week, month, map]) {
      expect(page.texts('legend-item')).to.deep.equal(['Music', 'Talks']);
      expect(legendColor(page, 'Music')).to.equal(edgeOf(concert!));
    }
  });

  it('says in words what the color tells', async () => {
    const month = await MonthPage.of(events, 'color-by="category" date="2026-11-24"');
    expect(textOf(month.bars('Lecture')[0])).to.include('Talks');
    month.bars('Lecture')[0]!.click();
    await month.settled();
    expect(month.text('color-label')).to.equal('Talks');
    expect(edgeOf(month.one('facts')!)).to.equal(legendColor(month, 'Talks'));
    const compact = await ListPage.of(new Calendar(events), 'color-by="category" range="all" layout="compact"');
    expect(compact.all('card').map((card) => /Music|Talks/.exec(textOf(card))?.[0])).to.deep.equal([
      'Music',
      'Talks',
      'Music',
      undefined,
    ]);
  });

  it('leaves events without a category as they are', async () => {
    const month = await MonthPage.of(events, 'date="2026-11-24"');
    const plain = month.bars('Walk')[0]!.cloneNode(true);
    await month.set({ 'color-by': 'category' });
    expect((month.bars('Walk')[0] as Node).isEqualNode(plain)).to.equal(true);
  });

  it('colors by venue or organizer, and by nothing again', async () => {
    const [one, other] = [
      { id: 5, venue: 'Hall', slug: 'hall' },
      { id: 6, venue: 'Barn', slug: 'barn' },
    ].map((venue, index) => ({ ...events[index]!, venue }) as EventRepresentation);
    const page = await ListPage.of(new Calendar([one!, other!]), 'color-by="venue" range="all"');
    expect(page.texts('legend-item')).to.deep.equal(['Barn', 'Hall']);
    const colored = page.all('card').map(edgeOf);
    expect(colored).to.deep.equal([legendColor(page, 'Hall'), legendColor(page, 'Barn')]);
    await page.set({ 'color-by': null });
    expect(page.all('legend')).to.deep.equal([]);
    expect(page.all('card').map(edgeOf)).not.to.include.members(colored);
  });

  it('puts the color of a name in its legend before it as the page reads, whatever the name reads', async () => {
    const named = [on(23, 'Concert', music), on(24, 'Recital', category(13, 'موسيقى'))];
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      const page = await ListPage.of(new Calendar(named), 'color-by="category" range="all"');
      const directions = page.all('legend-item').map((item) => getComputedStyle(item).direction);
      expect(directions).to.deep.equal([direction, direction]);
    }
  });

  it('takes a color of the page for one slug', async () => {
    const page = await ListPage.of(
      new Calendar(events),
      'color-by="category" range="all" style="--cal-color-category-music: rgb(1, 2, 3)"',
    );
    expect(edgeOf(page.all('card')[0]!)).to.equal('rgb(1, 2, 3)');
    expect(edgeOf(page.all('card')[1]!)).not.to.equal('rgb(1, 2, 3)');
  });

  it('gives the nine that most events have a color each that is told apart, and the others one together, which the legend names last', async () => {
    // IDs whose colors would be alike if they followed from them alone.
    const many = Array.from({ length: 12 }, (_, index) =>
      on(23, `Event ${index}`, category(100 + index * 9, `Category ${index}`)),
    );
    const twice = many.slice(3).map((event, index) => ({ ...event, id: 7000 + index, title: `Again ${index}` }));
    const page = await ListPage.of(new Calendar([...many, ...twice]), 'color-by="category" range="all" per-page="50"');
    const names = page.texts('legend-item');
    expect(names).to.have.length(10);
    expect(names.at(-1)).to.equal('Other');
    expect(names).not.to.include.members(['Category 0', 'Category 1', 'Category 2']);
    for (const background of Object.values(backgrounds)) {
      Object.assign(document.body.style, background);
      const colors = names.map((name) => legendColor(page, name));
      const apart = colors.flatMap((one, index) => colors.slice(index + 1).map((other) => difference(one, other)));
      expect(Math.min(...apart)).to.be.greaterThan(0.09);
    }
    const edges = page.all('card').map(edgeOf);
    expect(new Set(edges).size).to.equal(10);
    expect(edges[0]).to.equal(legendColor(page, 'Other'));
  });

  it('gives categories the color of the highest above them, as far as events tell it, and keeps it on the page', async () => {
    const sub = (id: number, name: string, parent: number) => ({ ...category(id, name), parent });
    const [jazz, bebop, food] = [sub(21, 'Jazz', 11), sub(22, 'Bebop', 21), sub(23, 'Soup', 14)];
    const calendar = new Calendar([
      on(23, 'Trio', bebop),
      on(24, 'Band', jazz),
      on(25, 'Concert', music),
      on(26, 'Lunch', food),
    ]);
    const page = await ListPage.of(calendar, 'color-by="category" range="all"');
    const [trio, band, concert, lunch] = page.all('card').map(edgeOf);
    expect([trio, band]).to.deep.equal([concert, concert]);
    expect(lunch).not.to.equal(concert);
    // The name of what is above soup is not known.
    expect(page.texts('legend-item')).to.deep.equal(['Music', 'Soup']);
    calendar.events = [on(26, 'Talk', talks), on(27, 'Band', jazz)];
    const other = await ListPage.open(
      `<cal-event-list base-url="${calendar.baseUrl}" range="all" per-page="5" color-by="category"></cal-event-list>`,
    );
    await other.settled();
    await until(() => other.texts('legend-item').length);
    expect(edgeOf(other.all('card')[1]!)).to.equal(concert);
    expect(other.texts('legend-item')).to.deep.equal(['Music', 'Talks']);
  });

  it('takes colors of the page for its palette, and for what is left', async () => {
    const own = [
      ...Array.from({ length: 9 }, (_, index) => `--cal-color-${index + 1}: rgb(${index + 1}, 0, 0)`),
      '--cal-color-other: gray',
    ];
    const many = Array.from({ length: 12 }, (_, index) =>
      on(23, `Event ${index}`, category(100 + index, `Category ${index}`)),
    );
    const page = await ListPage.of(
      new Calendar(many),
      `color-by="category" range="all" per-page="50" style="${own.join(';')}"`,
    );
    const numbers = page.all('card').map((card) => edgeOf(card).replace(/rgb\((\d), 0, 0\)/, '$1'));
    expect(numbers.sort()).to.deep.equal([...'123456789', ...Array<string>(3).fill('rgb(128, 128, 128)')]);
  });

  it('begins all rows at one line, whether they have a color or not', async () => {
    for (const layout of ['list', 'compact', 'cards']) {
      const page = await ListPage.of(
        new Calendar(events),
        `color-by="category" range="all" layout="${layout}" style="inline-size: 30em"`,
      );
      const starts = page.all('body').map((body) => body.getBoundingClientRect().left);
      expect(new Set(starts).size, layout).to.equal(1);
    }
  });

  it('writes text that can be read on each of its hues, and edges that can be seen, on any page', async () => {
    const hues = Array.from({ length: 24 }, (_, index) =>
      on(1 + index, `Event ${index}`, category(index + 1, `Category ${index}`)),
    );
    // The pointer may rest where another page of the browser left it, and what it rests on has the colors of the focus.
    const page = await WeekPage.of(hues, 'color-by="category" date="2026-11-04" style="pointer-events: none"');
    const month = await MonthPage.of(hues, 'color-by="category" date="2026-11-04"');
    for (const [name, style] of Object.entries(backgrounds)) {
      document.body.removeAttribute('style');
      Object.assign(document.body.style, style);
      const { backgroundColor: paper } = getComputedStyle(document.body);
      const blocks = [...page.all('block'), ...page.all('short')];
      expect(blocks).to.have.length(7);
      for (const block of blocks) {
        const { color, backgroundColor } = getComputedStyle(block);
        expect(contrast(color, backgroundColor), `${name}: text on a tint`).to.be.at.least(4.5);
        block.focus();
        const title = block.querySelector('[part~="title"]')!;
        expect(
          contrast(getComputedStyle(title).color, getComputedStyle(block).backgroundColor),
          `${name}: text on a color`,
        ).to.be.at.least(4.5);
      }
      for (const entry of atLeastOne(month.all('legend-item'))) {
        expect(
          contrast(getComputedStyle(entry, '::before').backgroundColor, paper),
          `${name}: ${textOf(entry)}`,
        ).to.be.at.least(3);
      }
    }
  });

  it('filters by what its legend names, of which others can be chosen too', async () => {
    const jazz = { ...category(21, 'Jazz'), parent: 11 };
    const calendar = new Calendar([...events, on(27, 'Trio', jazz)]);
    const page = await ListPage.of(calendar, 'color-by="category" range="all"');
    const pressed = () => page.all('legend-item').map((item) => [textOf(item), item.ariaPressed]);
    expect(pressed()).to.deep.equal([
      ['Music', 'false'],
      ['Talks', 'false'],
    ]);
    page.all('legend-item')[1]!.focus();
    await page.press('Talks');
    expect(page.element.getAttribute('categories')).to.equal('12');
    expect(page.texts('title')).to.deep.equal(['Lecture']);
    expect(pressed()).to.deep.equal([
      ['Music', 'false'],
      ['Talks', 'true'],
    ]);
    expect(page.root.activeElement).to.equal(page.all('legend-item')[1]);
    await page.press('Music');
    expect(page.element.getAttribute('categories')).to.equal('12,11');
    await page.press('Talks');
    // As a control or the page may have written it.
    await page.set({ categories: 'music' });
    expect(pressed()[0]).to.deep.equal(['Music', 'true']);
    await page.press('Music');
    expect(page.element.hasAttribute('categories')).to.equal(false);
    expect(page.details('cal-filter-change').map(({ categories }) => categories)).to.deep.equal([
      '12',
      '12,11',
      '11',
      null,
    ]);
  });

  it('filters by all that has the color of what is left', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      on(23, `Event ${index}`, category(200 + index, `Category ${index}`)),
    );
    const page = await MonthPage.of(many, 'color-by="category" date="2026-11-24"');
    await page.month.settled;
    page
      .all('legend-item')
      .find((item) => textOf(item) === 'Other')!
      .click();
    await until(() => page.element.getAttribute('categories'));
    expect(page.element.getAttribute('categories')!.split(',')).to.have.length(3);
    await page.settled();
  });

  it('has its legend in one line, which scrolls, of entries that can be pressed 38 pixels high', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      on(23, `Event ${index}`, category(300 + index, `Category ${index}`)),
    );
    const page = await ListPage.of(new Calendar(many), 'color-by="category" range="all" style="inline-size: 20em"');
    const legend = page.one('legend')!;
    const [first, ...others] = page.all('legend-item');
    expect(atLeastOne(others).every(({ offsetTop }) => offsetTop === first!.offsetTop)).to.equal(true);
    expect(legend.scrollWidth).to.be.greaterThan(legend.clientWidth);
    const { left, top, width, height } = first!.getBoundingClientRect();
    for (const offset of [-18.5, 18.5])
      expect(page.root.elementFromPoint(left + width / 2, top + height / 2 + offset) === first).to.equal(true);
    // Some browsers scroll to the focus only later.
    others.at(-1)!.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    expect(legend.scrollLeft).to.be.greaterThan(0);
  });

  it('has no accessibility violation', async () => {
    await expectAccessible((await ListPage.of(new Calendar(events), 'color-by="category" range="all"')).element);
    await expectAccessible((await MonthPage.of(events, 'color-by="category" date="2026-11-24"')).element);
  });
});

describe('without color-by', () => {
  const top = (id: number, name: string, parent = 0) => ({ ...category(id, name), parent });

  /** A calendar with so many categories at its top level, and one below one of them. */
  function calendarWith(count: number): Calendar {
    const calendar = new Calendar([...events, on(27, 'Choir', { ...category(13, 'Choirs'), parent: 14 })]);
    const [sample] = calendar.others.categories as readonly object[];
    const tops = [top(11, 'Music'), top(12, 'Talks'), ...Array.from({ length: 10 }, (_, id) => top(20 + id, `T${id}`))];
    // The category between the two is one of no event.
    const below = [top(13, 'Choirs', 14), top(14, 'Voices', 11)];
    const categories = [...tops.slice(0, count), ...below].map((one) => ({ ...sample, ...one }));
    Object.assign(calendar, { others: { ...calendar.others, categories } });
    return calendar;
  }

  /** A month whose calendar has been asked for its categories, after its events are shown. */
  async function monthOf(calendar: Calendar, attributes = ''): Promise<MonthPage> {
    const month = await MonthPage.begin(calendar, `date="2026-11-24" ${attributes}`);
    await month.settled();
    return month;
  }
  const requests = ({ asked }: Calendar) => asked.filter(({ url }) => url.pathname.endsWith('/categories'));

  it('colors by category where a calendar has 2 to 10 of them at the top level, once its events are shown', async () => {
    for (const [count, isColored] of [
      [1, false],
      [2, true],
      [10, true],
      [11, false],
    ] as const) {
      const calendar = calendarWith(count);
      const month = await monthOf(calendar);
      expect([requests(calendar), month.bars('Concert').length]).to.deep.equal([[], 1]);
      const below = month.one('base')!.getBoundingClientRect().bottom;
      await restUntil(() => requests(calendar).length);
      await (isColored ? until(() => month.one('legend')) : month.settled());
      expect(month.texts('legend-item'), `${count}`).to.deep.equal(isColored ? ['Music', 'Talks'] : []);
      expect(month.one('base')!.getBoundingClientRect().bottom, 'nothing below moves').to.be.closeTo(below, 1);
    }
  });

  it('gives a category the same color whatever events a page shows first', async () => {
    const colors: string[] = [];
    // Both IDs lead to the same color of the palette.
    const [one, other] = [category(20, 'T0'), category(29, 'T9')];
    for (const shown of [[one, other], [other, one], [one]]) {
      const calendar = calendarWith(12);
      const categories = (calendar.others.categories as readonly { readonly slug: string }[]).filter(
        ({ slug }) => slug !== 'talks' && slug !== 't1',
      );
      Object.assign(calendar, { others: { ...calendar.others, categories } });
      calendar.events = shown.map((its, index) => on(23 + index, its.name, its));
      const month = await monthOf(calendar);
      await restUntil(() => month.one('legend'));
      colors.push(legendColor(month, 'T0'));
    }
    expect(new Set(colors)).to.have.property('size', 1);
  });

  it('moves no place of a map when the legend comes', async () => {
    const located = allEvents.filter(({ venue }) => Array.isArray(venue) && venue.length).slice(0, 3);
    const calendar = calendarWith(2);
    calendar.events = located.map((event) => ({ ...event, categories: [music] }));
    const map = await MapPage.ofEvents(calendar, 'range="all"');
    const top = () => map.all('site').map((site) => site.getBoundingClientRect().top);
    const before = top();
    await restUntil(() => map.one('legend'));
    for (const [index, place] of atLeastOne(top()).entries()) expect(place).to.be.closeTo(before[index]!, 1);
  });

  it('gives a category the color of the highest above it, which no event names', async () => {
    const month = await monthOf(calendarWith(2));
    await restUntil(() => month.one('legend'));
    const color = (title: string) => getComputedStyle(month.bars(title)[0]!).getPropertyValue('--cal-color-event');
    expect(color('Choir')).to.equal(color('Concert'));
    const week = await WeekPage.begin(calendarWith(2), 'date="2026-11-24"');
    await restUntil(() => week.one('legend'));
    expect(week.texts('legend-item')).to.deep.equal(['Music', 'Talks']);
    expect(edgeOf(week.event('Concert'))).to.equal(legendColor(week, 'Music'));
  });

  it('asks for nothing with color-by="none", where no event has a category, and for who saves data', async () => {
    const plain = calendarWith(2);
    plain.events = [on(26, 'Walk')];
    const none = calendarWith(2);
    const saving = calendarWith(2);
    await monthOf(none, 'color-by="none"');
    await monthOf(plain);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const month = await monthOf(saving);
    rest();
    await month.settled();
    expect([none, plain, saving].map((calendar) => requests(calendar).length)).to.deep.equal([0, 0, 0]);
    delete (navigator as { connection?: unknown }).connection;
  });
});
