/** The local storage key of the visitor's decision: `granted` or `denied`. */
export const consentKey = 'cal-elements.consent';

/** What is stored as the visitor's decision, if anything can be. */
export function storedConsent(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}
