import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'docs/recipes';
const recipes = readdirSync(folder).filter((file) => file !== 'README.md');
const overview = readFileSync(`${folder}/README.md`, 'utf8');
const notTried = 'from documentation, not tried';
/** What the overview says of those that were tried. */
const tried: Readonly<Record<string, string | undefined>> = {
  'decap.md': 'tried',
  'ghost.md': 'tried',
  'wordpress.md': 'see there',
};

describe('the recipes', () => {
  it('are there for each system that is asked for', () => {
    const systems = [
      'decap',
      'drupal',
      'elementor',
      'ghost',
      'joomla',
      'notion',
      'shopify',
      'squarespace',
      'typo3',
      'webflow',
      'wix',
      'wordpress',
    ];
    expect(recipes.sort()).to.deep.equal(systems.map((name) => `${name}.md`));
  });

  it.each(recipes)('%s says whether it was tried, as the overview does', (file) => {
    const state = new RegExp(`\\(${file}\\) +\\| (.+?) +\\|`).exec(overview)?.[1];
    expect(state).to.equal(tried[file] ?? notTried);
    const [, , said] = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
    if (state === notTried) expect(said).to.equal('**From documentation, not tried.**');
    else expect(said).to.match(/^Tried in (WordPress|Decap CMS|Ghost) \d/);
  });
});
