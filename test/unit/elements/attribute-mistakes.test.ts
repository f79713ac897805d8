import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { explainer } from '../../../src/elements/base/errors/error-messages.js';
import { calendarAttributes } from '../../../src/elements/calendar/calendar-attributes.js';
import { listAttributes } from '../../../src/elements/tables/list-attributes.js';
import { monthAttributes } from '../../../src/elements/tables/month-attributes.js';
import { periodAttributes } from '../../../src/elements/tables/period-attributes.js';
import { weekAttributes } from '../../../src/elements/tables/week-attributes.js';
import { languages, loadMessages } from '../../../src/locale/index.js';
import { CalError, ownEventAttributes, settings } from '../../../src/data/query/index.js';
import { eventFilters, readAttribute, Unreadable, type FilterTable } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';

// Mistakes are shown where a page is being developed.
beforeAll(() => {
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
});
afterAll(() => void vi.unstubAllGlobals());

const table: FilterTable = {
  ...calendarAttributes,
  ...monthAttributes,
  ...weekAttributes,
  ...periodAttributes,
  ...settings,
  ...eventFilters,
  ...ownEventAttributes,
  ...listAttributes,
};

/** What the author of a page is told of an attribute. */
async function mistakeOf(name: string, text: string, language = 'en'): Promise<string | undefined> {
  const value = readAttribute(table[name]!.kind, text);
  if (!(value instanceof Unreadable)) return undefined;
  const explain = explainer({} as Element, await loadMessages('errors', language), undefined);
  return explain(CalError.unreadable(name, value)).mistake;
}

describe('an attribute that cannot be read', () => {
  it.each([
    ['per_page', 'x', 'per-page="x" cannot be read. Expected a whole number, 1 or more.'],
    ['per_page', '0', 'per-page="0" cannot be read. Expected a whole number, 1 or more.'],
    ['page', '-1', 'page="-1" cannot be read. Expected a whole number, 1 or more.'],
    ['featured', 'yes', 'featured="yes" cannot be read. Expected true or false.'],
    ['start_date', '2026-02-30', 'start-date="2026-02-30" cannot be read. Expected a date such as 2026-12-31.'],
    ['venue', 'town-hall', 'venue="town-hall" cannot be read. Expected IDs, separated by commas.'],
    ['categories', ',', 'categories="," cannot be read. Expected IDs or slugs, separated by commas.'],
    ['geoloc_lat', 'north', 'geoloc-lat="north" cannot be read. Expected a number.'],
    [
      'range',
      'soon',
      'range="soon" cannot be read. Expected one of upcoming, today, tomorrow, weekend, next-weekend, week, next-week, month, next-month, past, all.',
    ],
    ['order', 'up', 'order="up" cannot be read. Expected one of asc, desc.'],
    ['limit', 'many', 'limit="many" cannot be read. Expected a whole number, 1 or more.'],
    ['layout', 'grid', 'layout="grid" cannot be read. Expected one of list, cards, compact.'],
    ['paging', 'endless', 'paging="endless" cannot be read. Expected one of pager, more, auto, none.'],
    ['group_by', 'year', 'group-by="year" cannot be read. Expected one of none, day, month, venue, category.'],
    ['heading_level', 'h2', 'heading-level="h2" cannot be read. Expected a whole number, 1 or more.'],
    ['time_zone', 'Mars/Phobos', 'time-zone="Mars/Phobos" cannot be read. Expected a time zone such as Europe/Berlin.'],
    ['time_display', 'mine', 'time-display="mine" cannot be read. Expected one of event, visitor, both.'],
    ['hour_cycle', '24', 'hour-cycle="24" cannot be read. Expected one of h11, h12, h23, h24.'],
    ['first_day', '8', 'first-day="8" cannot be read. Expected 1 (Monday) to 7 (Sunday).'],
    ['stale_time', 'long', 'stale-time="long" cannot be read. Expected a number.'],
    ['date', 'soon', 'date="soon" cannot be read. Expected a date such as 2026-12-31.'],
    ['date', '2026-02-30', 'date="2026-02-30" cannot be read. Expected a date such as 2026-12-31.'],
    ['views', 'lst month', 'views="lst" cannot be read. Expected one of list, month, week, day, map.'],
  ])('%s="%s" is named with what is expected', async (name, text, mistake) => {
    expect(await mistakeOf(name, text)).to.equal(mistake);
    for (const language of atLeastOne(languages.filter((one) => one !== 'en'))) {
      const said = await mistakeOf(name, text, language);
      expect(said, language)
        .to.contain(mistake.slice(0, mistake.indexOf(' ')))
        .and.not.contain('cannot');
    }
  });

  it.each([
    ['date', '2026-11'],
    ['days', '3'],
    ['featured', ''],
    ['categories', 'music, 7'],
    ['time_zone', 'europe/paris'],
  ])('is none of %s="%s"', async (name, text) => {
    expect(await mistakeOf(name, text)).to.equal(undefined);
  });

  it.each([
    ['days', '8'],
    ['days', 'x'],
    ['slot_min', '24'],
    ['max_per_day', '0'],
  ])('%s="%s" of a month or week is named', async (name, text) => {
    expect(await mistakeOf(name, text)).to.contain(`${name.replaceAll('_', '-')}="${text}"`);
  });

  it('that another one needs is named where it is missing', async () => {
    const explain = explainer({} as Element, await loadMessages('errors', 'en'), undefined);
    expect(explain(new CalError('filter', '', { fields: ['geoloc_lat', 'geoloc_lng'] })).mistake).to.equal(
      'The attribute geoloc-lng is missing.',
    );
  });
});
