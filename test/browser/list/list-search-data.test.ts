import { expect } from '@open-wc/testing';
import { Calendar } from '../calendar.js';
import { ListPage } from './list-page.js';
import { setUpEnvironment, turn, until } from '../environment.js';

setUpEnvironment();

const scriptsOf = ({ list }: ListPage) => [
  ...list.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]'),
];
const namesOf = (page: ListPage) => {
  const [script] = scriptsOf(page);
  const { '@graph': graph } = JSON.parse(script?.text ?? '{}') as { '@graph'?: { name: string }[] };
  return graph?.map(({ name }) => name);
};

describe('the json-ld of a list', () => {
  it('a list writes no json-ld by default', async () => {
    const page = await ListPage.of(new Calendar());
    await turn();
    expect(scriptsOf(page)).to.have.length(0);
  });

  it('holds the events of the page that is shown', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" paging="pager" per-page="5" json-ld');
    await until(() => namesOf(page));
    expect(namesOf(page)).to.deep.equal(page.titles);
    await page.press('Page 2 of 64');
    expect(namesOf(page)).to.deep.equal(page.titles);
    expect(scriptsOf(page)).to.have.length(1);
  });

  it('is removed with the attribute or when nothing is found, and leaves the page’s own data alone', async () => {
    const calendar = new Calendar();
    const own = '<script type="application/ld+json">{"@type":"Organization"}</script>';
    const page = await ListPage.of(calendar, 'range="all" per-page="5" json-ld', own);
    await until(() => scriptsOf(page).length === 2);
    await page.set({ 'json-ld': null });
    expect(scriptsOf(page).map(({ text }) => text)).to.deep.equal(['{"@type":"Organization"}']);
    await page.set({ 'json-ld': '' });
    await until(() => scriptsOf(page).length === 2);
    calendar.events = [];
    await page.list.refresh();
    await page.settled();
    expect(scriptsOf(page)).to.have.length(1);
  });

  it('json-ld is removed with its list', async () => {
    const page = await ListPage.of(new Calendar(), 'range="all" json-ld');
    await until(() => scriptsOf(page).length);
    page.list.remove();
    expect(document.querySelectorAll('script[type="application/ld+json"]')).to.have.length(0);
  });
});
