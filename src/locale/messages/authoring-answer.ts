/** Every phrase of what the server makes of what is typed: before it is saved, and after. */
export interface AnswerWords {
  /** The button that shows it as readers will see it, and the heading of what is then shown. */
  preview: string;
  /** Marks what is shown and not saved. */
  notSaved: string;
  previewFailed: string;
  /** What is stored is not what was sent: another value, nothing, some of it, or something that cannot be said in a line. */
  changed: (label: string, value: string) => string;
  emptied: (label: string) => string;
  dropped: (label: string, names: string) => string;
  altered: (label: string) => string;
}
