/** Random numbers from 0 to 1, the same ones for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const oneOf = <T>(values: readonly T[], random: () => number): T =>
  values[Math.floor(random() * values.length)]!;

type Members = Record<string, unknown>;
const isBranch = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Every place in a JSON value: the object or list, and the key. */
function placesIn(value: unknown): [holder: Members, key: string][] {
  if (!isBranch(value)) return [];
  return Object.keys(value).flatMap((key): [Members, string][] => [[value, key], ...placesIn(value[key])]);
}

/** A function, because a later change may change the value. */
const poison = () => ({ toString: 1, valueOf: 1, length: -1, constructor: null });

/** Ways to change a value. */
const changes: Readonly<Record<string, (value: unknown, random: () => number) => unknown>> = {
  drop: () => undefined,
  null: () => null,
  retype: (_, random) => oneOf([true, false, 0, -1, 1.5, '', 'text', '7', [], {}, [[]], [null], 1e308], random),
  nest: (value, random) => oneOf([[value], [[value]], { value }, { 0: value, length: 1 }, [value, value]], random),
  enlarge: (value) =>
    typeof value === 'number'
      ? value * 1e9
      : typeof value === 'string'
        ? value.repeat(500).slice(0, 20_000)
        : Array.isArray(value)
          ? Array.from({ length: 60 }, () => value as unknown[]).flat()
          : { value },
  poison,
  /** Names that could be ours. */
  claim: (value, random) => {
    const said = oneOf<unknown>(['https://foreign.example/api', 7, null, [null], poison()], random);
    const names = ['base_url', 'server', 'source', 'origin', 'notes', 'occurrences', 'searched', 'sharesSlug'];
    return isBranch(value) && !Array.isArray(value)
      ? { ...value, ...Object.fromEntries(names.map((name) => [name, said])) }
      : poison();
  },
  misspell: (_, random) =>
    oneOf(
      [
        '\ud800',
        '<b style="x" onclick="alert(1)">',
        '<img src="x" onerror="alert(1)">',
        '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)">x</a></svg>',
        '<a href="java\tscript:alert(1)">x</a><script>alert(1)</script>',
        '"><iframe srcdoc="<script>parent.alert(1)</script>">',
        '//foreign.example/x.png',
        'https://foreign.example/x.png',
        'javascript:alert(1)',
        ' \u0001javascript:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        '&#0;',
        '+275760-09-13 00:00:00',
        '0000-00-00 00:00:00',
        '2026-13-45',
      ],
      random,
    ),
  proto: (value) => JSON.parse(`{"__proto__": ${JSON.stringify(value ?? null)}, "hasOwnProperty": 1}`) as unknown,
};

/** Changes one to three places in a copy of a response, and returns which. */
export function mutated(answer: unknown, random: () => number): { answer: unknown; told: string[] } {
  const copy = { answer: structuredClone(answer) };
  const told: string[] = [];
  for (let count = Math.ceil(random() * 3); count; count--) {
    const [holder, key] = oneOf(placesIn(copy), random);
    const name = oneOf(Object.keys(changes), random);
    holder[key] = changes[name]!(holder[key], random);
    told.push(`${name} ${key}`);
  }
  return { answer: JSON.parse(JSON.stringify(copy.answer ?? null)) as unknown, told };
}
