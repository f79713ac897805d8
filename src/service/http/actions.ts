import type { Action, ResourceName } from '../../schema/index.js';
import { listEvents } from '../reading/list-events.js';
import { readEvent } from '../reading/read-event.js';
import type { Handler, Answer, Asked } from './asked.js';
import { noRoute } from './problem.js';

const lists: Partial<Record<ResourceName, (asked: Asked) => Promise<Answer>>> = { events: listEvents };
const reads: Partial<Record<ResourceName, (asked: Asked) => Promise<Answer>>> = { events: readEvent };
const none: Handler = () => Promise.reject(noRoute());

/** What each action of a route does. */
export const actions: Readonly<Record<Action, Handler>> = {
  index: none,
  documentation: none,
  list: (resource, asked) => (lists[resource] ?? noList)(asked),
  create: none,
  read: (resource, asked) => (reads[resource] ?? noList)(asked),
  update: none,
  remove: none,
};

const noList = () => Promise.reject(noRoute());
