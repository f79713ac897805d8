import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-filters.js';
import '../../../src/elements/cal-event-search.js';
import { atLeastOne } from '../../at-least-one.js';
import { backgrounds, expectAccessible, isWebKit, itWhere, setViewport } from '../appearance.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { CalendarPage } from './calendar-page.js';

setUpEnvironment();

const controls = 'controls="search filters"';
const inner = (page: CalendarPage, control: 'search' | 'filters', selector: string) =>
  page.one(control)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;

/** A calendar whose controls are there. */
async function withControls(attributes = '', width = '1000px', control = '[part~="open"]'): Promise<CalendarPage> {
  const page = await CalendarPage.of(`${controls} ${attributes}`, { width });
  await until(() => inner(page, 'search', '[part~="field"]') && inner(page, 'filters', control));
  await page.settled();
  return page;
}

const boxOf = (element: Element | undefined) => element!.getBoundingClientRect();

/** Whether they stand beside each other, in this order. */
function areInOneRow(...elements: (Element | undefined)[]): boolean {
  const boxes = elements.map(boxOf);
  return boxes.every((box, index) => {
    const before = boxes[index - 1];
    return (
      !before ||
      (before.right <= box.left && Math.abs(before.top - box.top) < 3 && Math.abs(before.bottom - box.bottom) < 3)
    );
  });
}

describe('the toolbar of a calendar', () => {
  it('has views, search and the button of the filters in one row, to its edge, and the days in the next', async () => {
    const page = await withControls('filter-layout="button"');
    const open = inner(page, 'filters', '[part~="open"]');
    const field = inner(page, 'search', 'form');
    expect(areInOneRow(page.one('views'), field, open)).to.equal(true);
    expect(boxOf(open).right).to.be.closeTo(boxOf(page.one('base')).right, 1);
    expect(boxOf(open).left - boxOf(field).right).to.be.closeTo(8, 0.1);
    expect(areInOneRow(page.one('previous'), page.one('next'))).to.equal(true);
    const [next, today, heading] = [page.one('next'), page.one('today-button'), page.one('heading')].map(boxOf);
    expect([next!.right < today!.left, today!.right < heading!.left]).to.deep.equal([true, true]);
    expect(boxOf(page.one('previous')).left).to.equal(boxOf(page.one('base')).left);
  });

  it('has search and filters in one row on phones too, below the views', async () => {
    for (const lang of ['en', 'de', 'fr', 'es', 'ar']) {
      const page = await withControls(`lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`, '335px');
      const open = inner(page, 'filters', '[part~="open"]');
      const field = inner(page, 'search', 'form');
      expect(areInOneRow(...(lang === 'ar' ? [open, field] : [field, open])), lang).to.equal(true);
      expect(boxOf(page.one('views')).bottom).to.be.lessThan(boxOf(field).top);
      expect(boxOf(page.one('views')).width).to.equal(boxOf(page.one('base')).width);
      expect(page.outside(), lang).to.deep.equal([]);
    }
  });

  it('opens the filters beside the page, and says how many are set in the button and below it', async () => {
    const page = await withControls('filter-layout="button" categories="opera" range="month"');
    const open = inner(page, 'filters', '[part~="open"]');
    await until(() => textOf(open).includes('2'));
    const chips = inner(page, 'filters', '[part~="chips"]');
    expect(boxOf(chips).top).to.be.at.least(boxOf(open).bottom);
    expect(boxOf(chips).left).to.equal(boxOf(page.one('base')).left);
    expect(boxOf(chips).bottom).to.be.at.most(boxOf(page.one('previous')).top);
    open!.click();
    const sheet = inner(page, 'filters', '[part~="sheet"]') as HTMLDialogElement;
    expect([sheet.open, boxOf(sheet).right, boxOf(sheet).height]).to.deep.equal([true, innerWidth, innerHeight]);
    expect(boxOf(sheet).width).to.be.lessThan(innerWidth);
    sheet.close();
  });

  it('has the filters as a bar where there is room for one, or as is wanted', async () => {
    const page = await withControls('', '740px', '[part~="facet-button"]');
    expect(inner(page, 'filters', '[part~="open"]')).to.equal(undefined);
    expect(boxOf(inner(page, 'filters', '[part~="facet-button"]')).top).to.be.at.least(boxOf(page.one('views')).bottom);
    page.element.setAttribute('filter-layout', 'button');
    await until(() => inner(page, 'filters', '[part~="open"]'));
    page.element.setAttribute('filter-layout', 'bar');
    await until(() => !inner(page, 'filters', '[part~="open"]'));
  });

  it('has a button in windows narrower than 48em, and a bar from there on', async () => {
    const { innerWidth, innerHeight } = window;
    try {
      await setViewport({ width: 740, height: innerHeight });
      const page = await withControls('', '700px');
      await setViewport({ width: 800, height: innerHeight });
      await until(() => inner(page, 'filters', 'button[part~="facet-button"][popovertarget]'));
    } finally {
      await setViewport({ width: innerWidth, height: innerHeight });
    }
  });

  itWhere(!isWebKit, 'no window is as narrow as a phone')(
    'says on a phone what is set in the button, which needs no line of its own',
    async () => {
      const { innerWidth, innerHeight } = window;
      try {
        await setViewport({ width: 375, height: 812 });
        const page = await withControls('categories="opera" range="month"', '343px');
        const open = inner(page, 'filters', '[part~="open"]')!;
        await until(() => textOf(open) === 'Filters 2, 2 active');
        expect(inner(page, 'filters', '[part~="chips"]')!.checkVisibility()).to.equal(false);
        expect(boxOf(page.one('previous')).top - boxOf(open).bottom).to.be.lessThan(20);
        expect(areInOneRow(inner(page, 'search', 'form'), open)).to.equal(true);
        page.element.removeAttribute('categories');
        await until(() => open.dataset.chosen === 'This month');
        expect(getComputedStyle(open, '::after').content).not.to.equal('none');
        expect(boxOf(page.one('previous')).top - boxOf(open).bottom).to.be.lessThan(20);
      } finally {
        await setViewport({ width: innerWidth, height: innerHeight });
      }
    },
  );

  it('can be pressed 38 pixels high', async () => {
    const page = await withControls('', '1000px', '[part~="facet-button"]');
    for (const link of atLeastOne([...page.all('view-link'), ...page.all('step'), page.one('today-button')!])) {
      const { left, top, width, height } = boxOf(link);
      for (const offset of [-18.5, 18.5])
        expect(page.root.elementFromPoint(left + width / 2, top + height / 2 + offset), textOf(link)).to.equal(link);
    }
  });

  it('lays the view that is shown on its track like a card, which does not move the others', async () => {
    const page = await CalendarPage.of('views="list month map"');
    const places = () => page.all('view-link').map((link) => boxOf(link).left);
    const before = places();
    for (const style of Object.values(backgrounds)) {
      Object.assign(document.body.style, style);
      const [shown, other] = page.all('view-link').map((link) => getComputedStyle(link));
      expect([shown!.fontWeight, other!.fontWeight]).to.deep.equal(['600', '400']);
      expect(shown!.backgroundColor).not.to.equal(other!.backgroundColor);
    }
    await page.turnTo('Month');
    expect(places()).to.deep.equal(before);
  });

  it('is accessible', async () => {
    for (const layout of ['button', 'bar'])
      await expectAccessible(
        (await withControls(`filter-layout="${layout}" categories="opera"`, '1000px', 'button')).element,
      );
  });
});
