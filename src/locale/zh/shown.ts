// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, plural, type PluralForms } from '../numbers.js';

const write = numbers('zh');

/** Formats the part that is shown of things counted by 个, after their number in all. */
export function shown(things: PluralForms): Messages['shown'] {
  const whole = plural('zh', things);
  return (from, to, total, isMore) => {
    const all = whole(total, isMore);
    if (from < 2) return to === total ? all : `${all}中的 ${write(to)} 个`;
    return `${all}中的第 ${write(from)}–${write(to)} 个`;
  };
}
