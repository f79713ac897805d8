import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-admin.js';
import { directions, expectAccessibleIn } from '../appearance.js';
import { setUpEnvironment, until } from '../environment.js';
import { isKept, storeAnswered, untilKept } from '../forms/kept-drafts.js';
import { AdminPage } from './admin-page.js';
import { SourceDesk } from './source-desk.js';

setUpEnvironment();

const rows = 'Title\tDate\nTrio\t2027-04-03\nDuo\t2027-04-04\n';

const open = (desk: SourceDesk, width = '') => AdminPage.on(desk, 'section="sources"', width);

const boxOf = (page: AdminPage) => page.root.querySelector<HTMLTextAreaElement>('#rows')!;

/** Puts a text into the box. */
function paste(page: AdminPage, text: string): void {
  const box = boxOf(page);
  box.value = text;
  box.dispatchEvent(new InputEvent('input'));
}

async function look(page: AdminPage): Promise<void> {
  page.root.querySelector<HTMLElement>('.pasted [part~="submit"]')!.click();
  await page.shown();
}

describe('cal-admin: pasted rows', () => {
  it('are shown as a file is, and stay in the box until they are taken', async () => {
    const desk = new SourceDesk();
    const page = await open(desk);
    paste(page, rows);
    await look(page);
    await until(() => page.root.querySelector('summary') !== null);
    expect(desk.files).to.deep.equal([rows]);
    expect(desk.to('POST cal/authoring/v1/sources')[0]!.body).to.deep.equal({
      name: 'Rows pasted Nov 21, 2026, 8:30:00 AM',
    });
    await page.act('Back to the list');
    expect(boxOf(page).value).to.equal(rows);
    paste(page, `${rows}Solo\t2027-04-05\n`);
    await look(page);
    await until(() => page.root.querySelector('summary') !== null);
    // What was corrected is the same source.
    expect(desk.sources.length).to.equal(1);
    await page.act('Bring in 214 events');
    await until(() => page.texts('undo').length > 0);
    await page.act('Back to the list');
    expect(boxOf(page).value).to.equal('');
    await storeAnswered();
    expect(await isKept(desk)).to.equal(false);
  });

  it('an empty box asks for them', async () => {
    const desk = new SourceDesk();
    const page = await open(desk);
    paste(page, ' \n');
    await look(page);
    expect(page.text('invalid')).to.equal('Error: Paste the rows of your events, with their headings in the first row');
    expect(page.focused).to.equal(boxOf(page));
    expect(boxOf(page).getAttribute('aria-describedby')).to.equal('rows-help rows-invalid');
    expect(desk.to('POST')).to.deep.equal([]);
  });

  for (const [code, said] of [
    ['no_calendar', 'There is no table in it'],
    ['too_many', 'more than 10,000 events'],
  ] as const)
    it(`what cannot be read is said beside the box: ${code}`, async () => {
      const desk = new SourceDesk();
      desk.readings = [{ state: 'failed', problem: { code } }];
      const page = await open(desk);
      paste(page, rows);
      await look(page);
      await until(() => page.text('invalid').includes(said));
      expect([boxOf(page).value, page.focused, page.element.getAttribute('item')]).to.deep.equal([
        rows,
        boxOf(page),
        null,
      ]);
      expect(desk.sources).to.deep.equal([]);
      paste(page, `${rows}Solo\t2027-04-05`);
      await page.element.updateComplete;
      expect(page.texts('invalid')).to.deep.equal([]);
      await look(page);
      await until(() => page.root.querySelector('summary') !== null);
    });

  it('what takes long is waited for beside the box', async () => {
    const desk = new SourceDesk();
    desk.readings = [{ state: 'reading' }];
    const page = await open(desk);
    paste(page, rows);
    await look(page);
    await until(() => desk.sources[0]?.state === 'reading');
    expect(page.root.querySelector('.pasted [part~="submit"]')!.getAttribute('aria-disabled')).to.equal('true');
    Object.assign(desk.sources[0]!, { state: 'failed', problem: { code: 'no_calendar' } });
    await until(() => page.text('invalid').includes('There is no table in it'));
  });

  it('a server that does not answer is said beside the box', async () => {
    const desk = new SourceDesk();
    const page = await open(desk);
    desk.answers.unshift(({ path }) => {
      if (path.endsWith('/file')) throw new TypeError('Failed to fetch');
      return undefined;
    });
    paste(page, rows);
    await look(page);
    await until(() => page.text('invalid').includes('still here'));
    expect(boxOf(page).value).to.equal(rows);
  });

  it('are still there on the next page', async () => {
    const desk = new SourceDesk();
    paste(await open(desk), rows);
    await untilKept(desk, 'Trio');
    const next = await open(desk);
    await until(() => boxOf(next).value === rows);
  });

  it('text that is dragged is no file', async () => {
    const page = await open(new SourceDesk());
    const over = (data: DataTransfer) => {
      const drag = new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true });
      boxOf(page).dispatchEvent(drag);
      return drag.defaultPrevented;
    };
    const text = new DataTransfer();
    text.setData('text/plain', rows);
    const file = new DataTransfer();
    file.items.add(new File([rows], 'club.tsv'));
    expect([over(text), over(file)]).to.deep.equal([false, true]);
  });

  for (const [direction, language] of Object.entries(directions))
    it(`are accessible, narrow too (${direction})`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const desk = new SourceDesk();
      desk.readings = [{ state: 'failed', problem: { code: 'no_calendar' } }];
      const page = await open(desk, '320px');
      paste(page, `${rows}${'A long title '.repeat(20)}\t2027-04-05`);
      await look(page);
      await until(() => page.texts('invalid').length > 0);
      await expectAccessibleIn(direction)(page.element);
      expect(page.outside()).to.deep.equal([]);
    });
});
