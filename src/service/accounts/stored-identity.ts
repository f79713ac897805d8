import {
  accentOf,
  calendarName,
  isCalendarName,
  isIconLetter,
  letterOf,
  longestCalendarName,
  noIdentity,
  type Identity,
} from '../identity.js';
import type { RequestContext } from '../request/context.js';
import type { Refusal } from '../request/problem.js';
import type { DatabaseReader, DatabaseWriter } from '../store/types.js';
import { normalName } from './names.js';

type Settings = RequestContext['settings'];

/** The settings of the identity, under the names by which each is sent and kept. */
const identityNames = ['name', 'accent', 'letter', 'icon'] as const;

/** The settings that are to change; an empty text, and 0 for the icon, take one away. */
export interface GivenIdentity {
  readonly name?: string;
  /** `#rrggbb` or `#rgb`. */
  readonly accent?: string;
  /** A single letter, or another character. */
  readonly letter?: string;
  /** The ID of an image. */
  readonly icon?: number;
}

async function findPicture(reader: DatabaseReader, id: number): Promise<Identity['picture']> {
  const image = await reader
    .selectFrom('images')
    .select(['id', 'url', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Visitors ask no other host.
  if (!image || /^https?:/.test(image.url)) return undefined;
  const { url: path, ...picture } = image;
  return { ...picture, path };
}

/** Takes on the stored identity, be it written by another process. The name that the command sets wins. */
export async function learnIdentity(settings: Settings, reader: DatabaseReader): Promise<void> {
  const rows = await reader
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .where('name', 'in', [...identityNames])
    .execute();
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const { name = '', accent = '', letter = '', icon } = stored;
  const picture = icon ? await findPicture(reader, Number(icon)) : undefined;
  settings.identity = { ...noIdentity, name: settings.name ?? name, accent, letter, picture };
}

const wholeColor = (color: string): string =>
  color.toLowerCase().replace(/^#(.)(.)(.)$/, (_, red, green, blue) => `#${red}${red}${green}${green}${blue}${blue}`);

/** The settings as they are stored. */
export const normalIdentity = ({ name, accent, letter, ...rest }: GivenIdentity): GivenIdentity => ({
  ...rest,
  ...(name !== undefined && { name: normalName(name) }),
  ...(accent !== undefined && { accent: wholeColor(accent.trim()) }),
  ...(letter !== undefined && { letter: normalName(letter) }),
});

type Refusals = Readonly<Record<keyof GivenIdentity, Refusal | undefined>>;

/** Why settings cannot be taken, with the remedy. @param given as `normalIdentity` makes them */
export async function identityRefusals(
  { name = '', accent = '', letter = '', icon = 0 }: GivenIdentity,
  { settings, store }: Pick<RequestContext, 'settings' | 'store'>,
): Promise<Refusals> {
  const isFixed = name !== '' && settings.name !== undefined && name !== settings.name;
  const isColor = accent === '' || /^#[\da-f]{6}$/.test(accent);
  const isPicture = icon === 0 || (await findPicture(store.reader, icon)) !== undefined;
  return {
    name: isFixed
      ? { message: 'nameOfCommand' }
      : isCalendarName(name)
        ? undefined
        : { message: 'wrongCalendarName', detail: longestCalendarName },
    accent: isColor ? undefined : { message: 'wrongColor' },
    letter: letter === '' || isIconLetter(letter) ? undefined : { message: 'wrongLetter' },
    icon: isPicture ? undefined : { message: 'wrongIcon' },
  };
}

/** Keeps settings. @param given as `normalIdentity` makes them, and checked */
export async function keepIdentity(writer: DatabaseWriter, given: GivenIdentity): Promise<void> {
  for (const name of identityNames) {
    const value = given[name];
    if (value === undefined) continue;
    await writer
      .insertInto('site_settings')
      .values({ name, value: String(value || '') })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(value || '') }))
      .execute();
  }
}

/** The identity as the authoring interface describes it: what is shown, and what somebody has chosen. */
export function describeIdentity({
  settings,
  language,
  links,
}: Pick<RequestContext, 'settings' | 'language' | 'links'>) {
  const { identity } = settings;
  const { name, accent, letter, picture } = identity;
  return {
    name: calendarName(identity, language),
    accent: accentOf(identity),
    letter: letterOf(identity, language),
    icon: picture ? `${links.media}/${picture.path}` : null,
    chosen: { name, accent, letter, icon: picture?.id ?? 0 },
    is_name_fixed: settings.name !== undefined,
  };
}
