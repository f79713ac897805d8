/**
 * Templates with named gaps, conditions and repeated parts, made from HTML that the elements have printed for samples: what is the same in all
 * samples is text, what only some of them have is left out where its value is empty, and what stands there several times is repeated.
 */

const piece = /<!--[^]*?-->|<\/[\w-]+ ?>|<([\w-]+)((?: [^ =>/]+(?:="[^"]*")?)*)( ?\/?)>|[^<]+/g;
const isGap = (text) => /^\{\w[\w-]*\}$/.test(text);
const gap = /(\{\w[\w-]*\})/;

/** Words with the blanks before them, each of which may be missing in another sample. */
const tokensOf = (text) => (text.match(/ ?[^ ]+| $/g) ?? []).map((token) => ({ key: token, text: token }));

/** The nodes of HTML that is printed here, in which each tag is closed. */
function parsed(html) {
  const root = { children: [] };
  const open = [root];
  for (const [text, tag, attributes, end] of html.replace(/\s+/g, ' ').matchAll(piece)) {
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
      .filter((word) => word && word !== state && !gap.test(word)),
  );
  if (withStates.test(parts[0])) return parts[0];
  const inner = node.tag === 'li' && node.children.filter(({ tag }) => tag).at(-1);
  const held = node.children
    .find(({ text }) => text && isGap(text.trim()))
    ?.text.trim()
    .slice(1, -1);
  return parts.at(-1) || classes.join('-') || attributeOf(node, 'name') || (inner ? nameOf(inner) : held) || node.tag;
}

/** Texts that only some samples have; a gap is there where its value is. */
const isOptionalText = (node) => node?.text !== undefined && node.isOptional && !isGap(node.text);

const keyOf = (node) => (node.text === undefined ? `${node.tag}.${node.name}` : node.text);

/** Two lists as one, in the order of both. What only one of them has is optional. */
function united(one, other, join) {
  const worth = ({ key }) => (key.trim().length > 1 ? 10 : 1);
  const best = new Map();
  const from = (i, j) => {
    const at = `${i},${j}`;
    if (best.has(at)) return best.get(at);
    const left = i < one.length && j < other.length;
    const choices = left
      ? [
          ...(one[i].key === other[j].key ? [{ score: worth(one[i]) + from(i + 1, j + 1).score, step: [1, 1] }] : []),
          { score: from(i + 1, j).score, step: [1, 0] },
          { score: from(i, j + 1).score, step: [0, 1] },
        ]
      : i < one.length
        ? [{ score: 0, step: [1, 0] }]
        : [{ score: 0, step: [0, 1] }];
    const found = choices.reduce((best, choice) => (choice.score > best.score ? choice : best));
    best.set(at, found);
    return found;
  };
  const all = [];
  for (let i = 0, j = 0; i < one.length || j < other.length;) {
    const [a, b] = from(i, j).step;
    all.push(a && b ? join(one[i], other[j]) : { ...(a ? one[i] : other[j]), isOptional: true });
    i += a;
    j += b;
  }
  return all;
}

const isOptional = (one, other) => (one.isOptional || other.isOptional ? { isOptional: true } : {});

const unitedTokens = (one, other) => one && united(one, other, (a, b) => ({ ...a, ...isOptional(a, b) }));

/** The nodes of two samples. A blank that stands by itself in one of them goes with no node in the other. */
function unitedNodes(one, other) {
  const apart = (nodes, others) =>
    nodes.flatMap((node, index) => {
      const same = others.findIndex(({ key }) => key === node.key);
      const beside = [same >= 0 && others[same + 1], index || others[0], node === nodes.at(-1) && others.at(-1)];
      return node.blank && beside.some((place) => place?.text === ' ')
        ? [
            { ...node, blank: undefined },
            { text: ' ', key: ' ' },
          ]
        : [node];
    });
  return united(apart(one, other), apart(other, one), unitedNode);
}

function unitedNode(one, other) {
  if (one.text !== undefined) return { ...one, ...isOptional(one, other) };
  return {
    ...one,
    ...isOptional(one, other),
    lead: one.lead ?? other.lead,
    blank: (one.blank || other.blank) && { isOptional: !one.blank || !other.blank || one.blank.isOptional || other.blank.isOptional },
    attributes: united(one.attributes, other.attributes, (a, b) => ({ ...a, ...isOptional(a, b), value: unitedTokens(a.value, b.value) })),
    children: unitedNodes(one.children, other.children),
  };
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
    return { ...made, key: keyOf(made), isRepeated: names.repeated.some((one) => one === name || one === `${parent?.name}/${name}`) };
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

/** The first gap of a node that is not left out while the node is there. */
function firstGap(node) {
  if (node.text !== undefined) return gap.exec(node.text)?.[1];
  const tokens = node.attributes.flatMap(({ value = [], isOptional }) => (isOptional ? [] : value.filter((token) => !token.isOptional)));
  const own = node.name === 'link' ? undefined : tokens.map(({ text }) => gap.exec(text)?.[1]).find(Boolean);
  return (
    own ??
    node.children
      .filter((child) => !child.isOptional && !child.isRepeated)
      .map(firstGap)
      .find(Boolean)
  );
}

/** Gaps and text. @param kind how the value of a gap is written: as `text`, `attribute`, `url`, or as the `html` that it is */
const filled = (text, kind) =>
  text
    .split(gap)
    .filter(Boolean)
    .map((part) => (isGap(part) ? [part.slice(1, -1), kind] : part));

/** Texts that follow each other as one. */
const joined = (parts) =>
  parts.flat().reduce((all, part) => {
    if (typeof part === 'string' && typeof all.at(-1) === 'string') all.push(all.pop() + part);
    else all.push(part);
    return all;
  }, []);

/** The parts of a value. Where some samples end with a blank, it is there before each optional word. */
function valueParts(value, kind, names) {
  const isOpen = value.some(({ text, isOptional }) => text === ' ' && isOptional);
  const parts = value.map(({ text, isOptional }) => {
    if (!isOptional) return filled(text, kind);
    if (text === ' ') return [];
    const name = gap.exec(text)?.[1].slice(1, -1) ?? text.trim();
    return [[names.conditions[name] ?? name, filled(isOpen ? text.trim() : text, kind)]];
  });
  const place = value.findIndex(({ isOptional }) => isOptional);
  return joined(isOpen ? parts.toSpliced(place, 0, [' ']) : parts);
}

function attributeParts({ key, value, isOptional }, node, names) {
  const kind = key === 'href' || key === 'src' ? 'url' : 'attribute';
  const parts = value === undefined ? [` ${key}`] : joined([[` ${key}="`], valueParts(value, kind, names), ['"']]);
  if (!isOptional) return parts;
  const own =
    value
      ?.map(({ text }) => gap.exec(text)?.[1])
      .find(Boolean)
      ?.slice(1, -1) ?? textOf(value);
  return [[names.conditions[`${node.name}@${key}`] ?? own, parts]];
}

function nodeParts(node, names) {
  if (node.text !== undefined) return filled(node.text, names.raw.some((name) => node.text === `{${name}}`) ? 'html' : 'text');
  const mark = node.tag === 'img' ? ' data-cal="image"' : '';
  const open = joined([
    [`<${node.tag}${mark}`],
    ...node.attributes.map((attribute) => attributeParts(attribute, node, names)),
    [`${node.end}>`],
  ]);
  const content = listParts(node.children, names);
  const close = node.close ? [node.close] : [];
  // What has no page is no link.
  return node.name === 'link' ? [['link', open], ...content, ['link', close]] : joined([open, content, close]);
}

/** What says that an optional node is there: what it is repeated for, its first gap, any of its optional parts, or a value with its name. */
function conditionOf(node, names) {
  const given = names.conditions[`${node.tag}.${node.name}`] ?? names.conditions[node.name];
  const found = given ?? (node.isRepeated ? node.name : firstGap(node)?.slice(1, -1));
  if (found) return found;
  const inner = listParts(node.children, names).filter(([, content]) => Array.isArray(content));
  return inner.length ? `?${[...new Set(inner.map(([name]) => name.replace('?', '')))].join(' ')}` : node.name;
}

/** The parts of nodes, of which optional texts go with the node that they stand behind or before. */
function listParts(nodes, names) {
  const keys = nodes.filter(({ text }) => text === undefined).map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice && nodes.some(({ key, isOptional }) => key === twice && isOptional))
    throw new Error(`Samples disagree on where ${twice} stands`);
  const parts = [];
  for (let index = 0; index < nodes.length; index++) {
    const texts = [];
    while (isOptionalText(nodes[index])) texts.push(...nodeParts(nodes[index++], names));
    const node = nodes[index];
    if (node?.text !== undefined || (!node?.isOptional && !node?.isRepeated)) {
      // Such a blank belongs to the sample that has those nodes.
      const other = nodes.find((one) => one.isOptional && one.text === undefined);
      if (texts.length) parts.push([[conditionOf(other, names), texts]]);
      if (node) parts.push(nodeParts(node, names));
      if (node?.blank) parts.push(node.blank.isOptional ? [[conditionOf(other, names), [' ']]] : [' ']);
      continue;
    }
    const content = nodeParts(node, names);
    // What stands between repeated parts may stand before the first, too.
    const lead = !node.lead || texts.join('') === node.lead ? texts : [['rest', [node.lead]], ...texts];
    parts.push([[conditionOf(node, names), joined([lead, content, node.blank ? [' '] : []])]]);
  }
  return joined(parts);
}

/**
 * The parts of a template: a text; a gap, `[name, kind]`; or what is there where a value is, `[name, parts]`, once for each of several. With a question
 * mark before names it is there, once, where any of them has a value.
 * @param samples HTML
 * @param names `texts` and `attributes` whose values are computed, nodes that are `repeated`, gaps for `raw` HTML, and `conditions` by name where
 *              they are not called after the first gap
 */
export const templateOf = (samples, names) =>
  listParts(
    samples.map((html) => prepared(parsed(html), names)).reduce((one, other) => unitedNodes(one, other)),
    names,
  );
