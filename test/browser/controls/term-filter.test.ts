import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/cal-category-list.js';
import '../../../src/elements/cal-tag-list.js';
import { expectAccessible } from '../appearance.js';
import { Calendar } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { ListPage } from '../list/list-page.js';

setUpEnvironment();

/** A list of terms above two elements whose attributes it sets. */
async function open(tag: string, attributes = 'for="one two"'): Promise<ListPage> {
  const page = await ListPage.open(`<i id="one"></i><i id="two"></i>${markupOf(tag, new Calendar(), attributes)}`);
  await page.settled();
  return page;
}

const link = (page: ListPage, name: string) => page.all('link').find((one) => textOf(one).replace('✓', '') === name)!;
const pressed = (page: ListPage) => page.all('link').flatMap((one) => (one.ariaPressed === 'true' ? textOf(one) : []));
const read = (page: ListPage, name: string) =>
  ['one', 'two'].map((id) => page.around.querySelector(`#${id}`)!.getAttribute(name));

describe('a list of terms with for', () => {
  for (const [tag, name, attribute, value] of [
    ['cal-category-list', 'Classical', 'categories', 'classical'],
    ['cal-tag-list', 'outdoors', 'tags', 'outdoors'],
  ] as const) {
    it(`${tag} filters the views by the term that is pressed, and takes the filter away again`, async () => {
      const page = await open(tag, 'for="one two" layout="chips"');
      link(page, name).click();
      await until(() => pressed(page).length);
      expect(read(page, attribute)).to.deep.equal([value, value]);
      expect(pressed(page)).to.deep.equal([name]);
      expect(page.details('cal-filter-change')).to.deep.equal([{ [attribute]: value }]);
      link(page, name).click();
      await until(() => !pressed(page).length);
      expect(read(page, attribute)).to.deep.equal([null, null]);
    });

    it(`${tag} shows what another control has set, and is accessible`, async () => {
      const page = await open(tag, 'for="one two" layout="chips"');
      page.around.querySelector('#one')!.setAttribute(attribute, value);
      await until(() => pressed(page).length);
      expect(pressed(page)).to.deep.equal([name]);
      await expectAccessible(page.element);
    });
  }

  it('choosing a term replaces the chosen one', async () => {
    const page = await open('cal-category-list', 'for="one two" layout="links"');
    for (const name of ['Classical', 'Talks & Lectures']) link(page, name).click();
    await until(() => pressed(page).length);
    expect(pressed(page)).to.deep.equal(['Talks & Lectures']);
  });

  it('leaves the views alone where the page prevents it', async () => {
    for (const type of ['cal-select', 'cal-filter-change']) {
      const page = await open('cal-tag-list');
      page.element.addEventListener(type, (event) => event.preventDefault());
      link(page, 'outdoors').click();
      await page.settled();
      expect(read(page, 'tags')).to.deep.equal([null, null]);
    }
  });

  it('the keyboard chooses a term', async () => {
    const page = await open('cal-tag-list');
    link(page, 'outdoors').focus();
    await sendKeys({ press: ' ' });
    await until(() => pressed(page).length);
    expect(textOf(page.root.activeElement)).to.contain('outdoors');
  });

  it('a list of terms without for has links', async () => {
    const page = await open('cal-tag-list', 'tag-href="/tags/{slug}"');
    expect(new Set(page.all('link').map(({ localName }) => localName))).to.deep.equal(new Set(['a']));
  });
});
