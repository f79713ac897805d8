/** Shows what a service logs about its own failures beside the test that caused them. */
export function logFailures(entry: object): void {
  if ('level' in entry && entry.level === 'error') console.error(entry);
}
