import {
  computed,
  defaultNamespace,
  resources,
  routes,
  type FieldTable,
  type FilterTable,
  type Route,
} from '../../data/schema/index.js';
import type { RequestContext } from '../request/context.js';
import { problem } from '../request/problem.js';
import { descriptionOf, type TextRole } from '../languages/languages.js';
import { defaultWindow } from '../reading/event-dates.js';
import { declaredType } from '../request/declared-types.js';

/** A path as the regular expression that clients know (wire section 2). */
const expression = (path: string) =>
  `/${defaultNamespace}${path.replace('{id}', '(?P<id>\\d+)').replace('{slug}', '(?P<slug>[^/]+)')}`;

type Describing = Pick<RequestContext, 'language' | 'links' | 'settings'>;

const noType = ['untyped', 'boolean-like'];

const windowOf = ({ now, timeZone }: Describing['settings']): Readonly<Record<string, string>> =>
  defaultWindow({ now: now(), timeZone });

function describeParameter(
  name: string,
  row: (FilterTable & FieldTable)[string],
  role: TextRole,
  route: Route,
  { language, settings }: Describing,
) {
  const type = row.type ?? declaredType(row.kind);
  const [, member] = /^array of (\w+)$/.exec(type) ?? [];
  return {
    ...(row.default !== undefined && {
      default: row.default === computed ? windowOf(settings)[name] : (row.default as unknown),
    }),
    ...(member ? { items: { type: member } } : !noType.includes(type) && { type }),
    description: descriptionOf(language, route.resource, role, name),
    required: role === 'field' && route.action === 'create' && row.required === true,
  };
}

/** Arguments of a route's methods; a route without any has an empty list, as measured. */
function describeArguments(route: Route, describing: Describing) {
  const [, key] = /\{(\w+)\}/.exec(route.path) ?? [];
  const type = key === 'id' ? 'integer' : 'string';
  const fields: FieldTable = ['create', 'update'].includes(route.action) ? resources[route.resource!].fields : {};
  const described = {
    ...(key && {
      [key]: { type, description: descriptionOf(describing.language, undefined, 'filter', key), required: true },
    }),
    ...Object.fromEntries(
      Object.entries(route.query).map(([name, row]) => [
        name,
        describeParameter(name, row, 'filter', route, describing),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name !== key)
        .map(([name, row]) => [name, describeParameter(name, row, 'field', route, describing)]),
    ),
  };
  return Object.keys(described).length ? described : [];
}

/** The description of a route that `OPTIONS` returns. */
export function describeRoute(path: string, describing: Describing, among: readonly Route[] = routes): object {
  const all = among.filter((route) => route.path === path);
  const actions = [...new Set(all.map(({ action }) => action))];
  const endpoints = actions.map((action) => {
    const same = all.filter((route) => route.action === action);
    return { methods: same.map(({ method }) => method), args: describeArguments(same[0]!, describing) };
  });
  const methods = all.map(({ method }) => method);
  const hasAddress = !path.includes('{');
  return {
    namespace: defaultNamespace,
    methods,
    endpoints,
    ...(hasAddress && { _links: { self: [{ href: describing.links.root + path }] } }),
  };
}

/** `GET` of the namespace (wire section 2). */
export function describeInterface({ query, ...describing }: RequestContext): object {
  const { namespace = defaultNamespace } = query;
  if (namespace !== defaultNamespace) throw problem(404, 'rest_invalid_namespace', 'noNamespace');
  const paths = [...new Set(routes.map(({ path }) => path))];
  return {
    namespace,
    routes: Object.fromEntries(paths.map((path) => [expression(path), describeRoute(path, describing)])),
    _links: { up: [{ href: `${describing.links.root.slice(0, -defaultNamespace.length)}` }] },
  };
}
