import { expect } from '@open-wc/testing';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { allDay, eventAt } from '../period/made-events.js';
import { ListPage } from './list-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const running = [allDay('Nets', '2026-11-10', '2026-12-05'), allDay('Windows', '2026-11-12', '2026-11-30')];
const later = ['Lamps', 'Harp', 'Crafts', 'Market', 'Choir'].map((title, index) =>
  eventAt(title, `2026-11-2${index + 1} 20:00`, `2026-11-2${index + 1} 21:00`),
);
const over = allDay('Over', '2026-11-01', '2026-11-03');

async function open(attributes: string): Promise<{ page: ListPage; calendar: Calendar }> {
  const calendar = new Calendar([over, ...running, ...later]);
  return { calendar, page: await ListPage.of(calendar, `paging="pager" ${attributes}`) };
}

describe('events that run already', () => {
  it('stand in a line above the rows, which begin with what begins', async () => {
    for (const attributes of ['', 'layout="compact"', 'group-by="day"', 'group-by="month"']) {
      const { page } = await open(attributes);
      expect(page.titles, attributes).to.deep.equal(['Lamps', 'Harp', 'Crafts', 'Market', 'Choir']);
      expect(page.text('ongoing').replaceAll(/\s+/g, ''), attributes).to.equal('Nowon:NetsWindows');
      expect(page.status).to.equal('7 events');
      const [line, row] = [page.one('ongoing')!, page.one('card')!].map((one) => one.getBoundingClientRect());
      expect(line!.bottom).to.be.at.most(row!.top);
    }
  });

  it('are chosen from the line as from a row', async () => {
    const { page } = await open('');
    let chosen: string | undefined;
    page.list.addEventListener('cal-select', (select) => {
      select.preventDefault();
      chosen = select.detail.event?.title;
    });
    page.one('ongoing-item')!.querySelector('a')!.click();
    expect(chosen).to.equal('Nets');
  });

  it('are cards and groups of their own where lists are looked at or grouped by other things than days', async () => {
    for (const attributes of ['layout="cards"', 'group-by="venue"', 'group-by="category"']) {
      const { page } = await open(attributes);
      expect(page.titles.slice(0, 2), attributes).to.deep.equal(['Nets', 'Windows']);
      expect(page.one('ongoing'), attributes).to.equal(undefined);
    }
    const own = await ListPage.of(
      new Calendar([...running, ...later]),
      '',
      '<template slot="item"><b data-cal="title"></b></template>',
    );
    await until(() => own.list.querySelectorAll('b').length === 7);
    expect(own.one('ongoing')).to.equal(undefined);
  });

  it('are rows under the badge of today where the first page holds little else, also when pages are added', async () => {
    const calendar = new Calendar([...running, ...later]);
    const page = await ListPage.of(calendar, 'per-page="3" paging="more"');
    expect(page.titles).to.deep.equal(['Nets', 'Windows', 'Lamps']);
    expect(page.texts('date-badge-day')).to.deep.equal(['21', '21', '21']);
    await page.pressPart('more');
    await until(() => page.titles.length === 6);
    expect(page.one('ongoing')).to.equal(undefined);
  });

  it('are rows where they are soon over, such as a festival on its second day', async () => {
    const festival = allDay('Festival', '2026-11-20', '2026-11-22');
    const page = await ListPage.of(new Calendar([...running, festival, ...later]), '');
    expect(page.titles.slice(0, 2)).to.deep.equal(['Festival', 'Lamps']);
    expect(page.texts('date')[0]).to.equal('Now · until Nov 22');
    expect(page.all('ongoing-item')).to.have.length(2);
  });

  it('are said as now only where they have begun', async () => {
    const soon = allDay('Soon', '2026-11-24', '2026-12-20');
    const page = await ListPage.of(
      new Calendar([...running, soon, ...later]),
      'ends-after="2026-11-24" starts-before="2026-12-31"',
    );
    expect(page.text('ongoing')).to.match(/Nets/).and.not.match(/Soon/);
    expect(page.titles[0]).to.equal('Soon');
  });

  it('a list with ongoing="hide" does not request events that have begun', async () => {
    const { page, calendar } = await open('ongoing="hide"');
    expect(page.titles).to.deep.equal(['Lamps', 'Harp', 'Crafts', 'Market', 'Choir']);
    expect(page.status).to.equal('5 events');
    expect(calendar.asked).to.have.length(1);
    expect(calendar.query).to.include({ starts_after: '2026-11-19' }).and.not.have.property('ends_after');
  });

  it('end a list with ongoing="last", whatever its pages', async () => {
    const wanted = ['Lamps', 'Harp', 'Crafts', 'Market', 'Choir', 'Nets', 'Windows'];
    for (const size of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { page } = await open(`ongoing="last" per-page="${size}"`);
      const titles = page.titles;
      for (let number = 2; number <= Math.ceil(wanted.length / size); number++) {
        await page.set({ page: String(number) });
        titles.push(...page.titles);
      }
      expect(titles, `${size} a page`).to.deep.equal(wanted);
      expect(page.status).to.match(/7 events$/);
    }
  });

  it('stay in their week with ongoing="last"', async () => {
    const { page } = await open('ongoing="last" range="week" first-day="7" starts-before="2026-11-22"');
    expect(page.titles).to.deep.equal(['Lamps', 'Harp', 'Nets', 'Windows']);
  });

  it('stand under the first day that is asked for where today is not, and never as now', async () => {
    for (const [asked, day, words] of [
      ['range="tomorrow"', '22', ['until Dec 5', 'until Nov 30']],
      ['ends-after="2026-11-28" starts-before="2026-12-31"', '29', ['until Dec 5', 'until Nov 30']],
      ['starts-before="2026-11-15" ends-after="2026-11-10"', '11', ['until Dec 5']],
      ['range="week" first-day="1"', '21', ['Now · until Dec 5', 'Now · until Nov 30']],
    ] as const) {
      const { page } = await open(`${asked} layout="cards"`);
      const found = page.all('card').filter((card) => card.matches('.running'));
      const texts = (name: string) => found.map((card) => card.querySelector(`[part~="${name}"]`)!.textContent);
      expect(texts('date'), asked).to.deep.equal(words);
      expect(new Set(texts('date-badge-day')), asked).to.deep.equal(new Set([day]));
    }
  });

  it('say from when until when where only days before today are asked for', async () => {
    const { page } = await open('starts-before="2026-11-11"');
    expect(page.texts('date-badge-day')).to.deep.equal(['1', '10']);
    expect(page.all('running')).to.have.length(0);
  });

  it('are grouped under the month that is asked for', async () => {
    const { page } = await open('ends-after="2026-11-30" starts-before="2026-12-31" group-by="month"');
    await until(() => page.texts('group-heading').length);
    expect(page.texts('group-heading')).to.deep.equal(['December 2026']);
  });

  it('stay where they are when their place is changed for a list of another order', async () => {
    const { page } = await open('ongoing="last" order="desc"');
    expect(page.titles.slice(-2)).to.deep.equal(['Windows', 'Nets']);
    await page.set({ ongoing: 'first', order: 'asc' });
    expect(page.all('ongoing-item').map((item) => item.textContent.trim())).to.deep.equal(['Nets', 'Windows']);
  });
});

describe('the year of an event', () => {
  const events = [
    eventAt('Old', '2026-12-24 20:00', '2026-12-24 21:00'),
    eventAt('New', '2027-06-21 20:00', '2027-06-21 21:00'),
  ];

  for (const layout of ['list', 'cards'])
    it(`stands on its badge where it is not this one, in ${layout} of one height, and is said once`, async () => {
      const page = await ListPage.of(new Calendar(events), `range="all" layout="${layout}"`);
      expect(page.texts('date-badge-year')).to.deep.equal(['2027']);
      const [old, next] = page.all('date-badge').map((badge) => badge.getBoundingClientRect().height);
      // Browsers round lines in different ways.
      expect(next).to.be.at.most(old! + 1);
      expect(page.all('date')[1]!.getAttribute('aria-label')).to.equal('Mon, Jun 21, 2027');
      expect(page.all('date-badge')[1]!.getAttribute('aria-hidden')).to.equal('true');
    });

  it('compact rows show the year of an event', async () => {
    const page = await ListPage.of(new Calendar(events), 'range="all" layout="compact"');
    expect(page.texts('date')[1]).to.contain('2027');
  });
});
