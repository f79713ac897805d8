/** A mistake in the command line, reported in one line. */
export class Misuse extends Error {}
