/** Sources by their routes: what an editor sees before anything is written, and what is then taken. */
import { describe, expect, it, vi } from 'vitest';
import { mostOfCalendar } from '../../../src/service/importing/fetch-source.js';
import { internalsOf } from '../../../src/service/internals.js';
import { fileWith } from './calendars.js';
import { engines, sources, withSources } from './source-calendar.js';

const nothing = { new: 0, changed: 0, same: 0, gone: 0, double: 0, left_out: 0 };
const file = fileWith(
  ['SUMMARY:Trio', 'LOCATION:Blue Note\\, Hafenstr. 4'],
  ['SUMMARY:Quartet', 'LOCATION:Blue Note\\, Hafenstr. 4'],
  ['SUMMARY:Meeting', 'CLASS:PRIVATE'],
  ['SUMMARY:Open day'],
);

describe.each(engines)('into %s', (_, make) => {
  const calendar = withSources(make);
  const listed = async () =>
    (await calendar.as('anonymous').get('/events?start_date=2026-01-01&end_date=2030-01-01&per_page=50')).body.events;

  it('a file is shown first, and nothing of it is written', async () => {
    const { status, body } = await calendar.send(file);
    expect(status).to.equal(200);
    expect(body).to.deep.include({ name: 'club.ics', address: null, state: 'waits', problem: null, total: 3, done: 0 });
    expect(body.counts).to.deep.equal({ ...nothing, new: 3, left_out: 1 });
    expect(await listed()).to.deep.equal([]);
    expect((await calendar.as('editor').get('/venues')).body.total).to.equal(0);
    const { body: page } = await calendar.as('editor').get(`${sources}/${body.id}/items?state=left_out`);
    expect(page.items).to.have.length(1);
    expect(page.items[0]).to.deep.include({ title: '', reason: 'private' });
  });

  it('is taken as it was shown, as drafts where that is chosen', async () => {
    const { body } = await calendar.send(file);
    const answer = await calendar.apply(body, { status: 'draft' });
    expect([answer.status, answer.body.state, answer.body.done, answer.body.items]).to.deep.equal([200, 'done', 3, 3]);
    expect(await listed()).to.deep.equal([]);
    const { body: desk } = await calendar.as('editor').get(`${sources.replace('sources', 'items')}?status=draft`);
    expect(desk.items.map(({ title }: { title: string }) => title).sort()).to.deep.equal([
      'Open day',
      'Quartet',
      'Trio',
    ]);
    expect(calendar.log.map(({ message }) => message)).to.include(
      `events of sources/${body.id} were taken into the calendar`,
    );
  });

  it('places are asked for once a text, with the venues that they may mean', async () => {
    const editor = calendar.as('editor');
    const { body: venue } = await editor.send('POST', '/venues', { venue: 'Blue Note', city: 'Kiel' });
    const first = await calendar.send(file);
    expect(first.body.places).to.deep.equal([
      {
        text: 'Blue Note, Hafenstr. 4',
        events: 2,
        venue: null,
        candidates: [{ id: venue.id, title: 'Blue Note', town: 'Kiel' }],
      },
    ]);
    await calendar.apply(first.body, { places: { 'Blue Note, Hafenstr. 4': venue.id } });
    expect((await listed()).map((event: { venue: { id?: number } }) => event.venue.id)).to.deep.equal([
      venue.id,
      venue.id,
      undefined,
    ]);
    const again = await calendar.send(fileWith(['SUMMARY:New', 'LOCATION:Blue Note\\, Hafenstr. 4', 'UID:x']));
    expect(again.body.places).to.deep.equal([]);
  });

  it('a venue is made once, however often the source is read', async () => {
    const place = 'LOCATION:Werft';
    const first = await calendar.send(fileWith([place]));
    await calendar.apply(first.body, { places: { Werft: 'create' } });
    const second = await calendar.send(fileWith([place], [place]));
    await calendar.apply(second.body);
    expect((await calendar.as('editor').get('/venues')).body.total).to.equal(1);
  });

  it('wrong venues and words are refused by name', async () => {
    const { body } = await calendar.send(file);
    for (const choice of [999_999, 'make', null, {}]) {
      const answer = await calendar.apply(body, { places: { x: choice } });
      expect([answer.status, Object.keys(answer.body.data.params)]).to.deep.equal([400, ['places']]);
    }
  });

  it('what was changed after the preview is shown once more before it is taken', async () => {
    await calendar.apply((await calendar.send(fileWith(['SUMMARY:Trio']))).body);
    const [trio] = await listed();
    const { body } = await calendar.send(fileWith(['SUMMARY:Trio and a guest']));
    expect(body.counts).to.deep.equal({ ...nothing, changed: 1 });
    await calendar.as('editor').send('PATCH', `/events/${trio.id}`, { title: 'Trio in the park' });
    const { status, body: refusal } = await calendar.apply(body);
    expect([status, refusal.code]).to.deep.equal([409, 'reading_outdated']);
    expect(refusal.data.source.counts).to.deep.equal({ ...nothing, same: 1 });
    expect((await listed())[0].title).to.equal('Trio in the park');
    expect((await calendar.apply(refusal.data.source)).status).to.equal(200);
    expect((await listed())[0].title).to.equal('Trio in the park');
  });

  it('a preview that another one has replaced is not taken', async () => {
    const { body } = await calendar.send(file);
    await calendar.send(fileWith(['SUMMARY:Other', 'UID:other']));
    const { status, body: refusal } = await calendar.apply(body);
    expect([status, refusal.code, refusal.data.source.counts.new]).to.deep.equal([409, 'reading_outdated', 1]);
    expect(await listed()).to.deep.equal([]);
  });

  it('what is hostile is clean in lists, details and feeds, also where an administrator takes it', async () => {
    const hostile =
      '<p onclick="alert(1)">x</p><script>alert(1)</script><iframe src="https://x.example"></iframe><img src=x onerror=alert(1)><a href="javascript:alert(1)">y</a>';
    const { body } = await calendar.send(
      fileWith(
        ['SUMMARY:<script>alert(1)</script>Trio', `DESCRIPTION:${hostile}`, 'URL:javascript:alert(1)'],
        [`X-ALT-DESC;FMTTYPE=text/html:${hostile}`, `LOCATION:${hostile}`, `CATEGORIES:${hostile}`],
      ),
      'club.ics',
      'administrator',
    );
    await calendar.as('administrator').send('POST', `${sources}/${body.id}/apply`, { version: body.version });
    expect((await calendar.settled(body.id)).state).to.equal('done');
    const events = await listed();
    expect(events).to.have.length(2);
    const anyone = calendar.as('anonymous');
    const details = await Promise.all(events.map(({ id }: { id: number }) => anyone.get(`/events/${id}`)));
    // That of search engines is plain text.
    const withoutData = (name: string, value: unknown) => (name === 'json_ld' ? undefined : value);
    const markup = /<(?:script|iframe)|<\w[^>]*\son\w+=|="?javascript:/i;
    for (const answer of [events, ...details.map((detail) => detail.body)])
      expect(JSON.stringify(answer, withoutData)).not.to.match(markup);
    const { body: feed } = await anyone.get('/events.ics?start_date=2027-01-01');
    expect((feed as string).replaceAll(/^(?:SUMMARY|LOCATION|CATEGORIES):.*(?:\r\n .*)*/gm, '')).not.to.match(
      /<script|<iframe|onerror|onclick|javascript/,
    );
  });

  it('a double that was written by hand is not taken', async () => {
    const event = { start_date: '2027-03-01 19:00:00', end_date: '2027-03-01 20:00:00', timezone: 'Europe/Berlin' };
    await calendar.as('editor').send('POST', '/events', { title: 'Trio', status: 'publish', ...event });
    const { body } = await calendar.send(fileWith(['SUMMARY:TRIO']));
    expect(body.counts).to.deep.equal({ ...nothing, double: 1 });
    await calendar.apply(body);
    expect(await listed()).to.have.length(1);
  });

  it('goes with its events into the trash, or leaves them', async () => {
    const { body } = await calendar.send(fileWith(['SUMMARY:Trio'], ['SUMMARY:Yoga', 'RRULE:FREQ=WEEKLY;COUNT=3']));
    await calendar.apply(body);
    expect(await listed()).to.have.length(4);
    const removed = await calendar.as('editor').send('DELETE', `${sources}/${body.id}?events=trash`);
    expect([removed.status, removed.body.trashed]).to.deep.equal([200, 2]);
    expect(await listed()).to.deep.equal([]);
    expect((await calendar.as('editor').get(`${sources}/${body.id}`)).status).to.equal(404);
    const kept = await calendar.send(fileWith(['SUMMARY:Duo']));
    await calendar.apply(kept.body);
    await calendar.as('editor').send('DELETE', `${sources}/${kept.body.id}`);
    expect(await listed()).to.have.length(1);
    expect((await calendar.as('editor').get(sources)).body.sources).to.deep.equal([]);
  });

  it('an address is read, and its name taken from the calendar', async () => {
    const origin = await calendar.serve((_, response) =>
      response.end(fileWith(['SUMMARY:Trio']).replace('VERSION:2.0', 'X-WR-CALNAME:Jazz club')),
    );
    const { body } = await calendar.as('editor').send('POST', sources, { address: `${origin}/a.ics?key=secret` });
    expect(body).to.deep.include({ state: 'new', name: new URL(origin).host });
    const read = await calendar.as('editor').send('POST', `${sources}/${body.id}/read`);
    expect(read.body).to.deep.include({ state: 'waits', name: 'Jazz club', total: 1 });
    expect(
      (await calendar.as('editor').send('POST', sources, { address: `${origin}/a.ics?key=secret` })).body.id,
    ).to.equal(body.id);
    expect(JSON.stringify(calendar.log)).not.to.include('secret');
  });

  it.each(['http://127.0.0.2/a.ics', 'http://[::ffff:127.0.0.2]/a.ics', 'http://inside.example/a.ics'])(
    '%s is not read',
    async (address) => {
      const { body } = await calendar.as('editor').send('POST', sources, { address });
      const read = await calendar.as('editor').send('POST', `${sources}/${body.id}/read`);
      expect([read.body.state, read.body.problem]).to.deep.equal(['failed', { code: 'not_public' }]);
    },
  );

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://user:secret@club.example/', 'club'])(
    '%s is no address',
    async (address) => {
      const { status, body } = await calendar.as('editor').send('POST', sources, { address });
      expect([status, Object.keys(body.data.params)]).to.deep.equal([400, ['address']]);
    },
  );

  it('says why an address gives nothing', async () => {
    const answers: Readonly<Record<string, () => [number, string | Buffer, string?]>> = {
      '/page': () => [200, '<html></html>'],
      '/gone': () => [410, ''],
      '/private': () => [401, ''],
      '/broken': () => [500, ''],
      '/large': () => [200, Buffer.alloc(11 * 1024 * 1024)],
      '/loop': () => [302, '', '/loop'],
      '/inside': () => [302, '', 'http://inside.example/'],
    };
    const origin = await calendar.serve(({ url }, response) => {
      const [status, body, location] = answers[url!]!();
      response.writeHead(status, location ? { Location: location } : {}).end(body);
    });
    const found: Record<string, unknown> = {};
    for (const path of Object.keys(answers)) {
      const { body } = await calendar.as('editor').send('POST', sources, { address: origin + path });
      await calendar.as('editor').send('POST', `${sources}/${body.id}/read`);
      found[path] = (await calendar.settled(body.id)).problem;
    }
    expect(found).to.deep.equal({
      '/page': { code: 'no_calendar' },
      '/gone': { code: 'gone' },
      '/private': { code: 'sign_in' },
      '/broken': { code: 'answers', status: 500 },
      '/large': { code: 'too_large' },
      '/loop': { code: 'too_many_redirects' },
      '/inside': { code: 'not_public' },
    });
  });

  it('others are served while an address keeps silent, and the source is left alone meanwhile', async () => {
    let end = () => {};
    const origin = await calendar.serve((_, response) => {
      end = () => void response.end(fileWith(['SUMMARY:Trio']));
    });
    const { body } = await calendar.as('editor').send('POST', sources, { address: origin });
    const read = await calendar.as('editor').send('POST', `${sources}/${body.id}/read`);
    expect([read.status, read.body.state]).to.deep.equal([202, 'reading']);
    const other = await calendar.as('editor').send('POST', `${sources}/${body.id}/read`);
    expect([other.status, other.body.code]).to.deep.equal([409, 'source_busy']);
    expect(await listed()).to.deep.equal([]);
    end();
    expect((await calendar.settled(body.id)).state).to.equal('waits');
  });

  it('a file has no address to be read again, and an upload of 11 MB is refused', async () => {
    const { body } = await calendar.send(file);
    const read = await calendar.as('editor').send('POST', `${sources}/${body.id}/read`);
    expect([read.status, read.body.code]).to.deep.equal([409, 'no_address']);
    expect((await calendar.send(Buffer.alloc(mostOfCalendar * 1024 + 1))).status).to.equal(413);
    const empty = await calendar.send('');
    expect([empty.body.state, empty.body.problem]).to.deep.equal(['failed', { code: 'no_calendar' }]);
  });

  it('what a process leaves half done, the next one finishes, each event once', async () => {
    const events = Array.from({ length: 300 }, (_, index) => [`SUMMARY:Event ${index}`]);
    const { body } = await calendar.send(fileWith(...events));
    expect(body.total).to.equal(300);
    const { imports, store } = internalsOf(calendar.current.service);
    const write = vi.spyOn(store, 'write');
    const applying = calendar.apply(body);
    await vi.waitFor(() => expect(write.mock.calls.length).to.be.above(2));
    await imports.stop();
    await applying;
    const half = (await calendar.as('editor').get(`${sources}/${body.id}`)).body;
    expect([half.state, half.done < half.total]).to.deep.equal(['applying', true]);
    await calendar.restart();
    await internalsOf(calendar.current.service).imports.onMinute();
    const whole = await calendar.settled(body.id);
    expect([whole.state, whole.done]).to.deep.equal(['done', 300]);
    const { body: desk } = await calendar.as('editor').get(`${sources.replace('sources', 'items')}?kind=events`);
    expect(desk.total).to.equal(300);
  });
});
