import { expect } from '@open-wc/testing';
import type { CalError } from '../../../src/data/query/index.js';
import { allEvents, Calendar, json, replay } from '../calendar.js';
import { unavailable } from '../element-page.js';
import { listMarkup, ListPage } from './list-page.js';
import { passTime, setUpEnvironment, textOf, until } from '../environment.js';
import { expectNoViolation } from '../appearance.js';

setUpEnvironment();

type Detail = Partial<Pick<CalError, 'kind' | 'status' | 'code'>> & { fields?: readonly string[]; hint?: RegExp };

/** Expects the list to show this message once, as an alert, alone or below the one for visitors, and to have dispatched one `cal-error`. */
function expectError(page: ListPage, message: string, { kind, status, code, fields = [], hint }: Detail): void {
  expect([...page.texts('message').filter((text) => text !== unavailable), ...page.texts('hint')]).to.deep.equal([
    message,
  ]);
  expect(page.one('error')!.getAttribute('role')).to.equal('alert');
  expect(page.one('error')!.checkVisibility()).to.equal(true);
  expect(page.matches('error')).to.equal(true);
  const announced = page.details('cal-error');
  expect(announced).to.have.length(1);
  expect([announced[0]!.kind, announced[0]!.status, announced[0]!.code, announced[0]!.fields]).to.deep.equal([
    kind,
    status,
    code,
    fields,
  ]);
  if (hint) expect(announced[0]!.hint).to.match(hint);
  expect(announced[0]!.error).to.be.instanceOf(Error);
}

