import type { TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { siftedAttributes } from '../../data/query/index.js';
import { eventFilters } from '../../data/schema/index.js';
import type { Range } from '../../data/time/index.js';
import { notice, type NextStep } from '../base/errors/notices.js';

/** The message of a list of events that has none. */
interface EmptyList {
  /** All of it, as far as the attributes of the list tell. */
  readonly said: TemplateResult;
  readonly hint: string | undefined;
  readonly next: readonly NextStep[];
  /** Whether filters or words were looked for, so that there may be more to say. */
  readonly isSearched: boolean;
}

/**
 * The message of a list of events that has none.
 * @param values those of its attributes
 * @param show takes another range
 */
export function emptyList(
  range: Range | undefined,
  { search, page, per_page, ...filters }: Readonly<Record<string, unknown>>,
  common: Messages,
  show: (range: Range) => void = () => {},
): EmptyList {
  const isUpcoming = range === 'upcoming';
  const go = (label: string, to: Range): NextStep[] => [{ label, take: () => show(to) }];
  const isLimited = range && range !== 'past' && range !== 'all';
  const isWhole =
    (isUpcoming || range === 'all') &&
    !Object.keys(filters).some((name) => name in eventFilters || name in siftedAttributes);
  const isSearched = !isWhole || Boolean(search);
  const title = isUpcoming && !isSearched ? common.noneUpcoming : common.empty;
  const hint = isWhole ? undefined : common.emptyHint;
  const next = isUpcoming ? go(common.showPast, 'past') : isLimited ? go(common.showUpcoming, 'upcoming') : [];
  return { said: notice('empty', title, hint, next), hint, next, isSearched };
}
