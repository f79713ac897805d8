import { describe, expect, it } from 'vitest';
import { visit } from '../pages/harness.js';
import { largePages, openLargePage } from '../pages/large-pages.js';
import { countPainting, paintingOf } from '../pages/painting.js';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

describe('a large page', () => {
  for (const large of largePages) {
    it(`renders ${large.name} in updates of at most ${large.mostAtOnce} elements, and hardly any twice`, async () => {
      const { page, requests, complaints } = await openLargePage(visit, large, countPainting);
      await large.show(page);
      const { updates, markers } = await paintingOf(page);
      const standing = await page.evaluate(
        (tag) => document.querySelector(tag)!.shadowRoot!.querySelectorAll('*').length,
        large.tag,
      );
      expect(Math.max(...updates)).to.be.within(100, large.mostAtOnce);
      expect(sum(updates)).to.be.below(standing * 1.2 + 500);
      expect(markers).to.be.at.most(400);
      const asked = requests.filter((path) => path.startsWith('/api/'));
      expect(new Set(asked).size, 'pages are asked for once').to.equal(asked.length);
      expect(complaints).to.deep.equal([]);
    });
  }
});
