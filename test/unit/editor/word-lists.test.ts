import { describe, expect, it } from 'vitest';
import { withWordLists } from '../../../src/authoring/editor/word-lists.js';

/** An item, with what stands before its text. */
const item = (before: string) => `<p style="mso-list:l0 level1 lfo1">${before}Choir</p>`;

describe('lists of Word', () => {
  it.each([
    ['a bullet', '<![if !supportLists]>·&nbsp; <![endif]>', '<ul><li>Choir</li></ul>'],
    ['a number', '<!--[if !supportLists]--><span>1.</span><!--[endif]-->', '<ol><li>Choir</li></ol>'],
    ['nothing', '', '<ul><li>Choir</li></ul>'],
    ['what does not end', '<![if !supportLists]>·', '<ul><li><![if !supportLists]>·Choir</li></ul>'],
  ])('are lists, with %s before an item', (_, before, list) => {
    expect(withWordLists(item(before))).to.equal(list);
  });

  it('are read in less than a second of the processor, however often something begins that never ends', () => {
    const starts = '<![if !supportLists]>'.repeat(50_000);
    const before = process.cpuUsage();
    expect(withWordLists(item(starts))).to.include(`<li>${starts}Choir</li>`);
    expect(process.cpuUsage(before).user / 1e6).to.be.below(1);
  });
});
