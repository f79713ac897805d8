import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarState } from '../../../../src/elements/calendar/calendar-state.js';
import { headingOf } from '../../../../src/elements/calendar/dates-heading.js';
import { turnedBy, turnedToToday, type TurnedList } from '../../../../src/elements/calendar/turned-list.js';
import { loadMessages } from '../../../../src/locale/index.js';
import { Unreadable } from '../../../../src/data/schema/index.js';

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T18:45:00Z')));
afterEach(() => vi.restoreAllMocks());

const messages = await loadMessages('calendar', 'en');

type Values = Readonly<Record<string, unknown>>;

/** A calendar with these attributes; weeks begin on Sunday, and today is a Saturday. */
const stateOf = (values: Values, { isNarrow = false, hasWeek = true, panelRoom = 60 } = {}): CalendarState =>
  new CalendarState({
    values: () => values,
    isNarrow: () => isNarrow,
    panelRoom: () => panelRoom,
    hasWeek: () => hasWeek,
    today: () => '2026-11-21',
    firstDay: () => 7,
    weekend: () => [6, 7],
    locale: () => 'en',
  });

const wireName = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The attributes after a turn. */
const after = (values: Values, { properties }: TurnedList): Values => {
  const changes = Object.entries(properties).map(([name, value]) => [wireName(name), value] as const);
  return Object.fromEntries(
    Object.entries({ ...values, ...Object.fromEntries(changes) }).filter(([, value]) => value !== undefined),
  );
};

const headed = (values: Values): string => headingOf(stateOf(values), 'en', messages).replace(/\s/g, ' ');

describe('the days of a list', () => {
  it.each([
    [
      { range: 'today' },
      [1, 1, -1],
      [
        'Today · Saturday, November 21',
        'Tomorrow · Sunday, November 22',
        'Monday, November 23',
        'Tomorrow · Sunday, November 22',
      ],
      { range: 'tomorrow' },
    ],
    [
      { range: 'weekend' },
      [1, 1, -1],
      ['This weekend · Nov 21 – 22', 'Nov 28 – 29', 'Dec 5 – 6', 'Nov 28 – 29'],
      { starts_before: '2026-11-29', ends_after: '2026-11-27' },
    ],
    [
      { range: 'week' },
      [-1, 1],
      ['This week · Nov 15 – 21', 'Nov 8 – 14', 'This week · Nov 15 – 21'],
      { range: 'week' },
    ],
    [
      { range: 'month' },
      [1, 1],
      ['November 2026', 'December 2026', 'January 2027'],
      { starts_before: '2027-01-31', ends_after: '2026-12-31' },
    ],
    [
      { starts_before: '2026-12-10', ends_after: '2026-12-06' },
      [1, -1, -1],
      ['Dec 7 – 10', 'Dec 11 – 14', 'Dec 7 – 10', 'Dec 3 – 6'],
      { starts_before: '2026-12-06', ends_after: '2026-12-02' },
    ],
    [
      { range: 'next-weekend' },
      [-1],
      ['Next weekend · Nov 28 – 29', 'This weekend · Nov 21 – 22'],
      { range: 'weekend' },
    ],
    [
      { range: 'next-week' },
      [1],
      ['Next week · Nov 22 – 28', 'Nov 29 – Dec 5'],
      { starts_before: '2026-12-05', ends_after: '2026-11-28' },
    ],
    [{}, [1, 1], ['Upcoming events', 'December 2026', 'January 2027'], { date: '2027-01-01' }],
    [{ date: '2026-01-15' }, [-1], ['January 2026', 'December 2025'], { date: '2025-12-01' }],
  ] as const)('turn from %j by %j, by their own length', (values, ways, headings, last) => {
    const others = { categories: ['opera'] };
    let now: Values = { ...values, ...others };
    const shown = [headed(now)];
    for (const way of ways) {
      now = after(now, turnedBy(stateOf(now), way));
      shown.push(headed(now));
    }
    expect(shown).to.deep.equal(headings);
    expect(now).to.deep.equal({ ...last, ...others });
  });

  it.each([
    [{ range: 'weekend' }, { range: 'weekend' }],
    [{ starts_before: '2026-12-13', ends_after: '2026-12-11' }, { range: 'weekend' }],
    [{ starts_before: '2027-01-31', ends_after: '2026-12-31' }, { range: 'month' }],
    [{ starts_before: '2026-12-10', ends_after: '2026-12-06' }, {}],
    [{ range: 'past' }, {}],
    [{ date: '2027-01-01' }, {}],
  ])('turn from %j to today, as %j', (values, last) => {
    expect(after(values, turnedToToday(stateOf(values)))).to.deep.equal(last);
  });

  it('are told with the first of them as the date', () => {
    const state = stateOf({ starts_before: '2026-12-10', ends_after: '2026-12-06' });
    expect(turnedBy(state, 1).days).to.deep.equal({ date: '2026-12-11', first: '2026-12-11', last: '2026-12-14' });
    expect(turnedToToday(state).days).to.deep.equal({ date: '2026-11-21', first: '2026-11-01', last: '2026-11-30' });
  });

  it.each([
    [{ range: 'past' }, 'Past events'],
    [{ range: 'all' }, 'Events'],
    [{ starts_before: '2026-12-10' }, 'Events'],
    [{ ends_after: '2026-12-10' }, 'Events'],
  ])('have no end with %j, and are called %s', (values, heading) => {
    expect([stateOf(values).turnedDays, headed(values)]).to.deep.equal([undefined, heading]);
  });
});

