import '../../../src/elements/cal-event-filters.js';
import '../../../src/elements/cal-event-list.js';
import type { CalEventFilters } from '../../../src/elements/cal-event-filters.js';
import type { Calendar } from '../calendar.js';
import { textOf, until } from '../environment.js';
import { ControlPage } from './controls-page.js';

export const allFacets = 'date category tag venue organizer featured cost near';

/** `<cal-event-filters>` before a view. */
export class FiltersPage extends ControlPage<CalEventFilters> {
  /** The button of a facet. */
  facet(name: string): HTMLElement {
    return this.all('facet-button').find(
      (button) => textOf(button) === name || textOf(button).startsWith(`${name}, `),
    )!;
  }

  get facetNames(): string[] {
    return this.texts('facet-button');
  }

  /** The open box of a facet. */
  get box(): HTMLElement {
    return this.root.querySelector<HTMLElement>('[part~="facet"]:is(:popover-open, [open])')!;
  }

  /** Opens a facet, once the filters have their names, and waits for its values. */
  async open(name: string): Promise<void> {
    await until(() => this.facet(name));
    this.facet(name).click();
    await until(() => this.box?.querySelector('[part~="value"]'));
    await this.settled();
  }

  get names(): string[] {
    return [...this.box.querySelectorAll('[part~="name"]')].map(textOf);
  }

  /** The box or circle of a value. */
  value(name: string): HTMLInputElement {
    const label = [...this.box.querySelectorAll('[part~="value"]')].find(
      (one) => textOf(one.querySelector('[part~="name"]')) === name,
    )!;
    return label.querySelector('input')!;
  }

  /** Chooses a value, or takes it back. */
  async choose(name: string): Promise<void> {
    this.value(name).click();
    await this.shown();
  }

  get chips(): string[] {
    return this.texts('chip');
  }

  /** What is set: the values in the buttons of facets, those that are on, and chips. */
  get filtered(): string[] {
    const values = this.all('active').map((button) => textOf(button.querySelector('[part="chosen"]') ?? button));
    return [...new Set([...values, ...this.chips])];
  }

  async removeChip(name: string): Promise<void> {
    this.button(`Remove filter: ${name}`).click();
    await this.shown();
  }

  /** The number of events that a value says it has. */
  count(name: string): string {
    return textOf(this.value(name).closest('label')!.querySelector('[part~="count"]'));
  }
}

/** Filters before a view, both painted. */
export const openFilters = (
  calendar: Calendar,
  attributes = `facets="${allFacets}"`,
  view: { view?: string; attributes?: string; width?: string } = {},
): Promise<FiltersPage> =>
  FiltersPage.of(`<cal-event-filters for="view" ${attributes}></cal-event-filters>`, calendar, view);

/** The parameters in which the last request for events differs from the first, with their values. */
export function changedParameters(calendar: Calendar): Record<string, string | null> {
  const events = calendar.asked.filter(({ url }) => url.pathname.endsWith('/events'));
  const [first, last] = [events[0]!.url.searchParams, events.at(-1)!.url.searchParams];
  const names = [...new Set([...first.keys(), ...last.keys()])].filter((name) => first.get(name) !== last.get(name));
  return Object.fromEntries(names.map((name) => [name, last.get(name)]));
}

/** How often each list other than events was asked for. */
export function askedFor(calendar: Calendar): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { url } of calendar.asked) {
    const resource = url.pathname.split('/').at(-1)!;
    if (resource !== 'events') counts[resource] = (counts[resource] ?? 0) + 1;
  }
  return counts;
}
