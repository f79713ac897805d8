// Declaration files of what the packages export, and of other files only the declarations that these mention, so that private rooms stay
// private.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { servicePackage } from './build-service.mjs';
import { tags } from './bundle.mjs';

/** The folders of declarations, with the files that the exports of their package name. */
const packages = {
  'dist/types': ['index', 'client/index', 'schema/index', 'loader/index', 'elements/index', ...tags.map((tag) => `elements/${tag}`)],
  [`${servicePackage}/dist/types`]: ['service/index', 'seed/index'],
};

/** Every identifier in a part of the syntax tree. */
function* identifiersIn(node) {
  if (ts.isIdentifier(node)) yield node.text;
  for (const child of node.getChildren()) yield* identifiersIn(child);
}

/** Every `import('…').Name` in a part of the syntax tree. */
function* importTypesIn(node) {
  if (ts.isImportTypeNode(node)) yield node;
  for (const child of node.getChildren()) yield* importTypesIn(child);
}

/** The names that a statement declares; `undefined` for statements that are always kept, such as additions to global types. */
function namesOf(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.text);
  return statement.name && !ts.isModuleDeclaration(statement) ? [statement.name.text] : undefined;
}

const listOf = (node) => node?.namedBindings?.elements ?? node?.elements;

/** A declaration file, and the names that others import from it. */
class Declarations {
  wanted = new Set();
  /** Whether the whole file is wanted. */
  isWhole = false;

  constructor(path) {
    this.path = path;
    this.statements = [...ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true).statements];
  }

  /** The statements to keep; those of imports and re-exports with the wanted elements of their braces. */
  get kept() {
    const isWanted = (name) => this.isWhole || this.wanted.has(name);
    return this.statements.flatMap((statement) => {
      const list = listOf(statement.importClause ?? statement.exportClause);
      if (list) {
        const elements = list.filter(({ name }) => isWanted(name.text));
        return elements.length ? [{ statement, elements }] : [];
      }
      return (namesOf(statement)?.some(isWanted) ?? true) ? [{ statement }] : [];
    });
  }

  /** The names that it imports from other files, as pairs of path and name; without a name, the whole file. */
  *wants() {
    const pathOf = (specifier) => resolve(this.path, '..', specifier.replace(/\.js$/, '.d.ts'));
    for (const { statement, elements } of this.kept) {
      const from = statement.moduleSpecifier?.text;
      if (!from) for (const name of identifiersIn(statement)) this.wanted.add(name);
      for (const { argument, qualifier } of importTypesIn(statement))
        if (argument.literal.text.startsWith('.')) yield [pathOf(argument.literal.text), qualifier.getText()];
      if (!from?.startsWith('.')) continue;
      if (!elements) yield [pathOf(from)];
      for (const { name, propertyName } of elements ?? []) yield [pathOf(from), (propertyName ?? name).text];
    }
  }

  write(target) {
    const texts = this.kept.map(({ statement, elements }) => {
      const list = listOf(statement.importClause ?? statement.exportClause);
      if (!elements || elements.length === list.length) return statement.getFullText();
      const text = statement.getText();
      const start = list[0].getStart() - statement.getStart();
      return `\n${text.slice(0, start)}${elements.map((element) => element.getText()).join(', ')}${text.slice(list.at(-1).getEnd() - statement.getStart())}`;
    });
    // The TypeScript library of a site may not declare Temporal yet.
    if (this.wanted.has('Temporal')) texts.unshift(`import type { Temporal } from 'temporal-polyfill';\n`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, texts.join(''));
  }
}

/** All files that these entries mention, each with what is wanted of it. */
function declarationsFor(entries) {
  const files = new Map();
  const want = (path, name) => {
    const file = files.get(path) ?? new Declarations(path);
    files.set(path, file);
    if (name) file.wanted.add(name);
    else file.isWhole = true;
  };
  for (const entry of entries) want(entry);
  // Wanted declarations mention others, so repeat until nothing is added.
  const count = () => [...files.values()].reduce((sum, { wanted, isWhole }) => sum + wanted.size + Number(isWhole), 0);
  for (let before = -1; before !== count();) {
    before = count();
    for (const file of files.values()) for (const [path, name] of file.wants()) want(path, name);
  }
  return files.values();
}

export async function buildTypes() {
  const all = mkdtempSync(join(tmpdir(), 'cal-elements-types-'));
  await promisify(execFile)('npx', ['tsc', '-p', 'tsconfig.build.json', '--outDir', all]);
  for (const [folder, entries] of Object.entries(packages)) {
    const files = declarationsFor(entries.map((entry) => join(all, `${entry}.d.ts`)));
    for (const file of files) file.write(resolve(folder, relative(all, file.path)));
  }
  rmSync(all, { recursive: true });
  writeFileSync('dist/types/standalone.d.ts', 'export {};\n');
}
