import { expect } from '@open-wc/testing';
import { expectAccessible } from '../appearance.js';
import { Calendar, json } from '../calendar.js';
import { setUpEnvironment, textOf, turn, until } from '../environment.js';
import { CalendarPage } from './calendar-page.js';

setUpEnvironment();

const start = location.href;
const visit = (query: string) => history.replaceState(null, '', `${start}${start.includes('?') ? '&' : '?'}${query}`);
afterEach(async () => {
  await turn();
  history.replaceState(null, '', start);
});

const gone = ['jazz-blues', '99999'];

/** A calendar that refuses what it does not know, as servers do (wire section 6.2). */
function refusing(): Calendar {
  const calendar = new Calendar();
  const { answer } = calendar;
  calendar.answer = (url) => {
    const field = ['categories', 'tags', 'venue', 'organizer'].find((name) =>
      url.searchParams
        .get(name)
        ?.split(',')
        .some((text) => gone.includes(text)),
    );
    if (!field) return answer(url);
    const data = { status: 400, params: { [field]: 'Invalid parameter.' } };
    return json({ code: 'rest_invalid_param', message: `Invalid parameter(s): ${field}`, data }, 400);
  };
  return calendar;
}

const known = new Calendar().others.categories.find(({ slug }) => /^[a-z-]+$/.test(slug))!.slug;

async function open(attributes: string): Promise<CalendarPage> {
  const page = await CalendarPage.of(`state="search" ${attributes}`, { calendar: refusing() });
  await until(() => page.one('unknown'));
  await page.settled();
  return page;
}

describe('a value of a filter in the address that the calendar does not know any more', () => {
  for (const view of ['list', 'month', 'week', 'map'])
    for (const [name, text, sentence] of [
      ['categories', 'jazz-blues', '“jazz-blues” is no longer a category.'],
      ['tags', 'jazz-blues', '“jazz-blues” is no longer a tag.'],
      ['venue', '99999', '“99999” is no longer a venue.'],
      ['organizer', '99999', '“99999” is no longer an organizer.'],
    ] as const)
      it(`of ${name} is said and taken away in a ${view}, which shows the rest`, async () => {
        visit(`cal-${name}=${text}`);
        const page = await open(`views="${view}"`);
        expect(textOf(page.one('message'))).to.equal(sentence);
        expect(page.one('unknown')!.closest('[role="status"]')).not.to.equal(null);
        expect([page.element.getAttribute(name), page.inView('error').length]).to.deep.equal([null, 0]);
        await until(() => !location.search.includes(name));
      });

  it('leaves the others of its kind, and can be dismissed', async () => {
    visit(`cal-categories=${known},jazz-blues`);
    const page = await open('views="list"');
    expect([page.element.getAttribute('categories'), page.inView('error').length]).to.deep.equal([known, 0]);
    await expectAccessible(page.element);
    const cross = getComputedStyle(page.one('dismiss')!.querySelector('svg')!);
    expect([cross.stroke === 'none', cross.inlineSize]).to.deep.equal([false, '16px']);
    (page.one('dismiss') as HTMLElement).click();
    await until(() => !page.one('unknown'));
  });

  it('stays a mistake where the markup of the page says it', async () => {
    const page = await CalendarPage.of('state="search" views="list" categories="jazz-blues"', {
      calendar: refusing(),
    });
    await until(() => page.inView('error').length);
    expect([page.element.getAttribute('categories'), page.one('unknown')]).to.deep.equal(['jazz-blues', undefined]);
  });
});
