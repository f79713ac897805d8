import type { FieldWords } from './field-words.js';

/** Phrases about days and times of a form, beside those of its fields of dates. */
export interface DateWords {
  publishOn: FieldWords;
  /** The button that saves what is to be published later. */
  schedule: string;
  /** When it will be published, as `Intl` writes it. */
  publishesOn: (time: string, zone: string) => string;
  publishesAtOnce: string;
  /** The button that shows a small month, and what choosing its days does. */
  chooseDays: string;
  daysHint: string;
  /** Further days on which the same is to take place. */
  alsoOn: FieldWords;
  alsoOnHint: string;
  /** That one is made after another. */
  making: (number: number, total: number) => string;
  /** Which days have their event, where several were to be made. */
  madeAll: (days: string) => string;
  /** The same, where it stopped, so that the rest is still to be made. */
  madeSome: (days: string) => string;
}
