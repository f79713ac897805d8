import type { CalError } from '../../data/client/index.js';
import type { Conflict } from './conflict.js';
import type { Failure } from './failure.js';
import { isSame, type Field, type FormContext, type Problem, type Values } from './field.js';
import type { LoadedItem } from './items.js';

/** An item in the trash, and the status that it has once it is taken out again. */
interface Trashed {
  readonly former: object & { readonly id: number };
  readonly status: string;
  readonly version?: string | undefined;
  /** That it is there, where that is said in other words than of a single item. */
  readonly said?: string;
}

/**
 * A form at one moment, without its element. Each function here and in `item-state.ts` that is named by a participle
 * returns the state after what its name says.
 */
export interface FormState {
  /** Values of the fields that were touched. */
  readonly entered: Values;
  /** Values at first: those of the item, or of a copy and attributes. */
  readonly loaded: Values;
  /** The problems, as far as it has been checked. */
  readonly problems: readonly Problem[];
  /** Whether all fields were checked, so that problems are listed above the form. */
  readonly isChecked: boolean;
  /** The reason why it was not taken as a whole. */
  readonly failure?: Failure | undefined;
  readonly isSending: boolean;
  /** The work that sending waits for, in words. */
  readonly awaited: string;
  /** The announcement for screen readers, made once. */
  readonly announcement: string;
  /** The item that is changed; absent in a new one. */
  readonly item?: LoadedItem | undefined;
  /** Whether the fields hold the requested item. */
  readonly isFilled: boolean;
  /** The reason why the item could not be read. */
  readonly unread?: CalError | undefined;
  readonly conflict?: Conflict | undefined;
  /** The item as another user has saved it since it was loaded; once it is `item`, the fields show it. */
  readonly otherEdit?: LoadedItem | undefined;
  /** The status that the pressed button stands for; empty for that of the item. */
  readonly status: string;
  /** Sentences about what was saved; absent until it was. */
  readonly outcome?: readonly string[] | undefined;
  readonly trashed?: Trashed | undefined;
  /** Whether it is sent again once somebody has signed in. */
  readonly isWaiting: boolean;
  /** The action that is repeated after a failure, and once somebody has signed in. */
  readonly lastAction: 'save' | 'delete' | 'restore' | 'undo';
}

export const initialState: FormState = {
  entered: {},
  loaded: {},
  problems: [],
  isChecked: false,
  isSending: false,
  awaited: '',
  announcement: '',
  isFilled: false,
  status: '',
  isWaiting: false,
  lastAction: 'save',
};

/** The page around a form, and its fields. */
export interface Surroundings extends Omit<FormContext, 'isNew' | 'valueIn' | 'storedIn'> {
  /** In order; those that server and role do not take are not shown. */
  readonly wanted: readonly Field[];
  isRequired(field: Field): boolean;
}

/** A form that can be shown: its surroundings and its state. */
export interface Form extends Surroundings, FormContext {
  readonly state: FormState;
  /** The fields that are shown now, in order. */
  readonly fields: readonly Field[];
}

/** The form in another state. */
export function inState(around: Surroundings, state: FormState): Form {
  const context = {
    ...around,
    state,
    isNew: state.item === undefined,
    storedIn: (name: string) => state.item && state.loaded[name],
  };
  const form: Form = {
    ...context,
    fields: [],
    valueIn: (name) => {
      const field = form.fields.find((one) => one.name === name);
      return field && valueOf(field, form);
    },
  };
  return Object.assign(form, { fields: around.wanted.filter((field) => field.isOffered?.(form) ?? true) });
}

/** The first value of a field. */
const firstValueOf = (field: Field, form: Form): unknown => form.state.loaded[field.name] ?? field.initial(form);

/** The value of a field. */
export const valueOf = (field: Field, form: Form): unknown =>
  form.state.entered[field.name] ?? firstValueOf(field, form);

export function isFieldChanged(field: Field, form: Form): boolean {
  if (!(field.name in form.state.entered)) return false;
  const value = valueOf(field, form);
  return field.isChanged?.(value) ?? !isSame(field.write(value, form), field.write(firstValueOf(field, form), form));
}

export const changedFields = (form: Form): readonly Field[] =>
  form.fields.filter((field) => isFieldChanged(field, form));

/** Whether something was entered that is not saved. */
export const isChanged = (form: Form): boolean => form.fields.some((field) => isFieldChanged(field, form));

/** The problem of a field. */
function problemsOf(field: Field, form: Form): readonly Problem[] {
  const { name } = field;
  const value = valueOf(field, form);
  if (field.isEmpty(value)) {
    const stored = form.storedIn(name);
    const reason = stored === undefined || field.isEmpty(stored) ? undefined : field.whyItStays?.(form);
    const text = form.isRequired(field) ? field.missing(form) : reason;
    return text === undefined ? [] : [{ field: name, text }];
  }
  const found = field.check?.(value, form);
  if (!found) return [];
  return [typeof found === 'string' ? { field: name, text: found } : { field: name, ...found }];
}

/** The problems of these fields. */
export const problemsIn = (form: Form, fields: readonly Field[]): readonly Problem[] =>
  fields.flatMap((field) => problemsOf(field, form));

/** Takes what was typed or chosen in a field. */
export const entered = (state: FormState, name: string, value: unknown): FormState => ({
  ...state,
  entered: { ...state.entered, [name]: value },
});

/** Takes the values that are meant by the typed ones of these fields. */
export const understood = (state: FormState, fields: readonly Field[]): FormState =>
  fields.reduce((now, field) => {
    if (!field.meant || !(field.name in now.entered)) return now;
    const value: unknown = field.meant(now.entered[field.name]);
    return isSame(value, now.entered[field.name]) ? now : entered(now, field.name, value);
  }, state);

/** Checks a field that the visitor leaves, where it was changed. */
export function left(before: Form, field: Field): FormState {
  const form = inState(before, understood(before.state, [field]));
  if (!isFieldChanged(field, form)) return form.state;
  const others = form.state.problems.filter((problem) => problem.field !== field.name);
  return { ...form.state, problems: [...others, ...problemsOf(field, form)] };
}

/** Shows the problems of the form. */
export const refused = (state: FormState, problems: readonly Problem[]): FormState => ({
  ...state,
  isChecked: true,
  problems,
  announcement: '',
});

/** Is checked, and nothing is known to be wrong. */
export const accepted = (state: FormState): FormState => ({ ...state, isChecked: true, problems: [] });

/** Is busy with the server. */
export const begun = (state: FormState, announcement: string): FormState => ({
  ...state,
  isSending: true,
  announcement,
});

/** Was not taken as a whole. */
export const failed = (state: FormState, failure: Failure): FormState => ({ ...state, failure });

/** Forgets what was entered, and the messages about it. */
export const cleared = (state: FormState): FormState => ({
  ...state,
  entered: {},
  problems: [],
  failure: undefined,
  isChecked: false,
  conflict: undefined,
  otherEdit: undefined,
  outcome: undefined,
});
