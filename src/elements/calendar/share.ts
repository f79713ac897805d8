/** Hands an address to the visitor's own way of sharing, else to the clipboard; tells whether it was copied. */
export async function share(url: string): Promise<boolean> {
  try {
    // Not every browser has it, whatever the types say.
    if ('share' in navigator) await navigator.share({ title: document.title, url });
    else await (navigator as Navigator).clipboard.writeText(url);
    return !('share' in navigator);
  } catch {
    return false; // The visitor has thought better of it, or the page may not.
  }
}
