import { adoptStyles, type CSSResult } from '@lit/reactive-element/css-tag.js';
import { render } from 'lit/html.js';
import { frame, placed } from '../../elements/cards/frame.js';
import { readList, type Page } from '../../data/client/index.js';
import { loadMessages, type Messages } from '../../locale/index.js';
import {
  afterFrame,
  displayOf,
  firstPageAt,
  giveAnswersOf,
  giveFirstPage,
  isPainted,
  notePainted,
  paintedBefore,
  readFound,
  type ListPlan,
  type Settings,
} from '../../data/query/index.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { formatSpan, loadTemporal, spanOf, type DisplayOptions } from '../../data/time/index.js';

/** An element, as the first script has read it from its attributes. */
export interface ElementToPaint<Asked extends ListPlan = ListPlan, Attributes = unknown> {
  readonly element: HTMLElement;
  readonly asked: Asked;
  /** Its attributes beside the filters of its request. */
  readonly attributes: Attributes;
  readonly settings: Settings;
  readonly language: string;
  /** The root addresses from which images may be requested, beside the page's own; `undefined` where all may. */
  readonly servers: readonly string[] | undefined;
  /** What its settings say of maps, as texts. */
  readonly map: { readonly tiles?: string | undefined; readonly attribution?: string | undefined };
  /** Whether its attributes still make the same request. */
  readonly isCurrent: () => boolean;
  /** Loads the code of the element. */
  readonly loadElement: () => void;
}

/** The steps that draw an answer, of which the first is seen first; `undefined` where the element is to show it. */
type Steps = readonly (() => void)[] | undefined;

/** A way to draw an answer. */
export type Drawing<T = EventRepresentation> = (
  page: Page<T>,
  common: Messages,
  display: DisplayOptions,
) => Steps | Promise<Steps>;

/**
 * Milliseconds for which an answer is waited for before the code of the element is loaded, which shows that it waits.
 */
const patience = 300;

/** Formats a time while the answer travels, because the first one of a page takes a browser longer than all others. */
async function warmUp(display: DisplayOptions): Promise<void> {
  await loadTemporal();
  const [start_date, end_date] = ['2026-01-01 10:00:00', '2026-01-01 11:00:00'];
  const span = spanOf({
    all_day: false,
    start_date,
    end_date,
    utc_start_date: start_date,
    utc_end_date: end_date,
    timezone: display.timeZone,
  });
  formatSpan(span!, display);
}

const isArrived = ({ localName }: Element): boolean => customElements.get(localName) !== undefined;

/**
 * Paints an answer by the templates of its element, before the code of the element is there. The element finds the page
 * among the first pages of lists, and its nodes where they are. What cannot be painted so is the element's: what is
 * empty, in part unreadable, or an error.
 */
export async function paintFirst<T = EventRepresentation>(
  { element, asked, settings, language, isCurrent, loadElement }: ElementToPaint,
  draw: Drawing<T>,
): Promise<void> {
  // It came with another element, and sends its own requests.
  if (isArrived(element)) return loadElement();
  const display = displayOf(settings, language);
  const url = asked.url(1);
  const read = (actual: string) =>
    readList<T>({}, asked.resource, { url: actual, page: 1, perPage: asked.perPage }, { isItem: () => true });
  // Another element may have sent the same request.
  const before = firstPageAt(url);
  const times = before?.times ?? giveAnswersOf(url);
  const answer =
    (before?.answer as ReturnType<typeof read> | undefined) ?? readFound(url, asked.settings.namespace, read);
  giveFirstPage(url, { answer, times });
  // Where Temporal cannot be fetched, what follows fails likewise, and leaves it to the element to say so.
  warmUp(display).catch(() => {});
  const timer = setTimeout(loadElement, patience);
  try {
    const [page, common] = await Promise.all([answer, loadMessages('common', language), loadTemporal()]);
    const steps = await draw(page, common, display);
    if (!steps || isArrived(element) || !isCurrent()) return;
    const [first, ...others] = steps;
    first!();
    giveFirstPage(url, { answer, times, painted: { page, at: Math.min(Date.now(), ...times) } });
    await afterFrame();
    loadElement();
    for (const other of others) if (!isArrived(element)) other();
  } finally {
    clearTimeout(timer);
    loadElement();
  }
}

/** Draws the frame of an element with its content, before what a server has printed in its root. */
export function drawInto(element: HTMLElement, styles: CSSResult[], content: Parameters<typeof placed>[0]): void {
  // What is drawn may bring styles of its own, which stay.
  if (!isPainted(element)) {
    adoptStyles(element.shadowRoot ?? element.attachShadow({ mode: 'open' }), styles);
    notePainted(element);
  }
  render(frame(placed(content)), element.shadowRoot!, { host: element, renderBefore: paintedBefore(element) });
}
