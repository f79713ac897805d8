import { loadMessages } from '../../../../src/locale/index.js';
import { loadWords } from '../../../../src/authoring/words/words.js';
import type { Field, FormContext } from '../../../../src/authoring/forms/field.js';
import { initialState, inState, type Form, type FormState } from '../../../../src/authoring/forms/form-state.js';
import { eventFormFields } from '../../../../src/authoring/forms/event-form-fields.js';
import { loadTemporal } from '../../../../src/data/time/index.js';

await loadTemporal();

export const formFields = eventFormFields({ venue: () => Promise.resolve(), organizer: () => Promise.resolve() });

/** A field of the form of an event, by its name. */
export const fieldNamed = (name: string): Field => formFields.find((field) => field.name === name)!;

interface Around {
  readonly language?: string;
  /** What the server can do. */
  readonly offers?: readonly string[];
  /** What the user may do. */
  readonly may?: readonly string[];
  /** The values of fields, by their names. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The form around the fields, of a calendar in Berlin that counts in euros. */
export async function formContext({
  language = 'en',
  offers = ['session', 'items'],
  may = [],
  values = {},
}: Around = {}) {
  const [common, words] = await Promise.all([loadMessages('common', language), loadWords('authoring', language)]);
  return {
    session: {
      state: { site: { name: 'Harbour', time_zone: 'Europe/Berlin', currency: 'EUR' }, offers },
      offers: (ability: string) => offers.includes(ability),
      may: (right: string) => may.includes(right),
    },
    isNew: true,
    language,
    display: { locale: language, timeZone: 'Pacific/Chatham', timeDisplay: 'event' },
    common,
    words,
    valueIn: (name: string) => values[name],
    storedIn: () => undefined,
  } as unknown as FormContext;
}

/** A form in a state, with these fields. */
export async function formInState(
  state: Partial<FormState> = {},
  wanted: readonly Field[] = [],
  around: Around = {},
): Promise<Form> {
  const isRequired = ({ isRequired = false }: Field) => isRequired;
  return inState({ ...(await formContext(around)), wanted, isRequired }, { ...initialState, ...state });
}
