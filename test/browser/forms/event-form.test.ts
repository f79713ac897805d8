import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { atLeastOne } from '../../at-least-one.js';
import { expectAccessible } from '../appearance.js';
import { json } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { chooseFile, imageFile } from './choose-file.js';
import { administrator, contributor, Desk, storedEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

async function filled(desk = new Desk(), attributes = ''): Promise<EventFormPage> {
  const page = await EventFormPage.with(desk, attributes);
  await page.fill('Title', 'Gala');
  await page.fill('Start date', '2026-12-12');
  await page.fill('Start time', '19:00');
  await page.fill('End time', '22:00');
  return page;
}

describe('cal-event-form', () => {
  it('publishes a new event with what was entered and nothing else', async () => {
    const page = await filled();
    await page.save('Publish');
    expect(page.writes).to.deep.equal([
      {
        line: 'POST /events',
        body: {
          title: 'Gala',
          start_date: '2026-12-12 19:00:00',
          end_date: '2026-12-12 22:00:00',
          all_day: false,
          featured: false,
          sticky: false,
          hide_from_listings: false,
          show_map: true,
          show_map_link: true,
          status: 'publish',
        },
      },
    ]);
    expect(page.text('saved')).to.contain('It is published.');
    expect(page.details('cal-saved').map(({ event, isNew }) => [event?.title, isNew])).to.deep.equal([['Gala', true]]);
    expect([page.focused?.id, page.is('changed')]).to.deep.equal(['saved', false]);
  });

  it('publishes nothing half filled by Enter in a field, and sends from every field by Ctrl and Enter', async () => {
    const page = await filled();
    for (const label of ['Title', 'Start date', 'Start time', 'Website', 'All day']) {
      page.control(label).focus();
      await page.key('Enter');
    }
    expect([page.problems, page.writes]).to.deep.equal([[], []]);
    page.control('Website').focus();
    await executeServerCommand('hold-key', { down: 'Control' });
    await page.key('Enter');
    await executeServerCommand('hold-key', { up: 'Control' });
    await until(() => page.one('saved'));
    expect(page.writes.map(({ line }) => line)).to.deep.equal(['POST /events']);
  });

  it('shows what the server publishes on a map, unless its author does not want one', async () => {
    const page = await filled();
    await page.tick('Show a map');
    await page.save('Publish');
    expect(page.writes[0]!.body).to.include({ show_map: false, show_map_link: true });
  });

  it('puts https before a website that is typed without, and refuses what is no address', async () => {
    const page = await EventFormPage.ofConcert();
    await page.fill('Website', 'to follow');
    await page.element.submit();
    expect([page.problems, page.writes]).to.deep.equal([['Enter a web address, such as https://example.org'], []]);
    await page.fill('Website', 'www.example.org');
    expect(page.control('Website').value).to.equal('https://www.example.org');
    await page.save('Save changes');
    expect(page.writes.map(({ body }) => body)).to.deep.equal([{ website: 'https://www.example.org' }]);
  });

  it('asks where an event takes place online, and whether it is sold out, where the server knows that', async () => {
    expect((await filled()).one('field-online')).to.equal(undefined);
    const desk = new Desk();
    desk.offers = [...desk.offers, 'online', 'sold_out'];
    const page = await filled(desk);
    await page.tick('It takes place online');
    await page.fill('Link to join', 'to follow');
    await page.element.submit();
    expect([page.problems, page.writes]).to.deep.equal([['Enter a web address, such as https://example.org'], []]);
    await page.fill('Link to join', 'meet.example/a');
    await page.tick('Sold out');
    await expectAccessible(page.element);
    await page.save('Publish');
    const { is_virtual, virtual_url, sold_out } = page.writes[0]!.body as Record<string, unknown>;
    expect([is_virtual, virtual_url, sold_out]).to.deep.equal([true, 'https://meet.example/a', true]);
  });

  it('sends only what was changed of an event that is there, with the version that it knows', async () => {
    const page = await EventFormPage.ofConcert();
    expect([page.control('Title').value, page.is('changed')]).to.deep.equal(['Concert & more', false]);
    await page.fill('Title', 'Concert');
    expect(page.is('changed')).to.equal(true);
    await page.save('Save changes');
    expect(page.writes).to.deep.equal([{ line: 'PATCH /events/7', body: { title: 'Concert' } }]);
    expect(page.desk.to('PATCH')[0]!.version).to.equal('"1"');
  });

  it('requests nothing where nothing was changed', async () => {
    const page = await EventFormPage.ofConcert();
    await page.save('Save changes');
    expect(page.writes).to.deep.equal([]);
  });

  it('leaves text, title and cost byte for byte as they are stored where only the day changes, and sends nothing before', async () => {
    const page = await EventFormPage.ofConcert('', {
      fields: { title: 'A &amp; B', description: '<table><tr><td>[gallery]</td></tr></table>', cost: '$10 – $20' },
    });
    await page.save('Save changes');
    expect(page.writes).to.deep.equal([]);
    await page.fill('Start date', '2026-12-13');
    await page.save('Save changes');
    expect(page.writes.map(({ body }) => body)).to.deep.equal([
      { start_date: '2026-12-13 19:00:00', end_date: '2026-12-13 22:00:00', all_day: false, timezone: 'Europe/Berlin' },
    ]);
  });

  it('shows a title and an excerpt as they are read, and stores as text what looks like markup', async () => {
    const page = await EventFormPage.ofConcert('', {
      fields: {
        title: 'A &amp; B &lt; C',
        excerpt: '<p>Short &#038; sweet</p>',
        venue: [{ id: 34, title: 'Salt &amp; Co', town: 'A &lt; B' }],
        tags: [{ id: 5, name: 'Rock &amp; Roll' }],
      },
    });
    expect(['Title', 'Summary', 'Venue'].map((label) => page.control(label).value)).to.deep.equal([
      'A & B < C',
      'Short & sweet',
      'Salt & Co, A < B',
    ]);
    expect(page.text('chip')).to.include('Rock & Roll');
    await page.fill('Title', 'Kids <12 & adults >12 &amp;');
    await page.fill('Summary', 'a<b');
    await page.save('Save changes');
    expect(page.writes.map(({ body }) => body)).to.deep.equal([
      { title: 'Kids &lt;12 &amp; adults &gt;12 &amp;amp;', excerpt: 'a&lt;b' },
    ]);
  });

  it('formats its text, and sends it only where that has changed', async () => {
    const page = await EventFormPage.ofConcert();
    expect(page.control('Description').value).to.equal('One.\n\nTwo.');
    page.control('Description').focus();
    await until(() => page.root.querySelector('#description[contenteditable]'));
    await page.save('Save changes');
    expect(page.writes).to.deep.equal([]);
    page.root.getElementById('description')!.focus();
    await executeServerCommand('hold-key', { down: 'Control' });
    await page.key('a');
    await executeServerCommand('hold-key', { up: 'Control' });
    page.button('Bold').click();
    await until(() => page.is('changed'));
    await page.save('Save changes');
    expect(page.writes.map(({ body }) => body)).to.deep.equal([
      { description: '<p><strong>One.</strong></p>\n<p><strong>Two.</strong></p>' },
    ]);
  });

  it('never shortens a text that formatting would change', async () => {
    const page = await EventFormPage.ofConcert('', {
      fields: { description: '<p class="x">One</p><table><tr><td>[gallery]</td></tr></table>' },
    });
    await until(() => page.text('message').includes('holds “class” and a table'));
    await page.fill('Title', 'Concert');
    await page.save('Save changes');
    expect(page.writes).to.deep.equal([{ line: 'PATCH /events/7', body: { title: 'Concert' } }]);
  });

  it('has an image only where the server stores some, and saves the event with one that is there', async () => {
    expect((await EventFormPage.with(new Desk())).one('field-image')).to.equal(undefined);
    const desk = new Desk();
    desk.offers = [...desk.offers, 'images'];
    desk.answers.push(({ path }) =>
      path.includes('/images') ? json({ id: 9, url: 'https://a.example/c.webp', alt: '' }, 201) : undefined,
    );
    const page = await EventFormPage.ofConcert('', {}, desk);
    chooseFile(page.root.getElementById('image-file') as HTMLInputElement, await imageFile());
    await until(() => page.root.getElementById('image-alt'));
    await page.fill('Describe the image', 'Boats');
    await until(() => textOf(page.one('field-image')).includes('The image is uploaded'));
    await page.save('Save changes');
    expect(page.writes).to.deep.equal([{ line: 'PATCH /events/7', body: { image: '9' } }]);
  });

  it('offers what the role allows', async () => {
    const desk = new Desk();
    desk.me = contributor;
    expect((await EventFormPage.with(desk)).all('submit').map(textOf)).to.deep.equal([
      'Submit for review',
      'Save draft',
    ]);
    const reader = new Desk();
    reader.me = { ...administrator, may: [] };
    expect((await EventFormPage.with(reader)).text('message')).to.contain('not allowed');
  });

  it('shows the fields that are named, in their order, and requires those that are', async () => {
    const page = await EventFormPage.with(new Desk(), 'fields="when title website" required="website"');
    const names = page.all('field').flatMap((field) => /field-(\S+)/.exec(field.getAttribute('part')!)?.[1] ?? []);
    expect(names).to.deep.equal(['when', 'title', 'website']);
    await page.element.submit();
    expect(page.problems).to.deep.equal(['Enter a title', 'Enter the address of a website']);
    const wrong = await EventFormPage.with(new Desk(), 'fields="title nonsense"');
    await until(() => wrong.text('message').includes('nonsense'));
  });

  it('begins on the next Saturday evening, marks nothing as optional, and does not ask whether it takes place', async () => {
    // It is Friday in Berlin.
    const page = await EventFormPage.with(new Desk());
    expect([page.ends, page.is('changed')]).to.deep.equal(['2026-11-21 19:00 2026-11-21 21:00', false]);
    expect(textOf(page.one('form'))).not.to.contain('optional');
    expect(page.one('field-state')).to.equal(undefined);
    expect((await EventFormPage.ofConcert()).one('field-state')).not.to.equal(undefined);
    await page.fill('Title', 'Gala');
    await page.save('Publish');
    expect(page.writes[0]!.body).to.include({ start_date: '2026-11-21 19:00:00', end_date: '2026-11-21 21:00:00' });
  });

  it('asks for picture, title, when, where and text first', async () => {
    const desk = new Desk();
    desk.offers = [...desk.offers, 'images'];
    const page = await EventFormPage.with(desk);
    const names = page.all('field').flatMap((field) => /field-(\S+)/.exec(field.getAttribute('part')!)?.[1] ?? []);
    expect(names.slice(0, 6)).to.deep.equal(['image', 'title', 'when', 'venue', 'description', 'organizers']);
  });

  it('has the picture beside the other fields at a wide desk, and above them elsewhere', async () => {
    const desk = new Desk();
    desk.offers = [...desk.offers, 'images'];
    const page = await EventFormPage.with(desk);
    const boxes = () => ['image', 'title', 'when'].map((name) => page.one(`field-${name}`)!.getBoundingClientRect());
    page.around.style.inlineSize = '75rem';
    const [image, title, when] = boxes();
    expect(image!.top).to.equal(title!.top);
    expect(image!.right).to.be.below(title!.left);
    expect(when!.left).to.equal(title!.left);
    page.around.style.inlineSize = '40rem';
    expect(boxes()[0]!.bottom).to.be.below(boxes()[1]!.top);
  });

  it('draws a chevron where fields unfold, and not the triangle of the browser', async () => {
    const page = await EventFormPage.with(new Desk());
    for (const summary of atLeastOne(page.root.querySelectorAll('summary'))) {
      expect(getComputedStyle(summary).display).to.equal('block');
      expect(getComputedStyle(summary, '::before').borderInlineEndWidth).to.equal('2px');
    }
  });

  it('begins with what attributes say', async () => {
    const page = await EventFormPage.with(new Desk(), 'event-title="Quiz" start-date="2026-12-12T19:00"');
    expect([page.control('Title').value, page.ends, page.is('changed')]).to.deep.equal([
      'Quiz',
      '2026-12-12 19:00 2026-12-12 21:00',
      false,
    ]);
  });

  it('copies an event, and makes nothing before it is saved', async () => {
    const desk = new Desk();
    desk.items = [storedEvent()];
    const page = await EventFormPage.with(desk, 'copy-of="7"');
    expect([page.control('Title').value, page.text('title')]).to.deep.equal(['Concert & more', 'New event']);
    expect(desk.sent.every(({ method }) => method === 'GET')).to.equal(true);
    await page.save('Save draft');
    expect(page.writes.map(({ line }) => line)).to.deep.equal(['POST /events']);
    expect(page.writes[0]!.body)
      .to.include({ title: 'Concert &amp; more', cost: '€10 - €20', status: 'draft' })
      .and.not.have.property('slug');
  });

  it('names categories and tags by their ids', async () => {
    const page = await EventFormPage.ofConcert();
    await until(() => page.one('field-categories')!.querySelector('[type="checkbox"]'));
    const [first] = page.one('field-categories')!.querySelectorAll<HTMLInputElement>('[type="checkbox"]');
    first!.click();
    page.control('Tags').focus();
    page.control('Tags').click();
    await until(() => page.root.querySelector('#tags-options li'));
    await page.key('ArrowDown');
    await page.key('Enter');
    await page.save('Save changes');
    const [{ body }] = page.writes as unknown as [{ body: { categories: number[]; tags: number[] } }];
    const { categories, tags } = page.desk.others;
    expect([categories.some(({ id }) => id === body.categories[0]), tags[1]!.id]).to.deep.equal([true, body.tags[0]]);
  });

  it('finds venues by keyboard, told apart by their towns', async () => {
    const page = await EventFormPage.with(new Desk());
    const [venue] = page.desk.others.venues;
    page.control('Venue').focus();
    await page.type(String(venue!.venue).slice(0, 4));
    await until(() => page.root.querySelector('#venue-options li'));
    expect(textOf(page.root.querySelector('#venue-options li'))).to.contain(String(venue!.city ?? ''));
    await page.key('Enter');
    await page.fill('Title', 'Gala');
    await page.fill('Start date', '2026-12-12');
    await page.fill('Start time', '19:00');
    await page.save('Save draft');
    expect(page.writes[0]!.body).to.include({ venue: venue!.id });
  });

  it('composes a cost that every server reads in the same way', async () => {
    const page = await EventFormPage.ofConcert();
    expect([page.control('Amount in EUR').value, page.control('Up to').value]).to.deep.equal(['10', '20']);
    // The keys that phones show.
    expect([page.control('Amount in EUR').inputMode, page.control('Up to').inputMode]).to.deep.equal([
      'decimal',
      'decimal',
    ]);
    await page.fill('Amount in EUR', '12,50');
    await page.save('Save changes');
    expect(page.writes[0]!.body).to.deep.equal({ cost: '€12.50 - €20' });
    await page.fill('Up to', 'much');
    await page.save('Save changes');
    expect([page.problems, page.focused?.id]).to.deep.equal([['Enter an amount, such as 12.50'], 'summary']);
    page.button('Enter an amount, such as 12.50').click();
    expect(page.focused?.id).to.equal('cost-up-to');
  });

  it('leaves a cost in the currency in which it is stored, and in words what is no amount', async () => {
    const page = await EventFormPage.ofConcert('', { fields: { cost: '$6 - $9' } });
    await page.fill('Amount in $', '7');
    await page.save('Save changes');
    expect(page.writes.map(({ body }) => body)).to.deep.equal([{ cost: '$7 - $9' }]);
    const worded = await EventFormPage.ofConcert('', { fields: { cost: '€5 / $6' } });
    expect(worded.root.querySelector<HTMLInputElement>('#cost-in-words')!.value).to.equal('€5 / $6');
  });

  it('says in its own words what a server refuses, keeps what was typed, and says what it refuses next', async () => {
    const desk = new Desk();
    const rounds = [
      { code: 'rest_missing_callback_param', data: { status: 400, params: ['title', 'author'] } },
      { code: 'rest_invalid_param', data: { status: 400, params: { website: 'Invalid parameter.' } } },
    ];
    desk.answers.push(({ method }) => {
      const round = method === 'POST' ? rounds.shift() : undefined;
      return round && json({ ...round, message: '<b>Invalid</b>' }, 400);
    });
    const page = await filled(desk);
    await page.save('Publish');
    expect(page.problems).to.deep.equal([
      'The server does not accept this value of “Title”',
      'The server does not accept “author”',
    ]);
    expect([page.control('Title').value, page.focused?.id]).to.deep.equal(['Gala', 'summary']);
    await page.save('Publish');
    expect(page.problems).to.deep.equal(['The server does not accept this value of “Website”']);
    expect(page.problemAt('website')).to.contain('The server does not accept this value of “Website”');
    await page.save('Publish');
    expect(page.text('saved')).to.contain('It is published.');
    expect([page.problems, page.problemAt('website'), page.is('invalid')]).to.deep.equal([[], '', false]);
  });

  it('says what the server made of the status', async () => {
    const desk = new Desk();
    desk.answers.push(({ method, path, body }) => {
      if (method === 'POST' && path.endsWith('/events')) (body as { status: string }).status = 'pending';
      return undefined;
    });
    const page = await filled(desk);
    await page.save('Publish');
    expect(page.text('saved')).to.contain('It waits for review.');
  });

  it('asks whose change is to stay where somebody else has changed the same, and merges the rest', async () => {
    const page = await EventFormPage.ofConcert();
    await page.fill('Title', 'Mine');
    await page.fill('Website', 'https://mine.example/');
    const byMaria = { modified_by: { id: 9, name: 'maria' }, modified_utc: '2026-11-20 18:43:00' };
    page.desk.items = [storedEvent({ version: '2', ...byMaria, fields: { title: 'Theirs', cost: 'Free' } })];
    await page.save('Save changes');
    await until(() => page.is('conflict'));
    expect(page.details('cal-conflict').map(({ fields }) => fields)).to.deep.equal([['title']]);
    expect(page.desk.items[0]!.fields.title).to.equal('Theirs');
    expect(page.text('conflict')).to.contain('Yours: Mine').and.contain('Theirs (maria, 2 minutes ago): Theirs');
    await page.save('Save changes');
    expect(page.problems).to.deep.equal(['Choose whose “Title” is to stay']);
    page.root.querySelector<HTMLElement>('#title-theirs')!.click();
    await page.element.updateComplete;
    await page.save('Save changes');
    const { title, website, cost } = page.desk.items[0]!.fields;
    expect([title, website, cost]).to.deep.equal(['Theirs', 'https://mine.example/', 'Free']);
  });

  /** Maria moves the event to the trash while its title is changed here. */
  async function trashedMeanwhile(): Promise<EventFormPage> {
    const page = await EventFormPage.ofConcert();
    await page.fill('Title', 'Mine');
    page.desk.items = [storedEvent({ version: '2', status: 'trash', modified_by: { id: 9, name: 'maria' } })];
    await page.save('Save changes');
    await until(() => page.is('conflict'));
    return page;
  }

  it('does not publish again what somebody else has moved to the trash: it asks, and publishes it where that is wanted', async () => {
    const page = await trashedMeanwhile();
    expect(page.desk.items[0]!.status).to.equal('trash');
    expect(page.text('conflict'))
      .to.contain('Status')
      .and.contain('Yours: Published')
      .and.contain('Theirs (maria): In the trash');
    await expectAccessible(page.element);
    await page.save('Save changes');
    expect(page.problems).to.deep.equal(['Choose whose “Status” is to stay']);
    page.root.querySelector<HTMLElement>('#status-yours')!.click();
    await page.element.updateComplete;
    await page.save('Save changes');
    expect(page.writes.at(-1)!.body).to.deep.equal({ title: 'Mine', status: 'publish' });
    expect(page.text('saved')).to.contain('It is published.');
  });

  it('leaves it in the trash where that is chosen, and can still take it out', async () => {
    const page = await trashedMeanwhile();
    const { length } = page.writes;
    page.root.querySelector<HTMLElement>('#status-theirs')!.click();
    await page.element.updateComplete;
    await page.save('Save changes');
    expect([page.text('saved'), page.focused?.id, page.writes.length]).to.deep.equal([
      'It is in the trash. Undo',
      'saved',
      length,
    ]);
    page.button('Undo').click();
    await until(() => page.control('Title').value === 'Concert & more');
    expect(page.writes.at(-1)!.body).to.deep.equal({ status: 'publish' });
    expect(page.desk.to('PATCH').at(-1)!.version).to.equal('"2"');
  });

  it('says after a failure that what was typed is still there, where something was typed', async () => {
    const page = await EventFormPage.ofConcert();
    page.desk.answers.push(({ method }) =>
      method === 'GET' ? undefined : json({ code: 'x', message: '', data: { status: 500 } }, 500),
    );
    page.button('Move to trash').click();
    await until(() => page.one('error'));
    expect(page.text('error')).to.contain('Something went wrong on the server.').and.not.contain('typed');
    await page.fill('Title', 'Mine');
    await page.save('Save changes');
    expect(page.text('error')).to.contain('What you have typed is still here.');
  });

  it('lets two changes of different fields both stand', async () => {
    const page = await EventFormPage.ofConcert();
    await page.fill('Title', 'Mine');
    page.desk.items = [storedEvent({ version: '2', fields: { website: 'https://theirs.example/' } })];
    await page.save('Save changes');
    const { title, website } = page.desk.items[0]!.fields;
    expect([title, website, page.is('conflict')]).to.deep.equal(['Mine', 'https://theirs.example/', false]);
  });

  it('opens sign-in above the form where the session is over, and then saves what was typed before', async () => {
    const page = await EventFormPage.ofConcert();
    await page.fill('Title', 'Kept');
    page.desk.nonce = 'nonce-2';
    page.desk.me = null;
    await page.save('Save changes');
    await until(() => page.root.querySelector('cal-sign-in'));
    expect([page.control('Title').value, page.writes.length]).to.deep.equal(['Kept', 1]);
    const signIn = page.root.querySelector('cal-sign-in')!;
    await until(() => signIn.shadowRoot!.querySelector('form'));
    for (const [id, text] of [
      ['name', 'Ada'],
      ['password', page.desk.password],
    ] as const) {
      const input = signIn.shadowRoot!.querySelector<HTMLInputElement>(`#${id}`)!;
      input.value = text;
      input.dispatchEvent(new InputEvent('input'));
    }
    await signIn.submit();
    await until(() => page.desk.items[0]!.fields.title === 'Kept');
  });

  it('shows the form to whoever signs in, and nothing of it before', async () => {
    const page = await EventFormPage.signedOut(new Desk());
    expect([page.one('form'), page.root.querySelector('cal-sign-in') !== null]).to.deep.equal([undefined, true]);
  });

  it('asks before a page with changes is left, and only then', async () => {
    const page = await EventFormPage.ofConcert();
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).to.equal(false);
    await page.fill('Title', 'Changed');
    expect(isAsked()).to.equal(true);
    await page.fill('Title', 'Concert & more');
    expect(isAsked()).to.equal(false);
  });

  it('keeps what was typed when the attribute names another event', async () => {
    const page = await EventFormPage.ofConcert();
    await page.fill('Title', 'Mine');
    page.desk.items = [...page.desk.items, storedEvent({ id: 8, fields: { title: 'Another' } })];
    page.element.eventId = 8;
    await page.element.updateComplete;
    await until(() => page.root.querySelector('#leaving'));
    expect(page.control('Title').value).to.equal('Mine');
    page.button('Discard changes').click();
    await until(() => page.one('form') && page.control('Title').value === 'Another');
  });

  it('moves to the trash, and takes it back with the status that it had', async () => {
    const page = await EventFormPage.ofConcert('', { status: 'draft' });
    page.button('Move to trash').click();
    await until(() => page.one('saved'));
    expect([page.desk.items[0]!.status, page.details('cal-deleted').length]).to.deep.equal(['trash', 1]);
    page.button('Undo').click();
    await until(() => page.desk.items[0]!.status === 'draft');
  });

  it('can be stopped by the page before anything is sent', async () => {
    const page = await filled();
    page.around.addEventListener('cal-submit', (event) => event.preventDefault());
    await page.save('Publish');
    expect([page.writes, page.details('cal-submit')[0]!.draft]).to.deep.equal([
      [],
      { ...(page.details('cal-submit')[0]!.draft as object), title: 'Gala' },
    ]);
  });

  it('is quick in a dialog, with all other fields below', async () => {
    const page = await EventFormPage.with(new Desk(), 'mode="quick"');
    page.element.open();
    await until(() => page.one('form'));
    expect(page.root.querySelectorAll('form > [part~="field"]').length).to.equal(3);
    await page.fill('Title', 'Kept');
    await page.key('Escape');
    await until(() => page.root.querySelector('#leaving'));
    page.button('Keep editing').click();
    await page.element.updateComplete;
    expect(page.control('Title').value).to.equal('Kept');
    page.element.close();
    await page.element.updateComplete;
    page.button('Discard changes').click();
    await until(() => page.details('cal-close').length);
  });
});

