// @vitest-environment happy-dom
import type { ReactiveController } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressState, readStateLocation } from '../../../../src/elements/base/address-state.js';

type StateLocation = ReturnType<typeof readStateLocation>;

interface Host {
  readonly element: HTMLElement;
  readonly state: AddressState;
  readonly disconnect: () => void;
}

let hosts: Host[] = [];

/** An element with these attributes whose address holds some of them. */
function open(attributes: Readonly<Record<string, string>> = {}, key = 'cal', where: StateLocation = 'hash'): Host {
  const controllers: ReactiveController[] = [];
  const element = Object.assign(document.createElement('i'), {
    addController: (controller: ReactiveController) => void controllers.push(controller),
    removeController: () => {},
    requestUpdate: () => {},
    updateComplete: Promise.resolve(true),
  });
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  const names = ['view', 'date', 'search', 'start_date', 'starts_after'];
  const state = new AddressState(element, { names, stateLocation: () => where, key: () => key });
  document.body.append(element);
  for (const controller of controllers) controller.hostConnected!();
  const host = {
    element,
    state,
    disconnect: () => controllers.forEach((controller) => controller.hostDisconnected!()),
  };
  hosts.push(host);
  return host;
}

const hashOf = ({ state }: Host, change?: Readonly<Record<string, string | null>>) => new URL(state.href(change)).hash;

/** Waits until changes of attributes have become a step of the history. */
const stepped = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  location.href = 'https://harbour.example/events?page=7';
});
afterEach(() => {
  for (const { element, disconnect } of hosts) {
    disconnect();
    element.remove();
  }
  hosts = [];
  vi.restoreAllMocks();
});

describe('the address of a calendar', () => {
  it.each([
    [{}, {}, ''],
    [{}, { view: 'list' }, '#cal-view=list'],
    [{ view: 'list' }, { view: null }, '#cal-view='],
    [{ view: 'list' }, { view: 'list' }, ''],
    [{}, { search: 'a & b', 'starts-after': '2026-12-01' }, '#cal-search=a%20%26%20b&cal-starts-after=2026-12-01'],
    [{}, { search: '3,7' }, '#cal-search=3,7'],
  ] as const)('says of %j what differs in %j: %j', (attributes, change, hash) => {
    expect(hashOf(open(attributes), change)).to.equal(hash);
  });

  it('keeps what else stands there, and in the query as well', () => {
    location.hash = '#section-2&a=b&cal-view=month&cal-other=1&cal2-view=map';
    const after = '#section-2&a=b&cal-other=1&cal2-view=map&cal-view=list';
    expect(hashOf(open(), { view: 'list' })).to.equal(after);
    expect(new URL(open({}, 'other', 'search').state.href({ view: 'list' })).search).to.equal(
      '?page=7&other-view=list',
    );
  });

  it('is that of the page where it holds no state', () => {
    const { state } = open({}, 'cal', 'none');
    expect([state.isOn, state.href({ view: 'list' })]).to.deep.equal([false, location.href]);
  });

  it('is left alone where it is longer than any calendar makes one', () => {
    location.hash = `#${'a=b&'.repeat(2_001)}cal-view=list`;
    const { state, element } = open();
    expect([state.isOn, state.href({ view: 'map' }), element.hasAttribute('view')]).to.deep.equal([
      false,
      location.href,
      false,
    ]);
  });

  it.each([
    [
      ['cal', 'cal', 'cal'],
      ['cal', 'cal2', 'cal3'],
    ],
    [
      ['cal', 'town'],
      ['cal', 'town'],
    ],
    // The `date` of the second would be the `start-date` of the first.
    [
      ['cal', 'cal-start'],
      ['cal', 'cal-start2'],
    ],
    [['a&b'], ['a%26b']],
  ])('of keys %j begins with %j', (keys, expected) => {
    const used = keys.map((key) => hashOf(open({}, key), { view: 'list' }).slice(1).replace('-view=list', ''));
    expect(used).to.deep.equal(expected);
  });

  it('gives a key back', () => {
    open().disconnect();
    expect(hashOf(open(), { view: 'list' })).to.equal('#cal-view=list');
  });
});

describe('a calendar follows its address', () => {
  it('when it comes, and what the address does not name is as in the markup', () => {
    location.hash = '#cal-view=list&cal-search=a%20b&cal-date=';
    const { element, state } = open({ view: 'month', date: '2026-12-24', 'starts-after': '2026-01-01', tiles: 'x' });
    const read = (name: string) => element.getAttribute(name);
    expect(['view', 'search', 'date', 'starts-after'].map(read)).to.deep.equal(['list', 'a b', null, '2026-01-01']);
    expect([state.initial('view'), state.initial('search')]).to.deep.equal(['month', undefined]);
  });

  it('in these attributes alone', () => {
    location.hash = '#cal-base-url=https://evil.example&cal-onclick=x&cal-view=list';
    expect([...open().element.attributes].map(({ name }) => name)).to.deep.equal(['view']);
  });

  it('when the visitor goes back', () => {
    const { element } = open({ view: 'month' });
    location.hash = '#cal-view=list';
    dispatchEvent(new Event('popstate'));
    expect(element.getAttribute('view')).to.equal('list');
    location.hash = '';
    dispatchEvent(new Event('popstate'));
    expect(element.getAttribute('view')).to.equal('month');
  });
});

describe('the steps of the history', () => {
  it('are one for all changes of an action', async () => {
    const push = vi.spyOn(history, 'pushState');
    const { element } = open();
    element.setAttribute('view', 'list');
    element.setAttribute('date', '2026-12-24');
    await stepped();
    await stepped();
    expect(push.mock.calls.map(([, , href]) => new URL(String(href)).hash)).to.deep.equal([
      '#cal-view=list&cal-date=2026-12-24',
    ]);
  });

  it('are none for an amended change, nor for a calendar that is gone', async () => {
    const [push, replace] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
    const { element, state, disconnect } = open();
    state.amend();
    element.setAttribute('date', '2026-12-24');
    await stepped();
    await stepped();
    expect([push.mock.calls.length, replace.mock.calls.length]).to.deep.equal([0, 1]);
    element.setAttribute('view', 'list');
    disconnect();
    element.remove();
    await stepped();
    await stepped();
    expect([push.mock.calls.length, replace.mock.calls.length]).to.deep.equal([0, 1]);
  });
});

it.each([
  [null, 'search'],
  ['hash', 'hash'],
  ['none', 'none'],
  ['nowhere', 'none'],
])('the attribute state=%j means %j', (text, stateLocation) => {
  expect(readStateLocation(text)).to.equal(stateLocation);
});
