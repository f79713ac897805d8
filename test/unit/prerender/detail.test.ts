import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, it } from 'vitest';
import { prerender, type PrerenderOptions } from '../../../src/prerender/index.js';
import { recordedBody } from '../../recordings.js';

type Item = Readonly<Record<string, unknown>>;

const full = recordedBody('events.read.full') as Item;
const answered = Date.UTC(2026, 10, 20, 14);

type ParsedElement = DefaultTreeAdapterMap['element'];

/** All elements of parsed HTML, with those in templates. */
function elementsIn(node: DefaultTreeAdapterMap['node']): ParsedElement[] {
  const inside =
    'content' in node ? elementsIn(node.content) : 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

/** The page with a detail that shows this event. */
async function written(event: unknown = full, attributes = '', options: Partial<PrerenderOptions> = {}) {
  const fetch = (() => Promise.resolve(Response.json(event))) as unknown as typeof globalThis.fetch;
  const page = `<cal-event-detail base-url="https://calendar.example/wp-json" event-id="89" ${attributes}></cal-event-detail>`;
  return prerender(page, { fetch, now: () => answered, ...options });
}

/** A part of the page, without its tag at the start and at the end. */
const between = (html: string, start: RegExp, end: string) => {
  const [, rest = ''] = html.split(start);
  return rest.split(end)[0]!;
};
const pictureIn = (html: string) =>
  between(html, /<template shadowrootmode="open">/, '</template>').replace(/<style>[^]*<\/style>/, '');
const wordsIn = (html: string) => between(html, /<article data-cal>/, '</article>');
const dataIn = (html: string) =>
  between(html, /<script slot="cal" type="application\/ld\+json" data-cal>/, '</script>');

/** An event at these times on the clock of New York. */
const at = (start: string, end: string, day = '2026-11-20'): Item => ({
  ...full,
  start_date: `${day} ${start}:00`,
  end_date: `${day} ${end}:00`,
  utc_start_date: new Date(`${day}T${start}:00-05:00`).toISOString().slice(0, 19).replace('T', ' '),
  utc_end_date: new Date(`${day}T${end}:00-05:00`).toISOString().slice(0, 19).replace('T', ' '),
});

describe('prerender of a detail', () => {
  it('writes title, time with year and zone, place, cost, organizers and text as words', async () => {
    const { html, written: tags } = await written();
    expect(tags).to.have.length(1);
    expect(wordsIn(html)).to.equal(
      '<h2><a href="https://calendar.example/event/new-years-eve-on-the-quay/"><bdi>New Year’s Eve on the Quay</bdi></a></h2><dl>' +
        '<dt>When</dt><dd><time datetime="2026-12-31T21:00:00-05:00">Thu, Dec 31, 2026, 9:00 PM – Fri, Jan 1, 2027, 2:00 AM, EST</time></dd>' +
        '<dt>Where</dt><dd><bdi>Harbour Hall</bdi>, 12 Quay Street, Port Alder, NY 10999, United States</dd>' +
        '<dt>Cost</dt><dd>$35</dd>' +
        '<dt>Organized by</dt><dd><bdi>Port Alder Music Society</bdi>, <bdi>Night Market Co-op</bdi>, <bdi>Foundry Collective &amp; Friends</bdi></dd></dl>' +
        '<p>We start on time and finish when the last light goes out. Proceeds go to the roof fund, which has been leaking patiently since spring. ' +
        'Bring a cup, a cushion and a curious neighbour. No experience needed – the hosts explain everything as they go.</p>' +
        '<p>Bring a cup, a cushion and a curious neighbour. Children are welcome when accompanied by somebody taller.</p>',
    );
  });

  it('says what a text holds in lines of its own, without what is no text', async () => {
    const description =
      'Before<h2>Head</h2><ul><li>One</li><li>Two<br>and more</li></ul><table><tr><td>a</td><td>b</td></tr></table><script>no</script><!-- no --><p>5 &lt; 6 &amp;amp; 7</p>';
    const { html } = await written({ ...full, description });
    expect(wordsIn(html).split('</dl>')[1]).to.equal(
      ['Before', 'Head', 'One', 'Two', 'and more', 'a', 'b', '5 &lt; 6 &amp;amp; 7']
        .map((line) => `<p>${line}</p>`)
        .join(''),
    );
  });

  it('draws when an event of a series repeats, and the way to all dates', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20270128T235959';
    const series = {
      id: 40,
      name: 'Quay',
      url: 'https://calendar.example/series/quay/',
      rule,
      start_date: '2026-12-31 21:00:00',
      dates: 5,
    };
    const { html } = await written({ ...full, series }, 'lang="de"');
    expect(pictureIn(html))
      .to.match(/Jede Woche .*Donnerstag.* 5 Termine\./)
      .and.include(`href="${series.url}"`);
    expect(pictureIn((await written()).html)).not.to.include('part="series"');
  });

  it('is said in the language of the page', async () => {
    const { html } = await written(full, 'lang="de"');
    expect(wordsIn(html)).to.contain('<dt>Wann</dt>');
    expect(pictureIn(html)).to.contain('Donnerstag, 31. Dezember');
  });

  it('says no word that ages, whatever the hour', async () => {
    for (const [start, end] of [
      ['08:00', '23:00'], // runs
      ['10:00', '11:00'], // begins in an hour
      ['22:00', '23:00'],
    ] as const) {
      const { html } = await written(at(start, end));
      expect(pictureIn(html)).to.contain('Fri, Nov 20');
      expect(pictureIn(html)).to.contain('Friday, November 20');
      // The place of what is yet to be said is kept, and not seen.
      const seen = pictureIn(html).replace(
        /<div part="nearness">[^<]*<\/div>|<span class="later whole">Today<\/span>/g,
        '',
      );
      expect(seen).not.to.match(/Today|Tomorrow|until|nearness|part="ended"/i);
      expect(html.includes('<div part="nearness">'), start).to.equal(start !== '08:00');
    }
    expect(pictureIn((await written(at('08:00', '09:00', '2026-11-21'))).html).match(/.{10}Tomorrow/g)).to.deep.equal([
      'er whole">Tomorrow',
    ]);
    for (const day of ['2026-01-01', '2026-01-02'])
      expect(pictureIn((await written(at('08:00', '09:00', day))).html)).not.to.match(/today|tomorrow/i);
  });

  it('says that an event is over only where it was by the time of the answer, everywhere', async () => {
    expect(pictureIn((await written(at('07:00', '08:00'))).html)).to.contain('part="ended"');
    const allDay = (day: string) => ({
      ...full,
      all_day: true,
      start_date: `${day} 00:00:00`,
      end_date: `${day} 23:59:59`,
    });
    // In New York, where it is, the 20th is not over while it is the 21st in UTC.
    const now = () => Date.UTC(2026, 10, 21, 4);
    expect(pictureIn((await written(allDay('2026-11-20'), '', { now })).html)).not.to.contain('part="ended"');
    expect(pictureIn((await written(allDay('2026-11-19'), '', { now })).html)).to.contain('part="ended"');
  });

  it('shows the clock of the event, and that of the zone that is set', async () => {
    expect(pictureIn((await written()).html)).not.to.contain('part="zone"');
    expect(pictureIn((await written(full, 'time-zone="Europe/Berlin"')).html)).to.match(
      /part="zone">EST<[^]*3:00[\s\u00a0]*–[\s\u00a0]*8:00\u00a0AM/,
    );
  });

  it('links to the pages of the site', async () => {
    const { html } = await written(
      full,
      'event-href="/events/{slug}" tag-href="/tags/{slug}" venue-href="/venues/{id}"',
      {
        site: 'https://site.example/page.html',
      },
    );
    expect(wordsIn(html)).to.contain('href="https://site.example/events/new-years-eve-on-the-quay"');
    expect(pictureIn(html)).to.contain('href="https://site.example/tags/live-music"');
    expect(pictureIn(html)).to.match(/href="https:\/\/site\.example\/venues\/\d+"/);
  });

  it('has no picture where it opens as a dialog, or where its event cannot be read', async () => {
    for (const { html } of [await written(full, 'mode="dialog"'), await written({ ...full, start_date: 'x' })]) {
      expect(html).not.to.contain('<template');
      expect(html).to.contain('<noscript slot="cal" data-cal>');
    }
  });

  it('shows images of the calendar and of the site, and links to those of others', async () => {
    const image = (host: string) => ({
      ...full,
      image: { ...(full.image as object), url: `https://${host}/a.png`, sizes: {} },
    });
    const options = { site: 'https://site.example/' };
    for (const host of ['calendar.example', 'www.calendar.example', 'site.example'])
      expect(pictureIn((await written(image(host), '', options)).html)).to.contain(`src="https://${host}/a.png"`);
    const { html } = await written(image('third.example'), '', options);
    expect(pictureIn(html)).not.to.contain('src="https://third');
    expect(pictureIn(html)).to.contain('class="picture-link" href="https://third.example/a.png"');
    expect(pictureIn((await written(image('third.example'), 'consent="granted"')).html)).to.contain(
      'src="https://third.example/a.png"',
    );
  });

  it('runs nothing of what an answer holds, wherever it stands', async () => {
    const attack = '</template></script><script>alert(1)</script><img src=x onerror=alert(1)>"\'>';
    const names = ['title', 'cost', 'description', 'excerpt', 'event_status_reason', 'slug'];
    const nested = ['venue', 'organizer', 'categories', 'tags'];
    const withAttacks = (item: object): object => ({
      ...item,
      name: attack,
      venue: attack,
      organizer: attack,
      phone: attack,
      address: attack,
      slug: attack,
      url: 'javascript:alert(1)',
    });
    const event = {
      ...full,
      ...Object.fromEntries(names.map((name) => [name, attack])),
      ...Object.fromEntries(
        nested.map((name) => [name, [full[name]].flat().map((item) => withAttacks(item as object))]),
      ),
      url: 'javascript:alert(1)',
      website: 'javascript:alert(1)',
      custom_fields: { x: { label: attack, value: attack } },
    };
    const { html } = await written(event, 'json-ld');
    const elements = elementsIn(parseFragment(html));
    expect(
      elements.filter(({ tagName }) => /^(script|template)$/.test(tagName)).map(({ attrs: [first] }) => first!.value),
    ).to.deep.equal(['open', 'cal', 'cal']);
    for (const { tagName, attrs } of elements)
      for (const { name, value } of attrs) {
        expect(name).not.to.match(/^on|^style$/);
        if (/^(href|src)$/.test(name)) expect(value, tagName).to.match(/^(https?|tel|mailto):/);
      }
  });

  it('leaves out a text that is nested more deeply than any', async () => {
    const { html } = await written({ ...full, excerpt: '', description: '<div>'.repeat(100_000) + 'x' }, 'json-ld');
    expect(pictureIn(html)).to.contain('New Year’s Eve on the Quay');
    expect(JSON.parse(dataIn(html))).to.include({ name: 'New Year’s Eve on the Quay' });
  });
});

