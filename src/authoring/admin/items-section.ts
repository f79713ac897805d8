import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { CalError } from '../../data/client/index.js';
import { readDesk, type DeskItem, type DeskKind, type DeskPage, type DeskRequest } from '../session/desk-items.js';
import { opensElsewhere } from '../../elements/cards/card.js';
import { failureOf } from '../forms/failure.js';
import { initialOf } from '../forms/identity-preview.js';
import { nearnessOf } from '../forms/nearness-of.js';
import { notice } from '../../elements/base/errors/notices.js';
import { actionNames, actions } from '../editing/item-actions.js';
import { Batch } from './batch.js';
import type { Desk, Section } from './desk.js';
import { Menus, type MenuEntry } from '../editing/menus.js';
import { leafOf, whenOf } from './moments.js';
import { Reading } from './reading.js';
import { listed, rareTabs, rightToAdd, tabsOf, type Tab } from './sections.js';
import { SeriesRows } from './series-rows.js';
import { Welcome } from './welcome.js';

/** Pages of the desk, as long as the interface allows. */
const pageLength = 50;

/** Milliseconds after the last key before a search begins. */
const searchDelay = 250;

/**
 * The items that the user may change: events to come from the next on, venues and organizers by name, drafts and the
 * trash with the newest change first; searched, changed one by one or several at once.
 */
export class ItemsSection implements Section {
  readonly #host: LitElement;
  readonly #kind: DeskKind;
  readonly #pager: (page: number, pages: number, desk: Desk) => unknown;
  readonly #reading: Reading<DeskPage>;
  readonly #welcome: Welcome;
  readonly #menus: Menus;
  readonly #batch: Batch;
  readonly #series: SeriesRows;
  /** The ids of what is selected on this page. */
  #selected: ReadonlySet<number> = new Set();
  /** Whether the boxes are shown where there is no room for them. */
  #isSelecting = false;
  /** What is listed, without the search. */
  #request: DeskRequest | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #key = '';

  constructor(host: LitElement, kind: DeskKind, pager: (page: number, pages: number, desk: Desk) => unknown) {
    this.#host = host;
    this.#kind = kind;
    this.#pager = pager;
    this.#reading = new Reading(host);
    this.#welcome = new Welcome(host);
    this.#menus = new Menus(host);
    this.#batch = new Batch(host, { kind, items: () => this.#items, reload: () => this.reload() });
    this.#series = new SeriesRows(host, () => this.reload());
  }

  get isBusy(): boolean {
    return this.#reading.isBusy || this.#batch.progress !== undefined;
  }

