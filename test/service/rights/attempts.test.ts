import { describe, expect, it } from 'vitest';
import { createAttempts } from '../../../src/service/rights/attempts.js';

describe('attempts', () => {
  const failOften = (attempts: ReturnType<typeof createAttempts>, key: string, times: number) => {
    for (let index = 0; index < times; index++) attempts.fail(key);
  };

  it('have to wait after ten failures, until the window ends', () => {
    let now = 1000;
    const attempts = createAttempts(() => now);
    failOften(attempts, 'maria', 9);
    expect(attempts.secondsToWait('maria')).to.equal(0);
    now += 60_000;
    failOften(attempts, 'maria', 5);
    expect(attempts.secondsToWait('maria')).to.equal(240);
    expect(attempts.secondsToWait('paul')).to.equal(0);
    now += 240_000;
    expect(attempts.secondsToWait('maria')).to.equal(0);
  });

  it('with the same guess count once', () => {
    const attempts = createAttempts(() => 0);
    for (let index = 0; index < 30; index++) attempts.fail('maria', 'the same');
    expect(attempts.secondsToWait('maria')).to.equal(0);
  });

  it('are kept of so many keys, those that failed least recently forgotten first', () => {
    const attempts = createAttempts(() => 0);
    failOften(attempts, 'maria', 10);
    for (let index = 0; index < 9_999; index++) attempts.fail(`name ${index}`);
    expect(attempts.secondsToWait('maria')).to.equal(300);
    for (let index = 0; index < 9_999; index++) attempts.fail(`another ${index}`);
    expect(attempts.secondsToWait('maria')).to.equal(300);
    for (let index = 0; index < 10_000; index++) attempts.fail(`a third ${index}`);
    expect(attempts.secondsToWait('maria')).to.equal(0);
  });
});
