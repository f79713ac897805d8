import { html, type ElementPart, type TemplateResult } from 'lit';
import { Directive, directive, type DirectiveResult } from 'lit/directive.js';
import { memoized } from '../../time/index.js';
import type { Layout } from './layouts.js';
import { node, type Content } from './node.js';

/** How many rows are laid out together: more than a page of the server, and rows of up to six cards without a gap. */
const blockSize = 60;

type Given<R> = [records: readonly R[], layout: Layout, dependencies: readonly unknown[], content: (record: R) => Content];

/**
 * Puts rows into a list, in blocks, of which the browser lays out only those near the screen. A row is built anew only when its record
 * or `dependencies` have changed.
 */
class Rows<R extends object> extends Directive {
  #content!: Given<R>[3];
  readonly #row: (record: R, ...dependencies: readonly unknown[]) => HTMLElement = memoized((record: R) =>
    node('div part=item class=item role=listitem', {}, this.#content(record)),
  );
  #shown: ReadonlySet<HTMLElement> = new Set();

  render(...given: Given<R>): unknown {
    return given;
  }

  override update({ element }: ElementPart, [records, layout, dependencies, content]: Given<R>): void {
    this.#content = content;
    const rows = records.map((record) => this.#row(record, ...dependencies));
    const before = this.#shown;
    const now = (this.#shown = new Set(rows));
    // None that stays is moved, because that would take the focus from it.
    for (const row of before) if (!now.has(row)) row.remove();
    let count = 0;
    for (let from = 0, to = 0; from < rows.length; from = to) {
      // About a screen of rows is a block, until there are so many that the blocks themselves weigh.
      to += layout === 'cards' || from >= blockSize ? blockSize : 10;
      const block = element.children[count++] ?? element.appendChild(node('div class=block', {}));
      rows.slice(from, to).forEach((row, index) => {
        const other = block.children[index];
        if (row !== other) block.insertBefore(row, other ?? null);
      });
    }
    while (element.children.length > count) element.lastElementChild!.remove();
  }
}

const rowsOf = directive(Rows) as <R extends object>(...given: Given<R>) => DirectiveResult;

/** A list of rows; `dependencies` are what their content is made from beside the record. */
export const rows = <R extends object>(...given: Given<R>): TemplateResult =>
  html`<div part="list" class="items" role="list" ${rowsOf(...given)}></div>`;
