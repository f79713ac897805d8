import type { CalendarEvent } from '../../records/index.js';
import { camelCase, type EventRepresentation } from '../../schema/index.js';
import { OnDemand } from '../base/on-demand.js';
import { colorsOnDemand } from '../parts/colors-on-demand.js';
import { layoutStyles } from '../parts/layout.styles.js';
import type { CalList } from './cal-list.js';
import type { GroupOptions } from './event-groups.js';
import type { GroupRenderContext } from './groups.js';
import { listDefaults, type ListAttributes } from './list-attributes.js';

type Host = CalList<EventRepresentation, CalendarEvent> & Readonly<{ jsonLd?: unknown }>;

/** What a list is rendered with beside. */
type OptionsFor = (options: ListAttributes & GroupRenderContext) => Pick<GroupOptions, 'colors' | 'sections'>;

/** Gives a list of events what its attributes ask for: other layouts, groups, colors, series, data for search engines. */
export async function extrasIn(host: Host): Promise<OptionsFor> {
  const sections = new OnDemand(host, async () => (await import('./groups.js')).groupSections);
  const colors = colorsOnDemand(host);
  const series = new OnDemand(host, async () => (await import('./series.js')).seriesIn(host));
  const readData = () => (host.jsonLd === true ? host.items : []);
  const searchData = new OnDemand(host, async () => (await import('../base/search-data.js')).keepSearchData(host, readData));
  const code = { group_by: sections, color_by: colors, fold_series: series };
  const load = () =>
    Object.entries(code).map(([name, one]) => {
      const byDefault = listDefaults[name as keyof typeof code];
      const { [camelCase(name)]: value = byDefault } = host as unknown as Readonly<Record<string, unknown>>;
      return value === byDefault || one.need();
    });
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(layoutStyles.styleSheet!);
  host.addController({
    hostUpdate: () => {
      void load();
      if (host.jsonLd === true) searchData.need();
    },
  });
  await Promise.all(load());
  return ({ color_by: by, fold_series: isFolding, group_by: grouping, reader, today }) => {
    const colored = colors.value?.(by);
    return {
      colors: isFolding && series.value ? series.value(colored, reader, today) : colored,
      sections: (grouping !== 'none' && sections.value) || undefined,
    };
  };
}
