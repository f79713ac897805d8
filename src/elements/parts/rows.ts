import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';

/** How many rows are laid out, and rendered again, together. */
const blockSize = 20;

/**
 * The rows of a list, in blocks: a block is rendered again only when its records or `dependencies` have changed, and the browser lays
 * out only those near the screen. So the next page of a long list costs no more than that of a short one.
 */
export function rows<R>(records: readonly R[], dependencies: readonly unknown[], content: (record: R) => unknown): TemplateResult {
  const blocks: unknown[] = [];
  for (let from = 0; from < records.length; from += blockSize) {
    const block = records.slice(from, from + blockSize);
    const rendered = () =>
      html`<div class="block">${block.map((record) => html`<div part="item" class="item" role="listitem">${content(record)}</div>`)}</div>`;
    blocks.push(guard([...block, ...dependencies], rendered));
  }
  return html`<div part="list" class="items" role="list">${blocks}</div>`;
}
