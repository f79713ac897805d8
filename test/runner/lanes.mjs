/**
 * Runs steps in so many lanes: a lane that is free takes the first step that has not begun and all of whose steps in `after` have succeeded.
 * After a failure, no step begins.
 * @param steps `{ step, after }` each; steps in `after` that are not among them are taken for done
 * @param run runs a step, and resolves with whether it succeeded
 * @returns whether all have succeeded
 */
export async function runInLanes(steps, lanes, run) {
  const waiting = [...steps];
  const running = new Map();
  let isGood = true;
  const isUnfinished = (step) => [...running.keys(), ...waiting].some((one) => one.step === step);
  const isReady = ({ after = [] }) => !after.some(isUnfinished);
  const begin = async (step) => {
    const hasSucceeded = await run(step);
    running.delete(step);
    isGood &&= hasSucceeded;
  };
  for (;;) {
    while (isGood && running.size < lanes) {
      const at = waiting.findIndex(isReady);
      if (at < 0) break;
      const [step] = waiting.splice(at, 1);
      running.set(step, begin(step));
    }
    if (!running.size) return isGood;
    await Promise.race(running.values());
  }
}
