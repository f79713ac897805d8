import type { CalendarEvent } from '../../data/records/index.js';
import type { Messages } from '../../locale/index.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { OnDemand } from '../base/on-demand.js';
import { keepSearchData } from '../base/search-data.js';
import { colorsIn } from '../parts/event-colors.js';
import type { GroupOptions } from '../cards/event-groups.js';
import { type GroupRenderContext, groupSections } from '../cards/groups.js';
import { layoutStyles } from '../cards/layout.styles.js';
import type { CalList } from './cal-list.js';
import type { ListAttributes } from '../tables/list-attributes.js';
import { markOpenEventIn } from './open-event.js';
import { seriesIn } from './series.js';

type Host = CalList<EventRepresentation, CalendarEvent> &
  Readonly<{ jsonLd?: unknown; foldSeries?: unknown; openEvent?: unknown }>;

interface Options {
  /** The extra render options of a list. */
  readonly for: (options: ListAttributes & GroupRenderContext) => Pick<GroupOptions, 'colors' | 'sections'>;
  /** The message for the number of items shown, where each may be several events. */
  readonly shown: () => Messages['shown'] | undefined;
}

/**
 * Gives a list of events the options of its attributes: other layouts, groups, colors, series, data for search engines.
 */
export async function eventOptionsIn(host: Host): Promise<Options> {
  const colors = colorsIn(host);
  const series = new OnDemand(host, () => seriesIn(host));
  const searchData = new OnDemand(host, () => keepSearchData(host, () => (host.jsonLd === true ? host.items : [])));
  const load = () => {
    if (host.jsonLd === true) searchData.load();
    return host.foldSeries === true && series.load();
  };
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(layoutStyles.styleSheet!);
  host.addController({ hostUpdate: () => void load() });
  markOpenEventIn(host);
  await load();
  return {
    for: ({ color_by: by, fold_series: isFolding, group_by: grouping, common, display }) => {
      const colored = colors(by);
      return {
        colors: isFolding && series.value ? series.value.marksFor(colored, common, display) : colored,
        sections: grouping === 'none' ? undefined : groupSections,
      };
    },
    shown: () => (host.foldSeries === true ? series.value?.shown : undefined),
  };
}
