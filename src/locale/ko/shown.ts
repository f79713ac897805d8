// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, plural, type PluralForms } from '../numbers.js';

const write = numbers('ko');

/** Formats the part that is shown of things counted by 개, after their number in all. */
export function shown(things: PluralForms): Messages['shown'] {
  const whole = plural('ko', things);
  return (from, to, total, isMore) => {
    const all = whole(total, isMore);
    if (from < 2) return to === total ? all : `${all} 중 ${write(to)}개`;
    return `${all} 중 ${write(from)}~${write(to)}번째`;
  };
}
