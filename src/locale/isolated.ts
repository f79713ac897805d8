/** Keeps text of the other direction from rearranging the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
