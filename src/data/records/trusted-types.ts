/** The ways in which the platform turns text into more than text, of which we use two. */
interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
}

let policy: Policy | undefined;

/** The policy of this package, in browsers with Trusted Types; pages that name their policies allow `cal-elements`. */
export function trustedTypesPolicy(): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;
  return (policy ??= factory?.createPolicy('cal-elements', {
    createHTML: (text) => text,
    createScript: (text) => text,
  }));
}

/**
 * Text as the platform takes it where Trusted Types are enforced. What comes of it never runs: HTML goes to documents
 * that are in no page, scripts are data blocks.
 */
export const trusted = (kind: keyof Policy, text: string): string => trustedTypesPolicy()?.[kind](text) ?? text;
