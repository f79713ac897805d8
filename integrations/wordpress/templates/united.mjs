/** Samples as one: what only some of them have is optional. */

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
export function unitedNodes(one, other) {
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

export function unitedNode(one, other) {
  if (one.text !== undefined) return { ...one, ...isOptional(one, other) };
  return {
    ...one,
    ...isOptional(one, other),
    lead: one.lead ?? other.lead,
    blank: (one.blank || other.blank) && {
      isOptional: !one.blank || !other.blank || one.blank.isOptional || other.blank.isOptional,
    },
    attributes: united(one.attributes, other.attributes, (a, b) => ({
      ...a,
      ...isOptional(a, b),
      value: unitedTokens(a.value, b.value),
    })),
    children: unitedNodes(one.children, other.children),
  };
}
