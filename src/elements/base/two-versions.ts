/** Warns the author of a page that another version of these elements has defined a tag first. */
export function warnOfVersions(tag: string, versions: readonly string[]): void {
  console.warn(`cal-elements: versions ${versions.join(' and ')} are both on this page; the first to define <${tag}> is used.`);
}
