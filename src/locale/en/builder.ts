import { plural } from '../numbers.js';
import type { BuilderMessages } from '../messages/builder.js';

const events = plural('en', { one: '# event', other: '# events' });

export const builder: BuilderMessages = {
  element: 'Element',
  calendar: 'Calendar',
  address: 'Address of the calendar',
  addressHint: 'Any page of its site will do.',
  connect: 'Connect',
  connecting: 'Looking for the calendar',
  found: (address, count) => `Connected to ${address}: ${events(count)} to come.`,
  problems: {
    address: 'This is not an address of the web.',
    mixed: (host) => `${host} has no HTTPS, and browsers keep this page from reading it by HTTP. The site needs a certificate.`,
    cors: (host, origin) =>
      `${host} does not allow this page to read it. Ask whoever runs it to send the header Access-Control-Allow-Origin: ${origin}.`,
    network: (host) => `${host} does not answer. Check the address.`,
    busy: (host) => `${host} cannot answer right now. Try again in a few minutes.`,
    missing: (host) => `There is no calendar at ${host}.`,
    denied: (host) => `The calendar at ${host} is not public.`,
  },
  above: 'Above the element',
  controls: { 'cal-event-search': 'Search', 'cal-event-filters': 'Filters' },
  groups: { own: 'Appearance and behavior', filters: 'Which to show', settings: 'Settings', tokens: 'Colors and spacing' },
  byDefault: (value) => (value ? `Default (${value})` : 'Default'),
  yes: 'Yes',
  no: 'No',
  pick: (name) => `Pick a color for ${name}`,

  preview: 'Preview',
  backgrounds: { light: 'Light', dark: 'Dark', narrow: 'Narrow' },

  snippet: 'Snippet',
  formats: { module: 'Script', standalone: 'Script for page builders', iframe: 'Iframe', shortcode: 'WordPress shortcode' },
  copy: 'Copy',
  copied: 'The snippet is copied.',
  copyFailed: 'This page may not copy. Select the text instead.',
  folder: 'Folder of the scripts',
  version: (version, hash) => `Version ${version}${hash && `, integrity ${hash}`}`,
  pin: 'Allow this version only',
  paste: 'Paste a snippet to change it',
  pasted: (tag) => `The form shows what the snippet says of ${tag}.`,
  unknown: (names) => `Left out, because there are no such attributes: ${names}.`,
  pasteFailed: 'There is no element of ours in this text.',
  title: 'Events',
};
