import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-admin.js';
import { directions, expectAccessibleIn, expectNoViolation } from '../appearance.js';
import { json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { AdminPage } from './admin-page.js';
import { FakeDesk } from './fake-desk.js';

setUpEnvironment();

const open = (section: string, desk = new FakeDesk(), width = '') => AdminPage.on(desk, `section="${section}"`, width);

describe('cal-admin: categories and tags', () => {
  it('lists categories below their parents, with the number of their events', async () => {
    const page = await open('categories');
    // As the tree for readers counts them.
    expect(page.texts('row')).to.deep.equal(['Music 13 events', 'Jazz 1 event']);
    expect(page.row('Jazz').className).to.contain('depth-1');
  });

  it('adds a category below another', async () => {
    const desk = new FakeDesk();
    const page = await open('categories', desk);
    await page.act('Add category');
    page.fill({ name: ' Folk ', parent: '7' });
    await page.submit();
    await until(() => page.titles.includes('Folk'));
    expect(desk.to('POST').map(({ body }) => body as unknown)).to.deep.equal([{ name: 'Folk', parent: 7 }]);
    expect(page.text('toast')).to.contain('“Folk” added.');
  });

  it('sends no name that there is already in other case and accents, and says so at the field', async () => {
    const desk = new FakeDesk();
    const page = await open('tags', desk);
    await page.act('Add tag');
    page.fill({ name: 'NÉKO' });
    await page.submit();
    expect(page.text('invalid')).to.equal('Error: There is one of this name already');
    expect([page.focused?.id, desk.to('POST').length]).to.deep.equal(['question-name', 0]);
  });

  it('renames a tag', async () => {
    const desk = new FakeDesk();
    const page = await open('tags', desk);
    await page.choose('neko', 'Rename');
    page.fill({ name: 'cats' });
    await page.submit();
    await until(() => page.titles.includes('cats'));
    expect(desk.to('PATCH').map(({ path, body }) => [path, body as unknown])).to.deep.equal([
      ['cal/events/v1/tags/20', { name: 'cats' }],
    ]);
  });

  it('deletes only after it has said what is lost', async () => {
    const desk = new FakeDesk();
    const page = await open('categories', desk);
    await page.choose('Music', 'Delete for good');
    expect(textOf(page.dialog))
      .to.contain('Delete “Music”?')
      .and.to.contain('12 events lose this category. It cannot be undone.');
    expect(textOf(page.dialog)).to.contain('The categories below it move up.');
    await page.key('Escape');
    await until(() => !page.dialog);
    expect(desk.to('DELETE')).to.deep.equal([]);
    expect(page.focused?.ariaLabel).to.equal('Actions for Music');
    await page.choose('Music', 'Delete for good');
    await until(() => page.dialog);
    await page.submit();
    await until(() => page.titles.length === 1);
    expect(desk.to('DELETE').map(({ path }) => path)).to.deep.equal(['cal/events/v1/categories/7']);
  });

  it('keeps what was typed where the server refuses it', async () => {
    const desk = new FakeDesk();
    desk.answers.unshift(({ method }) =>
      method === 'POST'
        ? json({ code: 'term_exists', message: '', data: { status: 400, term_id: 20 } }, 400)
        : undefined,
    );
    const page = await open('tags', desk);
    await page.act('Add tag');
    page.fill({ name: 'dogs' });
    await page.submit();
    await until(() => page.text('invalid'));
    expect(page.dialog!.querySelector('input')!.value).to.equal('dogs');
  });
});

describe('cal-admin: users', () => {
  it('lists users with their roles, and changes a role', async () => {
    const desk = new FakeDesk();
    const page = await open('users', desk);
    expect(page.titles).to.deep.equal(['Ada', 'Cora']);
    expect(textOf(page.row('Cora'))).to.contain('Never signed in');
    const role = page.row('Cora').querySelector('select')!;
    role.value = 'editor';
    role.dispatchEvent(new Event('change'));
    await until(() => page.text('toast').includes('Cora'));
    expect(page.text('toast')).to.contain('Cora is now: Editor.');
    expect(desk.to('PATCH').map(({ path, body }) => [path, body as unknown])).to.deep.equal([
      ['cal/authoring/v1/users/3', { role: 'editor' }],
    ]);
  });

  it('says why the last administrator stays one, and shows the role as it is', async () => {
    const page = await open('users');
    const role = page.row('Ada').querySelector('select')!;
    role.value = 'author';
    role.dispatchEvent(new Event('change'));
    await until(() => page.one('message'));
    expect(page.text('message')).to.contain('Somebody must stay administrator.');
    expect(page.row('Ada').querySelector('select')!.value).to.equal('administrator');
  });

  it('invites by a link that is shown once, to be copied, and withdraws it', async () => {
    const desk = new FakeDesk();
    const page = await open('users', desk);
    await page.act('Invite somebody');
    await page.submit();
    expect(page.text('invalid')).to.equal('Error: Enter a user name');
    page.fill({ name: 'Grace', role: 'editor' });
    page.button('Make a link').click();
    await until(() => page.root.querySelector('#question-copied'));
    expect(page.root.querySelector<HTMLInputElement>('#question-copied')!.value).to.equal(
      `${desk.baseUrl}/admin#link=SECRET`,
    );
    await until(() => page.dialog);
    await page.act('Close');
    await until(() => !page.dialog && page.titles.includes('Grace'));
    expect(page.root.innerHTML).not.to.contain('SECRET');
    await page.act('Withdraw: Grace');
    await until(() => !page.titles.includes('Grace'));
    expect(desk.to('DELETE').map(({ path }) => path)).to.deep.equal(['cal/authoring/v1/invitations/9']);
  });

  it('lists the links for new passwords, and withdraws them', async () => {
    const desk = new FakeDesk();
    desk.links = [{ id: 8, name: 'Cora', role: 'contributor', expires: '2026-11-27T18:45:00Z' }];
    const page = await open('users', desk);
    await until(() => page.root.textContent.includes('Links for new passwords that are open'));
    await page.act('Withdraw: Cora');
    await until(() => !page.root.textContent.includes('Links for new passwords that are open'));
    expect(desk.to('DELETE').map(({ path }) => path)).to.deep.equal(['cal/authoring/v1/links/8']);
    expect(page.titles).to.include('Cora');
  });

  it('removes a user after it has said what follows', async () => {
    const page = await open('users');
    await page.act('Remove: Cora');
    expect(textOf(page.dialog)).to.contain('This user can no longer sign in. The events stay.');
    page.button('Remove').click();
    await until(() => page.titles.length === 1);
  });

  it('changes the own password, and says at the field what is wrong', async () => {
    const desk = new FakeDesk();
    const refused = { code: 'rest_invalid_param', message: '', data: { status: 400, params: { password: 'wrong' } } };
    let isRight = false;
    desk.answers.unshift(({ path }) =>
      path.endsWith('/password') ? (isRight ? desk.session : json(refused, 400)) : undefined,
    );
    const page = await open('users', desk);
    page.button('Account of Ada').click();
    await page.act('Change password');
    page.fill({ password: 'old password', new_password: 'short', repeated: 'other' });
    await page.submit();
    expect(page.texts('invalid')).to.deep.equal([
      'Error: Choose a password of at least 10 characters',
      'Error: The two passwords are different',
    ]);
    page.fill({ password: 'old password', new_password: 'correct horse', repeated: 'correct horse' });
    await page.submit();
    await until(() => page.text('invalid').includes('present'));
    isRight = true;
    page.button('Save password').click();
    await until(() => page.text('toast'));
    expect(desk.to('POST').at(-1)!.body).to.deep.equal({ password: 'old password', new_password: 'correct horse' });
    expect(page.root.innerHTML).not.to.contain('correct horse');
  });

  it('signs out, and in again, without a reload', async () => {
    const desk = new FakeDesk();
    const page = await open('users', desk);
    page.button('Account of Ada').click();
    page.button('Sign out').click();
    await until(() => page.root.querySelector('cal-sign-in')?.shadowRoot?.querySelector('form'));
    expect(page.titles).to.deep.equal([]);
    expect(page.details('cal-session-change').at(-1)!.me).to.equal(undefined);
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible in each state, ${direction}`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const desk = new FakeDesk();
      desk.invitations = [{ id: 9, name: 'Grace', role: 'editor', expires: '2026-11-27T18:45:00Z' }];
      const page = await open('users', desk);
      await expectAccessibleIn(direction)(page.element);
      page.one('add')!.click();
      await until(() => page.dialog);
      await page.submit();
      await expectNoViolation(page.element);
      await expectNoViolation((await open('categories')).element);
    });

  it('fits into 320 pixels', async () => {
    for (const section of ['users', 'categories'])
      expect((await open(section, new FakeDesk(), '320px')).outside()).to.deep.equal([]);
  });
});
