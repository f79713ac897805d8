import { expect, it } from 'vitest';
import { hostsOf } from '../../../src/service/store/hosts.js';

it.each([
  ['postgres://cal@db.example/calendar', ['postgres://cal@db.example/calendar'], false],
  ['postgres://cal:a,b@db/calendar?statement_timeout=0', ['postgres://cal:a,b@db/calendar?statement_timeout=0'], false],
  ['postgres:///calendar', ['postgres:///calendar'], false],
  ['postgres://a,b', ['postgres://a', 'postgres://b'], false],
  [
    'postgres://cal:p@a:5432,[::1]:5433/calendar?target_session_attrs=read-write',
    ['postgres://cal:p@a:5432/calendar', 'postgres://cal:p@[::1]:5433/calendar'],
    true,
  ],
  ['postgres://a/c?sslmode=require&target_session_attrs=primary', ['postgres://a/c?sslmode=require'], true],
  [
    'postgres://a,b/c?target_session_attrs=any&sslmode=require',
    ['postgres://a/c?sslmode=require', 'postgres://b/c?sslmode=require'],
    false,
  ],
])('%s', (address, addresses, isForWriting) => {
  expect(hostsOf(address)).to.deep.equal({ addresses, isForWriting });
});

it('refuses to guess which host another attribute means', () => {
  expect(() => hostsOf('postgres://a,b/c?target_session_attrs=standby')).toThrow(
    /standby is not known: give read-write/,
  );
});
