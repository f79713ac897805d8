import { accentOf, colorOn, letterOf } from '../identity.js';
import type { PageContext } from './context.js';
import { xmlText } from './xml.js';

/** The icon of a calendar without a picture: its letter on its color. */
export function icon({ identity, language }: PageContext): string {
  const color = accentOf(identity);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><text x="32" y="32" dy=".36em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="38" font-weight="700" fill="${colorOn(color)}">${xmlText(letterOf(identity, language))}</text></svg>`;
}
