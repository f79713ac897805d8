/** The local storage key of the visitor's decision: `granted` or `denied`. */
export const consentKey = 'cal-elements.consent';

/** The stored decision of the visitor, if anything can be stored. */
export function storedConsent(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}
