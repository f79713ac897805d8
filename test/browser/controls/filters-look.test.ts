import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  directions,
  expectAccessible,
  expectAccessibleIn,
  expectNoViolation,
  itWhere,
  itWithPreferences,
  narrowest,
  prefer,
  setViewport,
  viewports,
} from '../appearance.js';
import '../../../src/elements/cal-event-search.js';
import { Calendar, json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { allFacets, openFilters, type FiltersPage } from './filters-page.js';

setUpEnvironment();

const { categories } = new Calendar().others;
const category = categories.find(({ slug }) => !/^\d+$/.test(slug))!;
const set = `range="today" featured categories="${category.slug}"`;

const sheet = (page: FiltersPage) => page.one('sheet') as HTMLDialogElement;

/** Filters in a box that is too narrow for a bar, with the sheet open. */
async function openSheet(attributes = 'range="all"'): Promise<FiltersPage> {
  const page = await openFilters(new Calendar(), undefined, { attributes, width: '320px' });
  page.one('open')!.focus();
  page.one('open')!.click();
  await until(() => sheet(page).open);
  return page;
}

const press = (key: string) => sendKeys({ press: key });

/** The contrast of a color with alpha on white. */
function contrastOnWhite(color: string): number {
  const brush = document.createElement('canvas').getContext('2d')!;
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, 1, 1);
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the fields of controls', () => {
  it('have an edge that is seen', async () => {
    const page = await openFilters(new Calendar());
    await page.open('Category');
    const search = document.createElement('cal-event-search');
    page.view.after(search);
    await until(() => search.shadowRoot?.querySelector('[part="search"]'));
    for (const field of [page.one('find')!, search.shadowRoot!.querySelector('[part="search"]')!])
      expect(contrastOnWhite(getComputedStyle(field).borderTopColor)).to.be.at.least(3);
  });
});

describe('filters in a bar', () => {
  it('are reached, opened, chosen and closed by keys alone', async () => {
    const page = await openFilters(new Calendar());
    page.facet('Category').focus();
    await press('Enter');
    await until(() => page.box?.querySelector('[part~="value"]'));
    expect(page.root.activeElement).to.equal(page.one('find'));
    await press('Tab');
    // Firefox stops at a list that can be scrolled, too.
    if (!page.root.activeElement?.matches('input')) await press('Tab');
    expect(page.root.activeElement?.matches('[part~="checkbox"]')).to.equal(true);
    await press(' ');
    await page.shown();
    expect(page.attribute('categories')).not.to.equal(null);
    expect(page.root.activeElement?.matches('[part~="checkbox"]:checked')).to.equal(true);
    await press('Escape');
    await until(() => !page.box);
    expect(page.root.activeElement).to.equal(page.facet('Category'));
  });

  it('open one at a time, below their buttons, inside the window', async () => {
    const page = await openFilters(new Calendar());
    await page.open('Category');
    await page.open('Venue');
    expect(page.root.querySelectorAll(':popover-open')).to.have.length(1);
    const { left, right, top, bottom } = page.box.getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(window.innerWidth);
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(window.innerHeight);
  });
});

describe('filters in a panel', () => {
  it('begin with the first two facets open, and the others closed', async () => {
    const page = await openFilters(new Calendar(), 'facets="date category venue organizer featured" layout="panel"');
    await until(() => page.all('value').length > 10);
    expect([...page.root.querySelectorAll('details')].map(({ open }) => open)).to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
    page.facet('Venue').click();
    await until(() => page.root.querySelectorAll('details[open]').length === 3);
  });

  it('show all values at once, and can be closed', async () => {
    const page = await openFilters(new Calendar(), 'facets="category date featured" layout="panel"');
    await until(() => page.all('value').length > 10);
    expect(page.one('sheet')).to.equal(undefined);
    page.facet('Category').click();
    await until(() => page.all('value').length === 10);
    expect(textOf(page.facet('Category'))).to.equal('Category');
  });
});

