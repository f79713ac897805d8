import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'For the site’s owner',
  network: (host) => `${host} could not be reached.`,
  timeout: (host) => `${host} took too long to answer.`,
  cors: (host) => `${host} does not allow this page to read it.`,
  shape: (host, line) =>
    `${host} answered with something that is not calendar data.${line ? ` It begins with “${line}”.` : ''}`,
  tooLong: (host) => `${host} sent more than a page can hold.`,
  leftOut: plural('en', { one: 'One entry could not be shown.', other: '# entries could not be shown.' }),
  missingFrom: (hosts) => `Events from ${hosts} are missing.`,
  missing: (host, namespaces) =>
    `${host} has no calendar at this address.${namespaces && ` The namespaces there: ${namespaces}.`}`,
  missingPlugin: 'On WordPress, a plugin such as The Events Calendar brings one.',
  doubled: (attribute, namespace) => `${attribute} is too long. Give the part before ${namespace}.`,
  denied: 'This isn’t public.',
  closed: (host) =>
    `${host} answers only those who are signed in there. A security plugin may have closed its REST API to guests.`,
  http: (host, status) => `${host} could not answer (error ${status}).`,
  refused: (attributes) => `The calendar does not accept ${attributes}.`,
  unreadable: (attribute, expected) => `${attribute} cannot be read. Expected ${expected}.`,
  unset: (attribute) => `The attribute ${attribute} is missing.`,

  expected: {
    text: 'text',
    date: 'a date such as 2026-12-31',
    integer: 'a whole number',
    positive: 'a whole number, 1 or more',
    number: 'a number',
    boolean: 'true or false',
    weekday: '1 (Monday) to 7 (Sunday)',
    zone: 'a time zone such as Europe/Berlin',
    url: 'an address such as https://example.org/wp-json, without further quotes',
    ids: 'IDs, separated by commas',
    idsOrSlugs: 'IDs or slugs, separated by commas',
    tiles: 'an http or https address with {z}, {x} and {y}',
    geocoder: 'an http or https address with {address}',
    places: 'the address of a JSON file with coordinates',
    oneServer: 'slugs or a single base-url, because each calendar has IDs of its own',
    choice: (choices) => `one of ${choices}`,
  },
};
