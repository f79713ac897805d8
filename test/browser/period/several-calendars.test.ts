import { expect } from '@open-wc/testing';
import { Calendar, json } from '../calendar.js';
import { setUpEnvironment } from '../environment.js';
import { MonthPage } from './month-page.js';
import { eventAt } from './made-events.js';
import { WeekPage } from './week-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

describe('a week of two calendars', () => {
  it('shows the events of both, and names the one that fails', async () => {
    const [town, school] = ['Town', 'School'].map(
      (name) =>
        new Calendar([
          eventAt(name, '2026-11-20 10:00', '2026-11-20 11:00', { global_id: name, global_id_lineage: [] }),
        ]),
    ) as [Calendar, Calendar];
    const both = { baseUrl: `${town.baseUrl} ${school.baseUrl}` } as Calendar;
    const page = await WeekPage.begin(both, 'date="2026-11-20"');
    await page.settled();
    expect(page.element.items.map(({ title }) => title)).to.deep.equal(['Town', 'School']);
    expect([...town.asked, ...school.asked]).to.have.length(2);
    school.answer = () => json({}, 500);
    await page.week.refresh();
    await page.settled();
    expect(page.element.items.map(({ title }) => title)).to.deep.equal(['Town']);
    expect(page.texts('message')).to.deep.equal([`Events from ${school.host} are missing.`]);
  });
});

describe('a month of two calendars', () => {
  it('reads forty pages of one that lists without an end, shows the other, and says that there is more', async () => {
    const own = eventAt('Choir', '2026-11-12 19:00', '2026-11-12 21:00', {
      global_id: 'town.example?id=1',
      global_id_lineage: [],
    });
    const [town, club] = [new Calendar([own]), new Calendar([])];
    let count = 0;
    club.answer = ({ searchParams }) => {
      const events = Array.from({ length: Number(searchParams.get('per_page')) }, () => {
        const name = `${club.host}?id=${++count}`;
        return {
          ...eventAt(name, '2026-11-12 20:00', '2026-11-12 21:00', { global_id: name, global_id_lineage: [] }),
          id: count,
        };
      });
      return json({ events, total: 1e9, total_pages: 1e8, rest_url: '' });
    };
    const page = await MonthPage.begin({ baseUrl: `${town.baseUrl} ${club.baseUrl}` } as Calendar);
    await page.settled();
    expect(page.element.items[0]!.title).to.equal('Choir');
    expect(club.asked.length).to.be.within(2, 40 + 5);
    expect(page.texts('message').join()).to.contain(club.host);
  });
});
