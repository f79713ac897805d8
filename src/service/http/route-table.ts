import { routes, type Action, type ResourceName, type Route } from '../../data/schema/index.js';
import { openApi } from '../description/openapi.js';
import { describeInterface } from '../description/routes.js';
import { feedEvents, feedParameters, feedRoute } from '../reading/feed-events.js';
import { listEvents } from '../reading/list-events.js';
import { findKnown, listContacts, readContact, type ContactResource } from '../reading/contacts.js';
import { readEvent } from '../reading/read-event.js';
import { loadTerms } from '../reading/term-tree.js';
import { findTerm, listTerms, readTerm } from '../reading/terms.js';
import type { Answer, RequestContext } from '../request/context.js';
import type { RightsAction } from '../rights/actions.js';
import type { TermName } from '../store/tables.js';
import type { Fields } from '../writing/fields.js';
import { createEvent, removeEvent, updateEvent } from '../writing/write-event.js';
import { createContact, removeContact, updateContact } from '../writing/write-contact.js';
import { createTerm, removeTerm, updateTerm } from '../writing/write-term.js';

type Handler = (context: RequestContext, fields: Fields) => Answer | Promise<Answer>;

/** A route of the interface, with its handler. */
export interface ServedRoute extends Route {
  /** The right that its callers need; absent when everybody may use it. */
  readonly needs?: RightsAction;
  /** The parameters that change its answer; any, where links in it repeat them all. */
  readonly reads?: readonly string[];
  readonly handle: Handler;
  /**
   * Looks the item of the path up, for callers who may not write it: problems of their request come first, but for
   * events.
   */
  readonly find?: (context: RequestContext) => Promise<unknown>;
}

interface ServedResource {
  /** The right to write any such item (wire section 3). */
  readonly needs: RightsAction;
  readonly handlers: Readonly<Record<Exclude<Action, 'index' | 'documentation'>, Handler>>;
  readonly find?: ServedRoute['find'];
}

const contacts = (resource: ContactResource): ServedResource => ({
  needs: 'create_venues',
  find: (context) => findKnown(resource, context),
  handlers: {
    list: (context) => listContacts(resource, context),
    create: (context, fields) => createContact(resource, context, fields),
    read: (context) => readContact(resource, context),
    update: (context, fields) => updateContact(resource, context, fields),
    remove: (context) => removeContact(resource, context),
  },
});

const terms = (taxonomy: TermName, needs: RightsAction): ServedResource => ({
  needs,
  find: async ({ store, key }) => findTerm(await loadTerms(store.reader, taxonomy), key!),
  handlers: {
    list: (context) => listTerms(taxonomy, context),
    create: (context, fields) => createTerm(taxonomy, context, fields),
    read: (context) => readTerm(taxonomy, context),
    update: (context, fields) => updateTerm(taxonomy, context, fields),
    remove: (context) => removeTerm(taxonomy, context),
  },
});

const served: Readonly<Record<ResourceName, ServedResource>> = {
  events: {
    needs: 'create_events',
    handlers: { list: listEvents, create: createEvent, read: readEvent, update: updateEvent, remove: removeEvent },
  },
  venues: contacts('venues'),
  organizers: contacts('organizers'),
  categories: terms('categories', 'name_terms'),
  tags: terms('tags', 'manage_terms'),
};

function serve(route: Route): ServedRoute {
  const { action, method, resource } = route;
  if (action === 'index') return { ...route, handle: (context) => ({ body: describeInterface(context) }) };
  if (action === 'documentation') return { ...route, handle: (context) => ({ body: openApi(context) }) };
  const { needs, handlers, find } = served[resource!];
  const isOfItem = action === 'update' || action === 'remove';
  return { ...route, handle: handlers[action], ...(method !== 'GET' && { needs }), ...(isOfItem && find && { find }) };
}

/** Every route, with what it needs and its handler. */
export const routeTable: readonly ServedRoute[] = [
  ...routes.map(serve),
  { ...feedRoute, reads: feedParameters, handle: feedEvents },
];
