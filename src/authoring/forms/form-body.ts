import type { Form } from './form-state.js';
import { changedFields, valueOf } from './form-state.js';
import type { Field } from './field.js';

/** Fields of an item under their wire names. */
export type Body = Readonly<Record<string, unknown>>;

const writtenBy = (fields: readonly Field[], form: Form): Body =>
  Object.assign({}, ...fields.map((field) => field.write(valueOf(field, form), form))) as Body;

/** A value that sends nothing in a new item. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** The values of all fields. */
export const writtenOf = (form: Form): Body => writtenBy(form.fields, form);

/** The body of a new item: all values that are not empty. */
export const draftOf = (form: Form): Body =>
  Object.fromEntries(Object.entries(writtenOf(form)).filter(([, value]) => !isNothing(value)));

/** The body that would be sent now: of an existing item, the changed fields. */
export const bodyOf = (form: Form): Body => (form.state.item ? writtenBy(changedFields(form), form) : draftOf(form));
