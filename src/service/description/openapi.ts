import {
  additions,
  computed,
  defaultNamespace,
  envelopeShape,
  problemShape,
  resources,
  routes,
  type FieldRow,
  type FilterRow,
  type ResourceName,
  type Route,
} from '../../data/schema/index.js';
import { descriptionOf, messagesIn, type Language } from '../languages/languages.js';
import type { MessageName } from '../languages/messages.js';
import { feedRoute } from '../reading/feed-events.js';
import { mostMembers } from '../reading/filters.js';
import type { RequestContext } from '../request/context.js';
import { fill } from '../request/problem.js';
import { declaredType } from '../request/declared-types.js';

/** OpenAPI 3.1, computed from the tables that drive the service. */

const json = (schema: object) => ({ 'application/json': { schema } });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);
const itemSchema = (resource: ResourceName) => reference(capital(resources[resource].item));

const links = {
  anyOf: [
    { type: 'integer' },
    { type: 'object' },
    { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'object' }] } },
  ],
};
const texts = { type: 'array', maxItems: mostMembers, items: { anyOf: [{ type: 'integer' }, { type: 'string' }] } };

type JsonSchema = Readonly<Record<string, unknown>>;
const fromEntries = (entries: readonly (readonly unknown[])[]) => Object.fromEntries(entries) as JsonSchema;

/** The JSON Schema of a value, by its kind. */
function valueSchema({ kind, default: value, type, ...row }: FilterRow | FieldRow): JsonSchema {
  const shown = value === undefined || value === computed || value === null ? {} : { default: value as unknown };
  if (kind.name === 'links') return links;
  if (kind.name === 'idsOrSlugs') return texts;
  if (kind.name === 'ids') return { type: 'array', maxItems: mostMembers, items: { type: 'integer', minimum: 1 } };
  if (kind.name === 'positive')
    return { type: 'integer', minimum: 1, ...('max' in row && { maximum: row.max }), ...shown };
  if (type === 'untyped' || declaredType(kind) === 'untyped') return { ...shown };
  const maxLength = declaredType(kind) === 'string' && 'maxLength' in row ? { maxLength: row.maxLength } : {};
  return { type: declaredType(kind), ...maxLength, ...shown };
}

type Errors = Readonly<Record<string, MessageName>>;
/** Responses that any request with credentials may get. */
const signIn: Errors = { 401: 'wrongPassword', 429: 'tooManyAttempts', 503: 'unavailable' };
const write: Errors = {
  400: 'invalidParameter',
  401: 'forbidden',
  403: 'forbidden',
  429: 'tooManyAttempts',
  503: 'unavailable',
};
/** The errors of each action, with their descriptions. */
const errors: Readonly<Record<Route['action'], Errors>> = {
  index: { ...signIn, 404: 'noNamespace' },
  documentation: signIn,
  list: { ...signIn, 400: 'invalidParameter', 404: 'pageNotFound' },
  create: { ...write, 413: 'tooLarge' },
  read: { ...signIn, 400: 'invalidParameter', 403: 'forbidden', 404: 'noRoute' },
  update: { ...write, 404: 'noRoute', 413: 'tooLarge' },
  remove: { ...write, 404: 'noRoute', 410: 'inTrash' },
};

function contentOf({ path, action, resource }: Route): object {
  if (path === feedRoute.path) return { 'text/calendar': { schema: { type: 'string' } } };
  if (!resource) return json({ type: 'object' });
  return json(action === 'list' ? reference(`${capital(resource)}List`) : itemSchema(resource));
}

function responses(route: Route, language: Language, bodyLimit: number) {
  const { action, resource } = route;
  const messages = messagesIn(language);
  const wait = {
    'Retry-After': {
      description: descriptionOf(language, undefined, 'filter', 'Retry-After'),
      schema: { type: 'integer', minimum: 1 },
    },
  };
  const failures = Object.entries(errors[action]).map(([status, message]) => [
    status,
    {
      description: fill(messages[message], [bodyLimit]),
      ...(['429', '503'].includes(status) && { headers: wait }),
      content: json(reference('Problem')),
    },
  ]);
  // A create responds with 201, all else with 200.
  return {
    [action === 'create' ? 201 : 200]: { description: resource ?? action, content: contentOf(route) },
    ...fromEntries(failures),
  };
}

