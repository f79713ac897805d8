import type { RequestContext } from '../request/context.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';

type Settings = RequestContext['settings'];

/** The settings that the first user chooses for the calendar, by the name under which each is sent and kept. */
const choices = { time_zone: 'timeZone', currency: 'currency' } as const;
type Choice = keyof typeof choices;
type Chosen = Readonly<Partial<Record<Choice, string>>>;

const names = Object.keys(choices) as Choice[];

/** The choices that no longer change, because the command sets them or somebody has made them. */
export const fixedChoices = (settings: Settings): Chosen =>
  Object.fromEntries(names.filter((name) => settings.fixed.has(name)).map((name) => [name, settings[choices[name]]]));

/** Takes on what the first user has chosen, be it by another process. It is chosen once. */
export async function learnChoices(settings: Settings, reader: DatabaseReader): Promise<void> {
  const open = names.filter((name) => !settings.fixed.has(name));
  if (!open.length) return;
  const chosen = await reader.selectFrom('site_settings').select(['name', 'value']).where('name', 'in', open).execute();
  for (const { name, value } of chosen as { name: Choice; value: string }[]) {
    Object.assign(settings, { [choices[name]]: value });
    settings.fixed.add(name);
  }
}

/** Keeps the choices of the first user. Settings of the command win; the answer holds those in force. */
export async function keepChoices(writer: DatabaseWriter, settings: Settings, chosen: Chosen): Promise<void> {
  const rows = names.flatMap((name) =>
    chosen[name] !== undefined && !settings.fixed.has(name) ? { name, value: chosen[name] } : [],
  );
  if (rows.length) await writer.insertInto('site_settings').values(rows).execute();
}
