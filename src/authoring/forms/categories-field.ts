import { CategoryList } from './category-list.js';
import { controllerOf } from './controllers.js';
import type { Field } from './field.js';
import { idsOf, termField, termsOf, type NamedTerm } from './named-terms.js';

/** The categories of an event: all existing ones, as a tree, each with a box to tick. */
export const categoriesField: Field<readonly NamedTerm[]> = {
  ...termField,
  name: 'categories',
  wire: ['categories'],
  isGroup: true,
  label: ({ words }) => words.event.fields.categories.label,
  missing: ({ words }) => words.event.fields.categories.missing,
  read: (stored) => termsOf(stored.categories),
  write: (terms) => ({ categories: idsOf(terms) }),
  render: (control, form) =>
    controllerOf(form.host, 'categories', () => new CategoryList(form.host)).render(control, form),
};
