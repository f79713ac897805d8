import { describe, expect, it } from 'vitest';
import { prerender, type PrerenderOptions } from '../../../src/prerender/index.js';
import { recordedBody } from '../../recordings.js';

interface Listed {
  readonly events: readonly Record<string, unknown>[];
}

const recorded = recordedBody('events.list.default') as Listed;
const answered = Date.UTC(2026, 10, 20, 14);

/** A calendar that gives the same answer to all that is asked, and remembers what that was. */
function calendar(answer: object | string = recorded, status = 200) {
  const asked: string[] = [];
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const fetch = ((url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(text, { status }));
  }) as unknown as typeof globalThis.fetch;
  return { asked, options: { fetch, now: () => answered } satisfies PrerenderOptions };
}

const list = (attributes = '', content = '') =>
  `<cal-event-list base-url="https://example.org/wp-json" range="all" ${attributes}>${content}</cal-event-list>`;

const between = (html: string, start: string, end: string) => html.slice(html.indexOf(start), html.indexOf(end, html.indexOf(start)));
const wordsIn = (html: string) => between(html, '<ul data-cal>', '</ul>');
const pictureIn = (html: string) => between(html, '<template shadowrootmode="open">', '</template>').replace(/<style>[^]*<\/style>/, '');
const answerIn = (html: string) => JSON.parse(between(html, '<script slot="cal"', '</script>').replace(/^<script[^>]*>/, '')) as Listed;

const withTitle = (title: string, more: object = {}) => ({ events: [{ ...recorded.events[0], title, ...more }], total: 1, total_pages: 1 });

