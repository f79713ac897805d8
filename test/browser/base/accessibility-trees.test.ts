import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import axe, { type VirtualNode } from 'axe-core';
import '../../../src/authoring/cal-sign-in.js';
import '../../../src/elements/cal-add-to-calendar.js';
import '../../../src/elements/cal-event-search.js';
import { isChromium } from '../appearance.js';
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
    // The list follows what is typed.
    await until(() => page.view.shadowRoot!.querySelectorAll('[part~="title"]').length === 1);
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

/** The roles that trees are compared by in all engines: those that ARIA has, too, but for marks of texts. */
const roles =
  /^(alert|article|button|checkbox|columnheader|combobox|definition|dialog|form|grid|gridcell|group|heading|link|list|listbox|listitem|option|radio|region|row|search|searchbox|status|term|textbox|toolbar)$/;
/** Roles whose names are what they hold, or none, as engines like it. */
const withoutNames = /^(listitem|definition|term|row)$/;

/** A role with its name, without blanks, of which engines have more or fewer. */
const lineOf = (role: string, name: string) =>
  roles.test(role) ? [`${role} “${withoutNames.test(role) ? '' : name.replace(/\s/g, '')}”`] : [];

/** What axe-core computes of a page, and its types do not name. */
const { aria, dom, text } = axe.commons as unknown as {
  readonly aria: { getRole(node: VirtualNode): string | null };
  readonly dom: { isVisibleToScreenReaders(node: VirtualNode): boolean };
  readonly text: { accessibleTextVirtual(node: VirtualNode): string };
};

/** The roles and names of the page, from its first to its last, as axe-core computes them of what an engine has made. */
function computedLines(): string[] {
  const linesIn = (node: VirtualNode): string[] => {
    if (node.props['nodeType'] !== Node.ELEMENT_NODE || !dom.isVisibleToScreenReaders(node)) return [];
    return [
      ...lineOf(aria.getRole(node) ?? '', text.accessibleTextVirtual(node)),
      ...(node.children ?? []).flatMap(linesIn),
    ];
  };
  const lines = linesIn(axe.setup(document.body));
  axe.teardown();
  return lines;
}

/** Roles of Chromium's own, and those that ARIA has for them. */
const ofAria: Readonly<Record<string, string>> = {
  Date: 'textbox',
  InputTime: 'textbox',
  DisclosureTriangle: 'button',
};

/** The same of the tree of Chromium, without what its own fields for dates and times hold. */
const linesOf = (tree: string): string[] =>
  [...tree.matchAll(/^ *(\w+) “(.*)”$/gm)].flatMap(([, role, name]) =>
    /^Show (date|time) picker/.test(name!) ? [] : lineOf(ofAria[role!] ?? role!, name!),
  );

describe('the accessibility tree at the end of a task has the roles and names that it had', () => {
  for (const [task, perform] of Object.entries(tasks))
    it(task, async () => {
      await perform();
      const known = await (await globalThis.fetch(`/test/fixtures/trees/${task}.txt`)).text();
      expect(computedLines()).to.deep.equal(linesOf(known));
      // No other engine gives its own tree to tests.
      if (isChromium) expect(await executeServerCommand<string, unknown>('accessibility-tree')).to.equal(known);
    });
});
