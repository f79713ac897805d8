/** Prepares the states that need more than attributes. */
const list = (id: string) => document.getElementById(id)!;

/** The other name of this server, which makes it another origin, and its answers leave out the header that allows this page to read them. */
const otherName = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
list('cors').setAttribute('base-url', `${location.protocol}//${otherName}:${location.port}/api-broken/cors`);

// Its server answers once: the first request succeeds, the refresh fails.
const stale = document.querySelector<HTMLElementTagNameMap['cal-event-list']>('#stale')!;
stale.addEventListener('cal-data', () => void stale.refresh(), { once: true });
stale.setAttribute('base-url', `/api-broken/once-${crypto.randomUUID()}`);

export {};
