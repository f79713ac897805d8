import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-detail.js';
import { Calendar, json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { eventAt } from '../period/made-events.js';
import { CalendarPage } from './calendar-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

/** A calendar with one event, which has the same id and slug in each. */
function calendarWith(title: string, day: string): Calendar {
  const event = eventAt(title, `2026-11-${day} 19:00`, `2026-11-${day} 20:00`, {
    global_id: title,
    global_id_lineage: [],
  });
  const calendar = new Calendar([event]);
  const { answer } = calendar;
  calendar.answer = (url) => (/events\/(by-slug\/)?[^/]+$/.test(url.pathname) ? json(event) : answer(url));
  return calendar;
}

const both = (town: Calendar, school: Calendar) => ({ baseUrl: `${town.baseUrl} ${school.baseUrl}` }) as Calendar;

const titleOf = (page: CalendarPage) => textOf(page.one('detail-view')?.shadowRoot?.querySelector('[part~="title"]'));

describe('a calendar page of two calendars', () => {
  it('opens an event from the server that has it, and names that server in its address', async () => {
    const [town, school] = [calendarWith('Town choir', '24'), calendarWith('School choir', '25')];
    const page = await CalendarPage.of('detail="page" show-related="false"', { calendar: both(town, school) });
    const links = page.inView('link');
    expect(links.map(textOf)).to.deep.equal(['Town choir', 'School choir']);
    const before = town.asked.length;
    links[1]!.click();
    await until(() => titleOf(page));
    expect(titleOf(page)).to.equal('School choir');
    expect(page.element.getAttribute('event')!.split('@')[1]).to.equal(`${school.host}/api`);
    expect(
      town.asked.slice(before).filter(({ url }) => /events\/(by-slug\/)?[^/]+$/.test(url.pathname)),
    ).to.have.length(0);
  });

  it('opens the event that an address names', async () => {
    const [town, school] = [calendarWith('Town choir', '24'), calendarWith('School choir', '25')];
    const page = await CalendarPage.open(
      `<cal-calendar base-url="${both(town, school).baseUrl}" state="none" detail="page" event="choir@${school.host}/api"></cal-calendar>`,
    );
    await until(() => titleOf(page));
    expect(titleOf(page)).to.equal('School choir');
    expect(town.asked).to.have.length(0);
  });

  for (const view of ['list', 'month', 'week'])
    it(`shows the events of both in its ${view}`, async () => {
      const calendar = both(calendarWith('Town choir', '24'), calendarWith('School choir', '25'));
      const page = await CalendarPage.of(`view="${view}" date="2026-11-24"`, { calendar });
      await until(() => page.element.items.length === 2);
      expect(page.element.items.map(({ title }) => title)).to.deep.equal(['Town choir', 'School choir']);
    });
});
