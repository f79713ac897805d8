import { describe, expect, it } from 'vitest';
import { createAttempts, createLogIns } from '../../../src/service/rights/attempts.js';

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

describe('attempts to sign in', () => {
  const known = (network: string, name = 'maria') => ({ name, isKnown: true, network });
  const unknown = (network: string, name: string) => ({ name, isKnown: false, network });

  it('are counted by name and network, and by network with whatever names', () => {
    const logIns = createLogIns(() => 0);
    const waits = Array.from({ length: 40 }, (_, index) => logIns.begin(unknown('1', `name ${index}`)));
    expect(waits.map((wait) => wait === 0)).to.deep.equal(waits.map((_, index) => index < 30));
    expect([logIns.begin(known('1')), logIns.begin(known('2'))]).to.deep.equal([300, 0]);
    for (let index = 0; index < 9; index++) logIns.begin(known('2'));
    expect([logIns.begin(known('2')), logIns.begin(known('2', 'paul')), logIns.begin(known('3'))]).to.deep.equal([
      300, 0, 0,
    ]);
  });

  it('count no longer once they succeed', () => {
    const logIns = createLogIns(() => 0);
    for (let index = 0; index < 200; index++) {
      expect(logIns.begin(known('1', `user ${index}`))).to.equal(0);
      logIns.succeed(known('1', `user ${index}`));
    }
  });

  it('with invented names make no guess at a password of a user forgotten', () => {
    const logIns = createLogIns(() => 0);
    for (let index = 0; index < 10; index++) logIns.begin(known('1'));
    for (let index = 0; index < 11_000; index++) logIns.begin(unknown(`network ${index}`, `name ${index}`));
    expect(logIns.begin(known('1'))).to.equal(300);
  });
});
