import { expect } from '@open-wc/testing';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { Calendar, recordedEvent } from '../calendar.js';
import { ListPage, listMarkup } from './list-page.js';
import { setUpEnvironment, until } from '../environment.js';

setUpEnvironment();

const choose = (consent: string) =>
  document.dispatchEvent(new CustomEvent('cal-consent-change', { detail: { consent } }));
const picture = (page: ListPage) => page.one('image')?.querySelector('img')?.src;

/** A calendar with one event whose picture is at this host, or at its own. */
async function pictured(host?: string): Promise<Calendar> {
  const calendar = new Calendar([]);
  const event = await recordedEvent('full');
  const text = JSON.stringify(event).replaceAll(
    'https://calendar.example/media',
    `https://${host ?? calendar.host}/media`,
  );
  calendar.events = [JSON.parse(text) as EventRepresentation];
  return calendar;
}

describe('images of third-party hosts', () => {
  afterEach(() => localStorage.clear());

  it('wait for consent, unlike those of the calendar’s host', async () => {
    const own = await ListPage.of(await pictured());
    expect(picture(own)).to.match(/^https:\/\/calendar-\d+-\w+\.example\/media\//);
    const other = await ListPage.of(await pictured('pictures.example'));
    expect(picture(other)).to.equal(undefined);
    expect(other.titles).to.have.length(1);
  });

  it('count as the calendar’s with or without www', async () => {
    const calendar = new Calendar([]);
    const event = JSON.stringify(await recordedEvent('full')).replaceAll(
      '//calendar.example/media',
      `//www.${calendar.host}/media`,
    );
    calendar.events = [JSON.parse(event) as EventRepresentation];
    expect(picture(await ListPage.of(calendar))).to.contain('//www.');
  });

  for (const where of ['itself', 'its provider']) {
    it(`are shown while ${where} grants consent`, async () => {
      const calendar = await pictured('pictures.example');
      const markup = listMarkup(calendar, 'range="all"');
      const page = await ListPage.open(`<cal-provider>${markup}</cal-provider>`);
      await page.settled();
      const place = where === 'itself' ? page.list : page.list.parentElement!;
      place.setAttribute('consent', 'granted');
      await until(() => picture(page));
      expect(picture(page)).to.contain('https://pictures.example/');
      place.setAttribute('consent', 'denied');
      await until(() => !picture(page));
    });
  }

  it('are shown when the visitor agrees anywhere on the page', async () => {
    const page = await ListPage.of(await pictured('pictures.example'));
    // The code that listens loads after the list.
    await until(() => {
      choose('granted');
      return picture(page);
    });
    choose('denied');
    await until(() => !picture(page));
  });

  it('do not reach custom cards without consent', async () => {
    const template = '<template slot="item"><img data-cal-src="image" alt=""></template>';
    const calendar = await pictured('pictures.example');
    const page = await ListPage.of(calendar, 'range="all"', template);
    await until(() => page.list.querySelector('div[slot] img'));
    expect(page.list.querySelector<HTMLImageElement>('div[slot] img')!.getAttribute('src')).to.equal(null);
    page.list.setAttribute('consent', 'granted');
    await until(() => page.list.querySelector('div[slot] img')?.getAttribute('src'));
  });

  it('do not reach custom cards by another field without consent', async () => {
    const calendar = await pictured();
    calendar.events = calendar.events.map((event) => ({ ...event, url: 'https://pictures.example/a.png' }));
    const template = '<template slot="item"><img data-cal-src="url" alt=""></template>';
    const page = await ListPage.of(calendar, 'range="all" consent="denied"', template);
    await until(() => page.list.querySelector('div[slot] img'));
    expect(page.list.querySelector('div[slot] img')!.hasAttribute('src')).to.equal(false);
  });

  it('are refused by an error that names an unreadable consent', async () => {
    const page = await ListPage.of(await pictured(), 'range="all" consent="maybe"');
    expect(page.text('error')).to.contain('consent="maybe" cannot be read. Expected one of ask, granted, denied.');
  });
});
