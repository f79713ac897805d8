import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listsShown, shownIn, visit } from './harness.js';
import { events } from './large-pages.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';
const recorded = (name: string) =>
  (JSON.parse(readFileSync(`test/fixtures/recordings/${name}.json`, 'utf8')) as { response: { body: object } }).response.body;

describe('on paper', () => {
  it('a list has no buttons', async () => {
    const { page } = await visit({ body: (api) => `${script}<cal-event-list ${api} paging="more"></cal-event-list>`, api: events(28) });
    await listsShown(page);
    const isSeen = () =>
      page.evaluate(() => document.querySelector('cal-event-list')!.shadowRoot!.querySelector('.more')!.checkVisibility());
    expect(await isSeen()).to.equal(true);
    await page.emulateMediaType('print');
    expect(await isSeen()).to.equal(false);
  });

  it('an event has no button that adds it to a calendar', async () => {
    const { page } = await visit({
      body: (api) => `${script}<cal-event-detail ${api} slug="quay"></cal-event-detail>`,
      api: (path) => (path.includes('/by-slug/') ? recorded('events.read.full') : undefined),
    });
    await shownIn(page, 'cal-event-detail', 'cal-add-to-calendar:defined');
    const isSeen = () =>
      page.evaluate(() => document.querySelector('cal-event-detail')!.shadowRoot!.querySelector('cal-add-to-calendar')!.checkVisibility());
    expect(await isSeen()).to.equal(true);
    await page.emulateMediaType('print');
    expect(await isSeen()).to.equal(false);
  });

  it('an event that is open in a calendar takes as many sheets as it is long, without the view behind it', async () => {
    const { page } = await visit({
      body: (api) => `${script}<cal-calendar ${api} event="quay" controls="none"></cal-calendar>`,
      api: (path) => (path.includes('/by-slug/') ? recorded('events.read.full') : undefined),
    });
    await shownIn(page, 'cal-calendar', 'cal-event-detail:defined');
    await page.evaluate(() => document.querySelector('cal-calendar')!.settled);
    await page.emulateMediaType('print');
    await page.setViewport({ width: 700, height: 400 });
    const [box, view] = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('cal-calendar')!;
      const dialog = shadowRoot!.querySelector('cal-event-detail')!.shadowRoot!.querySelector('dialog')!;
      const { position } = getComputedStyle(dialog);
      return [
        { position, isCut: dialog.clientHeight < dialog.scrollHeight },
        shadowRoot!.querySelector('.content')!.checkVisibility(),
      ] as const;
    });
    expect(box).to.deep.equal({ position: 'absolute', isCut: false });
    expect(view).to.equal(false);
  });
});
