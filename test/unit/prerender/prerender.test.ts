import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prerender, prerenderElement, type PrerenderOptions } from '../../../src/prerender/index.js';
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

const between = (html: string, start: string, end: string) =>
  html.slice(html.indexOf(start), html.indexOf(end, html.indexOf(start)));
const wordsIn = (html: string) => between(html, '<ul data-cal>', '</ul>');
const pictureIn = (html: string) =>
  between(html, '<template shadowrootmode="open">', '</template>').replace(/<style>[^]*<\/style>/, '');
const answerIn = (html: string) =>
  JSON.parse(between(html, '<script slot="cal"', '</script>').replace(/^<script[^>]*>/, '')) as Listed;

const withTitle = (title: string, more: object = {}) => ({
  events: [{ ...recorded.events[0], title, ...more }],
  total: 1,
  total_pages: 1,
});

describe('prerender', () => {
  it('writes the events as a picture, as words with date, year and zone, and as the answer', async () => {
    const { html, written, left } = await prerender(list(), calendar().options);
    expect(pictureIn(html).match(/class="card/g)).to.have.length(10);
    expect(pictureIn(html)).to.contain('>Breakfast Lecture: Tides</a>');
    expect(wordsIn(html)).to.contain(
      '<a href="https://calendar.example/event/breakfast-lecture-tides/"><bdi>Breakfast Lecture: Tides</bdi></a> ' +
        '<time datetime="2026-11-20T08:00:00-05:00">Fri, Nov 20, 2026, 8:00 – 9:15 AM EST</time> <bdi>Port Alder Public Library, Port Alder</bdi>',
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
    expect(pictureIn(html), 'the clock of the element’s zone').to.contain('part="zone"');
  });

  it('says no word that ages, and keeps the place of each', async () => {
    const near = (day: string, more: object = {}) => ({
      start_date: `${day} 10:00:00`,
      end_date: `${day} 23:00:00`,
      utc_start_date: `${day} 15:00:00`,
      utc_end_date: `${day} 23:59:00`,
      ...more,
    });
    const days = [
      near('2026-11-20'),
      near('2026-11-21'),
      near('2026-11-19', { end_date: '2026-11-23 23:00:00', utc_end_date: '2026-11-24 04:00:00' }),
    ];
    const answer = { events: days.map((dates) => ({ ...recorded.events[0], ...dates })), total: 3, total_pages: 1 };
    const placesOf = async (attributes: string) => {
      const zoned = list(`time-zone="America/New_York" ${attributes}`).replace('range="all"', '');
      const picture = pictureIn((await prerender(zoned, calendar(answer).options)).html);
      const place = /<(span|div) [^>]*(?:class="(?:near|runs)"|part="nearness")[^>]*>([^<]*)<\/\1>/g;
      expect(picture.replaceAll(place, ''), attributes).not.to.match(/today|tomorrow|now|in \d+ (hour|day)/i);
      return [...picture.matchAll(place)].map(([, , text]) => text!.trim());
    };
    const runs = 'Now · until Nov 23';
    expect(await placesOf('')).to.deep.equal(['Today ·', 'in 1 hour', 'Tomorrow ·', runs]);
    expect(await placesOf('layout="compact"')).to.deep.equal(['Today ·', 'Tomorrow ·', runs]);
    expect(await placesOf('layout="cards" group-by="day"')).to.deep.equal([
      'Today ·',
      'Today ·',
      'in 1 hour',
      runs,
      'Tomorrow ·',
      'Tomorrow ·',
    ]);
    const rails = await placesOf('group-by="day"');
    expect(rails).to.include.members(['today', 'tomorrow']);
  });

  it('gives what stands in for a picture its hue, and shows a small picture as small as it is, without the attribute style', async () => {
    const pictured = (event: object) => prerender(list('layout="cards"'), calendar(withTitle('One', event)).options);
    const { html } = await pictured({ image: { url: 'https://example.org/a.png', width: 90, height: 60, sizes: {} } });
    expect(pictureIn(html)).to.match(/<img [^>]*class="small"/);
    const image = { url: 'https://example.org/a.png', width: 900, height: 600, sizes: {} };
    const [one, other] = [recorded.events[0]!, recorded.events[1]!];
    const events = [
      { ...one, image },
      { ...other, categories: [{ id: 7, name: 'Music', slug: 'music' }] },
    ];
    const answer = { events, total: 2, total_pages: 1 };
    const { html: page } = await prerender(list('layout="cards"'), calendar(answer).options);
    // 7 × 137.5 is 242.5 and two turns.
    expect(pictureIn(page)).to.match(/<div [^>]*class="image placeholder [^>]*data-hue="16"/);
    expect(page).to.match(/data-hue='16'\] {\s*--_hue: 240;?\s*}/);
    expect(page).not.to.contain(' style=');
  });

  it('runs nothing of what an answer holds', async () => {
    const titles = [
      '</template><script>alert(1)</script>',
      '</script><script>alert(1)</script>',
      '<!--<script>',
      ']]>',
      '&amp;lt;b&gt;',
      '&lt;/template&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      '&lt;img src=x onerror=alert(1)&gt;',
      '\u2028\ud800',
      '"><img src=x onerror=alert(1)>',
    ];
    for (const title of titles) {
      const answer = withTitle(title, { url: 'javascript:alert(1)', website: 'javascript:alert(1)' });
      const { html } = await prerender(list(), calendar(answer).options);
      expect(html.match(/<script/g), title).to.have.length(1);
      expect(html.match(/<\/script/g), title).to.have.length(1);
      expect(html.match(/<\/template/g), title).to.have.length(1);
      expect(html.replace(/<script slot[^]*<\/script>/, ''), title).not.to.match(
        /<img|href="javascript|<[^>]*onerror=/,
      );
      expect(answerIn(html).events[0]!.title).to.equal(
        title.toWellFormed() === title ? title : JSON.parse(JSON.stringify(title)),
      );
    }
  });

  it('writes words and the answer of other elements where no script runs', async () => {
    const { html } = await prerender(
      '<cal-venue-list base-url="https://example.org/wp-json"></cal-venue-list>',
      calendar(recordedBody('bulk/venues.all') as object).options,
    );
    expect(html).to.contain('<noscript slot="cal" data-cal><ul data-cal><li>');
    expect(html, 'an address in the order of its country').to.contain(
      '<bdi>12 Quay Street, Port Alder, NY 10999, United States</bdi>',
    );
    expect(html).not.to.contain('<template');
    expect(html).to.contain('<script slot="cal" type="application/json"');
  });

  it('prints the pages to turn where the element does, the one that it shows among them, and no other button', async () => {
    const paged = { ...recorded, total: 95, total_pages: 10 };
    const picture = pictureIn((await prerender(list('paging="pager" page="4"'), calendar(paged).options)).html);
    expect(picture).to.contain('<nav part="pager" aria-label="Pages">');
    expect(picture.match(/aria-label="Page [^"]*"/g)).to.deep.equal(
      [1, 2, 3, 4, 5, 10].map((page) => `aria-label="Page ${page} of 10"`),
    );
    expect(picture).to.match(/class="current"\s+type="button"\s+aria-label="Page 4 of 10"\s+aria-current="page"/);
    expect(picture).not.to.contain('class="more"');
    expect(
      pictureIn(
        (await prerender(list('paging="pager"'), calendar({ ...recorded, total: 10, total_pages: 1 }).options)).html,
      ),
    ).not.to.contain('<button');
  });

  it('has all events of a month in its words, of however many pages the calendar gives them, and all answers where it draws them', async () => {
    for (const view of ['cal-event-month', 'cal-event-week', 'cal-calendar views="month"']) {
      const asked: (string | null)[] = [];
      const fetch = ((url: string) => {
        const page = new URL(url).searchParams.get('page');
        asked.push(page);
        const events = [{ ...recorded.events[0], id: Number(page), title: `Of page ${page}` }];
        return Promise.resolve(new Response(JSON.stringify({ events, total: 3, total_pages: 3 })));
      }) as unknown as typeof globalThis.fetch;
      const { html } = await prerender(`<${view} base-url="https://example.org/wp-json">`, {
        fetch,
        now: () => answered,
      });
      expect(asked, view).to.deep.equal(['1', '2', '3']);
      expect([...wordsIn(html).matchAll(/Of page \d/g)].map(String)).to.deep.equal([
        'Of page 1',
        'Of page 2',
        'Of page 3',
      ]);
      expect(html.match(/<script slot="cal"/g), view).to.have.length(view === 'cal-event-week' ? 1 : 3);
    }
  });

  it('has in the words of a month or a week what touches the days that its heading names, and nothing of the days around them', async () => {
    const dated: readonly (readonly [title: string, start: string, end: string, more?: object])[] = [
      ['October', '2026-10-31 20:00:00', '2026-10-31 23:00:00'],
      ['Until midnight', '2026-10-31 20:00:00', '2026-11-01 00:00:00'],
      ['Into November', '2026-10-31 20:00:00', '2026-11-01 02:00:00'],
      ['Fair', '2026-10-20 00:00:00', '2026-11-10 23:59:59', { all_day: true }],
      ['Monday', '2026-11-16 09:00:00', '2026-11-16 10:00:00'],
      ['Sunday night', '2026-11-22 20:00:00', '2026-11-22 21:00:00'],
      ['Last evening', '2026-11-30 20:00:00', '2026-11-30 21:00:00'],
      ['December', '2026-12-01 09:00:00', '2026-12-01 10:00:00'],
    ];
    const { options } = calendar({
      events: dated.map(([title, start_date, end_date, more], index) => ({
        ...recorded.events[0],
        id: index + 1,
        title,
        start_date,
        end_date,
        ...more,
      })),
      total: dated.length,
      total_pages: 1,
    });
    const titlesIn = async (element: string) => {
      const tag = element.split(' ')[0];
      const page = `<html lang="de"><${element} base-url="https://example.org/wp-json"></${tag}>`;
      const words = wordsIn((await prerender(page, options)).html);
      return dated.map(([title]) => title).filter((title) => words.includes(`>${title}</bdi></a>`));
    };
    const november = ['Into November', 'Fair', 'Monday', 'Sunday night', 'Last evening'];
    expect(await titlesIn('cal-event-month')).to.deep.equal(november);
    expect(await titlesIn('cal-calendar views="month"')).to.deep.equal(november);
    expect(await titlesIn('cal-event-month date="2026-12-24"')).to.deep.equal(['December']);
    expect(await titlesIn('cal-event-week')).to.deep.equal(['Monday', 'Sunday night']);
    expect(await titlesIn('cal-event-week date="2026-11-22" days="1"')).to.deep.equal(['Sunday night']);
    expect(await titlesIn('cal-event-week first-day="7"')).to.deep.equal(['Monday']);
    const inBerlin = 'time-display="visitor" time-zone="Europe/Berlin"';
    expect(await titlesIn(`cal-event-month ${inBerlin}`)).to.deep.equal([
      'October',
      'Until midnight',
      ...november.slice(0, -1),
    ]);
    expect(await titlesIn(`cal-event-week ${inBerlin}`)).to.deep.equal(['Monday']);
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

  it('leaves what elements compose, and what might be a secret', async () => {
    for (const [attributes, reason] of [
      ['fold-series', 'what it asks first depends on more'],
      ['ongoing="last"', 'what it asks first depends on more'],
      ['base-url="https://example.org/wp-json https://other.example/wp-json"', 'it shows several calendars as one'],
      ['base-url="https://example.org/wp-json/?rest_route=/&token=abc"', 'which might be a secret'],
      ['per-page="many"', 'or cannot be read'],
    ] as const) {
      const { asked, options } = calendar();
      const page = `<cal-event-list ${attributes} base-url="https://example.org/wp-json"></cal-event-list>`;
      const { html, left } = await prerender(page, options);
      expect(left[0]?.reason, attributes).to.contain(reason);
      expect(html).to.equal(page);
      expect(asked).to.deep.equal([]);
    }
  });

  it('writes words and the answer alone where a picture could not be right, and says why', async () => {
    for (const [page, remark] of [
      [list('color-by="venue"'), 'not printed, because its colors'],
      [
        list('', '<template slot="item"><b data-cal="title"></b></template>'),
        'not printed, because its cards are made by a template',
      ],
      [list('open-event="3"'), 'not printed, because it marks the event that is open'],
      [list('own-words="/words/nl.json"'), 'not printed, because its words are those of a file'],
    ] as const) {
      const { html, written } = await prerender(`<html lang=en>${page}`, calendar().options);
      expect(written[0]!.remarks[0]).to.contain(remark);
      expect(html).not.to.contain('shadowrootmode');
      expect(html).to.contain('<noscript slot="cal" data-cal><ul data-cal><li>').and.contain('<script slot="cal"');
    }
  });

  it('says of a month what addresses without https and texts with entities belong to, and until when it is right', async () => {
    const plain = { ...recorded.events[0], title: 'Tides &amp; Tea', url: 'http://example.org/tides' };
    const { options } = calendar({ events: [plain], total: 1, total_pages: 1 });
    const page =
      '<cal-event-month base-url="http://example.org/wp-json" time-zone="America/New_York"></cal-event-month>';
    const { html, expires } = await prerender(page, { ...options, now: () => Date.UTC(2026, 10, 20, 13) });
    expect(wordsIn(html)).to.contain('<li><a href="http://example.org/tides"><bdi>Tides &amp; Tea</bdi></a>');
    expect(new Date(expires!).toISOString()).to.equal('2026-11-20T14:15:00.000Z');
  });

  it('leaves a calendar whose view depends on more than its attributes, and draws the list that another begins with', async () => {
    const of = (attributes: string) =>
      `<cal-calendar base-url="https://example.org/wp-json" ${attributes}></cal-calendar>`;
    const { left, written, html } = await prerender(of('views="week"') + of('views="list"'), calendar().options);
    expect(left.map(({ reason }) => reason)).to.deep.equal([
      'what it asks first depends on more than its attributes, or cannot be read',
    ]);
    expect(written.map(({ tag, remarks }) => [tag, ...remarks])).to.deep.equal([
      ['cal-calendar', 'no lang is set, so it is in English'],
    ]);
    const [, list] =
      /<div class="view" data-view="cal-event-list"><template shadowrootmode="open">([^]*?)<\/template><slot><\/slot><\/div>/.exec(
        html,
      )!;
    expect(list!.match(/class="card/g)).to.have.length(10);
    expect(html.match(/<p class="as-of/g)).to.have.length(1);
  });

  it('keeps a shadow root that is not ours', async () => {
    const page = list('', '<template shadowrootmode="open"><b>Mine</b></template>');
    const { html, left } = await prerender(page, calendar().options);
    expect(html).to.equal(page);
    expect(left[0]!.reason).to.equal('it has a shadow root of its own');
  });

  it('leaves out an answer that is too long, and all where that is asked for', async () => {
    const long = {
      ...recorded,
      events: [{ ...recorded.events[0], description: 'x'.repeat(200_001) }],
      total: 1,
      total_pages: 1,
    };
    const { html, written } = await prerender(`<html lang=en>${list()}`, calendar(long).options);
    expect(html).not.to.contain('<script');
    expect(written[0]!.remarks).to.deep.equal(['without the answer, which is longer than 200 kB']);
    expect((await prerender(list(), { ...calendar().options, data: false })).html).not.to.contain('<script');
  });

  it('writes an answer once into a page', async () => {
    const { html } = await prerender(list() + list('group-by="day"'), calendar().options);
    expect(html.match(/<script/g)).to.have.length(1);
    expect(html.match(/<template/g)).to.have.length(2);
  });

  it('reads the pages of a past list that it shows, and writes them all', async () => {
    const asked: string[] = [];
    const fetch = ((url: string) => {
      asked.push(url);
      const page = Number(new URL(url).searchParams.get('page'));
      const events = recorded.events.map((event, index) => ({
        ...event,
        id: page * 100 + index,
        title: `${page}-${index}`,
      }));
      return Promise.resolve(new Response(JSON.stringify({ events, total: 30, total_pages: 3 })));
    }) as unknown as typeof globalThis.fetch;
    const later = { fetch, now: () => Date.UTC(2027, 10, 20) };
    const { html } = await prerender(list('range="past"').replace('range="all"', ''), later);
    expect(wordsIn(html)).to.match(/<li><a [^>]*><bdi>3-9</);
    expect(wordsIn(html)).not.to.contain('>1-');
    expect(html.match(/<script/g)).to.have.length(asked.length);
  });

  it('warns where no language is set, and speaks that of the options', async () => {
    const { options } = calendar();
    expect((await prerender(list(), options)).written[0]!.remarks).to.deep.equal([
      'no lang is set, so it is in English',
    ]);
    expect((await prerender(`<div lang="fr">${list()}</div>`, options)).written[0]!.remarks).to.deep.equal([]);
    expect((await prerender(list(), { ...options, language: 'de' })).html).to.contain('10 von 218 Veranstaltungen');
  });

  it('takes the zone of the options for what day is today, for how old the answer is, and to keep the place of a second clock', async () => {
    const { asked, options } = calendar();
    const upcoming = list().replace('range="all"', '');
    const { html } = await prerender(upcoming, {
      ...options,
      now: () => Date.UTC(2026, 10, 20, 22),
      timeZone: 'Pacific/Kiritimati',
    });
    expect(asked[0]).to.contain('ends_after=2026-11-19');
    const picture = pictureIn(html);
    expect(picture, 'each event is on its own clock').to.match(/<time part=\"date\"[^>]* datetime=\"[^\"]*-05:00\"/);
    expect(picture)
      .to.match(/class="base printed kept-clocks"/)
      .and.match(/part="zone">EST</);
    expect(picture).to.match(/As of Nov 21, 2026, 12:00 PM</);
    // The clock that an element names is seen.
    const named = await prerender(upcoming.replace('>', ' time-zone="Pacific/Kiritimati">'), options);
    expect(pictureIn(named.html)).to.contain('part="zone"').and.not.contain('class="base printed kept-clocks"');
  });

  it('says in words which events do not take place as planned', async () => {
    const { options } = calendar(withTitle('Lecture', { event_status: 'cancelled' }));
    expect(wordsIn((await prerender(list(), options)).html)).to.contain('</bdi></a> (Canceled) <time');
  });

  it('is right until the first event ends or the day does', async () => {
    const at = (hour: number) => ({ ...calendar().options, now: () => Date.UTC(2026, 10, 20, hour) });
    const zoned = list('time-zone="America/New_York"');
    expect(new Date((await prerender(zoned, at(13))).expires!).toISOString()).to.equal('2026-11-20T14:15:00.000Z');
    const long = withTitle('Weeks', {
      start_date: '2026-11-01 10:00:00',
      end_date: '2026-12-01 10:00:00',
      utc_end_date: '2026-12-01 15:00:00',
    });
    const { expires } = await prerender(zoned, { ...calendar(long).options, now: () => Date.UTC(2026, 10, 20, 14) });
    expect(new Date(expires!).toISOString()).to.equal('2026-11-21T05:00:00.000Z');
    expect((await prerender('<p>Nothing</p>')).expires).to.equal(undefined);
  });

  it('shows images of the calendar and of the site, and of others only where consent is granted', async () => {
    const image = (host: string) => ({ url: `https://${host}/a.jpg`, width: 600, height: 400, sizes: {} });
    const shown = async (host: string, attributes = '') => {
      const { html } = await prerender(list(attributes), {
        ...calendar(withTitle('Pictured', { image: image(host) })).options,
        site: 'https://site.example/page.html',
      });
      return pictureIn(html).includes('<img');
    };
    expect(await shown('example.org')).to.equal(true);
    expect(await shown('site.example')).to.equal(true);
    expect(await shown('third.example')).to.equal(false);
    expect(await shown('third.example', 'consent="granted"')).to.equal(true);
  });

  it('marks styles with a nonce, or links them, and gives the hash of those that are inline', async () => {
    const { options } = calendar();
    const inline = await prerender(list() + list('layout="cards"'), { ...options, nonce: 'a"b' });
    expect(inline.html).to.contain('<style nonce="a&quot;b">');
    const style = between(inline.html, '<style nonce="a&quot;b">', '</style>').replace('<style nonce="a&quot;b">', '');
    expect(inline.styleHashes).to.deep.equal([`sha256-${createHash('sha256').update(style).digest('base64')}`]);
    const linked = await prerender(list(), { ...options, styles: 'https://cdn.example/pictures' });
    expect(linked.html).to.contain('<link rel="stylesheet" href="https://cdn.example/pictures/cal-event-list.css">');
    expect(linked.styleHashes).to.deep.equal([]);
  });

  it('marks when each event is over in lists of what is to come, in whatever zone its days are', async () => {
    const upcoming = (attributes = '') => list(attributes).replace('range="all"', '');
    const wholeDay = { all_day: true, start_date: '2026-11-21 00:00:00', end_date: '2026-11-22 23:59:59' };
    const { options } = calendar(withTitle('Days', wholeDay));
    const inVisitorsZone = await prerender(upcoming('time-display="visitor"'), options);
    expect(inVisitorsZone.html.match(/data-cal-end="2026-11-22T24:00"/g)).to.have.length(2);
    for (const attributes of ['', 'time-zone="Europe/Berlin"', 'time-display="visitor" time-zone="America/New_York"']) {
      const { html } = await prerender(upcoming(attributes), options);
      expect(html.match(/data-cal-end="2026-11-23T05:00:00Z"/g)).to.have.length(2);
    }
    expect((await prerender(list(), options)).html).not.to.contain('data-cal-end');
  });

  it('asks only the calendars that are allowed', async () => {
    const { asked, options } = calendar();
    const { left } = await prerender(list(), { ...options, calendars: ['https://other.example/'] });
    expect(left).to.deep.equal([{ tag: 'cal-event-list', reason: 'its calendar is none of those that may be asked' }]);
    const similar = {
      ...options,
      calendars: ['https://example.org/wp', 'https://example.or', 'https://example.org.evil.example/'],
    };
    expect((await prerender(list(), similar)).left).to.have.length(1);
    expect(asked).to.deep.equal([]);
  });

  it('throws for a calendar that answers with an error or a page, and for none', async () => {
    await expect(prerender(list(), calendar(recorded, 500).options)).rejects.toThrow('answered with status 500');
    await expect(prerender(list(), calendar('<!doctype html>').options)).rejects.toThrow('did not answer with JSON');
    const away = (() => Promise.reject(new TypeError('fetch failed'))) as unknown as typeof fetch;
    await expect(prerender(list(), { fetch: away })).rejects.toThrow('cannot be reached');
  });

  /** A site whose calendar has another namespace, and where the index of the site is. */
  function otherNamespace(root: string) {
    const asked: string[] = [];
    const fetch = ((url: string) => {
      asked.push(url);
      const isCalendar = url.startsWith(`${root}tribe/events/v1/events`);
      const isIndex = url === `${root}${root.includes('?') ? '&' : '?'}_fields=namespaces`;
      const body = isCalendar
        ? recorded
        : isIndex
          ? { namespaces: ['wp/v2', 'tribe/events/v1'] }
          : { code: 'rest_no_route' };
      return Promise.resolve(Response.json(body, { status: isCalendar || isIndex ? 200 : 404 }));
    }) as unknown as typeof globalThis.fetch;
    return { asked, options: { fetch, now: () => answered } satisfies PrerenderOptions };
  }

  it('looks for the calendar of a site that has another namespace, as elements do, and says where it is', async () => {
    for (const root of ['https://example.org/wp-json/', 'https://example.org/?rest_route=/']) {
      const { asked, options } = otherNamespace(root);
      const { html, written } = await prerender(`<html lang=en>${list()}`, options);
      expect(pictureIn(html).match(/class="card/g), root).to.have.length(10);
      const [first, found] = [asked[0]!, asked.at(-1)!];
      expect(found).to.contain('tribe/events/v1/events').and.contain(new URL(first).search.slice(1));
      // What a script asks first is the address that its attributes name.
      expect(html).to.contain(`data-cal="${first.replaceAll('&', '&amp;')}"`);
      expect(written[0]!.remarks).to.deep.equal([`its calendar is at another namespace than the page says: ${found}`]);
    }
  });

  it('does not look for a calendar where it may not ask', async () => {
    const { asked, options } = otherNamespace('https://example.org/wp-json/');
    const allowed = { ...options, calendars: ['https://example.org/wp-json/cal'] };
    await expect(prerender(list(), allowed)).rejects.toThrow('answered with status 404');
    expect(asked).to.have.length(1);
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

describe('prerenderElement', () => {
  it('gives what frameworks write: attributes, and the HTML inside', async () => {
    const { options } = calendar();
    const given = {
      'base-url': 'https://example.org/wp-json',
      range: 'all',
      'heading-level': 2,
      persist: true,
      free: false,
      limit: undefined,
    };
    const { attributes, inner, styleHashes, expires, left } = await prerenderElement('cal-event-list', given, {
      ...options,
      language: 'de',
    });
    expect(attributes).to.deep.equal({
      lang: 'de',
      'base-url': 'https://example.org/wp-json',
      range: 'all',
      'heading-level': '2',
      persist: '',
    });
    expect(inner)
      .to.match(/^<template shadowrootmode="open"><!--cal--><style>/)
      .and.contain('aria-level="2"')
      .and.contain('<ul data-cal>');
    expect([styleHashes.length, typeof expires, left]).to.deep.equal([1, 'number', undefined]);
  });

  it('gives nothing for what is left as it is, with the reason, and throws for what is none of ours', async () => {
    const { inner, left } = await prerenderElement('cal-event-search', {});
    expect([inner, left]).to.deep.equal(['', 'it asks for nothing by itself']);
    await expect(prerenderElement('cal-event-lsit', {})).rejects.toThrow(
      '“cal-event-lsit” is no element of cal-elements',
    );
  });
});
