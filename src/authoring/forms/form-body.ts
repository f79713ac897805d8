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

/** All that the fields hold. */
export const writtenOf = (form: Form): Body => writtenBy(form.fields, form);

/** What is sent of a new item: all that is not empty. */
export const draftOf = (form: Form): Body => Object.fromEntries(Object.entries(writtenOf(form)).filter(([, value]) => !isNothing(value)));

/** What would be sent now: of an item that is there, the fields that were changed. */
export const bodyOf = (form: Form): Body => (form.state.item ? writtenBy(changedFields(form), form) : draftOf(form));
