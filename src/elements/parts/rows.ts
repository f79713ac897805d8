import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';

/** How many rows are laid out, and rendered again, together: more than a page of the server, and rows of up to six cards without a gap. */
const blockSize = 60;

/**
 * The rows of a list, in blocks: a block is rendered again only when its records or `dependencies` have changed, and the browser lays
 * out only those near the screen. So the next page of a long list costs no more than that of a short one.
 */
export function rows<R>(records: readonly R[], dependencies: readonly unknown[], content: (record: R) => unknown): TemplateResult {
  const row = (record: R) => html`<div part="item" class="item" role="listitem">${content(record)}</div>`;
  const blocks = records.flatMap((_, from) => {
    if (from % blockSize) return [];
    const block = records.slice(from, from + blockSize);
    return guard([...block, ...dependencies], () => html`<div class="block">${block.map(row)}</div>`);
  });
  return html`<div part="list" class="items" role="list">${blocks}</div>`;
}
