import type { Action, ResourceName } from '../../schema/index.js';
import { listEvents } from '../reading/list-events.js';
import { listPlaces, readPlace } from '../reading/places.js';
import { readEvent } from '../reading/read-event.js';
import { listTerms, readTerm } from '../reading/terms.js';
import { createEvent, removeEvent, updateEvent } from '../writing/write-event.js';
import { createPlace, removePlace, updatePlace } from '../writing/write-place.js';
import { createTerm, removeTerm, updateTerm } from '../writing/write-term.js';
import type { Answer, Asked } from '../request/context.js';

type Handler = (asked: Asked) => Promise<Answer>;
export type ItemAction = Exclude<Action, 'index' | 'documentation'>;

const place = (resource: 'venues' | 'organizers'): Record<ItemAction, Handler> => ({
  list: (asked) => listPlaces(resource, asked),
  create: (asked) => createPlace(resource, asked),
  read: (asked) => readPlace(resource, asked),
  update: (asked) => updatePlace(resource, asked),
  remove: (asked) => removePlace(resource, asked),
});

const term = (taxonomy: 'categories' | 'tags'): Record<ItemAction, Handler> => ({
  list: (asked) => listTerms(taxonomy, asked),
  create: (asked) => createTerm(taxonomy, asked),
  read: (asked) => readTerm(taxonomy, asked),
  update: (asked) => updateTerm(taxonomy, asked),
  remove: (asked) => removeTerm(taxonomy, asked),
});

/** What each action does to each resource. */
export const actions: Readonly<Record<ResourceName, Record<ItemAction, Handler>>> = {
  events: { list: listEvents, create: createEvent, read: readEvent, update: updateEvent, remove: removeEvent },
  venues: place('venues'),
  organizers: place('organizers'),
  categories: term('categories'),
  tags: term('tags'),
};
