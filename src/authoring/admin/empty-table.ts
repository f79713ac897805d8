import type { SourcesMessages } from '../words/messages/sources.js';

type Means = SourcesMessages['table']['means'];

/** What people fill in, in their order. */
const columns = [
  'title',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'place',
  'address',
  'town',
  'organizer',
  'description',
  'cost',
  'categories',
  'website',
  'id',
] as const satisfies readonly (keyof Means)[];

/** A table to fill in, as CSV with headings alone, which the service reads as they are. */
export function emptyTable(means: Means, locale: string): string {
  // Spreadsheets write semicolons where the comma stands in numbers, and know UTF-8 by its mark.
  const delimiter = new Intl.NumberFormat(locale).format(0.5).includes('.') ? ',' : ';';
  return `\uFEFF${columns.map((column) => means[column]).join(delimiter)}\r\n`;
}
