import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-admin.js';
import { directions, expectAccessibleIn } from '../appearance.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { AdminPage } from './admin-page.js';
import { FakeDesk } from './fake-desk.js';
import { nothing, source, SourceDesk } from './source-desk.js';

setUpEnvironment();

const open = (desk: SourceDesk, attributes = '', width = '') =>
  AdminPage.on(desk, `section="sources" ${attributes}`, width);

describe('cal-admin: bring in', () => {
  it('says what will stand there, and is not offered to those who may not', async () => {
    const page = await open(new SourceDesk());
    expect(page.text('empty')).to.contain('No events have been brought in yet.');
    const other = await AdminPage.on(new FakeDesk());
    expect(other.texts('section-link')).not.to.contain('Bring in');
  });

  it('an address is read, and what it would change is shown with its questions', async () => {
    const desk = new SourceDesk();
    const page = await open(desk);
    const address = page.root.querySelector<HTMLInputElement>('#address')!;
    address.value = 'https://club.example/a.ics';
    address.dispatchEvent(new InputEvent('input'));
    await page.act('Show its events');
    await until(() => page.root.querySelector('summary') !== null);
    expect(page.element.getAttribute('item')).to.equal('7');
    expect([...page.root.querySelectorAll('summary')].map(textOf)).to.deep.equal(['214 new', '1 left out']);
    expect([...page.root.querySelectorAll('.asked')].map((one) => textOf(one.querySelector('label')))).to.deep.equal([
      'Blue Note, Hafenstr. 4 12 events',
      'Werftpark 4 events',
    ]);
    const answers = [...page.root.querySelectorAll<HTMLSelectElement>('.asked select')];
    expect(answers.map(({ value }) => value)).to.deep.equal(['4', 'create']);
    page.root.querySelector('details')!.open = true;
    await until(() => page.root.querySelector('.found li') !== null);
    expect(textOf(page.root.querySelector('.found li')))
      .to.contain('Trio')
      .and.to.contain('repeats');
    // Nothing is written yet.
    expect(desk.to('POST cal/authoring/v1/sources/7/apply')).to.deep.equal([]);
    answers[1]!.value = 'none';
    answers[1]!.dispatchEvent(new Event('change'));
    page.root.querySelector<HTMLInputElement>('[value="draft"]')!.click();
    await page.act('Bring in 214 events');
    await until(() => page.texts('undo').length > 0);
    expect(desk.to('POST cal/authoring/v1/sources/7/apply')[0]!.body).to.deep.equal({
      version: 2,
      status: 'draft',
      places: { 'Blue Note, Hafenstr. 4': 4, Werftpark: 'none' },
      gone: false,
    });
    expect(textOf(page.root.querySelector('.notice'))).to.contain('214 events were brought in.');
    await page.act('Undo');
    await until(() => page.element.getAttribute('item') === null);
    expect(desk.to('DELETE')[0]!.path).to.contain('events=trash');
    expect(page.text('toast')).to.contain('214 events are in the trash.');
  });

  it('says at the field what is no address', async () => {
    const page = await open(new SourceDesk());
    await page.act('Show its events');
    expect(page.text('invalid')).to.equal('Error: Enter the address of a calendar');
    const address = page.root.querySelector<HTMLInputElement>('#address')!;
    address.value = 'club';
    address.dispatchEvent(new InputEvent('input'));
    await page.act('Show its events');
    await until(() => page.text('invalid').includes('no address of the web'));
    expect(page.focused).to.equal(address);
  });

  it('what has changed since is shown once more', async () => {
    const desk = new SourceDesk({});
    desk.refusal = { status: 409, code: 'reading_outdated', source: { ...source, version: 3, total: 213 } };
    const page = await open(desk, 'item="7"');
    await page.act('Bring in 214 events');
    await until(() => page.text('error').includes('has changed since'));
    await page.act('Bring in 213 events');
    await until(() => textOf(page.root.querySelector('.notice')).includes('were brought in'));
    expect(desk.to('POST cal/authoring/v1/sources/7/apply').at(-1)!.body).to.deep.include({ version: 3 });
  });

  it('what is no longer there goes to the trash where that is chosen', async () => {
    const desk = new SourceDesk({ counts: { ...nothing, changed: 1, gone: 3 }, total: 1 });
    const page = await open(desk, 'item="7"');
    const box = page.root.querySelector<HTMLInputElement>('#gone')!;
    expect(textOf(box.labels![0])).to.equal('Move 3 events that are no longer there to the trash');
    box.click();
    await page.act('Bring in 1 event');
    await until(() => textOf(page.root.querySelector('.notice')).includes('was brought in'));
    expect(desk.to('POST cal/authoring/v1/sources/7/apply')[0]!.body).to.deep.include({ gone: true });
    const other = new SourceDesk({ counts: { ...nothing, gone: 2 }, total: 0, places: [] });
    await (await open(other, 'item="7"')).act('Move 2 events that are no longer there to the trash');
    expect(other.to('POST cal/authoring/v1/sources/7/apply')[0]!.body).to.deep.include({ gone: true });
  });

  it('lists what is followed, says why one fails, and stops after a question', async () => {
    const next_read = new Date(Date.now() + 7.5 * 3_600_000).toISOString();
    const failing = {
      id: 8,
      next_read,
      name: 'Jazz club',
      address: 'https://club.example/a.ics',
      state: 'failed',
      followed: true,
      items: 3,
    };
    const desk = new SourceDesk(
      { ...failing, problem: { code: 'answers', status: 404 } },
      { state: 'done', items: 12 },
    );
    const page = await open(desk);
    expect(page.titles).to.deep.equal(['Jazz club', 'club.ics']);
    expect(textOf(page.row('Jazz club')))
      .to.contain('It answers with an error')
      .and.to.contain('404');
    expect(textOf(page.row('Jazz club'))).to.contain('next in 7 hours');
    expect(textOf(page.row('club.ics'))).to.contain('12 events from it');
    await page.act('Stop following: Jazz club');
    page.fill({ events: 'trash' });
    await page.submit();
    await until(() => page.titles.length === 1);
    expect(desk.to('DELETE')[0]!.path).to.equal('cal/authoring/v1/sources/8?events=trash');
    expect(page.text('toast')).to.contain('“Jazz club” is no longer followed.');
  });

  it('an address that is followed is paused, and goes on', async () => {
    const address = 'https://club.example/a.ics';
    const desk = new SourceDesk(
      { name: 'Jazz club', address, state: 'done', followed: true },
      { id: 8, name: 'Looked at', address },
    );
    const page = await open(desk);
    expect(page.row('Looked at').textContent).not.to.contain('Pause');
    await page.act('Pause: Jazz club');
    await until(() => textOf(page.row('Jazz club')).includes('Paused'));
    expect(desk.to('PATCH')[0]!.body).to.deep.equal({ paused: true });
    await page.act('Go on: Jazz club');
    await until(() => !textOf(page.row('Jazz club')).includes('Paused'));
    expect(desk.to('PATCH')[1]!.body).to.deep.equal({ paused: false });
    expect(page.focused?.ariaLabel).to.equal('Pause: Jazz club');
  });

  it('an address is followed no longer, with its events as they are, and follows again', async () => {
    const address = 'https://club.example/a.ics';
    const desk = new SourceDesk({ name: 'Jazz club', address, state: 'done', followed: true, items: 3 });
    const page = await open(desk);
    await page.act('Stop following: Jazz club');
    await page.submit();
    await until(() => textOf(page.row('Jazz club')).includes('No longer followed'));
    expect(desk.to('PATCH')[0]!.body).to.deep.equal({ followed: false });
    expect(page.text('toast')).to.contain('“Jazz club” is no longer followed.');
    expect([...page.row('Jazz club').querySelectorAll('button')].map(textOf)).to.deep.equal([
      'Follow again',
      'Settings',
      'Remove',
    ]);
    await page.act('Follow again: Jazz club');
    await until(() => textOf(page.row('Jazz club')).includes('3 events from it'));
    expect(desk.to('PATCH')[1]!.body).to.deep.equal({ followed: true });
    expect(desk.to('DELETE')).to.deep.equal([]);
  });

  it('says of one that is followed no longer whose its events are', async () => {
    const address = 'https://club.example/a.ics';
    const page = await open(
      new SourceDesk({ address, state: 'done', items: 3, counts: nothing, total: 0 }),
      'item="7"',
    );
    expect(page.text('empty')).to.contain('belongs to this calendar alone');
  });

  it('shows one that is opened again as it is then', async () => {
    const address = 'https://club.example/a.ics';
    const desk = new SourceDesk({ name: 'Jazz club', address, state: 'done', followed: true, items: 3, total: 0 });
    desk.sources[0]!.counts = nothing;
    const page = await open(desk, 'item="7"');
    expect(page.text('empty') || textOf(page.root.querySelector('.notice'))).to.contain('nothing new');
    await page.act('Back to the list');
    Object.assign(desk.sources[0]!, { counts: { ...nothing, new: 2 }, total: 2 });
    await page.act('Read again: Jazz club');
    await until(() => textOf(page.root.querySelector('summary')) === '2 new');
  });

  it('has settings for what it brings, and a name', async () => {
    const address = 'https://club.example/a.ics';
    const desk = new SourceDesk({ name: 'Jazz club', address, state: 'done', followed: true, items: 3 });
    const page = await open(desk);
    await page.act('Settings: Jazz club');
    const values = [...page.dialog!.querySelectorAll<HTMLSelectElement>('[name]')].map(({ value }) => value);
    expect(values).to.deep.equal(['Jazz club', 'publish', 'make']);
    page.fill({ name: ' ' });
    await page.submit();
    expect(page.text('invalid')).to.contain('Enter a name');
    page.fill({ name: 'Jazz in Kiel', status: 'draft', terms: 'leave' });
    await page.submit();
    await until(() => page.titles.includes('Jazz in Kiel'));
    expect(desk.to('PATCH')[0]!.body).to.deep.equal({ name: 'Jazz in Kiel', status: 'draft', terms: false });
    expect(page.text('toast')).to.contain('The settings of “Jazz in Kiel” are saved.');
  });

  it('keeps the name of a file, by which its next version is known', async () => {
    const page = await open(new SourceDesk({ state: 'done', items: 3, status: 'draft', terms: false }));
    await page.act('Settings: club.ics');
    const values = [...page.dialog!.querySelectorAll<HTMLSelectElement>('[name]')].map(({ value }) => value);
    expect(values).to.deep.equal(['draft', 'leave']);
  });

  it('what has failed for a week is said above the list', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
    const failing = {
      address: 'https://club.example/a.ics',
      followed: true,
      state: 'failed',
      problem: { code: 'away' },
    };
    const page = await open(
      new SourceDesk(
        { ...failing, id: 8, name: 'Jazz club', last_good: ago(8) },
        { ...failing, id: 9, name: 'Theatre', last_good: ago(6) },
        { ...failing, id: 10, name: 'Choir', last_good: ago(8), paused: true },
        { ...failing, id: 11, name: 'Museum', last_good: ago(20) },
      ),
    );
    expect(page.texts('error')).to.deep.equal([
      'Not read for more than a week, so these events may be out of date: Jazz club, Museum.',
    ]);
  });

  it('an empty table has headings in the language of the page', async () => {
    document.documentElement.lang = 'de';
    const page = await open(new SourceDesk());
    const link = page.root.querySelector<HTMLAnchorElement>('[download]')!;
    expect([textOf(link), link.download]).to.deep.equal(['Leere Tabelle herunterladen', 'Veranstaltungen.csv']);
    const [, text] = link.href.split(',', 2);
    expect(decodeURIComponent(text!)).to.match(/^\uFEFFTitel;Startdatum;Startzeit;[^\n]*;Kennung\r\n$/);
  });

  it('a file that is too large is not sent', async () => {
    const desk = new SourceDesk();
    const page = await open(desk);
    const file = new File([], 'club.ics');
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    const input = page.root.querySelector<HTMLInputElement>('#file')!;
    Object.defineProperty(input, 'files', { value: [file] });
    input.dispatchEvent(new Event('change'));
    await until(() => page.text('error').includes('larger than 10 MB'));
    expect(desk.to('POST')).to.deep.equal([]);
  });

  it('each line of a title in another script begins where the list does', async () => {
    document.documentElement.lang = 'ar';
    document.documentElement.dir = 'rtl';
    const desk = new SourceDesk({ name: 'Jazz club' });
    // However many stand in a line, the last one is shorter.
    desk.title = 'Trio '.repeat(31).trim();
    const page = await open(desk, 'item="7"', '320px');
    page.root.querySelector('details')!.open = true;
    await until(() => page.root.querySelector('.found li') !== null);
    const title = document.createRange();
    title.selectNodeContents(page.root.querySelector('.found li bdi')!);
    const ends = [...title.getClientRects()].map(({ right }) => right);
    expect(ends.length).to.be.above(1);
    expect(Math.max(...ends) - Math.min(...ends)).to.be.below(8);
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible, narrow too (${direction})`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const desk = new SourceDesk({ name: 'Jazz club' });
      const list = await open(desk, '', '320px');
      await expectAccessibleIn(direction)(list.element);
      const preview = await open(desk, 'item="7"', '320px');
      preview.root.querySelector('details')!.open = true;
      await until(() => preview.root.querySelector('.found li') !== null);
      await expectAccessibleIn(direction)(preview.element);
      const { scrollWidth, clientWidth } = preview.element;
      expect(scrollWidth).to.be.at.most(clientWidth);
    });
});
