import { expect, fixtureSync } from '@open-wc/testing';
import '../../../src/entries/elements.js';
import type { CalResults } from '../../../src/elements/base/cal-results.js';
import type { CalEventDetails, CalRecord } from '../../../src/elements/base/events.js';
import { attributesOf, listingTags, type VisibleTag } from '../../elements.js';
import { allEvents, Calendar, json, replay } from '../calendar.js';
import { setUpEnvironment, textOf } from '../environment.js';

setUpEnvironment();

type Loading = CalResults<unknown, CalRecord>;

/** The element in the page, and the events that it has dispatched. */
async function open(tag: VisibleTag, calendar: Calendar, prepare: (element: HTMLElement) => void = () => {}) {
  const around = fixtureSync<HTMLElement>('<div></div>');
  const attributes = attributesOf(tag, calendar);
  const announced: CustomEvent[] = [];
  for (const type of ['cal-load', 'cal-data', 'cal-empty', 'cal-error'])
    around.addEventListener(type, (event) => event.target === element && announced.push(event as CustomEvent));
  const template = document.createElement('template');
  template.innerHTML = `<${tag} base-url="${calendar.baseUrl}" ${attributes}></${tag}>`;
  const element = document.importNode(template.content, true).firstElementChild as HTMLElement & Loading;
  prepare(element);
  around.append(element);
  await element.settled;
  await element.updateComplete;
  return { element, announced, types: () => announced.map(({ type }) => type) };
}

const alerts = ({ shadowRoot }: HTMLElement) =>
  [...shadowRoot!.querySelectorAll('[part~="error"][role="alert"]')].map(textOf);

for (const tag of listingTags) {
  describe(tag, () => {
    it('gives a script that comes late the items that are shown', async () => {
      const { element, announced, types } = await open(tag, new Calendar());
      expect(types()).to.deep.equal(['cal-load', 'cal-data']);
      const { items, total, pages } = announced[1]!.detail as CalEventDetails['cal-data'];
      expect([element.items, element.total, element.pages, element.error]).to.deep.equal([
        items,
        total,
        pages,
        undefined,
      ]);
      expect(items).not.to.have.length(0);
      expect(element.items).to.equal(items);
    });

    it('exposes the error and settles when a request fails', async () => {
      const calendar = new Calendar();
      calendar.answer = () => replay('categories.create.name-too-long-is-500');
      const { element, announced, types } = await open(tag, calendar);
      expect(types()).to.deep.equal(['cal-load', 'cal-error']);
      expect(element.error).to.equal((announced[1]!.detail as CalEventDetails['cal-error']).error);
      expect([element.items, element.total, element.pages]).to.deep.equal([[], 0, 0]);
      expect(element.matches(':state(error)')).to.equal(true);
    });

    it('shows the error state when rendering throws, and recovers by a refresh', async () => {
      const calendar = new Calendar();
      const methods = ['renderItems', 'renderItem', 'renderDays'];
      const cause = new Error('Thrown while painting');
      const fail = () => {
        throw cause;
      };
      let isBroken = true;
      const { element, announced, types } = await open(tag, calendar, (made) => {
        for (const name of methods) Object.defineProperty(made, name, { configurable: true, value: fail });
        // A map groups its places by what it is about.
        let { subject } = made as unknown as { subject?: object };
        if (subject)
          Object.defineProperty(made, 'subject', {
            get: () => (isBroken ? { ...subject, groupsOf: fail } : subject),
            set: (given: object) => void (subject = given),
          });
      });
      expect(types().slice(0, 2)).to.deep.equal(['cal-load', 'cal-error']);
      const { kind, error } = announced[1]!.detail as CalEventDetails['cal-error'];
      expect([kind, error.cause]).to.deep.equal(['shape', cause]);
      expect(alerts(element)).to.have.length(1);
      expect(element.matches(':state(error)')).to.equal(true);
      expect(element.shadowRoot!.querySelector('slot[name="loading"]')).to.equal(null);
      for (const name of methods) delete (element as unknown as Record<string, unknown>)[name];
      isBroken = false;
      await element.refresh();
      await element.settled;
      expect([alerts(element), element.error, element.items.length > 0]).to.deep.equal([[], undefined, true]);
    });

    it('requests the server itself on a refresh, not the browser’s cache', async () => {
      const calendar = new Calendar();
      const { element } = await open(tag, calendar);
      const before = calendar.asked.length;
      expect(new Set(calendar.asked.map(({ cache }) => cache))).to.deep.equal(new Set([undefined]));
      await element.refresh();
      expect(calendar.asked[before]!.cache).to.equal('no-cache');
    });
  });
}

describe('an error', () => {
  it('is announced whatever texts the server sends', async () => {
    const calendar = new Calendar();
    calendar.answer = () =>
      json(
        { code: { toString: 1 }, message: { toString: 1 }, data: { status: 400, params: { page: { toString: 1 } } } },
        400,
      );
    const { element, types } = await open('cal-event-list', calendar);
    expect(types()).to.deep.equal(['cal-load', 'cal-error']);
    expect(alerts(element)).to.have.length(1);
  });

  it('is announced whatever value a script sets', async () => {
    const { element, types } = await open('cal-event-list', new Calendar(), (made) =>
      Object.assign(made, { search: { toString: 1 } }),
    );
    expect(types()).to.include('cal-error');
    expect(alerts(element)).to.have.length(1);
  });

  it('is repaired by "Try again", which reaches the server itself', async () => {
    const calendar = new Calendar();
    const { answer } = calendar;
    calendar.answer = () => replay('categories.create.name-too-long-is-500');
    const { element } = await open('cal-event-list', calendar);
    calendar.answer = answer;
    element.shadowRoot!.querySelector<HTMLButtonElement>('[part~="error"] button')!.click();
    await element.settled;
    expect([element.error, element.items.length]).to.deep.equal([undefined, 10]);
    expect(calendar.asked.map(({ cache }) => cache)).to.deep.equal([undefined, 'no-cache']);
  });
});

describe('settled', () => {
  it('waits for the request that new attributes cause', async () => {
    const { element } = await open('cal-event-list', new Calendar());
    element.setAttribute('page', '2');
    await element.settled;
    expect(element.items[0]!.id).to.equal(allEvents[10]!.id);
  });
});
