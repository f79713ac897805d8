import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { srcset, type Image } from '../../records/index.js';
import { allowedImage } from '../base/third-party.js';

/** The image of one item; a link where its host has no consent. A poster is shown whole. */
export function hero(image: Image, allows: (url: string) => boolean, imageAt: (host: string) => string): TemplateResult {
  const { url, width, height } = image;
  const allowed = allowedImage(image, allows);
  if (!allowed) {
    return html`<a part="picture-link" class="picture-link" href=${url} rel="noopener noreferrer">${imageAt(new URL(url).host)}</a>`;
  }
  return html`
    <div part="image" class="hero ${width && height && width > height * 1.2 ? '' : 'whole'}">
      <img
        src=${url}
        srcset=${srcset(allowed.copies)}
        sizes="(max-width: 64rem) 100vw, 64rem"
        width=${ifDefined(width)}
        height=${ifDefined(height)}
        alt=""
      />
    </div>
  `;
}
