import type { ListToPaint } from '../first-paint/event-list.js';
import { askEventList, consentSetting, displayOf, ownEventAttributes, readSettings } from '../../data/query/index.js';
import { eventFilters } from '../../data/schema/index.js';
import { pagingAttributes } from '../../elements/tables/common-attributes.js';
import type { Paintable, ReadToPaint } from './paintable.js';

/** Reads a list of events as most pages have it. @throws CalError of kind `filter` */
export function listToPaint({
  element,
  settings,
  language,
  servers,
  values,
}: Paintable): ReadToPaint<ListToPaint> | undefined {
  const { paging = 'more', heading_level: headingLevel = 3 } = values(pagingAttributes);
  if (paging === 'pager' || paging === 'auto') return undefined;
  const asked = askEventList({ filters: values({ ...eventFilters, ...ownEventAttributes }), settings, language });
  if (asked.differ) return undefined;
  return {
    asked,
    display: displayOf(settings, language),
    hasMore: paging === 'more',
    headingLevel,
    servers: readSettings(element, consentSetting).consent === 'granted' ? undefined : servers,
  };
}
