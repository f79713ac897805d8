import { firstDayOfWeek } from '../../data/query/index.js';
import { commonZone, shortDays, today, weekOf, type DisplayOptions } from '../../data/time/index.js';
import type { ControlMessages } from '../../locale/index.js';
import { eventsOf } from './facet-counts.js';
import { dateChange, dateChoice } from './facets.js';
import { naturalDates } from './natural-dates.js';
import { recentSearches } from './recent-searches.js';
import { isUsable } from './suggestion-queries.js';
import { suggestionsFor, type Suggestion } from './suggestions.js';
import type { Targets } from './targets.js';

/** The surroundings of a search field. */
export interface SearchSurroundings {
  readonly messages: ControlMessages;
  readonly targets: Targets;
  readonly settings: ReturnType<Targets['settings']>;
  readonly display: DisplayOptions;
  readonly language: string;
}

/**
 * Suggestions for a text: days, what was found, and a search for the words themselves.
 * @param found suggestions of the server for this text
 * @param known all suggestions that the page knows
 */
export function suggestByText(
  text: string,
  found: readonly Suggestion[],
  known: readonly Suggestion[],
  around: SearchSurroundings,
): Suggestion[] {
  const servers = around.settings.base_url as string | undefined;
  const usable = known.filter((suggestion) => isUsable(suggestion, servers));
  const suggestions = [...suggestDates(text, around), ...suggestionsFor(text, found, usable)];
  return suggestions.length ? [...suggestions, { kind: 'words', name: around.messages.searchWords(text.trim()) }] : [];
}

/** Suggestions while nothing is typed: earlier searches, and days. */
export function suggestAtFirst(around: SearchSurroundings): Suggestion[] {
  const { messages, targets } = around;
  const recent = recentSearches().map((name): Suggestion => ({ kind: 'recent', name }));
  const forget: Suggestion[] = recent.length ? [{ kind: 'forget', name: messages.forgetSearches }] : [];
  const isLimited = dateChoice((name) => targets.read(name)) !== undefined;
  const any: Suggestion[] = isLimited
    ? [{ kind: 'date', name: messages.dates.any, change: dateChange(undefined, null) }]
    : [];
  return [...recent, ...forget, ...any, ...suggestDates('', around)];
}

/** The days that a text means: a list is of them, and a month or week turns to them. */
function suggestDates(
  text: string,
  { messages, targets, settings, display, language }: SearchSurroundings,
): Suggestion[] {
  const { locale } = display;
  const isFiltered = targets.knows('range');
  if (!targets.first || !(isFiltered || targets.knows('date'))) return [];
  const day = today(commonZone(eventsOf(targets.first), display), Date.now());
  const { weekend } = weekOf(language);
  const firstDay = firstDayOfWeek(settings, language);
  return naturalDates(text, { today: day, firstDay, weekend, locale, messages }).map(
    ({ name, choice, days, isWhole }) => ({
      kind: 'date',
      name,
      isWhole,
      detail: shortDays(days.first, days.last, locale, day),
      change: isFiltered ? dateChange(choice, null) : { date: days.first },
    }),
  );
}
