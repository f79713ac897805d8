/** Pages whose events stand in them, made by a server, which is what serves the browser tests. */
import { prerender } from '../../../src/prerender/index.js';
import { answered, later, near } from '../../dated-events.js';

const answers = { later, near };

/** What a page is to be. */
export interface PageQuery {
  readonly attributes: string;
  readonly events: keyof typeof answers;
  readonly lang: string;
  readonly dir: string;
  /** Whether its policy allows no style but the one whose hash `prerender` tells. */
  readonly isStrict?: string;
}

/** Notes what goes wrong in a page, from its first line on. */
export const watcher = `
  globalThis.complaints = [];
  const note = (text) => complaints.push(text);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => note(violatedDirective + ' ' + sourceFile));
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  console.error = console.warn = (...words) => /^Lit is in dev mode/.test(words[0]) || note(words.join(' '));
`;

/** A list in a page, at an address of this origin. */
export async function prerenderedPage(
  { attributes, events, lang, dir, isStrict }: PageQuery,
  origin: string,
): Promise<{ body: string; type: 'html'; headers: Record<string, string> }> {
  const list = `<cal-event-list base-url="${origin}/api" time-zone="America/New_York" ${attributes}></cal-event-list>`;
  const page = `<!doctype html><html lang="${lang}" dir="${dir}"><title>Events</title><script src="/prerendered/watcher.js"></script><body>${list}`;
  const answer = JSON.stringify(answers[events]).replaceAll('https://calendar.example', origin);
  const fetch = (() => Promise.resolve(new Response(answer))) as unknown as typeof globalThis.fetch;
  const { html, styleHashes } = await prerender(page, { fetch, now: () => answered });
  const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; img-src *; style-src 'self' '${styleHashes[0]!}'; require-trusted-types-for 'script'`;
  return { body: html, type: 'html', headers: isStrict ? { 'content-security-policy': policy } : {} };
}
