/** Prepares the states that need more than attributes. */
const list = (id: string) => document.getElementById(id)!;

/** The other name of this server, which makes it another origin. */
const otherName = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
list('cors').setAttribute('base-url', `${location.protocol}//${otherName}:${location.port}/api`);

// Its server fails every second request: the first should succeed, the refresh should fail.
const stale = document.querySelector<HTMLElementTagNameMap['cal-event-list']>('#stale')!;
stale.addEventListener('cal-data', () => void stale.refresh(), { once: true });
stale.addEventListener('cal-error', ({ detail }) => stale.matches(':state(stale)') || detail.retry(), { once: true });

export {};
