/** Own cards of a page: what the templates of each list are filled with. */
import { loadedMessages, type Messages } from '../../locale/index.js';
import { languageOf } from '../../data/query/index.js';
import type { CalendarEvent, Organizer, Term, Venue } from '../../data/records/index.js';
import { formatSpan, hasEnded, todayOf, type DisplayOptions } from '../../data/time/index.js';
import { addressLines } from '../../data/geo/index.js';
import { marksOf } from '../cards/event-marks.js';
import { smallImage, templatesOf, type FillTemplates, type TemplateFields } from './templates.js';

/** The fields of an event for `<template slot="item">`. */
function eventFields(event: CalendarEvent, display: DisplayOptions, common: Messages): TemplateFields {
  const when = formatSpan(event.span, display);
  const [venue] = event.venues;
  return {
    title: event.title,
    url: event.url,
    date: when.date,
    time: when.time,
    'visitor-time': when.visitor?.text,
    venue: venue?.name,
    city: venue?.city,
    cost: event.cost,
    image: event.image?.url,
    'image-small': smallImage(event.image),
    excerpt: event.excerpt,
    categories: event.categories.map(({ name }) => name).join(', '),
    tags: event.tags.map(({ name }) => name).join(', '),
    organizer: event.organizers.map(({ name }) => name).join(', '),
    status: marksOf(event, common)
      .map((mark) => common.statuses[mark])
      .join(', '),
    ended: hasEnded(event.span, todayOf(event.span, display, Date.now()), Date.now()) ? common.ended : undefined,
    featured: event.isFeatured ? 'featured' : undefined,
  };
}

export const eventTemplates = (host: HTMLElement): FillTemplates<CalendarEvent> =>
  templatesOf(
    host,
    // Templates are filled only once the messages have arrived.
    (event, display) => eventFields(event, display, loadedMessages('common', languageOf(host))!),
    (event) => ({ event }),
  );

const contactFields = ({ name, url, phone, website, excerpt, image }: Venue | Organizer) => ({
  name,
  url,
  phone,
  website,
  excerpt,
  image: image?.url,
  'image-small': smallImage(image),
});

export const venueTemplates = (host: HTMLElement): FillTemplates<Venue> =>
  templatesOf(
    host,
    (venue) => {
      const { street, zip, city, region, country } = venue;
      return { ...contactFields(venue), address: addressLines(venue).join(', '), street, zip, city, region, country };
    },
    (venue) => ({ venue }),
  );

export const organizerTemplates = (host: HTMLElement): FillTemplates<Organizer> =>
  templatesOf(
    host,
    (organizer) => ({ ...contactFields(organizer), email: organizer.email }),
    (organizer) => ({ organizer }),
  );

export const termTemplates = (host: HTMLElement): FillTemplates<Term> =>
  templatesOf(
    host,
    ({ name, url, slug, description, count }, { locale }) => ({
      name,
      url,
      slug,
      description,
      count: count?.toLocaleString(locale),
    }),
    (term) => (host.localName === 'cal-tag-list' ? { tag: term } : { category: term }),
  );
