const hostOf = (url: string | undefined) => URL.parse(url ?? '', document.baseURI)?.host.replace(/^www\./, '');

/** Hosts that may always be asked: the page's own and the calendar's. */
export const firstPartyHosts = (baseUrl: unknown): readonly (string | undefined)[] => [hostOf(''), hostOf(baseUrl as string | undefined)];

/** Whether a URL is of none of these hosts. */
export const isThirdParty = (url: string | undefined, own: readonly (string | undefined)[]): boolean => !own.includes(hostOf(url));
