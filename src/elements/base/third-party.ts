import { allowedByHosts, hostsOf } from '../cards/allowed-images.js';
import { consentSetting, readSettings, serversOf } from '../../data/query/index.js';

/** First-party hosts: the page's own and the calendars'. */
export const firstPartyHosts = (baseUrl: unknown): readonly (string | undefined)[] =>
  hostsOf(serversOf(baseUrl as string | undefined));

/** Tells which URLs the settings of an element allow: all where they grant consent, else those of first-party hosts. */
export const allowedBySettings = (element: Element, baseUrl: unknown): ((url: string) => boolean) =>
  allowedByHosts(readSettings(element, consentSetting).consent === 'granted' ? undefined : firstPartyHosts(baseUrl));
