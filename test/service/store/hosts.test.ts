import { expect, it } from 'vitest';
import { serversOf } from '../../../src/service/store/hosts.js';

it.each([
  ['postgres://a/calendar', ['postgres://a/calendar']],
  [
    'postgres://u:p,w@a:5433,b,[::1]:5434/calendar?x=1',
    ['a:5433', 'b', '[::1]:5434'].map((host) => `postgres://u:p,w@${host}/calendar?x=1`),
  ],
  ['postgresql://a,b', ['postgresql://a', 'postgresql://b']],
  ['postgres:///calendar?host=/run,b', ['postgres:///calendar?host=/run,b']],
])('%s names its servers', (address, addresses) => {
  expect(serversOf(address)).to.deep.equal({ addresses, refusal: undefined });
});

it.each([
  ['any', true, true, true],
  ['read-write', true, false, false],
  ['read-only', false, true, true],
  ['primary', true, true, false],
  ['standby', false, false, true],
])('target_session_attrs=%s takes the servers that it names', (wanted, writable, readOnlyPrimary, standby) => {
  const { refusal } = serversOf(`postgres://a,b/calendar?target_session_attrs=${wanted}`);
  const takes = (isReadOnly: boolean, isStandby: boolean) => refusal?.({ isReadOnly, isStandby }) === undefined;
  expect([takes(false, false), takes(true, false), takes(true, true)]).to.deep.equal([writable, readOnlyPrimary, standby]);
});

it('other values are refused by name', () => {
  expect(() => serversOf('postgres://a/calendar?target_session_attrs=prefer-standby')).toThrow(
    'target_session_attrs is none of any, read-write, read-only, primary, standby',
  );
});
