import { expect } from '@open-wc/testing';
import type { CalVenueForm } from '../../../src/authoring/cal-venue-form.js';
import { directions, expectAccessible, expectAccessibleIn, narrowest, setViewport } from '../appearance.js';
import { json, recording } from '../calendar.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { contributor, Desk } from './desk.js';
import { EventFormPage } from './event-form-page.js';
import { FormPage } from './form-page.js';

setUpEnvironment();

const made = (await recording('venues.create.full')).response.body as Readonly<Record<string, unknown>>;
const termExists = (await recording('tags.create.2-same-name')).response.body as {
  readonly data: { readonly term_id: number };
};

const venueOf = (id: number, venue: string, city: string) => ({ ...made, id, venue, city });
const venues = [
  venueOf(7, 'Caf&#233; M&#252;ller', 'Essen'),
  venueOf(8, 'Town Hall', 'Lyme'),
  venueOf(9, 'Town Hall', 'Tarrin'),
];
const fold = (text: unknown) => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A server with venues that it finds whatever their case and accents, and that takes new ones. */
function serverWith(list: readonly object[] = venues): Desk & { venues: readonly object[] } {
  const desk = Object.assign(new Desk(), { venues: list });
  desk.offers = [...desk.offers, 'many_venues'];
  desk.answers = [
    ({ method, path, body }) => {
      const url = new URL(path, 'https://a.example/');
      if (method === 'POST' && path === 'cal/events/v1/venues') {
        const venue = { ...made, ...(body as object), id: 900 };
        desk.venues = [venue, ...desk.venues];
        return json(venue, 201);
      }
      if (method !== 'GET' || url.pathname !== '/cal/events/v1/venues') return undefined;
      const search = fold(url.searchParams.get('search') ?? '');
      const found = desk.venues.filter(({ venue }: { venue?: unknown }) =>
        fold(String(venue).replace('&#233;', 'é').replace('&#252;', 'ü')).includes(search),
      );
      return json({ venues: found, total: found.length, total_pages: 1, rest_url: '' });
    },
  ];
  return desk;
}

const lines = (page: EventFormPage, field = 'venue') =>
  [...page.root.querySelectorAll(`#${field}-options li`)].map(textOf);

/** Types into a field, and waits for what it finds. */
async function search(
  page: EventFormPage,
  label: string,
  text: string,
  field = label.toLowerCase(),
): Promise<string[]> {
  page.control(label).focus();
  page.control(label).select();
  await page.type(text);
  await until(() => page.control(label).value === text && page.control(label).getAttribute('aria-expanded') === 'true');
  return lines(page, field);
}

/** Chooses the last line of what was found. */
async function takeLast(page: EventFormPage): Promise<void> {
  await page.key('ArrowUp');
  await page.key('Enter');
}

/** The form that makes a venue. */
async function venueStep(page: EventFormPage): Promise<FormPage<CalVenueForm>> {
  const element = page.root.querySelector('cal-venue-form')!;
  await until(() => element.shadowRoot?.querySelector('#venue'));
  return Object.setPrototypeOf({ element, told: [] }, FormPage.prototype) as FormPage<CalVenueForm>;
}

const posts = (desk: Desk, resource: string) => desk.to(`POST cal/events/v1/${resource}`);

