import { DOMParser, Slice, type ResolvedPos } from 'prosemirror-model';
import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { formatStyled } from './pasted-formats.js';
import { writeOutTables } from './pasted-tables.js';
import { inertNodes, isBlock } from './stored-html.js';
import { parsePlain } from './text.js';
import { schema } from './schema.js';
import { withWordLists } from './word-lists.js';

/** HTML that others wrote as harmless nodes. */
export type Sanitize = (html: string) => DocumentFragment | Promise<DocumentFragment>;

const parser = DOMParser.fromSchema(schema);

/** Puts what was pasted or dropped into the text, over the selection. */
function insert(view: EditorView, slice: Slice): void {
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
}

/**
 * Replaces elements that other programs have invented by their content, such as `google-sheets-html-origin` and
 * `st1:city`.
 */
function unwrapInvented(nodes: DocumentFragment): void {
  for (const element of nodes.querySelectorAll('*'))
    if (/[-:]/.test(element.localName)) element.replaceWith(...element.childNodes);
}

/** HTML with elements that the schema knows, instead of what other programs write for them. It is not sanitized. */
function rewritten(html: string): string {
  const nodes = inertNodes(withWordLists(html));
  unwrapInvented(nodes);
  formatStyled(nodes);
  writeOutTables(nodes);
  const place = document.createElement('template');
  place.content.append(nodes);
  return place.innerHTML;
}

/**
 * Without the white space and breaks between blocks, of which the parser makes paragraphs where the cursor is in one.
 */
function withoutGaps(nodes: DocumentFragment): DocumentFragment {
  for (const node of [...nodes.childNodes]) {
    const isBlank = node instanceof Text ? !node.data.trim() : node.nodeName === 'BR';
    if (isBlank && (isBlock(node.previousSibling) || isBlock(node.nextSibling))) node.remove();
  }
  return nodes;
}

const sliceOf = (nodes: DocumentFragment, context: ResolvedPos) =>
  Slice.maxOpen(parser.parseSlice(withoutGaps(nodes), { context }).content);

/** Takes the HTML or text of a transfer. @returns whether it has any */
function take(view: EditorView, data: DataTransfer | null, sanitize: Sanitize): boolean {
  const html = data?.getData('text/html');
  const text = data?.getData('text/plain');
  if (html) {
    const nodes = sanitize(rewritten(html));
    const add = (found: DocumentFragment) =>
      view.isDestroyed || insert(view, sliceOf(found, view.state.selection.$from));
    if (nodes instanceof DocumentFragment) add(nodes);
    // Without the sanitizer there is still the text.
    else nodes.then(add, () => text && insert(view, Slice.maxOpen(parsePlain(text).content)));
  } else if (text) insert(view, Slice.maxOpen(parsePlain(text.replace(/\r\n?/g, '\n')).content));
  return Boolean(html || text);
}

/**
 * Pastes and drops what our own sanitizer leaves. ProseMirror's own way makes a policy for Trusted Types, which strict
 * pages refuse; the text would be lost.
 */
export const pasting = (sanitize: Sanitize): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          if (!take(view, event.clipboardData, sanitize)) return false;
          event.preventDefault();
          return true;
        },
        drop(view, event) {
          // What is dragged within the text is moved as it is.
          if (view.dragging) return false;
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          event.preventDefault();
          if (place) {
            const { tr } = view.state;
            view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(place.pos))));
            take(view, event.dataTransfer, sanitize);
            view.focus();
          }
          return true;
        },
      },
    },
  });
