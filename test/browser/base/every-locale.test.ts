import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-list.js';
import '../../../src/elements/cal-event-month.js';
import '../../../src/elements/cal-event-week.js';
import { atLeastOne } from '../../at-least-one.js';
import { Calendar } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment } from '../environment.js';
import { eventAt } from '../period/made-events.js';
import { boxOf, deepElements } from './any-element.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((two) => one + two));
/** All languages of two or three letters that the browser knows. */
const locales = Intl.DateTimeFormat.supportedLocalesOf([
  ...pairs,
  ...pairs.flatMap((pair) => letters.map((letter) => pair + letter)),
]);

/** In another year than today, on long days and months. */
const calendar = new Calendar([
  eventAt('Talk', '2027-09-29 10:30', '2027-09-29 23:30'),
  eventAt('Fair', '2027-09-22 10:00', '2027-09-25 18:00'),
]);

const views = {
  'cal-event-list': 'range="all" group-by="month"',
  'cal-event-month': 'date="2027-09-29"',
  'cal-event-week': 'date="2027-09-29"',
} as const;

describe('in every locale of the browser, of the calendar that is usual in it', () => {
  for (const [tag, attributes] of Object.entries(views))
    it(`<${tag}> fits into 320 pixels`, async () => {
      const box = await boxOf(320);
      box.innerHTML = markupOf(tag, calendar, `calendar="auto" ${attributes}`);
      const element = box.firstElementChild as HTMLElementTagNameMap[keyof typeof views];
      const wide: string[] = [];
      for (const locale of atLeastOne(locales)) {
        element.lang = locale;
        await element.updateComplete;
        await element.settled;
        await element.updateComplete;
        const { left, right } = box.getBoundingClientRect();
        const outside = [...deepElements(element.shadowRoot!)].filter((one) => {
          const place = one.getBoundingClientRect();
          const isSeen = place.width > 1 && one.checkVisibility() && !one.closest('.scroller, .unseen, [popover]');
          return isSeen && (place.left < left - 1 || place.right > right + 1);
        });
        if (box.scrollWidth > 320 || outside.length)
          wide.push(`${locale}: ${box.scrollWidth}, ${outside.map(({ className }) => String(className)).join()}`);
      }
      expect(wide).to.deep.equal([]);
    });
});
