import { callsOf } from '../session/session-client.js';
import { readLinked } from '../session/linked-items.js';
import type { FoundResource } from '../session/find-items.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { utcOf } from '../../data/time/index.js';
import type { FormContext } from './field.js';
import { noImage, type ImageValue } from './image-control.js';
import { endsOf, type When } from './when.js';

/** The body of an event, under wire names. */
export type EventBody = Readonly<Record<string, unknown>>;

/** The answers that a preview has read, by their requests. */
export type Answers = Map<string, Promise<object>>;

/** The linked items of an event, by their wire names. */
export const linked: Readonly<Record<string, FoundResource>> = {
  venue: 'venues',
  organizer: 'organizers',
  categories: 'categories',
  tags: 'tags',
};

/** The members that every event has, without content. */
const nothingYet = {
  id: 0,
  slug: '',
  url: '',
  title: '',
  description: '',
  excerpt: '',
  cost: '',
  website: '',
  image: false,
  venue: [],
  organizer: [],
  categories: [],
  tags: [],
  custom_fields: [],
} as unknown as EventRepresentation;

/** Reads once what does not change during typing; failed requests are sent again. */
function once(answers: Answers, name: string, read: () => Promise<object>): Promise<object> {
  const known = answers.get(name) ?? read();
  answers.set(name, known);
  known.catch(() => answers.delete(name));
  return known;
}

/** The event that is changed, as the server answers it now. @throws CalError */
export const answerOf = async (
  id: number,
  { session, settings }: FormContext,
  answers: Answers,
): Promise<EventRepresentation> =>
  (await once(answers, `events ${id}`, () => callsOf(session, 'events', settings).read(id))) as EventRepresentation;

/**
 * The answer that the server would give for the typed event.
 * @param base the event as it is; absent for a new one
 * @param body what would be sent
 * @throws CalError where what it is linked to cannot be read
 */
export async function previewedEvent(
  base: EventRepresentation | undefined,
  body: EventBody,
  form: FormContext,
  answers: Answers,
): Promise<EventRepresentation> {
  const links = await Promise.all(
    Object.entries(linked).flatMap(([name, resource]) => {
      if (body[name] === undefined) return [];
      const ids = [body[name] as number | readonly number[]].flat();
      const items = ids.map((id) =>
        once(answers, `${resource} ${id}`, () => readLinked(form.session, form.settings, resource, id)),
      );
      return Promise.all(items).then((found) => [name, found] as const);
    }),
  );
  const { event_status: status } = { ...base, ...body };
  const event: Record<string, unknown> = {
    ...nothingYet,
    ...base,
    ...body,
    ...Object.fromEntries(links),
    // It is emptied by null.
    description: (body.description === undefined ? base?.description : body.description) ?? '',
    // Ranges are shown with another dash (wire section 7.3).
    ...(typeof body.cost === 'string' && { cost: body.cost.replace(/(?<=\d) - (?=\D{0,5}\d)/, ' – ') }),
    ...('image' in body && { image: shownImage(form) }),
    ...('start_date' in body && momentsOf(base, body, form)),
    // As readers will see it.
    status: 'publish',
    event_status: status === 'scheduled' ? undefined : status,
  };
  return event as unknown as EventRepresentation;
}

function shownImage({ valueIn }: FormContext): object | false {
  const { isThere, url, alt, isDecorative, id } = (valueIn('image') ?? noImage) as ImageValue;
  return isThere && id !== undefined ? { id, url, alt: isDecorative ? '' : alt.trim() } : false;
}

/** The zone, and the moments that distinguish a time from the same one an hour later where the clock shows it twice. */
function momentsOf(base: EventRepresentation | undefined, body: EventBody, { session, valueIn }: FormContext): object {
  const timezone = (body.timezone ?? base?.timezone ?? (session.state?.site?.time_zone || 'UTC')) as string;
  const ends = endsOf(valueIn('when') as When);
  // Ours takes the first, others the second (wire section 7.2).
  const utc = (wall: string) =>
    `${utcOf(wall, timezone, session.offers('session') ? 'earlier' : 'later').replace('T', ' ')}:00`;
  return { timezone, ...(ends && { utc_start_date: utc(ends.start), utc_end_date: utc(ends.end) }) };
}
