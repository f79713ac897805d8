import { fieldDescriptions, filterDescriptions, type ResourceName } from '../../schema/index.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { es } from './es.js';
import { fr } from './fr.js';
import type { Language } from './languages.js';

/** Every parameter of the interface: the filters and fields of all resources, and those of paths, queries and headers. */
type Names<Table> = { [Name in keyof Table]: keyof Table[Name] }[keyof Table];
type ParameterName = Names<typeof filterDescriptions> | Names<typeof fieldDescriptions> | keyof typeof others;

const others = {
  id: 'ID of the item',
  password: 'Password of a protected event',
  namespace: 'Namespace to describe',
  context: 'Context of the request',
  'Retry-After': 'Seconds to wait before the next attempt',
  'events.ics': 'The list of the same filters as iCalendar, which apps subscribe to; public events only, an addition of our service',
} as const;

/** What each parameter means, in one language. English texts, which differ by resource, are in src/schema. */
export type Descriptions = Readonly<Record<ParameterName, string>>;
const descriptionsIn: Readonly<Record<Exclude<Language, 'en'>, Descriptions>> = { ar, de, es, fr };

export type TextRole = 'filter' | 'field';

export function descriptionOf(language: Language, resource: ResourceName | undefined, role: TextRole, name: string): string {
  if (language !== 'en') return (descriptionsIn[language] as Readonly<Record<string, string>>)[name] ?? name;
  const table: Readonly<Record<string, string>> = resource ? { filter: filterDescriptions, field: fieldDescriptions }[role][resource] : {};
  return table[name] ?? (others as Readonly<Record<string, string>>)[name] ?? name;
}
