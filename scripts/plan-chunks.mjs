// Divides the modules that elements share into chunks.
import { minifySync } from 'vite';
import { paintOf, sourceOf, tags } from './element-files.mjs';

/** The file in which a build notes the modules of what pages load, for `npm run size`. */
export const weightsFile = 'node_modules/.cache/cal-elements/weights.json';

/** The elements, and what they load on demand and share modules with. */
export const plannedEntries = {
  ...Object.fromEntries(tags.map((tag) => [tag, sourceOf(tag)])),
  'list-options': 'src/elements/list/list-options.ts',
  'event-options': 'src/elements/list/event-options.ts',
  editable: 'src/authoring/editing/editable.ts',
  'list-paint': paintOf('cal-event-list'),
  'month-paint': paintOf('cal-event-month'),
  'week-paint': paintOf('cal-event-week'),
  'event-map-paint': paintOf('cal-event-map'),
  'venue-map-paint': paintOf('cal-venue-map'),
  cache: 'src/data/query/cached-list.ts',
  errors: 'src/elements/base/errors/error-messages.ts',
  composed: 'src/data/query/composed/read-composed.ts',
  'place-map': 'src/elements/map/place-map.ts',
};

/**
 * The views that pages load: how much a byte of each counts, and its entries. What paints a list counts most, because
 * most pages show one, and least what only authors load. A calendar loads the views in it on demand.
 */
const views = {
  painting: [60, 'list-paint'],
  'month-painting': [25, 'month-paint'],
  'week-painting': [20, 'week-paint'],
  'map-painting': [10, 'event-map-paint', 'venue-map-paint'],
  list: [40, 'cal-event-list'],
  cache: [40, 'cal-event-list', 'cache'],
  month: [25, 'cal-event-month', 'month-paint'],
  week: [20, 'cal-event-week', 'week-paint'],
  map: [25, 'cal-event-map', 'cal-venue-map', 'event-map-paint', 'venue-map-paint'],
  calendar: [34, 'cal-calendar'],
  errors: [12, 'cal-event-list', 'errors', 'cache'],
  composed: [4, 'cal-event-list', 'composed', 'cache'],
  controls: [4, 'cal-event-search', 'cal-event-filters'],
  button: [4, 'cal-add-to-calendar'],
  options: [4, 'cal-event-list', 'list-options', 'event-options'],
  details: [4, 'cal-event-detail', 'cal-venue-detail', 'cal-organizer-detail'],
  directories: [4, 'cal-venue-list', 'cal-organizer-list', 'cal-category-list', 'cal-tag-list'],
  session: [4, 'cal-event-list', 'editable', 'cache'],
  'sign-in': [1, 'cal-sign-in'],
  contacts: [1, 'cal-venue-form', 'cal-organizer-form'],
  events: [1, 'cal-event-form', 'cal-admin'],
};
const names = Object.keys(views);

/** Bytes that a view may load in vain if that saves it a file, which is a request, and is compressed by itself. */
const priceOfFile = 3400;

/** The entry that stands in one file with what others share with it: all pages that load this load the entry, too. */
const sharingEntry = 'cache';

/**
 * A file and all that it imports statically, which must have arrived before it runs.
 * @type {(fileName: string, chunks: readonly import('vite').Rolldown.OutputChunk[]) => string[]}
 */
export function closureOf(fileName, chunks) {
  const files = new Set([fileName]);
  for (const file of files)
    for (const imported of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) files.add(imported);
  return [...files];
}

/**
 * The modules of each of `plannedEntries`, with all that they import statically.
 * @type {(bundled: readonly import('vite').Rolldown.OutputChunk[]) => Record<string, string[]>}
 */
export function neededModules(bundled) {
  const modulesIn = (files) =>
    bundled.filter(({ fileName }) => files.includes(fileName)).flatMap(({ modules }) => Object.keys(modules));
  return Object.fromEntries(
    Object.keys(plannedEntries).map((name) => [name, modulesIn(closureOf(`${name}.js`, bundled))]),
  );
}

/**
 * Views that load nothing but what one of these needs, because with what is foreign come the chunks that it imports: of
 * elements, for what paints before they are there, and of days for maps.
 */
const lightViews = {
  painting: ['painting'],
  'month-painting': ['painting', 'month-painting', 'week-painting'],
  'week-painting': ['painting', 'month-painting', 'week-painting'],
  'map-painting': ['painting', 'month-painting', 'week-painting', 'map-painting'],
  list: ['painting', 'month-painting', 'week-painting', 'list'],
  month: ['painting', 'month-painting', 'week-painting', 'list', 'month', 'week'],
  week: ['painting', 'month-painting', 'week-painting', 'list', 'month', 'week'],
  map: ['painting', 'month-painting', 'week-painting', 'list', 'map'],
};

/** The bytes that all views together lose if two chunks are joined; negative, if they gain. */
function costOf(one, other) {
  const costs = names.map((view) => {
    const [needsOne, needsOther] = [one, other].map(({ users }) => users.has(view));
    const foreign = needsOne ? other : one;
    if (needsOne !== needsOther && lightViews[view]?.every((light) => !foreign.users.has(light))) return Infinity;
    const bytes = needsOne && needsOther ? -priceOfFile : needsOne ? other.bytes : needsOther ? one.bytes : 0;
    return bytes * views[view][0];
  });
  return costs.reduce((sum, cost) => sum + cost);
}

const join = (one, other) => ({
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
  modules: [...one.modules, ...other.modules],
});

/** The pair of chunks that is best joined, if any is. */
function bestPair(chunks) {
  const pairs = chunks.flatMap((one, index) =>
    chunks.slice(0, index).map((other) => ({ one, other, cost: costOf(one, other) })),
  );
  return pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best), { cost: 0 });
}

/**
 * The chunks: their names, the ids of their modules, and whether an entry is among these. What the same views need is
 * one chunk. Then, as long as views gain by it, the two chunks are joined by which they gain most. A chunk is named
 * after the first view that needs it.
 * @param bundled the chunks of `plannedEntries`, divided in any way
 * @returns {{ name: string, modules: string[], hasEntry: boolean }[]}
 */
export function planChunks(bundled) {
  const modules = neededModules(bundled);
  const sharing = bundled.find(({ name }) => name === sharingEntry);
  const shared = bundled.filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
  const sizes = [sharing, ...shared].flatMap(({ modules }) =>
    Object.entries(modules).map(([id, { code }]) => [id, code ? minifySync(id, code).code.length : 0]),
  );
  const sets = new Map();
  for (const [id, bytes] of sizes) {
    const users = new Set(names.filter((view) => views[view].slice(1).some((entry) => modules[entry].includes(id))));
    const module = { users, bytes, modules: [id] };
    const key = [...users].join();
    if (key) sets.set(key, sets.has(key) ? join(sets.get(key), module) : module);
  }
  let chunks = [...sets.values()];
  for (let pair = bestPair(chunks); pair.one; pair = bestPair(chunks))
    chunks = [...chunks.filter((chunk) => chunk !== pair.one && chunk !== pair.other), join(pair.one, pair.other)];
  const counts = {};
  return chunks
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ users, modules }) => {
      const view = names.find((name) => users.has(name));
      counts[view] = (counts[view] ?? 0) + 1;
      return {
        name: counts[view] > 1 ? view + counts[view] : view,
        modules,
        hasEntry: modules.includes(sharing.facadeModuleId),
      };
    });
}
