/** Every phrase that is said of venues, organizers, categories and tags. */
export interface DirectoryWords {
  website: string;
}
