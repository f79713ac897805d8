/** Every phrase that is said of one event. */
export interface DetailWords {
  website: string;
}
