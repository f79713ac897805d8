import { noChange, nothing, type TemplateResult } from 'lit';
import { PartType, type Directive, type DirectiveResult } from 'lit/directive.js';
import { getDirectiveClass, isDirectiveResult, isTemplateResult } from 'lit/directive-helpers.js';
import { escaped } from './escaped.js';
import { MarkupElement, type MarkupDocument } from './markup-document.js';

const directiveOf = (use: DirectiveResult): Directive => new (getDirectiveClass(use)!)({ type: PartType.CHILD });

/** The arguments of a directive: lit keeps them for itself, so a test checks that it still does. */
const givenTo = (use: DirectiveResult) => (use as { readonly values: unknown[] }).values;

/** The attributes and the content that a directive in a tag gives its element. */
function made(use: DirectiveResult, document: MarkupDocument): MarkupElement {
  const element = document.createElement('div');
  directiveOf(use).update({ element } as never, givenTo(use));
  return element;
}

/** The end of the text before a value: in a text, in a tag, or in an attribute. */
const attributeAtEnd = /\s([@.?]?)([\w-]+)=(["']?)([^"'<>]*)$/;

/** The HTML of a template as lit renders it, without the comments by which lit finds its parts again. */
function templateHtml({ strings, values }: TemplateResult, document: MarkupDocument): string {
  let html = strings[0]!;
  let content = '';
  for (const [index, value] of values.entries()) {
    let next = strings[index + 1]!;
    const inTag = html.lastIndexOf('<') > html.lastIndexOf('>');
    const attribute = inTag ? attributeAtEnd.exec(html) : undefined;
    if (attribute) {
      const [all, sort, name, quote] = attribute;
      const before = html.slice(0, -all.length);
      // Listeners and other properties are for scripts; a yes or no is an attribute without a value.
      if (sort === '.' && name === 'textContent') content += escaped(text(value));
      if (sort) html = before + (sort === '?' && value ? ` ${name}` : '');
      else if (value === nothing) html = before;
      else html += quote ? escaped(text(value)) : `"${escaped(text(value))}"`;
      if (sort || value === nothing) next = quote ? next.slice(next.indexOf(quote) + 1) : next;
    } else if (inTag) {
      const { attributesHtml, innerHTML } = isDirectiveResult(value)
        ? made(value, document)
        : document.createElement('i');
      html += attributesHtml;
      content += innerHTML;
    } else html += printed(value, document);
    if (content && next.includes('>')) {
      next = next.replace('>', () => `>${content}`);
      content = '';
    }
    html += next;
  }
  return html;
}

/** The text of a value in an attribute or a text; empty for values that show nothing. */
const text = (value: unknown): string => (/^(string|number|boolean)$/.test(typeof value) ? `${value as string}` : '');

/** The markup of whatever a template may hold; what its directives build is built in the document. */
export function printed(value: unknown, document: MarkupDocument): string {
  if (value === noChange || value === false || value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => printed(one, document)).join('');
  if (value instanceof MarkupElement) return value.outerHTML;
  if (isTemplateResult(value)) return templateHtml(value as TemplateResult, document);
  if (isDirectiveResult(value)) return printed(directiveOf(value).render(...givenTo(value)), document);
  return escaped(text(value));
}
