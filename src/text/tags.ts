/** What tags mean for the text between them. Both wings read it here: elements with the browser's parser, the service without one. */

/** Elements that begin and end a line. All others stand in one, and part no words: `a<b>b</b>c` is "abc". */
const breaking = (
  'address article aside blockquote br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
  'hgroup hr legend li main menu nav ol option p pre search section summary table tbody td tfoot th thead tr ul'
).split(' ');

const breakingNames = /* @__PURE__ */ new Set(breaking);

/** The begin of a tag of one of them. */
export const breakingTag = /* @__PURE__ */ new RegExp(`</?(?:${breaking.join('|')})(?![^\\s/>])`, 'gi');

/** Whether an element, by its name in lower case, begins and ends a line. */
export const isBreaking = (name: string): boolean => breakingNames.has(name);

/** HTML whose text has white space wherever a line begins or ends. */
export const withBreaks = (html: string): string => html.replace(breakingTag, '\n$&');

/** Elements whose content is no text for readers, as a selector. */
export const silentElements = 'script, style, noscript, template, iframe';
