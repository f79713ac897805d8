/** What answers say, in English. `{0}` is the first value. */
export const english = {
  noRoute: 'No route matches this address and method.',
  noNamespace: 'This namespace is not served here.',
  invalidParameters: 'Invalid parameter(s): {0}',
  invalidParameter: 'Invalid parameter.',
  wrongType: '{0} is not of type {1}.',
  missingParameters: 'Missing parameter(s): {0}',
  invalidJson: 'The body is not valid JSON.',
  tooDeep: 'The body is nested too deeply.',
  tooLarge: 'The body is larger than 1 MB.',
  badEncoding: 'The address is not percent-encoded correctly.',
  forbidden: 'You are not allowed to do that.',
  unknownUser: 'Unknown user name.',
  wrongPassword: 'This is not a valid application password.',
  wrongNonce: 'This nonce is not valid.',
  tooManyAttempts: 'Too many failed attempts; try again later.',
  eventNotFound: 'There is no event with ID {0}.',
  notAnEvent: 'This ID is not that of an event.',
  eventNotAccessible: 'This event is not accessible.',
  venueNotAccessible: 'This venue is not accessible.',
  organizerNotAccessible: 'This organizer is not accessible.',
  passwordProtected: 'This event is not accessible without its password.',
  noLongerAvailable: 'This event is no longer available.',
  inTrash: 'This item is already in the trash.',
  pageNotFound: 'This page of the list does not exist.',
  termExists: 'A term with this name already exists here.',
  slugTaken: 'Another term already uses this slug.',
  venueNotCreated: 'The venue could not be created from these data.',
  organizerNotCreated: 'The organizer could not be created from these data.',
  emptyText: 'Empty; null empties this field.',
  noPicture:
    'Neither the ID of a picture nor the public address of one (http or https; PNG, JPEG, GIF or WebP; at most 10 MB), which authors and above may name.',
  failed: 'Something went wrong here. It has been logged.',
  unavailable: 'The calendar cannot reach its data right now; try again in a moment.',
} as const;

export type MessageName = keyof typeof english;
export type Messages = Readonly<Record<MessageName, string>>;
