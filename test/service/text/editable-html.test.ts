import { describe, expect, it } from 'vitest';
import { attributesOf, editableElements, type EditableTag } from '../../../src/authoring/editor/elements.js';
import { safeHtml } from '../../../src/service/text/html.js';

const values: Readonly<Record<string, string>> = { href: 'https://a.example/', src: 'https://a.example/b.png' };

describe('the service keeps what authors can format', () => {
  for (const tag of Object.keys(editableElements) as EditableTag[])
    it(tag, () => {
      const attributes = attributesOf(tag).map((name) => ` ${name}="${values[name] ?? 'x'}"`);
      const html = `<${tag}${attributes.join('')}>`;
      expect(safeHtml(html).replace(/( \/)?>(<\/.*)?$/, '>')).to.equal(html);
    });
});
