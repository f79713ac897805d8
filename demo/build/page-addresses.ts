/** The file of the site for a file of the repository; both are Markdown, named from the top. */
export function pageOf(file: string): string {
  return file
    .replace(/^demo\/pages\//, '')
    .replace(/^docs\//, '')
    .replace(/(^|\/)README\.md$/, '$1index.md')
    .replace(/^(OPERATING|CHANGELOG|SECURITY)\.md$/, (name) => name.toLowerCase());
}
