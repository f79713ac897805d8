import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-organizer-detail.js';
import '../../../src/elements/cal-venue-detail.js';
import type { CalElement } from '../../../src/elements/base/cal-element.js';
import type { CalVenueDetail } from '../../../src/elements/cal-venue-detail.js';
import { Calendar, json, recording } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { DetailPage, full } from './detail-page.js';

setUpEnvironment();

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);
const address =
  'https://tickets.example.org/events/2026/12/harbour-hall/winter-concert-series?session=8f3b2c1d9e7a6f5b4c3d2e1f0a9b8c7d&seat=parkett-links-reihe-12';
const table =
  '<table><tr><th>Tag</th><th>Uhrzeit</th><th>Veranstaltung</th><th>Veranstaltungsort</th><th>Ansprechpartner</th></tr><tr><td>Mo</td><td>19:00</td><td>Konzert</td><td>Hafenhalle</td><td>Ann</td></tr></table>';
const wide = [
  table,
  `<pre>${'x'.repeat(300)}</pre>`,
  `<p>${word}</p>`,
  `<ul><li><code>${word}</code></li></ul>`,
  `<blockquote>${address}</blockquote>`,
];
const venue = { ...(full.venue as object[])[0], venue: word, address: word, city: word, website: address };

class ContactPage extends ElementPage<CalVenueDetail> {}

/** Expects nothing of an element to stand out of a box of this width, which no window is too wide for. */
function expectInside({ around }: ElementPage<CalElement>, width: number): void {
  around.style.inlineSize = `${width}px`;
  expect(around.scrollWidth).to.equal(width);
}

/** Events with something that is wider than a page. */
const kinds = {
  'an address in a field of the site': { custom_fields: { a: { label: word, value: address } } },
  'a long name': { title: word, cost: word, venue: [venue], categories: [{ ...full.categories[0]!, name: word }] },
  'a wide description': { description: wide.join('') },
};

for (const width of [320, 1000])
  describe(`at ${width} pixels`, () => {
    for (const [tag, item] of [
      ['cal-venue-detail', 'venues.read.full'],
      ['cal-organizer-detail', 'organizers.read.full'],
    ] as const)
      it(`${tag} keeps all of it inside its page`, async () => {
        const { body } = (await recording(item)).response;
        const named = {
          venue: word,
          organizer: word,
          address: word,
          city: word,
          website: address,
          email: `${word}@example.org`,
          phone: word,
        };
        const calendar = new Calendar([]);
        const { answer } = calendar;
        calendar.answer = (url) =>
          /\/(venues|organizers)\/./.test(url.pathname)
            ? json({ ...body, ...named, description: wide.join('') })
            : answer(url);
        const page = await ContactPage.open(markupOf(tag, calendar, `${tag.split('-')[1]!}-id="${body.id}"`));
        await page.settled();
        expect(page.text('title')).to.equal(word);
        expectInside(page, width);
      });

    for (const [kind, changes] of Object.entries(kinds))
      it(`the detail of an event keeps ${kind} inside its page`, async () => {
        const page = await DetailPage.ofEvent({ ...full, ...changes } as never);
        expectInside(page, width);
        expect(page.one('base')!.scrollWidth).to.be.at.most(page.one('base')!.clientWidth);
      });
  });

it('a wide table is scrolled in a box of its own, which keys reach', async () => {
  const page = await DetailPage.ofEvent({ ...full, description: table });
  page.around.style.inlineSize = '320px';
  const region = () => page.root.querySelector<HTMLElement>('[role="region"]');
  await until(region);
  const box = region()!;
  expect(box.ariaLabel).to.equal('Table');
  expect(box.scrollWidth).to.be.above(box.clientWidth);
  box.focus();
  expect(page.root.activeElement).to.equal(box);
});

it('addresses in fields of the site are links', async () => {
  const page = await DetailPage.ofEvent({
    ...full,
    custom_fields: {
      a: { label: 'Livestream', value: `See ${address}, or ask.` },
      b: { label: 'Other', value: 'javascript:alert(1)' },
    },
  });
  const links = page.all('fact-custom').flatMap((fact) => [...fact.querySelectorAll('a')]);
  expect(links.map((link) => [textOf(link), link.href])).to.deep.equal([[address, address]]);
  expect(page.facts['Livestream']).to.equal(`See ${address}, or ask.`);
});
