import { describe, expect, it } from 'vitest';
import { runInLanes } from './lanes.mjs';

interface Step {
  readonly step: string;
  readonly after?: readonly string[];
}

/** Runs steps, whose ends the test chooses. */
function start(lanes: number, ...steps: Step[]) {
  const ends = new Map<string, (isGood: boolean) => void>();
  const begun: string[] = [];
  const result = runInLanes(steps, lanes, ({ step }: Step) => {
    begun.push(step);
    return new Promise<boolean>((resolve) => ends.set(step, resolve));
  });
  return {
    begun,
    result,
    end: async (step: string, isGood = true) => {
      ends.get(step)!(isGood);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('steps in lanes', () => {
  it('begin in their order, each as soon as a lane is free', async () => {
    const { begun, end, result } = start(2, { step: 'a' }, { step: 'b' }, { step: 'c' }, { step: 'd' });
    expect(begun).to.deep.equal(['a', 'b']);
    await end('b');
    expect(begun).to.deep.equal(['a', 'b', 'c']);
    await end('c');
    expect(begun).to.deep.equal(['a', 'b', 'c', 'd']);
    await end('a');
    await end('d');
    expect(await result).to.equal(true);
  });

  it('wait for those that come before them, while others go ahead', async () => {
    const { begun, end, result } = start(
      2,
      { step: 'build' },
      { step: 'pages', after: ['build', 'a step of another plan'] },
      { step: 'lint' },
    );
    expect(begun).to.deep.equal(['build', 'lint']);
    await end('lint');
    expect(begun).to.deep.equal(['build', 'lint']);
    await end('build');
    expect(begun).to.deep.equal(['build', 'lint', 'pages']);
    await end('pages');
    expect(await result).to.equal(true);
  });

  it('do not begin after a failure, but end if they have begun', async () => {
    const { begun, end, result } = start(2, { step: 'a' }, { step: 'b' }, { step: 'c' });
    await end('a', false);
    await end('b');
    expect(await result).to.equal(false);
    expect(begun).to.deep.equal(['a', 'b']);
  });
});
