/** The base addresses of links in a response, which depend on the request's origin and language. */
export interface Links {
  /** `https://calendar.example` */
  readonly site: string;
  readonly host: string;
  /** The interface: origin, base path, language segment, namespace. */
  readonly root: string;
  readonly media: string;
}
