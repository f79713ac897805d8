import { html, type ElementPart, type TemplateResult } from 'lit/html.js';
import { Directive, directive, type DirectiveResult } from 'lit/directive.js';
import { sameInputs } from '../../data/memo/index.js';
import type { Layout } from './layouts.js';
import { nodesIn, type Content, type NodeBuilder } from './node.js';

/** The number of rows that are laid out together: about a screen of them, and rows of up to six cards without a gap. */
const blockSizes = { list: 10, compact: 10, cards: 60 };

/**
 * Of fewer rows, the last ones, a window of them, are laid out beside those near the window, so that a jump to what
 * follows the list ends where it is: rows that got their height after it would move that away.
 */
const manyRows = 100;

type Given<R> = [
  records: readonly R[],
  layout: Layout,
  dependencies: readonly unknown[],
  content: (record: R, node: NodeBuilder) => Content,
];

/**
 * Puts rows into a list, in blocks, of which the browser lays out only those near the screen. A row is built anew only
 * when its record or `dependencies` have changed, and a list that has grown is only looked at where it grew.
 */
class Rows<R> extends Directive {
  #rows = new Map<R, HTMLElement>();
  #dependencies: readonly unknown[] = [];
  /** Tells blocks that are not laid out how high a row of the first one is. */
  #sizes: ResizeObserver | undefined;

  render(...given: Given<R>): unknown {
    return given;
  }

  override update({ element }: ElementPart, [records, layout, dependencies, content]: Given<R>): void {
    const node = nodesIn(element.ownerDocument);
    const before = this.#rows;
    const areSame = sameInputs(this.#dependencies, dependencies);
    const done = areSame && sameInputs([...before.keys()], records.slice(0, before.size)) ? before.size : 0;
    this.#dependencies = dependencies;
    const rowOf = (record: R) =>
      (areSame && before.get(record)) || node('div part=item class=item role=listitem', {}, content(record, node));
    const added = records.slice(done).map((record) => [record, rowOf(record)] as const);
    if (!done) {
      this.#rows = new Map(added);
      // Rows that stay are never moved, because moving one would take its focus.
      for (const [record, row] of before) if (this.#rows.get(record) !== row) row.remove();
    }
    const size = blockSizes[layout];
    const isLong = records.length >= manyRows;
    for (const [index, [record, row]] of added.entries()) {
      this.#rows.set(record, row);
      const at = Math.floor((done + index) / size);
      const block = (element.children[at] ?? element.appendChild(node('div class=block', {}))) as HTMLElement;
      const other = block.children[(done + index) % size];
      if (row !== other) block.insertBefore(row, other ?? null);
      block.classList.toggle('far', at > 0 && (isLong || (layout === 'list' && (at + 2) * size <= records.length)));
      block.style.setProperty('--_rows', String(block.childElementCount));
    }
    while (element.lastElementChild?.childElementCount === 0) element.lastElementChild.remove();
    if (!isLong || this.#sizes) return;
    this.#sizes = new ResizeObserver(([first]) =>
      (element as HTMLElement).style.setProperty('--_row', `${first!.contentRect.height / size}px`),
    );
    this.#sizes.observe(element.firstElementChild!);
  }
}

const rowsOf = directive(Rows) as <R>(...given: Given<R>) => DirectiveResult;

/** A list of rows; `dependencies` are what their content is made from beside the record. */
export const rows = <R>(...given: Given<R>): TemplateResult =>
  html`<div part="list" class="items" role="list" ${rowsOf(...given)}></div>`;
