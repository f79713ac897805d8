import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { Calendar, recordedEvent } from '../calendar.js';
import { DetailPage, EventCalendar } from '../detail/detail-page.js';
import { setUpEnvironment } from '../environment.js';
import { ListPage } from './list-page.js';

setUpEnvironment();

/** A recorded event, whose image says what it shows; with the address of its calendar. */
async function described(calendar: Calendar, alt: unknown): Promise<EventRepresentation> {
  const event = JSON.parse(
    JSON.stringify(await recordedEvent('full')).replaceAll('//calendar.example/', `//${calendar.host}/`),
  ) as EventRepresentation;
  return { ...event, image: { ...(event.image as object), alt } as EventRepresentation['image'] };
}

describe('what an image shows', () => {
  for (const [given, expected] of [
    ['Dancers &amp; <i>friends</i> on a pier', 'Dancers & friends on a pier'],
    ['', ''],
    [undefined, ''],
    [{}, ''],
  ] as const) {
    it(`is its alternative text in lists and details: ${JSON.stringify(given)}`, async () => {
      const calendar = new Calendar([]);
      calendar.events = [await described(calendar, given)];
      const list = await ListPage.of(calendar);
      expect(list.one('image')!.querySelector('img')!.alt).to.equal(expected);
      await expect(list.list).to.be.accessible();
      const single = new EventCalendar([]);
      const event = await described(single, given);
      single.events = [event];
      const page = await DetailPage.of(single, `event-id="${event.id}"`);
      const images = [...page.detail.shadowRoot!.querySelectorAll<HTMLImageElement>('[part=image] img')];
      expect(images.at(-1)!.getAttribute('alt')).to.equal(expected);
      expect(images.slice(0, -1).map(({ alt }) => alt)).to.deep.equal(images.slice(0, -1).map(() => ''));
    });
  }
});
