import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import '../../../src/authoring/cal-sign-in.js';
import '../../../src/elements/cal-add-to-calendar.js';
import '../../../src/elements/cal-event-search.js';
import { isChromium, itWhere } from '../appearance.js';
import { allEvents, Calendar } from '../calendar.js';
import { CalendarPage } from '../calendar/calendar-page.js';
import { ControlPage } from '../controls/controls-page.js';
import { openFilters } from '../controls/filters-page.js';
import { EventCalendar } from '../detail/detail-page.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { Desk } from '../forms/desk.js';
import { EventFormPage } from '../forms/event-form-page.js';
import { FormPage } from '../forms/form-page.js';
import { atlas, MapPage, some } from '../map/map-page.js';
import { eventAt } from '../period/made-events.js';
import { MonthPage } from '../period/month-page.js';

/** On the Chatham Islands it is the morning of Saturday, 21 November 2026. */
setUpEnvironment();

const events = [
  eventAt('Harbour talk', '2026-11-24 19:00', '2026-11-24 21:00', { venue: allEvents[0]!.venue }),
  eventAt('Quay market', '2026-12-05 09:00', '2026-12-05 13:00'),
];
const calendar = () => new EventCalendar([], events);

/** The tasks, each done as far as its last step: what is there then is compared. */
const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
  find: async () => {
    const page = await ControlPage.of('<cal-event-search for="view"></cal-event-search>', calendar());
    const field = page.one('field') as HTMLInputElement;
    field.focus();
    field.value = 'harbour';
    field.dispatchEvent(new InputEvent('input'));
    // The event, the venue, which is searched for by itself, and the search of all.
    await until(() => page.all('option').length === 3);
  },
  filter: async () => {
    const page = await openFilters(new Calendar(), 'facets="date category featured cost"', {
      attributes: 'range="all" limit="1"',
    });
    await page.open('Category');
    await page.choose('Music');
  },
  open: async () => {
    const page = await CalendarPage.of('views="list month" detail="page"', { calendar: calendar() });
    (page.inView('title')[0]!.querySelector('a') ?? page.inView('title')[0]!).click();
    await until(() => page.root.querySelector('cal-event-detail')?.shadowRoot?.querySelector('[part~="facts"]'));
    await page.root.querySelector('cal-event-detail')!.settled;
  },
  add: async () => {
    const page = await ElementPage.open.call<never, [string], Promise<ElementPage<never>>>(
      ElementPage as never,
      markupOf('cal-add-to-calendar', calendar(), `event-id="${events[0]!.id}"`),
    );
    await page.settled();
    page.root.querySelector('button')!.click();
    await until(() => page.one('menu')?.matches(':popover-open'));
  },
  'month-by-keys': async () => {
    const page = await MonthPage.of(events, 'first-day="1" outside-days="false"');
    page.number('2026-11-21').focus();
    await page.keys('PageDown', 'Home', 'End');
    expect(page.focused).to.equal('2026-12-27');
  },
  'map-list': async () => {
    const page = await MapPage.ofVenues(atlas(some));
    await until(() => page.one('show'));
    // Far from the others: however high its popup is, none of them comes into sight when the map makes room for it.
    page.button('Show on the map: Riverside Track & Field').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.popup && page.focused === page.popup);
    await until(() => page.markerNames.join() === 'Riverside Track & Field');
    await until(() => /3 venues elsewhere/.test(textOf(page.one('base'))));
  },
  'sign-in': async () => {
    const page = await FormPage.open.call<never, [string], Promise<FormPage>>(
      FormPage as never,
      markupOf('cal-sign-in', new Desk()),
    );
    await page.ready();
    await page.element.submit();
  },
  publish: async () => {
    const page = await EventFormPage.with(new Desk(), 'event-title="Gala" start-date="2026-12-12T19:00"');
    await page.save('Publish');
    await until(() => page.one('saved'));
  },
};

describe('the accessibility tree at the end of a task has the roles and names that it had', () => {
  for (const [task, perform] of Object.entries(tasks))
    itWhere(isChromium, 'only Chromium gives its tree to tests')(task, async () => {
      await perform();
      const tree = await executeServerCommand<string, unknown>('accessibility-tree');
      const known = await (await globalThis.fetch(`/test/fixtures/trees/${task}.txt`)).text();
      expect(tree).to.equal(known);
    });
});
