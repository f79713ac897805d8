import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { srcset, type Image } from '../../records/index.js';

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
