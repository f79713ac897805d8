import {
  boolean,
  choice,
  integer,
  text,
  Unreadable,
  untyped,
  type FieldTable,
  type Kind,
  type ValueOf,
} from '../../data/schema/index.js';
import { describeLink, useLink } from '../accounts/one-time-links.js';
import { createSigningIn, signOut } from '../accounts/signing-in.js';
import { describeSite, updateSite } from '../accounts/site.js';
import {
  changeRole,
  invite,
  listAccounts,
  listAuthors,
  removeUser,
  resetPassword,
  withdrawInvitation,
  withdrawLink,
} from '../accounts/users.js';
import { mostOfCalendar } from '../importing/fetch-source.js';
import { readFollowed, takeFields, takeFollowed } from '../importing/followed-event.js';
import type { Imports } from '../importing/imports.js';
import { applyFields, createReadings } from '../importing/reading-answers.js';
import {
  changeSource,
  createSource,
  listReading,
  listSources,
  readOneSource,
  removeSource,
  sourceChanges,
  sourceFields,
} from '../importing/source-answers.js';
import { isKind, listDesk } from '../reading/desk.js';
import { listImages } from '../reading/images.js';
import { readStored } from '../reading/stored-item.js';
import type { Answer, AuthoringContext } from '../request/context.js';
import { noRoute } from '../request/problem.js';
import { roles } from '../request/viewer.js';
import { passwordLength } from '../rights/login-passwords.js';
import type { Demand } from '../rights/rules.js';
import type { Settings } from '../settings.js';
import type { Fields } from '../writing/fields.js';
import { createSeries, deleteSeries, readSeries, updateSeries } from '../writing/series/answers.js';
import { describeImage, imageFields, mostOfImage, uploadImage } from '../writing/upload-image.js';

/** A route of the authoring interface, below `cal/authoring/v1`. */
export interface AuthoringRoute extends Demand {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each part that varies; `{id}` is a number. */
  readonly path: string;
  /** The fields of a JSON body; `bytes` leaves the body as it came; absent where nothing of it is read. */
  readonly body?: FieldTable | 'bytes';
  /** The largest body in kilobytes, where that is not the one of the settings. */
  readonly bodyLimit?: number;
  /** The same for callers who are nobody, where a body of theirs holds more than texts. */
  readonly bodyLimitOfOthers?: number;
  /** Whether the cookie of our own pages is enough, without a nonce. */
  readonly takesCookie?: true;
  readonly handle: (context: AuthoringContext, fields: Fields) => Answer | Promise<Answer>;
}

type Required<T extends FieldTable> = { [Name in keyof T]: T[Name] extends { required: true } ? Name : never }[keyof T];

/** The fields of a body, for its handler. */
type BodyOf<T extends FieldTable> = { [Name in Required<T>]: ValueOf<T[Name]['kind']> } & {
  [Name in keyof T]?: ValueOf<T[Name]['kind']>;
};

/** A route with a JSON body, whose fields its handler gets as its table types them. */
const route = <T extends FieldTable>(
  method: AuthoringRoute['method'],
  path: string,
  demand: Pick<AuthoringRoute, 'needs' | 'takesCookie' | 'bodyLimitOfOthers'>,
  body: T,
  handle: (context: AuthoringContext, fields: BodyOf<T>) => Answer | Promise<Answer>,
): AuthoringRoute => ({
  method,
  path,
  ...demand,
  body,
  handle: (context, fields) => handle(context, fields as BodyOf<T>),
});

/** A rule that names some thousand days. */
const longestRule = 50_000;

/** The routes for everybody who writes. */
const routes: readonly AuthoringRoute[] = [
  route('GET', '', { takesCookie: true }, {}, describeSite),
  route('GET', '/items', { needs: 'create_events' }, {}, listDesk),
  route('GET', '/items/{kind}/{id}', { needs: 'create_events' }, {}, readItem),
  route('GET', '/series/{id}', { needs: 'create_events' }, {}, readSeries),
  route(
    'POST',
    '/series',
    { needs: 'create_events' },
    {
      fields: { kind: untyped },
      rule: { kind: text, required: true, maxLength: longestRule },
      event: { kind: integer },
    },
    createSeries,
  ),
  route(
    'PATCH',
    '/series/{id}',
    { needs: 'create_events' },
    {
      fields: { kind: untyped },
      rule: { kind: text, maxLength: longestRule },
      from: { kind: integer },
      event: { kind: integer },
    },
    updateSeries,
  ),
  route('DELETE', '/series/{id}', { needs: 'create_events' }, {}, deleteSeries),
  route('GET', '/images', { needs: 'create_events' }, {}, listImages),
  {
    method: 'POST',
    path: '/images',
    needs: 'upload_images',
    body: 'bytes',
    bodyLimit: mostOfImage,
    handle: uploadImage,
  },
  route('PATCH', '/images/{id}', { needs: 'upload_images' }, imageFields, describeImage),
  route('GET', '/authors', { needs: 'edit_others_events' }, {}, listAuthors),
];