describe('an event on a clock that has an offset and no name', () => {
  it('is shown on it', async () => {
    const { html } = await written({ ...at('19:00', '21:00'), timezone: 'UTC-5', timezone_abbr: 'UTC-5' });
    expect(pictureIn(html)).to.contain('7:00');
  });
});

describe('data for search engines', () => {
  it('is written where it is asked for, and replaced the next time', async () => {
    expect((await written()).html).not.to.contain('ld+json');
    expect((await written(full, 'json-ld="false"')).html).not.to.contain('ld+json');
    const { html } = await written(full, 'json-ld');
    expect(JSON.parse(dataIn(html))).to.include({
      '@context': 'https://schema.org',
      '@type': 'Event',
      startDate: '2026-12-31T21:00:00-05:00',
    });
    const fetch = (() => Promise.resolve(Response.json(full))) as unknown as typeof globalThis.fetch;
    expect((await prerender(html, { fetch, now: () => answered })).html).to.equal(html);
  });

  it('tells of all events of a list, and only of those that are public', async () => {
    const recorded = recordedBody('events.list.default') as { events: Item[] };
    const { events } = recorded;
    const answer = {
      ...recorded,
      events: events.map((event, index) => ({ ...event, status: index ? 'publish' : 'private' })),
    };
    const fetch = (() => Promise.resolve(Response.json(answer))) as unknown as typeof globalThis.fetch;
    const { html } = await prerender(
      '<cal-event-list base-url="https://calendar.example/wp-json" range="all" json-ld></cal-event-list>',
      {
        fetch,
      },
    );
    expect((JSON.parse(dataIn(html)) as { '@graph': unknown[] })['@graph']).to.have.length(events.length - 1);
    expect((await written({ ...full, status: 'draft' }, 'json-ld')).html).not.to.contain('ld+json');
  });

  it('prints that an event is cancelled, with a way to others and no room for what sells it', async () => {
    const inState = (eventStatus: string) => ({
      ...full,
      json_ld: { eventStatus: `https://schema.org/${eventStatus}` },
    });
    const html = pictureIn((await written(inState('EventCancelled'), 'list-href="https://site.example/events/"')).html);
    expect(html).to.contain('Canceled. This event does not take place.');
    expect(html).to.match(/href="https:\/\/site.example\/events\/"[^>]*><span class="labeled">See what else is on/);
    for (const sold of ['Add to calendar', '$35', 'website-button', 'Directions', 'badge-cancelled'])
      expect(html).not.to.contain(sold);
    const postponed = pictureIn((await written(inState('EventPostponed'))).html);
    expect(postponed).to.contain('Postponed. The new date is not known yet.');
    expect(postponed).not.to.contain('Add to calendar');
  });
});
