import { describe, expect, it } from 'vitest';
import { foldAccents, likePattern, searchWords } from '../../../src/service/text/accent-folding.js';

describe('searches', () => {
  it('ignore case and accents, but not letters', () => {
    expect(foldAccents('CRÈME Brûlée, Straße')).to.equal('creme brulee, straße');
  });
  it('have words, phrases and exclusions', () => {
    expect(searchWords('Jazz "late night" -blues -')).to.deep.equal([
      { text: 'jazz', excluded: false },
      { text: 'late night', excluded: false },
      { text: 'blues', excluded: true },
      { text: '-', excluded: false },
    ]);
  });
  it('have no wildcards', () => {
    expect(likePattern('50%_\\')).to.equal('%50\\%\\_\\\\%');
  });
});
