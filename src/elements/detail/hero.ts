import { html, nothing, type TemplateResult } from 'lit';
import { srcset, type Image } from '../../records/index.js';

/** The picture of one item; a link where its host may not be asked. A poster is shown whole. */
export const hero = ({ url, width, height, copies }: Image, isAllowed: boolean, pictureAt: (host: string) => string): TemplateResult =>
  isAllowed
    ? html`<div part="image" class="hero ${width && height && width > height * 1.2 ? '' : 'whole'}">
        <img
          src=${url}
          srcset=${srcset(copies)}
          sizes="(max-width: 64rem) 100vw, 64rem"
          width=${width ?? nothing}
          height=${height ?? nothing}
          alt=""
        />
      </div>`
    : html`<a part="picture-link" class="picture-link" href=${url} rel="noopener noreferrer">${pictureAt(new URL(url).host)}</a>`;
