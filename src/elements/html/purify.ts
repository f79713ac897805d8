/** DOMPurify by our table: a chunk of its own, for browsers without a sanitizer. */
import createPurifier, { type Config } from 'dompurify';
import { commonAttributes, parsedElements } from './html-rules.js';
import { trustedTypesPolicy } from '../../data/records/index.js';

let purifier: ReturnType<typeof createPurifier> | undefined;

/** One of our own: the page's DOMPurify may have other hooks. */
function ours(): ReturnType<typeof createPurifier> {
  const made = createPurifier(window);
  // DOMPurify knows no attributes of single elements.
  made.addHook('uponSanitizeAttribute', ({ localName }, data) => {
    data.keepAttr = [...commonAttributes, ...(parsedElements[localName] ?? [])].includes(data.attrName);
  });
  return made;
}

/** The same as the platform's sanitizer makes of the table. */
export function purify(html: string): DocumentFragment {
  purifier ??= ours();
  // A browser reports styles as soon as it parses them; what this element holds is no markup either, and goes with it.
  const fragment = purifier.sanitize(html.replace(/<(\/?)style\b/gi, '<$1xmp'), {
    ALLOWED_TAGS: ['#text', ...Object.keys(parsedElements)],
    ALLOWED_ATTR: [...commonAttributes, ...Object.values(parsedElements).flat()],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trustedTypesPolicy() as Config['TRUSTED_TYPES_POLICY'],
  }) as DocumentFragment | null;
  // Where nothing is left, there is none.
  return fragment ?? document.createDocumentFragment();
}
