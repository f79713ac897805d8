import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { keyed } from 'lit/directives/keyed.js';
import { srcset, type Image } from '../../data/records/index.js';
import { allowedImage } from '../cards/allowed-images.js';

/** Narrower than this, in pixels, an image would have to be enlarged to fill its box. */
const leastWidth = 400;

/** How an image fills its box: cut to it, whole before a blurred copy of itself, or as small as it is. */
function fitOf({ width, height }: Image): 'cut' | 'whole' | 'small' {
  if (!width || !height) return 'whole';
  if (width < leastWidth) return 'small';
  return width > height * 1.2 ? 'cut' : 'whole';
}

/** One without its file shows nothing, instead of the sign of browsers for that. */
const hide = ({ currentTarget }: Event): void => {
  (currentTarget as HTMLElement).parentElement!.hidden = true;
};

/** The image of one item; a link where its host has no consent. */
export function hero(image: Image, allows: (url: string) => boolean, imageAt: (host: string) => string): unknown {
  const { url, alt, width, height } = image;
  const allowed = allowedImage(image, allows);
  if (!allowed) {
    return html`<a part="picture-link" class="picture-link" href=${url} rel="noopener noreferrer"
      >${imageAt(new URL(url).host)}</a
    >`;
  }
  const fit = fitOf(image);
  const copy = (name: string, text: string): TemplateResult =>
    html`<img
      class=${name}
      src=${url}
      srcset=${fit === 'small' ? nothing : srcset(allowed.copies)}
      sizes="(max-width: 64rem) 100vw, 42rem"
      width=${ifDefined(width)}
      height=${ifDefined(height)}
      alt=${text}
      @error=${hide}
    />`;
  // A new image is a new box, which is seen whatever became of the one before.
  return keyed(
    url,
    html`<div part="image" class="hero ${fit}">
      ${fit === 'whole' ? copy('backdrop', '') : nothing} ${copy('picture', alt)}
    </div>`,
  );
}
