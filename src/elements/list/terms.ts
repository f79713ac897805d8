import { html, nothing, type TemplateResult } from 'lit';
import type { DirectoryMessages, Messages } from '../../locale/index.js';
import { emit, type CalSelectDetail } from '../base/events.js';
import type { Term } from '../../data/records/index.js';
import { itemLink } from '../cards/item-link.js';
import type { Branch } from '../parts/term-tree.js';

/** Terms as choices, which filter views. */
export interface TermChoice {
  readonly isChosen: (term: Term) => boolean;
  readonly toggle: (term: Term) => void;
}

/** The options that terms are rendered with. */
export interface TermOptions {
  readonly kind: 'categories' | 'tags';
  readonly common: Messages;
  readonly messages: DirectoryMessages;
  readonly counts: boolean;
  readonly hasOwnCards: boolean;
  /** Terms are links without one. */
  readonly choice: TermChoice | undefined;
}

/** A button that stays pressed while its term is chosen; a listener may do something else. */
function choiceButton(
  term: Term,
  choice: TermChoice,
  detail: CalSelectDetail,
  content: TemplateResult,
): TemplateResult {
  const isOn = choice.isChosen(term);
  const press = ({ currentTarget }: Event) => {
    if (emit(currentTarget as HTMLElement, 'cal-select', detail, { cancelable: true })) choice.toggle(term);
  };
  return html`<button
    part="link ${isOn ? 'chosen' : ''}"
    class="choice"
    type="button"
    aria-pressed=${isOn}
    @click=${press}
  >
    ${content}
  </button>`;
}

/** Sizes in a cloud, from the rarest to the commonest. */
const steps = 5;

/** The size of each term in a cloud, 1 to 5, by its rank: a fifth of the different counts has each size. */
function cloudSteps(terms: readonly Term[]): (term: Term) => number {
  const ranks = [...new Set(terms.map(({ count = 0 }) => count))].sort((one, other) => one - other);
  return ({ count = 0 }) => 1 + Math.floor((steps * ranks.indexOf(count)) / ranks.length);
}

/** A term as a link or a choice; its count is read with what it counts. */
function termLink(term: Term, { kind, common, messages, counts, hasOwnCards, choice }: TermOptions): TemplateResult {
  if (hasOwnCards) return html`<slot name="item-${term.key}"></slot>`;
  const detail: CalSelectDetail = kind === 'categories' ? { category: term } : { tag: term };
  const count = (number: number) =>
    html`<span part="count" class="count" aria-hidden="true">${common.number(number)}</span
      ><span class="unseen"> (${messages.uses[kind](number)})</span>`;
  const content = html`<bdi part="name">${term.name}</bdi
    >${counts && term.count !== undefined ? count(term.count) : nothing}`;
  const link = choice ? choiceButton(term, choice, detail, content) : itemLink(term.url, detail, content);
  return html`<span part="term term-${term.slug}" class="term">${link}</span>`;
}

/** Terms side by side or one below the other. */
export function termItems(
  terms: readonly Term[],
  layout: 'links' | 'chips' | 'cloud',
  options: TermOptions,
): TemplateResult {
  const stepOf = layout === 'cloud' && cloudSteps(terms);
  return html`
    <ul part="list" class="items ${layout}" role="list">
      ${terms.map((term) => html`<li part="item" class="item ${stepOf ? `step-${stepOf(term)}` : ''}">${termLink(term, options)}</li>`)}
    </ul>
  `;
}

/** Which branches of a tree are open. */
export interface OpenBranches {
  readonly isOpen: (term: Term) => boolean;
  readonly toggle: (term: Term) => void;
}

/** Terms below one another, in lists that can be closed. */
export function termBranches(branches: readonly Branch[], options: TermOptions, open: OpenBranches): TemplateResult {
  const branch = ({ term, below, count }: Branch) => {
    if (!below.length) return html`<li part="item" class="item">${termLink(term, options)}</li>`;
    const isOpen = open.isOpen(term);
    return html`
      <li part="item branch" class="item branch">
        <button
          part="button toggle"
          class="toggle"
          type="button"
          aria-expanded=${isOpen}
          aria-label=${options.messages.branch(term.name)}
          @click=${() => open.toggle(term)}
        ></button>
        ${termLink({ ...term, count }, options)} ${isOpen ? termBranches(below, options, open) : nothing}
      </li>
    `;
  };
  return html`<ul part="list" class="items tree" role="list">
    ${branches.map(branch)}
  </ul>`;
}
