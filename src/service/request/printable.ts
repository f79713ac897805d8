// Names are printed on terminals, and no two may look the same: without controls, and without what is invisible or
// turns the direction.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether all of a text can be seen. */
export const isPrintable = (text: string): boolean => !unprintable.test(text);
