/** Every phrase that is said of a map. */
export interface MapWords {
  directions: string;
}
