import { html as template, noChange } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';
import { commonAttributes, parsedElements, withMediaTags } from './html-rules.js';
import { withoutJudgedAttributes } from '../../data/records/index.js';
import { inParagraphs } from '../../data/text/index.js';
import { allowedByHosts } from '../cards/allowed-images.js';
import { tidyHtml, type TidyOptions } from './tidy-html.js';

/** Options for HTML from the wire; JSON values only. */
export interface HtmlOptions extends Omit<TidyOptions, 'allows'> {
  /** Hosts whose images may load; all when absent. */
  readonly hosts?: readonly (string | undefined)[] | undefined;
}

/** The platform's sanitizer, where there is one. */
type SetHTML = (html: string, options: { sanitizer: object }) => void;

/** Our table as the platform takes it. */
const sanitizer = () => ({
  elements: Object.entries(parsedElements).map(([name, attributes]) => ({ name, attributes })),
  attributes: commonAttributes,
  comments: false,
  dataAttributes: false,
});

/**
 * The part of HTML by others that our table keeps. It stands in a template, where nothing runs or loads, and is never
 * text again, so that no second parser can read it otherwise.
 */
export function sanitized(html: string): DocumentFragment | Promise<DocumentFragment> {
  const { content } = document.createElement('template');
  const place = content.ownerDocument.createElement('div') as Element & { setHTML?: SetHTML };
  const text = withMediaTags(withoutJudgedAttributes(html));
  if (!place.setHTML) return import('./purify.js').then(({ purify }) => purify(text));
  place.setHTML(text, { sanitizer: sanitizer() });
  content.append(...place.childNodes);
  return content;
}

/** The placeholder of HTML whose sanitizer has not arrived: as long as it is there, the prerendered image stays. */
const waiting = template`<i class="skeleton" hidden></i>`;

class SafeHtml extends AsyncDirective {
  #shown: string | undefined;

  override render(html: string, options: HtmlOptions): unknown {
    const shown = JSON.stringify([html, options]);
    if (shown === this.#shown) return noChange;
    this.#shown = shown;
    const fragment = sanitized(inParagraphs(html));
    const tidy = (found: DocumentFragment) => tidyHtml(found, { ...options, allows: allowedByHosts(options.hosts) });
    if (fragment instanceof DocumentFragment) return tidy(fragment);
    const show = (content: unknown) => {
      if (shown === this.#shown) this.setValue(content);
    };
    // Without the sanitizer there is nothing that could be shown; the next visit tries again.
    fragment.then(
      (found) => show(tidy(found)),
      () => show(''),
    );
    return waiting;
  }
}

/** Renders HTML of the wire, such as descriptions, as far as it is harmless. */
export const safeHtml = directive(SafeHtml);
