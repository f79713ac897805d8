import { css, unsafeCSS, type CSSResult, type CSSResultGroup } from 'lit';
import type { Messages } from '../locale/index.js';
import type { Settings } from '../data/query/index.js';
import type { CalendarEvent } from '../data/records/index.js';
import { addDays, type DisplayOptions } from '../data/time/index.js';
import type { Answer, Ask } from './answers.js';
import { escaped } from './escaped.js';
import type { PageElement } from './page-element.js';
import { hueSteps } from './paper.js';
import { printed } from './print.js';

/** What a picture is made from. */
export interface PictureContext {
  readonly element: PageElement;
  /** The address of the page, against which relative addresses are read. */
  readonly site: string;
  /** The answer to the first request of the element. */
  readonly answer: Answer;
  /** Asks for more, where the element shows more than that answer. */
  readonly ask: Ask;
  /** BCP 47 tag. */
  readonly locale: string;
  readonly common: Messages;
  readonly settings: Settings;
  /** On the clock of the element's zone; where it has none, each event is shown on its own. */
  readonly display: DisplayOptions;
  /** The zone whose day is today where the element names none, that of this machine by default; its clock keeps the place of the second one. */
  readonly timeZone: string | undefined;
}

/** The clocks of a picture: where nobody knows that of the reader, that of the site keeps the place of the second one. */
export const keptDisplay = ({ display, timeZone = '' }: PictureContext): DisplayOptions =>
  display.timeZone || display.timeDisplay === 'visitor' || !timeZone ? display : { ...display, timeZone };

/** A day of the same year that no event is on, or begins or ends beside, so that none is called by a word that ages, such as Today. */
export function quietDay(events: readonly CalendarEvent[], year: string): string {
  const days = new Set(
    events.flatMap(({ span }) => [span.start, span.end].flatMap((end) => [-1, 0, 1].map((by) => addDays(String(end), by)))),
  );
  let day = `${year}-12-31`;
  while (days.has(day)) day = addDays(day, -1);
  return day;
}

/** What an element shows before its code is there. */
export interface Picture {
  /** The items in it, as they came over the wire, in their order. */
  readonly items: readonly unknown[];
  /** Renders it as the element does. To be called on paper. */
  readonly render: () => unknown;
  /** Tells when an item is over, where it then is to leave the picture and the words: what the attribute `data-cal-end` holds. */
  readonly endOf?: ((item: unknown) => string) | undefined;
}

/** How the picture of an element is made. */
export interface PictureMaker {
  /** The styles of the element. */
  readonly styles: CSSResultGroup;
  /** Those that it adopts beside them when it needs them. */
  readonly laterStyles?: CSSResultGroup;
  /** Makes it, or says why the element has none. */
  readonly make: (context: PictureContext) => Promise<Picture | string>;
}

/** What stands in for pictures, in steps of its hue. */
const hues = unsafeCSS(
  Array.from({ length: hueSteps }, (_, step) => `.picture [data-hue='${step}'] { --_hue: ${(360 / hueSteps) * step} }`).join('\n'),
);

/**
 * Hides what the element renders while it waits, and the picture as soon as it has something better. Words that age, such as Today, have
 * their place and come with the script; so does the second clock where nobody knows that of the reader. Readers without scripts, and no others, are told how old the picture is; there is nothing for them to
 * press. The picture's rule is written twice, because Firefox 153 does not see that a skeleton has gone where `:host` stands before it, and
 * WebKitGTK 2.50 not where it does not.
 */
const swap = css`
  .base:not(.picture):has(.skeleton) {
    display: none;
  }
  .base:not(.picture):not(:has(.skeleton)) ~ .picture,
  :host > .base:not(.picture):not(:has(.skeleton)) ~ .picture {
    display: none;
  }
  .kept-clocks :is([part='zone'], [part='visitor-time']),
  .picture :is(.near, .runs, [part='nearness']) {
    visibility: hidden;
  }
  .as-of {
    display: none;
    color: var(--_muted);
    font-size: 0.875em;
    margin-block-end: var(--_gap);
  }
  @media (scripting: none) {
    .as-of {
      display: block;
    }
    .kept-clocks :is([part='zone'], [part='visitor-time']),
    .picture :is(button, [part='pager'], .near, .runs, [part='nearness']) {
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
 * The style sheet of a picture: the same text for all pictures of an element. What the element adopts later is nested, so that in the picture
 * it wins over the styles that the element has from its start, as those win over a style sheet in the page.
 */
export const styleOf = ({ styles, laterStyles = [] }: PictureMaker): string =>
  `${textOf(styles)}\n.picture {\n${textOf(laterStyles)}\n}\n${textOf(swap)}`;

/**
 * The content of a shadow root: the mark before which the element will render, and behind it the picture. To be called on paper.
 * @param style the element that holds or names the style sheet
 */
export function shadowContent({ render }: Picture, style: string, context: PictureContext): string {
  const { common, locale, settings, answer, timeZone = '' } = context;
  const { time_zone: zone = timeZone, hour_cycle: hourCycle } = settings;
  const format = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', hourCycle } as const;
  const clock = zone ? { timeZone: zone } : ({ timeZone: 'UTC', timeZoneName: 'short' } as const);
  const time = new Date(answer.time).toLocaleString(locale, { ...format, ...clock }).replace(/[\u2009\u202f]/g, ' ');
  const isKept = keptDisplay(context) !== context.display;
  const base = printed(render()).replace('class="base"', `class="base picture${isKept ? ' kept-clocks' : ''}"`);
  return `<!--cal-->${style}<p class="as-of picture">${escaped(common.asOf(time))}</p>${base}`;
}
