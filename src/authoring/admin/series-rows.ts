import { html, type LitElement, type TemplateResult } from 'lit';
import { CalError } from '../../data/client/index.js';
import { sentenceOf } from '../../elements/parts/rule-sentence.js';
import type { MenuEntry } from '../editing/menus.js';
import { reasonOf } from '../editing/item-actions.js';
import { readDesk, type DeskItem, type DeskRequest, type DeskSeries } from '../session/desk-items.js';
import { removeSeries } from '../session/series.js';
import type { Session } from '../session/session.js';
import type { Desk } from './desk.js';
import { Reading } from './reading.js';

/** All pages of a list. @throws CalError */
async function readAll(session: Session, request: DeskRequest): Promise<readonly DeskItem[]> {
  const items: DeskItem[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { totalPages, ...read } = await readDesk(session, { ...request, page });
    items.push(...read.items);
    pages = totalPages;
  }
  return items;
}

/** The series in a list of events, below whose rows their dates stand once somebody asks for them. */
export class SeriesRows {
  readonly #host: LitElement;
  readonly #reload: () => Promise<void>;
  readonly #open = new Map<number, Reading<readonly DeskItem[]>>();

  /** @param reload reads the list again */
  constructor(host: LitElement, reload: () => Promise<void>) {
    this.#host = host;
    this.#reload = reload;
  }

  /** The dates that are shown of a series. */
  datesOf({ series }: DeskItem): readonly DeskItem[] {
    return (series && this.#open.get(series.id)?.value) || [];
  }

  /** Closes all. */
  forget(): void {
    this.#open.clear();
  }

  /** Reads the dates that are shown again. */
  async reload(): Promise<void> {
    await Promise.all([...this.#open.values()].map((reading) => reading.reload()));
  }

  /** The rule of a series, and the button that shows its dates. */
  render({ id, dates, rule, start }: DeskSeries, request: DeskRequest, { words, ...desk }: Desk): TemplateResult {
    const { display, authoring, session } = desk;
    const sentence = sentenceOf({ rule, start_date: start }, authoring.dates.rule, display.locale);
    const reading = this.#open.get(id);
    return html`
      <div class="series">
        <span>${sentence ?? authoring.dates.rule.other}</span>
        <button
          part="button dates"
          class="link"
          type="button"
          aria-expanded=${reading !== undefined}
          @click=${() => this.#turn(id, request, session)}
        >
          ${words.dates(dates)}
        </button>
        ${reading?.error ? html`<span part="message">${reasonOf(reading.error, words, authoring)}</span>` : ''}
      </div>
    `;
  }

  /** Moves all dates to the trash. */
  removal(series: DeskSeries, desk: Desk): MenuEntry {
    const { words, authoring, session, say } = desk;
    const what = words.quoted(series.title);
    const take = async () => {
      try {
        const { removed, undo } = await removeSeries(session, series, undefined);
        await this.#reload();
        say(authoring.dates.deletedDates(removed), async () => {
          await undo();
          await this.#reload();
          say(words.undone(what));
        });
        await this.#land();
      } catch (error) {
        if (!(error instanceof CalError)) throw error;
        say(`${words.failedFor(what)} ${reasonOf(error, words, authoring)}`);
      }
    };
    return { label: words.removeSeries, take: () => void take() };
  }

  /** Takes the focus, which the row had, to the section. */
  async #land(): Promise<void> {
    await this.#host.updateComplete;
    const root = this.#host.renderRoot as ShadowRoot;
    if (!root.activeElement) root.querySelector<HTMLElement>('#section')?.focus();
  }

  #turn(id: number, request: DeskRequest, session: Session): void {
    if (!this.#open.delete(id)) {
      const reading = new Reading<readonly DeskItem[]>(this.#host);
      this.#open.set(id, reading);
      reading.request('', (signal) => readAll(session, { ...request, isFolded: false, series: id, signal }));
    }
    this.#host.requestUpdate();
  }
}
