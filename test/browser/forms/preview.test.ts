import { expect, fixtureSync } from '@open-wc/testing';
import type { CalEventDetail } from '../../../src/elements/cal-event-detail.js';
import '../../../src/elements/cal-event-list.js';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import {
  directions,
  expectAccessible,
  itWithPreferences,
  isWebKit,
  narrowest,
  prefer,
  setViewport,
} from '../appearance.js';
import { Calendar, json } from '../calendar.js';
import { full } from '../detail/detail-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { chooseFile, imageFile } from './choose-file.js';
import { Desk, type StoredEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

const idOf = (item: unknown): unknown => (item as { readonly id?: number } | undefined)?.id ?? item;

/** An event as readers get it, after the recordings (wire section 7). */
function shown(desk: Desk, { id, slug, url, status, ...stored }: StoredEvent): object {
  // A new event has what was sent alone.
  const fields = id === 7 ? stored.fields : (desk.to('POST cal/events/v1/events')[0]!.body as StoredEvent['fields']);
  const linked = (resource: 'venues' | 'organizers' | 'categories' | 'tags', field: string) => {
    const ids = [fields[field]].flat().map(idOf);
    return desk.others[resource].filter((one) => ids.includes(one.id)).map((one) => ({ ...one }));
  };
  const terms = (resource: 'categories' | 'tags') =>
    linked(resource, resource).map((term) => ({ ...term, url: undefined }));
  return {
    ...full,
    ...fields,
    id,
    slug,
    url,
    status,
    title: (fields.title as string).replace(/&(?!amp;)/, '&amp;'),
    cost: ((fields.cost as string | undefined) ?? '').replace(' - ', ' – '),
    description: fields.description ?? '',
    website: fields.website || url,
    venue: linked('venues', 'venue')[0] ?? [],
    organizer: linked('organizers', 'organizer'),
    categories: terms('categories'),
    tags: terms('tags'),
    timezone: fields.timezone ?? desk.site.time_zone,
    custom_fields: [],
    json_ld: undefined,
    image: fields.image ?? false,
  };
}

/** A server that shows what was stored. */
function publishing(): Desk {
  const desk = new Desk();
  desk.answers.push(({ method, path }) => {
    const [, id] = /^cal\/events\/v1\/events\/(\d+)/.exec(path) ?? [];
    const found = method === 'GET' && desk.items.find((one) => String(one.id) === id);
    return found ? json(shown(desk, found)) : undefined;
  });
  return desk;
}

/** What a reader meets in an event: text, times, images and links. */
function met(detail: CalEventDetail): object {
  const article = detail.shadowRoot!.querySelector('article')!;
  const all = (selector: string, name: string) =>
    [...article.querySelectorAll(selector)].map((one) => one.getAttribute(name));
  return {
    text: textOf(article),
    times: all('time', 'datetime'),
    images: [all('img', 'src'), all('img', 'alt')],
    links: all('a', 'href'),
  };
}

const previewIn = (page: EventFormPage): CalEventDetail | null => page.root.querySelector('cal-event-detail');

async function opened(page: EventFormPage): Promise<CalEventDetail> {
  await page.element.preview();
  await until(() => previewIn(page)?.shadowRoot?.querySelector('article'));
  return previewIn(page)!;
}

async function typed(page: EventFormPage, id: string, text: string): Promise<void> {
  const control = page.root.getElementById(id) as HTMLInputElement;
  control.value = text;
  control.dispatchEvent(new InputEvent('input'));
  control.dispatchEvent(new Event('change'));
  await page.element.updateComplete;
}

async function published(desk: Desk, id: number, lang: string): Promise<CalEventDetail> {
  const around = fixtureSync(
    `<div><cal-event-detail lang="${lang}" base-url="${desk.baseUrl}" event-id="${id}" show-related="false"></cal-event-detail></div>`,
  );
  const detail = around.querySelector('cal-event-detail')!;
  await until(() => detail.shadowRoot?.querySelector('article'));
  return detail;
}

describe('The preview of an event', () => {
  for (const [direction, lang] of Object.entries(directions)) {
    it(`shows a new event as it is then published, ${direction}`, async () => {
      const page = await EventFormPage.with(
        publishing(),
        `lang="${lang}" event-title="Gala &amp; more" start-date="2026-12-12T19:00" end-date="2026-12-12T22:00" venue="18" categories="4,5"`,
      );
      await typed(page, 'website', 'https://gala.example/');
      const before = met(await opened(page));
      await page.element.submitAs('publish');
      const [event] = page.details('cal-saved');
      expect(before).to.deep.equal(met(await published(page.desk, event!.event!.id, lang)));
      expect(JSON.stringify(before))
        .to.contain('Harbour Hall')
        .and.to.contain('https://gala.example/')
        .and.to.contain('Choral');
    });

    it(`shows what was changed of an event as it is then published, ${direction}`, async () => {
      const desk = publishing();
      const image = { id: 8, url: `https://${desk.host}/media/8.png`, alt: 'A band', width: 1600, height: 900 };
      const page = await EventFormPage.ofConcert(
        `lang="${lang}"`,
        { fields: { venue: [{ id: 34 }], categories: [{ id: 4 }], image } },
        desk,
      );
      await typed(page, 'title', 'Concert & less');
      await typed(page, 'when', '2026-12-20');
      await typed(page, 'cost-amount', '12');
      const before = met(await opened(page));
      await page.element.submitAs('');
      expect(page.details('cal-saved')).to.have.length(1);
      expect(before).to.deep.equal(met(await published(page.desk, 7, lang)));
      expect(JSON.stringify(before)).to.contain('Concert & less').and.to.contain('€12 – €20').and.to.contain('A band');
    });
  }

  itWithPreferences('shows in the dark, too, what is then published', async () => {
    await prefer({ 'prefers-color-scheme': 'dark' });
    const page = await EventFormPage.ofConcert('', { fields: { venue: [{ id: 34 }] } }, publishing());
    await typed(page, 'title', 'Concert & less');
    const preview = await opened(page);
    const before = met(preview);
    const colors = (detail: CalEventDetail) => {
      const { color, backgroundColor } = getComputedStyle(detail.shadowRoot!.querySelector('#title')!);
      return [color, backgroundColor];
    };
    const colorsBefore = colors(preview);
    await page.element.submitAs('');
    const shownThen = await published(page.desk, 7, 'en');
    expect([before, colorsBefore]).to.deep.equal([met(shownThen), colors(shownThen)]);
    await prefer({ 'prefers-color-scheme': 'light' });
  });

  it('shows the card that a list shows of the published event, from which no link leads away', async () => {
    const desk = publishing();
    const page = await EventFormPage.ofConcert('', { fields: { venue: [{ id: 34 }] } }, desk);
    await typed(page, 'title', 'Concert & less');
    await opened(page);
    const place = () => page.root.querySelector('.preview-card')?.shadowRoot;
    await until(() => place()?.querySelector('[part~="card"]'));
    expect(page.texts('preview').join()).to.contain('On a card').and.to.contain('With the event');
    const before = textOf(place()!.querySelector('[part~="card"]'));
    const link = place()!.querySelector('a');
    expect(link?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }))).to.equal(
      false,
    );
    await expectAccessible(page.element);
    await page.element.submitAs('');
    const list = new Calendar([shown(desk, desk.items[0]!) as EventRepresentation]);
    const around = fixtureSync(
      `<div><cal-event-list base-url="${list.baseUrl}" layout="cards" range="all"></cal-event-list></div>`,
    );
    const root = () => around.querySelector('cal-event-list')!.shadowRoot;
    await until(() => root()?.querySelector('[part~="card"]:not([part~="loading"] *)'));
    expect(before).to.equal(textOf(root()!.querySelector('[part~="card"]')));
  });

  it('lays the leaf of the day over the picture of the card, as a list does', async () => {
    const desk = publishing();
    const image = { id: 8, url: `https://${desk.host}/media/8.png`, alt: 'A band', width: 1600, height: 900 };
    const page = await EventFormPage.ofConcert('', { fields: { image } }, desk);
    await opened(page);
    const card = () => page.root.querySelector('.preview-card')?.shadowRoot?.querySelector('[part~="card"]');
    await until(card);
    const leaf = card()!.querySelector('[part~="date-badge"]')!.getBoundingClientRect();
    const picture = card()!.querySelector('[part~="image"]')!.getBoundingClientRect();
    expect(leaf.bottom).to.be.below(picture.bottom);
    expect(leaf.top).to.be.at.least(picture.top);
  });

  it('says why the image that is chosen is not in it yet', async () => {
    const desk = publishing();
    desk.offers = [...desk.offers, 'images'];
    const page = await EventFormPage.ofConcert('', {}, desk);
    await opened(page);
    expect(page.text('preview')).not.to.contain('once it is uploaded');
    chooseFile(page.root.getElementById('image-file') as HTMLInputElement, await imageFile());
    await until(() => page.text('preview').includes('The image is shown here once it is uploaded'));
  });

  it('shows an image that was chosen, and none that was removed', async () => {
    const desk = publishing();
    desk.offers = [...desk.offers, 'images'];
    const image = { id: 8, url: `https://${desk.host}/media/8.png`, alt: 'A band', width: 1600, height: 900 };
    const other = { id: 9, url: `https://${desk.host}/media/9.png`, alt: 'A choir' };
    const page = await EventFormPage.ofConcert('', { fields: { image } }, desk);
    const detail = await opened(page);
    const images = () => JSON.stringify((met(detail) as { readonly images: unknown }).images);
    expect(images()).to.contain('8.png').and.contain('A band');
    page.element.draft = { image: other };
    await until(() => images().includes('9.png'));
    expect(images()).to.contain('A choir').and.not.contain('8.png');
    page.element.draft = { image: null };
    await until(() => !images().includes('.png'));
  });

  for (const [server, offers, utcStart] of [
    ['ours', ['session', 'items', 'versions'], '2027-10-31T02:30:00+02:00'],
    ['another', ['items'], '2027-10-31T02:30:00+01:00'],
  ] as const)
    it(`shows the moment that a server such as ${server} takes for a time that the clock shows twice`, async () => {
      const desk = publishing();
      desk.offers = offers;
      const page = await EventFormPage.with(
        desk,
        'event-title="Night" start-date="2027-10-31T02:30" end-date="2027-10-31T05:00"',
      );
      const { times } = met(await opened(page)) as { readonly times: readonly string[] };
      expect(times[0]).to.equal(utcStart);
    });

  it('follows what is typed, and says that it is not saved', async () => {
    const page = await EventFormPage.ofConcert('', {}, publishing());
    const detail = await opened(page);
    expect(page.text('unsaved')).to.equal('');
    await page.fill('Title', 'Typed later');
    await until(() => met(detail) && textOf(detail.shadowRoot!.querySelector('#title')) === 'Typed later');
    expect(page.text('unsaved')).to.equal('Not saved');
    expect(page.writes).to.deep.equal([]);
  });

  it('asks for a day where there is none, and says where it cannot be shown', async () => {
    const page = await EventFormPage.with(publishing());
    await page.fill('Start date', '');
    page.button('Preview').click();
    await until(() => page.text('preview').includes('Enter'));
    await page.element.updateComplete;
    page.desk.answers.unshift(({ path }) =>
      path.includes('/venues/') ? json({ code: 'x', message: '', data: { status: 404 } }, 404) : undefined,
    );
    const other = await EventFormPage.with(page.desk, 'event-title="x" start-date="2026-12-12T19:00" venue="18"');
    await other.element.preview();
    expect(other.text('preview')).to.contain('The preview could not be loaded.');
  });

  for (const width of [Math.max(400, narrowest), 1400]) {
    it(`is accessible in a window of ${width} pixels, closes, and leads the focus back`, async () => {
      await setViewport({ width, height: 900 });
      const page = await EventFormPage.ofConcert('', {}, publishing());
      await page.fill('Title', 'Changed');
      await opened(page);
      await expectAccessible(page.element);
      expect(page.one('preview')!.localName).to.equal(width > 1000 ? 'aside' : 'dialog');
      // WebKit keeps the styles of a wider window before.
      if (width < 640 && !isWebKit) {
        const { left, right, top } = page.one('preview')!.getBoundingClientRect();
        expect([left, top]).to.deep.equal([0, 0]);
        expect(right).to.be.closeTo(document.documentElement.clientWidth, 1);
      }
      page.one('preview')!.querySelector('button')!.click();
      await until(() => !page.one('preview'));
      await until(() => page.focused?.id === 'preview-button');
    });
  }
});
