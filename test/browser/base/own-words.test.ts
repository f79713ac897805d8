import { expect, fixtureSync } from '@open-wc/testing';
import { addWords } from '../../../src/entries/elements.js';
import { Calendar, json } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';

setUpEnvironment();

const textOf = (element: Element | null) => element?.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? '';

/** A file of words at an address that no other test has read. */
let files = 0;
function file(words: object): { readonly url: string; readonly requests: () => number } {
  const url = `/words-${files++}.json`;
  const { fetch } = globalThis;
  let requests = 0;
  globalThis.fetch = (...given: Parameters<typeof fetch>) => {
    if (!new Request(...given).url.endsWith(url)) return fetch(...given);
    requests++;
    return Promise.resolve(json(words));
  };
  return { url, requests: () => requests };
}

const emptyCalendar = (): Calendar => {
  const calendar = new Calendar();
  calendar.answer = () => json({ events: [], total: 0, total_pages: 0, rest_url: '' });
  return calendar;
};

describe('own words', () => {
  it('of a file are what all elements say, which read it once, and say nothing in other words before', async () => {
    const { baseUrl } = emptyCalendar();
    const { url, requests } = file({
      language: 'fy',
      common: { noneUpcoming: 'Noch gjin eveneminten.' },
      calendar: { views: { list: 'List', month: 'Moanne' } },
    });
    const around = fixtureSync<HTMLElement>(
      `<div lang="fy"><cal-provider base-url="${baseUrl}" own-words="${url}"><cal-event-list range="upcoming"></cal-event-list><cal-calendar views="list month"></cal-calendar></cal-provider></div>`,
    );
    const said = new Set<string>();
    const [list, calendar] = ['cal-event-list', 'cal-calendar'].map((tag) => around.querySelector(tag));
    await until(() => {
      said.add(textOf(list!));
      return textOf(list!).includes('Noch gjin eveneminten.') && textOf(calendar!).includes('Moanne');
    });
    expect([...said].filter((text) => text.includes('No upcoming'))).to.deep.equal([]);
    expect(requests()).to.equal(1);
  });

  it('of a script replace what elements say already', async () => {
    const { baseUrl } = emptyCalendar();
    const list = fixtureSync<HTMLElement>(
      `<cal-event-list lang="fi" base-url="${baseUrl}" range="upcoming"></cal-event-list>`,
    );
    await until(() => textOf(list).includes('No upcoming events yet.'));
    addWords('fi', { common: { noneUpcoming: 'Ei tapahtumia.' } });
    await until(() => textOf(list).includes('Ei tapahtumia.'));
    expect(textOf(list)).not.to.contain('No upcoming');
  });
});
