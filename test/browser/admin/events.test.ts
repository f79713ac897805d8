import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-admin.js';
import { directions, expectAccessibleIn, expectNoViolation } from '../appearance.js';
import { json } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { administrator, contributor } from '../forms/desk.js';
import { AdminPage } from './admin-page.js';
import { FakeDesk, item } from './fake-desk.js';

setUpEnvironment();

const bodies = (desk: FakeDesk, line: string) => desk.to(line).map(({ path, body }) => [path, body as unknown]);

describe('cal-admin: events', () => {
  beforeEach(() => localStorage.setItem('cal-elements.welcomed', '1'));

  it('lists what the user may change, with state, day, place, and who has changed it when', async () => {
    const desk = new FakeDesk();
    desk.listed = [
      item(1, { title: 'Gala', status: 'draft', event_status: 'cancelled' }),
      item(2, { title: 'Choir', all_day: true, end_date: '2026-12-13 23:59:59' }),
    ];
    const page = await AdminPage.on(desk);
    expect([...page.row('Gala').children].map(textOf).filter(Boolean)).to.deep.equal([
      'Sat 12 Dec',
      'Gala Draft Canceled',
      'Sat, Dec 12, 7:00 PM',
      'Town Hall, Kiel',
      'Changed 45 minutes ago by Cora',
    ]);
    expect(textOf(page.row('Choir').querySelector('.when'))).to.equal('Sat, Dec 12 – Sun, Dec 13');
  });

  it('shows names as they are read, not with the entities that they are stored with', async () => {
    const desk = new FakeDesk();
    desk.listed = [item(1, { title: 'Harp &amp; Hearth', venue: { id: 4, title: 'Bed &amp; Board', town: 'Kiel' } })];
    const page = await AdminPage.on(desk);
    expect([page.titles, textOf(page.row('Harp & Hearth').querySelector('.place'))]).to.deep.equal([
      ['Harp & Hearth'],
      'Bed & Board, Kiel',
    ]);
  });

  it('asks for one page of fifty, and for nothing that it does not show', async () => {
    const desk = new FakeDesk();
    desk.listed = Array.from({ length: 120 }, (_, index) => item(index + 1));
    const page = await AdminPage.on(desk);
    expect(desk.sent.map(({ path }) => path)).to.deep.equal([
      'cal/authoring/v1/',
      'cal/authoring/v1/items?kind=events&status=publish%2Cdraft%2Cpending%2Cfuture%2Cprivate&when=upcoming&page=1&per_page=50',
    ]);
    expect(page.titles).to.have.length(50);
    await page.act('Page 3 of 3');
    expect(page.titles).to.have.length(20);
  });

  it('narrows by status, with counts, and by words', async () => {
    const page = await AdminPage.on(new FakeDesk());
    expect(page.texts('tab')).to.deep.equal(['Upcoming 3', 'Drafts 1', 'Pending 1', 'Past 0', 'Trash 0']);
    await page.act('Drafts 1');
    expect(page.titles).to.deep.equal(['Choir']);
    await page.act('Upcoming 3');
    const field = page.one('search') as HTMLInputElement;
    field.value = 'mark';
    field.form!.requestSubmit();
    await page.shown();
    expect(page.titles).to.deep.equal(['Market']);
    expect(page.element.getAttribute('search')).to.equal('mark');
  });

  it('begins with what is to come, and shows what is over under a tab of its own', async () => {
    const desk = new FakeDesk();
    desk.listed = [
      item(1, { title: 'Gala' }),
      item(2, { title: 'Fair', start_date: '2026-04-01 10:00:00', end_date: '2026-04-01 12:00:00' }),
      item(3, { title: 'Jubilee', start_date: '2027-05-01 10:00:00', end_date: '2027-05-01 12:00:00' }),
    ];
    const page = await AdminPage.on(desk);
    expect(page.titles).to.deep.equal(['Gala', 'Jubilee']);
    const whenOf = (title: string) => textOf(page.row(title).querySelector('.when'));
    expect([whenOf('Gala'), whenOf('Jubilee')]).to.deep.equal(['Sat, Dec 12, 7:00 PM', 'Sat, May 1, 2027, 10:00 AM']);
    await page.act('Past 1');
    expect(page.titles).to.deep.equal(['Fair']);
    expect(page.element.getAttribute('status')).to.equal('past');
  });

  it('says what a list is empty of, and leads out of a search that finds nothing', async () => {
    const desk = new FakeDesk();
    const page = await AdminPage.on(desk, 'status="trash"');
    expect(page.text('message')).to.equal('The trash is empty.');
    await page.act('Upcoming 3');
    const search = async (text: string) => {
      const field = page.one('search') as HTMLInputElement;
      field.value = text;
      field.form!.requestSubmit();
      await page.shown();
    };
    await search('zzzz');
    expect(page.text('message')).to.equal('No event with “zzzz”.');
    await page.act('Clear search');
    expect(page.titles).to.have.length(3);
    expect((page.one('search') as HTMLInputElement).value).to.equal('');
    desk.listed = [item(2, { title: 'Fair', start_date: '2026-04-01 10:00:00', end_date: '2026-04-01 12:00:00' })];
    await search('fair');
    expect(page.text('message')).to.equal('No upcoming event with “fair”.');
    await page.act('Past (1)');
    expect(page.titles).to.deep.equal(['Fair']);
  });

  it('shows the picture of an event small, and the room of one that is gone', async () => {
    const desk = new FakeDesk();
    desk.listed = [item(1, { title: 'Gala', picture: 'data:image/png;base64,AA' }), item(2, { title: 'Choir' })];
    const page = await AdminPage.on(desk);
    const pictures = () => page.all('row').map((row) => row.querySelector<HTMLElement>('.picture')!);
    await until(() => pictures()[0]!.classList.contains('gone'));
    expect(pictures().map((picture) => picture.offsetWidth)).to.deep.equal([40, 40]);
    for (const picture of pictures()) expect(getComputedStyle(picture).visibility).to.equal('hidden');
    expect((pictures()[0] as HTMLImageElement).alt).to.equal('');
  });

  it('shows the boxes of a narrow list once somebody wants to select', async () => {
    const page = await AdminPage.on(new FakeDesk(), '', '375px');
    const boxes = () => [...page.root.querySelectorAll<HTMLElement>('.check')].filter((box) => box.checkVisibility());
    expect(boxes()).to.deep.equal([]);
    await page.act('Select');
    expect(boxes()).to.have.length(4);
  });

  it('keeps sections and tabs in one row each, however narrow it is', async () => {
    const page = await AdminPage.on(new FakeDesk(), '', '320px');
    for (const part of ['sections', 'tabs']) {
      const tops = [...page.one(part)!.children].map((one) => one.getBoundingClientRect().top);
      expect(new Set(tops.map(Math.round)).size, part).to.equal(1);
    }
  });

  it('puts a draft into the trash, and Undo makes it a draft again, not published', async () => {
    const desk = new FakeDesk();
    const page = await AdminPage.on(desk);
    await page.choose('Choir', 'Move to trash');
    await until(() => page.text('toast').includes('Choir'));
    expect(page.text('toast')).to.contain('“Choir” moved to the trash.');
    expect(page.one('toast')!.role).to.equal('status');
    expect(page.titles).to.deep.equal(['Gala', 'Market']);
    await page.act('Undo');
    await until(() => page.titles.length === 3);
    expect(desk.listed.find(({ id }) => id === 2)!.status).to.equal('draft');
    expect(bodies(desk, 'PATCH')).to.deep.equal([['cal/events/v1/events/2', { status: 'draft' }]]);
  });

  for (const [former, status] of Object.entries({ pending: 'pending', publish: 'publish', '': 'draft' }))
    it(`restores from the trash as ${status}, where the server ${former ? 'remembers that' : 'remembers nothing'}`, async () => {
      const desk = new FakeDesk();
      desk.listed = [item(1, { title: 'Gala', status: 'trash', former_status: former })];
      const page = await AdminPage.on(desk, 'status="trash"');
      await page.choose('Gala', 'Restore');
      await until(() => page.titles.length === 0);
      expect(bodies(desk, 'PATCH')).to.deep.equal([['cal/events/v1/events/1', { status }]]);
    });

  it('offers in the trash to restore alone', async () => {
    const desk = new FakeDesk();
    desk.listed = [item(1, { title: 'Gala', status: 'trash' })];
    const page = await AdminPage.on(desk, 'status="trash"');
    expect(await page.offers('Gala')).to.deep.equal(['Restore']);
  });

  it('leads by F6 to what was done, and keeps the focus among the rows', async () => {
    const page = await AdminPage.on(new FakeDesk());
    await page.choose('Choir', 'Move to trash');
    await until(() => page.titles.length === 2 && page.focused);
    expect(page.focused!.ariaLabel).to.equal('Actions for Market');
    // By an event, because no driver presses F6 in WebKit.
    page.focused!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'F6', bubbles: true, composed: true, cancelable: true }),
    );
    await page.element.updateComplete;
    expect(textOf(page.focused)).to.equal('Undo');
  });

  it('moves to another day, with time and length as they were, and back', async () => {
    const desk = new FakeDesk();
    desk.listed = [item(1, { title: 'Gala', start_date: '2026-12-31 22:00:00', end_date: '2027-01-01 02:00:00' })];
    const page = await AdminPage.on(desk);
    await page.choose('Gala', 'Move to…');
    page.fill({ date: '2027-02-27' });
    await page.submit();
    await until(() => page.text('toast'));
    await page.act('Undo');
    await until(() => desk.to('PATCH').length === 2);
    expect(bodies(desk, 'PATCH').map(([, body]) => body)).to.deep.equal([
      { start_date: '2027-02-27 22:00:00', end_date: '2027-02-28 02:00:00', timezone: 'Europe/Berlin' },
      { start_date: '2026-12-31 22:00:00', end_date: '2027-01-01 02:00:00', timezone: 'Europe/Berlin' },
    ]);
  });

  it('moves to a day whose year has two digits as to one of this century, and to none that nobody means', async () => {
    const desk = new FakeDesk();
    desk.listed = [item(1, { title: 'Gala', start_date: '2026-12-31 22:00:00', end_date: '2027-01-01 02:00:00' })];
    const page = await AdminPage.on(desk);
    await page.choose('Gala', 'Move to…');
    page.fill({ date: '0202-02-27' });
    await page.submit();
    expect(textOf(page.dialog)).to.contain(
      'Enter the year of the Gregorian calendar with four digits, from 1900 to 2299',
    );
    page.fill({ date: '0027-02-27' });
    await page.submit();
    await until(() => desk.to('PATCH').length === 1);
    expect(desk.to('PATCH')[0]!.body).to.include({
      start_date: '2027-02-27 22:00:00',
      end_date: '2027-02-28 02:00:00',
    });
  });

  it('cancels an event, which stays in the list, and lets it take place after all', async () => {
    const desk = new FakeDesk();
    const page = await AdminPage.on(desk);
    await page.choose('Gala', 'Cancel event');
    await until(() => textOf(page.row('Gala')).includes('Canceled'));
    await page.choose('Gala', 'Take place after all');
    await until(() => !textOf(page.row('Gala')).includes('Canceled'));
    expect(bodies(desk, 'PATCH').map(([, body]) => body)).to.deep.equal([
      { event_status: 'cancelled' },
      { event_status: 'scheduled' },
    ]);
  });

  it('sends the version, and tells of somebody else’s change in place of overwriting it', async () => {
    const desk = new FakeDesk();
    const page = await AdminPage.on(desk);
    desk.answers.unshift(({ method, version }) =>
      method === 'PATCH' && version === '"1"'
        ? json({ code: 'version_conflict', message: '', data: { status: 412, item: item(2, { version: '4' }) } }, 412)
        : undefined,
    );
    await page.choose('Choir', 'Publish');
    await until(() => page.one('failures'));
    expect(page.text('failures')).to.contain('Choir: somebody else has changed it in the meantime');
    expect(page.focused?.id).to.equal('failures');
  });

  it('publishes several one after another, lists those that failed with the reason, and tries them again', async () => {
    const desk = new FakeDesk();
    desk.listed = [1, 2, 3].map((id) => item(id, { status: 'draft' }));
    let isRefused = true;
    desk.answers.unshift(({ method, path }) =>
      isRefused && method === 'PATCH' && path.endsWith('/2')
        ? json({ code: 'rest_forbidden', message: '', data: { status: 403 } }, 403)
        : undefined,
    );
    const page = await AdminPage.on(desk);
    await page.select('Event 1', 'Event 2', 'Event 3');
    expect(textOf(page.one('selection'))).to.contain('3 selected');
    await page.act('Publish');
    await until(() => page.one('failures'));
    expect(page.text('failures')).to.contain('“Event 2”').and.to.contain('You are not allowed to do this.');
    expect(page.text('toast')).to.contain('2 items published.');
    expect(desk.listed.map(({ status }) => status)).to.deep.equal(['publish', 'draft', 'publish']);
    isRefused = false;
    await page.act('Try again');
    await until(() => desk.listed.every(({ status }) => status === 'publish'));
    expect(desk.to('PATCH').map(({ path }) => path.slice(-1))).to.deep.equal(['1', '2', '3', '2']);
  });

  it('undoes what was done with several', async () => {
    const desk = new FakeDesk();
    const page = await AdminPage.on(desk);
    await page.select('Gala', 'Choir');
    await page.act('Move to trash');
    await until(() => page.titles.length === 1);
    await page.act('Undo');
    await until(() => page.titles.length === 3);
    expect(desk.listed.map(({ status }) => status)).to.deep.equal(['publish', 'draft', 'pending']);
  });

  it('offers no more than the role and the item allow', async () => {
    const desk = new FakeDesk();
    desk.me = contributor;
    desk.listed = [
      item(1, { title: 'Own draft', status: 'draft', may: ['update', 'delete'] }),
      item(2, { title: 'Published', may: [] }),
    ];
    const page = await AdminPage.on(desk);
    expect(page.one('sections')).to.equal(undefined);
    expect(await page.offers('Own draft')).not.to.include('Publish');
    expect(await page.offers('Published')).not.to.include.members(['Move to trash']);
  });

  it('says so where the role allows nothing, and where the server has no desk', async () => {
    const reader = new FakeDesk();
    reader.me = { ...contributor, role: 'subscriber', may: [] };
    expect((await AdminPage.on(reader)).text('message')).to.contain('Your role may only read');
    const other = new FakeDesk();
    other.offers = ['session'];
    expect((await AdminPage.on(other)).text('message')).to.equal('This calendar cannot be changed here.');
  });

  it('gives a name its whole row on a telephone with text of 200 %, and lets nothing stand out', async () => {
    for (const [section, title] of [
      ['events', 'Choir practice'],
      ['venues', 'Churchyard'],
      ['categories', 'Conversations'],
    ] as const) {
      const desk = new FakeDesk();
      desk.listed = [item(1, { title, ...(section === 'venues' && { start_date: '' }) })];
      desk.site = { ...desk.site, name: 'Harbour' };
      const page = await AdminPage.on(desk, `section="${section}"`);
      Object.assign(page.around.style, { inlineSize: '311px', fontSize: '32px' });
      await page.element.updateComplete;
      const [row] = page.all('row');
      const name = row!.querySelector('.name')!;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row!);
      const room = row!.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      expect(name.getBoundingClientRect().width, section).to.be.closeTo(room, 1);
      const heading = page.one('heading')!;
      expect(heading.querySelector('bdi')!.getClientRects(), section).to.have.length(1);
      expect(page.outside(), section).to.deep.equal([]);
    }
  });

  it('welcomes those who have no event yet, with what to do first, until they close it', async () => {
    localStorage.removeItem('cal-elements.welcomed');
    const desk = new FakeDesk();
    desk.listed = [item(1, { author: { id: 5, name: 'Eve' } })];
    const page = await AdminPage.on(desk);
    await until(() => page.one('welcome'));
    expect(page.text('welcome'))
      .to.contain('Add event A title')
      .and.to.contain(`<cal-calendar base-url="${desk.baseUrl}"></cal-calendar>`);
    expect(page.text('welcome')).not.to.contain('Your first event');
    await page.act('Close');
    expect(page.one('welcome')).to.equal(undefined);
    expect(page.focused?.id).to.equal('section');
    expect((await AdminPage.on(desk)).one('welcome')).to.equal(undefined);
  });

  it('shows the script that the service itself serves, where it does', async () => {
    localStorage.removeItem('cal-elements.welcomed');
    const desk = new FakeDesk();
    desk.listed = [];
    desk.offers = [...desk.offers, 'elements'];
    const page = await AdminPage.on(desk);
    await until(() => page.one('welcome'));
    expect(page.text('welcome')).to.contain('Your first event');
    expect(page.text('welcome')).to.contain(`src="${desk.baseUrl}/elements/cal-elements.js"`);
  });

  it('copies the two lines by a button, and shows all of them', async () => {
    localStorage.removeItem('cal-elements.welcomed');
    const desk = new FakeDesk();
    desk.listed = [];
    const page = await AdminPage.on(desk, '', '340px');
    await until(() => page.one('welcome'));
    const snippet = page.root.querySelector<HTMLElement>('.snippet')!;
    expect(snippet.scrollWidth).to.be.at.most(snippet.clientWidth + 1);
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void (copied = text)) },
    });
    await page.act('Copy the two lines');
    await until(() => page.text('welcome').includes('Copied'));
    delete (navigator as { clipboard?: unknown }).clipboard;
    expect(copied.split('\n')).to.have.length(2);
    expect(copied).to.contain(`<cal-calendar base-url="${desk.baseUrl}"></cal-calendar>`);
  });

  it('asks no more for events of their own, once there are some', async () => {
    localStorage.removeItem('cal-elements.welcomed');
    const desk = new FakeDesk();
    const asked = () => desk.sent.filter(({ path }) => path.includes('author=me')).length;
    await AdminPage.on(desk);
    await until(() => localStorage.getItem('cal-elements.welcomed'));
    expect(asked()).to.equal(1);
    await AdminPage.on(desk);
    expect(asked()).to.equal(1);
  });

  it('takes the token of a one-time link out of the address before it asks for anything', async () => {
    const desk = new FakeDesk();
    const before = location.href;
    let seen = '';
    desk.answers.unshift(({ path, body }) => {
      seen ||= location.hash;
      return path.endsWith('/link')
        ? json({ purpose: 'setup', expires: '', token: (body as { token: string }).token })
        : undefined;
    });
    history.replaceState(null, '', '#setup=Q7MK-4TXR');
    const page = await AdminPage.open(markupOf('cal-admin', desk));
    await until(() => page.root.querySelector('cal-sign-in')?.shadowRoot?.querySelector('form'));
    expect([seen, location.hash]).to.deep.equal(['', '']);
    expect(desk.to('POST').map(({ body }) => body as unknown)).to.deep.equal([{ token: 'Q7MK-4TXR' }]);
    expect(page.around.innerHTML + page.root.innerHTML).not.to.contain('Q7MK');
    history.replaceState(null, '', before);
  });

  it('names section and list in the address, and follows Back', async () => {
    const desk = new FakeDesk();
    desk.me = administrator;
    const before = location.href;
    const page = await AdminPage.open(markupOf('cal-admin', desk));
    await page.shown();
    page.root.querySelector<HTMLElement>('[part~="section-link"]:nth-child(5)')!.click();
    await until(() => location.hash === '#desk-section=tags');
    history.back();
    await until(() => textOf(page.root.querySelector('[aria-current="page"]')) === 'Events');
    page.around.innerHTML = '';
    history.replaceState(null, '', before);
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible in each state, ${direction}`, async () => {
      localStorage.removeItem('cal-elements.welcomed');
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const desk = new FakeDesk();
      desk.listed = desk.listed.map((one) => ({ ...one, author: { id: 5, name: 'Eve' } }));
      const page = await AdminPage.on(desk);
      await until(() => page.one('welcome'));
      await expectAccessibleIn(direction)(page.element);
      const entries = await page.openMenu('Gala');
      await expectNoViolation(page.element);
      entries.at(-3)!.click();
      await page.shown();
      await expectNoViolation(page.element);
    });

  it('leaves a row that is selected, and what is in it, where it was', async () => {
    const page = await AdminPage.on(new FakeDesk(), '', '1200px');
    const places = () =>
      [page.row('Choir'), ...page.row('Choir').children].map((box) => {
        const { left, width } = box.getBoundingClientRect();
        return [left, width];
      });
    const before = places();
    await page.select('Choir');
    expect(places()).to.deep.equal(before);
  });

  it('says in one line who has changed what the focus or the pointer is on', async () => {
    const page = await AdminPage.on(new FakeDesk(), '', '1200px');
    const changed = page.row('Choir').querySelector<HTMLElement>('.changed')!;
    expect(getComputedStyle(changed).opacity).to.equal('0');
    page.row('Choir').querySelector<HTMLElement>('.opener')!.focus();
    expect([getComputedStyle(changed).opacity, changed.scrollHeight <= page.row('Choir').clientHeight]).to.deep.equal([
      '1',
      true,
    ]);
  });

  it('fits into 320 pixels', async () => {
    const page = await AdminPage.on(new FakeDesk(), '', '320px');
    await page.select('Gala');
    expect(page.outside()).to.deep.equal([]);
  });
});
