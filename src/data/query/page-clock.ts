import { queryClient } from './query-client.js';
import { settingsChanged } from './settings.js';

/** Every zone has its midnight at one of these, and hardly an event begins or ends between two. */
const quarter = 15 * 60_000;

/** In milliseconds, so that pages which are open at the same time do not all send requests in the same second. */
const spread = 30_000;

const quarterNow = () => Math.floor(Date.now() / quarter);

let latestQuarter: number | undefined;

/**
 * Every quarter of an hour while the page is seen, and when the visitor returns to it after one, updates all elements
 * and fetches again what has grown old or could not be fetched: nobody reloads a screen on a wall. The latter also when
 * the browser is online again.
 */
export function watchClock(): void {
  if (latestQuarter !== undefined) return;
  latestQuarter = quarterNow();
  document.addEventListener('visibilitychange', look);
  // A page that slept with its computer may never have been hidden.
  window.addEventListener('focus', look);
  window.addEventListener('online', refresh);
  wait();
}

function look(): void {
  if (document.hidden || quarterNow() === latestQuarter) return;
  latestQuarter = quarterNow();
  settingsChanged();
  setTimeout(refresh, Math.random() * spread);
}

/** Fetches again what is on the page and has grown old or could not be fetched. */
function refresh(): void {
  // A simulated page may have ended; when the visitor returns to a hidden one, the client does so by itself.
  if (globalThis.document?.hidden !== false) return;
  const isWanting = (query: { readonly state: { readonly error: unknown }; isStale(): boolean }) =>
    Boolean(query.state.error) || query.isStale();
  void queryClient().refetchQueries({ type: 'active', predicate: isWanting }, { cancelRefetch: false });
}

function wait(): void {
  setTimeout(
    () => {
      // With a simulated page its clock ends, so that the next page has one.
      if (!globalThis.document) return void (latestQuarter = undefined);
      look();
      wait();
    },
    quarter - (Date.now() % quarter),
  );
}
