/** What a service logs when it fails itself, shown beside the test that met it. */
export function logFailures(entry: object): void {
  if ('level' in entry && entry.level === 'error') console.error(entry);
}
