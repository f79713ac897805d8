/** What states need beyond attributes. */
const list = (id: string) => document.getElementById(id)!;

/** Under its other name this server is another origin. */
const otherName = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
list('cors').setAttribute('base-url', `${location.protocol}//${otherName}:${location.port}/api`);

// Its server fails at every second request: the first answer is wanted good, the next one bad.
const stale = document.querySelector<HTMLElementTagNameMap['cal-event-list']>('#stale')!;
stale.addEventListener('cal-data', () => void stale.refresh(), { once: true });
stale.addEventListener('cal-error', ({ detail }) => stale.matches(':state(stale)') || detail.retry(), { once: true });

export {};