function parameters({ path, action, query, resource }: Route, language: Language) {
  const added = action === 'list' && path === '/events' ? additions.events : {};
  const [, key] = /\{(\w+)\}/.exec(path) ?? [];
  const schema = key === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' };
  return [
    ...(key
      ? [
          {
            name: key,
            in: 'path',
            required: true,
            description: descriptionOf(language, undefined, 'filter', key),
            schema,
          },
        ]
      : []),
    ...Object.entries<FilterRow>({ ...query, ...added }).map(([name, row]) => {
      const value = valueSchema(row);
      const isList = 'items' in value;
      return {
        name,
        in: 'query',
        required: false,
        description: descriptionOf(language, resource, 'filter', name),
        schema: value,
        ...(isList && { style: 'form', explode: false }),
      };
    }),
  ];
}

function bodyOf({ action, resource }: Route) {
  if (action !== 'create' && action !== 'update') return {};
  const schema = reference(`${capital(resources[resource!].item)}${action === 'create' ? 'Draft' : 'Patch'}`);
  return {
    requestBody: {
      required: action === 'create',
      content: { ...json(schema), 'application/x-www-form-urlencoded': { schema } },
    },
  };
}

function operation(route: Route, language: Language, bodyLimit: number) {
  const isFeed = route.path === feedRoute.path;
  const name = route.resource ? (route.action === 'list' ? route.resource : resources[route.resource].item) : '';
  const bySlug = route.path.endsWith('{slug}') ? 'BySlug' : '';
  const method = route.action === 'update' ? capital(route.method.toLowerCase()) : '';
  return {
    operationId: isFeed ? 'feedEvents' : `${route.action}${name && capital(name)}${bySlug}${method}`,
    ...(isFeed && { summary: descriptionOf(language, undefined, 'filter', 'events.ics') }),
    ...(route.resource && { tags: [route.resource] }),
    parameters: parameters(route, language),
    ...bodyOf(route),
    responses: responses(route, language, bodyLimit),
    ...(['create', 'update', 'remove'].includes(route.action) && { security: [{ applicationPassword: [] }] }),
  };
}

/** The body of a create or an update: the fields of the table. */
function writeSchema(resource: ResourceName, isNew: boolean, language: Language) {
  const rows = Object.entries<FieldRow>(resources[resource].fields);
  const property = ([name, row]: [string, FieldRow]) => {
    const schema = valueSchema(row);
    // `null` clears the fields that may be empty.
    const type = row.required || !schema.type ? {} : { type: [schema.type, 'null'] };
    return [name, { ...schema, ...type, description: descriptionOf(language, resource, 'field', name) }];
  };
  const required = rows.filter(([, row]) => row.required).map(([name]) => name);
  return { type: 'object', properties: fromEntries(rows.map(property)), ...(isNew && { required }) };
}

function schemasOf(resource: ResourceName, language: Language) {
  const name = capital(resources[resource].item);
  const list = {
    type: 'object',
    required: [resource],
    properties: { [resource]: { type: 'array', items: reference(name) } },
  };
  return {
    [name]: resources[resource].representation,
    [`${capital(resource)}List`]: { allOf: [envelopeShape, list] },
    [`${name}Draft`]: writeSchema(resource, true, language),
    [`${name}Patch`]: writeSchema(resource, false, language),
  };
}

/** The documentation of `/doc`. */
export function openApi({ language, settings, links: { root } }: RequestContext): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of [...routes, feedRoute])
    (paths[`/${defaultNamespace}${route.path}`] ??= {})[route.method.toLowerCase()] = operation(
      route,
      language,
      settings.bodyLimit,
    );
  const names = Object.keys(resources) as ResourceName[];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Event calendar',
      version: '1.0.0',
      description: 'Events, venues, organizers, categories and tags.',
      // Elements look for this before they offer a subscription.
      'x-feeds': true,
    },
    servers: [{ url: root.slice(0, -defaultNamespace.length - 1) }],
    paths,
    components: {
      schemas: {
        ...fromEntries(names.flatMap((name) => Object.entries(schemasOf(name, language)))),
        Problem: problemShape,
      },
      securitySchemes: { applicationPassword: { type: 'http', scheme: 'basic' } },
    },
  };
}
