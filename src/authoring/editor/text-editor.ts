import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Mark, Node as TextNode } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { rowOf, type Format } from './formats.js';
import { listMarkers } from './list-marker.js';
import { pasting, type Sanitize } from './paste.js';
import { schema } from './schema.js';
import { parse, parsePlain, serialize } from './text.js';

export { whatWouldBeLost } from './text.js';

export interface TextEditorOptions {
  /** The element that becomes editable. */
  readonly place: HTMLElement;
  /** The text as it is stored, or as it was typed without formatting. */
  readonly text: { readonly html: string } | { readonly plain: string };
  readonly sanitize: Sanitize;
  /** The address from which an image may be loaded, if it may. */
  readonly imageUrl: (address: string) => string | undefined;
  /** The text, or only what of it is selected, has changed. */
  readonly onChange: (isText: boolean) => void;
  /** Ctrl+K was pressed. */
  readonly onLink: () => void;
}

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break')).scrollIntoView());
  return true;
};

const { list_item: item } = schema.nodes;

/** Keys of a text; Tab stays the page's. */
const keys = (onLink: () => void): Record<string, Command> => ({
  'Mod-b': rowOf('strong').command,
  'Mod-i': rowOf('em').command,
  'Mod-k': () => {
    onLink();
    return true;
  },
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-]': sinkListItem(item),
  'Mod-[': liftListItem(item),
  Enter: splitListItem(item),
  'Shift-Enter': lineBreak,
});

/** A text that is formatted as it is shown. ProseMirror keeps it; the page's part is the toolbar around. */
export class TextEditor {
  readonly #view: EditorView;
  readonly #first: TextNode;

  constructor({ place, text, sanitize, imageUrl, onChange, onLink }: TextEditorOptions) {
    this.#first = 'html' in text ? parse(text.html) : parsePlain(text.plain);
    const state = EditorState.create({
      doc: this.#first,
      plugins: [listMarkers(), pasting(sanitize), history(), keymap(keys(onLink)), keymap(baseKeymap)],
    });
    this.#view = new EditorView(
      { mount: place },
      {
        state,
        nodeViews: {
          image: ({ attrs }) => ({ dom: imageOf(attrs.alt as string | null, imageUrl(attrs.src as string)) }),
        },
        dispatchTransaction: (transaction) => {
          this.#view.updateState(this.#view.state.apply(transaction));
          onChange(transaction.docChanged);
        },
      },
    );
  }

  /** Whether it differs from what it began with. */
  get isChanged(): boolean {
    return !this.#view.state.doc.eq(this.#first);
  }

  /** The text as HTML to store. */
  get html(): string {
    return serialize(this.#view.state.doc);
  }

  /** The address of the link at the cursor, or at the beginning of what is selected. */
  get link(): string | undefined {
    return linkAt(this.#view.state)?.href;
  }

  /** Whether what is selected has a format. */
  isOn(format: Format): boolean {
    return rowOf(format).isOn?.(this.#view.state) ?? false;
  }

  /** Whether a format can be given or taken here. */
  canApply(format: Format): boolean {
    return rowOf(format).command(this.#view.state);
  }

  /** Gives or takes a format, and returns to the text. */
  apply(format: Format): void {
    rowOf(format).command(this.#view.state, this.#view.dispatch);
    this.#view.focus();
  }

  /**
   * Makes what is selected a link to this address, or none; without a selection the link at the cursor, or else the
   * address itself is added.
   */
  setLink(href: string | undefined): void {
    const { state } = this.#view;
    const { link } = schema.marks;
    const { from, to } = (state.selection.empty && linkAt(state)) || state.selection;
    const change = state.tr;
    if (from !== to) {
      change.removeMark(from, to, link);
      if (href) change.addMark(from, to, link.create({ href }));
    } else if (href) change.replaceSelectionWith(schema.text(href, [link.create({ href })]), false);
    this.#view.dispatch(change.scrollIntoView());
    this.#view.focus();
  }

  /**
   * Gives it the focus, with these positions selected; a position of plain text is one less than in the text made of
   * it.
   */
  focus(selected?: { readonly start: number; readonly end: number }): void {
    if (selected) {
      const { doc, tr } = this.#view.state;
      this.#view.dispatch(
        tr.setSelection(TextSelection.between(doc.resolve(selected.start + 1), doc.resolve(selected.end + 1))),
      );
    }
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }
}

/** The link at the cursor with all of its text, or the first one of what is selected. */
function linkAt({
  doc,
  selection: { $from, from, to, empty },
}: EditorState): { href: string; from: number; to: number } | undefined {
  const { link } = schema.marks;
  const { parent } = $from;
  const marks: Mark[] = [];
  if (empty) marks.push(...($from.nodeAfter?.marks ?? []), ...($from.nodeBefore?.marks ?? []));
  else doc.nodesBetween(from, to, (node) => void marks.push(...node.marks));
  const mark = marks.find(({ type }) => type === link);
  if (!mark) return undefined;
  const href = mark.attrs.href as string;
  if (!empty) return { href, from, to };
  const isLinked = (index: number) =>
    index >= 0 && index < parent.childCount && mark.isInSet(parent.child(index).marks);
  let [first, last] = [$from.index(), $from.index()];
  while (isLinked(first - 1)) first--;
  while (isLinked(last)) last++;
  return { href, from: $from.posAtIndex(first), to: $from.posAtIndex(last) };
}

function imageOf(alt: string | null, url: string | undefined): HTMLElement {
  const image = document.createElement(url ? 'img' : 'span');
  image.className = 'image';
  if (url) Object.assign(image, { alt: alt ?? '', referrerPolicy: 'no-referrer', src: url });
  else image.textContent = alt;
  return image;
}
