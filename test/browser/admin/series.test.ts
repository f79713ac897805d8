import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-admin.js';
import { expectAccessibleIn, directions } from '../appearance.js';
import { json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { AdminPage } from './admin-page.js';
import { FakeDesk, item } from './fake-desk.js';

setUpEnvironment();

const rule = 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20270629T235959';
const yoga = { id: 40, version: '1', title: 'Yoga', rule, start_date: '2026-12-12 19:00:00', dates: 3 };

/** A desk with a series of three dates to come, one of them changed, and a single event. */
function withSeries(): FakeDesk {
  const desk = new FakeDesk();
  desk.offers = [...desk.offers, 'series'];
  const dates = [
    item(1, { title: 'Yoga' }),
    item(11, { title: 'Yoga by the sea', start_date: '2026-12-26 19:00:00', end_date: '2026-12-26 22:00:00' }),
    item(12, { title: 'Yoga', start_date: '2027-01-09 19:00:00', end_date: '2027-01-09 22:00:00' }),
  ];
  desk.listed = [item(1, { title: 'Yoga', series: yoga }), item(2, { title: 'Gala' })];
  desk.answers.unshift(({ method, path }) => {
    if (path.includes('series=40')) return json({ items: dates, total: 3, total_pages: 1, counts: {} });
    if (!path.startsWith('cal/authoring/v1/series/40')) return undefined;
    if (method === 'DELETE') desk.listed = desk.listed.slice(1);
    return json({ removed: 3, undo: { fields: { status: 'publish' } } });
  });
  return desk;
}

const toggle = (page: AdminPage) => page.row('Yoga').querySelector<HTMLElement>('[aria-expanded]')!;

async function open(page: AdminPage): Promise<void> {
  toggle(page).focus();
  toggle(page).click();
  await until(() => page.titles.length === 5);
}

describe('cal-admin: series', () => {
  beforeEach(() => localStorage.setItem('cal-elements.welcomed', '1'));

  it('has one row for a series, with its rule, its next date and the number of those to come', async () => {
    const desk = withSeries();
    const page = await AdminPage.on(desk);
    expect(page.titles).to.deep.equal(['Yoga', 'Gala']);
    expect(textOf(page.row('Yoga').querySelector('.series'))).to.equal(
      'Every 2 weeks on Saturday, from Saturday, December 12, 2026, until Tuesday, June 29, 2027. 3 dates',
    );
    expect(textOf(page.row('Yoga').querySelector('.when'))).to.equal('Sat, Dec 12, 7:00 PM');
    expect(desk.to('GET cal/authoring/v1/items?').at(-1)!.path).to.contain('fold_series=true');
  });

  for (const [lang, said] of [
    ['de', 'Alle 2 Wochen am Samstag, ab Samstag, 12. Dezember 2026, bis Dienstag, 29. Juni 2027.'],
    ['fr', 'Toutes les 2 semaines, le samedi, à partir du samedi 12 décembre 2026, jusqu’au mardi 29 juin 2027.'],
    [
      'es',
      'Cada 2 semanas, el sábado, desde el sábado, 12 de diciembre de 2026, hasta el martes, 29 de junio de 2027.',
    ],
    ['ar', 'كل أسبوعين'],
  ] as const)
    it(`says its rule in the language of the desk: ${lang}`, async () => {
      const page = await AdminPage.on(withSeries(), `lang="${lang}"`);
      expect(textOf(page.row('Yoga').querySelector('.series'))).to.contain(said);
    });

  it('says of a rule that it cannot read that it is one of its own', async () => {
    const desk = withSeries();
    desk.listed = [item(1, { title: 'Yoga', series: { ...yoga, rule: 'every hour', start_date: 'soon' } })];
    const page = await AdminPage.on(desk);
    expect(textOf(page.row('Yoga').querySelector('.series'))).to.equal('By a rule of its own 3 dates');
  });

  it('opens the dates of a series below it, to be changed one by one, and closes them', async () => {
    const page = await AdminPage.on(withSeries());
    await open(page);
    expect(page.titles).to.deep.equal(['Yoga', 'Yoga', 'Yoga by the sea', 'Yoga', 'Gala']);
    expect([toggle(page).ariaExpanded, page.root.activeElement === toggle(page)]).to.deep.equal(['true', true]);
    await page.select('Yoga by the sea');
    expect(page.row('Yoga by the sea').classList.contains('selected')).to.equal(true);
    toggle(page).click();
    await until(() => page.titles.length === 2);
  });

  it('selects dates, and never a whole series by its row', async () => {
    const page = await AdminPage.on(withSeries());
    expect(page.row('Yoga').querySelector('[type="checkbox"]')).to.equal(null);
    page.root.querySelector<HTMLElement>('.selection [type="checkbox"]')!.click();
    await page.element.updateComplete;
    expect(textOf(page.root.querySelector('.selection .check'))).to.equal('1 selected');
  });

  it('moves all dates to the trash, says so, and takes them out again', async () => {
    const desk = withSeries();
    const page = await AdminPage.on(desk);
    expect(await page.offers('Yoga')).to.deep.equal(['Edit', 'Duplicate', 'View', 'Move all dates to trash']);
    await page.act('Move all dates to trash');
    await until(() => page.text('toast').includes('Dates in the trash: 3.'));
    expect(page.titles).to.deep.equal(['Gala']);
    await until(() => page.focused?.id === 'section');
    page.button('Undo').click();
    const { body } = await desk.asksFor('PATCH cal/authoring/v1/series/40');
    expect(body).to.deep.equal({ fields: { status: 'publish' } });
    await until(() => page.text('toast').includes('Undone: “Yoga”.'));
  });

  it('has a row for each date in the trash', async () => {
    const desk = withSeries();
    await AdminPage.on(desk, 'status="trash"');
    expect(desk.to('GET cal/authoring/v1/items?').at(-1)!.path).not.to.contain('fold_series');
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible, ${direction}`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const page = await AdminPage.on(withSeries());
      await open(page);
      await expectAccessibleIn(direction)(page.element);
    });
});
