import type { AuthoringMessages } from '../messages/authoring.js';
import { plural } from '../numbers.js';
import { image, text } from './authoring-media.js';

const characters = plural('en', { one: '# character', other: '# characters' });

export const authoring: AuthoringMessages = {
  text,
  image,
  loading: 'Loading form',
  problem: 'There is a problem',
  errorAt: 'Error:',
  optional: '(optional)',
  tooLong: (label, over) => `“${label}” is too long by ${characters(over)}`,
  notUrl: 'Enter a web address, such as https://example.org',
  notEmail: 'Enter an email address, such as name@example.org',
  refused: (label) => `The server does not accept this value of “${label}”`,
  refusedName: (name) => `The server does not accept “${name}”`,

  failures: {
    offline: 'The server could not be reached. What you have typed is still here.',
    denied: 'You are not allowed to do this. Ask an administrator of the calendar.',
    gone: 'This has been deleted in the meantime.',
    tooLarge: 'This is more than the server accepts. Shorten the text.',
    failed: 'Something went wrong on the server. What you have typed is still here.',
    tooMany: 'There were too many attempts.',
    signedOut: 'You are no longer signed in. Sign in, and it will be saved.',
  },
  again: (when) => `Try again ${when}.`,
  saving: 'Saving',
  saved: 'Saved',
  unsaved: 'You have changes that are not saved.',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',

  roles: {
    administrator: 'Administrator',
    editor: 'Editor',
    author: 'Author',
    contributor: 'Contributor',
    subscriber: 'Subscriber',
  },

  signIn: {
    title: 'Sign in',
    name: { label: 'User name', missing: 'Enter your user name' },
    password: { label: 'Password', missing: 'Enter your password' },
    remember: 'Keep me signed in for 30 days',
    wrong: 'The user name or the password is wrong',
    closed: 'Nobody can sign in to this calendar here.',
    noUser: 'This calendar has no user yet. Open the link that the service showed when it was started.',
    signedIn: (name) => `Signed in as ${name}`,
    signedOut: 'You are signed out.',
    signOut: 'Sign out',
    show: 'Show password',
    links: {
      setup: { title: 'Create the first user', hint: 'This user may do everything, and can invite others.', submit: 'Create user' },
      invitation: { title: 'Accept the invitation', hint: 'Choose a password, and you can begin.', submit: 'Create user' },
      password: { title: 'Choose a new password', hint: 'You will be signed out everywhere else.', submit: 'Save password' },
    },
    invitedAs: (role) => `You are invited as: ${role}`,
    newPassword: { label: 'New password', missing: 'Choose a password' },
    repeated: { label: 'New password, again', missing: 'Enter the new password again' },
    different: 'The two passwords are different',
    tooShort: (least) => `Choose a password of at least ${characters(least)}`,
    zone: { label: 'Time zone of the calendar', missing: 'Choose a time zone', help: 'New events take place on its clock.' },
    expired: 'This link no longer works.',
    expiredHint: 'It has been used, or it is too old. Ask an administrator for a new one.',
  },
};
