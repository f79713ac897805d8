import { expect } from '@open-wc/testing';
import { Calendar, json } from '../calendar.js';
import { setUpEnvironment } from '../environment.js';
import { eventAt, WeekPage } from './week-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

describe('a week of two calendars', () => {
  it('shows the events of both, and names the one that fails', async () => {
    const [town, school] = ['Town', 'School'].map(
      (name) => new Calendar([eventAt(name, '2026-11-20 10:00', '2026-11-20 11:00', { global_id: name, global_id_lineage: [] })]),
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
