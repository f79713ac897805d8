/** Logs the DOM events of one list. */
import type { CalEventDetails } from '../src/index.js';

type Say<Name extends keyof CalEventDetails> = (detail: CalEventDetails[Name]) => string;

const sayings: { [Name in keyof CalEventDetails]?: Say<Name> } = {
  'cal-load': () => 'a request has started',
  'cal-data': ({ from, to, total }) => `events ${from} to ${to} of ${total}`,
  'cal-empty': () => 'nothing found',
  'cal-error': ({ kind, status }) => [kind, status].join(' '),
  'cal-select': ({ event }) => `“${event?.title}”; this page cancels it, so no link is followed`,
  'cal-consent-change': ({ consent }) => consent,
  'cal-map-move': ({ lat, lng, zoom }) => `${lat.toFixed(3)}, ${lng.toFixed(3)}, zoom ${zoom}`,
  'cal-locate': ({ lat, lng }) => `${lat.toFixed(3)}, ${lng.toFixed(3)}`,
  'cal-page-change': ({ page }) => `page ${page}`,
};

const log = document.getElementById('log')!;
const list = document.getElementById('watched')!;

for (const [name, say] of Object.entries(sayings)) {
  list.addEventListener(name, (event) => {
    if (name === 'cal-select') event.preventDefault();
    const line = `${name.padEnd(16)}${(say as Say<keyof CalEventDetails>)((event as CustomEvent<never>).detail)}`;
    log.textContent = [line, ...log.textContent.split('\n')].filter(Boolean).slice(0, 12).join('\n');
  });
}
