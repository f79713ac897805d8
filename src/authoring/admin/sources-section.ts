import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { notice } from '../../elements/base/errors/notices.js';
import { opensElsewhere } from '../../elements/cards/card.js';
import { backIcon } from '../../elements/parts/icons.js';
import { failureOf } from '../forms/failure.js';
import { nearnessOf } from '../forms/nearness-of.js';
import { isWorkedOn, pause, readOneSource, readSources, type Source } from '../session/sources.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import { wordsFor } from '../words/words.js';
import { Sending } from './sending.js';
import type { Desk, Section } from './desk.js';
import { summaryOf } from './found-items.js';
import { skeleton } from './items-section.js';
import { NewSource } from './new-source.js';
import { Reading } from './reading.js';
import { SentFiles } from './sent-files.js';
import { SourceActions } from './source-actions.js';
import { SourcePreview } from './source-preview.js';
import { problemOf } from './source-problem.js';
import { sourcesStyles } from './sources.styles.js';
import { TableColumns } from './table-columns.js';

/** How long a source may fail until that is said above all others, in milliseconds. */
const longestFailing = 7 * 24 * 3_600_000;

/** Whether what a source has brought may be out of date, and nobody has paused it. */
const isFailing = ({ problem, isFollowed, isPaused, lastGood }: Source) =>
  problem !== undefined && isFollowed && !isPaused && Date.now() - lastGood > longestFailing;

/** Files and addresses that events are taken from: a new one, those that are known, and one that is looked at. */
export class SourcesSection implements Section {
  readonly #host: LitElement;
  readonly #words: ReturnType<typeof wordsFor<'sources'>>;
  readonly #list: Reading<readonly Source[]>;
  readonly #one: Reading<Source>;
  readonly #new: NewSource;
  readonly #columns: TableColumns;
  readonly #preview: SourcePreview;
  readonly #sending: Sending;
  readonly #actions: SourceActions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The source that is looked at. */
  #item: string | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    this.#words = wordsFor(host, 'sources');
    this.#list = new Reading(host);
    this.#one = new Reading(host);
    const files = new SentFiles();
    this.#new = new NewSource(host, files);
    this.#sending = new Sending(host);
    this.#actions = new SourceActions(this.#sending, {
      shown: () => this.reload(),
      list: () => this.#list.reload(),
    });
    const reload = () => this.#one.reload();
    this.#columns = new TableColumns(host, this.#sending, files, reload);
    this.#preview = new SourcePreview(host, this.#sending, {
      reload,
      taken: (source, desk) => {
        files.forget(source);
        this.#new.rows.taken(source.name, desk);
      },
    });
    (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(sourcesStyles.styleSheet!);
  }

  get isBusy(): boolean {
    return this.#words.messages === undefined || this.#shown.isBusy;
  }

  get #shown(): Reading<unknown> {
    return this.#item === undefined ? this.#list : this.#one;
  }

  read({ session, item }: Desk): void {
    if (item !== this.#item) {
      this.#sending.forget();
      if (this.#list.value) void this.#list.reload();
      // One that is opened again may have been read meanwhile.
      if (this.#one.value && item === String(this.#one.value.id)) {
        this.#one.value = undefined;
        void this.#one.reload();
      }
    }
    this.#item = item;
    if (item === undefined) this.#list.request('sources', () => readSources(session));
    else this.#one.request(item, () => readOneSource(session, Number(item)));
    this.#ask();
  }

  /** Asks again for what is worked on. */
  #ask(): void {
    const { value } = this.#shown;
    const isOpen = [value ?? []].flat().some((one) => isWorkedOn(one as Source));
    if (!isOpen || this.isBusy || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#host.isConnected) void this.reload();
    }, pause);
  }

  reload(): Promise<void> {
    return this.#shown.reload();
  }

  status({ words }: Desk): string {
    const [{ value: list }, { value: one }, { messages }] = [this.#list, this.#one, this.#words];
    if (this.isBusy || !messages) return messages?.loading ?? words.loading;
    const said = this.#item === undefined ? list && words.items(list.length) : one && summaryOf(one, messages);
    return said || words.sections.sources;
  }

  render(desk: Desk): unknown {
    const words = this.#words.messages;
    const { value, error } = this.#shown;
    const { common, authoring } = desk;
    const retry = { label: common.retry, take: () => void this.reload() };
    if (error) return notice('error', failureOf(error, authoring).text, undefined, retry);
    if (!words || !value) return skeleton;
    const { failure: refusal } = this.#sending;
    const failure = refusal ? notice('error', refusal) : nothing;
    return this.#item === undefined
      ? html`${failure} ${this.#new.render(desk, words)} ${this.#renderList(value as readonly Source[], desk, words)}`
      : html`${failure} ${this.#renderOne(value as Source, desk, words)}`;
  }

  #renderList(sources: readonly Source[], desk: Desk, words: SourcesMessages): TemplateResult {
    if (!sources.length) return notice('empty', words.none, words.noneHint);
    const failing = sources.filter(isFailing).map(({ name }) => name);
    return html`
      ${failing.length ? notice('error', words.failing(failing.join(', '))) : nothing}
      <ul part="rows" class="rows users sources" role="list">
        ${repeat(
          sources,
          ({ id }) => id,
          (source) => this.#renderRow(source, desk, words),
        )}
      </ul>
    `;
  }

  #renderRow(source: Source, desk: Desk, words: SourcesMessages): TemplateResult {
    const { id, name, lastRead, nextRead, items } = source;
    const open = { item: String(id) };
    const follow = (click: MouseEvent) => {
      if (opensElsewhere(click)) return;
      click.preventDefault();
      desk.change(open);
    };
    return html`
      <li part="row" class="item" data-id=${id}>
        <div class="name">
          <a part="link" class="open" dir="auto" href=${desk.href(open)} @click=${follow}>${name}</a>
        </div>
        <div class="changed">
          ${Number.isNaN(lastRead) ? words.unread : words.readAt(nearnessOf(lastRead, desk.display), nearnessOf(nextRead, desk.display))}
        </div>
        <div class="place">${this.#stateOf(source, words) ?? words.brought(items)}</div>
        ${source.problem ? html`<p class="invalid why">${problemOf(source, words)}</p>` : nothing}
        <div class="actions">${this.#actions.render(source, desk, words)}</div>
      </li>
    `;
  }

  #stateOf({ state, isPaused, isLeft }: Source, words: SourcesMessages): string | undefined {
    const { reading, waits, takes, unreadable, paused, left } = words;
    const said: Readonly<Record<string, string>> = { reading, waits, applying: takes };
    return said[state] ?? (isPaused ? paused : isLeft ? left : { failed: unreadable }[state]);
  }

  #renderOne(source: Source, desk: Desk, words: SourcesMessages): TemplateResult {
    const { name, address, problem } = source;
    return html`
      <div>
        <button part="button back" class="labeled back" type="button" @click=${() => desk.change({ item: null })}>
          ${backIcon} ${desk.words.back}
        </button>
      </div>
      <div class="bar">
        <div>
          <div class="subtitle" role="heading" aria-level=${desk.level + 1} dir="auto">${name}</div>
          ${address ? html`<p class="help address" dir="ltr">${address}</p>` : nothing}
        </div>
        <div class="actions">${this.#actions.render(source, desk, words)}</div>
      </div>
      ${problem ? notice('error', problemOf(source, words)!) : nothing} ${this.#columns.render(source, desk, words)}
      ${problem || this.#columns.isChosen(source) ? nothing : this.#preview.render(source, desk, words)}
    `;
  }
}
