import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** The rooms of src/, and the rooms that each may import; `types` may be imported as types only. src/index.ts counts as a room. */
const arrows: Record<string, { rooms: string[]; types?: string[] }> = {
  memo: { rooms: [] },
  schema: { rooms: [] },
  text: { rooms: [] },
  geo: { rooms: [], types: ['schema'] },
  client: { rooms: ['schema'] },
  query: { rooms: ['client', 'memo', 'schema', 'text', 'time', 'records'] },
  time: { rooms: ['memo', 'schema'] },
  icalendar: { rooms: [], types: ['time'] },
  locale: { rooms: [] },
  map: { rooms: [], types: ['geo'] },
  editor: { rooms: ['records', 'text'] },
  records: { rooms: ['memo', 'schema', 'text', 'time'], types: ['geo'] },
  cards: { rooms: ['records', 'time', 'memo'], types: ['locale'] },
  'first-paint': { rooms: ['cards', 'client', 'elements', 'locale', 'query', 'records', 'time'], types: ['schema'] },
  elements: {
    rooms: ['cards', 'query', 'records', 'time', 'icalendar', 'locale', 'map', 'editor', 'memo', 'geo', 'schema', 'text'],
  },
  embed: { rooms: [] },
  standalone: { rooms: ['elements', 'client', 'schema'] },
  loader: { rooms: ['elements', 'query', 'client', 'locale', 'schema'], types: ['first-paint'] },
  'command-line': { rooms: [] },
  service: { rooms: ['schema', 'geo', 'text', 'time', 'icalendar', 'command-line'] },
  places: { rooms: ['client', 'geo', 'schema', 'command-line'] },
  seed: { rooms: ['schema', 'time'] },
  testing: { rooms: ['schema'] },
  prerender: { rooms: ['cards', 'client', 'command-line', 'elements', 'geo', 'locale', 'query', 'records', 'schema', 'text', 'time'] },
  'command.ts': { rooms: ['command-line', 'places', 'prerender'] },
  'service-pages': { rooms: ['prerender'], types: ['service'] },
  'service-command.ts': { rooms: ['command-line', 'service', 'service-pages', 'seed'] },
  'index.ts': { rooms: ['elements', 'client', 'schema'] },
};

/** Doors of rooms beside their index.ts. */
const doors: readonly string[] = [
  'src/elements/catalog.ts',
  'src/elements/editing/register.ts',
  'src/elements/first-request.ts',
  'src/elements/for-readers.ts',
  'src/elements/base/prerendered.ts',
  'src/elements/map/early-map.ts',
  'src/elements/period/first-month.ts',
  'src/elements/tables/month-attributes.ts',
  'src/elements/tables/period-attributes.ts',
  'src/first-paint/first-paint.ts',
  'src/first-paint/event-list.ts',
  'src/first-paint/event-month.ts',
  'src/elements/base/third-party.ts',
  'src/elements/parts/pager.ts',
  'src/elements/list/empty-list.ts',
  'src/elements/tables/list-attributes.ts',
  'src/elements/detail/index.ts',
  'src/query/mutations.ts',
  'src/records/plain-lines.ts',
  'src/text/plain.ts',
  'src/prerender/command.ts',
];

/** The rooms inside a room, and those that each may import; files that lie beside them may import all. */
const insides: Record<string, Record<string, string[]>> = {
  elements: {
    base: [],
    html: [],
    parts: ['base'],
    tables: ['parts'],
    list: ['base', 'parts', 'tables'],
    detail: ['base', 'html', 'parts'],
    period: ['base', 'parts', 'tables'],
    map: ['base', 'parts', 'list', 'tables'],
    calendar: ['base', 'parts', 'period', 'tables'],
    controls: ['base', 'parts', 'catalog.ts'],
    forms: ['base', 'html', 'parts'],
    editing: ['base', 'parts', 'forms', 'cal-event-form.ts'],
    admin: ['base', 'forms', 'editing', 'calendar'],
  },
  query: {
    composed: [
      ...['known-pages.ts', 'left-out.ts', 'list-pages.ts', 'list-plan.ts', 'other-days.ts', 'query-client.ts', 'query-options.ts'],
      ...['server-names.ts', 'wire-item.ts'],
    ],
  },
  service: {
    dates: [],
    images: [],
    languages: [],
    store: [],
    request: ['languages', 'store', 'settings.ts'],
    text: ['request'],
    rights: ['request', 'store', 'dates'],
    accounts: ['request', 'store', 'rights', 'dates'],
    rendering: ['request', 'text', 'store', 'dates'],
    reading: ['request', 'text', 'store', 'dates', 'rendering', 'rights'],
    writing: ['request', 'text', 'store', 'dates', 'rendering', 'rights', 'reading', 'images', 'settings.ts'],
    description: ['request', 'languages', 'reading'],
    pages: ['languages', 'text'],
    admin: ['languages'],
    http: ['accounts', 'admin', 'request', 'store', 'languages', 'rights', 'reading', 'writing', 'description', 'pages', 'settings.ts'],
    import: ['request', 'text', 'store', 'writing', 'internals.ts', 'service.ts'],
    copy: ['store', 'reading', 'writing'],
    command: ['request', 'dates', 'store', 'copy', 'rights', 'import', 'service.ts', 'settings.ts', 'users.ts'],
  },
};