describe('prerender', () => {
  it('writes the events as a picture, as words with date, year and zone, and as the answer', async () => {
    const { html, written, left } = await prerender(list(), calendar().options);
    expect(pictureIn(html).match(/class="card/g)).to.have.length(10);
    expect(pictureIn(html)).to.contain('>Breakfast Lecture: Tides</a>');
    expect(wordsIn(html)).to.contain(
      '<a href="https://calendar.example/event/breakfast-lecture-tides/">Breakfast Lecture: Tides</a> ' +
        '<time datetime="2026-11-20T08:00:00-05:00">Fri, Nov 20, 2026, 8:00 – 9:15 AM EST</time> Port Alder Public Library, Port Alder',
    );
    expect(answerIn(html)).to.deep.equal(recorded);
    expect(html).to.contain('data-cal-time="2026-11-20T14:00:00.000Z"');
    expect(written.map(({ tag }) => tag)).to.deep.equal(['cal-event-list']);
    expect(left).to.deep.equal([]);
  });

  it('leaves every byte outside of our tags as it is, and the content that an author gave', async () => {
    const before = '\ufeff<!DOCTYPE html>\r\n<html lang=en><!-- x --><body class=x><p>Not closed\r\n<div>';
    const page = `${before}${list('', '<b slot="header">Events</b>')}\r\n<img src=a>&nbsp;`;
    const { html } = await prerender(page, calendar().options);
    expect(html.startsWith(before)).to.equal(true);
    expect(html.endsWith('<b slot="header">Events</b></cal-event-list>\r\n<img src=a>&nbsp;')).to.equal(true);
  });

  it('replaces what it has written before', async () => {
    const { html } = await prerender(list(), calendar().options);
    expect((await prerender(html, calendar().options)).html).to.equal(html);
    const { html: later } = await prerender(html, calendar(withTitle('Only this')).options);
    expect(later).to.contain('Only this');
    expect(later).not.to.contain('Breakfast');
  });

  it('asks once for what several elements show', async () => {
    const { asked, options } = calendar();
    await prerender(`<div>${list()}${list()}${list('per-page="3"')}</div>`, options);
    expect(asked).to.have.length(2);
  });

  it('finds settings, language and zone where the element finds them', async () => {
    const { asked, options } = calendar();
    const page = `<html lang="de"><cal-provider base-url="https://kalender.example/wp-json" time-zone="Europe/Berlin">
      <section><cal-event-list range="all"></cal-event-list></section></cal-provider></html>`;
    const { html } = await prerender(page, options);
    expect(asked[0]).to.match(/^https:\/\/kalender\.example\/wp-json\/cal\/events\/v1\/events\?/);
    expect(wordsIn(html)).to.contain('Fr., 20. Nov. 2026, 08:00–09:15 Uhr GMT-5');
    expect(pictureIn(html), 'the clock of the element’s zone').to.contain('part="visitor-time"');
  });

  it('says no word that ages', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const event = {
      start_date: `${today} 10:00:00`,
      end_date: `${today} 23:00:00`,
      utc_start_date: `${today} 15:00:00`,
      utc_end_date: `${today} 23:59:00`,
    };
    const { html } = await prerender(list(), { ...calendar(withTitle('Now', event)).options, now: Date.now });
    expect(html).to.contain('>Now</a>');
    expect(pictureIn(html)).not.to.match(/Today|Tomorrow|until/);
  });

  it('runs nothing of what an answer holds', async () => {
    const titles = [
      '</template><script>alert(1)</script>',
      '</script><script>alert(1)</script>',
      '<!--<script>',
      ']]>',
      '&amp;lt;b&gt;',
      '\u2028\ud800',
      '"><img src=x onerror=alert(1)>',
    ];
    for (const title of titles) {
      const answer = withTitle(title, { url: 'javascript:alert(1)', website: 'javascript:alert(1)' });
      const { html } = await prerender(list(), calendar(answer).options);
      expect(html.match(/<script/g), title).to.have.length(1);
      expect(html.match(/<\/script/g), title).to.have.length(1);
      expect(html.match(/<\/template/g), title).to.have.length(1);
      expect(html.replace(/<script slot[^]*<\/script>/, ''), title).not.to.match(/<img|href="javascript|onerror=/);
      expect(answerIn(html).events[0]!.title).to.equal(title.toWellFormed() === title ? title : JSON.parse(JSON.stringify(title)));
    }
  });

  it('writes words and the answer of other elements where no script runs', async () => {
    const { html } = await prerender(
      '<cal-venue-list base-url="https://example.org/wp-json"></cal-venue-list>',
      calendar(recordedBody('bulk/venues.all') as object).options,
    );
    expect(html).to.contain('<noscript slot="cal" data-cal><ul data-cal><li>');
    expect(html).not.to.contain('<template');
    expect(html).to.contain('<script slot="cal" type="application/json"');
  });

  it('tells which elements it leaves as they are, and why', async () => {
    const page = `<p>${list()}</p>${list('free')}<cal-event-search for="list"></cal-event-search>`;
    const { html, left } = await prerender(page, calendar().options);
    expect(left).to.deep.equal([
      { tag: 'cal-event-list', reason: 'it stands in a paragraph, which no list may' },
      { tag: 'cal-event-list', reason: 'what it asks first depends on more than its attributes, or cannot be read' },
      { tag: 'cal-event-search', reason: 'it asks for nothing by itself' },
    ]);
    expect(html).to.equal(page);
  });

  it('asks only the calendars that are allowed', async () => {
    const { asked, options } = calendar();
    const { left } = await prerender(list(), { ...options, calendars: ['https://other.example/'] });
    expect(left).to.deep.equal([{ tag: 'cal-event-list', reason: 'its calendar is none of those that may be asked' }]);
    expect(asked).to.deep.equal([]);
  });

  it('throws for a calendar that answers with an error or a page, and for none', async () => {
    await expect(prerender(list(), calendar(recorded, 500).options)).rejects.toThrow('answered with status 500');
    await expect(prerender(list(), calendar('<!doctype html>').options)).rejects.toThrow('did not answer with JSON');
    const away = (() => Promise.reject(new TypeError('fetch failed'))) as unknown as typeof fetch;
    await expect(prerender(list(), { fetch: away })).rejects.toThrow('cannot be reached');
  });

  it('writes an empty list for a calendar without events', async () => {
    const { html } = await prerender(list(), calendar({ events: [], total: 0, total_pages: 0 }).options);
    expect(wordsIn(html)).to.equal('<ul data-cal>');
    expect(html).to.contain('"events":[]');
  });

  it('leaves the document of whoever calls it alone', async () => {
    expect('document' in globalThis).to.equal(false);
    await prerender(list(), calendar().options);
    expect('document' in globalThis).to.equal(false);
  });
});
