import { describe, expect, it } from 'vitest';
import { listsShown, shownIn, visit } from './harness.js';
import { events } from './large-pages.js';
import { collectShifts, jumps } from './layout-shifts.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

describe('a list below filters', () => {
  const categories = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    name: `Category ${index + 1}`,
    slug: `${index}`,
    count: 1,
  }));
  for (const [name, attributes, width] of [
    ['a panel', 'layout="panel"', 1280],
    ['a panel of many facets', 'layout="panel" facets="date category tag venue organizer featured"', 1280],
    ['a panel with one switch', 'layout="panel" facets="cost"', 1280],
    ['a panel on a phone', 'layout="panel"', 375],
    ['a bar', '', 1280],
  ] as const)
    it(`stays where it is when their code arrives after it, as ${name}`, async () => {
      const { page, release } = await visit({
        body: (api) => `<meta name="viewport" content="width=device-width"><main></main>
          <template><cal-event-filters for="list" ${attributes}></cal-event-filters></template>
          <template><cal-event-list ${api} id="list"></cal-event-list></template>${script}`,
        api: (path) => {
          if (path.includes('/categories?')) return { categories, rest_url: '', total: 30, total_pages: 1 };
          return path.includes('/events?') ? events(28, 20)(path) : undefined;
        },
        hold: /chunks\/cal-event-filters-/,
        prepare: collectShifts,
      });
      // So high that the list below the facets is seen.
      await page.setViewport({ width, height: 1600 });
      const add = () =>
        page.evaluate(() => document.querySelector('main')!.append(document.querySelector('template')!.content));
      const addNext = () => page.evaluate(() => document.querySelector('template')!.remove()).then(add);
      await add();
      await page.waitForFunction(() => document.querySelector('cal-event-filters')!.offsetHeight > 0);
      await addNext();
      await listsShown(page);
      release();
      await shownIn(page, 'cal-event-filters', '[part~="facets"], [part~="open"]');
      await page.waitForFunction(
        () => !document.querySelector('cal-event-filters')!.shadowRoot!.querySelector('.awaited'),
      );
      const { sum, moved } = await jumps(page);
      expect(sum, moved).to.be.at.most(0.05);
    });
});

describe('a page of authors, to whom nobody has signed in yet,', () => {
  it.each([320, 1280])('keeps for cal-sign-in the height that it takes, %d pixels wide', async (width) => {
    const { page, release } = await visit({
      body: (api) =>
        `<meta name="viewport" content="width=device-width"><template><cal-sign-in ${api}></cal-sign-in></template>`,
      api: () => session,
      hold: /authoring/,
    });
    await page.setViewport({ width, height: 800 });
    await page.addScriptTag({ type: 'module', url: '/dist/cal-elements.js' });
    await page.evaluate(() => document.body.append(document.querySelector('template')!.content));
    const height = () => page.evaluate(() => document.querySelector<HTMLElement>('cal-sign-in')!.offsetHeight);
    await shownIn(page, 'cal-sign-in', '[part~="loading"]');
    const before = await height();
    release();
    await shownIn(page, 'cal-sign-in', 'form');
    expect(await height()).to.be.within(before, before + 4);
  });

  const session = {
    site: { name: 'Harbour', time_zone: 'UTC', currency: 'EUR', language: 'en' },
    me: null,
    nonce: null,
    offers: ['session', 'items'],
  };
  const below = '<p>Below the element stands what a page says besides.</p>'.repeat(12);
  for (const tag of ['cal-admin', 'cal-event-form', 'cal-venue-form', 'cal-organizer-form', 'cal-sign-in'])
    for (const [width, height] of [
      [1280, 800],
      [375, 812],
    ] as const)
      it(`stays where it is when the sign-in appears: ${tag}, ${width} pixels wide`, async () => {
        const { page, release } = await visit({
          body: (api) =>
            `<meta name="viewport" content="width=device-width"><h1>Harbour</h1><template><${tag} ${api}></${tag}>${below}</template>`,
          api: () => session,
          hold: /authoring/,
          prepare: collectShifts,
        });
        await page.setViewport({ width, height });
        await page.addScriptTag({ type: 'module', url: '/dist/cal-elements.js' });
        await page.evaluate(() => document.body.append(document.querySelector('template')!.content));
        await shownIn(page, tag, '[part~="loading"]');
        const before = await jumps(page);
        release();
        await page.waitForFunction(
          (name) => {
            const element = document.querySelector(name)!;
            return (element.shadowRoot!.querySelector('cal-sign-in') ?? element).shadowRoot?.querySelector('form');
          },
          {},
          tag,
        );
        const after = await jumps(page);
        expect(after.sum - before.sum, after.moved).to.be.at.most(0.05);
      });
});
