import { readFileSync } from 'node:fs';
import { ts } from '@custom-elements-manifest/analyzer/index.js';
import { table } from './tables.js';

/** The details of DOM events and the records inside them, with the files that declare them. */
const interfaces: readonly (readonly [name: string, file: string, heading: string])[] = [
  ['CalEventDetails', 'elements/base/events', 'Events'],
  ['CalSelectDetail', 'elements/cards/card', '`cal-select`'],
  ['CalNavigateDetail', 'elements/base/events', '`cal-navigate`'],
  ['CalMapView', 'elements/base/events', '`cal-map-move`'],
  ['CalendarEvent', 'data/records/event', 'Event'],
  ['Venue', 'data/records/venue', 'Venue'],
  ['Organizer', 'data/records/organizer', 'Organizer'],
  ['Term', 'data/records/term', 'Category and tag'],
  ['Image', 'data/records/image', 'Image'],
];

interface Field {
  readonly name: string;
  readonly type: { readonly text: string };
  readonly description: string;
}

function fieldsOf(name: string, file: string): Field[] {
  const path = `src/${file}.ts`;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
  if (!found) throw new Error(`${path} declares no interface ${name} (scripts/docs/data.ts)`);
  return found.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText().replaceAll("'", ''),
    type: {
      text: (member.type?.getText() ?? '').replaceAll('readonly ', '').replace(/\s+/g, ' ').replaceAll('; }', ' }'),
    },
    description: ts
      .getJSDocCommentsAndTags(member)
      .flatMap((doc) => ts.getTextOfJSDocComment(doc.comment) ?? [])
      .join(' ')
      .replace(/ \(wire section[^)]*\)/, ''),
  }));
}

/** The page that describes the `detail` of each event. */
export function dataPage(): string {
  const texts = interfaces.flatMap(([name, file, heading]) => [
    `## ${heading}`,
    table(fieldsOf(name, file), [
      [name === 'CalEventDetails' ? 'Event' : 'Field', (field) => `\`${field.name}\``],
      ['Type', (field) => `\`${field.type.text}\``],
      ['Description', (field) => field.description ?? ''],
    ]),
  ]);
  return ['# Data of the events', 'What the `detail` of each DOM event carries.', ...texts].join('\n\n') + '\n';
}
