import { describe, expect, it } from 'vitest';
import { clockChangeAt, loadTemporal, minutesBetween, utcOf, wallAfter } from '../../../src/data/time/index.js';

await loadTemporal();

describe('a time on the clock of a zone', () => {
  it('is told where the clock jumps over it, with those beside it, and where it shows it twice', () => {
    expect(clockChangeAt('2027-03-28T02:30', 'Europe/Berlin')).to.deep.equal({
      kind: 'gap',
      before: '2027-03-28T01:30',
      after: '2027-03-28T03:30',
    });
    expect(clockChangeAt('2027-10-31T02:30', 'Europe/Berlin')).to.deep.equal({ kind: 'doubled' });
    for (const wall of ['2027-03-28T01:59', '2027-03-28T03:00', '2027-10-31T01:59', '2027-10-31T03:00'])
      expect(clockChangeAt(wall, 'Europe/Berlin'), wall).to.equal(undefined);
  });

  it('that is shown twice is the first or the second moment, as the server takes it', () => {
    expect(utcOf('2027-10-31T02:30', 'Europe/Berlin', 'earlier')).to.equal('2027-10-31T00:30');
    expect(utcOf('2027-10-31T02:30', 'Europe/Berlin', 'later')).to.equal('2027-10-31T01:30');
    for (const choice of ['earlier', 'later'] as const)
      expect(utcOf('2026-12-12T19:00', 'Europe/Berlin', choice)).to.equal('2026-12-12T18:00');
  });

  it('is counted by the clock, whatever hours are missing or doubled between', () => {
    expect(minutesBetween('2027-03-28T01:00', '2027-03-28T04:00')).to.equal(180);
    expect(wallAfter('2027-03-28T01:00', 180)).to.equal('2027-03-28T04:00');
  });
});
