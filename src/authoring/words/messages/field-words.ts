/** The words for one field of a form. */
export interface FieldWords {
  label: string;
  /** Instead of it, where it is required and empty: what to do. */
  missing: string;
  help?: string;
}
