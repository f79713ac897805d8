import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { notice } from '../../elements/base/errors/notices.js';
import { radios } from '../forms/choices.js';
import { submitButton } from '../forms/form-parts.js';
import { removeSource, takeReading, type OpenPlace, type Source } from '../session/sources.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import type { Sending } from './sending.js';
import type { Desk } from './desk.js';
import { FoundItems } from './found-items.js';

interface Around {
  /** Reads the source again. */
  readonly reload: () => Promise<void>;
  /** Forgets what was given, since it is taken. */
  readonly taken: (source: Source, desk: Desk) => void;
}

/** What a source would change, the questions before it is taken, and what was taken. */
export class SourcePreview {
  readonly #host: LitElement;
  readonly #sending: Sending;
  readonly #around: Around;
  readonly #found: FoundItems;
  /** The answers so far, by the text of each place. */
  #places: Readonly<Record<string, string>> = {};
  #status: Source['status'] | undefined;
  /** Whether what the source no longer has goes to the trash. */
  #isTrashing = false;
  /** The source that the answers are for. */
  #id: number | undefined;

  constructor(host: LitElement, sending: Sending, around: Around) {
    this.#host = host;
    this.#sending = sending;
    this.#around = around;
    this.#found = new FoundItems(host);
  }

  render(source: Source, desk: Desk, words: SourcesMessages): unknown {
    if (source.id !== this.#id) {
      this.#id = source.id;
      this.#places = {};
      this.#status = undefined;
      this.#isTrashing = false;
    }
    if (source.state === 'reading')
      return html`
        <div class="actions">
          <progress aria-labelledby="reading"></progress>
          <span id="reading">${words.reading}</span>
        </div>
      `;
    if (source.state === 'new') return notice('empty', words.unread);
    if (source.isLeft) return notice('empty', words.left, words.leftHint);
    return html`${this.#renderState(source, desk, words)} ${this.#found.render(source, desk, words)}`;
  }

  #renderState(source: Source, desk: Desk, words: SourcesMessages): unknown {
    const { state, done, total } = source;
    if (state === 'applying')
      return html`
        <div class="actions">
          <progress max=${total} .value=${done} aria-label=${words.takes}></progress>
          <span role="status">${words.progress(done, total)}</span>
        </div>
      `;
    if (state === 'done') return this.#renderResult(source, desk, words);
    return total || source.counts.gone ? this.#renderQuestions(source, desk, words) : notice('empty', words.nothing);
  }

  #renderResult(source: Source, desk: Desk, words: SourcesMessages): TemplateResult {
    const { total, items, counts } = source;
    // What came before this reading would go, too.
    const isAllNew = total > 0 && items === counts.new;
    return html`
      <div class="notice" role="status">
        <p>${total ? words.taken(total) : words.nothing}</p>
        ${
          total
            ? html`<div class="actions">
                <button part="button" type="button" @click=${() => desk.change({ section: null, item: null })}>
                  ${words.showEvents}
                </button>
                ${
                  isAllNew
                    ? html`<button
                        part="button undo"
                        type="button"
                        aria-disabled=${this.#sending.isUnderWay}
                        @click=${() => this.#undo(source, desk, words)}
                      >
                        ${desk.words.undo}
                      </button>`
                    : nothing
                }
              </div>`
            : nothing
        }
      </div>
    `;
  }

  #renderQuestions(source: Source, desk: Desk, words: SourcesMessages): TemplateResult {
    const { places, total, counts } = source;
    const statuses = (['publish', 'draft'] as const).map((value) => ({ value, label: words.newAs[value] }));
    return html`
      <form class="stack" novalidate @submit=${(sent: SubmitEvent) => this.#take(sent, source, desk, words)}>
        ${
          places.length
            ? html`<fieldset part="field" class="field">
                <legend part="label">${words.places}</legend>
                <p part="help" class="help">${words.placesHint}</p>
                ${places.map((place, index) => this.#renderPlace(place, `place-${index}`, words))}
              </fieldset>`
            : nothing
        }
        ${total && counts.gone ? this.#renderTrashing(counts.gone, words) : nothing}
        <fieldset part="field" class="field" ?hidden=${counts.new === 0}>
          <legend part="label">${words.status}</legend>
          ${radios('status', statuses, this.#status ?? source.status, (status) => {
            this.#status = status;
            this.#host.requestUpdate();
          })}
        </fieldset>
        <div class="actions">
          ${submitButton(total ? words.take(total) : words.trash(counts.gone), this.#sending.isUnderWay)}
        </div>
      </form>
    `;
  }

  #renderTrashing(gone: number, words: SourcesMessages): TemplateResult {
    return html`
      <div part="field" class="field flag">
        <input
          part="input"
          type="checkbox"
          id="gone"
          .checked=${this.#isTrashing}
          @change=${({ target }: Event) => (this.#isTrashing = (target as HTMLInputElement).checked)}
        />
        <label for="gone">${words.trash(gone)}</label>
      </div>
    `;
  }

  #answerTo({ text, venue, candidates }: OpenPlace): string {
    return this.#places[text] ?? String(venue ?? candidates[0]?.id ?? 'create');
  }

  #renderPlace(place: OpenPlace, id: string, words: SourcesMessages): TemplateResult {
    const { text, events, candidates } = place;
    const chosen = this.#answerTo(place);
    const choices = [
      ...candidates.map(({ id: venue, title, town }) => [String(venue), [title, town].filter(Boolean).join(', ')]),
      ['create', words.makeVenue],
      ['none', words.withoutVenue],
    ];
    const choose = ({ target }: Event) => {
      this.#places = { ...this.#places, [text]: (target as HTMLSelectElement).value };
      this.#host.requestUpdate();
    };
    return html`
      <div class="asked">
        <label for=${id}><bdi>${text}</bdi> <span class="count">${words.inEvents(events)}</span></label>
        <select part="input" id=${id} @change=${choose}>
          ${choices.map(([value, label]) => html`<option value=${value!} ?selected=${value === chosen}>${label}</option>`)}
        </select>
      </div>
    `;
  }

  async #take(sent: SubmitEvent, source: Source, desk: Desk, words: SourcesMessages): Promise<void> {
    sent.preventDefault();
    const places = source.places.map((place) => {
      const answer = this.#answerTo(place);
      return [place.text, /^\d+$/.test(answer) ? Number(answer) : answer] as const;
    });
    const take = async () => {
      await takeReading(desk.session, source, {
        status: this.#status ?? source.status,
        places: Object.fromEntries(places),
        gone: this.#isTrashing || source.total === 0,
      });
      this.#around.taken(source, desk);
    };
    await this.#sending.send(desk, take, { reading_outdated: words.outdated });
    await this.#around.reload();
  }

  async #undo({ id }: Source, desk: Desk, words: SourcesMessages): Promise<void> {
    await this.#sending.send(desk, async () => {
      const trashed = await removeSource(desk.session, id, 'trash');
      desk.change({ item: null });
      desk.say(words.undone(trashed));
    });
  }
}
