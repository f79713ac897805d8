import type { RightsAction } from '../../src/service/rights/actions.js';
import type { Role } from './suites/mount.js';

/** Where in the desk something is offered; in menus and lists, with items of one's own or of others. */
export type DeskPlace =
  | 'events'
  | 'draft of my own'
  | 'draft of others'
  | 'new event'
  | 'venues'
  | 'organizers'
  | 'new venue'
  | 'tags'
  | 'users';

/** What an action allows: requests, and what the desk offers by names. */
interface Allowed {
  readonly roles: readonly Role[];
  /** `OWN` and `OTHERS` stand for the id of a published item of the role's own, and of somebody else's. */
  readonly requests: readonly (readonly [method: string, path: string, body?: object])[];
  readonly controls: readonly (readonly [place: DeskPlace, name: string])[];
}

const contributors = ['contributor', 'author', 'editor', 'administrator'] as const;
const authors = ['author', 'editor', 'administrator'] as const;
const editors = ['editor', 'administrator'] as const;
const administrators = ['administrator'] as const;

/**
 * Which roles may do what: requests that nobody else may make, and what nobody else is offered. A table of its own, because that of the service is
 * what it checks.
 */
export const rights: Readonly<Record<RightsAction, Allowed>> = {
  create_events: {
    roles: contributors,
    requests: [
      ['POST', 'events:/events', {}],
      ['GET', '/items'],
      ['GET', '/images'],
    ],
    controls: [
      ['events', 'Events'],
      ['events', 'Add event'],
      ['events', 'My draft'],
      ['draft of my own', 'Edit'],
      ['draft of my own', 'Duplicate'],
      ['draft of my own', 'Move to…'],
      ['draft of my own', 'Cancel event'],
      ['draft of my own', 'Move to trash'],
      ['new event', 'Save draft'],
      ['new event', 'Library'],
    ],
  },
  publish_events: {
    roles: authors,
    requests: [['PATCH', 'events:/events/OWN', { website: 'https://example.org/' }]],
    controls: [
      ['events', 'My event'],
      ['draft of my own', 'Publish'],
      ['new event', 'Publish'],
      ['new event', 'Featured'],
      ['new event', 'Keep at the top'],
    ],
  },
  edit_others_events: {
    roles: editors,
    requests: [
      ['PATCH', 'events:/events/OTHERS', { website: 'https://example.org/' }],
      ['POST', 'events:/events/OTHERS', { status: 'draft' }],
      ['GET', '/items/events/OTHERS'],
      ['GET', '/authors'],
    ],
    controls: [
      ['events', 'Event of others'],
      ['events', 'Draft of others'],
      ['draft of others', 'Edit'],
      ['draft of others', 'Publish'],
    ],
  },
  delete_others_events: {
    roles: editors,
    requests: [['DELETE', 'events:/events/OTHERS']],
    controls: [['draft of others', 'Move to trash']],
  },
  upload_images: {
    roles: authors,
    requests: [['PATCH', '/images/IMAGE', { alt: 'A pier' }]],
    controls: [
      ['new event', 'Choose an image'],
      ['new event', 'From a link'],
    ],
  },
  name_terms: {
    roles: authors,
    requests: [['POST', 'events:/categories', {}]],
    controls: [['new event', 'Add a category']],
  },
  manage_terms: {
    roles: editors,
    requests: [['POST', 'events:/tags', {}]],
    controls: [
      ['events', 'Categories'],
      ['events', 'Tags'],
      ['tags', 'Add tag'],
      ['tags', 'Actions for neko'],
    ],
  },
  manage_sources: {
    roles: editors,
    requests: [
      ['GET', '/sources'],
      ['POST', '/sources', { name: 'club.ics' }],
      ['POST', '/sources/999999/read'],
      ['POST', '/sources/999999/apply', { version: 1 }],
      ['PUT', '/sources/999999/file'],
      ['GET', '/sources/999999/items'],
      ['GET', '/items/events/999999/source'],
      ['POST', '/items/events/999999/source', { take: [] }],
      ['PATCH', '/sources/999999', {}],
      ['DELETE', '/sources/999999'],
    ],
    controls: [['events', 'Bring in']],
  },
  create_venues: {
    roles: contributors,
    requests: [
      ['POST', 'events:/venues', {}],
      ['POST', 'events:/organizers', {}],
    ],
    controls: [
      ['events', 'Venues'],
      ['events', 'Organizers'],
      ['venues', 'Add venue'],
      ['venues', 'My hall draft'],
      ['organizers', 'Add organizer'],
      ['new venue', 'Choose on a map'],
    ],
  },
  publish_venues: {
    roles: authors,
    requests: [
      ['PATCH', 'events:/venues/OWN', { phone: '1' }],
      ['PATCH', 'events:/organizers/OWN', { phone: '1' }],
    ],
    controls: [
      ['venues', 'My hall'],
      ['organizers', 'My club'],
      ['new venue', 'Add venue'],
    ],
  },
  edit_others_venues: {
    roles: editors,
    requests: [
      ['PATCH', 'events:/venues/OTHERS', { phone: '1' }],
      ['DELETE', 'events:/venues/OTHERS'],
      ['PATCH', 'events:/organizers/OTHERS', { phone: '1' }],
      ['GET', '/items/venues/OTHERS'],
    ],
    controls: [
      ['venues', 'Hall of others'],
      ['organizers', 'Club of others'],
    ],
  },
  manage_users: {
    roles: administrators,
    requests: [
      ['GET', '/users'],
      ['POST', '/invitations', { name: 'somebody', role: 'administrator' }],
      ['PATCH', '/users/1', { role: 'administrator' }],
      ['POST', '/users/1/link', {}],
      ['DELETE', '/users/999999'],
      ['DELETE', '/invitations/999999'],
      ['DELETE', '/links/999999'],
    ],
    controls: [
      ['events', 'Users'],
      ['users', 'Invite somebody'],
      ['users', 'Role of contributor'],
      ['users', 'Remove: contributor'],
      ['users', 'Link for a new password: contributor'],
    ],
  },
  manage_settings: {
    roles: administrators,
    requests: [['PATCH', '/site', { name: 'Sails' }]],
    controls: [['events', 'Settings']],
  },
};
