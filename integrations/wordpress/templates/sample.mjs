/** What an element has printed for a sample, as nodes: named, with gaps in place of what is computed, and one of each that is repeated. */

import { unitedNode } from './united.mjs';

const gap = /\{(\w[\w-]*)\}/;

/** The name of the first gap in a text, if it has one. */
export const gapIn = (text) => gap.exec(text)?.[1];

const piece = /<!--[^]*?-->|<\/[\w-]+ ?>|<([\w-]+)((?: [^ =>/]+(?:="[^"]*")?)*)( ?\/?)>|[^<]+/g;

/** Words with the blanks before them, each of which may be missing in another sample. */
const tokensOf = (text) => (text.match(/ ?[^ ]+| $/g) ?? []).map((token) => ({ key: token, text: token }));

/** The nodes of HTML that is printed here, in which each tag is closed. */
function parsed(html) {
  const root = { children: [] };
  const open = [root];
  for (const [text, tag, attributes, end] of html.replace(/[^\S\u00a0\u202f]+/g, ' ').matchAll(piece)) {
    const parent = open.at(-1);
    if (tag) {
      const pairs = [...attributes.matchAll(/ ([^ =]+)(?:="([^"]*)")?/g)];
      const node = {
        tag,
        end,
        parent,
        children: [],
        attributes: pairs.map(([, key, value]) => ({ key, value: value === undefined ? undefined : tokensOf(value) })),
      };
      parent.children.push(node);
      if (!end.includes('/') && !/^(?:img|br|path)$/.test(tag)) open.push(node);
    } else if (text.startsWith('</')) {
      open.pop().close = text;
    } else
      parent.children.push(
        ...text
          .split(/^( )|( )$/)
          .filter(Boolean)
          .map((one) => ({ text: one })),
      );
  }
  return root.children;
}

const textOf = (tokens = []) => tokens.map(({ text }) => text).join('');
const attributeOf = (node, name) => textOf(node.attributes.find(({ key }) => key === name)?.value);

/** Parts whose further words are states, and a class that is one. */
const withStates = /^(?:card|detail|base)$/;
const state = 'small';

/** What a node is called: after its part, its class, what it holds, or its tag. */
function nameOf(node) {
  const [parts, classes] = ['part', 'class'].map((name) =>
    attributeOf(node, name)
      .split(' ')
      .filter((word) => word && word !== state && !gapIn(word)),
  );
  if (withStates.test(parts[0])) return parts[0];
  const inner = node.tag === 'li' && node.children.filter(({ tag }) => tag).at(-1);
  const held = node.children.map(({ text = '' }) => gapIn(text)).find(Boolean);
  return parts.at(-1) || classes.join('-') || attributeOf(node, 'name') || (inner ? nameOf(inner) : held) || node.tag;
}

/**
 * Names the nodes of a sample, puts gaps in place of what is computed, and makes one node of those that are repeated.
 * @param names `texts` and, with their names, `attributes` whose values are computed, and the nodes that are `repeated`
 */
function prepared(nodes, names, parent) {
  const named = nodes.map((node) => {
    if (node.text !== undefined) {
      const computed = names.texts[`${parent?.parent?.name}/${parent?.name}`] ?? names.texts[parent?.name];
      if (!node.text.trim() || !computed) return { ...node, key: node.text };
      const text = `{${computed}}${node.text.endsWith(' ·') ? ' ·' : ''}`;
      return { text, key: text };
    }
    const name = nameOf(node);
    const attributes = node.attributes.map(({ key, value }) => {
      const computed = [`${parent?.name}/${name}@${key}`, `${name}@${key}`, `${node.tag}@${key}`, key]
        .map((one) => names.attributes[one])
        .find(Boolean);
      return { key, value: computed ? [{ key, text: `{${computed}}` }] : value };
    });
    const made = { ...node, name, parent, attributes };
    made.children = prepared(node.children, names, made);
    return {
      ...made,
      key: `${node.tag}.${name}`,
      isRepeated: names.repeated.some((one) => one === name || one === `${parent?.name}/${name}`),
    };
  });
  const all = [];
  const areApart = named.some(({ text }, index) => index && text === undefined && named[index - 1].text === undefined);
  for (const node of named) {
    const before = all.at(-1);
    // A blank goes with the node before it; the last one with none, where others have none between them.
    if (node.text === ' ' && before && before.text === undefined && !(areApart && node === named.at(-1)))
      before.blank = { isOptional: false };
    else all.push(node);
  }
  return all.reduce((shorter, node) => {
    const place = shorter.findLastIndex(({ text }) => text === undefined);
    if (!node.isRepeated || shorter[place]?.key !== node.key) return [...shorter, node];
    const [{ blank, ...last }, ...between] = shorter.splice(place);
    const isBetween = blank && !node.blank;
    const lead = (isBetween ? ' ' : '') + between.map(({ text }) => text).join('');
    return [...shorter, { ...unitedNode(last, node), lead, blank: node.blank }];
  }, []);
}

/** The nodes of what is printed. */
export const sampleOf = (html, names) => prepared(parsed(html), names);
