import { html, nothing, type TemplateResult } from 'lit';
import type { Venue } from '../venue.js';

/** The lines of an address. A code stands behind the region where there is one (Ithaca, NY 14850), else before the city (24103 Kiel). */
export function addressLines({ street, zip, city, region, country }: Venue): string[] {
  const words = (...texts: string[]) => texts.filter(Boolean).join(' ');
  const town = region ? [city, words(region, zip)].filter(Boolean).join(', ') : words(zip, city);
  return [street, town, country].filter(Boolean);
}

/** A venue's address; nothing where it has none. */
export function address(venue: Venue): TemplateResult | typeof nothing {
  const lines = addressLines(venue);
  return lines.length
    ? html`<address part="address" class="address">${lines.map((line) => html`<div dir="auto">${line}</div>`)}</address>`
    : nothing;
}

/** A page of the world map that leads to the venue: asked only when the reader follows the link. */
export function directionsUrl(venue: Venue): string | undefined {
  const { location } = venue;
  if (location) return `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lng}`;
  const lines = addressLines(venue);
  return lines.length ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}` : undefined;
}
