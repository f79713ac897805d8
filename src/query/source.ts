/** Which of several calendars an item is from. */
export interface Origin {
  readonly index: number;
  readonly name: string;
}

/** That of an item as it came from the cache; `undefined` where there is only one calendar. */
export const sourceOf = (item: object): Origin | undefined => (item as { readonly source?: Origin }).source;

/** Whether its slug is that of other dates of its series too, so that it names none of them. */
export const sharesSlug = (item: object): boolean | undefined => (item as { readonly sharesSlug?: boolean }).sharesSlug;
