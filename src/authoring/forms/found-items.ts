import { CalError } from '../../data/client/index.js';
import { findItems, isSameName, recentVenues, type FoundItem, type FoundResource } from '../session/find-items.js';
import type { Session } from '../session/session.js';
import type { FormContext } from './field.js';

/** The pause after the last key before a request, in milliseconds. */
const pause = 200;

/** The results of a form's searches on its server, by their texts; `null` where one failed. */
interface Found {
  readonly answers: Map<string, readonly FoundItem[] | null>;
  wanted: string;
  timer?: ReturnType<typeof setTimeout>;
}

const ofForms = new WeakMap<object, Map<FoundResource, Found>>();

function foundOf({ host, session }: FormContext, resource: FoundResource): Found {
  // Another user may see others.
  const key = session.me ?? host;
  const ofForm = ofForms.get(key) ?? new Map<FoundResource, Found>();
  ofForms.set(key, ofForm);
  const found = ofForm.get(resource) ?? { answers: new Map(), wanted: '' };
  ofForm.set(resource, found);
  return found;
}

/**
 * The items whose name holds a text, used or not; without a text, the venues that the user has chosen last come first.
 * `undefined` until the server has answered, which updates the form, and `null` where the request failed. Nothing is
 * requested twice, and while keys follow one another nothing is requested at all.
 */
export function itemsFound(
  form: FormContext,
  resource: FoundResource,
  text: string,
): readonly FoundItem[] | null | undefined {
  const found = foundOf(form, resource);
  const search = text.trim();
  const known = found.answers.get(search);
  if (known || (found.wanted === search && (known === null || found.timer))) return known;
  clearTimeout(found.timer);
  found.wanted = search;
  found.timer = setTimeout(() => void ask(form, resource, search, found), search ? pause : 0);
  return undefined;
}

/** The items whose name is the text before the others. */
export function sameFirst(items: readonly FoundItem[], text: string): readonly FoundItem[] {
  const isSame = ({ name }: FoundItem) => isSameName(name, text);
  return [...items.filter(isSame), ...items.filter((item) => !isSame(item))];
}

/** Forgets the results of a resource, since there is a new item. */
export const forgetFound = (form: FormContext, resource: FoundResource): void =>
  foundOf(form, resource).answers.clear();

async function ask(form: FormContext, resource: FoundResource, search: string, found: Found): Promise<void> {
  const isStart = resource === 'venues' && !search;
  try {
    const [recent, items] = await Promise.all([
      isStart ? recentOnes(form.session) : [],
      findItems(form.session, form.settings, resource, search),
    ]);
    const others = items.filter(({ id }) => !recent.some((one) => one.id === id));
    found.answers.set(search, [...recent, ...others]);
  } catch (error) {
    if (!(error instanceof CalError)) throw error;
    // The next text sends another request.
    found.answers.set(search, null);
  }
  delete found.timer;
  form.host.requestUpdate();
}

/** The list is of use without them, too. */
async function recentOnes(session: Session): Promise<readonly FoundItem[]> {
  const found = await recentVenues(session).catch(() => []);
  return found.map((venue) => ({ ...venue, isRecent: true }));
}
