import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { shownIn, visit, type Site } from './harness.js';

const list = (api: string) => `<cal-event-list ${api}></cal-event-list>`;
const page = (api: string) => `<script type="module" src="/dist/cal-elements.js"></script>${list(api)}`;

/** A server that responds with something else than a calendar. */
const failing: Pick<Site, 'api'> = { api: () => ({ hello: 'world' }) };
const explained = 'answered with something that is not calendar data.';

const explaining = (requests: readonly string[]) =>
  requests.filter((path) => /\/(error-messages|[a-z]+-errors)-/.test(path));

const messageIn = (page: Page) =>
  page.$eval('cal-event-list', (element) =>
    [...element.shadowRoot!.querySelectorAll('[part~="error"] p')].map((line) => line.textContent).join(' '),
  );

/** The present parts among those that show a state. */
const statesIn = (page: Page) =>
  page.$eval('cal-event-list', ({ shadowRoot }) =>
    ['loading', 'error', 'empty', 'list'].filter((part) => shadowRoot!.querySelector(`[part~="${part}"]`)),
  );

describe('what explains errors', () => {
  it('is fetched by no page that has none', async () => {
    const { page: shown, requests } = await visit({ body: page });
    await shownIn(shown, 'cal-event-list', '[part~="card"]');
    expect(explaining(requests)).to.deep.equal([]);
  });

  it('is fetched once for all elements, which show that they load until it is there', async () => {
    const {
      page: shown,
      requests,
      requested,
      release,
    } = await visit({
      body: (api) => page(api) + list(api),
      hold: /\/error-messages-/,
      ...failing,
    });
    while (explaining(requests).length < 2) await requested(requests.length + 1);
    expect(await statesIn(shown)).to.deep.equal(['loading']);
    release();
    await shownIn(shown, 'cal-event-list', '[role="alert"]');
    expect(await messageIn(shown)).to.include(explained);
    expect(await statesIn(shown)).to.deep.equal(['error']);
    expect(explaining(requests)).to.have.length(2);
  });

  it('is missed by none whose error it was fetched for: the event has its hint', async () => {
    const { page: shown } = await visit({
      body: page,
      ...failing,
      prepare: () =>
        document.addEventListener('cal-error', (event) =>
          Object.assign(globalThis, (event as CustomEvent<{ hint: string }>).detail),
        ),
    });
    await shownIn(shown, 'cal-event-list', '[role="alert"]');
    expect(await shown.evaluate('hint')).to.equal(
      'The server answered with a web page or other data: check base-url and namespace.',
    );
  });

  it('leaves a plain message where it cannot be fetched', async () => {
    const copy = (text: string) => (text.includes('Access-Control-Allow-Origin') ? 'throw new Error("Cut off")' : text);
    const { page: shown, complaints } = await visit({
      body: (api) => `<script type="module" src="/copy/cal-elements.js"></script>${list(api)}`,
      copy,
      ...failing,
    });
    await shownIn(shown, 'cal-event-list', '[role="alert"]');
    expect(await messageIn(shown)).to.equal('The calendar can’t be shown right now.');
    expect(await statesIn(shown)).to.deep.equal(['error']);
    expect(complaints).to.deep.equal([]);
  });
});
