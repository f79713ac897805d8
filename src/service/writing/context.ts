import type { Asked } from '../request/context.js';
import type { Writer } from '../store/store.js';
import type { CheckContext } from './checks.js';

export const checkContext = ({ store, viewer, settings, now, links, key }: Asked): CheckContext => ({
  reader: store.reader,
  viewer,
  settings,
  now,
  links,
  ...(key && 'id' in key && { id: key.id }),
});

/** The same request, whose reads see what its own transaction has written. */
export const inWriter = (asked: Asked, writer: Writer): Asked => ({ ...asked, store: { ...asked.store, reader: writer } });