describe('the venue of an event', () => {
  it('is taken where one of this name exists, whatever its case and accents, and never made again', async () => {
    const desk = serverWith();
    const page = await EventFormPage.with(desk);
    expect(await search(page, 'Venue', 'cafe MULLER')).to.deep.equal([
      'Café Müller Essen · Use the one that exists',
      'Create “cafe MULLER” in another town',
    ]);
    await page.key('Enter');
    expect(page.control('Venue').value).to.equal('Café Müller, Essen');
    expect(posts(desk, 'venues')).to.deep.equal([]);
  });

  it('is told by its town from another of its name', async () => {
    const page = await EventFormPage.with(serverWith());
    expect(await search(page, 'Venue', 'town hall')).to.deep.equal([
      'Town Hall Lyme · Use the one that exists',
      'Town Hall Tarrin · Use the one that exists',
      'Create “town hall” in another town',
    ]);
    await page.key('ArrowDown');
    await page.key('Enter');
    expect(page.control('Venue').value).to.equal('Town Hall, Tarrin');
  });

  it('is made in its own form first, once, and stays chosen where the event is refused', async () => {
    const desk = serverWith();
    const page = await EventFormPage.with(desk);
    await page.fill('Title', 'Gala');
    await page.fill('Start date', '2026-12-12');
    await page.fill('Start time', '19:00');
    expect(await search(page, 'Venue', 'Old Pier')).to.deep.equal(['Create “Old Pier”']);
    await page.key('Enter');
    const step = await venueStep(page);
    expect(step.control('Name of the venue').value).to.equal('Old Pier');
    // Its name is there: the next field is the one to type in.
    await until(() => step.focused?.id === 'address');
    expect(posts(desk, 'venues')).to.deep.equal([]);
    await step.fill('Town', 'Lyme');
    step.button('Add venue').click();
    await until(() => page.control('Venue').value === 'Old Pier, Lyme');
    expect(posts(desk, 'venues').map(({ body }) => body as object)).to.deep.equal([
      { venue: 'Old Pier', city: 'Lyme', status: 'publish' },
    ]);
    await until(() => !page.root.querySelector('cal-venue-form'));
    expect([page.focused?.id, page.is('changed')]).to.deep.equal(['venue', true]);
    expect(textOf(page.one('field-venue')!.querySelector('[role="status"]'))).to.equal(
      '“Old Pier” is saved and chosen.',
    );
    expect(page.details('cal-saved')).to.deep.equal([]);

    desk.answers.push(({ method, path }) =>
      method === 'POST' && path.endsWith('/events')
        ? json({ code: 'x', message: '', data: { status: 500 } }, 500)
        : undefined,
    );
    await page.save('Save draft');
    await until(() => page.root.querySelector('#failure'));
    desk.answers.pop();
    await page.save('Save draft');
    expect(
      page.writes.filter(({ line }) => line === 'POST /events').map(({ body }) => (body as { venue: unknown }).venue),
    ).to.deep.equal([[900], [900]]);
    expect(posts(desk, 'venues').length).to.equal(1);
    expect(await search(page, 'Venue', 'old pier')).to.deep.equal([
      'Old Pier Lyme · Use the one that exists',
      'Create “old pier” in another town',
    ]);
  });

  it('is made in another town, too, where one of its name exists', async () => {
    const desk = serverWith();
    const towns: unknown[] = [];
    desk.answers.unshift(({ method, path, body }) => {
      if (!path.endsWith('/venues/900')) return undefined;
      if (method === 'PATCH') towns.push((body as { venue: string }).venue);
      const [venue] = desk.venues;
      return json({ ...venue, ...(method === 'PATCH' && { venue: 'Town Hall' }) });
    });
    const page = await EventFormPage.with(desk);
    await search(page, 'Venue', 'Town Hall');
    await takeLast(page);
    const step = await venueStep(page);
    await step.fill('Town', 'Bath');
    step.button('Add venue').click();
    await until(() => page.control('Venue').value === 'Town Hall, Bath');
    expect([posts(desk, 'venues').map(({ body }) => (body as { venue: string }).venue), towns]).to.deep.equal([
      ['Town Hall, Bath'],
      ['Town Hall'],
    ]);
  });

  it('is taken in the step, too, where the name that is typed there exists', async () => {
    const desk = serverWith();
    const page = await EventFormPage.with(desk);
    await search(page, 'Venue', 'Hall');
    await takeLast(page);
    const step = await venueStep(page);
    await step.fill('Name of the venue', 'TOWN HALL');
    step.button('Add venue').click();
    await until(() => step.problems.length);
    step.button('Use the one that exists').click();
    await until(() => page.control('Venue').value === 'Town Hall, Lyme');
    expect(posts(desk, 'venues')).to.deep.equal([]);
    await until(() => !page.root.querySelector('cal-venue-form'));
  });

  it('stays as it was where the step is left', async () => {
    const page = await EventFormPage.ofConcert('', {}, serverWith());
    await search(page, 'Venue', 'Nowhere');
    await takeLast(page);
    const step = await venueStep(page);
    step.element.close();
    await until(() => !page.root.querySelector('cal-venue-form'));
    expect([page.control('Venue').value, page.is('changed')]).to.deep.equal(['Town Hall, Tarrin', false]);
  });

  it('begins with those of the events that the user has changed last', async () => {
    const desk = serverWith();
    desk.answers.unshift(({ path }) =>
      path.includes('/items?')
        ? json({ items: [{ venue: { id: 9, title: 'Town Hall', town: 'Tarrin' } }, { venue: null }] })
        : undefined,
    );
    const page = await EventFormPage.with(desk);
    page.control('Venue').focus();
    page.control('Venue').click();
    await until(() => lines(page).length);
    expect(lines(page)).to.deep.equal(['Town Hall Tarrin · used recently', 'Café Müller Essen', 'Town Hall Lyme']);
    expect(desk.to('GET cal/authoring/v1/items?')[0]!.path).to.contain('author=me');
  });

  it('can be none, unless the server cannot remove it: then it says why', async () => {
    const desk = serverWith();
    const page = await EventFormPage.ofConcert('', {}, desk);
    page.control('Venue').focus();
    page.control('Venue').click();
    await until(() => lines(page).at(-1) === 'No venue');
    await takeLast(page);
    await page.save('Save changes');
    expect(page.writes.at(-1)!.body).to.deep.equal({ venue: [] });

    const other = serverWith();
    other.offers = other.offers.filter((one) => one !== 'many_venues');
    const stock = await EventFormPage.ofConcert('', {}, other);
    stock.control('Venue').focus();
    stock.control('Venue').click();
    await until(() => lines(stock).at(-1)?.startsWith('No venue'));
    expect(lines(stock).at(-1)).to.contain('cannot remove the venue');
    expect(stock.root.querySelector('#venue-options li:last-child')!.getAttribute('aria-disabled')).to.equal('true');
    await takeLast(stock);
    await stock.key('Tab');
    expect([stock.control('Venue').value, stock.is('changed')]).to.deep.equal(['Town Hall, Tarrin', false]);
    const status = () => textOf(stock.one('field-venue')!.querySelector('[role="status"]'));
    expect(status()).to.equal('');
    stock.control('Venue').focus();
    await stock.key('Backspace');
    expect(stock.control('Venue').value).to.equal('');
    await stock.key('Tab');
    expect([stock.control('Venue').value, status()]).to.deep.equal([
      'Town Hall, Tarrin',
      'This calendar cannot remove the venue of an event. Choose another one.',
    ]);
  });

  it('says where the server could not be searched', async () => {
    const desk = serverWith();
    desk.answers = [({ path }) => (path.includes('/venues') ? json({ code: 'x', message: '' }, 400) : undefined)];
    const page = await EventFormPage.with(desk);
    page.control('Venue').focus();
    await page.type('Hall');
    await until(() => textOf(page.one('field-venue')!.querySelector('[role="status"]')));
    expect(textOf(page.one('field-venue')!.querySelector('[role="status"]'))).to.equal(
      'The server could not be searched. Try again.',
    );
  });

  for (const [direction, language] of Object.entries(directions))
    it(`is accessible with its list and its form, ${direction}, and fits into a narrow window`, async () => {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      const expectGood = expectAccessibleIn(direction);
      await setViewport({ width: Math.max(320, narrowest), height: 640 });
      const page = await EventFormPage.with(serverWith());
      const field = page.one('field-venue')!.querySelector('input')!;
      field.focus();
      await page.type('Somewhere long ago');
      await until(() => lines(page).length);
      await expectGood(page.element);
      expect(page.outside()).to.deep.equal([]);
      await page.key('Enter');
      const step = await venueStep(page);
      await expectGood(step.element);
      const dialog = step.root.querySelector('dialog')!;
      expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
      step.element.close();
      await setViewport({ width: 800, height: 600 });
    });
});

