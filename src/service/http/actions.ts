import type { Action, ResourceName } from '../../schema/index.js';
import { listEvents } from '../reading/list-events.js';
import { listPlaces, readPlace } from '../reading/places.js';
import { readEvent } from '../reading/read-event.js';
import { listTerms, readTerm } from '../reading/terms.js';
import { createEvent, removeEvent, updateEvent } from '../writing/write-event.js';
import { createPlace, removePlace, updatePlace } from '../writing/write-place.js';
import { createTerm, removeTerm, updateTerm } from '../writing/write-term.js';
import type { Answer, RequestContext } from '../request/context.js';

type Handler = (context: RequestContext) => Promise<Answer>;
export type ItemAction = Exclude<Action, 'index' | 'documentation'>;

const place = (resource: 'venues' | 'organizers'): Record<ItemAction, Handler> => ({
  list: (context) => listPlaces(resource, context),
  create: (context) => createPlace(resource, context),
  read: (context) => readPlace(resource, context),
  update: (context) => updatePlace(resource, context),
  remove: (context) => removePlace(resource, context),
});

const term = (taxonomy: 'categories' | 'tags'): Record<ItemAction, Handler> => ({
  list: (context) => listTerms(taxonomy, context),
  create: (context) => createTerm(taxonomy, context),
  read: (context) => readTerm(taxonomy, context),
  update: (context) => updateTerm(taxonomy, context),
  remove: (context) => removeTerm(taxonomy, context),
});

/** What each action does to each resource. */
export const actions: Readonly<Record<ResourceName, Record<ItemAction, Handler>>> = {
  events: { list: listEvents, create: createEvent, read: readEvent, update: updateEvent, remove: removeEvent },
  venues: place('venues'),
  organizers: place('organizers'),
  categories: term('categories'),
  tags: term('tags'),
};
