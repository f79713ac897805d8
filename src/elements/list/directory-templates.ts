/** Own cards of a page. They come in a chunk of their own, because only pages that have some need it. */
import type { Organizer, Term, Venue } from '../../records/index.js';
import { addressLines } from '../parts/address.js';
import { templatesOf, type FillTemplates } from './templates.js';

const contactFields = ({ name, url, phone, website, excerpt, image }: Venue | Organizer) => ({
  name,
  url,
  phone,
  website,
  excerpt,
  image: image?.url,
});

export const venueTemplates = (host: Element): FillTemplates<Venue> =>
  templatesOf(host, (venue) => {
    const { street, zip, city, region, country } = venue;
    return { ...contactFields(venue), address: addressLines(venue).join(', '), street, zip, city, region, country };
  });

export const organizerTemplates = (host: Element): FillTemplates<Organizer> =>
  templatesOf(host, (organizer) => ({ ...contactFields(organizer), email: organizer.email }));

export const termTemplates = (host: Element): FillTemplates<Term> =>
  templatesOf(host, ({ name, url, slug, description, count }, { locale }) => ({
    name,
    url,
    slug,
    description,
    count: count?.toLocaleString(locale),
  }));
