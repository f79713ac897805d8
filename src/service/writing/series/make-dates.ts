import { utcTime } from '../../dates/zones.js';
import type { RequestContext } from '../../request/context.js';
import { globalId } from '../../rendering/published.js';
import type { EventRow, SeriesRow } from '../../store/tables.js';
import type { DatabaseWriter } from '../../store/types.js';
import { newId } from '../identifiers.js';
import { publicationColumns } from '../publication.js';
import { nameOfDay, storeEvent } from '../write-event.js';
import { spanOn } from './schedule.js';
import { columnsOf, linkedOf, type Template } from './template.js';

export const readTemplate = ({ fields }: Pick<SeriesRow, 'fields'>): Template => JSON.parse(fields) as Template;

/** What dates have elsewhere, by the dates of the rule that they stand for, and keep here where it is free. */
export type Identities = Readonly<
  Record<
    string,
    {
      readonly id?: number;
      readonly slug?: string;
      readonly uid: string;
      /** When they were published. */
      readonly date_utc?: string | undefined;
    }
  >
>;

/** What is known where dates are made, be it without a request. */
type Making = Pick<RequestContext, 'store' | 'settings' | 'now' | 'viewer'> & {
  readonly links: Pick<RequestContext['links'], 'host'>;
};

/** Makes events of dates of a series. */
export async function makeDates(
  writer: DatabaseWriter,
  series: SeriesRow,
  dates: readonly string[],
  context: Making,
  identities: Identities = {},
): Promise<void> {
  const template = readTemplate(series);
  const { status, date_utc } = template;
  const isLater = date_utc > utcTime(context.now);
  for (const occurs of dates) {
    const { id: wish, slug, uid, date_utc: published } = identities[occurs] ?? {};
    const id = await newId(writer, 'events', { id: wish }, context);
    const name = nameOfDay(template.title, occurs.slice(0, 10));
    const fields = { slug, status, date_utc: published ?? (isLater ? date_utc : undefined) };
    const event = {
      id,
      parent: series.id,
      occurs,
      uid: uid || globalId(id, context.links),
      ...(await publicationColumns(writer, 'events', fields, context, { id, row: undefined, name })),
      ...columnsOf(template),
      ...spanOn(series, occurs),
    } as EventRow;
    await storeEvent(writer, event, linkedOf(template), context);
  }
}
