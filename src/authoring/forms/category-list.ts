import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { allItems, type FoundItem } from '../session/find-items.js';
import { CalError } from '../../data/client/index.js';
import { notice } from '../../elements/base/errors/notices.js';
import { doneIcon } from '../../elements/parts/icons.js';
import { termTree, type Branch } from '../../elements/parts/term-tree.js';
import { part } from './choices.js';
import { chips } from './chips.js';
import type { Control, FormContext } from './field.js';
import type { NamedTerm } from './named-terms.js';
import { newTermOf } from './new-term.js';

/** The number of categories from which on they can be searched, and the chosen ones are named above them. */
const many = 12;

/** The number of those that most events have, which are beside one another where there are many. */
const mostUsed = 10;

/** The categories that most events have, in the order of the list. */
function often(terms: readonly FoundItem[]): readonly FoundItem[] {
  const used = terms.filter(({ count }) => count).toSorted((one, other) => other.count! - one.count!);
  const most = new Set(used.slice(0, mostUsed));
  return terms.filter((term) => most.has(term));
}

/** A name as it is searched: without accents, in small letters. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The branches whose name holds the text, each with all that leads to it. */
function branchesWith(branches: readonly Branch<FoundItem>[], text: string): readonly Branch<FoundItem>[] {
  return branches.flatMap((branch) => {
    if (folded(branch.term.name).includes(text)) return [branch];
    const below = branchesWith(branch.below, text);
    return below.length ? [{ ...branch, below }] : [];
  });
}

/** The chosen ones with this, or without it. */
const toggled = (chosen: readonly NamedTerm[], { id, name }: NamedTerm): readonly NamedTerm[] =>
  chosen.some((one) => one.id === id) ? chosen.filter((one) => one.id !== id) : [...chosen, { id, name }];

const countOf = (branches: readonly Branch<FoundItem>[]): number =>
  branches.reduce((sum, { below }) => sum + 1 + countOf(below), 0);

/** The text that is typed for a new category. */
interface Adding {
  readonly name: string;
  readonly parent: number;
  readonly isMissing?: boolean;
}

/** The categories of a calendar as a tree of boxes to tick, read page by page, with a search where there are many. */
export class CategoryList implements ReactiveController {
  readonly #host: FormContext['host'];
  #terms: readonly FoundItem[] = [];
  /** The user for whom they were read: another one may see others. */
  #readFor: unknown;
  #isReading = false;
  #hasFailed = false;
  #search = '';
  #adding: Adding | undefined;

