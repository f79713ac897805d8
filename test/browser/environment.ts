import { chai, expect } from '@open-wc/testing';
import { queryClient } from '../../src/data/query/query-client.js';
import { isChromium } from './appearance.js';
import { fetchFromCalendars } from './calendar.js';
import { differences } from './engine-differences.mjs';
import { Upload } from './upload.js';

/** Friday in Europe and America, Saturday morning on the Chatham Islands, where the tests' browser is. */
const now = '2026-11-20T18:45:00Z';

/**
 * The hosts of the recordings do not exist, so their images fail at some moment of a test. Elements do not hear of it: a test that wants an image to
 * fail says so itself, by an event of its own.
 */
function withholdFailure(event: Event): void {
  const { target, isTrusted } = event;
  if (isTrusted && target instanceof HTMLImageElement && URL.parse(target.src)?.hostname.endsWith('.example'))
    event.stopImmediatePropagation();
}

const attach = Reflect.get(Element.prototype, 'attachShadow');
Element.prototype.attachShadow = function (options) {
  const root = attach.call(this, options);
  root.addEventListener('error', withholdFailure, true);
  return root;
};

const { fetch, setTimeout, requestIdleCallback, XMLHttpRequest } = globalThis;
const { now: readClock } = Date;
const consoleMethods = ['log', 'info', 'warn', 'error', 'debug'] as const;

let idle: IdleRequestCallback[] = [];

const nameOf = (value: unknown): string => (value instanceof Element ? value.outerHTML.slice(0, 120) : String(value));

/** Nodes that are not the same are told by their markup: comparing all that they refer to takes the browser minutes. */
chai.use(({ Assertion }, utils) => {
  Assertion.overwriteMethod(
    'equal',
    (original) =>
      function (this: Chai.AssertionStatic, ...given: unknown[]) {
        const [actual, expected] = [utils.flag(this, 'object') as unknown, given[0]];
        const isWrong = (actual === expected) === Boolean(utils.flag(this, 'negate'));
        if (isWrong && [actual, expected].some((value) => value instanceof Node))
          throw new Error(
            `expected ${nameOf(actual)} ${utils.flag(this, 'negate') ? 'not ' : ''}to be ${nameOf(expected)}`,
          );
        (original as (...values: unknown[]) => void).apply(this, given);
      },
  );
});

/** Gives the page an idle time; it has none of its own, so that what waits for one disturbs no other test. */
export const rest = (): void => idle.splice(0).forEach((run) => run({ didTimeout: false, timeRemaining: () => 50 }));

/** Sets the clock, in milliseconds. */
export function passTime(milliseconds: number): void {
  const moment = Date.now() + milliseconds;
  Date.now = () => moment;
}

/** A storage for this file alone. */
function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Takes tests out of a suite that other engines than Chromium cannot do differently. */
function keepDiffering(suite: Mocha.Suite): void {
  suite.tests = suite.tests.filter((test) => differences.test(test.fullTitle() + test.body));
  suite.suites.forEach(keepDiffering);
}

/**
 * Sets up every test of a file: requests go to calendars, the clock stands still, requests that failed are retried at once, and what reaches
 * the console, or nobody catches, fails the test. The page's styles and direction are reset after each test.
 */
export function setUpEnvironment(): void {
  before(function () {
    if (!isChromium) keepDiffering(this.test!.parent!);
  });
  // Test files share a browser, so each gets a storage of its own.
  Object.defineProperty(globalThis, 'localStorage', { value: memory(), configurable: true });
  const { queries } = queryClient().getDefaultOptions();
  queryClient().setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  let heard: unknown[] = [];
  const hear = (event: PromiseRejectionEvent | ErrorEvent) =>
    heard.push('reason' in event ? event.reason : event.message);
  const consoleBefore = { ...console };
  beforeEach(() => {
    heard = [];
    idle = [];
    globalThis.requestIdleCallback = (run) => idle.push(run);
    document.documentElement.lang = 'en';
    globalThis.fetch = fetchFromCalendars;
    globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
    Date.now = () => Date.parse(now);
    for (const method of consoleMethods)
      console[method] = (...words: unknown[]) => heard.push(`console.${method}: ${words.join(' ')}`);
    window.addEventListener('error', hear);
    window.addEventListener('unhandledrejection', hear);
  });
  afterEach(async () => {
    await turn();
    document.body.removeAttribute('style');
    document.documentElement.removeAttribute('dir');
    Object.assign(console, consoleBefore);
    Object.assign(globalThis, { fetch, setTimeout, requestIdleCallback, XMLHttpRequest });
    Date.now = readClock;
    window.removeEventListener('error', hear);
    window.removeEventListener('unhandledrejection', hear);
    expect(heard.map(String).join('\n'), 'heard on the console, or caught by nobody').to.equal('');
  });
}

/** Waits until everything that is due has happened. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Seconds that nothing takes, even on a slow or shared machine. */
const patience = 60;

/**
 * Waits until a condition holds, and fails when it never does.
 * @param seen what there is instead, for the message
 */
export async function until(condition: () => unknown, seen?: () => string): Promise<void> {
  const start = performance.now();
  while (!condition()) {
    if (performance.now() - start > patience * 1000)
      throw new Error(`Not within ${patience} seconds: ${String(condition)}${seen ? `; there is ${seen()}` : ''}`);
    await turn();
  }
}

/** Gives the page idle times until a condition holds: what waits for one may only be about to. */
export const restUntil = (condition: () => unknown): Promise<void> =>
  until(() => {
    rest();
    return condition();
  });

export const textOf = (node: Node | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
