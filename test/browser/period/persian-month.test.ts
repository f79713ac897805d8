import { expect } from '@open-wc/testing';
import { atLeastOne } from '../../at-least-one.js';
import { Calendar } from '../calendar.js';
import { setUpEnvironment, textOf } from '../environment.js';
import { allDay } from './made-events.js';
import { MonthPage } from './month-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026, the last day of Aban 1405. */
setUpEnvironment();

const events = [
  allDay('Nowruz', '2026-03-21'),
  allDay('Sizdah Bedar', '2026-04-02'),
  allDay('Last of Farvardin', '2026-04-20'),
  allDay('First of Ordibehesht', '2026-04-21'),
];

async function persian(attributes: string, width?: number) {
  document.documentElement.dir = 'rtl';
  const calendar = new Calendar(events);
  const page = await MonthPage.begin(calendar, `lang="fa" calendar="auto" ${attributes}`, width);
  await page.settled();
  return { page, calendar };
}

/** The days of the month itself, with the numbers that they show. */
const ownDays = (page: MonthPage) =>
  atLeastOne(page.all('day'))
    .filter(({ part }) => !part.contains('outside'))
    .map((day) => [day.dataset.date, textOf(day.querySelector('[part~="day-number"]'))]);

describe('a month of a Persian page', () => {
  it('is Farvardin from its first to its last day, and the server is asked for its weeks in Gregorian dates', async () => {
    const { page, calendar } = await persian('date="2026-04-02"');
    expect([page.heading, page.one('month')!.ariaLabel]).to.deep.equal(['۱۴۰۵ فروردین', '۱۴۰۵ فروردین']);
    const days = ownDays(page);
    expect([days.length, days[0], days.at(-1)]).to.deep.equal([31, ['2026-03-21', '۱'], ['2026-04-20', '۳۱']]);
    const { ends_after: after, starts_before: before } = Object.fromEntries(calendar.asked[0]!.url.searchParams);
    expect([after, before]).to.deep.equal(['2026-03-19', '2026-04-25']);
    expect(textOf(page.one('status')))
      .to.include('۱۴۰۵ فروردین')
      .and.include('۳ رویداد');
    const [first, second] = ['2026-03-21', '2026-03-22'].map((date) => page.day(date).getBoundingClientRect());
    expect(first!.left).to.be.above(second!.left);
    await expect(page.element).to.be.accessible();
  });

  it('turns to Persian months, and comes back', async () => {
    const { page } = await persian('date="2026-04-02"');
    await page.pressPart('next');
    expect([page.heading, ownDays(page)[0], ownDays(page).length]).to.deep.equal([
      '۱۴۰۵ اردیبهشت',
      ['2026-04-21', '۱'],
      31,
    ]);
    await page.pressPart('previous');
    await page.pressPart('previous');
    expect([page.heading, ownDays(page)[0], ownDays(page).length]).to.deep.equal([
      '۱۴۰۴ اسفند',
      ['2026-02-20', '۱'],
      29,
    ]);
    await page.pressPart('today-button');
    expect([page.heading, ownDays(page).length]).to.deep.equal(['۱۴۰۵ آبان', 30]);
    expect(page.details('cal-navigate').map(({ date }) => date)).to.deep.equal([
      '2026-05-03',
      '2026-04-02',
      '2026-03-04',
      '2026-11-21',
    ]);
  });

  it('is walked by keys: months, years, and out of its last day', async () => {
    const { page } = await persian('date="2026-04-20"');
    page.number('2026-04-20').focus();
    const path: unknown[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'PageUp', 'Shift+PageDown', 'Home', 'End']) {
      await page.keys(key);
      path.push([page.focused, page.heading]);
    }
    expect(path).to.deep.equal([
      ['2026-04-21', '۱۴۰۵ اردیبهشت'],
      ['2026-04-20', '۱۴۰۵ فروردین'],
      ['2026-05-21', '۱۴۰۵ اردیبهشت'],
      ['2026-04-20', '۱۴۰۵ فروردین'],
      ['2026-03-20', '۱۴۰۴ اسفند'],
      ['2027-03-20', '۱۴۰۵ اسفند'],
      ['2027-03-20', '۱۴۰۵ اسفند'],
      ['2027-03-26', '۱۴۰۶ فروردین'],
    ]);
  });

  it('offers the twelve months of a Persian year', async () => {
    const { page } = await persian('date="2026-04-02"');
    await page.pressPart('month-button');
    const choices = page.all('month-choice').map(textOf);
    expect([choices.length, choices[0], choices[11]]).to.deep.equal([12, 'فروردین', 'اسفند']);
    expect([textOf(page.one('year')), textOf(page.one('current'))]).to.deep.equal(['۱۴۰۵', 'فروردین']);
    page.all('month-choice')[11]!.click();
    await page.settled();
    expect([page.heading, ownDays(page)[0], page.month.date]).to.deep.equal([
      '۱۴۰۵ اسفند',
      ['2027-02-20', '۱'],
      '2027-02-20',
    ]);
  });

  it('is small in a narrow box, with the events of its day', async () => {
    const { page } = await persian('date="2026-04-02"', 375);
    expect([page.heading, ownDays(page).length]).to.deep.equal(['۱۴۰۵ فروردین', 31]);
    expect(textOf(page.one('chosen-day')))
      .to.include('۱۳ فروردین')
      .and.include('Sizdah Bedar');
  });

  it('is a Gregorian one without the setting', async () => {
    const calendar = new Calendar(events);
    const page = await MonthPage.begin(calendar, 'lang="fa" date="2026-04-02"');
    await page.settled();
    expect([page.heading, ownDays(page).length]).to.deep.equal(['آوریل ۲۰۲۶', 30]);
  });
});
