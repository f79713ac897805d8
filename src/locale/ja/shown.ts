// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, plural, type PluralForms } from '../numbers.js';

const write = numbers('ja');

/** Formats the part that is shown of things counted by 件, after their number in all. */
export function shown(things: PluralForms): Messages['shown'] {
  const whole = plural('ja', things);
  return (from, to, total, isMore) => {
    const all = whole(total, isMore);
    if (from < 2) return to === total ? all : `${all}中${write(to)}件`;
    return `${all}中${write(from)}～${write(to)}件目`;
  };
}