describe('the organizers of an event', () => {
  it('are found, made in their own form, and put in order by buttons', async () => {
    const desk = new Desk();
    desk.answers = [
      ({ method, path, body }) =>
        method === 'POST' && path.endsWith('/organizers')
          ? json({ ...made, ...(body as object), id: 901 }, 201)
          : undefined,
    ];
    const page = await EventFormPage.ofConcert('', { fields: { organizer: [{ id: 3, title: 'Choir' }] } }, desk);
    await search(page, 'Organizers', 'Harbour Band');
    await takeLast(page);
    const element = page.root.querySelector('cal-organizer-form')!;
    await until(() => element.shadowRoot?.querySelector('#organizer'));
    await element.submit();
    await until(() => page.root.querySelectorAll('.chosen li').length === 2);
    const names = () => [...page.root.querySelectorAll('.chosen bdi')].map(textOf);
    expect(names()).to.deep.equal(['Choir', 'Harbour Band']);
    page.button('Move Harbour Band up').click();
    await until(() => names()[0] === 'Harbour Band');
    await page.save('Save changes');
    expect(page.writes.at(-1)!.body).to.deep.equal({ organizer: [901, 3] });
  });
});

describe('the tags of an event', () => {
  const without = (desk: Desk) => {
    desk.answers = [
      ({ method, path }) => {
        if (method === 'GET' && path.includes('/tags?'))
          return json({ tags: [], total: 0, total_pages: 0, rest_url: '' });
        return method === 'POST' && path.endsWith('/tags') ? json(termExists, 400) : undefined;
      },
    ];
    return desk;
  };

  it('are named by the ID of the one that exists, be it that only the refusal tells it', async () => {
    const desk = without(new Desk());
    const page = await EventFormPage.ofConcert('', {}, desk);
    expect(await search(page, 'Tags', 'neko')).to.deep.equal(['Create “neko”']);
    await page.key('Enter');
    await until(() => page.one('chip'));
    expect(textOf(page.one('chip'))).to.equal('neko');
    expect(posts(desk, 'tags').map(({ body }) => body as object)).to.deep.equal([{ name: 'neko' }]);
    await page.save('Save changes');
    expect(page.writes.at(-1)!.body).to.deep.equal({ tags: [termExists.data.term_id] });
  });

  it('are made only by those who may', async () => {
    const desk = without(new Desk());
    desk.me = contributor;
    const page = await EventFormPage.with(desk);
    page.control('Tags').focus();
    await page.type('neko');
    await until(() => textOf(page.one('field-tags')!.querySelector('[role="status"]')));
    expect([lines(page, 'tags'), textOf(page.one('field-tags')!.querySelector('[role="status"]'))]).to.deep.equal([
      [],
      'No tag is called like that',
    ]);
  });
});

