/** The slug of the next featured event: snippets that name one show it on every day. */
export const lasting = 'lantern-night';
