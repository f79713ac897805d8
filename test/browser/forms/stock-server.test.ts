import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { json, recording } from '../calendar.js';
import { setUpEnvironment } from '../environment.js';
import { Desk } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

const recorded = (await recording('events.update.partial.1-before')).response.body as EventRepresentation;

/** A server as the recorded one, whose updates reset what they leave out, and which tells no versions and no stored texts. */
class StockServer extends Desk {
  override offers = ['session'];

  constructor(event: EventRepresentation) {
    super();
    this.answers.push(({ method, path, body }) => {
      if (!path.startsWith(`cal/events/v1/events/${event.id}`)) return undefined;
      return json(method === 'PATCH' ? { ...event, ...(body as object) } : event);
    });
  }
}

describe('a form on a server whose updates reset what they leave out', () => {
  for (const status of ['draft', 'publish'])
    it(`changes the title alone, and leaves all else as it was: ${status}`, async () => {
      const event = { ...recorded, status, sticky: true, featured: true, hide_from_listings: true };
      const server = new StockServer(event);
      const page = await EventFormPage.with(server, `event-id="${event.id}"`);
      await page.fill('Title', 'Another title');
      await page.save(status === 'draft' ? 'Save draft' : 'Save changes');
      const [{ line, body }, ...others] = page.writes as [{ line: string; body: Readonly<Record<string, unknown>> }];
      expect([line, others]).to.deep.equal([`PATCH /events/${event.id}`, []]);
      const {
        timezone,
        all_day,
        cost,
        website,
        image,
        organizer,
        show_map,
        show_map_link,
        sticky,
        featured,
        hide_from_listings,
      } = event;
      const resets = {
        timezone,
        all_day,
        cost,
        website,
        show_map,
        show_map_link,
        sticky,
        featured,
        hide_from_listings,
      };
      expect(body).to.deep.include({ title: 'Another title', status, ...resets });
      expect([body.image, body.organizer]).to.deep.equal([image && String(image.id), organizer.map(({ id }) => id)]);
      expect(body).not.to.have.any.keys('description', 'excerpt', 'slug', 'start_date', 'venue', 'categories', 'tags');
    });

  it('sends nothing where nothing was changed', async () => {
    const page = await EventFormPage.with(new StockServer(recorded), `event-id="${recorded.id}"`);
    await page.save('Save draft');
    expect(page.writes).to.deep.equal([]);
  });
});
