import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ts } from '@custom-elements-manifest/analyzer/index.js';
import type ts_ from 'typescript';

/** The description of each row, by its name. */
type Descriptions = Readonly<Record<string, string>>;

/** A constant: the file that it is in, and what it is. */
interface Constant {
  readonly file: string;
  readonly value: ts_.Expression;
}

const sources = new Map<string, ts_.SourceFile>();

/** The parsed source of a file. */
export function sourceOf(file: string): ts_.SourceFile {
  const source =
    sources.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  sources.set(file, source);
  return source;
}

const fileAt = (from: string, specifier: ts_.Expression) =>
  join(dirname(from), (specifier as ts_.StringLiteral).text.replace(/\.js$/, '.ts'));

/** The constant of this name that a file has, imports or exports. */
function constantIn(file: string, name: string): Constant | undefined {
  if (!existsSync(file)) return undefined;
  for (const statement of sourceOf(file).statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((declaration) => declaration.name.getText() === name);
      if (found?.initializer) return { file, value: found.initializer };
      continue;
    }
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement)
        ? (statement.exportClause ?? 'all')
        : undefined;
    if (!names || !('moduleSpecifier' in statement) || !statement.moduleSpecifier) continue;
    const isNamed =
      names === 'all' ||
      ((ts.isNamedImports(names) || ts.isNamedExports(names)) &&
        names.elements.some((element) => element.name.text === name));
    const found = isNamed ? constantIn(fileAt(file, statement.moduleSpecifier as ts_.Expression), name) : undefined;
    if (found) return found;
  }
  return undefined;
}

const commentOf = (node: ts_.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap(({ comment }) => ts.getTextOfJSDocComment(comment) ?? [])
    .join(' ');

/** The elements of a list, be it written where it is used or a constant. */
export function elementsOf({ file, value }: Constant): readonly Constant[] {
  if (ts.isArrayLiteralExpression(value)) return value.elements.map((element) => ({ file, value: element }));
  const found = ts.isIdentifier(value) ? constantIn(file, value.text) : undefined;
  if (!found) throw new Error(`${file}: ${value.getText()} is no list of tables`);
  return elementsOf(found);
}

/**
 * The descriptions of a table's rows: the comments above them in the source, where editors show them and pages do not
 * load them.
 * @param table an object, one with spread tables, a constant, or a call whose first argument is a table
 */
export function rowComments({ file, value }: Constant): Descriptions {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    return rowComments({ file, value: value.expression });
  if (ts.isCallExpression(value)) return rowComments({ file, value: value.arguments[0]! });
  if (ts.isIdentifier(value)) {
    const found = constantIn(file, value.text);
    if (!found) throw new Error(`${file} names a table ${value.text}, which is no constant`);
    return rowComments(found);
  }
  if (!ts.isObjectLiteralExpression(value)) return {};
  const rows = value.properties.map((row) =>
    ts.isSpreadAssignment(row)
      ? rowComments({ file, value: row.expression })
      : ts.isPropertyAssignment(row)
        ? { [row.name.getText()]: commentOf(row) }
        : {},
  );
  return Object.assign({}, ...rows) as Descriptions;
}
