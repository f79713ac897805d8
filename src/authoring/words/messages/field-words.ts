/** What is said of one field of a form. */
export interface FieldWords {
  label: string;
  /** In place of it, where it is required and empty: what to do. */
  missing: string;
  help?: string;
}
