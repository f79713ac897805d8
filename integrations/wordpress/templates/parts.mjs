/**
 * Templates with named gaps, conditions and repeated parts, made from HTML that the elements have printed for samples: what is the same in all
 * samples is text, what only some of them have is left out where its value is empty, and what stands there several times is repeated.
 */

import { gapIn, sampleOf } from './sample.mjs';
import { unitedNodes } from './united.mjs';

/** Texts that only some samples have; a gap is there where its value is. */
const isOptionalText = (node) => node?.text !== undefined && node.isOptional && node.text !== `{${gapIn(node.text)}}`;

/** The first gap of a node that is not left out while the node is there. */
function firstGap(node) {
  if (node.text !== undefined) return gapIn(node.text);
  const tokens = node.attributes.flatMap(({ value = [], isOptional }) =>
    isOptional ? [] : value.filter((token) => !token.isOptional),
  );
  const own = node.name === 'link' ? undefined : tokens.map(({ text }) => gapIn(text)).find(Boolean);
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
    .split(/(\{\w[\w-]*\})/)
    .filter(Boolean)
    .map((part) => (gapIn(part) ? [gapIn(part), kind] : part));

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
    const name = gapIn(text) ?? text.trim();
    return [[names.conditions[name] ?? name, filled(isOpen ? text.trim() : text, kind)]];
  });
  const place = value.findIndex(({ isOptional }) => isOptional);
  return joined(isOpen ? parts.toSpliced(place, 0, [' ']) : parts);
}

function attributeParts({ key, value, isOptional }, node, names) {
  const kind = key === 'href' || key === 'src' ? 'url' : 'attribute';
  const parts = value === undefined ? [` ${key}`] : joined([[` ${key}="`], valueParts(value, kind, names), ['"']]);
  if (!isOptional) return parts;
  const written = value?.map(({ text }) => text).join('') ?? key;
  const own = gapIn(written) ?? written;
  return [[names.conditions[`${node.name}@${key}`] ?? own, parts]];
}

function nodeParts(node, names) {
  if (node.text !== undefined)
    return filled(node.text, names.raw.some((name) => node.text === `{${name}}`) ? 'html' : 'text');
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
  const found = given ?? (node.isRepeated ? node.name : firstGap(node));
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
      const given = (content, isOptional) => (isOptional && other ? [[conditionOf(other, names), content]] : content);
      if (texts.length) parts.push(given(texts, true));
      if (node) parts.push(nodeParts(node, names));
      if (node?.blank) parts.push(given([' '], node.blank.isOptional));
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
    samples.map((html) => sampleOf(html, names)).reduce((one, other) => unitedNodes(one, other)),
    names,
  );
