import { css, html, nothing, type TemplateResult } from 'lit';
import { firstDayOfWeek } from '../data/query/index.js';
import { readFilters } from '../data/schema/index.js';
import { today, weekOf } from '../data/time/index.js';
import { attributes as rows } from '../elements/calendar/calendar-attributes.js';
import { CalendarState } from '../elements/calendar/calendar-state.js';
import { styles } from '../elements/calendar/calendar.styles.js';
import { datesToolbar, toolbarStyles } from '../elements/calendar/dates-toolbar.js';
import { frame } from '../elements/cards/frame.js';
import { shared } from '../elements/cards/shared.styles.js';
import { requestingTag } from '../elements/first-request.js';
import { firstFacets, isSwitch } from '../elements/controls/facets.js';
import { filterIcon } from '../elements/controls/filter-sheet.js';
import { searchIcon } from '../elements/controls/suggestion-icons.js';
import { fillStyles } from '../elements/parts/fill.styles.js';
import { calendarIcon, openIcon, printIcon } from '../elements/parts/icons.js';
import { labeledStyles } from '../elements/parts/labeled.styles.js';
import { shareWords } from '../elements/parts/share-button.js';
import { loadMessages } from '../locale/index.js';
import type { ElementMarkup, ElementRenderer, RenderContext } from './element-renderer.js';
import { listRenderer } from './list-renderer.js';
import { monthRenderer } from './month-renderer.js';
import { PageElement } from './page-element.js';

/** The views that a calendar may begin with. */
const views: Readonly<Partial<Record<string, ElementRenderer>>> = {
  'cal-event-list': listRenderer,
  'cal-event-month': monthRenderer,
};

/**
 * The element is laid out behind the markup, so that its view knows its width, until it has all that it shows. Controls
 * that are elements of their own are drawn as they begin.
 */
const behind = css`
  .base.base:not(.printed):has(~ .printed) {
    display: block;
    flex: none;
    block-size: 0;
    overflow: clip;
    visibility: hidden;
  }
  .printed .search {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-block-size: 2.5em;
    padding-inline-start: 0.75em;
    border: 1px solid color-mix(in oklab, currentColor 55%, transparent);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_muted);
  }
  .search svg {
    inline-size: 1.15em;
    block-size: 1.15em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .filter-bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
  .filter-bar button {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
  }
  .filter-bar svg {
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .printed .filter-button {
    gap: 0.3em;
    font-weight: inherit;
  }
  .printed .filter-button svg {
    inline-size: 1em;
    block-size: 1em;
  }
  .filter-button:has(+ .filter-bar) + .filter-bar {
    display: none;
  }
  @media (min-width: 48em) {
    @container cal (width >= 36em) {
      .filter-button:has(+ .filter-bar) {
        display: none;
      }
      .filter-button:has(+ .filter-bar) + .filter-bar {
        display: flex;
      }
    }
  }
  @media (pointer: coarse) {
    .printed :is(.search, .filter-button, .filter-bar button) {
      min-block-size: 2.75em;
    }
  }
  @container cal (width < 29em) {
    .views:has([part~='view-day']) [part~='view-week'] {
      display: none;
    }
  }
  @media (scripting: none) {
    .printed :is(.bar, .tools) {
      display: none;
    }
  }
`;

/** The handler of everything, until the element is there. */
const nobody = () => {};

async function read(context: RenderContext): Promise<ElementMarkup | string> {
  const { element, answer, common, display, locale, settings, timeZone } = context;
  const attribute = (name: string) => element.getAttribute(name);
  const values = readFilters(rows, attribute);
  const state = new CalendarState({
    values: () => values,
    isNarrow: () => false,
    panelRoom: () => 0,
    hasWeek: () => true,
    today: () => today(settings.time_zone ?? timeZone, answer.time),
    firstDay: () => firstDayOfWeek(settings, locale),
    weekend: () => weekOf(locale).weekend,
    locale: () => display.locale,
  });
  const tag = requestingTag(element.dom)!;
  if (tag !== state.view.tag) return 'its view is none of those that it offers';
  const given = Object.entries(state.viewAttributes(attribute, undefined)).filter(
    (one): one is [string, string] => one[1] !== null,
  );
  const inner = { ...context, element: new PageElement(tag, given, element) };
  const view = await views[tag]!.read(inner);
  if (typeof view === 'string') return view;
  const [messages, controls, detail] = await Promise.all([
    loadMessages('calendar', locale),
    loadMessages('controls', locale),
    loadMessages('detail', locale),
  ]);
  const { offered, shown } = state;
  const link = (name: (typeof offered)[number]) => html`
    <button
      part="button view-link view-${name} ${name === shown ? 'current' : ''}"
      class="view-link"
      data-name=${messages.views[name]}
      type="button"
      aria-current=${name === shown ? 'true' : 'false'}
    >
      ${messages.views[name]}
    </button>
  `;
  const tool = (name: string, content: TemplateResult, own = 'labeled') =>
    state.has(name) ? html`<button part="button" class="${own} ${name}" type="button">${content}</button>` : nothing;
  const layout = state.value('filter_layout');
  // Whether something takes place online is seen in the events of the element.
  const known = firstFacets.filter((name) => name !== 'online');
  const names = [
    ...known.map((name) => html`${controls.facets[name]}${isSwitch(name) ? nothing : openIcon}`),
    html`${controls.moreFacets}${openIcon}`,
  ];
  const filters = [
    layout !== 'bar' &&
      html`<button class="labeled filter-button" type="button">${filterIcon}<span>${controls.filters}</span></button>`,
    layout !== 'button' &&
      html`<div class="filters filter-bar">${names.map((name) => html`<button type="button">${name}</button>`)}</div>`,
  ];
  const render = () =>
    frame(html`
      <div>
        <div part="bar" class="bar">
          <slot name="toolbar-start"></slot>
          ${offered.length > 1 ? html`<div part="views" class="views">${offered.map(link)}</div>` : nothing}
          ${state.has('search') ? html`<div class="search">${searchIcon}${controls.search}</div>` : nothing}
          ${state.has('filters') ? filters : nothing}
          <slot name="toolbar-end"></slot>
        </div>
      </div>
      <div class="fill">
        <div class="fill">
          ${state.view.hasToolbar ? nothing : datesToolbar(state, display.locale, messages, nobody)}
          <div class="content fill">
            <div class="view" data-view=${tag}><slot></slot></div>
          </div>
        </div>
      </div>
      <div class="tools">
        ${tool('subscribe', html`<span class="labeled">${calendarIcon}<span>${detail.subscribe}</span></span>`, '')}
        ${tool('share', shareWords(common))} ${tool('print', html`${printIcon}<span>${messages.print}</span>`)}
      </div>
    `);
  return { ...view, render, view: { tag, markup: view, context: inner } };
}

export const calendarRenderer: ElementRenderer = {
  styles: [shared, fillStyles, labeledStyles, styles, behind],
  laterStyles: [toolbarStyles],
  read,
};
