import { expect, it } from 'vitest';
import { createRequestRate } from '../../../src/service/rights/request-rate.js';

it('lets each caller ask so many times in a minute, and tells the rest when the minute ends', () => {
  let now = 0;
  const secondsToWait = createRequestRate(2, () => now);
  expect([secondsToWait('192.0.2.1'), secondsToWait('192.0.2.1')]).to.deep.equal([0, 0]);
  now = 15_000;
  expect([secondsToWait('192.0.2.1'), secondsToWait('192.0.2.2')]).to.deep.equal([45, 0]);
  now = 60_000;
  expect(secondsToWait('192.0.2.1')).to.equal(0);
});

it('counts the addresses of one IPv6 network together', () => {
  const secondsToWait = createRequestRate(1, () => 0);
  expect([secondsToWait('2001:db8::1'), secondsToWait('2001:db8::2'), secondsToWait('2001:db8:0:1::1')]).to.deep.equal([
    0, 60, 0,
  ]);
});
