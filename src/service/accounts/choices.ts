import type { RequestContext } from '../request/context.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';

type Settings = RequestContext['settings'];

/** What the first user chooses for the calendar: the setting of each, by the name under which it is sent and kept. */
const choices = { time_zone: 'timeZone', currency: 'currency' } as const;
type Choice = keyof typeof choices;
type Chosen = Readonly<Partial<Record<Choice, string>>>;

const names = Object.keys(choices) as Choice[];

/** What is known for good, because the command says so or somebody has chosen it. */
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

/** Keeps what the first user chooses. What the service was started with wins; the answer says what holds. */
export async function keepChoices(writer: DatabaseWriter, settings: Settings, chosen: Chosen): Promise<void> {
  const rows = names.flatMap((name) => (chosen[name] !== undefined && !settings.fixed.has(name) ? { name, value: chosen[name] } : []));
  if (rows.length) await writer.insertInto('site_settings').values(rows).execute();
}
