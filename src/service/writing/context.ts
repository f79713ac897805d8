import type { RequestContext } from '../request/context.js';
import type { DatabaseWriter } from '../store/store.js';
import type { CheckContext } from './checks.js';

export const checkContext = ({ store, viewer, settings, now, links, key }: RequestContext): CheckContext => ({
  reader: store.reader,
  viewer,
  settings,
  now,
  links,
  ...(key && 'id' in key && { id: key.id }),
});

/** The same request, whose reads see what its own transaction has written. */
export const inWriter = (context: RequestContext, writer: DatabaseWriter): RequestContext => ({
  ...context,
  store: { ...context.store, reader: writer },
});
