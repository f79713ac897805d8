import { CalError, findItems, type FoundItem, type FoundResource } from '../../query/index.js';
import type { FormContext } from './field.js';

/** Milliseconds after the last key until the server is asked. */
const pause = 200;

/** What a form has found on its server, by what it looked for. */
interface Found {
  readonly answers: Map<string, readonly FoundItem[]>;
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
 * The items whose name holds a text, used or not; `undefined` until the server has answered, which updates the form. Nothing is asked twice, and while
 * keys follow one another nothing is asked at all.
 */
export function itemsFound(form: FormContext, resource: FoundResource, text: string): readonly FoundItem[] | undefined {
  const found = foundOf(form, resource);
  const search = text.trim();
  const known = found.answers.get(search);
  if (known || (found.wanted === search && found.timer)) return known;
  clearTimeout(found.timer);
  found.wanted = search;
  found.timer = setTimeout(() => void ask(form, resource, search, found), search ? pause : 0);
  return undefined;
}

async function ask(form: FormContext, resource: FoundResource, search: string, found: Found): Promise<void> {
  try {
    found.answers.set(search, await findItems(form.session, form.settings, resource, search));
  } catch (error) {
    if (!(error instanceof CalError)) throw error;
    // Nothing is found then; the next key tries again.
    delete found.timer;
    return;
  }
  delete found.timer;
  form.host.requestUpdate();
}