describe('The property draft', () => {
  const draft = {
    title: 'Given',
    start_date: '2026-12-12 19:00:00',
    end_date: '2026-12-12 22:00:00',
    venue: 18,
    categories: [4],
    website: 'https://given.example/',
  };

  it('fills a form, also before it is shown, and tells what it holds', async () => {
    const early = await EventFormPage.with(new Desk());
    expect(early.element.draft).to.not.have.property('title');
    early.element.draft = draft;
    await until(() => early.control('Title').value === 'Given');
    expect(early.control('Venue').value).to.equal('Harbour Hall, Port Alder');
    expect([early.ends, early.is('changed')]).to.deep.equal(['2026-12-12 19:00 2026-12-12 22:00', true]);
    expect(early.element.draft).to.deep.include({
      title: 'Given',
      start_date: '2026-12-12 19:00:00',
      venue: 18,
      categories: [4],
    });
    const late = await EventFormPage.with(new Desk(), 'mode="dialog"');
    late.element.draft = { title: 'Given before' };
    late.element.open();
    await until(() => late.one('form') && late.control('Title').value === 'Given before');
  });

  it('leaves the other fields as they are, and refuses names that it has no field for', async () => {
    const page = await EventFormPage.ofConcert();
    page.element.draft = { cost: 'Free' };
    await until(() => page.is('changed'));
    expect(page.control('Title').value).to.equal('Concert & more');
    await page.save('Save changes');
    expect(page.writes.map(({ body }) => body)).to.deep.equal([{ cost: 'Free' }]);
    expect(() => (page.element.draft = { titel: 'x' })).to.throw(
      TypeError,
      'no field for "titel", only for image, title',
    );
  });

  it('has a place for terms above the buttons', async () => {
    const page = await EventFormPage.with(new Desk(), '', '<p slot="terms">Terms</p>');
    const slot = page.root.querySelector<HTMLSlotElement>('slot[name="terms"]')!;
    expect(slot.assignedElements().map(textOf)).to.deep.equal(['Terms']);
    expect(slot.compareDocumentPosition(page.one('actions')!) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
  });
});
