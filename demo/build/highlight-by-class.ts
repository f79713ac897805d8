import type { MarkdownOptions } from 'vitepress';

type ShikiTransformer = NonNullable<MarkdownOptions['codeTransformers']>[number];

/**
 * The colors of the theme `github-light`, as VitePress darkens them, by what they mark; `syntax.css` has them for dark
 * pages as well.
 */
const classes: Readonly<Record<string, string>> = {
  '#24292E': 'plain',
  '#C62739': 'keyword',
  '#032F62': 'string',
  '#005CC5': 'constant',
  '#6F42C1': 'name',
  '#11782A': 'tag',
  '#C13617': 'variable',
  '#62687B': 'comment',
  '#B31D28': 'invalid',
};

/** Marks code by classes instead of the attribute `style`, which the policy of the site refuses. */
export const highlightByClass: ShikiTransformer = {
  name: 'highlight-by-class',
  span(node) {
    const { style } = node.properties;
    if (typeof style !== 'string') return;
    const [, color] = /color:\s*(#\w+)/i.exec(style) ?? [];
    const name = classes[color?.toUpperCase() ?? ''];
    if (!name) throw new Error(`The color of “${style}” has no class (demo/build/highlight-by-class.ts)`);
    delete node.properties.style;
    if (name !== 'plain') node.properties.class = `code-${name}`;
  },
  pre(node) {
    delete node.properties.style;
  },
};
