import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { customProperties } from '../../elements/parts/custom-properties.js';
import type { IdentityWords } from '../words/messages/identity-words.js';

/** The colors that are offered, the first of which a calendar has that has chosen none. */
const colors = {
  blue: '#265296',
  teal: '#0f766e',
  green: '#2e7d32',
  ochre: '#a16207',
  orange: '#c2410c',
  red: '#b91c1c',
  pink: '#be185d',
  purple: '#7e22ce',
} as const;

export const usualColor = colors.blue;

interface ColorChoice {
  /** `id` of the first control; others have ids that begin with it. */
  readonly id: string;
  /** `#rrggbb`; empty for the usual one. */
  readonly value: string;
  readonly describedBy?: string | undefined;
  readonly words: IdentityWords;
  readonly change: (color: string) => void;
}

/** A choice of a few colors, and of one's own. It stands in a group that names it. */
export function colorChoice({ id, value, describedBy, words, change }: ColorChoice): TemplateResult {
  const chosen = value || usualColor;
  const isOwn = !Object.values<string>(colors).includes(chosen);
  return html`
    <div class="swatches">
      ${Object.entries(colors).map(
        ([name, color], index) => html`
          <input
            part="input"
            class="swatch"
            type="radio"
            id=${index ? `${id}-${name}` : id}
            name=${id}
            aria-label=${words.colors[name as keyof typeof colors]}
            aria-describedby=${ifDefined(describedBy)}
            title=${words.colors[name as keyof typeof colors]}
            .checked=${live(color === chosen)}
            ${customProperties({ '--_swatch': color })}
            @change=${() => change(color)}
          />
        `,
      )}
      <label class="own ${isOwn ? 'chosen' : ''}" title=${words.colors.own}>
        <input
          part="input"
          class="swatch"
          type="color"
          id="${id}-own"
          .value=${live(chosen)}
          @input=${({ target }: Event) => change((target as HTMLInputElement).value)}
        />
        <span class="unseen">${words.colors.own}</span>
      </label>
    </div>
  `;
}
