import { isExcept } from '../../recurrence/expand.js';
import { readRule } from '../../../data/recurrence/index.js';
import { mayChange } from '../../rights/rules.js';
import type { Viewer } from '../../request/viewer.js';
import type { EventRow } from '../../store/tables.js';
import { follow } from '../follow.js';
import { isSameSpan, spanOn, type Rescheduled, type Schedule } from './schedule.js';
import { templateOf, type Linked, type Template } from './template.js';

/** What a change of its series changes on a date. */
export interface DateChange {
  readonly event: EventRow;
  readonly columns: Partial<EventRow>;
  /** The names of the template's fields that it takes. */
  readonly takes: readonly string[];
  /** Its next status, where it changes. */
  readonly status?: string | undefined;
}

/** A date that keeps what was changed on it. */
export interface KeptDate {
  readonly event: EventRow;
  readonly fields: readonly string[];
}

/** A change of a series, before any date is written. */
export interface PlannedChange {
  readonly before: Schedule;
  readonly after: Schedule;
  /** What its dates have in common. */
  readonly templates: { readonly before: Template; readonly after: Template };
  /** Dates that follow it. */
  readonly scope: readonly EventRow[];
  readonly linked: ReadonlyMap<number, Linked>;
  /** Absent where their time stays. */
  readonly moved?: Rescheduled | undefined;
  /** Dates that come back out of the trash, and those that go there. */
  readonly returns: readonly EventRow[];
  readonly leaves: readonly EventRow[];
}

/** Fields that a publication sets by itself, so that nobody has changed them. */
const silent: readonly string[] = ['date', 'date_utc'];

/** The new columns of a date that moves with its series; one that was moved by hand keeps its time. */
function move(
  event: EventRow,
  { before, after, moved }: PlannedChange,
): { columns: Partial<EventRow>; keeps: boolean } {
  const occurs = moved?.stays.get(event);
  if (occurs === undefined) return { columns: {}, keeps: false };
  const [from, to] = [spanOn(before, event.occurs), spanOn(after, occurs)];
  const columns = occurs === event.occurs ? {} : { occurs };
  if (isSameSpan(from, to) || isSameSpan(event, to)) return { columns, keeps: false };
  return isSameSpan(event, from) ? { columns: { ...columns, ...to }, keeps: false } : { columns, keeps: true };
}

/** What a change of a series does to each date that there is, as far as the viewer may change it. */
export function planDates(
  rows: readonly EventRow[],
  change: PlannedChange,
  viewer: Viewer,
): { readonly changes: readonly DateChange[]; readonly kept: readonly KeptDate[] } {
  const { templates, scope, linked, returns, leaves } = change;
  const changes: DateChange[] = [];
  const kept: KeptDate[] = [];
  for (const event of rows) {
    const stored = templateOf(event, linked.get(event.id)!);
    const followed = scope.includes(event)
      ? follow(templates.before, templates.after, stored)
      : { takes: [], keeps: [] };
    const isTrashed = event.status === 'trash';
    const { columns, keeps } = move(event, change);
    const takes = followed.takes.filter((name) => name !== 'status' || !isTrashed);
    const status = leaves.includes(event)
      ? 'trash'
      : returns.includes(event)
        ? event.former_status || templates.after.status
        : takes.includes('status')
          ? templates.after.status
          : undefined;
    const isChanged = takes.length > 0 || status !== undefined || Object.keys(columns).length > 0;
    const fields = [...followed.keeps.filter((name) => !silent.includes(name)), ...(keeps ? ['start_date'] : [])];
    if (isChanged && !mayChange(viewer, event)) kept.push({ event, fields: [...fields, ...takes] });
    else {
      if (isChanged) changes.push({ event, columns, takes, status });
      if (fields.length && !isTrashed && status !== 'trash') kept.push({ event, fields });
    }
  }
  return { changes, kept };
}

/** The dates that a series which comes back out of the trash had when it went there. */
export const returningDates = (rows: readonly EventRow[], rule: string): EventRow[] =>
  rows.filter(({ status, occurs }) => status === 'trash' && !isExcept(readRule(rule), occurs));
