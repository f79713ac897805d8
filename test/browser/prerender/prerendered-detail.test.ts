import { expect } from '@open-wc/testing';
import { recording } from '../calendar.js';
import { FramedPage } from './framed-page.js';

const { events } = (await recording('events.list.default')).response.body as { readonly events: readonly { readonly id: number }[] };

describe('the detail of an event near the day on which its page was written', () => {
  // The others are more than a day away.
  for (const { id } of events.slice(0, 7))
    it(`moves nothing in columns as narrow as 10 rem when the element says Today or Now, for event ${id}`, async () => {
      const columns = Array.from({ length: 31 }, (_, index) => 10 + index / 2);
      const attributes = `event-id="${id}" show-related="false" show-map="false"`;
      const page = await FramedPage.open({ tag: 'cal-event-detail', attributes, events: 'near', widths: columns.join() }, 1000);
      const frames = await page.upgrade();
      const summary = page.seen('[part="summary"]')[0]!.innerText;
      page.close();
      expect(frames).to.deep.equal(frames.slice(0, 1));
      expect(summary).to.match(/^(Today|Tomorrow|Now · until)/);
    });
});
