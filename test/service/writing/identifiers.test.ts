import { describe, expect, it } from 'vitest';
import { slugOf } from '../../../src/service/writing/identifiers.js';

describe('slugs', () => {
  it.each([
    ['Crème Brûlée & Friends: 2nd “Night”!', 'creme-brulee-friends-2nd-night'],
    ['<em>Late</em> &amp; loud', 'late-loud'],
    ['夜 市', '%e5%a4%9c-%e5%b8%82'],
    ['!?', ''],
  ])('of %s', (title, slug) => {
    expect(slugOf(title)).to.equal(slug);
  });
  it('are cut between characters', () => {
    const slug = slugOf('夜'.repeat(100));
    expect(slug.length).to.be.at.most(200);
    expect(decodeURIComponent(slug)).to.match(/^夜+$/);
  });
});
