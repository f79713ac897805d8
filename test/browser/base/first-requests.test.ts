import { expect, fixtureSync } from '@open-wc/testing';
import {
  assert,
  asyncProperty,
  constant,
  constantFrom,
  dictionary,
  integer,
  oneof,
  option,
  record,
  string,
} from 'fast-check';
import '../../../src/entries/index.js';
import { starts } from '../../../src/elements/starts.js';
import type { CalEventList } from '../../../src/elements/cal-event-list.js';
import { firstUrlOf } from '../../../src/elements/first-request.js';
import { Calendar } from '../calendar.js';
import { passTime, setUpEnvironment } from '../environment.js';

setUpEnvironment();

/** Texts that most kinds can read, texts that few can read, and arbitrary ones. */
const texts = constantFrom(
  ...['', '1', '3', '12', 'true', 'false', 'desc', 'past', 'week', '2027-01-02', '2027-02', '3,7', '0', '-1'],
  ...['Asia/Tokyo', 'h23', 'visitor', 'x y&z', 'month list', 'list', 'week', 'map month'],
);

const names = (tag: string) =>
  (customElements.get(tag) as unknown as { observedAttributes: string[] }).observedAttributes;

/** Attributes that decide the first request of many elements, which are therefore tried often. */
const often = ['page', 'per_page', 'time-zone', 'first-day', 'date'];
const oftenOfCalendar = ['page', 'per-page', 'views', 'range', 'time-zone', 'first-day'];

/** The elements that make a request which their attributes decide on. */
const tags = (Object.keys(starts) as (keyof typeof starts)[]).filter(
  (tag) => 'firstRequest' in starts[tag] || 'beginsWith' in starts[tag],
);

/** Whether these attributes let more decide on the first request than an element's markup, so that none is sent early. */
function isUndecided(tag: string, given: Readonly<Record<string, string | undefined>>): boolean {
  const has = (...names: string[]) => names.some((name) => given[name] ?? given[name.replaceAll('-', '_')]);
  const isComposed = ['ongoing', 'fold-series', 'free'].some(
    (name) => name in given || name.replaceAll('-', '_') in given,
  );
  if (tag !== 'cal-calendar') return isComposed;
  const { views = '' } = given;
  // A calendar that begins with a week or a map; others may say of themselves what they begin with.
  return (
    isComposed ||
    has('view', 'date', 'event') ||
    /^(week|map)/.test(views) ||
    (views.startsWith('month') && has('range', 'per-page'))
  );
}

describe('the request that is sent before an element is there', () => {
  for (const tag of tags)
    it(`is the very first one of <${tag}>, and none where that requests nothing`, async () => {
      const known = names(tag).filter(
        (name) =>
          !['base-url', 'base_url', 'tiles', 'static-map', 'static_map', 'consent', 'own-words', 'own_words'].includes(
            name,
          ),
      );
      const ids = known.filter((name) => name.endsWith('-id'));
      const likely =
        tag === 'cal-calendar'
          ? oftenOfCalendar
          : ids.length
            ? [...ids, 'slug']
            : often.filter((name) => known.includes(name));
      const attributes = dictionary(
        oneof(constantFrom(...known), constantFrom(...likely)),
        option(texts, { nil: undefined }),
        {
          maxKeys: 4,
        },
      );
      const outcomes = { requested: 0, not: 0 };
      await assert(
        asyncProperty(
          record({
            own: attributes,
            provided: oneof(constant({}), attributes),
            lang: constantFrom('', 'de', 'ar-EG', 'he'),
            path: constantFrom('', '/', '?rest_route=/'),
            text: string(),
            days: integer({ min: 0, max: 7 }),
          }),
          async ({ own, provided, lang, path, text, days }) => {
            passTime(days * 86_400_000);
            const calendar = new Calendar([]);
            const around = fixtureSync<HTMLElement>('<div></div>');
            const provider = document.createElement('cal-provider');
            const element = document.createElement(tag) as CalEventList;
            const given: [Element, Record<string, string | undefined>][] = [
              [provider, { ...provided, 'base-url': calendar.baseUrl + path, lang }],
              [element, { search: text, ...own }],
            ];
            for (const [one, values] of given) {
              for (const [name, value] of Object.entries(values))
                if (value !== undefined) one.setAttribute(name, value);
            }
            provider.append(element);
            around.append(provider);
            const early = firstUrlOf(element);
            await (tag === 'cal-calendar' ? element.settled : element.updateComplete);
            const asked = calendar.asked.map(({ url }) => url.href);
            // The controls of a calendar may ask for terms before.
            const first = tag === 'cal-calendar' ? asked.find((href) => /(\/|%2F)events[?&]/.test(href)) : asked[0];
            outcomes[first && early ? 'requested' : 'not']++;
            if (first && early) expect(new URL(early).href).to.equal(first);
            else if (first) expect(isUndecided(tag, own), `${element.outerHTML} requests ${first}`).to.equal(true);
            else if (early) {
              // The first script does not read attributes of appearance, so it cannot see mistakes in them.
              await element.settled;
              expect(element.error?.kind).to.equal('filter');
            }
            around.remove();
          },
        ),
        { numRuns: ids.length ? 60 : 30, seed: 20261122 },
      );
      expect(outcomes.requested, 'requests tried').to.be.greaterThan(1);
      expect(outcomes.not, 'refusals tried').to.be.greaterThan(1);
    });

  it('is left to a calendar whose state stands in the address, where a path of the same letters is no state', () => {
    const element = fixtureSync('<cal-calendar base-url="https://example.org"></cal-calendar>');
    const start = location.href;
    const isSentAt = (address: string) => {
      history.replaceState(null, '', address);
      return firstUrlOf(element) !== undefined;
    };
    try {
      expect(['/local-events/', '/?cal-view=month', '/#cal-view=month', '/?b-view=month'].map(isSentAt)).to.deep.equal([
        true,
        false,
        false,
        true,
      ]);
    } finally {
      history.replaceState(null, '', start);
    }
  });
});
