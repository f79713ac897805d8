import { expect, it } from 'vitest';
import { dateFormat } from '../../../src/data/time/intl-cache.js';

const year = { year: 'numeric' } as const;

it('builds a formatter once', () => {
  expect(dateFormat('de', year)).to.equal(dateFormat('de', { ...year }));
  expect(dateFormat('de', year)).not.to.equal(dateFormat('fr', year));
});

it('forgets formatters rather than keeping them without bound', () => {
  const first = dateFormat('de', year);
  for (let region = 0; region < 200; region++) dateFormat(`de-x-${region}`, year);
  expect(dateFormat('de', year)).not.to.equal(first);
});