describe('the categories of an event', () => {
  /** Sixty categories on two pages: every tenth has the nine after it below. */
  function sixty(countOf: (index: number) => number = () => 0): Desk {
    const all = Array.from({ length: 60 }, (_, index) => ({
      id: 100 + index,
      name: index === 57 ? 'Ébène' : `Category ${index}`,
      slug: `c${index}`,
      parent: index % 10 ? 100 + index - (index % 10) : 0,
      count: countOf(index),
      description: '',
      taxonomy: 'tribe_events_cat',
      urls: {},
      url: '',
    }));
    const desk = new Desk();
    desk.answers = [
      ({ method, path, body }) => {
        const url = new URL(path, 'https://a.example/');
        if (!url.pathname.endsWith('/categories')) return undefined;
        if (method === 'POST') return json({ ...all[0]!, ...(body as object), id: 300 }, 201);
        const page = Number(url.searchParams.get('page') ?? 1);
        return json({ categories: all.slice((page - 1) * 50, page * 50), total: 60, total_pages: 2, rest_url: '' });
      },
    ];
    return desk;
  }
  const boxes = (page: EventFormPage) => [...page.one('field-categories')!.querySelectorAll('[type="checkbox"]')];
  const opened = async (desk = sixty()) => {
    const page = await EventFormPage.ofConcert('', { fields: { categories: [{ id: 157, name: 'Ébène' }] } }, desk);
    // The button is there once all pages are read.
    await until(() => boxes(page).length === 60 && page.root.getElementById('categories-add'));
    return page;
  };

  it('are a tree of all pages, and named where they are many', async () => {
    const page = await opened();
    const top = page.one('field-categories')!.querySelectorAll('.ticks > ul > li');
    expect([top.length, top[5]!.querySelectorAll(':scope ul input').length]).to.deep.equal([6, 9]);
    expect(textOf(page.one('field-categories')!.querySelector('[part~="chip"]'))).to.equal('Ébène');
  });

  it('are beside one another where most events have them, and all others are folded', async () => {
    const page = await opened(sixty((index) => index % 20));
    const field = page.one('field-categories')!;
    const used = () => [...field.querySelectorAll<HTMLElement>('[aria-label="Often used"] button')];
    expect(used().map(textOf)).to.deep.equal(
      [16, 17, 18, 19, 37, 38, 39, 57, 58, 59].map((index) => (index === 57 ? 'Ébène' : `Category ${index}`)),
    );
    expect(boxes(page).every((box) => !box.checkVisibility())).to.equal(true);
    used()[1]!.focus();
    await page.key(' ');
    expect([used()[1]!.ariaPressed, page.focused === used()[1]]).to.deep.equal(['true', true]);
    page.root.getElementById('categories')!.focus();
    await page.type('ebene');
    expect(boxes(page).filter((box) => box.checkVisibility()).length).to.equal(2);
    await expectAccessible(page.element);
    await page.save('Save changes');
    expect(page.writes.at(-1)!.body).to.deep.equal({ categories: [117, 157] });
  });

  it('are searched without accents, with all that leads to them', async () => {
    const page = await opened();
    const field = page.root.getElementById('categories') as HTMLInputElement;
    field.focus();
    await page.type('ebene');
    expect(boxes(page).length).to.equal(2);
    expect([...page.one('field-categories')!.querySelectorAll('.ticks label')].map(textOf)).to.deep.equal([
      'Category 50',
      'Ébène',
    ]);
    expect(page.is('changed')).to.equal(false);
  });

  it('are added below another, and ticked by their ID', async () => {
    const desk = sixty();
    const page = await opened(desk);
    page.button('Add a category').click();
    await until(() => page.focused?.id === 'categories-name');
    await page.key('Enter');
    await until(() => page.root.querySelector('#categories-name-invalid'));
    await page.type('Chess');
    const select = page.root.getElementById('categories-below') as HTMLSelectElement;
    select.value = '110';
    select.dispatchEvent(new Event('change'));
    page.control('Name of the new category').focus();
    await page.key('Enter');
    await until(() => page.focused?.id === 'categories-add');
    expect(posts(desk, 'categories').map(({ body }) => body as object)).to.deep.equal([{ name: 'Chess', parent: 110 }]);
    await page.save('Save changes');
    expect(page.writes.at(-1)!.body).to.deep.equal({ categories: [157, 300] });
  });

  it('keep to a narrow page, also one whose name is wider than that', async () => {
    const page = await opened();
    page.around.style.inlineSize = '320px';
    page.button('Add a category').click();
    await until(() => page.focused?.id === 'categories-name');
    const select = page.root.getElementById('categories-below') as HTMLSelectElement;
    select.append(
      new Option('A category with a name that is longer than any that has been thought of', '', true, true),
    );
    expect(page.around.scrollWidth).to.equal(320);
  });

  it('are accessible, also while one is added', async () => {
    const page = await opened();
    await expectAccessible(page.element);
    page.button('Add a category').click();
    await until(() => page.focused?.id === 'categories-name');
    await expectAccessible(page.element);
  });
});
