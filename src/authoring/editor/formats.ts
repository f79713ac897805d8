import { setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.js';

const { nodes, marks } = schema;

interface FormatRow {
  readonly command: Command;
  /** Whether what is selected has it; actions that are no state lack it. */
  readonly isOn?: (state: EditorState) => boolean;
}

const ofMark = (type: MarkType): FormatRow => ({
  command: toggleMark(type),
  isOn: ({ selection: { from, to, empty, $from }, storedMarks, doc }) =>
    empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type),
});

const ofHeading = (level: number): FormatRow => {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs.level === level;
  return {
    isOn,
    command: (state, dispatch) =>
      (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch),
  };
};

/** The depth of the nearest of these nodes around a position. */
function depthOf($place: ResolvedPos, types: readonly NodeType[]): number | undefined {
  for (let depth = $place.depth; depth > 0; depth--) if (types.includes($place.node(depth).type)) return depth;
  return undefined;
}

const lists = [nodes.bullet_list, nodes.ordered_list];

const ofList = (type: NodeType): FormatRow => {
  const depthOfList = ({ selection: { $from } }: EditorState) => depthOf($from, lists);
  const isOn = (state: EditorState) => {
    const depth = depthOfList(state);
    return depth !== undefined && state.selection.$from.node(depth).type === type;
  };
  return {
    isOn,
    command: (state, dispatch) => {
      const depth = depthOfList(state);
      if (isOn(state)) return liftListItem(nodes.list_item)(state, dispatch);
      if (depth === undefined) return wrapInList(type)(state, dispatch);
      dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(depth), type));
      return true;
    },
  };
};

const isQuoted = ({ selection: { $from } }: EditorState) => depthOf($from, [nodes.blockquote]) !== undefined;

/** The commands of the toolbar and keys on a text. */
const formats = {
  strong: ofMark(marks.strong),
  em: ofMark(marks.em),
  del: ofMark(marks.del),
  heading: ofHeading(2),
  subheading: ofHeading(3),
  bullets: ofList(nodes.bullet_list),
  numbers: ofList(nodes.ordered_list),
  quote: {
    isOn: isQuoted,
    command: (state, dispatch) => (isQuoted(state) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
  },
  undo: { command: undo },
  redo: { command: redo },
} satisfies Record<string, FormatRow>;

export type Format = keyof typeof formats;

export const rowOf = (format: Format): FormatRow => formats[format];
