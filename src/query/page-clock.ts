import { queryClient } from './query-client.js';
import { settingsChanged } from './settings.js';

/** Every zone has its midnight at one of these, and hardly an event begins or ends between two. */
const quarter = 15 * 60_000;

const quarterNow = () => Math.floor(Date.now() / quarter);

let told: number | undefined;

/**
 * Updates all elements every quarter of an hour while the page is seen, and when the reader returns to it after one; fetches again then what could not
 * be fetched, and also when the browser is online again.
 */
export function watchClock(): void {
  if (told !== undefined) return;
  told = quarterNow();
  document.addEventListener('visibilitychange', look);
  // A page that slept with its computer may never have been hidden.
  window.addEventListener('focus', look);
  window.addEventListener('online', recover);
  wait();
}

function look(): void {
  if (document.hidden || quarterNow() === told) return;
  told = quarterNow();
  settingsChanged();
  recover();
}

/** Fetches again what is on the page and could not be fetched. */
function recover(): void {
  // When the reader returns, the client does so by itself.
  if (document.hidden) return;
  const isFailed = ({ state }: { readonly state: { readonly error: unknown } }) => Boolean(state.error);
  void queryClient().refetchQueries({ type: 'active', predicate: isFailed }, { cancelRefetch: false });
}

function wait(): void {
  setTimeout(
    () => {
      look();
      wait();
    },
    quarter - (Date.now() % quarter),
  );
}
