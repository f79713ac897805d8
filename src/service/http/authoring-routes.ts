import type { FieldTable } from '../../schema/index.js';
import { describeSite } from '../accounts/site.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import type { Demand } from '../rights/rules.js';
import type { Settings } from '../settings.js';
import type { Fields } from '../writing/fields.js';

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
const routes: readonly AuthoringRoute[] = [{ method: 'GET', path: '', takesCookie: true, handle: (context) => describeSite(context) }];

/** What is there where people sign in with a browser. */
const accountRoutes: readonly AuthoringRoute[] = [];

/** Every route of the authoring interface. */
export const authoringRoutes = ({ admin }: Settings): readonly AuthoringRoute[] => [...routes, ...(admin ? accountRoutes : [])];
