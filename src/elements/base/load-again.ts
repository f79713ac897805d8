let attempts = 0;

/**
 * Loads code that could not be loaded before. Chromium remembers the failure of an address and never asks for it again, only for another
 * one, which still means the same file; its error names the address.
 */
export async function loadAgain(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+$/.exec((error as Error).message) ?? [];
    if (!url) throw error;
    return import(/* @vite-ignore */ `${url}?again=${++attempts}`);
  }
}
