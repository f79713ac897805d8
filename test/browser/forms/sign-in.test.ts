import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-sign-in.js';
import type { CalSignIn } from '../../../src/authoring/cal-sign-in.js';
import { directions, expectAccessibleIn, expectNoViolation } from '../appearance.js';
import { Calendar, json } from '../calendar.js';
import { markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { chooseFile, imageFile } from './choose-file.js';
import { administrator, Desk } from './desk.js';
import { FormPage } from './form-page.js';

setUpEnvironment();

class SignInPage extends FormPage<CalSignIn> {}

async function open(desk: Calendar = new Desk(), attributes = ''): Promise<SignInPage> {
  const page = await SignInPage.open(markupOf('cal-sign-in', desk, attributes));
  await page.ready();
  return page;
}

async function openLink(link: object | 'expired', desk = new Desk()): Promise<SignInPage> {
  desk.answers.push(({ path, body }) => {
    if (path.endsWith('/link') && link === 'expired')
      return json({ code: 'link_expired', message: '', data: { status: 403 } }, 403);
    if (path.endsWith('/link')) return json({ ...(link as object), expires: '2026-11-27T18:45:00Z' });
    if (!path.endsWith('/setup')) return undefined;
    desk.me = { ...administrator, name: (body as { name: string }).name };
    return desk.session;
  });
  const page = await SignInPage.open(markupOf('cal-sign-in', desk));
  page.element.token = 'TOKEN';
  await page.element.updateComplete;
  await until(() => page.one('form') ?? page.one('message'));
  return page;
}

/** Opens the form of the first user, who has entered name and password. */
async function openSetUp(desk: Desk): Promise<SignInPage> {
  const page = await openLink({ purpose: 'setup', role: 'administrator' }, desk);
  await page.fill('User name', 'Grace');
  await page.fill('New password', 'correct horse battery');
  await page.fill('New password, again', 'correct horse battery');
  return page;
}

const preview = (page: SignInPage) => page.root.querySelector<HTMLElement>('.preview .sheet')!;

describe('cal-sign-in', () => {
  it('signs in by keyboard alone, and says who is signed in', async () => {
    const desk = new Desk();
    const page = await open(desk);
    page.control('User name').focus();
    await page.type('Ada');
    await page.key('Tab');
    await page.type('correct horse battery');
    await page.key('Enter');
    await until(() => page.one('me'));
    expect(page.text('me')).to.equal('Signed in as Ada Administrator');
    expect(desk.to('POST cal/authoring/v1/session').map(({ body }) => body as unknown)).to.deep.equal([
      { name: 'Ada', password: 'correct horse battery', remember: false },
    ]);
    expect(page.details('cal-session-change').map(({ me }) => me?.name)).to.deep.equal(['Ada']);
    expect([page.is('signed-in'), page.focused?.id]).to.deep.equal([true, 'me']);
  });

  it('says in the words of the server that its operator has to give it an address with https', async () => {
    const desk = new Desk();
    const message =
      'Signing in needs https. Behind a proxy, start the service with --origin &amp; its https address.<img src=x>';
    desk.answers.push(({ method }) =>
      method === 'POST' ? json({ code: 'unsafe_origin', message, data: { status: 403 } }, 403) : undefined,
    );
    const page = await open(desk);
    await page.fill('User name', 'Ada');
    await page.fill('Password', 'correct horse battery');
    await page.element.submit();
    expect(textOf(page.root.querySelector('#failure'))).to.equal(
      'Signing in needs https. Behind a proxy, start the service with --origin & its https address.',
    );
    expect(page.root.querySelector('#failure img')).to.equal(null);
  });

  it('asks once a page and server who is signed in', async () => {
    const desk = new Desk();
    desk.me = administrator;
    const pages = await Promise.all([open(desk), open(desk)]);
    expect(pages.map((page) => page.text('me'))).to.deep.equal(Array(2).fill('Signed in as Ada Administrator'));
    expect(desk.sent.map(({ method, path, nonce }) => [method, path, nonce])).to.deep.equal([
      ['GET', 'cal/authoring/v1/', null],
    ]);
  });

  it('signs out with the nonce, and empties the form', async () => {
    const desk = new Desk();
    desk.me = administrator;
    const page = await open(desk);
    page.button('Sign out').click();
    await until(() => page.one('form'));
    expect(desk.to('DELETE').map(({ path, nonce, credentials }) => [path, nonce, credentials])).to.deep.equal([
      ['cal/authoring/v1/session', 'nonce-1', 'same-origin'],
    ]);
    expect(page.details('cal-session-change').map(({ me }) => me?.name)).to.deep.equal(['Ada', undefined]);
    expect(page.focused?.id).to.equal('form-title');
  });

  it('says what is missing in a summary that has the focus, and leads to each field', async () => {
    const page = await open();
    page.button('Sign in').click();
    await page.element.updateComplete;
    expect(page.problems).to.deep.equal(['Enter your user name', 'Enter your password']);
    expect(page.focused?.id).to.equal('summary');
    expect(page.problemAt('name')).to.equal('Error: Enter your user name');
    expect(page.details('cal-invalid')).to.deep.equal([{ fields: ['name', 'password'] }]);
    const { ariaInvalid } = page.control('User name');
    expect([ariaInvalid, page.control('User name').getAttribute('aria-describedby')]).to.deep.equal([
      'true',
      'name-invalid',
    ]);
    page.button('Enter your password').click();
    expect(page.focused).to.equal(page.control('Password'));
  });

  it('keeps what was typed where the password is wrong', async () => {
    const page = await open();
    await page.fill('User name', 'Ada');
    await page.fill('Password', 'wrong');
    page.button('Sign in').click();
    await until(() => page.problems.length);
    expect(page.problems).to.deep.equal(['The user name or the password is wrong']);
    expect([page.control('User name').value, page.control('Password').value]).to.deep.equal(['Ada', 'wrong']);
  });

  it('counts down to the next attempt', async () => {
    const desk = new Desk();
    desk.answers.push(({ method }) =>
      method === 'POST'
        ? new Response(JSON.stringify({ code: 'too_many_attempts', message: '', data: { status: 429 } }), {
            status: 429,
            headers: { 'Retry-After': '90' },
          })
        : undefined,
    );
    const page = await open(desk);
    await page.fill('User name', 'Ada');
    await page.fill('Password', 'wrong');
    page.button('Sign in').click();
    await until(() => page.one('message'));
    expect([page.text('message'), page.text('hint')]).to.deep.equal([
      'There were too many attempts.',
      'Try again in 2 minutes.',
    ]);
    const { now } = Date;
    Date.now = () => now() + 60_000;
    page.element.requestUpdate();
    await page.element.updateComplete;
    expect(page.text('hint')).to.equal('Try again in 30 seconds.');
  });

  it('shows the password on request', async () => {
    const page = await open();
    expect(page.control('Password').type).to.equal('password');
    await page.tick('Show password');
    expect(page.control('Password').type).to.equal('text');
  });

  it('says so where nobody can sign in, as on a server without the authoring interface', async () => {
    const page = await open(new Calendar());
    expect(page.text('message')).to.equal('Nobody can sign in to this calendar here.');
  });

  it('names the link of the service where there is no user yet', async () => {
    const desk = new Desk();
    desk.offers = ['session', 'setup'];
    expect((await open(desk)).text('message')).to.contain('Open the link');
  });

  it('makes the first user by a one-time link, with the name, color, time zone and currency of the calendar', async () => {
    const desk = new Desk();
    const page = await openLink({ purpose: 'setup', role: 'administrator' }, desk);
    expect(page.text('title')).to.equal('Set up your calendar');
    expect(page.texts('label').filter((label) => /calendar|user/i.test(label))).to.deep.equal([
      'Name of the calendar',
      'Time zone of the calendar',
      'Currency of the calendar',
      'User name',
    ]);
    await page.fill('User name', 'Grace');
    await page.fill('New password', 'short');
    page.button('Create calendar').click();
    await page.element.updateComplete;
    expect(page.problems).to.deep.equal([
      'Choose a password of at least 10 characters',
      'Enter the new password again',
    ]);
    await page.fill('New password', 'correct horse battery');
    await page.fill('New password, again', 'correct horse');
    page.button('Create calendar').click();
    await page.element.updateComplete;
    expect(page.problems).to.deep.equal(['The two passwords are different']);
    await page.fill('New password, again', 'correct horse battery');
    await page.fill('Name of the calendar', 'Sails & Songs');
    page.root.querySelector<HTMLInputElement>('[aria-label="Teal"]')!.click();
    expect(page.control('Currency of the calendar').value).to.equal('USD');
    page.control('Currency of the calendar').value = 'EUR';
    page.control('Currency of the calendar').dispatchEvent(new Event('change'));
    page.button('Create calendar').click();
    await until(() => page.one('me'));
    expect(desk.to('POST cal/authoring/v1/setup').map(({ body }) => body as unknown)).to.deep.equal([
      {
        name: 'Grace',
        password: 'correct horse battery',
        calendar_name: 'Sails & Songs',
        accent: '#0f766e',
        time_zone: 'Pacific/Chatham',
        currency: 'EUR',
        token: 'TOKEN',
      },
    ]);
    expect(page.text('me')).to.contain('Grace');
  });

  it('shows the first user the face of the calendar while it is chosen, and sends its letter', async () => {
    const desk = new Desk();
    const page = await openSetUp(desk);
    expect(textOf(preview(page))).to.match(/^C ?Calendar/);
    const before = getComputedStyle(preview(page).querySelector('.sample-day')!).backgroundColor;
    page.root.querySelector<HTMLInputElement>('[aria-label="Teal"]')!.click();
    await page.fill('Name of the calendar', 'Sails & Songs');
    expect(textOf(preview(page))).to.match(/^S ?Sails & Songs/);
    expect(getComputedStyle(preview(page).querySelector('.sample-day')!).backgroundColor).not.to.equal(before);
    await page.fill('Letter', 'XY');
    expect([page.control('Letter').value, textOf(preview(page))[0]]).to.deep.equal(['X', 'X']);
    page.button('Create calendar').click();
    await until(() => page.one('me'));
    expect(desk.to('POST cal/authoring/v1/setup')[0]!.body).to.include({ letter: 'X', accent: '#0f766e' });
  });

  it('sends the picture that the first user chooses in place of a letter', async () => {
    const desk = new Desk();
    const page = await openSetUp(desk);
    chooseFile(page.root.querySelector('[type="file"]')!, await imageFile(640, 320, 'harbour.png'));
    page.button('Create calendar').click();
    await until(() => page.one('me'));
    const { icon, letter } = desk.to('POST cal/authoring/v1/setup')[0]!.body as { icon: string; letter?: string };
    const sent = await createImageBitmap(await (await fetch(`data:image/png;base64,${icon}`)).blob());
    expect([sent.width, sent.height, letter]).to.deep.equal([256, 256, undefined]);
  });

  it('says that a file is no picture, keeps everything, and makes the user without it', async () => {
    const desk = new Desk();
    const page = await openSetUp(desk);
    await page.fill('Name of the calendar', 'Sails');
    const files = () => page.root.querySelector<HTMLInputElement>('[type="file"]')!;
    chooseFile(files(), await imageFile());
    await until(() => preview(page).querySelector('img'));
    chooseFile(files(), new File(['no picture'], 'a.png', { type: 'image/png' }));
    await until(() => page.one('field-icon')!.querySelector('[role="alert"]'));
    expect(textOf(page.one('field-icon')!.querySelector('[role="alert"]'))).to.contain('cannot be read');
    await expectNoViolation(page.element);
    expect(preview(page).querySelector('img')).not.to.equal(null);
    page.button('Use the letter').click();
    await page.element.updateComplete;
    expect([preview(page).querySelector('img'), page.one('field-icon')!.querySelector('[role="alert"]')]).to.deep.equal(
      [null, null],
    );
    page.button('Create calendar').click();
    await until(() => page.one('me'));
    const { body } = desk.to('POST cal/authoring/v1/setup')[0]!;
    expect(body).to.include({ name: 'Grace', calendar_name: 'Sails' });
    expect(Object.keys(body as object)).not.to.include.members(['icon']);
  });

  it('asks the first user for no name, time zone and currency where the service was started with them', async () => {
    const desk = new Desk();
    const page = await openLink(
      {
        purpose: 'setup',
        role: 'administrator',
        time_zone: 'Europe/Berlin',
        currency: 'EUR',
        calendar_name: 'Harbour',
      },
      desk,
    );
    await page.fill('User name', 'Grace');
    await page.fill('New password', 'correct horse battery');
    await page.fill('New password, again', 'correct horse battery');
    page.button('Create calendar').click();
    await until(() => page.one('me'));
    expect(desk.to('POST cal/authoring/v1/setup').map(({ body }) => body as unknown)).to.deep.equal([
      { name: 'Grace', password: 'correct horse battery', token: 'TOKEN' },
    ]);
  });

  it('sets a new password for the user of a link, who has a name already', async () => {
    const desk = new Desk();
    const page = await openLink({ purpose: 'password', name: 'Cora' }, desk);
    expect([page.text('title'), page.all('field').length]).to.deep.equal(['Choose a new password: Cora', 3]);
    await page.fill('New password', 'correct horse battery');
    await page.fill('New password, again', 'correct horse battery');
    page.button('Save password').click();
    await until(() => page.one('me'));
    expect(desk.to('POST cal/authoring/v1/setup')[0]!.body).to.include({ name: 'Cora', token: 'TOKEN' });
  });

  it('says that a link has been used', async () => {
    expect((await openLink('expired')).text('message')).to.equal('This link no longer works.');
  });

  it('holds no password, token or nonce where others could read it', async () => {
    const desk = new Desk();
    const page = await open(desk);
    await page.fill('User name', 'Ada');
    await page.fill('Password', desk.password);
    page.button('Sign in').click();
    await until(() => page.one('me'));
    const told = JSON.stringify(page.told.map(({ detail }) => detail));
    const databases = JSON.stringify(await indexedDB.databases());
    const places = [
      page.around.innerHTML,
      page.root.innerHTML,
      told,
      location.href,
      document.cookie,
      JSON.stringify(localStorage),
      databases,
    ];
    for (const secret of [desk.password, desk.nonce]) expect(places.join()).not.to.contain(secret);
  });

  it('renews the nonce of a page that has been open for long, and sends the request again', async () => {
    const desk = new Desk();
    desk.me = administrator;
    const page = await open(desk);
    desk.nonce = 'nonce-2';
    page.button('Sign out').click();
    await until(() => page.one('form'));
    expect(desk.sent.map(({ method, nonce }) => [method, nonce])).to.deep.equal([
      ['GET', null],
      ['DELETE', 'nonce-1'],
      ['GET', null],
      ['DELETE', 'nonce-2'],
    ]);
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible in each state, ${direction}`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const expectGood = expectAccessibleIn(direction);
      const page = await open();
      await expectNoViolation(page.element);
      await page.element.submit();
      await expectGood(page.element);
      const desk = new Desk();
      desk.me = administrator;
      await expectGood((await open(desk)).element);
      await expectNoViolation((await openLink({ purpose: 'setup', role: 'administrator' })).element);
      await expectNoViolation((await openLink('expired')).element);
    });

  it('fits into 320 pixels', async () => {
    for (const open of [() => openLink({ purpose: 'setup' }), () => openLink('expired')]) {
      const page = await open();
      page.around.style.inlineSize = '320px';
      await page.element.submit();
      expect(page.outside()).to.deep.equal([]);
    }
  });
});
