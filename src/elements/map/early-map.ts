import { consentSetting, readSettings } from '../../data/query/index.js';
import { storedConsent } from '../base/stored-consent.js';
import { whenNear } from './when-near.js';

/** Whether a map is shown without a question under this setting: the visitor need not consent, or has. */
export const isGranted = (consent: unknown): boolean =>
  consent !== 'denied' && [consent, storedConsent()].includes('granted');

/**
 * Calls back where an element that is not defined yet will load the code of its map at once: when the visitor is near
 * it, and need not consent.
 */
export function whenMapIsComing(element: Element, callback: () => void): void {
  if (isGranted(readSettings(element, consentSetting).consent)) whenNear(element, callback);
}
