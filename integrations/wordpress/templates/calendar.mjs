/** The templates of a calendar: its frame, and in that its controls, each of which is there by itself. */

import { templatesOfPieces } from './pieces.mjs';

/** The pieces that a calendar is printed of: the view that it begins with, and each control. */
const looks = [
  { 'filter-layout': 'bar', 'time-zone': 'Europe/Berlin' },
  { 'filter-layout': 'button', views: 'month list' },
];

const tool = (name) => new RegExp(`<button part="button" class="[^"]*\\b${name}"[^]*?</button>`, 'g');
const pieces = [
  ['views', /<div part="views"[^]*?<\/div>/g, '{views}'],
  ['search', /<div class="search">[^]*?<\/div>/g, '{bar}'],
  ['filter-button', /<button class="labeled filter-button"[^]*?<\/button>/g, '{bar}'],
  ['filter-bar', /<div class="filters filter-bar">[^]*?<\/div>/g, '{bar}'],
  ['dates', /<div part="toolbar"[^]*?role="heading"[^]*?<\/div>\s*<\/div>/g, '{dates}'],
  ...['subscribe', 'share', 'print'].map((name) => [name, tool(name), '{tools}']),
];
const values = [
  [/(view-link view-)\w+ (?:current)?/g, '$1{name} {current}'],
  [/(aria-current=")\w+/g, '$1{is-current}'],
  [/(data-name=")[^"]*/g, '$1{label}'],
  [/(data-view=")[^"]*/g, '$1{tag}'],
  [/\{views\}\s*(?:\{bar\}\s*)+/g, '{bar} '],
  [/(?:\{tools\}\s*)+/g, '{tools} '],
];

/** @param print what is printed of a calendar with these attributes */
export async function calendarTemplates(print) {
  const names = {
    texts: { 'as-of-printed': 'as-of', 'view-link': 'label' },
    attributes: { 'aria-level': 'level' },
    repeated: ['view-link'],
    raw: ['style', 'views', 'bar', 'dates', 'view', 'tools'],
    conditions: {},
  };
  return templatesOfPieces('calendar', await Promise.all(looks.map(print)), pieces, values, names);
}
