import { expect } from '@open-wc/testing';
import { atLeastOne } from '../../at-least-one.js';
import { Calendar, recordedEvent } from '../calendar.js';
import { setUpEnvironment } from '../environment.js';
import { eventAt } from '../period/made-events.js';
import { listMarkup, ListPage } from './list-page.js';

setUpEnvironment();

const { venue, categories } = await recordedEvent('full');
const inHall = (name: string) => [{ ...(venue as object), venue: name, city: 'Bay' }] as never;

/** Events of one evening each, whose titles fit a line in any face. */
const events = Array.from({ length: 10 }, (_, index) =>
  eventAt(`Choir ${index}`, `2026-11-2${index} 20:00`, `2026-11-2${index} 21:00`, {
    venue: inHall('Hall'),
    categories,
    cost: '€5',
    featured: index % 2 === 0,
  }),
);

/** A list in a telephone: 375 pixels less the margins of its page. */
async function onPhone(changes: Partial<(typeof events)[0]> = {}, attributes = ''): Promise<ListPage> {
  const calendar = new Calendar(events.map((event) => ({ ...event, ...changes })));
  const page = await ListPage.open(listMarkup(calendar, `range="all" ${attributes}`), '331px');
  await page.settled();
  return page;
}

const isSeen = (part: Element) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none';

/** The lines of text in a card, by the places of its parts. */
const linesOf = (card: Element): number[] => [
  ...new Set(
    [...card.querySelectorAll('.body > *')]
      .filter(isSeen)
      .map((part) => Math.round(part.getBoundingClientRect().bottom)),
  ),
];

describe('a list on a telephone', () => {
  it('has three lines a row, with the price beside the venue', async () => {
    const page = await onPhone();
    for (const card of atLeastOne(page.all('card'))) {
      expect(linesOf(card)).to.have.length(3);
      const [place, price] = ['venue', 'cost'].map((part) => card.querySelector(`[part="${part}"]`)!);
      expect(Math.round(price!.getBoundingClientRect().top)).to.equal(Math.round(place!.getBoundingClientRect().top));
    }
  });

  it('shows ten rows within 840 pixels, none higher than 110', async () => {
    const items = (await onPhone()).all('item').map((item) => item.getBoundingClientRect());
    expect(items).to.have.length(10);
    expect(items.at(-1)!.bottom - items[0]!.top).to.be.at.most(840);
    expect(Math.max(...items.map(({ height }) => height))).to.be.at.most(110);
  });

  it('cuts a long venue, and never the price', async () => {
    const long = 'The Hall of the Society of Lamplighters and Lighthouse Keepers';
    const page = await onPhone({ venue: inHall(long), cost: 'Pay what you can' });
    const [card] = page.all('card');
    const [place, price] = ['venue', 'cost'].map((part) => card!.querySelector(`[part="${part}"]`)!);
    expect(place!.scrollWidth).to.be.above(place!.clientWidth);
    expect(price!.scrollWidth).to.equal(price!.clientWidth);
    expect(card!.scrollWidth).to.equal(card!.clientWidth);
    expect(linesOf(card!)).to.have.length(3);
  });

  it('marks what is featured with a star, and leaves categories to those who hear them', async () => {
    const [featured, other] = (await onPhone()).all('card');
    const starOf = (card: Element) => getComputedStyle(card.querySelector('.title')!, '::before').content;
    expect([starOf(featured!), starOf(other!)].map((content) => content.includes('★'))).to.deep.equal([true, false]);
    for (const part of ['badges', 'categories']) {
      const hidden = featured!.querySelector(`[part="${part}"]`)!;
      expect([isSeen(hidden), hidden.checkVisibility()], part).to.deep.equal([false, true]);
    }
  });

  it('fills a line of a title before it begins another', async () => {
    for (const title of atLeastOne((await onPhone()).all('title')))
      expect(getComputedStyle(title).getPropertyValue('text-wrap-style')).to.equal('auto');
  });
});

describe('a compact list on a telephone', () => {
  it('gives time and venue the same room whatever the price', async () => {
    const placeIn = async (cost: string) => {
      const [card] = (await onPhone({ cost, featured: false }, 'layout="compact"')).all('card');
      const box = (part: string) => card!.querySelector(`[part="${part}"]`)!.getBoundingClientRect();
      const [time, venue, price] = [box('time'), box('venue'), box('cost')];
      expect(venue.top).to.be.within(time.top - 1, time.top + 1);
      expect(price.bottom).to.be.at.most(time.top + 1);
      return [time.height, venue.left, venue.right];
    };
    expect(await placeIn('Pay what you can')).to.deep.equal(await placeIn('€5'));
  });
});
