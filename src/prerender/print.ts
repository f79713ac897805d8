import { noChange, nothing, type TemplateResult } from 'lit';
import { PartType, type Directive, type PartInfo } from 'lit/directive.js';
import { escaped } from './escaped.js';
import { PaperElement } from './paper.js';

/** What lit makes of the use of a directive. */
interface DirectiveUse {
  readonly ['_$litDirective$']: new (part: PartInfo) => Directive;
  readonly values: unknown[];
}

const isTemplate = (value: object): value is TemplateResult => 'strings' in value;
const isDirective = (value: object): value is DirectiveUse => '_$litDirective$' in value;

const directiveOf = ({ _$litDirective$: Made }: DirectiveUse): Directive => new Made({ type: PartType.CHILD });

/** What a directive in a tag puts into its element. */
function contentOf(use: DirectiveUse): string {
  const element = new PaperElement('div');
  directiveOf(use).update({ element } as never, use.values);
  return element.innerHTML;
}

/** Where the text before a value ends: in a text, in a tag, or in an attribute. */
const attributeAtEnd = /\s([@.?]?)([\w-]+)=(["']?)([^"'<>]*)$/;

/** The HTML of a template as lit renders it, without the comments by which lit finds its parts again. */
function templateHtml({ strings, values }: TemplateResult): string {
  let html = strings[0]!;
  let content = '';
  for (const [index, value] of values.entries()) {
    let next = strings[index + 1]!;
    const inTag = html.lastIndexOf('<') > html.lastIndexOf('>');
    const attribute = inTag ? attributeAtEnd.exec(html) : undefined;
    if (attribute) {
      const [all, sort, name, quote] = attribute;
      const before = html.slice(0, -all.length);
      // Listeners and properties are for scripts; a yes or no is an attribute without a value.
      if (sort) html = before + (sort === '?' && value ? ` ${name}` : '');
      else if (value === nothing) html = before;
      else html += quote ? escaped(text(value)) : `"${escaped(text(value))}"`;
      if (sort || value === nothing) next = quote ? next.slice(next.indexOf(quote) + 1) : next;
    } else if (inTag) {
      if (typeof value === 'object' && value && isDirective(value)) content += contentOf(value);
    } else html += printed(value);
    if (content && next.includes('>')) {
      next = next.replace('>', () => `>${content}`);
      content = '';
    }
    html += next;
  }
  return html;
}

/** What an attribute or a text says; nothing of what says nothing. */
const text = (value: unknown): string => (/^(string|number|boolean)$/.test(typeof value) ? `${value as string}` : '');

/** The HTML of whatever a template may hold. */
export function printed(value: unknown): string {
  if (value === noChange || value === false || value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(printed).join('');
  if (value instanceof PaperElement) return value.outerHTML;
  if (typeof value !== 'object') return escaped(text(value));
  if (isTemplate(value)) return templateHtml(value);
  return isDirective(value) ? printed(directiveOf(value).render(...value.values)) : '';
}
