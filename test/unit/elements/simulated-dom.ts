import { afterEach, describe, expect, it, vi } from 'vitest';
import { tags } from '../../../scripts/element-files.mjs';
import { resources } from '../../../src/data/schema/index.js';
import { fakeCalendar, type GivenRecords } from '../../../src/entries/testing/index.js';
import { attributesOf, visibleTags } from '../../elements.js';
import { recordedBody } from '../../recordings.js';

/** What was recorded of a calendar, as a server of it has it. */
const records = Object.fromEntries(
  Object.keys(resources).map((name) => [name, recordedBody(`${name}.list.default`)[name] as object]),
) as unknown as GivenRecords;

/** The provider needs no attributes. */
const attributesOfAny = (tag: string) => visibleTags.flatMap((one) => (one === tag ? attributesOf(one) : [])).join();

/** Keeps the delays of the timers that are still to come, in milliseconds. */
function watchTimers(): Map<unknown, number> {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const pending = new Map<unknown, number>();
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0) => {
    const timer = start(() => {
      pending.delete(timer);
      run();
    }, delay);
    pending.set(timer, delay);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: Parameters<typeof clearTimeout>[0]) => {
    pending.delete(timer);
    stop(timer);
  });
  return pending;
}

/** What query-core and the clock of the page, which belong to no element, wait for at least. */
const waitOfPage = 300_000;

/** The tests of those who embed the elements render them in a simulated DOM, which knows neither layout nor all interfaces of browsers. */
export function describeSimulatedDom(name: string): void {
  describe(name, async () => {
    vi.stubGlobal('fetch', fakeCalendar(records));
    // On the day of the recordings, all that they hold is to come.
    vi.useFakeTimers({ now: Date.parse('2026-11-18T12:00Z'), toFake: ['Date'] });
    const timers = watchTimers();
    await import('../../../src/entries/elements.js');

    afterEach(() => document.body.replaceChildren());

    const show = async (tag: string, more = '') => {
      document.body.innerHTML = `<${tag} base-url="https://calendar.example/wp-json" ${attributesOfAny(tag)} ${more}></${tag}>`;
      const element = document.body.firstElementChild as HTMLElement & {
        readonly updateComplete: Promise<unknown>;
        readonly settled?: Promise<void>;
      };
      await element.updateComplete;
      await element.settled;
      return element;
    };

    it.each(tags)('renders <%s> without an exception, and leaves no timer behind', async (tag) => {
      const element = await show(tag);
      expect(tag === 'cal-provider' || element.shadowRoot!.textContent.trim()).to.not.equal('');
      element.remove();
      // One that outlives its page finds none of the page's globals.
      expect([...timers.values()].filter((delay) => delay < waitOfPage)).to.deep.equal([]);
    });

    it('shows the events of a list', async () => {
      const list = (await show('cal-event-list')) as HTMLElementTagNameMap['cal-event-list'];
      const { events } = recordedBody('events.list.default');
      expect(list.items).to.have.length(events.length);
      expect(
        [...list.shadowRoot!.querySelectorAll('[part~="link"]')].map(({ textContent }) => textContent),
      ).to.deep.equal(list.items.map(({ title }) => title));
    });
  });
}
