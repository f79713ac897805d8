import { expect } from '@open-wc/testing';
import { allEvents, Calendar, json } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { eventAt } from '../period/made-events.js';
import { ListPage } from './list-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

/** Events of a calendar on every so many days from 1 December on. */
const eventsOn = (name: string, days: readonly number[]) =>
  days.map((day) => {
    const date = `2026-12-${String(day).padStart(2, '0')}`;
    return eventAt(`${name} ${day}`, `${date} 19:00`, `${date} 20:00`, {
      global_id: `${name}?id=${day}`,
      global_id_lineage: [],
    });
  });

const odd = eventsOn('Town', [1, 3, 5, 7, 9, 11, 13]);
const even = eventsOn('School', [2, 4, 6, 8, 10, 12]);

function listOf(servers: readonly Calendar[], attributes = ''): Promise<ListPage> {
  const list = { baseUrl: servers.map(({ baseUrl }) => baseUrl).join(' ') } as Calendar;
  return ListPage.of(list, attributes);
}

describe('a list of two calendars', () => {
  it('shows the events of both in their order, a page at a time', async () => {
    const [town, school] = [new Calendar(odd), new Calendar(even)];
    const page = await listOf([town, school], 'per-page="5" paging="pager"');
    expect(page.titles).to.deep.equal(['Town 1', 'School 2', 'Town 3', 'School 4', 'Town 5']);
    expect(page.status).to.equal('5 of 13 events');
    expect(town.asked).to.have.length(1);
    expect(school.asked).to.have.length(1);
    await page.set({ page: '3' });
    expect(page.titles).to.deep.equal(['Town 11', 'School 12', 'Town 13']);
    expect(page.status).to.equal('11–13 of 13 events');
    expect(page.element.pages).to.equal(3);
  });

  it('shows the latest first where that is asked for', async () => {
    const page = await listOf([new Calendar(odd), new Calendar(even)], 'per-page="4" order="desc"');
    expect(page.titles).to.deep.equal(['Town 13', 'School 12', 'Town 11', 'School 10']);
    page.button('Show 4 more').click();
    await page.settled();
    expect(page.titles.slice(4)).to.deep.equal(['Town 9', 'School 8', 'Town 7', 'School 6']);
  });

  it('an event of both calendars is shown once', async () => {
    const page = await listOf([new Calendar(odd), new Calendar([...eventsOn('Town', [3, 4])])]);
    expect(page.titles).to.deep.equal([
      'Town 1',
      'Town 3',
      'Town 4',
      'Town 5',
      'Town 7',
      'Town 9',
      'Town 11',
      'Town 13',
    ]);
    expect(page.status).to.equal('8 events');
  });

  it('tells events apart that share their id and start', async () => {
    const [one] = eventsOn('Town', [1]);
    const other = { ...one!, title: 'School 1', global_id: 'School?id=1' };
    const page = await listOf([new Calendar([one!]), new Calendar([other])]);
    expect(page.titles).to.deep.equal(['Town 1', 'School 1']);
    const keys = page.element.items.map((item) => item.key);
    expect(new Set(keys).size).to.equal(2);
  });

  it('names the one that fails, politely, shows the other, and tries again', async () => {
    const [town, school] = [new Calendar(odd), new Calendar(even)];
    const { answer } = school;
    school.answer = () => json({}, 500);
    const page = await listOf([town, school]);
    expect(page.titles).to.have.length(7);
    expect(page.status).to.equal('7 events');
    const [notice] = page.all('error');
    expect(notice!.getAttribute('role')).to.equal('status');
    expect(page.texts('message')).to.deep.equal([`Events from ${school.host} are missing.`]);
    expect(page.texts('hint')).to.deep.equal([`${school.host} could not answer (error 500).`]);
    school.answer = answer;
    page.button('Try again').click();
    await until(() => page.titles.length === 10);
    expect(page.all('error')).to.have.length(0);
    expect(page.status).to.equal('10 of 13 events');
  });

  it('a list of two calendars shows an error when both fail', async () => {
    const [town, school] = [new Calendar(odd), new Calendar(even)];
    town.answer = school.answer = () => json({}, 500);
    const page = await listOf([town, school]);
    expect(page.titles).to.have.length(0);
    expect(page.one('error')!.getAttribute('role')).to.equal('alert');
    expect(town.asked).to.have.length(1);
  });

  it('refuses filters by IDs, because each calendar gives them to other things', async () => {
    const [town, school] = [new Calendar(odd), new Calendar(even)];
    const page = await listOf([town, school], 'venue="3"');
    expect(page.texts('hint')).to.deep.equal([
      'venue="3" cannot be read. Expected slugs or a single base-url, because each calendar has IDs of its own.',
    ]);
    expect([...town.asked, ...school.asked]).to.have.length(0);
  });

  it('counts what both have once, as soon as it knows of it', async () => {
    const [town, school] = [new Calendar(odd), new Calendar(eventsOn('Town', [9, 11, 13]))];
    const page = await listOf([town, school], 'per-page="4"');
    expect(page.status).to.equal('4 of 10 events');
    page.button('Show 4 more').click();
    await page.settled();
    expect(page.status).to.equal('7 events');
    expect(page.all('more')).to.have.length(0);
  });

  it('offers no page after its end any more, and tells the true total on each page, once it has come to its end', async () => {
    const page = await listOf(
      [new Calendar(odd), new Calendar(eventsOn('Town', [9, 11, 13]))],
      'per-page="4" paging="pager"',
    );
    await page.press('Page 3 of 3');
    await until(() => page.titles.length && page.status === '4 of 7 events');
    expect(page.texts('page')).to.deep.equal(['1', '2']);
    await page.press('Page 2 of 2');
    expect(page.titles).to.deep.equal(['Town 9', 'Town 11', 'Town 13']);
    expect(page.status).to.equal('5–7 of 7 events');
    await page.press('Page 1 of 2');
    expect(page.status).to.equal('4 of 7 events');
    expect([page.element.total, page.element.pages]).to.deep.equal([7, 2]);
  });

  it('tells the true total on each page also where it was loaded again before', async () => {
    const page = await listOf(
      [new Calendar(odd), new Calendar(eventsOn('Town', [9, 11, 13]))],
      'per-page="4" paging="pager"',
    );
    await page.element.refresh();
    expect(page.status).to.equal('4 of 10 events');
    await page.press('Page 3 of 3');
    await until(() => page.titles.length && page.status === '4 of 7 events');
    expect([page.element.total, page.element.pages]).to.deep.equal([7, 2]);
  });

  it('shows each day of calendars in different zones in the order of its clock times', async () => {
    const at = (title: string, start: string, utc: string, timezone: string) =>
      eventAt(title, start, start, {
        timezone,
        utc_start_date: `${utc}:00`,
        utc_end_date: `${utc}:00`,
        global_id: title,
      });
    const berlin = [at('Berlin', '2026-12-01 19:00', '2026-12-01 18:00', 'Europe/Berlin')];
    const tokyo = [
      at('Tokyo', '2026-12-01 20:00', '2026-12-01 11:00', 'Asia/Tokyo'),
      at('Tokyo at night', '2026-12-02 02:00', '2026-12-01 17:00', 'Asia/Tokyo'),
    ];
    const page = await listOf([new Calendar(tokyo), new Calendar(berlin)], 'group-by="day"');
    expect(page.texts('group').map((text) => text.includes('night'))).to.deep.equal([false, true]);
    expect(page.titles).to.deep.equal(['Berlin', 'Tokyo', 'Tokyo at night']);
  });

  it('colors them by their calendar, with a legend', async () => {
    const [town, school] = [new Calendar(odd), new Calendar(even)];
    const page = await listOf([town, school], 'color-by="source" per-page="4"');
    const [first, second] = [`${town.host}/api`, `${school.host}/api`];
    expect(page.texts('legend-item')).to.have.members([first, second]);
    expect(page.texts('color-label')).to.deep.equal([first, second, first, second]);
    const colors = () => page.all('card').map((card) => getComputedStyle(card, '::before').backgroundColor);
    expect(new Set(colors()).size).to.equal(2);
    page.list.style.setProperty(`--cal-color-source-${second.replace(/\W+/g, '-')}`, 'rgb(1, 2, 3)');
    expect(colors()[1]).to.equal('rgb(1, 2, 3)');
    expect(colors()[0]).not.to.equal('rgb(1, 2, 3)');
  });

  it('tells categories apart that share their ID, and shows as one what has the same slug and name', async () => {
    const term = (id: number, slug: string, name: string) => [
      { ...allEvents.find((one) => one.categories[0])!.categories[0]!, parent: 0, id, slug, name },
    ];
    const [one, two, three] = eventsOn('Town', [1, 2, 3]);
    const [four, five] = eventsOn('School', [4, 5]);
    const town = new Calendar([
      { ...one!, categories: term(5, 'music', 'Music') },
      { ...two!, categories: term(6, 'sport', 'Sport') },
      { ...three!, categories: term(6, 'sport', 'Sport') },
    ]);
    const school = new Calendar([
      { ...four!, categories: term(5, 'chess', 'Chess') },
      { ...five!, categories: term(9, 'sport', 'Sport') },
    ]);
    const page = await listOf([town, school], 'color-by="category"');
    expect(page.texts('legend-item')).to.deep.equal(['Chess', 'Music', 'Sport']);
    const colors = page.all('card').map((card) => getComputedStyle(card, '::before').backgroundColor);
    expect(colors.map((color) => colors.indexOf(color))).to.deep.equal([0, 1, 1, 3, 1]);
  });

  it('does not color a single calendar', async () => {
    const page = await listOf([new Calendar(odd)], 'color-by="source" fold-series');
    expect(page.all('legend')).to.have.length(0);
    expect(page.all('color-label')).to.have.length(0);
  });

  it('leaves out those that run already, as any list does', async () => {
    const page = await listOf([new Calendar(odd), new Calendar(even)], 'ongoing="hide" per-page="2"');
    expect(page.titles).to.deep.equal(['Town 1', 'School 2']);
  });
});
