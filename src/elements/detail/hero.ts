import { html, type TemplateResult } from 'lit';
import type { Image } from '../../records/index.js';

/** The picture of one item; a link where its host may not be asked. A poster is shown whole. */
export const hero = ({ url, width, height, sources }: Image, isAllowed: boolean, pictureAt: (host: string) => string): TemplateResult =>
  isAllowed
    ? html`<div part="image" class="hero ${width > height * 1.2 ? '' : 'whole'}">
        <img src=${url} srcset=${sources} sizes="(max-width: 64rem) 100vw, 64rem" width=${width} height=${height} alt="" />
      </div>`
    : html`<a part="picture-link" class="picture-link" href=${url} rel="noopener noreferrer">${pictureAt(new URL(url).host)}</a>`;
