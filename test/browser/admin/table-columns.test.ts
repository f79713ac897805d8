import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-admin.js';
import { directions, expectAccessibleIn } from '../appearance.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { AdminPage } from './admin-page.js';
import { nothing, SourceDesk } from './source-desk.js';

setUpEnvironment();

const address = 'https://club.example/table.csv';
const table = {
  columns: [
    { heading: 'Who', means: null },
    { heading: 'Title', means: 'title' },
    { heading: '', means: 'start_date' },
  ],
  order: null,
};
const wanted = {
  columns: [
    { heading: 'Who', means: 'title' },
    { heading: 'Title', means: null },
    { heading: '', means: 'start_date' },
  ],
  order: null,
};

const open = (desk: SourceDesk, width = '') => AdminPage.on(desk, 'section="sources" item="7"', width);

const columnsOf = (page: AdminPage) => [...page.root.querySelectorAll<HTMLSelectElement>('[id^="column-"]')];

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

const submit = (page: AdminPage) => page.act('Show its events');

const chosenIn = (desk: SourceDesk) =>
  desk.to('POST cal/authoring/v1/sources').flatMap(({ body }) => (body as object | undefined) ?? []);

/** Sends a file from the page. */
async function send(page: AdminPage, text: string): Promise<void> {
  const input = page.root.querySelector<HTMLInputElement>('#file')!;
  Object.defineProperty(input, 'files', { value: [new File([text], 'club.csv')] });
  input.dispatchEvent(new Event('change'));
  await until(() => page.element.getAttribute('item') !== null);
  await page.shown();
}

describe('cal-admin: the columns of a table', () => {
  it('mean what is chosen, and the file is read again for it', async () => {
    const desk = new SourceDesk();
    desk.readings = [{ table }, { counts: { ...nothing, new: 2 }, total: 2 }];
    const page = await AdminPage.on(desk, 'section="sources"');
    await send(page, 'Who,Title\n');
    expect(page.focused?.id).to.equal('section');
    page.root.querySelector('summary')!.click();
    const [who, title, day] = columnsOf(page);
    expect([who, title, day].map((one) => textOf(one!.labels[0]))).to.deep.equal(['Who', 'Title', 'Column 3']);
    expect([who, title, day].map((one) => one!.value)).to.deep.equal(['', 'title', 'start_date']);
    choose(who!, 'title');
    await page.element.updateComplete;
    // No two columns hold the same, and nothing is shown that does not follow.
    expect([who, title, day].map((one) => one!.value)).to.deep.equal(['title', '', 'start_date']);
    expect(page.texts('submit')).to.deep.equal(['Show its events']);
    await submit(page);
    await until(() => page.texts('submit').includes('Bring in 2 events'));
    expect(chosenIn(desk).at(-1)).to.deep.equal({ name: 'club.csv', table: wanted });
    expect(desk.files).to.deep.equal(['Who,Title\n', 'Who,Title\n']);
    expect([page.status, page.focused?.textContent.trim()]).to.deep.equal(['2 new', 'Show its events']);
    await page.act('Bring in 2 events');
    await until(() => textOf(page.root.querySelector('.notice')).includes('2 events were brought in'));
    expect(columnsOf(page)).to.deep.equal([]);
  });

  it('of an address are read there again', async () => {
    const desk = new SourceDesk({ address, table });
    const page = await open(desk);
    choose(columnsOf(page)[0]!, 'title');
    await submit(page);
    await until(() => page.texts('submit').length > 1);
    expect(chosenIn(desk)).to.deep.equal([{ address, table: wanted }]);
    expect(desk.to('POST cal/authoring/v1/sources/7/read').length).to.equal(1);
  });

  it('without its file are told, and not asked', async () => {
    const page = await open(new SourceDesk({ table }));
    expect(columnsOf(page)).to.deep.equal([]);
    expect(textOf(page.root.querySelector('details'))).to.contain('choose the file or paste the rows once more');
    const other = await open(new SourceDesk({}));
    expect(textOf(other.root.querySelector('summary'))).to.equal('214 new');
  });

  it('stay chosen where the server does not answer', async () => {
    const desk = new SourceDesk({ address, table });
    const page = await open(desk);
    desk.answers.unshift(({ path }) => {
      if (path.endsWith('/read')) throw new TypeError('Failed to fetch');
      return undefined;
    });
    choose(columnsOf(page)[0]!, 'title');
    await submit(page);
    await until(() => page.texts('error').length > 0);
    expect(columnsOf(page)[0]!.value).to.equal('title');
    expect(page.texts('submit')).to.deep.equal(['Show its events']);
  });

  it('the order of dates is asked where they do not tell it, and only there', async () => {
    const asked = { state: 'failed', problem: { code: 'day_order' }, table };
    const desk = new SourceDesk({ address, ...asked });
    const page = await open(desk);
    const days = () => [...page.root.querySelectorAll<HTMLInputElement>('[name="order"]')];
    expect(page.text('error')).to.contain('may be in March or in April');
    expect(days().map((one) => [textOf(one.labels![0]), one.checked])).to.deep.equal([
      ['April 3, 2026', false],
      ['March 4, 2026', false],
    ]);
    choose(columnsOf(page)[0]!, 'place');
    await submit(page);
    expect(page.text('invalid')).to.contain('Say what 03/04/2026 means');
    expect(page.focused).to.equal(days()[0]);
    expect(chosenIn(desk)).to.deep.equal([]);
    days()[1]!.click();
    await page.element.updateComplete;
    expect(page.texts('invalid')).to.deep.equal([]);
    desk.sources[0]!.problem = null;
    await submit(page);
    await until(() => page.texts('submit').length > 1);
    const [who, ...rest] = table.columns;
    const chosen = { columns: [{ ...who, means: 'place' }, ...rest], order: 'month' };
    expect(chosenIn(desk)).to.deep.equal([{ address, table: chosen }]);
    // What was said can be said otherwise.
    expect(days().map(({ checked }) => checked)).to.deep.equal([false, true]);
    const told = await open(new SourceDesk({ address, table }));
    expect(told.root.querySelector('[name="order"]')).to.equal(null);
  });

  it('of pasted rows are asked, too', async () => {
    const desk = new SourceDesk();
    desk.readings = [{ state: 'failed', problem: { code: 'no_columns' }, table }, {}];
    const page = await AdminPage.on(desk, 'section="sources"');
    const box = page.root.querySelector<HTMLTextAreaElement>('#rows')!;
    box.value = 'Who\tTitle\n';
    box.dispatchEvent(new InputEvent('input'));
    page.root.querySelector<HTMLElement>('.pasted [part~="submit"]')!.click();
    await until(() => columnsOf(page).length > 0);
    expect(page.text('error')).to.contain('Say which they are');
    expect(page.root.querySelector('details')!.open).to.equal(true);
    choose(columnsOf(page)[0]!, 'title');
    await submit(page);
    await until(() => page.texts('submit').length > 1);
    expect(desk.files).to.deep.equal(['Who\tTitle\n', 'Who\tTitle\n']);
  });

  for (const [direction, language] of Object.entries(directions))
    it(`are accessible, narrow too (${direction})`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const columns = [...table.columns, { heading: 'Heading'.repeat(20), means: null }];
      const problem = { code: 'day_order' };
      const desk = new SourceDesk({ address, state: 'failed', problem, table: { ...table, columns } });
      const page = await open(desk, '320px');
      page.root.querySelector<HTMLElement>('form [part~="submit"]')!.click();
      await page.shown();
      await expectAccessibleIn(direction)(page.element);
      expect(page.outside()).to.deep.equal([]);
    });
});
