import { readdirSync, readFileSync } from 'node:fs';
import { ts } from '@custom-elements-manifest/analyzer/index.js';
import type ts_ from 'typescript';

/** The comments of an object's properties, and the constants that it spreads. */
interface CommentedObject {
  readonly own: ReadonlyMap<string, string>;
  readonly spread: readonly string[];
}

const commentOf = (node: ts_.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap(({ comment }) => ts.getTextOfJSDocComment(comment) ?? [])
    .join(' ');

function read(object: ts_.ObjectLiteralExpression): CommentedObject {
  return {
    own: new Map(object.properties.filter(ts.isPropertyAssignment).map((row) => [row.name.getText(), commentOf(row)])),
    spread: object.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression.getText()),
  };
}

/** The object in `const table = { … } as const satisfies FilterTable`. */
function objectIn(node: ts_.Expression | undefined): ts_.ObjectLiteralExpression | undefined {
  if (!node || ts.isObjectLiteralExpression(node)) return node;
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? objectIn(node.expression) : undefined;
}

/** Every constant that is an object, by its name, in the rooms whose tables become attributes. */
function commentedObjects(): [name: string, object: CommentedObject][] {
  const files = ['src/elements', 'src/authoring', 'src/data/query'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${room}/${file}`),
  );
  return files
    .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true))
    .flatMap(({ statements }) => statements.filter(ts.isVariableStatement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) => {
      const object = objectIn(initializer);
      return object ? [[name.getText(), read(object)] as [string, CommentedObject]] : [];
    });
}

let objects: ReturnType<typeof commentedObjects> | undefined;

/**
 * The descriptions of a table's rows: the comments above them in the source, where editors show them and pages do not load them.
 * @param table the name of its constant
 */
export function rowComments(table: string): Record<string, string> {
  objects ??= commentedObjects();
  const [found, another] = objects.filter(([name]) => name === table);
  if (!found || another)
    throw new Error(`${found ? 'Several tables are' : 'No table is'} called ${table}, whose comments describe attributes`);
  const [, { own, spread }] = found;
  return Object.assign({}, ...spread.map(rowComments), Object.fromEntries(own)) as Record<string, string>;
}
