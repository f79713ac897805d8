import { readFileSync } from 'node:fs';
import { ts } from '@custom-elements-manifest/analyzer/index.js';
import { catalog } from '../../src/elements/catalog.js';
import { sourceOf } from '../element-files.mjs';

/** The beginning of an element's page: a snippet to paste, and its image. */
export interface Example {
  readonly html: string;
  /** A file of docs/pictures. */
  readonly picture?: { readonly file: string; readonly alt: string };
}

/**
 * The example that the class comment of an element gives by `@example`, and `@picture` with its file and what it shows.
 */
function exampleOf(tag: string): Example {
  const file = sourceOf(tag);
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const comments = statements.filter(ts.isClassDeclaration).flatMap((element) => ts.getJSDocTags(element));
  const textOf = (name: string) =>
    ts.getTextOfJSDocComment(comments.find(({ tagName }) => tagName.text === name)?.comment);
  const html = textOf('example');
  if (!html) throw new Error(`${file}: the comment of the class has no @example`);
  const [, picture, alt] = /^(\S+)\s+(.*)$/s.exec(textOf('picture') ?? '') ?? [];
  return { html, ...(picture && alt && { picture: { file: picture, alt } }) };
}

/** The examples of all elements, by tag. */
export const examples = (): Readonly<Record<string, Example>> =>
  Object.fromEntries(Object.keys(catalog).map((tag) => [tag, exampleOf(tag)]));
