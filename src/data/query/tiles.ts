/** The tiles of a map where a page names no others, and their credit, HTML. */
export const defaultTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
export const defaultCredit = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** Whether it is the address of tiles: a template as map libraries take it. */
export const isTiles = (template: string): boolean =>
  /^(https?:)?\/\/[^/]|^(?![a-z][\w+.-]*:)/i.test(template) &&
  ['{z}', '{x}', '{y}'].every((place) => template.includes(place));
