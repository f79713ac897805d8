import type { NodeType } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { findWrapping } from 'prosemirror-transform';
import { schema } from './schema.js';

const markers: readonly (readonly [RegExp, NodeType])[] = [
  [/^[-*]$/, schema.nodes.bullet_list],
  [/^1[.)]$/, schema.nodes.ordered_list],
];

/** Makes a list of `- ` or `1. ` at the beginning of a paragraph. */
export const listMarkers = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput({ state, dispatch }, _from, to, text) {
        const { $from } = state.selection;
        if (text !== ' ' || $from.parent.type !== schema.nodes.paragraph) return false;
        const before = $from.parent.textBetween(0, $from.parentOffset, null, '\ufffc');
        const [, list] = markers.find(([marker]) => marker.test(before)) ?? [];
        if (!list) return false;
        const change = state.tr.delete($from.start(), to);
        const range = change.doc.resolve($from.start()).blockRange();
        const wrapping = range && findWrapping(range, list);
        if (!wrapping) return false;
        dispatch(change.wrap(range, wrapping));
        return true;
      },
    },
  });
