import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** The wings of src/, and those that each may import. Nothing imports `entries`. */
const arrows: Record<string, string[]> = {
  data: [],
  locale: [],
  elements: ['data', 'locale'],
  authoring: ['data', 'elements', 'locale'],
  prerender: ['data', 'elements', 'locale'],
  service: ['data', 'prerender'],
  entries: ['authoring', 'data', 'elements', 'locale', 'prerender', 'service'],
};

/** The rooms inside a wing, and those that each may import; files that lie beside them may import all. */
const insides: Record<string, Record<string, string[]>> = {
  data: {
    memo: [],
    schema: [],
    text: [],
    geo: ['schema'],
    time: ['memo', 'schema'],
    icalendar: ['time'],
    recurrence: [],
    client: ['schema'],
    records: ['geo', 'memo', 'schema', 'text', 'time'],
    query: ['client', 'memo', 'records', 'schema', 'time'],
  },
  elements: {
    cards: [],
    base: ['cards'],
    html: ['cards'],
    parts: ['base', 'cards'],
    tables: ['cards', 'parts'],
    list: ['base', 'cards', 'parts', 'tables'],
    detail: ['base', 'cards', 'html', 'parts'],
    period: ['base', 'cards', 'parts', 'tables'],
    map: ['base', 'cards', 'parts', 'list', 'tables'],
    calendar: ['base', 'cards', 'parts', 'period', 'tables'],
    controls: ['base', 'cards', 'parts', 'catalog.ts'],
  },
  authoring: {
    session: [],
    editor: [],
    words: [],
    forms: ['editor', 'session', 'words'],
    editing: ['forms', 'session', 'words', 'cal-event-form.ts'],
    admin: ['editing', 'forms', 'session', 'words'],
  },
  service: {
    dates: [],
    images: [],
    languages: [],
    net: [],
    recurrence: ['dates'],
    store: [],
    request: ['languages', 'store', 'settings.ts'],
    text: ['request'],
    rights: ['request', 'store', 'dates'],
    accounts: ['request', 'store', 'rights', 'dates', 'writing', 'identity.ts', 'settings.ts'],
    rendering: ['request', 'text', 'store', 'dates'],
    reading: ['request', 'text', 'store', 'dates', 'recurrence', 'rendering', 'rights', 'identity.ts'],
    writing: [
      'request',
      'text',
      'store',
      'dates',
      'recurrence',
      'rendering',
      'rights',
      'reading',
      'images',
      'settings.ts',
    ],
    importing: ['net', 'request', 'text', 'store', 'dates', 'rendering', 'reading', 'writing', 'settings.ts'],
    description: ['request', 'languages', 'reading'],
    pages: ['languages', 'text', 'identity.ts'],
    admin: ['languages', 'identity.ts'],
    http: [
      'accounts',
      'admin',
      'request',
      'store',
      'languages',
      'rights',
      'reading',
      'writing',
      'importing',
      'description',
      'pages',
      'identity.ts',
      'settings.ts',
    ],
    filling: ['request', 'text', 'store', 'writing', 'internals.ts', 'service.ts'],
    copy: ['store', 'reading', 'writing'],
    command: [
      'request',
      'accounts',
      'dates',
      'store',
      'copy',
      'rights',
      'filling',
      'importing',
      'identity.ts',
      'internals.ts',
      'service.ts',
      'settings.ts',
      'users.ts',
    ],
  },
};

