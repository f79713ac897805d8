import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const sources = [...readdirSync('src/data/client').map((name) => `src/data/client/${name}`), 'src/service/service.ts'];

/** What examples use of the packages, whose imports would be most of them. */
const imports = `
  import { CalError, createClient, documentationUrl, feedUrl, findCalendar, hasFeeds } from '../src/data/client/index.js';
  import { itemUrl, listUrl, preload, readItem, readList, readWithRetries } from '../src/data/client/index.js';
  import { eventFilters, tagFilters } from '../src/data/schema/index.js';
  import type { EventRepresentation, TagRepresentation, VenueRepresentation } from '../src/data/schema/index.js';
  import { createService, listen } from '../src/service/index.js';
`;

/** A module for each `@example` in the sources. */
const examples = new Map<string, string>(
  sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/@example\n \* ```ts\n([^]*?) \* ```/g)].map(
      ([, lines], index) =>
        [`examples/${source.replaceAll('/', '-')}-${index}.ts`, imports + lines!.replace(/^ \* ?/gm, '')] as const,
    ),
  ),
);

/** What the compiler says against them. */
function complaints(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, noUnusedLocals: false }, '.');
  const files = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...files,
    fileExists: (path) => examples.has(path) || files.fileExists(path),
    getSourceFile: (path, version, ...rest) => {
      const text = examples.get(path);
      return text === undefined
        ? files.getSourceFile(path, version, ...rest)
        : ts.createSourceFile(path, text, version);
    },
  };
  const program = ts.createProgram([...examples.keys()], options, host);
  return [...examples.keys()].flatMap((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

describe('the examples in comments of the client and the service', () => {
  it('compile', () => {
    expect(examples.size).to.be.greaterThan(9);
    expect(complaints()).to.deep.equal([]);
  });
});
