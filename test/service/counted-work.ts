/** Built-in functions whose work grows with their object or arguments. */
const counted: readonly (readonly [owner: object, names: string])[] = [
  [
    String.prototype,
    'at charAt charCodeAt codePointAt includes indexOf lastIndexOf localeCompare normalize replaceAll',
  ],
  [String.prototype, 'slice split substring toLowerCase toUpperCase trim'],
  [
    Array.prototype,
    'concat every filter find findIndex flat flatMap includes indexOf join map reduce reverse shift slice some sort splice',
  ],
  [RegExp.prototype, 'exec'],
  [Object, 'assign entries fromEntries keys values'],
  [JSON, 'parse stringify'],
];

/** These read one character, however long the text is. */
const single = new Set(['at', 'charAt', 'charCodeAt', 'codePointAt']);
/** These make a text or list, and read no more than that. */
const making = new Set(['slice', 'substring']);

const { keys } = Object;
function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null && !(value instanceof RegExp) ? keys(value).length : 0;
}

/** What one call read: characters, members or keys. */
function sizeOfCall(name: string, subject: unknown, all: readonly unknown[], before: number, result: unknown): number {
  if (single.has(name)) return 0;
  if (making.has(name)) return sizeOf(result);
  if (name === 'exec') {
    const match = result as RegExpExecArray | null;
    // A sticky pattern looks at one place.
    if (!match && (subject as RegExp).sticky) return 0;
    return (match ? match.index + match[0].length : String(all[0]).length) - before;
  }
  if (name === 'indexOf' && typeof subject === 'string') {
    const from = Number(all[1] ?? 0);
    return ((result as number) < 0 ? subject.length : (result as number)) - from;
  }
  return Math.max(sizeOf(subject), sizeOf(all[0]));
}

/** Counts the work of built-in functions. @returns Ends the counting */
function countWork(add: (work: number) => void): () => void {
  const undo: (() => void)[] = [];
  for (const [owner, names] of counted) {
    for (const name of names.split(' ')) {
      const descriptor = Object.getOwnPropertyDescriptor(owner, name)!;
      const original = descriptor.value as (...all: unknown[]) => unknown;
      undo.push(() => Object.defineProperty(owner, name, descriptor));
      const value = function (this: unknown, ...all: unknown[]): unknown {
        const before = this instanceof RegExp && (this.global || this.sticky) ? this.lastIndex : 0;
        const result = original.apply(this, all);
        add(1 + sizeOfCall(name, this instanceof String ? this.valueOf() : this, all, before, result));
        return result;
      };
      Object.defineProperty(owner, name, { ...descriptor, value });
    }
  }
  return () => {
    for (let at = undo.length - 1; at >= 0; at--) undo[at]!();
  };
}

/**
 * The work of a synchronous function: calls to built-in functions, and the characters, members and keys that these read. How
 * often a pattern reads a character is not counted here; the lint rules for patterns limit that.
 */
export function workOf(run: () => unknown): number {
  let work = 0;
  const end = countWork((more) => (work += more));
  try {
    run();
  } finally {
    end();
  }
  return work;
}

/** The same of the longest turn of the event loop while something runs: for as long nobody else is answered. */
export async function workOfLongestTurn(run: () => Promise<unknown>): Promise<number> {
  let [turn, longest, isRunning] = [0, 0, true];
  const end = countWork((more) => (longest = Math.max(longest, (turn += more))));
  const beginTurn = () => {
    turn = 0;
    if (isRunning) setImmediate(beginTurn);
  };
  beginTurn();
  try {
    await run();
  } finally {
    isRunning = false;
    end();
  }
  return longest;
}
