import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { emit, type CalSelectDetail } from '../base/events.js';
import type { Layout } from './layouts.js';
import { srcset, type Image } from '../../records/index.js';

/** What a card shows of an item. */
export interface Card {
  readonly name: string;
  readonly url: string | undefined;
  readonly image: Image | undefined;
  /** What is told when it is chosen. */
  readonly detail: CalSelectDetail;
  /** States, as further words of its part. */
  readonly states?: readonly string[];
  /** Stands in for an image. */
  readonly placeholder?: TemplateResult;
  /** What stands before all text. */
  readonly leading?: TemplateResult | undefined;
  /** What is said below the name. */
  readonly body: TemplateResult;
}

/** The attribute `sizes` of pictures. */
const pictureSizes: Readonly<Record<Layout, string>> = { list: '12rem', cards: '(max-width: 40rem) 100vw, 24rem', compact: '3rem' };

/** Tells that an item was chosen by its link; a listener that opens it in its own way keeps the page from following. */
export function select(click: MouseEvent, detail: CalSelectDetail): void {
  const opensElsewhere = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (!opensElsewhere && !emit(click.currentTarget as HTMLElement, 'cal-select', detail, { cancelable: true })) click.preventDefault();
}

/** A link to an item; a listener may open the item in its own way. Without an address only its content. */
export const itemLink = (url: string | undefined, detail: CalSelectDetail, content: unknown): unknown =>
  url ? html`<a part="link" href=${url} @click=${(click: MouseEvent) => select(click, detail)}>${content}</a>` : content;

/** The box is reserved by the image's own proportions, so that nothing moves when it arrives. */
export const imageBox = ({ url, width, height, copies }: Image, sizes: string) => html`
  <div part="image" class="image">
    <img
      src=${url}
      srcset=${srcset(copies)}
      sizes=${sizes}
      width=${ifDefined(width)}
      height=${ifDefined(height)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  </div>
`;

/** One item of a list, in every layout. */
export function card(
  { name, url, image, detail, states = [], leading, placeholder, body }: Card,
  layout: Layout,
  level: number,
): TemplateResult {
  return html`
    <div part="card ${states.join(' ')}" class="card">
      ${leading ?? nothing}
      <div part="body" class="body">
        <div part="title" class="title" dir="auto" role="heading" aria-level=${level}>${itemLink(url, detail, name)}</div>
        ${body}
      </div>
      ${image ? imageBox(image, pictureSizes[layout]) : (placeholder ?? nothing)}
    </div>
  `;
}
