import { defaultNamespace } from './names.js';
import { resources, type ResourceName } from './resources.js';
import type { FilterRow, FilterTable } from './tables.js';
import { text } from './kinds.js';

export type Action = 'index' | 'documentation' | 'list' | 'create' | 'read' | 'update' | 'remove';

/** One method on one path. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the namespace, with `{id}` or `{slug}` for the item. */
  readonly path: string;
  readonly action: Action;
  readonly resource?: ResourceName;
  /** Query parameters. */
  readonly query: FilterTable;
}

const password: Record<string, FilterRow> = { password: { kind: text } };
const indexQuery: FilterTable = {
  namespace: { kind: text, default: defaultNamespace },
  context: { kind: text, default: 'view' },
};

const itemActions = [
  ['GET', 'read'],
  ['DELETE', 'remove'],
  ['POST', 'update'],
  ['PUT', 'update'],
  ['PATCH', 'update'],
] as const;

/** The interface names the password for events by id; measured servers take it by slug too (wire section 13). */
const itemQuery = (resource: ResourceName, path: string): FilterTable =>
  resource === 'events' && path.endsWith('{id}') ? password : {};

function routesOf(resource: ResourceName): Route[] {
  const { bySlug, filters } = resources[resource];
  const collection = `/${resource}`;
  const itemPaths = [`${collection}/{id}`, ...(bySlug ? [`${collection}/by-slug/{slug}`] : [])];
  return [
    { method: 'GET', path: collection, action: 'list', resource, query: filters },
    { method: 'POST', path: collection, action: 'create', resource, query: {} },
    ...itemPaths.flatMap((path) =>
      itemActions.map(([method, action]) => ({ method, path, action, resource, query: itemQuery(resource, path) })),
    ),
  ];
}

/** Every route of the interface, folded from the tables (interface, "Route overview"). */
export const routes: readonly Route[] = [
  { method: 'GET', path: '', action: 'index', query: indexQuery },
  { method: 'GET', path: '/doc', action: 'documentation', query: {} },
  ...(Object.keys(resources) as ResourceName[]).flatMap(routesOf),
];
