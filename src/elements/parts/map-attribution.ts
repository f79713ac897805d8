import { html, type TemplateResult } from 'lit/html.js';
import { trusted, webUrl } from '../../data/records/index.js';

/** The attribution of a map: text and links of HTML, as makers of tiles give it, and nothing else of it. */
export function attribution(markup: string): TemplateResult {
  const { body } = new DOMParser().parseFromString(trusted('createHTML', markup), 'text/html');
  for (const element of body.querySelectorAll('script, style, template, noscript')) element.remove();
  const piece = (node: Node): unknown => {
    if (!(node instanceof Element)) return node.nodeValue;
    const url = node.localName === 'a' ? webUrl(node.getAttribute('href') ?? undefined) : undefined;
    return url ? html`<a href=${url} rel="noopener">${node.textContent}</a>` : [...node.childNodes].map(piece);
  };
  return html`<div part="attribution" class="attribution" dir="auto">${[...body.childNodes].map(piece)}</div>`;
}
