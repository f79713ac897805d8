import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import '../../../src/elements/cal-venue-detail.js';
import { Calendar, json, recording } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { setUpEnvironment, until } from '../environment.js';
import { DetailPage, EventCalendar, changed, full } from './detail-page.js';

setUpEnvironment();

const fixture = `${location.origin}/test/fixtures/tile.svg`;
const pictured = (url: string, width: number, height: number): EventRepresentation =>
  changed({ image: { ...full.image, url, width, height, sizes: {} } as EventRepresentation['image'] });
const shown = (event: EventRepresentation) =>
  DetailPage.of(new EventCalendar([event], []), `event-id="${event.id}" show-related="false"`);
const top = (element: Element) => element.getBoundingClientRect().top;

describe('the image of an item', () => {
  it('leaves no trace where its file is not there, and the next one is seen again', async () => {
    const event = pictured(`${location.origin}/test/fixtures/absent.png`, 1600, 900);
    const calendar = new EventCalendar([event], []);
    const page = await DetailPage.of(calendar, `event-id="${event.id}" show-related="false"`);
    await until(() => !page.one('image')!.checkVisibility());
    const next = { ...pictured(fixture, 1600, 900), id: 7002 };
    calendar.events = [next];
    page.detail.eventId = next.id;
    await until(() => page.one('image')!.checkVisibility());
  });

  it('is not enlarged, so that a small logo stays one', async () => {
    const page = await shown(pictured(fixture, 40, 40));
    const [image] = page.one('image')!.querySelectorAll('img');
    await until(() => image!.complete);
    expect(image!.getBoundingClientRect().width).to.equal(40);
    expect(page.one('image')!.getBoundingClientRect().width).to.be.below(100);
  });

  it('is whole where it is a poster, before a copy of itself', async () => {
    const page = await shown(pictured(fixture, 600, 900));
    const [backdrop, picture] = page.one('image')!.querySelectorAll('img');
    expect([getComputedStyle(picture!).objectFit, backdrop!.src, backdrop!.alt]).to.deep.equal([
      'scale-down',
      picture!.src,
      '',
    ]);
  });

  it('stands below the title, of an event as of a venue', async () => {
    const event = await shown(pictured(fixture, 1600, 900));
    const { body } = (await recording('venues.read.full')).response;
    const calendar = new Calendar();
    calendar.answer = () => json({ ...body, image: { ...full.image, url: fixture } });
    class VenuePage extends ElementPage<HTMLElementTagNameMap['cal-venue-detail']> {}
    const venue = await VenuePage.open(markupOf('cal-venue-detail', calendar, 'venue-id="18" show-events="false"'));
    await venue.settled();
    for (const page of [event, venue]) {
      const tops = ['title', 'image', 'description'].map((part) => top(page.one(part)!));
      expect(tops).to.deep.equal([...tops].sort((one, other) => one - other));
    }
  });
});
