import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node as TextNode } from 'prosemirror-model';
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
  /** The attributes of the place: its name, role, and what describes it. */
  readonly attributes: () => Readonly<Record<string, string>>;
  readonly sanitize: Sanitize;
  /** The address from which an image may be loaded, if it may. */
  readonly imageUrl: (address: string) => string | undefined;
  /** The text, or what of it is selected, has changed. */
  readonly onChange: () => void;
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

/** A text that is formatted in place. ProseMirror keeps it; the page's part is the toolbar around. */
export class TextEditor {
  readonly #view: EditorView;
  readonly #first: TextNode;

  constructor({ place, text, attributes, sanitize, imageUrl, onChange, onLink }: TextEditorOptions) {
    this.#first = 'html' in text ? parse(text.html) : parsePlain(text.plain);
    const state = EditorState.create({
      doc: this.#first,
      plugins: [listMarkers(), pasting(sanitize), history(), keymap(keys(onLink)), keymap(baseKeymap)],
    });
    this.#view = new EditorView(
      { mount: place },
      {
        state,
        attributes,
        nodeViews: { image: ({ attrs }) => ({ dom: imageOf(attrs.alt as string | null, imageUrl(attrs.src as string)) }) },
        dispatchTransaction: (transaction) => {
          this.#view.updateState(this.#view.state.apply(transaction));
          onChange();
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

  /** Whether nothing is selected. */
  get isCursor(): boolean {
    return this.#view.state.selection.empty;
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

  /** Makes what is selected a link to this address, or none; without a selection the link at the cursor, or else the address itself is added. */
  setLink(href: string | undefined): void {
    const { state } = this.#view;
    const { link } = schema.marks;
    const { from, to } = state.selection.empty ? (linkAt(state) ?? state.selection) : state.selection;
    const change = state.tr;
    if (from !== to) {
      change.removeMark(from, to, link);
      if (href) change.addMark(from, to, link.create({ href }));
    } else if (href) change.replaceSelectionWith(schema.text(href, [link.create({ href })]), false);
    this.#view.dispatch(change.scrollIntoView());
    this.#view.focus();
  }

  /** Gives it the focus, with these places selected; a place of plain text is one less than in the text made of it. */
  focus(selected?: { readonly start: number; readonly end: number }): void {
    if (selected) {
      const { doc, tr } = this.#view.state;
      this.#view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(selected.start + 1), doc.resolve(selected.end + 1))));
    }
    this.#view.focus();
  }

  /** Writes the attributes of its place anew. */
  update(): void {
    this.#view.setProps({});
  }

  destroy(): void {
    this.#view.destroy();
  }
}

/** The link at the beginning of a selection, with all of the text that is in it. */
function linkAt({ selection: { $from, from } }: EditorState): { href: string; from: number; to: number } | undefined {
  const { parent } = $from;
  const { link } = schema.marks;
  const child = parent.childAfter($from.parentOffset);
  const before = parent.childBefore($from.parentOffset);
  const at = [child, before].find(({ node }) => node && link.isInSet(node.marks));
  const mark = at?.node && link.isInSet(at.node.marks);
  if (!mark) return undefined;
  let [first, last] = [at.index, at.index + 1];
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first--;
  while (last < parent.childCount && mark.isInSet(parent.child(last).marks)) last++;
  const sizes = parent.children.map(({ nodeSize }) => nodeSize);
  const sum = (until: number) => sizes.slice(0, until).reduce((total, size) => total + size, from - $from.parentOffset);
  return { href: mark.attrs.href as string, from: sum(first), to: sum(last) };
}

function imageOf(alt: string | null, url: string | undefined): HTMLElement {
  const image = document.createElement(url ? 'img' : 'span');
  image.className = 'image';
  if (url) Object.assign(image, { alt: alt ?? '', referrerPolicy: 'no-referrer', src: url });
  else image.textContent = alt;
  return image;
}