describe('the date that new filters leave', () => {
  const december = { view: 'month', date: '2026-12-24' };
  it.each([
    ['today’s, where they have it', { ...december, range: 'today' }, { date: undefined }],
    ['today’s, in a week', { ...december, view: 'week', range: 'tomorrow' }, { date: '2026-11-22' }],
    ['today’s, of a day', { ...december, view: 'day', range: 'month' }, { date: undefined }],
    [
      'the first of theirs',
      { ...december, starts_before: '2027-03-05', ends_after: '2027-02-27' },
      { date: '2027-02-28' },
    ],
    [
      'the first of theirs, in the past',
      { ...december, starts_before: '2026-11-01', ends_after: '2026-10-30' },
      { date: '2026-10-31' },
    ],
    [
      'no other, where the month has some of their days',
      { view: 'month', date: '2026-11-02', range: 'week' },
      undefined,
    ],
    [
      'no other, where the week has some of their days',
      { view: 'week', date: '2026-11-15', range: 'today' },
      undefined,
    ],
    ['no other, where they have no end', { ...december, range: 'all' }, undefined],
    ['no other, where one is open', { ...december, starts_before: '2026-11-01' }, undefined],
    ['no other of a list', { ...december, view: 'list', range: 'today' }, undefined],
  ])('is %s', (_, values, date) => {
    expect(stateOf(values).filteredDate).to.deep.equal(date);
  });
});

describe('the views of a calendar', () => {
  it.each([
    ['the first that is offered', {}, {}, 'list', ['list', 'month', 'week', 'day', 'map']],
    ['the one that is asked for', { view: 'map' }, {}, 'map', ['list', 'month', 'week', 'day', 'map']],
    [
      'the first in place of one that is not offered',
      { views: ['month', 'list'], view: 'map' },
      {},
      'month',
      ['month', 'list'],
    ],
    [
      'the first in place of one that cannot be read',
      { views: ['month', 'list'], view: new Unreadable('choice', 'lst') },
      {},
      'month',
      ['month', 'list'],
    ],
    [
      'all in place of some that cannot be read',
      { views: new Unreadable('choice', 'lst') },
      {},
      'list',
      ['list', 'month', 'week', 'day', 'map'],
    ],
    [
      'a day in place of a week without room',
      { views: ['week', 'day', 'list'] },
      { hasWeek: false },
      'day',
      ['day', 'list'],
    ],
    [
      'a day in place of the week that is asked for',
      { views: ['list', 'week', 'day'], view: 'week' },
      { hasWeek: false },
      'day',
      ['list', 'day'],
    ],
    [
      'a week without room where there is no day',
      { views: ['week', 'list'] },
      { hasWeek: false },
      'week',
      ['week', 'list'],
    ],
    [
      'a week that has room, though a month has none',
      { views: ['week', 'day'] },
      { isNarrow: true },
      'week',
      ['week', 'day'],
    ],
  ] as const)('shows %s', (_, values, room, shown, offered) => {
    const state = stateOf(values, room);
    expect([state.shown, state.offered]).to.deep.equal([shown, offered]);
  });

  it('have neighbors, whose code is likely to be wanted next', () => {
    const neighbors = (view: string) =>
      stateOf({ views: ['list', 'month', 'map'], view }).neighbors.map(({ tag }) => tag);
    expect(neighbors('month')).to.deep.equal(['cal-event-list', 'cal-event-map']);
    expect(neighbors('list')).to.deep.equal(['cal-event-month']);
  });

  it.each([
    [undefined, true],
    [['search'], true],
    [['filters'], false],
    ['none', false],
    [new Unreadable('choice', 'serch'), false],
  ])('have a search with controls=%j: %s', (controls, has) => {
    expect(stateOf({ controls }).has('search')).to.equal(has);
  });
});

