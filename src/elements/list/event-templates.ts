/** Own cards of a page. They come in a chunk of their own, because only pages that have some need it. */
import { formatSpan, type DisplayOptions } from '../../time/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { templatesOf, type FillTemplates, type TemplateFields } from './templates.js';

/** The fields of an event for `<template slot="item">`. */
function eventFields(event: CalendarEvent, reader: DisplayOptions): TemplateFields {
  const when = formatSpan(event.span, reader);
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
    excerpt: event.excerpt,
    categories: event.categories.map(({ name }) => name).join(', '),
    tags: event.tags.map(({ name }) => name).join(', '),
    organizer: event.organizers.map(({ name }) => name).join(', '),
    featured: event.isFeatured ? 'featured' : undefined,
  };
}

export const eventTemplates = (host: Element): FillTemplates<CalendarEvent> => templatesOf(host, eventFields);
