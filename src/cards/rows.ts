import { html, type ElementPart, type TemplateResult } from 'lit';
import { Directive, directive, type DirectiveResult } from 'lit/directive.js';
import { sameInputs } from '../memo/index.js';
import type { Layout } from './layouts.js';
import { node, type Content } from './node.js';

/** How many rows are laid out together: about a screen of them, and rows of up to six cards without a gap. */
const blockSizes = { list: 10, compact: 10, cards: 60 };

/** Fewer rows are all laid out: that costs little, and nothing on the page moves. */
const manyRows = 100;

type Given<R> = [records: readonly R[], layout: Layout, dependencies: readonly unknown[], content: (record: R) => Content];

/**
 * Puts rows into a list, in blocks, of which the browser lays out only those near the screen. A row is built anew only when its record
 * or `dependencies` have changed, and a list that has grown is only looked at where it grew.
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
    const before = this.#rows;
    const known = sameInputs(this.#dependencies, dependencies) ? before : new Map<R, HTMLElement>();
    const done = [...known.keys()].every((one, index) => one === records[index]) ? known.size : 0;
    this.#dependencies = dependencies;
    this.#rows = done ? known : new Map<R, HTMLElement>();
    for (const record of records.slice(done)) {
      this.#rows.set(record, known.get(record) ?? node('div part=item class=item role=listitem', {}, content(record)));
    }
    const rows = [...this.#rows.values()];
    // Rows that stay are never moved, because moving one would take its focus.
    if (!done) for (const [record, row] of before) if (this.#rows.get(record) !== row) row.remove();
    const size = blockSizes[layout];
    for (let index = done; index < rows.length; index++) {
      const block = element.children[Math.floor(index / size)] ?? element.appendChild(node('div class=block', {}));
      const other = block.children[index % size];
      if (rows[index] !== other) block.insertBefore(rows[index]!, other ?? null);
    }
    while (element.lastElementChild?.childElementCount === 0) element.lastElementChild.remove();
    const isLong = rows.length >= manyRows;
    element.classList.toggle('long', isLong);
    if (!isLong) return;
    const { children, style } = element as HTMLElement;
    for (const block of children) (block as HTMLElement).style.setProperty('--_rows', String(block.childElementCount));
    this.#sizes ??= new ResizeObserver(([first]) => style.setProperty('--_row', `${first!.contentRect.height / size}px`));
    this.#sizes.observe(children[0]!);
  }
}

const rowsOf = directive(Rows) as <R>(...given: Given<R>) => DirectiveResult;

/** A list of rows; `dependencies` are what their content is made from beside the record. */
export const rows = <R>(...given: Given<R>): TemplateResult => html`<div part="list" class="items" role="list" ${rowsOf(...given)}></div>`;
