let kept = '';

/** Hands a file to the browser, which saves it or opens it in a calendar app. */
export function saveFile(name: string, text: string): void {
  // A browser may read it long after the click, so it is kept until the next.
  URL.revokeObjectURL(kept);
  kept = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  Object.assign(link, { href: kept, download: `${name}.ics` });
  link.click();
}