/** Packages that only some folders may import. */
const homes: { packages: RegExp; folders: string[] }[] = [
  {
    packages: /^(lit|lit-html|lit-element|@lit\/.*)(\/|$)/,
    folders: ['data/query', 'elements', 'authoring', 'prerender', 'entries/first-paint'],
  },
  { packages: /^parse5(\/|$)/, folders: ['prerender'] },
  { packages: /^hast-util-sanitize(\/|$)/, folders: ['prerender'] },
  { packages: /^(leaflet|supercluster)(\/|$)/, folders: ['elements/map'] },
  { packages: /^prosemirror-/, folders: ['authoring/editor'] },
  { packages: /^@tanstack\//, folders: ['data/query', 'authoring/session'] },
  { packages: /^temporal-polyfill(\/|$)/, folders: ['data/time'] },
  { packages: /^ical-generator(\/|$)/, folders: ['data/icalendar'] },
  { packages: /^(ical\.js|papaparse)(\/|$)/, folders: ['service/importing'] },
  { packages: /^node:/, folders: ['service', 'prerender', 'entries'] },
  { packages: /^rrule-temporal(\/|$)/, folders: ['service/recurrence'] },
  { packages: /^entities(\/|$)/, folders: ['service', 'prerender/places'] },
  { packages: /^(hono|@hono\/.*|kysely|@photostructure\/.*|pg|lru-cache|sanitize-html)(\/|$)/, folders: ['service'] },
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
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/** Every import of these files, given by path (`src/client/index.ts`) and text. */
export const importsIn = (files: ReadonlyMap<string, string>): Import[] =>
  [...files].flatMap(([file, text]) => importsOf(file, text));

const wingOf = (file: string) => file.split('/')[1]!;

/** The room inside a wing that a file lies in, or the name of a file that lies beside such rooms. */
const roomOf = (file: string) => file.split('/')[2]!;

function roomComplaint(wing: string, from: string, to: string): string | undefined {
  const [room, target] = [roomOf(from), roomOf(to)];
  const rooms = insides[wing];
  if (!rooms || room.endsWith('.ts') || room === target) return undefined;
  if (!rooms[room]) return `${from}: ${room} is no room of ${wing}`;
  return rooms[room].includes(target) ? undefined : `${from} imports ${to}: no arrow ${room} → ${target}`;
}

/** The wings whose folders are entered by their `index.ts`. Elements and their parts are inherited from and put together file by file. */
const closed: readonly string[] = ['data', 'service'];

function complaint({ from, to, ours }: Import): string | undefined {
  const wing = wingOf(from);
  if (!arrows[wing]) return `${from}: ${wing} is no wing of the house`;
  if (refused[to]) return `${from} imports ${to}, which ${refused[to]}`;
  if (!ours) {
    const home = homes.find(({ packages }) => packages.test(to));
    const isAtHome = home?.folders.some((folder) => from.startsWith(`src/${folder}/`)) ?? true;
    return isAtHome ? undefined : `${from} imports ${to}, whose home is ${home!.folders.join(', ')}`;
  }
  if (!to.startsWith('src/')) return `${from} imports ${to}, which is outside src/`;
  const target = wingOf(to);
  if (target === wing) return roomComplaint(wing, from, to);
  if (!arrows[wing].includes(target)) return `${from} imports ${to}: no arrow ${wing} → ${target}`;
  return closed.includes(target) && !to.endsWith('/index.ts')
    ? `${from} imports ${to}, past the door of its folder`
    : undefined;
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
    ...files
      .filter((file) => /\/utils?(\/|\.ts$)/.test(file))
      .map((file) => `${file}: name the place after what it holds`),
    ...imports.map(complaint).filter((text) => text !== undefined),
    ...(cycle ? [`cycle: ${cycle.join(' → ')}`] : []),
  ];
}

/** The allowed arrows that none of these imports uses. */
export function unusedArrows(imports: readonly Import[]): string[] {
  const used = new Set<string>();
  for (const { from, to, ours } of imports) {
    if (!ours || !to.startsWith('src/')) continue;
    used.add(`${wingOf(from)} → ${wingOf(to)}`);
    if (wingOf(from) === wingOf(to)) used.add(`${wingOf(from)}: ${roomOf(from)} → ${roomOf(to)}`);
  }
  const allowed = [
    ...Object.entries(arrows).flatMap(([wing, wings]) => wings.map((to) => `${wing} → ${to}`)),
    ...Object.entries(insides).flatMap(([wing, rooms]) =>
      Object.entries(rooms).flatMap(([from, targets]) => targets.map((to) => `${wing}: ${from} → ${to}`)),
    ),
  ];
  return allowed.filter((arrow) => !used.has(arrow));
}
