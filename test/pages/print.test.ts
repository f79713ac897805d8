import { describe, expect, it } from 'vitest';
import { recordedBody } from '../recordings.js';
import { listsShown, shownIn, visit } from './harness.js';
import { events } from './large-pages.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

describe('on paper', () => {
  it('a list has no buttons', async () => {
    const { page } = await visit({
      body: (api) => `${script}<cal-event-list ${api} paging="more"></cal-event-list>`,
      api: events(28),
    });
    await listsShown(page);
    const isSeen = () =>
      page.evaluate(() =>
        document.querySelector('cal-event-list')!.shadowRoot!.querySelector('.more')!.checkVisibility(),
      );
    expect(await isSeen()).to.equal(true);
    await page.emulateMediaType('print');
    expect(await isSeen()).to.equal(false);
  });

  it('an event has no buttons, and no grid, whose rows would cover each other where one goes over to the next sheet', async () => {
    const { page } = await visit({
      body: (api) => `${script}<cal-event-detail ${api} slug="quay"></cal-event-detail>`,
      api: (path) => (path.includes('/by-slug/') ? recordedBody('events.read.full') : undefined),
    });
    await shownIn(page, 'cal-event-detail', 'cal-add-to-calendar:defined');
    const seen = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('cal-event-detail')!;
        const one = (selector: string) => shadowRoot!.querySelector(selector)!;
        return {
          add: one('cal-add-to-calendar').checkVisibility(),
          visit: one('[part~="website-button"]').checkVisibility(),
          display: getComputedStyle(one('.columns')).display,
        };
      });
    expect(await seen()).to.deep.equal({ add: true, visit: true, display: 'grid' });
    await page.emulateMediaType('print');
    expect(await seen()).to.deep.equal({ add: false, visit: false, display: 'flex' });
  });

  it('an organizer has the events to come', async () => {
    const { page } = await visit({
      body: (api) => `${script}<cal-organizer-detail ${api} slug="crew"></cal-organizer-detail>`,
      api: (path) => (path.includes('/by-slug/') ? recordedBody('organizers.read.full') : events(28, 3)(path)),
    });
    await shownIn(page, 'cal-organizer-detail', 'cal-event-list:defined');
    await page.emulateMediaType('print');
    const isSeen = await page.evaluate(() =>
      document.querySelector('cal-organizer-detail')!.shadowRoot!.querySelector('cal-event-list')!.checkVisibility(),
    );
    expect(isSeen).to.equal(true);
  });

  it('an event that is open in a calendar takes as many sheets as it is long, without the view behind it', async () => {
    const { page } = await visit({
      body: (api) => `${script}<cal-calendar ${api} event="quay" controls="none"></cal-calendar>`,
      api: (path) => (path.includes('/by-slug/') ? recordedBody('events.read.full') : undefined),
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
