import { html, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { callsOf } from '../session/session-client.js';
import { readDeskTerms, type DeskTerm, type TermResource } from '../session/desk-items.js';
import type { CalError } from '../../data/client/index.js';
import { escaped } from '../../data/text/index.js';
import { notice } from '../../elements/base/errors/notices.js';
import { termTree, type Branch } from '../../elements/parts/term-tree.js';
import { failureOf } from '../forms/failure.js';
import type { Desk, Section } from './desk.js';
import { skeleton } from './items-section.js';
import { Menus } from '../editing/menus.js';
import type { QuestionField } from '../editing/questions.js';
import { Reading } from './reading.js';

interface Row {
  readonly term: DeskTerm;
  /** The number of terms above it. */
  readonly depth: number;
  /** The number of its events and of those of all below it, as readers see it. */
  readonly count: number;
}

/** Terms in the order of their names, those below another after it. */
function rowsOf(terms: readonly DeskTerm[], locale: string): Row[] {
  const { compare } = new Intl.Collator(locale);
  const rows = (branches: readonly Branch<DeskTerm>[], depth: number): Row[] =>
    branches.flatMap(({ term, below, count }) => [
      { term, depth, count: count ?? term.count },
      ...rows(below, depth + 1),
    ]);
  return rows(termTree([...terms].sort((one, other) => compare(one.name, other.name))), 0);
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Categories as a tree, or tags: adding, renaming, and deleting after a warning of what is lost. */
export class TermsSection implements Section {
  readonly #resource: TermResource;
  readonly #reading: Reading<readonly DeskTerm[]>;
  readonly #menus: Menus;
  #isWriting = false;

  constructor(host: LitElement, resource: TermResource) {
    this.#resource = resource;
    this.#reading = new Reading(host);
    this.#menus = new Menus(host);
  }

  get isBusy(): boolean {
    return this.#reading.isBusy;
  }

  read({ session }: Desk): void {
    this.#reading.request(this.#resource, () => readDeskTerms(session, this.#resource));
  }

  reload(): Promise<void> {
    return this.#reading.reload();
  }

  follow(): void {
    if (!this.#isWriting) void this.reload();
  }

  status({ words }: Desk): string {
    const { value } = this.#reading;
    return value && !this.isBusy ? words.items(value.length) : words.loading;
  }

  /** Opens the question for the name of a new term. */
  add(desk: Desk): void {
    const { words, session, display } = desk;
    const { title, submit } = words.addTerm[this.#resource];
    const rows = rowsOf(this.#reading.value ?? [], display.locale);
    const parent: QuestionField = {
      name: 'parent',
      words: { label: words.parent },
      type: 'choice',
      choices: [
        ['0', words.noParent],
        ...rows.map(({ term, depth }) => [String(term.id), `${'\u2007\u2007'.repeat(depth)}${term.name}`] as const),
      ],
    };
    desk.ask({
      title,
      fields: [this.#nameField(desk), ...(this.#resource === 'categories' && rows.length ? [parent] : [])],
      submit,
      send: async ({ name = '', parent: below = '0' }) => {
        const term = { name: escaped(name.trim()), ...(below !== '0' && { parent: Number(below) }) };
        await this.#write(() => callsOf(session, this.#resource).create(term), desk, words.termDone.add(name.trim()));
      },
      explain: this.#explain(desk),
    });
  }

  render(desk: Desk): TemplateResult {
    const { value, error } = this.#reading;
    const { words, common, authoring, display } = desk;
    const retry = { label: common.retry, take: () => void this.reload() };
    if (error) return notice('error', failureOf(error, authoring).text, undefined, retry);
    if (!value) return skeleton;
    if (!value.length) return notice('empty', words.none[this.#resource]);
    return html`
      <ul part="rows" class="rows terms" role="list">
        ${repeat(
          rowsOf(value, display.locale),
          ({ term }) => term.id,
          (row) => this.#renderRow(row, desk),
        )}
      </ul>
    `;
  }

  #renderRow({ term, depth, count }: Row, desk: Desk): TemplateResult {
    const { words } = desk;
    const { id, name } = term;
    const entries = () => [
      { label: words.rename, take: () => this.#rename(term, desk) },
      { label: words.forGood, take: () => this.#remove(term, desk) },
    ];
    return html`
      <li part="row" class="item depth-${Math.min(depth, 4)}">
        <div class="name"><span class="open" dir="auto">${name}</span></div>
        <div class="changed">${words.uses(count)}</div>
        <div class="event-menu">
          ${this.#menus.render({ key: id, part: 'more', name: words.actionsFor(name), entries })}
        </div>
      </li>
    `;
  }

  /** Names that differ in case and accents only are one to a reader. */
  #nameField({ words }: Desk, value = ''): QuestionField {
    const taken = new Set((this.#reading.value ?? []).map(({ name }) => folded(name)));
    const check = (name: string) =>
      folded(name.trim()) !== folded(value) && taken.has(folded(name.trim())) ? words.termExists : undefined;
    return { name: 'name', words: words.name, type: 'text', value, check };
  }

  #explain({ words }: Desk) {
    return ({ code }: CalError) => (code === 'term_exists' ? { field: 'name', text: words.termExists } : undefined);
  }

  #rename(term: DeskTerm, desk: Desk): void {
    const { words, session } = desk;
    desk.ask({
      title: words.renameTerm.title,
      fields: [this.#nameField(desk, term.name)],
      submit: words.renameTerm.submit,
      send: async ({ name = '' }) => {
        const now = name.trim();
        if (now === term.name) return;
        const patch = { name: escaped(now) };
        await this.#write(
          () => callsOf(session, this.#resource).update(term.id, patch),
          desk,
          words.termDone.rename(now),
        );
      },
      explain: this.#explain(desk),
    });
  }

  #remove({ id, name, count }: DeskTerm, desk: Desk): void {
    const { words, session } = desk;
    const hasBelow = (this.#reading.value ?? []).some(({ parent }) => parent === id);
    desk.ask({
      title: words.removeTerm(name),
      hints: [words.termLost[this.#resource](count), ...(hasBelow ? [words.termsBelow] : [])],
      submit: words.forGood,
      isDanger: true,
      send: async () => {
        await this.#write(() => callsOf(session, this.#resource).remove(id), desk, words.termDone.delete(name));
      },
    });
  }

  async #write(write: () => Promise<unknown>, desk: Desk, text: string): Promise<void> {
    this.#isWriting = true;
    try {
      await write();
    } finally {
      this.#isWriting = false;
    }
    await this.reload();
    desk.say(text);
  }
}
