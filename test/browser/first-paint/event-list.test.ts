import { expect } from '@open-wc/testing';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import { firstUrlOf } from '../../../src/elements/first-request.js';
import { paint } from '../../../src/first-paint/event-list.js';
import { listToPaint } from '../../../src/loader/list-to-paint.js';
import { queryClient } from '../../../src/query/query-client.js';
import { allEvents, Calendar, comingEvents } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';

setUpEnvironment();

const few = new Calendar(allEvents.slice(0, 4));
const coming = new Calendar(comingEvents);
const pictured = new Calendar(allEvents.filter(({ image }) => image).slice(0, 5));

/** Lists as pages have them, each with its calendar. */
const lists: Record<string, { readonly attributes?: string; readonly calendar?: Calendar; readonly content?: string }> = {
  'a list by its defaults': {},
  'a list of fifty': { attributes: 'range="all" per-page="50"' },
  'a list of what is over': { attributes: 'range="past" per-page="5"', calendar: few },
  'a list without a button': { attributes: 'paging="none" limit="3"' },
  'a list with headings of its own level': { attributes: 'heading-level="2" per-page="3"' },
  'a list on the clock of the visitor': { attributes: 'time-display="visitor" range="all" per-page="7"' },
  'a list in Arabic': { attributes: 'lang="ar" dir="rtl" per-page="6"' },
  'a list without consent to the hosts of its pictures': { attributes: 'range="all"', calendar: pictured },
  'a list with consent to the hosts of its pictures': { attributes: 'range="all" consent="granted" per-page="9"', calendar: pictured },
  'a list with words of the page above it': {
    attributes: 'per-page="4"',
    content: '<h2 slot="header">Next</h2><p>Loading the calendar</p>',
  },
};

interface Painted {
  readonly element: CalEventList;
  readonly html: string;
  /** Nodes that came or went when the element took over. */
  readonly changes: string[];
}

function listOf({ attributes = '', calendar = coming, content = '' }: (typeof lists)[string]): CalEventList {
  const box = document.createElement('div');
  box.innerHTML = `<cal-event-list base-url="${calendar.baseUrl}" ${attributes}>${content}</cal-event-list>`;
  return document.body.appendChild(box).firstElementChild as CalEventList;
}

/** What is seen and read, without the marks of templates. */
const seen = ({ shadowRoot }: Element): string => shadowRoot!.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/\s+/g, ' ');

function watch({ shadowRoot }: Element): string[] {
  const changes: string[] = [];
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      const tell = (sign: string) => (node: Node) => changes.push(`${sign} ${node.nodeName} ${node.textContent?.trim().slice(0, 40)}`);
      addedNodes.forEach(tell('+'));
      removedNodes.forEach(tell('-'));
    }
  }).observe(shadowRoot!, { childList: true, subtree: true, characterData: true });
  return changes;
}

async function painted(list: (typeof lists)[string]): Promise<Painted> {
  const element = listOf(list);
  await paint({ ...listToPaint(element, firstUrlOf(element)!, firstUrlOf)!, loadElement: () => undefined });
  return { element, html: seen(element), changes: watch(element) };
}

async function paintAll(): Promise<Map<string, Painted>> {
  const all = new Map<string, Painted>();
  for (const [name, list] of Object.entries(lists)) all.set(name, await painted(list));
  all.get('a list of fifty')!.element.shadowRoot!.querySelector('a')!.focus();
  await import('../../../src/elements/cal-event-list.js');
  for (const { element } of all.values()) await element.settled;
  // The clock stands still in tests alone, so that all is to have come by the end of the first.
  await until(() => queryClient().getQueryCache().findAll({ type: 'active' }).length === all.size);
  return all;
}

describe('a list that is painted before its element is there', () => {
  let all: Map<string, Painted>;

  // Once for all tests, because an element is defined once in a page; and among them, because what tests set up is there then.
  beforeEach(async () => {
    all ??= await paintAll();
  });

  for (const [name, list] of Object.entries(lists))
    it(`${name} is taken over as it is, and looks as if nothing had been painted before`, async () => {
      const { element, html, changes } = all.get(name)!;
      expect(changes).to.deep.equal([]);
      expect(seen(element)).to.equal(html);
      const other = listOf(list);
      await until(() => other.total > 0);
      await other.settled;
      expect(seen(other)).to.equal(html);
      expect(element.items.map(({ id }) => id)).to.deep.equal(other.items.map(({ id }) => id));
    });

  it('asks for nothing twice', () => {
    const asked = [few, coming, pictured].flatMap((calendar) => calendar.asked.map(({ url }) => url.href));
    expect(new Set(asked)).to.have.lengthOf(asked.length);
  });

  it('keeps the focus', () => {
    const { element } = all.get('a list of fifty')!;
    expect(element.shadowRoot!.activeElement).to.equal(element.shadowRoot!.querySelector('a'));
  });

  it('adds items by its button', async () => {
    const { element } = all.get('a list by its defaults')!;
    element.shadowRoot!.querySelector<HTMLElement>('.more')!.click();
    await until(() => element.items.length === 20);
  });
});
