import { consentSetting, readSettings } from '../../data/query/index.js';
import { storedConsent } from '../base/stored-consent.js';
import { whenNear } from './when-near.js';

/**
 * Calls back where an element that is not defined yet will load the code of its map at once: when the visitor is near
 * it, and need not consent.
 */
export function whenMapIsComing(element: Element, callback: () => void): void {
  const { consent } = readSettings(element, consentSetting);
  if (consent !== 'denied' && [consent, storedConsent()].includes('granted')) whenNear(element, callback);
}
