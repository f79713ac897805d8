import { accentOf } from '../identity.js';
import type { PageContext } from './context.js';

/** The web app manifest (https://www.w3.org/TR/appmanifest/), for whoever puts the calendar on a home screen. */
export function manifest({ name, language, identity, icon }: PageContext): string {
  const { picture } = identity;
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: accentOf(identity),
    background_color: '#ffffff',
    icons: [{ src: icon, sizes: picture ? `${picture.width}x${picture.height}` : 'any' }],
  });
}
