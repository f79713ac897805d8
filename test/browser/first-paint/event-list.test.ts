import { expect } from '@open-wc/testing';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import { extraAttributes } from '../../../src/elements/tables/list-attributes.js';
import { firstUrlOf } from '../../../src/elements/first-request.js';
import { paint } from '../../../src/first-paint/event-list.js';
import { listToPaint } from '../../../src/loader/list-to-paint.js';
import { kebabCase } from '../../../src/schema/index.js';
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
  /** What is seen before the element is there, and after. */
  readonly before: string;
  readonly after: string;
  /** Nodes that came or went when the element took over. */
  readonly changes: readonly string[];
  /** The same list, which was not painted before. */
  readonly other: string;
  /** Whether its first link has the focus, where it had it before. */
  readonly hasFocus: boolean;
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

/** All lists, painted and then taken over. In one go, because the clock stands still in tests alone, and an element is defined once in a page. */
async function paintAll(): Promise<Map<string, Painted>> {
  const begin = async ([name, list]: [string, (typeof lists)[string]]) => {
    const element = listOf(list);
    await paint({ ...listToPaint(element, firstUrlOf(element)!, firstUrlOf)!, loadElement: () => undefined });
    return { name, list, element, before: seen(element), changes: watch(element) };
  };
  const begun = await Promise.all(Object.entries(lists).map(begin));
  const linkIn = ({ shadowRoot }: Element) => shadowRoot!.querySelector('a');
  linkIn(begun[1]!.element)!.focus();
  await import('../../../src/elements/cal-event-list.js');
  for (const { element } of begun) await element.settled;
  await until(() => queryClient().getQueryCache().findAll({ type: 'active' }).length === begun.length);
  const all = new Map<string, Painted>();
  for (const { name, list, element, before, changes } of begun) {
    const other = listOf(list);
    await until(() => other.total > 0);
    await other.settled;
    expect(other.items.map(({ id }) => id)).to.deep.equal(element.items.map(({ id }) => id));
    const hasFocus = element.shadowRoot!.activeElement === linkIn(element);
    all.set(name, { element, before, after: seen(element), changes: [...changes], other: seen(other), hasFocus });
    other.remove();
  }
  return all;
}

describe('a list that is painted before its element is there', () => {
  let all: Map<string, Painted>;

  beforeEach(async () => {
    all ??= await paintAll();
  });

  for (const name of Object.keys(lists))
    it(`${name} is taken over as it is, and looks as if nothing had been painted before`, () => {
      const { before, after, changes, other } = all.get(name)!;
      expect(changes).to.deep.equal([]);
      expect(after).to.equal(before);
      expect(other).to.equal(before);
    });

  it('asks for nothing twice', () => {
    const asked = [few, coming, pictured].flatMap((calendar) => calendar.asked.map(({ url }) => url.href));
    expect(new Set(asked)).to.have.lengthOf(asked.length);
  });

  it('keeps the focus, and all nodes, in every engine', () => {
    expect([...all.values()].flatMap(({ changes }) => changes)).to.deep.equal([]);
    expect([...all].filter(([, { hasFocus }]) => hasFocus).map(([name]) => name)).to.deep.equal(['a list of fifty']);
  });

  it('is the element’s where it has an attribute whose code loads on demand, in either spelling', () => {
    // Of a document in which no element is defined.
    const { body } = document.implementation.createHTMLDocument();
    const names = Object.keys(extraAttributes).flatMap((name) => [name, kebabCase(name)]);
    const painted = names.filter((name) => {
      body.innerHTML = '<cal-event-list></cal-event-list>';
      const element = body.firstElementChild as HTMLElement;
      element.setAttribute('base-url', coming.baseUrl);
      element.setAttribute(name, 'true');
      const url = firstUrlOf(element);
      return url && listToPaint(element, url, firstUrlOf);
    });
    expect(painted).to.deep.equal([]);
  });

  it('adds items by its button', async () => {
    const { element } = all.get('a list by its defaults')!;
    element.shadowRoot!.querySelector<HTMLElement>('.more')!.click();
    await until(() => element.items.length === 20);
  });
});