  constructor(host: FormContext['host']) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#readFor = this.#adding = undefined;
    this.#search = '';
  }

  async #read(form: FormContext): Promise<void> {
    const readFor = form.session.me ?? this.#host;
    if (this.#readFor === readFor) return;
    this.#readFor = readFor;
    this.#terms = [];
    this.#isReading = true;
    this.#hasFailed = false;
    try {
      for await (const terms of allItems(form.session, form.settings, 'categories')) {
        if (this.#readFor !== readFor) return;
        this.#terms = [...this.#terms, ...terms];
        this.#host.requestUpdate();
      }
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.#hasFailed = true;
    }
    this.#isReading = false;
    this.#host.requestUpdate();
  }

  render(control: Control<readonly NamedTerm[]>, form: FormContext): TemplateResult {
    void this.#read(form);
    const { id, value, change } = control;
    const { words } = form;
    const { categories } = words.linked;
    // What the event has stays, also where it is in no list.
    const others = value.filter((term) => !this.#terms.some((one) => one.id === term.id));
    const branches = termTree([
      ...this.#terms,
      ...(this.#isReading ? [] : others.map((term) => ({ ...term, detail: '', parent: 0 }))),
    ]);
    const isMany = this.#terms.length > many;
    const text = isMany ? folded(this.#search.trim()) : '';
    const shown = text ? branchesWith(branches, text) : branches;
    const used = isMany ? often(this.#terms) : [];
    const unused = value.filter((term) => !used.some((one) => one.id === term.id));
    const tree = shown.length
      ? html`<div class="ticks ${isMany ? 'many' : ''}">
          ${this.#renderBranches(shown, control, isMany ? undefined : shown[0]!.term)}
        </div>`
      : nothing;
    return html`
      ${this.#renderUsed(used, control, categories.used)}
      ${isMany ? chips(unused, words.event.remove, (term) => change(value.filter((one) => one.id !== term.id))) : nothing}
      ${isMany ? this.#renderSearch(id, categories.search) : nothing} ${this.#renderState(shown, Boolean(text), form)}
      ${
        used.length
          ? html`<details class="all-categories" ?open=${Boolean(text)}>
              <summary>${categories.all}</summary>
              ${tree}
            </details>`
          : tree
      }
      ${this.#renderNew(control, form)}
    `;
  }

  /** Those that most events have, each a button that is pressed where the event has it. */
  #renderUsed(used: readonly FoundItem[], { value, change }: Control<readonly NamedTerm[]>, label: string): unknown {
    if (!used.length) return nothing;
    return html`<div class="row" role="group" aria-label=${label}>
      ${used.map((term) => {
        const isOn = value.some(({ id }) => id === term.id);
        return html`<button
          part="button"
          class="chip"
          type="button"
          dir="auto"
          aria-pressed=${isOn}
          @click=${() => change(toggled(value, term))}
        >
          ${isOn ? doneIcon : nothing}${term.name}
        </button>`;
      })}
    </div>`;
  }

  #renderSearch(id: string, label: string): TemplateResult {
    return html`<input
      part="input"
      id=${id}
      type="search"
      dir="auto"
      autocomplete="off"
      aria-label=${label}
      placeholder=${label}
      .value=${live(this.#search)}
      @input=${({ target }: InputEvent) => {
        this.#search = (target as HTMLInputElement).value;
        this.#host.requestUpdate();
      }}
      @keydown=${this.#onKey(() => {})}
    />`;
  }

  #renderState(shown: readonly Branch<FoundItem>[], isSearched: boolean, { words, common }: FormContext): unknown {
    const { categories, searchFailed } = words.linked;
    if (this.#hasFailed) {
      const take = () => {
        this.#readFor = undefined;
        this.#host.requestUpdate();
      };
      return notice('error', searchFailed, undefined, { label: common.retry, take });
    }
    const count = countOf(shown);
    const said = this.#isReading
      ? categories.loading
      : isSearched
        ? count
          ? categories.found(count)
          : categories.none
        : count
          ? undefined
          : words.event.noTerms;
    return html`<p class="help" role="status">${said ?? nothing}</p>`;
  }

  /** @param first the one whose box has the id of the field */
  #renderBranches(
    branches: readonly Branch<FoundItem>[],
    control: Control<readonly NamedTerm[]>,
    first: FoundItem | undefined,
  ): TemplateResult {
    const { id, value, change } = control;
    return html`<ul role="list">
      ${branches.map(({ term, below }) => {
        const own = term === first ? id : `${id}-${term.id}`;
        const isOn = value.some((one) => one.id === term.id);
        return html`<li>
          <span class="option flag">
            <input
              part="input"
              type="checkbox"
              id=${own}
              .checked=${live(isOn)}
              @change=${() => change(toggled(value, term))}
            />
            <label for=${own} dir="auto">${term.name}</label>
          </span>
          ${below.length ? this.#renderBranches(below, control, first) : nothing}
        </li>`;
      })}
    </ul>`;
  }

  #renderNew(control: Control<readonly NamedTerm[]>, form: FormContext): unknown {
    if (!form.session.may('name_terms') || this.#isReading) return nothing;
    const { id } = control;
    const { categories } = form.words.linked;
    const adding = this.#adding;
    if (!adding) {
      const open = () => this.#change({ name: this.#search.trim(), parent: 0 }, `${id}-name`);
      return html`<button part="button" type="button" id="${id}-add" @click=${open}>${categories.add}</button>`;
    }
    const making = newTermOf(this.#host, 'categories');
    const failure = adding.isMissing ? categories.name.missing : making.failure;
    const add = () => void this.#add(control, form);
    return html`
      <div class="new-term" role="group" aria-label=${categories.add}>
        ${part(
          `${id}-name`,
          categories.name.label,
          html`
            ${failure ? html`<p part="invalid" class="invalid" id="${id}-name-invalid" role="alert">${failure}</p>` : nothing}
            <input
              part="input"
              id="${id}-name"
              type="text"
              dir="auto"
              autocomplete="off"
              aria-required="true"
              aria-invalid=${Boolean(failure)}
              aria-describedby=${failure ? `${id}-name-invalid` : nothing}
              .value=${live(adding.name)}
              @input=${({ target }: InputEvent) => {
                making.forget();
                this.#change({ ...adding, name: (target as HTMLInputElement).value, isMissing: false });
              }}
              @keydown=${this.#onKey(add)}
            />
          `,
        )}
        ${part(
          `${id}-below`,
          categories.below,
          html`<select
            part="input"
            id="${id}-below"
            @change=${({ target }: Event) => this.#change({ ...adding, parent: Number((target as HTMLSelectElement).value) })}
          >
            <option value="0" ?selected=${!adding.parent}>${categories.top}</option>
            ${this.#options(termTree(this.#terms), '', adding.parent)}
          </select>`,
        )}
        <div class="actions">
          <button part="button" type="button" aria-disabled=${making.isBusy} @click=${add}>${categories.add}</button>
          <button part="button" type="button" @click=${() => this.#change(undefined, `${id}-add`)}>
            ${categories.cancel}
          </button>
          <span class="help" role="status">${making.isBusy ? form.words.saving : nothing}</span>
        </div>
      </div>
    `;
  }

  #options(branches: readonly Branch<FoundItem>[], indent: string, chosen: number): readonly TemplateResult[] {
    return branches.flatMap(({ term, below }) => [
      html`<option value=${term.id} ?selected=${term.id === chosen}>${indent}${term.name}</option>`,
      ...this.#options(below, `${indent}\u2003`, chosen),
    ]);
  }

  #change(adding: Adding | undefined, focus?: string): void {
    this.#adding = adding;
    this.#host.requestUpdate();
    if (focus) void this.#host.updateComplete.then(() => this.#host.shadowRoot?.getElementById(focus)?.focus());
  }

  async #add({ id, change }: Control<readonly NamedTerm[]>, form: FormContext): Promise<void> {
    const { name, parent } = this.#adding!;
    if (!name.trim()) return this.#change({ name, parent, isMissing: true }, `${id}-name`);
    const draft = { name: name.trim(), ...(parent && { parent }) };
    await newTermOf(this.#host, 'categories').make(form, draft, (term) => {
      const known = this.#terms.find((one) => one.id === term.id);
      if (!known) this.#terms = [...this.#terms, term];
      const chosen = (form.valueIn('categories') as readonly NamedTerm[] | undefined) ?? [];
      change([...chosen.filter((one) => one.id !== term.id), { id: term.id, name: known?.name ?? term.name }]);
      this.#search = '';
      this.#change(undefined, `${id}-add`);
    });
  }

  /** Enter would send the form around it. */
  readonly #onKey = (take: () => void) => (press: KeyboardEvent) => {
    if (press.key !== 'Enter' || press.isComposing) return;
    press.preventDefault();
    take();
  };
}
