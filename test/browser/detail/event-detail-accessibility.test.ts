import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Calendar, recordedEvent, replay } from '../calendar.js';
import { DetailPage, EventCalendar, full, changed } from './detail-page.js';
import { setUpEnvironment, until } from '../environment.js';
import { directions, expectAccessible, expectNoViolation, isChromium, prefer } from '../appearance.js';

setUpEnvironment();
const inOtherZone = 'time-zone="Asia/Tokyo"';

/** The event with another status in its schema.org data. */
const inState = (eventStatus: string) =>
  changed({ featured: false, json_ld: { eventStatus: `https://schema.org/${eventStatus}` } });

describe('axe and the keyboard', () => {
  const fails = () => replay('categories.create.name-too-long-is-500');
  const broken = (answer: () => Promise<Response>) => {
    const calendar = new Calendar();
    calendar.answer = answer;
    return calendar;
  };
  /** Every state of a detail, with the steps that lead to it. */
  const states: Readonly<Record<string, (attributes: string) => Promise<DetailPage>>> = {
    loaded: async (attributes) => {
      const page = await DetailPage.of(
        new EventCalendar([changed({ show_map_link: true })]),
        `event-id="${full.id}" show-adjacent ${attributes}`,
      );
      await until(() => page.one('related') && page.one('previous') && page.one('next'));
      return page;
    },
    'rich text': async (attributes) => DetailPage.ofEvent(await recordedEvent('rich-html'), attributes),
    cancelled: (attributes) => DetailPage.ofEvent(inState('EventCancelled'), attributes),
    loading: async (attributes) => {
      const calendar = new EventCalendar([full]);
      calendar.hold();
      return DetailPage.open(
        `<cal-event-detail base-url="${calendar.baseUrl}" event-id="1" ${attributes}></cal-event-detail>`,
      );
    },
    password: (attributes) =>
      DetailPage.of(
        broken(() => replay('events.read.password.none-given')),
        `event-id="5" ${attributes}`,
      ),
    'wrong password': async (attributes) => {
      const page = await DetailPage.of(
        broken(() => replay('events.read.password.none-given')),
        `event-id="5" ${attributes}`,
      );
      page.detail.password = 'x';
      await page.settled();
      return page;
    },
    absent: (attributes) =>
      DetailPage.of(
        broken(() => replay('events.read.not-found')),
        `event-id="5" ${attributes}`,
      ),
    error: (attributes) => DetailPage.of(broken(fails), `event-id="5" ${attributes}`),
    stale: async (attributes) => {
      const calendar = new EventCalendar([full], []);
      const page = await DetailPage.of(calendar, `event-id="${full.id}" ${attributes}`);
      calendar.answer = fails;
      await page.detail.refresh();
      await page.settled();
      return page;
    },
  };
  /** The states with colors that no other has. */
  const colored = ['loaded', 'rich text', 'cancelled', 'wrong password'];
  for (const [state, open] of Object.entries(states)) {
    for (const mode of ['page', 'dialog']) {
      it(`axe finds nothing in state ${state}, mode ${mode}`, async () => {
        const page = await open(`mode="${mode}" ${inOtherZone}`);
        await (colored.includes(state) ? expectAccessible : expectNoViolation)(page.detail);
      });
    }
  }

  it('axe finds nothing from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await expectNoViolation((await states.loaded!(`lang="${directions.rtl}" ${inOtherZone}`)).detail);
  });

  it('has the previous and the next event, with their titles, below the text', async () => {
    const page = await states.loaded!('');
    expect(page.one('next')!.getBoundingClientRect().top).to.be.greaterThan(
      page.one('description')!.getBoundingClientRect().bottom,
    );
  });

  it('Tab reaches everything in visual order', async () => {
    const page = await states.loaded!('show-map="false"');
    await customElements.whenDefined('cal-add-to-calendar');
    await page.root.querySelector('cal-add-to-calendar')!.settled;
    const links = [...page.root.querySelectorAll<HTMLElement>('a[href], button, input, cal-add-to-calendar')];
    const reached: number[] = [];
    links[0]!.focus();
    for (const link of links) {
      reached.push(links.indexOf(page.root.activeElement as HTMLElement));
      if (link !== links.at(-1)) await sendKeys({ press: 'Tab' });
    }
    expect(reached).to.deep.equal(links.map((_, index) => index));
    expect(links.length).to.be.greaterThan(12);
  });

  if (isChromium) {
    it('nothing moves for visitors who prefer less motion', async () => {
      await prefer({ 'prefers-reduced-motion': 'reduce' });
      const page = await states.loaded!('mode="dialog"');
      expect(getComputedStyle(page.root.querySelector('dialog')!).animationName).to.equal('none');
      await prefer({ 'prefers-reduced-motion': 'no-preference' });
      expect(getComputedStyle(page.root.querySelector('dialog')!).animationName).to.equal('cal-open');
    });

    it('boxes keep their borders in forced colors', async () => {
      await prefer({ 'forced-colors': 'active' });
      const page = await states.loaded!('');
      expect(getComputedStyle(page.one('aside')!).borderStyle).to.equal('solid');
      await expectNoViolation(page.detail);
      await prefer({ 'forced-colors': 'none' });
    });
  }

  it('a narrow box has one column, facts first', async () => {
    const page = await states.loaded!('');
    const tops = () => [page.one('aside')!, page.one('description')!].map((box) => box.getBoundingClientRect().top);
    page.around.style.width = '340px';
    const [aside, text] = tops() as [number, number];
    expect(aside).to.be.lessThan(text);
    expect(page.detail.scrollWidth).to.be.at.most(340);
    page.around.style.width = '900px';
    const { top: wideActions } = page.one('actions')!.getBoundingClientRect();
    const { top } = page.root.querySelector('.columns')!.getBoundingClientRect();
    expect(Math.abs(wideActions - top), 'beside the image').to.be.lessThan(2);
  });
});
