import type { LitElement } from 'lit';
import { readSettings } from '../../data/query/index.js';
import type { CalendarEvent } from '../../data/records/index.js';

/** An element that shows events. */
export interface EditableHost extends LitElement {
  readonly items: readonly CalendarEvent[];
}

/** The server that authors write to; none where several are one calendar. */
export function serverOfHost(host: EditableHost): string | undefined {
  const { base_url: baseUrl } = readSettings(host);
  return typeof baseUrl === 'string' && !baseUrl.includes(' ') ? baseUrl : undefined;
}
