/** How often a line on a terminal is written anew, in milliseconds. */
const interval = 200;

/** Shows the progress of a long task. */
export interface Progress {
  /** So much of a part of the task is done. */
  step(part: string, done: number, total: number): void;
  /** Prints a line that stays. */
  say(line: string): void;
}

const shown = (count: number) => count.toLocaleString('en');

/** On a terminal, one line that counts; elsewhere, such as in a log, a line for each part that is done. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  let last = -Infinity;
  let isOpen = false;
  const clear = () => {
    if (isOpen) stream.write('\r\x1b[K');
    isOpen = false;
  };
  return {
    step(part, done, total) {
      const isDone = done >= total;
      if (!isDone && (!stream.isTTY || performance.now() - last < interval)) return;
      last = performance.now();
      clear();
      const line = `${part.padEnd(24)}${isDone ? shown(total) : `${shown(done)} of ${shown(total)}`}`;
      stream.write(isDone ? `${line}\n` : line);
      isOpen = !isDone;
    },
    say(line) {
      clear();
      stream.write(`${line}\n`);
    },
  };
}
