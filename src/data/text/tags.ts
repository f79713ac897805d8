/**
 * The meaning of tags for the text between them. Both wings read it here: elements with the browser's parser, the
 * service without one.
 */

/** Elements that begin and end a line. All others stand in one, and part no words: `a<b>b</b>c` is "abc". */
const breaking =
  'a(?:ddress|rticle|side)|blockquote|br|caption|center|d[dlt]|d(?:etails|ialog|iv)|fieldset|fig(?:caption|ure)|fo(?:oter|rm)|h[1-6r]|header|legend|li|main|menu|nav|[ou]l|option|p|pre|section|summary|t(?:able|body|d|foot|h|head|r)';

const breakingName = /* @__PURE__ */ new RegExp(`^(?:${breaking})$`);

/** The begin of a tag of one of them. */
export const breakingTag = /* @__PURE__ */ new RegExp(`</?(?:${breaking})(?![^\\s/>])`, 'gi');

/** Whether an element, by its name in lower case, begins and ends a line. */
export const isBreaking = (name: string): boolean => breakingName.test(name);

/** HTML whose text has white space wherever a line begins or ends. */
export const withBreaks = (html: string): string => html.replace(breakingTag, '\n$&');

/** Elements whose content is no text for readers, as a selector. */
export const silentElements = 'script, style, noscript, template, iframe';
