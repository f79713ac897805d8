import type ts from 'typescript';
import { attributesOf, type Attribute, type DocumentedTable } from './attributes.js';
import { partGroups } from './part-groups.js';

/** By the name of a class, the tables that its attributes are computed from. */
export type TablesByClass = Readonly<Record<string, readonly DocumentedTable[]>>;

interface Entry {
  readonly name: string;
  type?: { readonly text: string };
  readonly description?: string;
}

interface Declaration {
  readonly name: string;
  customElement?: boolean;
  tagName?: string;
  attributes?: Attribute[];
  members?: object[];
  cssParts?: Entry[];
  events?: Entry[];
}

interface AnalyzePhase {
  readonly ts: typeof ts;
  readonly node: ts.Node;
  readonly moduleDoc: { readonly declarations: Declaration[] };
}

/**
 * Plugin of the manifest analyzer, which reads the source without running it: by itself it sees neither the attributes
 * that `filterProperties(eventFilters)` makes, nor the tag of `define('cal-event-list', CalEventList)`, nor the parts
 * of shared templates.
 */
export function computedEntries(tables: TablesByClass) {
  return {
    name: 'computed-entries',
    analyzePhase({ ts, node, moduleDoc }: AnalyzePhase): void {
      const declared = (name: string | undefined) =>
        moduleDoc.declarations.find((declaration) => declaration.name === name);
      if (ts.isClassDeclaration(node)) {
        const declaration = declared(node.name?.text);
        if (!declaration) return;
        addAttributes(declaration, tables[declaration.name] ?? []);
        for (const tag of ts.getJSDocTags(node))
          if (tag.tagName.text === 'parts') addParts(declaration, ts.getTextOfJSDocComment(tag.comment) ?? '');
        for (const event of declaration.events ?? [])
          event.type = { text: `CustomEvent<CalEventDetails['${event.name}']>` };
      } else if (ts.isCallExpression(node) && node.expression.getText() === 'define') {
        const [tag, constructor] = node.arguments;
        const declaration = declared(constructor?.getText());
        if (declaration && tag && ts.isStringLiteral(tag))
          Object.assign(declaration, { customElement: true, tagName: tag.text });
      }
    },
  };
}

function addAttributes(declaration: Declaration, tables: readonly DocumentedTable[]): void {
  const attributes = tables.flatMap(attributesOf);
  const members = attributes.map(({ name, fieldName, ...rest }) => ({
    ...rest,
    kind: 'field',
    name: fieldName,
    attribute: name,
  }));
  declaration.attributes = [...(declaration.attributes ?? []), ...attributes];
  declaration.members = [...(declaration.members ?? []), ...members];
}

/** Adds the parts of the groups that a class comment names; what it describes itself comes first. */
function addParts(declaration: Declaration, groups: string): void {
  const own = declaration.cssParts ?? [];
  const shared = groups
    .trim()
    .split(/\s+/)
    .flatMap((group) => {
      if (!partGroups[group])
        throw new Error(`${declaration.name}: "${group}" is no group of parts (scripts/docs/part-groups.ts)`);
      return Object.entries(partGroups[group]).map(([name, description]) => ({ name, description }));
    });
  declaration.cssParts = [...own, ...shared.filter(({ name }) => own.every((part) => part.name !== name))];
}
