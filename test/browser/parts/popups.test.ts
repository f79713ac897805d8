import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-add-to-calendar.js';
import '../../../src/elements/cal-event-search.js';
import { expectNoViolation } from '../appearance.js';
import { Calendar, recordedEvent } from '../calendar.js';
import { ControlPage } from '../controls/controls-page.js';
import { openFilters } from '../controls/filters-page.js';
import { DetailPage } from '../detail/detail-page.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, until } from '../environment.js';
import { MonthPage } from '../period/month-page.js';
import { eventAt } from '../period/made-events.js';
import { WeekPage } from '../period/week-page.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';

setUpEnvironment();

class AnyPage extends ElementPage<CalElement> {}
class SearchPage extends ControlPage<CalElement> {}

const full = await recordedEvent('full');
const crowd = Array.from({ length: 9 }, (_, index) => eventAt(`Talk ${index}`, '2026-11-18 10:00', '2026-11-18 11:00'));

/** Each box that opens above the page, and how. */
const popups: Readonly<Record<string, () => Promise<ElementPage<CalElement>>>> = {
  'suggestions of a search': async () => {
    const page = await SearchPage.of('<cal-event-search for="view"></cal-event-search>', new Calendar());
    page.root.querySelector('input')!.focus();
    await sendKeys({ type: 'market' });
    return page;
  },
  'the values of a filter': async () => {
    const page = await openFilters(new Calendar());
    await page.open('Category');
    return page;
  },
  'the choices of a date': async () => {
    const page = await openFilters(new Calendar());
    await page.open('Date');
    return page;
  },
  'the sheet of filters': async () => {
    const page = await openFilters(new Calendar(), undefined, { width: '320px' });
    page.one('open')!.click();
    return page;
  },
  'the ways into a calendar': async () => {
    const page = await AnyPage.open(markupOf('cal-add-to-calendar', new Calendar([full]), `event-id="${full.id}"`));
    await page.settled();
    page.one('add')!.click();
    return page;
  },
  'the months to choose from': async () => {
    const page = await MonthPage.of(crowd);
    page.one('month-button')!.click();
    return page;
  },
  'the preview of an event': async () => {
    const page = await MonthPage.of(crowd);
    page.one('moment')!.click();
    await page.settled();
    return page;
  },
  'the events of a day': async () => {
    const page = await WeekPage.of(crowd);
    page.one('more-events')!.click();
    await page.settled();
    return page;
  },
  'an event': () => DetailPage.ofEvent(full, 'mode="dialog"'),
};

describe('above a dark page that declares no color scheme, in its own colors and with its accent,', () => {
  for (const [name, open] of Object.entries(popups))
    it(`stand ${name}`, async () => {
      document.body.style.cssText = 'background: #10151c; color: rgb(232, 236, 242); --cal-color-accent: #ffb454';
      const page = await open();
      const find = () => page.root.querySelector<HTMLElement>(':popover-open, dialog[open]');
      await until(find);
      const popup = find()!;
      const { color, backgroundColor } = getComputedStyle(popup);
      expect([color, backgroundColor]).to.deep.equal(['rgb(232, 236, 242)', 'oklch(0.2 0 0)']);
      const boxes = popup.querySelectorAll('[type="checkbox"], [type="radio"]');
      expect(boxes.length > 0).to.equal(
        ['the values of a filter', 'the choices of a date', 'the sheet of filters'].includes(name),
      );
      for (const box of boxes) {
        const { appearance, color: edge } = getComputedStyle(box);
        expect([appearance, edge]).to.deep.equal(['none', color]);
      }
      await expectNoViolation(page.element);
    });
});
