import { expect } from '@open-wc/testing';
import { recording } from '../calendar.js';
import { columns, FramedPage } from './framed-page.js';

const { events } = (await recording('events.list.default')).response.body as {
  readonly events: readonly { readonly id: number }[];
};

describe('details of events near the day on which their page was written', () => {
  // The other events are more than a day away.
  const near = events.slice(0, 7).map(({ id }) => `event-id="${id}" show-related="false" show-map="false"`);

  async function upgraded(attributes: readonly string[], eachFrame: boolean): Promise<FramedPage> {
    const page = await FramedPage.open(
      { tag: 'cal-event-detail', attributes: attributes.join('\n'), events: 'near', widths: columns.join() },
      1000,
    );
    expect(await page.upgrade(eachFrame)).to.deep.equal([]);
    return page;
  }

  it('move nothing in columns as narrow as 10 rem when the elements say Today or Now', async () => {
    const page = await upgraded(near, false);
    const summaries = page.seen('[part="summary"]').map(({ innerText }) => innerText);
    page.close();
    expect(summaries).to.have.length(7 * columns.length);
    expect(summaries.filter((text) => !/^(Today|Tomorrow|Now · until)/.test(text))).to.deep.equal([]);
  });

  it('move nothing in any frame between', async () => (await upgraded([near[0]!, near[4]!], true)).close());
});
