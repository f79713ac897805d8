/** What programs find that read pages and do not paint them. */
import { Readability } from '@mozilla/readability';
import { convert } from 'html-to-text';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { prerender, type PrerenderOptions } from '../../../src/prerender/index.js';
import { recordedBody } from '../../recordings.js';

const listed = {
  ...(recordedBody('events.list.default') as { events: readonly { title: string; url: string }[] }),
  total: 10,
  total_pages: 1,
};
const event = recordedBody('events.read.full') as { id: number; url: string };

/** A page of a site with an element whose events stand in it. */
async function pageWith(tag: string, attributes: string, answer: object): Promise<Document> {
  return new JSDOM(await htmlWith(tag, attributes, answer), { url: 'https://site.example/' }).window.document;
}

async function htmlWith(tag: string, attributes: string, answer: object, options?: PrerenderOptions): Promise<string> {
  const around = [
    '<!doctype html><html lang="en"><title>Port Alder</title><header><nav><a href="/">Home</a> <a href="/contact">Contact</a></nav></header><main>',
    '</main><footer><p>© Port Alder</p></footer></html>',
  ];
  const element = `<${tag} base-url="https://calendar.example/wp-json" ${attributes} time-zone="America/New_York"></${tag}>`;
  const fetch = (() => Promise.resolve(new Response(JSON.stringify(answer)))) as unknown as typeof globalThis.fetch;
  const { html } = await prerender(around.join(element), { fetch, now: () => Date.UTC(2026, 10, 20), ...options });
  return html;
}

const inOneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** How often a text stands in another. */
const timesIn = (text: string, part: string) => text.split(part).length - 1;

/** What a reader mode shows. */
function readIn(page: Document): Document {
  const { content } = new Readability(page).parse()!;
  return new JSDOM(content!).window.document;
}

/** The text of a page for whoever reads it as HTML: nothing in scripts, styles and templates is text of it. */
function textOf(page: Document): string {
  for (const data of page.querySelectorAll('script, style')) data.remove();
  return inOneLine(page.body.textContent);
}

describe('a list whose events stand in the page', () => {
  const page = () => pageWith('cal-event-list', 'range="all"', listed);

  it('is read in reader modes, with the links of all events', async () => {
    const { body } = readIn(await page());
    const links = [...body.querySelectorAll('li a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).to.deep.equal(listed.events.map(({ title, url }) => [title, url]));
    expect(inOneLine(body.textContent)).to.contain(
      'Breakfast Lecture: Tides Fri, Nov 20, 2026, 8:00 – 9:15 AM EST Port Alder Public Library',
    );
  });

  it('says each event once to whoever reads HTML', async () => {
    const text = textOf(await page());
    for (const { title } of listed.events) expect([title, timesIn(text, title)]).to.deep.equal([title, 1]);
    expect(text).not.to.match(/[{}]/);
  });
});

describe('a detail whose event stands in the page', () => {
  const page = () => pageWith('cal-event-detail', `event-id="${event.id}"`, event);

  it('is read in reader modes, with its title, what is known of it, and its text', async () => {
    const { body } = readIn(await page());
    expect(inOneLine(body.querySelector('h2')!.textContent)).to.equal('New Year’s Eve on the Quay');
    expect([...body.querySelectorAll('dt')].map(({ textContent }) => textContent)).to.include.members([
      'When',
      'Where',
    ]);
    expect(body.querySelectorAll('article > p').length).to.be.above(0);
  });

  it('says its title once to whoever reads HTML', async () => {
    expect(timesIn(textOf(await page()), 'New Year’s Eve on the Quay')).to.equal(1);
  });
});

describe('words alone', () => {
  it.each([
    ['cal-event-list', 'range="all" json-ld', listed, listed.events],
    ['cal-event-detail', `event-id="${event.id}" json-ld`, event, [event]],
    ['cal-event-month', 'date="2026-11-20"', listed, listed.events],
  ] as const)(
    'are the text of a mail, each event once with its link, in %s',
    async (tag, attributes, answer, events) => {
      const html = await htmlWith(tag, attributes, answer, { wordsAlone: true });
      expect(html).not.to.match(/<(template|style|script|noscript)/);
      const text = convert(html);
      // Headings are in capitals there.
      const words = inOneLine(text).toLowerCase();
      for (const { title, url } of events as readonly { title: string; url: string }[])
        expect([title, timesIn(words, inOneLine(title).toLowerCase()), timesIn(text, `[${url}]`)]).to.deep.equal([
          title,
          1,
          1,
        ]);
    },
  );
});