describe('the attributes that a view gets', () => {
  const given = (values: Values, attributes: Readonly<Record<string, string>> = {}, open?: string) => {
    const all = stateOf(values).viewAttributes((name) => attributes[name] ?? null, open);
    return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== null));
  };

  it.each([
    ['a list: its heading is one level below', { view: 'list' }, {}, { 'heading-level': '3' }],
    ['a month: its heading is that of the calendar', { view: 'month', heading_level: 4 }, {}, { 'heading-level': '4' }],
    ['a list in a calendar of the lowest level', { view: 'list', heading_level: 6 }, {}, { 'heading-level': '6' }],
    ['a week: its days', { view: 'week' }, {}, { 'heading-level': '2', days: '7' }],
    ['a day: its one day', { view: 'day' }, {}, { 'heading-level': '2', days: '1' }],
    [
      'a list of a date: the bounds of its month',
      { view: 'list', date: '2027-02-05' },
      {},
      { 'heading-level': '3', 'starts-before': '2027-02-28', 'ends-after': '2027-01-31' },
    ],
    [
      'a list of a date and a range: the range alone',
      { view: 'list', date: '2027-02-05', range: 'week' },
      { range: 'week' },
      { 'heading-level': '3', range: 'week' },
    ],
    [
      'a month of a range, which it does not know: its bounds',
      { view: 'month', range: 'weekend' },
      { range: 'weekend' },
      { 'heading-level': '2', 'starts-before': '2026-11-22', 'ends-after': '2026-11-20' },
    ],
    [
      'a month of a range without end: nothing of it',
      { view: 'month', range: 'all' },
      { range: 'all' },
      { 'heading-level': '2' },
    ],
    [
      'a map: filters of the calendar, and no page',
      { view: 'map' },
      { categories: 'music', page: '3' },
      { 'heading-level': '3', categories: 'music' },
    ],
  ])('%s', (_, values, attributes, expected) => {
    expect(given(values, attributes)).to.deep.equal(expected);
  });

  it('name the open event where the view can mark it', () => {
    expect(given({ view: 'list' }, {}, 'gala')).to.include({ 'open-event': 'gala' });
    expect(given({ view: 'map' }, {}, 'gala')).not.to.have.property('open-event');
  });
});

describe('how an event opens', () => {
  const detailOf = (view: string, panelRoom: number, detail?: string) =>
    stateOf({ view, detail }, { panelRoom }).detail;

  it('is a panel beside days that keep all their columns in sight, and else a dialog', () => {
    const views = ['list', 'month', 'week', 'day', 'map'];
    expect(views.map((view) => detailOf(view, 70))).to.deep.equal(['dialog', 'panel', 'panel', 'panel', 'dialog']);
    expect(views.map((view) => detailOf(view, 65))).to.deep.equal(['dialog', 'panel', 'dialog', 'panel', 'dialog']);
    expect(views.map((view) => detailOf(view, 63))).to.deep.equal(views.map(() => 'dialog'));
  });

  it('is what the page says', () => {
    expect(['dialog', 'page', 'panel', 'link'].map((detail) => detailOf('month', 70, detail))).to.deep.equal([
      'dialog',
      'page',
      'panel',
      'link',
    ]);
  });

  it('is at once beside days, unless the page wants their cards', () => {
    const previewOf = (panelRoom: number) =>
      stateOf({ view: 'month' }, { panelRoom }).viewAttributes(() => null, undefined).preview;
    expect([70, 60].map(previewOf)).to.deep.equal(['off', null]);
    const { preview } = stateOf({ view: 'month' }, { panelRoom: 70 }).viewAttributes(
      (name) => (name === 'preview' ? 'on' : null),
      undefined,
    );
    expect(preview).to.equal('on');
  });
});
