/** How many responses are changed, and from which seed; `npm run mutations` sets others. */
export const [rounds, seed]: readonly [number, number] = [300, 1];
