import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { mapSettings, onSettingsChange, readSettings, settings } from '../../data/query/index.js';
import { Unreadable, type FilterTable, type ReadFilters } from '../../data/schema/index.js';
import { emit } from './events.js';
import { valuesOf } from './attributes.js';
import { consentKey, storedConsent } from './stored-consent.js';
import { isThirdParty } from '../cards/allowed-images.js';
import { firstPartyHosts } from './third-party.js';

export type Consent = 'ask' | 'granted' | 'denied';

const isChoice = (value: unknown): value is Consent => value === 'granted' || value === 'denied';

/** The choice that holds for this page, also where nothing can be stored. */
let chosen: Consent | undefined;

/** The visitor's decision, now or at an earlier visit. */
function chosenConsent(): Consent | undefined {
  const stored = storedConsent();
  return chosen ?? (isChoice(stored) ? stored : undefined);
}

function keep(event: Event): void {
  const { consent } = (event as CustomEvent<{ consent?: unknown } | null>).detail ?? {};
  if (event.defaultPrevented || !isChoice(consent)) return;
  chosen = consent;
  try {
    localStorage.setItem(consentKey, consent);
  } catch {
    // It holds for this page then.
  }
  for (const host of hosts) host.requestUpdate();
}

type Host = ReactiveControllerHost & HTMLElement;

const hosts = new Set<Host>();

/**
 * Whether an element may contact hosts beside the calendar's and the page's own. The settings decide; where they say
 * `ask`, the visitor does, once for all elements. A choice is a `cal-consent-change` that reaches the document, from a
 * button of ours or from a page's own consent manager: `document.dispatchEvent(new CustomEvent('cal-consent-change', {
 * detail: { consent: 'granted' } }))`.
 */
export class ConsentController implements ReactiveController {
  readonly #host: Host;
  #stopListening: (() => void) | undefined;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('cal-consent-change', keep);
    hosts.add(this.#host);
    this.#stopListening = onSettingsChange(() => this.#host.requestUpdate(), mapSettings);
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
    this.#stopListening?.();
  }

  /** The settings of maps, own ones before inherited ones. */
  get settings(): ReadFilters<typeof mapSettings> {
    return this.#read(mapSettings);
  }

  get state(): Consent {
    return this.isVisitors ? (chosenConsent() ?? 'ask') : (this.settings.consent as Consent);
  }

  /** Whether the visitor decides, and not the settings. An unreadable setting grants nothing. */
  get isVisitors(): boolean {
    const { consent = 'ask' } = this.settings;
    return consent === 'ask' || consent instanceof Unreadable;
  }

  /** Whether the URL may be requested now: first-party hosts always, others with consent. */
  readonly allows = (url: string | undefined): boolean => this.state === 'granted' || !this.isForeign(url);

  isForeign(url: string | undefined): boolean {
    return isThirdParty(url, this.#ownHosts);
  }

  /** The hosts that may be contacted now; `undefined` for all. */
  get hosts(): readonly (string | undefined)[] | undefined {
    return this.state === 'granted' ? undefined : this.#ownHosts;
  }

  get #ownHosts(): readonly (string | undefined)[] {
    return firstPartyHosts(this.#read(settings).base_url);
  }

  /** The visitor has decided. */
  choose(consent: 'granted' | 'denied'): void {
    emit(this.#host, 'cal-consent-change', { consent }, { cancelable: true });
  }

  #read<T extends FilterTable>(table: T): ReadFilters<T> {
    return { ...readSettings(this.#host, table), ...valuesOf(table, this.#host) };
  }
}