describe('attributes that cannot be read', () => {
  /** The others stand in test/unit/elements/attribute-mistakes.test.ts. */
  const mistakes: readonly [markup: string, field: string, message: string][] = [
    ['per_page="0"', 'per_page', 'per-page="0" cannot be read. Expected a whole number, 1 or more.'],
    [
      'time-zone="Mars/Phobos"',
      'time_zone',
      'time-zone="Mars/Phobos" cannot be read. Expected a time zone such as Europe/Berlin.',
    ],
  ];
  for (const [markup, field, message] of mistakes) {
    it(markup, async () => {
      const calendar = new Calendar();
      const page = await ListPage.of(calendar, markup);
      expectError(page, message, { kind: 'filter', fields: [field], hint: new RegExp(markup.split(/[-_="]/)[0]!) });
      expect(calendar.asked).to.have.length(0);
      expect(page.all('button'), 'asking again cannot help').to.have.length(0);
    });
  }

  it('name a missing base-url', async () => {
    const page = await ListPage.open('<cal-event-list></cal-event-list>');
    await page.settled();
    expectError(page, 'The attribute base-url is missing.', { kind: 'filter', fields: ['base_url'] });
  });

  it('name a base-url that is no address, their own or that of a provider', async () => {
    const attribute = 'base-url="&quot;https://example.org/wp-json&quot;"';
    const message =
      'base-url=""https://example.org/wp-json"" cannot be read. Expected an address such as https://example.org/wp-json, without further quotes.';
    for (const markup of [
      `<cal-event-list ${attribute}></cal-event-list>`,
      `<cal-provider ${attribute}><cal-event-list></cal-event-list></cal-provider>`,
    ]) {
      const page = await ListPage.open(markup);
      await page.settled();
      expectError(page, message, { kind: 'filter', fields: ['base_url'] });
    }
  });

  it('name the filter that a filter requires', async () => {
    const page = await ListPage.of(new Calendar(), 'geoloc-lat="54.1"');
    expectError(page, 'The attribute geoloc-lng is missing.', { kind: 'filter', fields: ['geoloc_lat', 'geoloc_lng'] });
  });

  it('name a setting of a provider', async () => {
    const page = await ListPage.open(
      `<cal-provider time-zone="Mars/Phobos">${listMarkup(new Calendar())}</cal-provider>`,
    );
    await page.settled();
    expectError(page, 'time-zone="Mars/Phobos" cannot be read. Expected a time zone such as Europe/Berlin.', {
      kind: 'filter',
      fields: ['time_zone'],
    });
  });

  it('name a property with an impossible value', async () => {
    const page = await ListPage.of(new Calendar());
    Object.assign(page.list, { perPage: 2.5 });
    await page.settled();
    expectError(page, 'per-page="2.5" cannot be read. Expected a whole number, 1 or more.', {
      kind: 'filter',
      fields: ['per_page'],
    });
  });

  it('lose their error when fixed, and announce the next one', async () => {
    const page = await ListPage.of(new Calendar(), 'per-page="x"');
    await page.set({ 'per-page': '5', range: 'all' });
    expect([page.texts('message'), page.status, page.matches('error')]).to.deep.equal([[], '5 of 316 events', false]);
    await page.set({ 'per-page': 'y' });
    expect(page.text('hint')).to.contain('per-page="y"');
    expect(page.titles).to.have.length(0);
    expect(page.details('cal-error')).to.have.length(2);
  });

  it('are announced once, however often the list renders', async () => {
    const page = await ListPage.of(new Calendar(), 'per-page="x"');
    page.list.requestUpdate();
    await page.settled();
    page.list.lang = 'en-GB';
    await page.settled();
    expect(page.details('cal-error')).to.have.length(1);
  });

  it('are named in the visitor’s language', async () => {
    const page = await ListPage.of(new Calendar(), 'per-page="x" lang="de"');
    await until(() => page.text('hint').includes('per-page="x"'));
    expect(page.text('hint')).not.to.contain('cannot');
  });
});

describe('responses that are no calendar data', () => {
  const html = '<!doctype html><title>Hello</title><script>window.__pwned=21</script>';
  const unreachable = () => {
    throw new TypeError('Failed to fetch');
  };
  const answers: Readonly<
    Record<string, [answer: () => Response | Promise<Response>, message: (host: string) => string, detail: Detail]>
  > = {
    'no server': [unreachable, (host) => `${host} could not be reached.`, { kind: 'network', hint: /base-url/ }],
    'a web page': [
      () => new Response(html),
      (host) => `${host} answered with something that is not calendar data.`,
      { kind: 'shape', status: 200, hint: /web page/ },
    ],
    'an empty body': [
      () => new Response(''),
      (host) => `${host} answered with something that is not calendar data.`,
      { kind: 'shape', status: 200 },
    ],
    'half an answer': [
      () => new Response('{"events":[{"id":1'),
      (host) => `${host} answered with something that is not calendar data.`,
      { kind: 'shape', status: 200 },
    ],
    'an unknown category': [
      () => replay('events.list.categories.unknown'),
      () => 'The calendar does not accept categories="nope".',
      { kind: 'http', status: 400, code: 'rest_invalid_param', fields: ['categories'], hint: /categories/ },
    ],
    'no right to read': [
      () => replay('auth.basic.wrong-password'),
      () => 'This isn’t public.',
      { kind: 'http', status: 401, code: 'incorrect_password' },
    ],
    'a refusal': [
      () => replay('auth.nonce-invalid'),
      () => 'This isn’t public.',
      { kind: 'http', status: 403, code: 'rest_cookie_invalid_nonce' },
    ],
    'a plugin that closes its interface to guests': [
      () =>
        json({ code: 'rest_not_logged_in', message: 'You are not currently logged in.', data: { status: 401 } }, 401),
      (host) =>
        `${host} answers only those who are signed in there. A security plugin may have closed its REST API to guests.`,
      { kind: 'http', status: 401, code: 'rest_not_logged_in', hint: /security/ },
    ],
    'a firewall': [
      () => new Response(html, { status: 403 }),
      (host) =>
        `${host} answers only those who are signed in there. A security plugin may have closed its REST API to guests.`,
      { kind: 'http', status: 403, hint: /security/ },
    ],
    'no such route': [
      () => replay('events.list.no-such-method'),
      (host) => `${host} has no calendar at this address.`,
      { kind: 'http', status: 404, code: 'rest_no_route', hint: /base-url and namespace/ },
    ],
    'a missing web page': [
      () => new Response(html, { status: 404 }),
      (host) => `${host} has no calendar at this address.`,
      { kind: 'http', status: 404, hint: /base-url/ },
    ],
    'a broken server': [
      () => replay('categories.create.name-too-long-is-500'),
      (host) => `${host} could not answer (error 500).`,
      { kind: 'http', status: 500, code: 'db_insert_error' },
    ],
    'a busy server': [
      () => new Response('', { status: 503 }),
      (host) => `${host} could not answer (error 503).`,
      { kind: 'http', status: 503 },
    ],
  };
  for (const [name, [answer, message, detail]] of Object.entries(answers)) {
    const isRefused = [400, 404].includes(detail.status ?? 0);
    it(`${name} becomes an error that ${isRefused ? 'a refresh' : '"Try again"'} repairs`, async () => {
      const calendar = new Calendar();
      const { answer: right } = calendar;
      calendar.answer = answer;
      const page = await ListPage.of(calendar, 'range="all" categories="nope"');
      expectError(page, message(calendar.host), detail);
      calendar.answer = (url) => {
        url.searchParams.delete('categories');
        return right(url);
      };
      expect(page.texts('button'), 'what is refused as it stands is refused again').to.deep.equal(
        isRefused ? [] : ['Try again'],
      );
      if (isRefused) await page.list.refresh();
      else page.button('Try again').click();
      await page.settled();
      expect([page.texts('message'), page.status, page.matches('error')]).to.deep.equal([
        [],
        '10 of 316 events',
        false,
      ]);
    });
  }

  it('say so to visitors, and fold what only the owner of the site can use', async () => {
    const page = await ListPage.of(new Calendar(), 'per-page="x"');
    const hint = page.one('hint')!;
    expect([page.text('message'), page.text('owner-summary'), hint.checkVisibility()]).to.deep.equal([
      unavailable,
      'For the site’s owner',
      false,
    ]);
    page.one('owner-summary')!.click();
    expect([hint.checkVisibility(), textOf(hint)]).to.deep.equal([
      true,
      'per-page="x" cannot be read. Expected a whole number, 1 or more.',
    ]);
    await expectNoViolation(page.list);
  });

  for (const namespace of ['cal/events/v1', 'other/v2']) {
    it(`a base-url that already contains ${namespace} is named with its remedy`, async () => {
      const calendar = new Calendar();
      calendar.answer = () => replay('events.list.no-such-method');
      const base = `${calendar.baseUrl}/${namespace}`;
      const page = await ListPage.open(
        `<cal-provider base-url="${base}" namespace="${namespace}"><cal-event-list></cal-event-list></cal-provider>`,
      );
      await page.settled();
      expect(page.text('hint')).to.equal(`base-url="${base}" is too long. Give the part before ${namespace}.`);
    });
  }

  const shapes: readonly unknown[] = [
    { events: [{ id: 1 }] },
    { events: [{ id: 1 }], total: 1, total_pages: 1 },
    { events: {}, total: 0, total_pages: 0 },
    { events: [null], total: 1, total_pages: 1 },
    { events: [{}], total: 1, total_pages: 1 },
    { events: [{ ...allEvents[0], title: null }], total: 1, total_pages: 1 },
    { items: [] },
    [],
    null,
    'events',
    42,
  ];
  for (const shape of shapes) {
    it(`JSON of another shape: ${JSON.stringify(shape).slice(0, 60)}`, async () => {
      const calendar = new Calendar();
      calendar.answer = () => json(shape);
      const page = await ListPage.of(calendar);
      expectError(page, `${calendar.host} answered with something that is not calendar data.`, {
        kind: 'shape',
        status: 200,
      });
    });
  }

  it('a server that takes too long becomes an error', async () => {
    const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout')!;
    const limit = new AbortController();
    AbortSignal.timeout = () => limit.signal;
    const calendar = new Calendar();
    const release = calendar.hold();
    const page = await ListPage.open(listMarkup(calendar));
    limit.abort(new DOMException('Too late', 'TimeoutError'));
    await page.settled();
    Object.defineProperty(AbortSignal, 'timeout', timeout);
    release();
    expectError(page, `${calendar.host} took too long to answer.`, { kind: 'network', code: 'timeout' });
  });

  it('a missing CORS header becomes an error of its own', async () => {
    const calendar = new Calendar();
    calendar.answer = unreachable;
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      init?.mode === 'no-cors' ? Promise.resolve(new Response()) : fetch(input, init);
    const page = await ListPage.of(calendar);
    expectError(page, `${calendar.host} does not allow this page to read it.`, {
      kind: 'cors',
      hint: /Access-Control-Allow-Origin/,
    });
  });

  it('the server’s texts never become markup', async () => {
    const calendar = new Calendar();
    const words = '<img src=x onerror="window.__pwned=22">';
    calendar.answer = () =>
      json({ code: words, message: words, data: { status: 400, params: { [words]: words } } }, 400);
    const page = await ListPage.of(calendar);
    expect(page.text('hint')).to.contain('does not accept');
    expect(page.root.querySelector('img')).to.equal(null);
  });

  it('a refused parameter named like a member of every object is named without a value', async () => {
    const calendar = new Calendar();
    calendar.answer = () =>
      json(
        { code: 'x', message: 'x', data: { status: 400, params: { has_own_property: 'x', constructor: 'x' } } },
        400,
      );
    const page = await ListPage.of(calendar);
    expect(page.text('hint')).to.equal('The calendar does not accept has-own-property="", constructor="".');
  });

  it('ten lists that share a failing request fail once each, and recover together', async () => {
    const calendar = new Calendar();
    const { answer } = calendar;
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    const page = await ListPage.open(listMarkup(calendar, 'range="all"').repeat(10));
    const lists = [...page.list.parentElement!.querySelectorAll('cal-event-list')];
    const settled = () => Promise.all(lists.map((list) => list.settled));
    await settled();
    expect([calendar.asked.length, page.details('cal-error').length]).to.deep.equal([1, 10]);
    calendar.answer = answer;
    await page.press('Try again');
    await settled();
    expect(lists.map((list) => list.shadowRoot!.querySelector('[part~="error"]'))).to.deep.equal(Array(10).fill(null));
    expect(calendar.asked).to.have.length(2);
  });

  it('retry() of the event works like the button, and a second failure is announced again', async () => {
    const calendar = new Calendar();
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    const page = await ListPage.of(calendar);
    page.details('cal-error')[0]!.retry();
    await page.settled();
    expect([calendar.asked.length, page.details('cal-error').length]).to.deep.equal([2, 2]);
  });
});

describe('a refresh that fails', () => {
  it('keeps the events, says when they were loaded, and offers to try again', async () => {
    const calendar = new Calendar();
    const { answer } = calendar;
    const page = await ListPage.of(calendar, 'range="all" hour-cycle="h23"');
    const { titles } = page;
    passTime(600_000);
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    await page.list.refresh();
    await page.settled();
    expect([page.titles, page.status]).to.deep.equal([titles, '10 of 316 events']);
    expect(page.text('message')).to.equal('As of 08:30. The calendar could not be refreshed.');
    expect(page.one('stale')!.getAttribute('role')).not.to.equal('alert');
    expect([page.matches('stale'), page.matches('error'), page.details('cal-error').length]).to.deep.equal([
      true,
      false,
      1,
    ]);
    calendar.answer = answer;
    await page.press('Try again');
    expect([page.texts('message'), page.matches('stale')]).to.deep.equal([[], false]);
  });

  it('shows no old error once other filters load', async () => {
    const calendar = new Calendar();
    const { answer } = calendar;
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    const page = await ListPage.of(calendar);
    calendar.answer = answer;
    const release = calendar.hold();
    page.list.setAttribute('search', 'the');
    await page.list.updateComplete;
    expect(page.texts('message')).to.deep.equal([]);
    release();
    await page.settled();
    expect(page.titles).not.to.have.length(0);
  });
});
