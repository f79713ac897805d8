/** Recordings that the service answers otherwise than the measured server did, each with the reason. */
export const differences: Readonly<Record<string, string>> = {};