/** Packages that only some rooms may import. */
const homes: { packages: RegExp; rooms: string[] }[] = [
  { packages: /^(lit|lit-html|lit-element|@lit\/.*)(\/|$)/, rooms: ['query', 'cards', 'first-paint', 'elements', 'prerender'] },
  { packages: /^parse5(\/|$)/, rooms: ['prerender'] },
  { packages: /^hast-util-sanitize(\/|$)/, rooms: ['prerender'] },
  { packages: /^(leaflet|supercluster)(\/|$)/, rooms: ['map'] },
  { packages: /^prosemirror-/, rooms: ['editor'] },
  { packages: /^@tanstack\//, rooms: ['query'] },
  { packages: /^temporal-polyfill(\/|$)/, rooms: ['time'] },
  { packages: /^ical-generator(\/|$)/, rooms: ['icalendar'] },
  { packages: /^node:/, rooms: ['service', 'service-pages', 'command-line', 'places', 'prerender'] },
  { packages: /^entities(\/|$)/, rooms: ['service', 'places'] },
  { packages: /^(hono|@hono\/.*|kysely|@photostructure\/.*|pg|lru-cache|sanitize-html)(\/|$)/, rooms: ['service'] },
];

/** Modules that no room may import, with the reason. */
const refused: Readonly<Record<string, string>> = {
  'lit/directives/style-map.js': 'writes the attribute `style`, which strict policies refuse: take customProperties',
};

interface Import {
  readonly from: string;
  /** A path from the top for a file of ours, else the bare specifier. */
  readonly to: string;
  readonly ours: boolean;
  readonly typeOnly: boolean;
}

/** Every import of a file: static, dynamic, of types, and re-exports. */
function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const ours = specifier.text.startsWith('.');
    const to = ours ? join(dirname(file), specifier.text).replace(/\.js$/, '.ts') : specifier.text;
    found.push({ from: file, to, ours, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/** Every import of these files, given by path (`src/client/index.ts`) and text. */
export const importsIn = (files: ReadonlyMap<string, string>): Import[] => [...files].flatMap(([file, text]) => importsOf(file, text));

const roomOf = (file: string) => file.split('/')[1]!;

/** The room inside a room that a file lies in, or the name of a file that lies beside such rooms. */
const innerRoomOf = (file: string) => file.split('/')[2]!;

function innerComplaint(room: string, from: string, to: string): string | undefined {
  const inner = innerRoomOf(from);
  const target = innerRoomOf(to);
  if (!insides[room] || inner.endsWith('.ts') || inner === target) return undefined;
  const allowed = insides[room][inner];
  if (!allowed) return `${from}: ${inner} is no room of ${room}`;
  return allowed.includes(target) ? undefined : `${from} imports ${to}: no arrow ${inner} → ${target}`;
}

function complaint({ from, to, ours, typeOnly }: Import): string | undefined {
  const room = roomOf(from);
  const arrow = arrows[room];
  if (!arrow) return `${from}: ${room} is no room of the house`;
  if (refused[to]) return `${from} imports ${to}, which ${refused[to]}`;
  if (!ours) {
    const home = homes.find(({ packages }) => packages.test(to));
    return home && !home.rooms.includes(room) ? `${from} imports ${to}, whose home is ${home.rooms.join(', ')}` : undefined;
  }
  if (!to.startsWith('src/')) return `${from} imports ${to}, which is outside src/`;
  const target = roomOf(to);
  if (target === room) return innerComplaint(room, from, to);
  if (!arrow.rooms.includes(target) && !(typeOnly && arrow.types?.includes(target)))
    return `${from} imports ${to}: no arrow ${room} → ${target}`;
  return to === `src/${target}/index.ts` || doors.includes(to) ? undefined : `${from} imports ${to}, past the door src/${target}/index.ts`;
}

/** A chain of files that import each other, be it only types; the first file is repeated at the end. */
function findCycle(imports: readonly Import[]): string[] | undefined {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of targets.get(file) ?? []) {
      const cycle = walk(target, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of targets.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** The forbidden paths and imports of these files. */
export function complaints(files: readonly string[], imports: readonly Import[]): string[] {
  const cycle = findCycle(imports);
  return [
    ...files.filter((file) => /\/utils?(\/|\.ts$)/.test(file)).map((file) => `${file}: name the place after what it holds`),
    ...imports.map(complaint).filter((text) => text !== undefined),
    ...(cycle ? [`cycle: ${cycle.join(' → ')}`] : []),
  ];
}

/** The allowed arrows that none of these imports uses. */
export function unusedArrows(imports: readonly Import[]): string[] {
  const used = new Set<string>();
  for (const { from, to, ours } of imports) {
    if (!ours || !to.startsWith('src/')) continue;
    used.add(`${roomOf(from)} → ${roomOf(to)}`);
    if (roomOf(from) === roomOf(to)) used.add(`${roomOf(from)}: ${innerRoomOf(from)} → ${innerRoomOf(to)}`);
  }
  const allowed = [
    ...Object.entries(arrows).flatMap(([room, { rooms, types = [] }]) => [...rooms, ...types].map((to) => `${room} → ${to}`)),
    ...Object.entries(insides).flatMap(([room, inner]) =>
      Object.entries(inner).flatMap(([from, rooms]) => rooms.map((to) => `${room}: ${from} → ${to}`)),
    ),
  ];
  return allowed.filter((arrow) => !used.has(arrow));
}
