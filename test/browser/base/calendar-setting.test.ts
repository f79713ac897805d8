import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-provider.js';
import { atLeastOne } from '../../at-least-one.js';
import { Calendar } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { ListPage } from '../list/list-page.js';
import { eventAt } from '../period/made-events.js';
import { MonthPage } from '../period/month-page.js';
import { WeekPage } from '../period/week-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

/** In another year than today, so that all dates say theirs. */
const events = [eventAt('Talk', '2027-01-29 20:00', '2027-01-29 21:00')];

const views = {
  'cal-event-list': { page: ListPage, attributes: 'range="all" group-by="month"', parts: ['heading', 'date'] },
  'cal-event-month': { page: MonthPage, attributes: 'date="2027-01-29"', parts: ['month-button', 'year'] },
  'cal-event-week': { page: WeekPage, attributes: 'date="2027-01-29"', parts: ['heading'] },
} as const;

/** A view below a provider with this attribute. */
async function below(tag: keyof typeof views, calendar: string, lang: string) {
  const { page: pageClass, attributes } = views[tag];
  const markup = `<cal-provider ${calendar}>${markupOf(tag, new Calendar(events), `lang="${lang}" ${attributes}`)}</cal-provider>`;
  const page = await (pageClass as typeof MonthPage).open(markup);
  await page.settled();
  return page;
}

describe('the setting calendar of a provider', () => {
  const years = [
    ['calendar="gregory"', '2027', '2027'],
    ['calendar="buddhist"', '2570', '2570'],
    ['calendar="auto"', '2027', '2570'],
    ['', '2027', '2570'],
  ] as const;

  for (const tag of Object.keys(views) as (keyof typeof views)[])
    it(`is that of all dates of <${tag}>`, async () => {
      for (const [calendar, english, thai] of years)
        for (const [lang, year] of [
          ['en', english],
          ['th', thai],
        ] as const) {
          const page = await below(tag, calendar, lang);
          for (const part of views[tag].parts)
            for (const box of atLeastOne(page.all(part)))
              expect(textOf(box), `${calendar} ${lang} ${part}`).to.include(year);
        }
    });

  it('puts Hebrew or Islamic days beside Gregorian ones in a month, with the month on its first day', async () => {
    const expected = [
      ['hebrew', 'en', '2027-01-09', '1 Shevat', '2027-01-29', '21', 'Friday, January 29, 2027, 21 Shevat, 1 event'],
      ['hebrew', 'he', '2027-01-09', '1 בשבט', '2027-01-29', '21', ', 21 בשבט, אירוע אחד'],
      ['islamic-umalqura', 'ar', '2027-01-09', '1 شعبان', '2027-01-29', '21', ', 21 شعبان'],
    ] as const;
    for (const [calendar, lang, firstDay, first, otherDay, other, name] of expected) {
      const page = await below('cal-event-month', `calendar="${calendar}"`, lang);
      await until(() => page.all('second-day').length);
      const markOn = (date: string) => textOf(page.day(date).querySelector('[part="second-day"]'));
      expect([firstDay, otherDay].map(markOn)).to.deep.equal([first, other]);
      expect(page.number(otherDay).ariaLabel).to.include(name);
      expect(page.heading).to.include(new Intl.NumberFormat(lang, { useGrouping: false }).format(2027));
      expect(page.all('second-day')).to.have.length(page.all('day').length);
      await expect(page.element).to.be.accessible();
    }
  });

  it('keeps the room of the second days of a small month, whether they are there or not', async () => {
    const calendar = new Calendar(events);
    const page = await MonthPage.begin(calendar, 'calendar="hebrew" date="2027-01-29"', 375);
    await until(() => page.all('second-day').length);
    const heights = () => page.all('day').map(({ offsetHeight }) => offsetHeight);
    const withThem = heights();
    for (const day of page.all('second-day')) day.remove();
    expect(heights()).to.deep.equal(withThem);
  });

  it('loses the second calendar with the setting', async () => {
    const page = await below('cal-event-month', 'calendar="hebrew"', 'en');
    await until(() => page.all('second-day').length);
    page.around.querySelector('cal-provider')!.setAttribute('calendar', 'gregory');
    await until(() => !page.all('second-day').length);
    expect(page.number('2027-01-29').ariaLabel).to.equal('Friday, January 29, 2027, 1 event');
  });

  it('can change', async () => {
    const page = await below('cal-event-month', 'calendar="buddhist"', 'en');
    expect(page.heading).to.equal('January 2570 BE');
    page.around.querySelector('cal-provider')!.setAttribute('calendar', 'gregory');
    await page.settled();
    expect(page.heading).to.equal('January 2027');
  });

  it('is refused with a word where it is none', async () => {
    const page = await below('cal-event-list', 'calendar="julian"', 'en');
    expect(page.text('error')).to.include('calendar').and.include('buddhist');
  });
});
