import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../locale/index.js';
import { dateParts, wordsForSpan, type Reader } from '../../time/index.js';
import type { CalendarEvent } from '../calendar-event.js';
import { emit } from '../events.js';
import type { Layout } from '../list-sugar.js';
import type { Picture } from '../picture.js';
import { eventTime } from './event-time.js';

/** Who reads a card. */
export interface CardReader {
  readonly words: Words;
  readonly reader: Reader;
}

/** The attribute `sizes` of pictures. */
const pictureSizes: Readonly<Record<Layout, string>> = { list: '12rem', cards: '(max-width: 40rem) 100vw, 24rem', compact: '3rem' };

/** Says where, in one line for each venue. */
const placeWords = ({ places }: CalendarEvent) => places.map(({ name, city }) => [name, city].filter(Boolean).join(', ')).filter(Boolean);

function select(click: MouseEvent, event: CalendarEvent): void {
  const opensElsewhere = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (!opensElsewhere && !emit(click.currentTarget as HTMLElement, 'cal-select', { event }, { cancelable: true })) click.preventDefault();
}

function title(event: CalendarEvent, level: number): TemplateResult {
  const text = event.url
    ? html`<a part="link" href=${event.url} @click=${(click: MouseEvent) => select(click, event)}>${event.title}</a>`
    : event.title;
  return html`<div part="title" class="title" dir="auto" role="heading" aria-level=${level}>${text}</div>`;
}

/** The box is reserved by the picture's own proportions, so that nothing moves when it arrives. */
const image = ({ url, width, height, sources }: Picture, sizes: string) => html`
  <div part="image" class="image">
    <img src=${url} srcset=${sources} sizes=${sizes} width=${width} height=${height} alt="" loading="lazy" decoding="async" />
  </div>
`;

/** The date once more, as a calendar leaf, for the eye only. */
function leaf(start: string, locale: string): TemplateResult {
  const { weekday, day, month } = dateParts(start, locale);
  return html`
    <div part="leaf" class="leaf" aria-hidden="true">
      <span part="leaf-weekday">${weekday}</span><span part="leaf-day">${day}</span><span part="leaf-month">${month}</span>
    </div>
  `;
}

/** One event of a list, in every layout. */
export function eventCard(event: CalendarEvent, { words, reader }: CardReader, layout: Layout, headingLevel: number): TemplateResult {
  const { span, picture, cost, categories, isFeatured, isSticky } = event;
  const when = span && wordsForSpan(span, reader);
  const badges = [isFeatured && ['featured', words.featured], isSticky && ['sticky', words.sticky]].filter((badge) => badge !== false);
  return html`
    <div part="card ${badges.map(([name]) => name).join(' ')}" class="card">
      ${when ? leaf(when.start, reader.locale) : nothing}
      <div part="body" class="body">
        ${title(event, headingLevel)}
        ${
          badges.length
            ? html`<div part="badges" class="marks">
                ${badges.map(([name, label]) => html`<span part="badge badge-${name}">${label}</span>`)}
              </div>`
            : nothing
        }
        ${when ? eventTime(when, span.allDay, words) : nothing}
        ${placeWords(event).map((place) => html`<div part="venue" dir="auto">${place}</div>`)}
        ${cost ? html`<div part="cost" dir="auto">${cost}</div>` : nothing}
        ${
          categories.length
            ? html`<ul part="categories" class="marks" role="list" aria-label=${words.categories}>
                ${categories.map(({ name, slug }) => html`<li part="category category-${slug}" dir="auto">${name}</li>`)}
              </ul>`
            : nothing
        }
      </div>
      ${picture ? image(picture, pictureSizes[layout]) : nothing}
    </div>
  `;
}
