import { askedStatus, statusName, type Side } from './conflict.js';
import { isSame, type Field, type Values } from './field.js';
import { changedFields, cleared, inState, isFieldChanged, type Form, type FormState } from './form-state.js';
import type { LoadedItem } from './items.js';
import { savedSentences } from './saved-sentences.js';

/** The values of the fields of an item. */
export const valuesOf = ({ stored }: LoadedItem, fields: readonly Field[], form: Form): Values =>
  Object.fromEntries(fields.map((field) => [field.name, field.read(stored, form)]));

/** Is empty while an item is read. */
export const unfilled = (state: FormState): FormState => ({
  ...cleared(state),
  isFilled: false,
  item: undefined,
  unread: undefined,
});

/** Shows an item, or the first values of a new one. */
export const filled = (state: FormState, item: LoadedItem | undefined, loaded: Values): FormState => ({
  ...state,
  item,
  loaded,
  entered: {},
  otherEdit: undefined,
  isFilled: true,
});

/**
 * Shows the item as the server has stored it, and reports the outcome.
 * @param fields all that the form can show
 * @param further sentences
 */
export function saved(
  state: FormState,
  sent: Form,
  item: LoadedItem,
  fields: readonly Field[],
  further: readonly string[],
): FormState {
  const now = filled(state, item, valuesOf(item, fields, sent));
  const written = sent.fields.filter(({ name }) => name in sent.state.entered || !sent.state.item);
  const values = Object.fromEntries(written.map(({ name }) => [name, sent.valueIn(name)]));
  const sentences = savedSentences({ fields: written, sent: values, status: item.status }, inState(sent, now));
  const outcome = [...sentences, ...further];
  return { ...now, outcome, announcement: outcome.join(' ') };
}

/** Shows the item as it was before a change that was taken back. @param said the words for that */
export function takenBack(before: Form, item: LoadedItem, fields: readonly Field[], said: string): FormState {
  return { ...filled(before.state, item, valuesOf(item, fields, before)), outcome: [said], announcement: said };
}

/**
 * Takes the item as another user has saved it, and keeps what was changed here. A changed field for which `isAsked`
 * holds becomes a question whose value is to stay.
 * @param fields all that the form can show
 * @param status the one that the visitor wants, where that is to be a question
 */
function merged(
  before: Form,
  now: LoadedItem,
  fields: readonly Field[],
  isAsked: (field: Field, form: Form) => boolean,
  status?: string,
): FormState {
  const changed = changedFields(before);
  // Which dates a change is for is written nowhere, and stays as it was chosen.
  const kept = before.fields.filter((field) => field.name in before.state.entered && !field.wire.length);
  const mine = Object.fromEntries([...changed, ...kept].map(({ name }) => [name, before.state.entered[name]]));
  const loaded = valuesOf(now, fields, before);
  const form = inState(before, { ...filled(before.state, now, loaded), entered: mine });
  const asked = [
    ...(status ? [askedStatus] : []),
    ...changed.filter((field) => isFieldChanged(field, form) && isAsked(field, form)),
  ];
  if (!asked.length) return { ...form.state, otherEdit: now };
  const theirs = { ...loaded, [statusName]: now.status };
  return { ...form.state, conflict: { asked, status: status ?? '', theirs, by: now.lastChange, chosen: {} } };
}

/** Takes what the server refused to overwrite; the fields that it names become questions. */
export function conflicted(form: Form, now: LoadedItem, fields: readonly Field[], names: readonly string[]): FormState {
  const status = names.includes(statusName) ? form.state.status || form.state.item?.status : undefined;
  return merged(form, now, fields, (field) => field.wire.some((name) => names.includes(name)), status);
}

/** Shows the edit of another user; the fields that both have changed become questions. */
export function updated(form: Form, fields: readonly Field[]): FormState {
  const { loaded, otherEdit } = form.state;
  const isTheirs = (field: Field, now: Form) => {
    const valueIn = (values: Values) => field.write(values[field.name], form);
    return !isSame(valueIn(loaded), valueIn(now.state.loaded));
  };
  return merged(form, otherEdit!, fields, isTheirs);
}

/** Keeps one side of a question. */
export function chosen(state: FormState, field: string, side: Side): FormState {
  const conflict = { ...state.conflict!, chosen: { ...state.conflict!.chosen, [field]: side } };
  return { ...state, conflict, problems: state.problems.filter((problem) => problem.field !== field) };
}

/** Whether the visitor has chosen to leave the item in the trash, where another user has moved it. */
export const isLeftInTrash = ({ conflict }: FormState): boolean =>
  conflict?.theirs[statusName] === 'trash' && conflict.chosen[statusName] === 'theirs';

/** Leaves it there, and gives up what was changed here. */
export function leftInTrash(state: FormState): FormState {
  const { answer, id, version } = state.item!;
  return { ...cleared(state), trashed: { former: { ...answer, id }, status: state.conflict!.status, version } };
}

/** Carries out the choices of a conflict, and no longer mentions an edit that the fields show. */
export function decided(state: FormState): FormState {
  const otherEdit = state.otherEdit === state.item ? undefined : state.otherEdit;
  const { conflict } = state;
  if (!conflict) return { ...state, otherEdit };
  const { asked, status, chosen: sides } = conflict;
  const given = asked.map(({ name }) => name).filter((name) => sides[name] === 'theirs');
  return {
    ...state,
    otherEdit,
    entered: Object.fromEntries(Object.entries(state.entered).filter(([name]) => !given.includes(name))),
    ...(sides[statusName] && { status: sides[statusName] === 'yours' ? status : '' }),
    conflict: undefined,
  };
}

/** Waits for somebody to sign in, since the session is over. */
export const interrupted = (state: FormState, text: string): FormState => ({
  ...state,
  isWaiting: true,
  failure: { text, mayRetry: false },
});
