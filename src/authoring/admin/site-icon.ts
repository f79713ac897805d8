import type { TemplateResult } from 'lit';
import { initialOf, siteName } from '../forms/identity-preview.js';
import type { Site } from '../session/session.js';
import type { Desk } from './desk.js';

/** The icon and the name of the calendar, which is a word of the reader's language where nobody has named it. */
export function siteHeading({ name, letter, icon, chosen }: Site, { authoring, display }: Desk): TemplateResult {
  const { unnamed } = authoring.identity;
  const isNamed = !chosen || chosen.name !== '';
  return siteName({
    icon,
    ...(isNamed ? { name, letter } : { name: unnamed, letter: chosen.letter || initialOf(unnamed, display.locale) }),
  });
}
