import { Unreadable, type Kind } from '../../data/schema/index.js';
import { attributeText } from '../base/attribute-text.js';

export const viewNames = ['list', 'month', 'week', 'day', 'map'] as const;
export type ViewName = (typeof viewNames)[number];

const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Some of a fixed set of words, separated by spaces or commas. */
export function words<W extends string>(one: Kind<W>): Kind<readonly W[]> {
  const accept = (value: unknown): readonly W[] | Unreadable => {
    const given: readonly unknown[] = typeof value === 'string' ? wordsIn(value) : [value].flat();
    const read = given.map((word) => one.accept(word));
    return read.find((word) => word instanceof Unreadable) ?? (read as W[]);
  };
  return { name: one.name, parse: accept, accept, format: (chosen) => chosen.join(' ') };
}

interface KnownView {
  readonly tag: 'cal-event-list' | 'cal-event-month';
  /**
   * The attributes of a calendar with which its view requests something else than an element with the same attributes.
   */
  readonly unless: readonly string[];
}

/**
 * The views whose first request their attributes tell. Others depend on the width: a week gives way where there is no
 * room.
 */
const knownViews: Partial<Record<ViewName, KnownView>> = {
  list: { tag: 'cal-event-list', unless: ['date', 'event'] },
  month: { tag: 'cal-event-month', unless: ['event', 'range', 'per-page'] },
};

/** The element that a calendar begins with; `undefined` where its attributes do not tell. */
export function firstView(calendar: Element): KnownView['tag'] | undefined {
  // Read without its kind, which the first script need not hold.
  const views = wordsIn(attributeText(calendar, 'views')?.toLowerCase() ?? '');
  const [name = viewNames[0]] = views.every((word) => viewNames.includes(word as ViewName)) ? views : [];
  const view = knownViews[(attributeText(calendar, 'view') || name) as ViewName];
  return view?.unless.some((attribute) => attributeText(calendar, attribute)) ? undefined : view?.tag;
}
