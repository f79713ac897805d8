import type { FieldTable } from '../../schema/index.js';
import { describeSite } from '../accounts/site.js';
import { listDesk, isKind } from '../reading/desk.js';
import { listImages } from '../reading/images.js';
import { readStored } from '../reading/stored-item.js';
import { noRoute } from '../request/problem.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import type { Demand } from '../rights/rules.js';
import type { Settings } from '../settings.js';
import type { Fields } from '../writing/fields.js';
import { describeImage, imageFields, mostOfImage, uploadImage } from '../writing/upload-image.js';

/** A route of the authoring interface, below `cal/authoring/v1`. */
export interface AuthoringRoute extends Demand {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{name}` for each part that varies; `{id}` is a number. */
  readonly path: string;
  /** The fields of a JSON body; `bytes` leaves the body as it came; absent where nothing of it is read. */
  readonly body?: FieldTable | 'bytes';
  /** The largest body in kilobytes, where that is not the one of the settings. */
  readonly bodyLimit?: number;
  /** Whether the cookie of our own pages is enough, without a nonce. */
  readonly takesCookie?: true;
  readonly handle: (context: AuthoringContext, fields: Fields) => Answer | Promise<Answer>;
}

/** What is there for everybody who writes. */
const routes: readonly AuthoringRoute[] = [
  { method: 'GET', path: '', takesCookie: true, handle: (context) => describeSite(context) },
  { method: 'GET', path: '/items', needs: 'create_events', handle: (context) => listDesk(context) },
  { method: 'GET', path: '/images', needs: 'create_events', handle: (context) => listImages(context) },
  { method: 'POST', path: '/images', needs: 'upload_images', body: 'bytes', bodyLimit: mostOfImage, handle: uploadImage },
  { method: 'PATCH', path: '/images/{id}', needs: 'upload_images', body: imageFields, handle: describeImage },
  { method: 'GET', path: '/items/{kind}/{id}', needs: 'create_events', handle: (context) => readItem(context) },
];

function readItem(context: AuthoringContext): Promise<Answer> {
  const { kind, id } = context.parameters;
  if (!isKind(kind)) throw noRoute();
  return readStored(kind, Number(id), context);
}

/** What is there where people sign in with a browser. */
const accountRoutes: readonly AuthoringRoute[] = [];

/** Every route of the authoring interface. */
export const authoringRoutes = ({ admin }: Settings): readonly AuthoringRoute[] => [...routes, ...(admin ? accountRoutes : [])];