describe('filters in a narrow box', () => {
  it('open above the page, say how many events there are, and return to their button', async () => {
    const page = await openSheet();
    expect(page.text('show')).to.equal('Show 316 events');
    await until(() => page.value('Next weekend'));
    expect([...page.root.querySelectorAll('details')].map(({ open }) => open)).to.deep.equal([
      true,
      false,
      false,
      false,
      false,
    ]);
    page.facet('Date').click();
    await until(() => !page.box);
    page.facet('Category').click();
    await until(() => page.box?.querySelector('[part~="value"]'));
    await page.choose(category.name);
    const { total } = page.view as HTMLElementTagNameMap['cal-event-list'];
    expect(page.text('show')).to.equal(`Show ${total} event${total === 1 ? '' : 's'}`);
    page.one('show')!.click();
    await until(() => !sheet(page).open);
    expect(page.root.activeElement).to.equal(page.one('open'));
    expect([textOf(page.one('open')), page.chips]).to.deep.equal(['Filters 1, 1 active', [category.name]]);
  });

  it('close on Escape, and keep the focus inside while all is taken away', async () => {
    const page = await openSheet(set);
    const clear = [...sheet(page).querySelectorAll('button')].find((button) => textOf(button) === 'Clear all')!;
    clear.focus();
    clear.click();
    await page.shown();
    expect([page.attribute('featured'), page.root.activeElement]).to.deep.equal([null, page.one('show')]);
    await press('Escape');
    await until(() => !sheet(page).open);
  });

  it('become a bar where there is room again', async () => {
    const page = await openSheet();
    page.around.style.inlineSize = '';
    await until(() => page.one('facets')?.role === 'group');
    expect(page.one('sheet')).to.equal(undefined);
  });
});

describe('accessibility of the filters', () => {
  for (const [direction, language] of Object.entries(directions)) {
    it(`holds for a bar with a facet open, and for what is set, ${direction}`, async () => {
      document.documentElement.dir = direction;
      document.documentElement.lang = language;
      const page = await openFilters(new Calendar(), `facets="${allFacets}" counts`, { attributes: set });
      await expectNoViolation(page.element);
      page.all('facet-button')[1]!.click();
      await until(() => page.box?.querySelector('[part~="value"]'));
      await expectAccessibleIn(direction)(page.element);
    });

    it(`holds for a panel and a small month, ${direction}`, async () => {
      document.documentElement.dir = direction;
      document.documentElement.lang = language;
      const page = await openFilters(new Calendar(), 'facets="date category" layout="panel"', {
        attributes: 'starts-before="2026-11-24" ends-after="2026-11-19"',
      });
      await until(() => page.one('days') && page.all('checkbox').length);
      await expectAccessibleIn(direction)(page.element);
    });

    it(`holds for a sheet, ${direction}`, async () => {
      document.documentElement.dir = direction;
      document.documentElement.lang = language;
      const page = await openSheet(set);
      page.all('facet-button')[1]!.click();
      await until(() => page.box?.querySelector('[part~="value"]'));
      await expectAccessibleIn(direction)(page.element);
    });
  }

  it('holds while values load, where they cannot be had, and where none match', async () => {
    const calendar = new Calendar();
    const page = await openFilters(calendar);
    const answer = calendar.hold();
    page.facet('Tag').click();
    await until(() => page.box?.textContent.includes('Loading'));
    await expectNoViolation(page.element);
    calendar.answer = () => json({ code: 'broken', message: '', data: null }, 500);
    answer();
    await until(() => page.box.querySelector('[part~="error"]'));
    await expectAccessible(page.element);
    calendar.answer = () => json({ tags: [], total: 0, total_pages: 0 });
    page.button('Try again').click();
    await until(() => page.box.textContent.includes('No matches'));
    await expectNoViolation(page.element);
  });

  itWithPreferences('holds in forced colors, where what is on is still told from what is off', async () => {
    const page = await openFilters(new Calendar(), undefined, { attributes: set });
    await prefer({ 'forced-colors': 'active' });
    try {
      await expectNoViolation(page.element);
      const width = (name: string) => getComputedStyle(page.facet(name)).borderTopWidth;
      expect(width('Featured')).not.to.equal(width('Venue'));
    } finally {
      await prefer({ 'forced-colors': 'none' });
    }
  });

  for (const [width, size] of viewports) {
    for (const language of ['en', 'de', 'ar'])
      itWhere(width >= narrowest, 'no window is as narrow')(
        `fits into ${width} pixels with text of ${size} %, ${language}`,
        async () => {
          document.documentElement.lang = language;
          const { innerWidth, innerHeight } = window;
          await setViewport({ width, height: 640 });
          document.body.style.fontSize = `${size}%`;
          try {
            const page = await openFilters(new Calendar(), undefined, { attributes: set });
            expect(page.outside()).to.deep.equal([]);
            page.one('open')?.click();
            await until(() => sheet(page)?.open ?? true);
            const boxes = [...sheet(page).querySelectorAll('*')].filter(
              (one) => one.checkVisibility() && !one.closest('.unseen'),
            );
            const outside = boxes.filter(
              (one) => one.getBoundingClientRect().right > width || one.getBoundingClientRect().left < 0,
            );
            expect(outside.map(({ outerHTML }) => outerHTML.slice(0, 80))).to.deep.equal([]);
          } finally {
            await setViewport({ width: innerWidth, height: innerHeight });
          }
        },
      );
  }
});
