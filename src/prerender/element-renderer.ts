import { css, unsafeCSS, type CSSResult, type CSSResultGroup } from 'lit';
import type { Messages } from '../locale/index.js';
import { consentSetting, readSettings, serversOf, type Settings } from '../data/query/index.js';
import { allowedByHosts, hostOf } from '../elements/cards/allowed-images.js';
import type { CalendarEvent } from '../data/records/index.js';
import { addDays, dateFormat, type DisplayOptions } from '../data/time/index.js';
import type { Answer, Ask } from './answers.js';
import { escaped } from './escaped.js';
import type { PageElement } from './page-element.js';
import { hueSteps, type MarkupDocument } from './markup-document.js';
import { printed } from './print.js';

/** The input of an element's markup. */
export interface RenderContext {
  readonly element: PageElement;
  /** The document that it is built in. */
  readonly document: MarkupDocument;
  /** The answer to the first request of the element. */
  readonly answer: Answer;
  /** Requests more, where the element shows more than that answer. */
  readonly ask: Ask;
  /** BCP 47 tag. */
  readonly locale: string;
  readonly common: Messages;
  readonly settings: Settings;
  /** On the clock of the element's zone; where it has none, each event is shown on its own. */
  readonly display: DisplayOptions;
  /**
   * The zone whose day is today where the element names none, that of this machine by default; its clock keeps room for
   * the second one.
   */
  readonly timeZone: string | undefined;
}

/** Makes the test of which images the settings of an element allow, as its own code does. */
export function allowedImages({ element, document, settings }: RenderContext): (url: string) => boolean {
  const { consent } = readSettings(element.dom, consentSetting);
  return allowedByHosts(
    consent === 'granted' ? undefined : [document.baseURI, ...serversOf(settings.base_url)].map(hostOf),
  );
}

/** The clocks of the markup: where nobody knows that of the reader, that of the site keeps room for the second one. */
export const keptDisplay = ({ display, timeZone = '' }: RenderContext): DisplayOptions =>
  display.timeZone || display.timeDisplay === 'visitor' || !timeZone ? display : { ...display, timeZone };

/** A day of the same year that no event is on, begins or ends beside, so that no card says "Today". */
export function dayWithoutEvents(events: readonly CalendarEvent[], year: string): string {
  const days = new Set(
    events.flatMap(({ span }) =>
      [span.start, span.end].flatMap((end) => [-1, 0, 1].map((by) => addDays(String(end), by))),
    ),
  );
  let day = `${year}-12-31`;
  while (days.has(day)) day = addDays(day, -1);
  return day;
}

/** The markup of an element before its code is there. */
export interface ElementMarkup {
  /** The items in it, as they came over the wire, in their order. */
  readonly items: readonly unknown[];
  /** Renders it as the element does. */
  readonly render: () => unknown;
  /**
   * Returns when an item is over, where it then is to leave the markup and the words: the value of the attribute
   * `data-cal-end`.
   */
  readonly endOf?: ((item: unknown) => string) | undefined;
  /** The element inside of it that shows the items, whose place is the class `view`. */
  readonly view?: { readonly tag: string; readonly markup: ElementMarkup; readonly context: RenderContext };
}

/** How the markup of an element is rendered. */
export interface ElementRenderer {
  /** The styles of the element. */
  readonly styles: CSSResultGroup;
  /** The styles that it adopts beside them when it needs them. */
  readonly laterStyles?: CSSResultGroup;
  /** Reads what it shows, or gives the reason why it is not rendered. */
  readonly read: (context: RenderContext) => Promise<ElementMarkup | string>;
}

/** The colors that stand in for images, in steps of the hue. */
const hues = unsafeCSS(
  Array.from(
    { length: hueSteps },
    (_, step) => `.printed [data-hue='${step}'] { --_hue: ${(360 / hueSteps) * step} }`,
  ).join('\n'),
);

/**
 * Hides what the element renders while it waits, and the markup as soon as it has something better. Words that age,
 * such as Today, keep their room and come with the script; so does the second clock where nobody knows that of the
 * reader. Readers without scripts, and no others, see how old it is; there is nothing for them to press. A calendar
 * waits for its view, of which the style sheet knows nothing. The rule of the markup is written twice, because Firefox
 * 153 does not see that a skeleton has gone where `:host` stands before it, and WebKitGTK 2.50 not where it does not.
 */
const swap = css`
  .base:not(.printed):has(.skeleton) {
    display: none;
  }
  .base:not(.printed):not(:has(.skeleton)) ~ .printed:not(:has(.view)),
  :host > .base:not(.printed):not(:has(.skeleton)) ~ .printed:not(:has(.view)) {
    display: none;
  }
  .kept-clocks :is([part='zone'], [part='visitor-time']),
  .printed :is(.near, .runs, [part='nearness']) {
    visibility: hidden;
  }
  .as-of {
    display: none;
    color: var(--_muted);
    font-size: 12px;
    margin-block-start: var(--_gap);
  }
  @media (scripting: none) {
    .as-of {
      display: block;
    }
    .kept-clocks :is([part='zone'], [part='visitor-time']),
    .printed :is(button, [part='pager'], .near, .runs, [part='nearness']) {
      display: none;
    }
  }
  ${hues}
`;

const listed = (styles: CSSResultGroup): CSSResult[] => [styles].flat(Infinity as 1).map((style) => style as CSSResult);

const textOf = (styles: CSSResultGroup): string =>
  listed(styles)
    .map(({ cssText }) => cssText)
    .join('\n');

/**
 * The style sheet of the markup of an element: the same text on all pages. What the element adopts later is nested, so
 * that in the markup it wins over the styles that the element has from its start, as those win over a style sheet in
 * the page.
 */
export const styleOf = ({ styles, laterStyles = [] }: ElementRenderer): string =>
  `${textOf(styles)}\n.printed {\n${textOf(laterStyles)}\n}\n${textOf(swap)}`;

/** The markup of an element, with its style sheet. @param style the element that holds or names that */
export function styledMarkup({ render }: ElementMarkup, style: string, context: RenderContext): string {
  const { document } = context;
  document.renewLimits();
  const isKept = keptDisplay(context) !== context.display;
  const base = printed(render(), document)
    .replace('class="base"', `class="base printed${isKept ? ' kept-clocks' : ''}"`)
    // Scripts lead the focus to the links of a day: without them, Tab does.
    .replaceAll(/(<a\s[^>]*?)\stabindex="-1"/g, '$1');
  return style + base;
}

/** How old it is, as readers without scripts see it below the markup. */
export function ageLine({ common, display, settings, answer, timeZone = '' }: RenderContext): string {
  const { time_zone: zone = timeZone, hour_cycle: hourCycle } = settings;
  const format = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle,
  } as const;
  const clock = zone ? { timeZone: zone } : ({ timeZone: 'UTC', timeZoneName: 'short' } as const);
  const time = dateFormat(display.locale, { ...format, ...clock })
    .format(answer.time)
    .replace(/[\u2009\u202f]/g, ' ');
  return `<p class="as-of printed">${escaped(common.asOf(time))}</p>`;
}