function readItem(context: AuthoringContext): Promise<Answer> {
  const { kind, id } = context.parameters;
  if (!isKind(kind)) throw noRoute();
  return readStored(kind, Number(id), context);
}

const token = { kind: text, required: true, maxLength: 100 } as const;
const name = { kind: text, required: true, maxLength: 200 } as const;
/** A text as it was typed: blanks at its ends are part of a password. */
const exactText: Kind<string> = {
  ...text,
  accept: (value) => (typeof value === 'string' ? value : new Unreadable(text.name, value)),
};
const password = { kind: exactText, required: true, maxLength: passwordLength.most } as const;
const role = { kind: choice(...roles), required: true } as const;
const remember = { kind: boolean } as const;
const short = { kind: text, maxLength: 200 } as const;

/** The largest body of a first user in kilobytes: an icon of 256 pixels in Base64, however little it can be compressed. */
const mostOfSetUp = 400;

/** The routes of accounts, where people sign in with a browser. */
function accountRoutes({ logIns }: Settings): readonly AuthoringRoute[] {
  const { signIn, changePassword } = createSigningIn(logIns);
  const byAdministrators = { needs: 'manage_users' } as const;
  return [
    route('POST', '/session', { takesCookie: true }, { name, password, remember }, signIn),
    route('DELETE', '/session', { takesCookie: true }, {}, signOut),
    route('POST', '/link', { takesCookie: true }, { token }, describeLink),
    route(
      'POST',
      '/setup',
      { takesCookie: true, bodyLimitOfOthers: mostOfSetUp },
      {
        token,
        name: { kind: text, maxLength: 200 },
        password,
        remember,
        calendar_name: short,
        accent: short,
        letter: short,
        icon: { kind: text },
        time_zone: { kind: text, maxLength: 100 },
        currency: { kind: text, maxLength: 3 },
      },
      useLink,
    ),
    route('POST', '/password', { needs: 'sign-in' }, { password, new_password: password }, changePassword),
    route(
      'PATCH',
      '/site',
      { needs: 'manage_settings' },
      { name: short, accent: short, letter: short, icon: { kind: integer } },
      updateSite,
    ),
    route('GET', '/users', byAdministrators, {}, listAccounts),
    route('PATCH', '/users/{id}', byAdministrators, { role }, changeRole),
    route('DELETE', '/users/{id}', byAdministrators, {}, removeUser),
    route('POST', '/users/{id}/link', byAdministrators, {}, resetPassword),
    route('POST', '/invitations', byAdministrators, { name, role }, invite),
    route('DELETE', '/invitations/{id}', byAdministrators, {}, withdrawInvitation),
    route('DELETE', '/links/{id}', byAdministrators, {}, withdrawLink),
  ];
}

/** The routes of files and addresses that events are taken from. */
function sourceRoutes(imports: Imports): readonly AuthoringRoute[] {
  const { send, read, apply } = createReadings(imports);
  const byEditors = { needs: 'manage_sources' } as const;
  return [
    route('GET', '/sources', byEditors, {}, listSources),
    route('POST', '/sources', byEditors, sourceFields, createSource),
    route('GET', '/sources/{id}', byEditors, {}, readOneSource),
    route('PATCH', '/sources/{id}', byEditors, sourceChanges, changeSource),
    route('DELETE', '/sources/{id}', byEditors, {}, removeSource),
    route('GET', '/sources/{id}/items', byEditors, {}, listReading),
    { method: 'PUT', path: '/sources/{id}/file', ...byEditors, body: 'bytes', bodyLimit: mostOfCalendar, handle: send },
    route('POST', '/sources/{id}/read', byEditors, {}, read),
    route('POST', '/sources/{id}/apply', byEditors, applyFields, apply),
    route('GET', '/items/events/{id}/source', byEditors, {}, readFollowed),
    route('POST', '/items/events/{id}/source', byEditors, takeFields, takeFollowed),
  ];
}

/** Every route of the authoring interface. */
export const authoringRoutes = (settings: Settings, imports: Imports): readonly AuthoringRoute[] => [
  ...routes,
  ...sourceRoutes(imports),
  ...(settings.admin ? accountRoutes(settings) : []),
];
