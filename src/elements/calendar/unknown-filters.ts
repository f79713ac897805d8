import { css, html, type LitElement, type TemplateResult } from 'lit';
import type { CalError } from '../../data/client/index.js';
import { eventCount, readCount, type EventListOptions } from '../../data/query/index.js';
import { eventFilters, readFilters } from '../../data/schema/index.js';
import type { Messages } from '../../locale/index.js';
import { attributeText, setAttributeText } from '../base/attribute-text.js';
import { MessageController } from '../base/message-controller.js';
import { closeIcon } from '../parts/icons.js';

const { styleSheet } = css`
  .unknown {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space);
    margin-block-end: var(--_gap);
    padding: 4px 4px 4px calc(var(--_space) * 2);
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 5%, transparent);
  }
  .unknown:dir(rtl) {
    padding: 4px calc(var(--_space) * 2) 4px 4px;
  }
  .unknown p {
    margin: 0;
  }
  .unknown .close {
    min-block-size: 44px;
    min-inline-size: 44px;
    background: none;
  }
`;

type CountContext = Pick<EventListOptions, 'settings' | 'language'>;

/** The attributes that list values, by what these are. */
const attributes = { category: 'categories', tag: 'tags', venue: 'venue', organizer: 'organizer' } as const;
type Kind = keyof typeof attributes;

interface UnknownValue {
  readonly kind: Kind;
  readonly text: string;
}

/**
 * The values of filters in the page's address that the server does not know any more: they are taken away, so that the
 * calendar shows the rest, and named. A mistake in the page's markup stays one.
 */
export class UnknownFilters {
  readonly #host: LitElement;
  readonly #messages: MessageController<'controls'>;
  readonly #isInMarkup: (attribute: string, text: string) => boolean;
  #taken: readonly UnknownValue[] = [];

  /** @param isInMarkup whether the page's markup lists a value */
  constructor(host: LitElement, isInMarkup: (attribute: string, text: string) => boolean) {
    this.#host = host;
    this.#isInMarkup = isInMarkup;
    this.#messages = new MessageController(host, 'controls');
    (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styleSheet!);
  }

  /**
   * Takes away the values for which the server has refused a request.
   * @param fields the parameters that it refused
   * @param change is called before an attribute is set
   */
  async takeAway(fields: readonly string[], context: CountContext, change: () => void): Promise<void> {
    for (const [kind, attribute] of Object.entries(attributes) as [Kind, string][]) {
      const given = attributeText(this.#host, attribute);
      if (!fields.includes(attribute) || given === null) continue;
      const texts = given.split(',').flatMap((text) => text.trim() || []);
      const isUnknown = async (text: string) =>
        !this.#isInMarkup(attribute, text) && (texts.length === 1 || (await isRefused(attribute, text, context)));
      const unknown = await Promise.all(texts.map(isUnknown));
      // The visitor may have filtered by something else since.
      if (!unknown.includes(true) || attributeText(this.#host, attribute) !== given) continue;
      this.#taken = texts.filter((_, index) => unknown[index]).map((text) => ({ kind, text }));
      change();
      setAttributeText(this.#host, attribute, texts.filter((_, index) => !unknown[index]).join() || null);
      this.#host.requestUpdate();
    }
  }

  render({ close }: Messages): TemplateResult {
    const { messages } = this.#messages;
    const sentences = messages && this.#taken.map(({ kind, text }) => messages.noLonger[kind](text));
    return html`<div role="status">
      ${
        sentences?.length
          ? html`<div part="unknown" class="unknown">
              <p part="message">${sentences.join(' ')}</p>
              <button part="button dismiss" class="close" type="button" aria-label=${close} @click=${this.#dismiss}>
                ${closeIcon}
              </button>
            </div>`
          : ''
      }
    </div>`;
  }

  readonly #dismiss = (): void => {
    this.#taken = [];
    this.#host.requestUpdate();
  };
}

/** Whether the server refuses a value by itself. */
async function isRefused(attribute: string, text: string, context: CountContext): Promise<boolean> {
  const filters = readFilters(eventFilters, (name) => (name === attribute ? text : null));
  try {
    await readCount(eventCount({ ...context, filters }));
    return false;
  } catch (error) {
    return (error as Partial<CalError>).fields?.includes(attribute) ?? false;
  }
}