  read(desk: Desk): void {
    const { session, status, search, page } = desk;
    const key = [status, search, page].join(' ');
    if (key !== this.#key) {
      this.#key = key;
      this.#selected = new Set();
      this.#batch.forget();
      this.#series.forget();
    }
    const isOfEvents = this.#kind === 'events';
    const when = !isOfEvents ? undefined : !status ? 'upcoming' : status === 'past' ? 'past' : undefined;
    const statuses = status && status !== 'past' ? [status] : listed;
    const order = isOfEvents || status === 'trash' ? undefined : 'name';
    // In the trash each date is by itself, to be taken out.
    const isFolded = isOfEvents && session.offers('series') && status !== 'trash';
    const request: DeskRequest = { kind: this.#kind, statuses, when, order, perPage: pageLength };
    this.#request = request;
    this.#reading.request(key, (signal) => readDesk(session, { ...request, isFolded, search, page, signal }));
    if (isOfEvents) this.#welcome.read(desk);
  }

  async reload(): Promise<void> {
    await Promise.all([this.#reading.reload(), this.#series.reload(), this.#welcome.reload()]);
    const known = new Set(this.#items.map(({ id }) => id));
    this.#selected = new Set([...this.#selected].filter((id) => known.has(id)));
  }

  follow(): void {
    if (!this.#batch.progress) void this.reload();
  }

  status({ words }: Desk): string {
    const { value } = this.#reading;
    const { progress } = this.#batch;
    if (progress) return words.working(progress.done, progress.total);
    return value && !this.isBusy ? words.items(value.total) : words.loading;
  }

  render(desk: Desk): TemplateResult {
    const { value, error } = this.#reading;
    return html`
      ${this.#welcome.render(desk)} ${this.#renderTools(desk, value)}
      ${error ? this.#renderError(error, desk) : nothing} ${this.#batch.renderFailures(desk)}
      ${value ? [this.#renderSelection(desk), this.#renderList(value, desk)] : error ? nothing : skeleton}
      ${value && value.totalPages > 1 ? this.#pager(desk.page, value.totalPages, desk) : nothing}
    `;
  }

  /** What can be changed one by one: the events, and the dates of series that are open. */
  get #items(): readonly DeskItem[] {
    return (this.#reading.value?.items ?? []).flatMap((item) => (item.series ? this.#series.datesOf(item) : item));
  }

  #renderTools(desk: Desk, value: DeskPage | undefined): TemplateResult {
    const { words, search } = desk;
    return html`
      <div class="tools">
        <form class="search" role="search" @submit=${(submission: SubmitEvent) => this.#onSearch(submission, desk)}>
          <input
            part="input search"
            type="search"
            name="search"
            dir="auto"
            autocomplete="off"
            aria-label=${words.search[this.#kind]}
            placeholder=${words.search[this.#kind]}
            .value=${live(search)}
            @input=${(input: InputEvent) => this.#onType(input, desk)}
          />
        </form>
        <div part="tabs" class="tabs" role="group" aria-label=${words.tabsName}>
          ${[undefined, ...tabsOf[this.#kind]].map((tab) => this.#renderTab(tab, desk, value))}
          <button
            part="button"
            class="tab select-some"
            type="button"
            aria-pressed=${this.#isSelecting}
            @click=${() => this.#select([], !this.#isSelecting)}
          >
            ${words.selectSome}
          </button>
        </div>
      </div>
    `;
  }

  #renderTab(tab: Tab | undefined, { words, common, status, change }: Desk, value: DeskPage | undefined): unknown {
    const count = value && this.#countOf(tab, value);
    const isCurrent = tab === status;
    const name = words.tabs[tab ?? this.#first];
    const isCounted = count !== undefined;
    if (tab && !isCurrent && !count && rareTabs.includes(tab)) return nothing;
    // What is published is to come, or over; or it is all that there is.
    const isAll = this.#kind === 'events' || count === (value && this.#countOf(undefined, value));
    if (tab === 'publish' && isAll && !isCurrent) return nothing;
    return html`
      <button
        part="button tab ${isCurrent ? 'current' : ''}"
        class="tab"
        type="button"
        aria-pressed=${isCurrent}
        aria-label=${isCounted ? `${name} ${common.number(count)}` : name}
        @click=${() => change({ status: tab ?? null, page: null })}
      >
        ${name} ${isCounted ? html`<span class="count">${common.number(count)}</span>` : nothing}
      </button>
    `;
  }

  /** The name of the tab that needs no attribute. */
  get #first(): 'all' | 'upcoming' {
    return this.#kind === 'events' ? 'upcoming' : 'all';
  }

  #countOf(tab: Tab | undefined, { counts, upcoming }: DeskPage): number | undefined {
    if (tab && tab !== 'past') return counts[tab];
    const all = listed.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    if (this.#kind !== 'events') return all;
    return upcoming === undefined ? undefined : tab ? all - upcoming : upcoming;
  }

  #renderError(error: CalError, { authoring, common }: Desk): TemplateResult {
    return notice('error', failureOf(error, authoring).text, undefined, {
      label: common.retry,
      take: () => void this.reload(),
    });
  }

  #renderSelection(desk: Desk): unknown {
    const { words, session } = desk;
    const items = this.#items;
    const { progress } = this.#batch;
    if (!items.length) return nothing;
    const chosen = items.filter(({ id }) => this.#selected.has(id));
    const offered = actionNames.filter(
      (name) => chosen.length > 0 && chosen.every((item) => actions[name].isOffered(item, session)),
    );
    return html`
      <div part="selection" class="selection ${this.#isSelecting || chosen.length ? 'selecting' : ''}">
        <label class="check">
          <input
            type="checkbox"
            .checked=${live(chosen.length === items.length)}
            .indeterminate=${chosen.length > 0 && chosen.length < items.length}
            @change=${() => this.#select(chosen.length === items.length ? [] : items)}
          />
          <span>${chosen.length ? words.selected(chosen.length) : words.selectAll}</span>
        </label>
        ${offered.map(
          (name) =>
            html`<button
              part="button action"
              type="button"
              aria-disabled=${progress !== undefined}
              @click=${() => this.#batch.start(name, chosen, desk)}
            >
              ${words.actions[name]}
            </button>`,
        )}
        ${progress ? html`<progress max=${progress.total} .value=${progress.done} aria-label=${words.selected(progress.total)}></progress>` : nothing}
      </div>
    `;
  }

  #renderList({ items }: DeskPage, desk: Desk): TemplateResult {
    if (!items.length) return this.#renderEmpty(desk);
    const classes = [
      this.#reading.isBusy && 'old',
      (this.#isSelecting || this.#selected.size > 0) && 'selecting',
      this.#kind === 'events' ? 'events' : 'contacts',
      items.some(({ picture }) => picture) && 'pictured',
    ];
    return html`
      <ul part="rows" class="rows ${classes.filter(Boolean).join(' ')}" role="list">
        ${repeat(
          items.flatMap((item) => [
            { item, isBelow: false },
            ...this.#series.datesOf(item).map((date) => ({ item: date, isBelow: true })),
          ]),
          ({ item: { id, series } }) => (series ? `series-${series.id}` : id),
          ({ item, isBelow }) => this.#renderRow(item, desk, isBelow),
        )}
      </ul>
    `;
  }

  #renderEmpty({ words, status, search, common, change }: Desk): TemplateResult {
    const tab = status as Tab | undefined;
    const { value } = this.#reading;
    if (!search) {
      const hasAny = this.#countOf(undefined, value!) || this.#countOf('past', value!);
      const text =
        tab || (hasAny && this.#kind === 'events') ? words.noneIn[tab ?? 'upcoming'] : words.none[this.#kind];
      return notice('empty', text);
    }
    const clear = { label: words.clearSearch, take: () => change({ search: null, page: null }) };
    const past = !tab && this.#kind === 'events' ? (this.#countOf('past', value!) ?? 0) : 0;
    const text = words.noMatch[past ? 'upcoming' : this.#kind](words.quoted(search));
    const toPast = {
      label: `${words.tabs.past} (${common.number(past)})`,
      take: () => change({ status: 'past', page: null }),
    };
    return notice('empty', text, undefined, past ? [toPast, clear] : clear);
  }

  #renderRow(item: DeskItem, desk: Desk, isBelow: boolean): TemplateResult {
    const { words, display, common } = desk;
    const { id, title, status, eventStatus, place, events, picture, changedBy, modified, isHidden } = item;
    const { series } = item;
    const name = (series?.title ?? title) || words.untitledItem;
    const marks = [
      status === 'publish' ? '' : status,
      eventStatus === 'scheduled' ? '' : eventStatus,
      isHidden ? 'hidden' : '',
    ];
    const badges = marks.filter((mark) => Object.hasOwn(common.statuses, mark)) as (keyof typeof common.statuses)[];
    const canOpen = item.may.includes('update') && status !== 'trash';
    return html`
      <li part="row" class="item ${isBelow ? 'below' : ''} ${this.#selected.has(id) ? 'selected' : ''}" data-id=${id}>
        ${
          series
            ? html`<span class="check"></span>`
            : html`<label class="check">
                <input
                  type="checkbox"
                  aria-label=${words.select(name)}
                  .checked=${live(this.#selected.has(id))}
                  @change=${() => this.#toggle(id)}
                />
              </label>`
        }
        ${item.start ? leafOf(item, display) : nothing}
        ${
          picture
            ? html`<img
                class="picture"
                src=${picture}
                alt=""
                width="40"
                height="40"
                loading="lazy"
                @error=${({ target }: Event) => (target as Element).classList.add('gone')}
              />`
            : html`<span class="picture" aria-hidden="true"
                >${this.#kind === 'events' ? nothing : initialOf(name, display.locale)}</span
              >`
        }
        <div class="name">
          ${
            canOpen
              ? html`<a
                  part="link"
                  class="open"
                  dir="auto"
                  href=${desk.href({ item: String(id) })}
                  @click=${(click: MouseEvent) => this.#onOpen(click, item, desk)}
                  >${name}</a
                >`
              : html`<span class="open" dir="auto">${name}</span>`
          }
          ${badges.map((badge) => html` <span part="badge badge-${badge}" class="badge ${badge}">${common.statuses[badge]}</span>`)}
          ${series ? this.#series.render(series, this.#request!, desk) : nothing}
        </div>
        <div class="when">${events === undefined ? whenOf(item, display) : words.uses(events)}</div>
        <div class="place" dir="auto">${place}</div>
        <div class="changed">${words.changed(nearnessOf(modified, display), changedBy)}</div>
        <div class="event-menu">
          ${this.#menus.render({ key: id, part: 'more', name: words.actionsFor(name), entries: () => this.#entriesOf(item, desk) })}
        </div>
      </li>
    `;
  }

  #entriesOf(item: DeskItem, desk: Desk): readonly MenuEntry[] {
    const { words, session, change } = desk;
    const { id, status, url, series } = item;
    const canWrite = status !== 'trash';
    const canCopy = canWrite && this.#kind === 'events' && session.may(rightToAdd[this.#kind]);
    const offered = actionNames.filter((name) => actions[name].isOffered(item, session));
    return [
      ...(canWrite && item.may.includes('update')
        ? [{ label: words.edit, take: () => change({ item: String(id) }) }]
        : []),
      ...(canCopy ? [{ label: words.duplicate, take: () => change({ item: `copy-${id}` }) }] : []),
      ...(status === 'publish' && /^https?:/.test(url) ? [{ label: words.view, href: url }] : []),
      ...(series
        ? [this.#series.removal(series, desk)]
        : offered.map((name) => ({ label: words.actions[name], take: () => this.#batch.start(name, [item], desk) }))),
    ];
  }

  #select(items: readonly DeskItem[], isSelecting = this.#isSelecting): void {
    this.#selected = new Set(items.map(({ id }) => id));
    this.#isSelecting = isSelecting;
    this.#host.requestUpdate();
  }

  #toggle(id: number): void {
    const selected = new Set(this.#selected);
    if (!selected.delete(id)) selected.add(id);
    this.#selected = selected;
    this.#host.requestUpdate();
  }

  #onOpen(click: MouseEvent, { id }: DeskItem, desk: Desk): void {
    if (opensElsewhere(click)) return;
    click.preventDefault();
    desk.change({ item: String(id) });
  }

  #onType({ target }: InputEvent, { change }: Desk): void {
    clearTimeout(this.#typing);
    const { value } = target as HTMLInputElement;
    this.#typing = setTimeout(() => change({ search: value.trim() || null, page: null }), searchDelay);
  }

  #onSearch(submission: SubmitEvent, { change }: Desk): void {
    submission.preventDefault();
    clearTimeout(this.#typing);
    const { value } = (submission.target as HTMLFormElement).elements.namedItem('search') as HTMLInputElement;
    change({ search: value.trim() || null, page: null });
  }
}

/** Rows that are on their way: as many as fill a window, so that what is below the desk does not jump. */
export const skeleton = html`<div part="loading" class="waiting-rows" aria-hidden="true">
  ${Array.from({ length: 16 }, () => html`<i></i>`)}
</div>`;
