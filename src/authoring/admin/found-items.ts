import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { CalError } from '../../data/client/index.js';
import { failureOf } from '../forms/failure.js';
import { readFound, type Found, type FoundItem, type FoundPage, type Source } from '../session/sources.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import type { Desk } from './desk.js';
import { whenOf } from './moments.js';

const groups = ['new', 'changed', 'gone', 'double', 'left_out', 'same'] as const satisfies readonly Found[];

/** How much a reading has found, in a line. */
export const summaryOf = ({ counts }: Source, { found }: SourcesMessages): string =>
  groups
    .filter((group) => counts[group] > 0)
    .map((group) => found[group](counts[group]))
    .join(', ');

/** What a reading has found, in groups that are read when they are opened. */
export class FoundItems {
  readonly #host: LitElement;
  /** The reading that the pages are of. */
  #reading = '';
  #pages: Partial<Record<Found, FoundPage & { readonly pages: number }>> = {};
  /** Why the last page could not be read. */
  #failure = '';

  constructor(host: LitElement) {
    this.#host = host;
  }

  render(source: Source, desk: Desk, words: SourcesMessages): unknown {
    const reading = `${source.id} ${source.version} ${source.state}`;
    if (reading !== this.#reading) {
      this.#reading = reading;
      this.#pages = {};
      this.#failure = '';
    }
    return groups
      .filter((found) => source.counts[found] > 0)
      .map(
        (found) => html`
          <details
            class="found"
            @toggle=${({ target }: Event) => (target as HTMLDetailsElement).open && void this.#more(found, source, desk)}
          >
            <summary>${words.found[found](source.counts[found])}</summary>
            ${this.#renderPage(found, source, desk, words)}
          </details>
        `,
      );
  }

  #renderPage(found: Found, source: Source, desk: Desk, words: SourcesMessages): unknown {
    const page = this.#pages[found];
    if (!page) return this.#failure || nothing;
    return html`
      <ul role="list">
        ${page.items.map((item) => this.#renderItem(item, desk, words))}
      </ul>
      ${
        page.items.length < page.total
          ? html`<button part="button" type="button" @click=${() => this.#more(found, source, desk, true)}>
              ${words.more}
            </button>`
          : nothing
      }
    `;
  }

  #renderItem(item: FoundItem, desk: Desk, words: SourcesMessages): TemplateResult {
    const { title, place, repeats, parts, reason, row } = item;
    const reasons: Readonly<Record<string, string | undefined>> = words.reasons;
    const said = (part: string) => (words.parts as Record<string, string | undefined>)[part] ?? part;
    const details = [
      whenOf(item, desk.display),
      repeats ? words.repeats : '',
      place,
      parts.map(said).join(', '),
      row === undefined ? '' : words.row(row),
      reason && (reasons[reason] ?? reasons.other),
    ];
    return html`
      <li>
        <bdi>${title || desk.words.untitledItem}</bdi>
        <span class="details">${details.filter(Boolean).map((detail) => html`<bdi>${detail}</bdi>`)}</span>
      </li>
    `;
  }

  async #more(found: Found, { id }: Source, desk: Desk, isNext = false): Promise<void> {
    const known = this.#pages[found];
    if (known && !isNext) return;
    const reading = this.#reading;
    try {
      const pages = (known?.pages ?? 0) + 1;
      const { items, total } = await readFound(desk.session, id, found, pages);
      if (reading !== this.#reading) return;
      this.#pages = { ...this.#pages, [found]: { items: [...(known?.items ?? []), ...items], total, pages } };
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.#failure = failureOf(error, desk.authoring).text;
    }
    this.#host.requestUpdate();
  }
}
