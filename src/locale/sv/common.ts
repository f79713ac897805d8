// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, shownOf } from '../numbers.js';

const number = numbers('sv');

export const common: Messages = {
  number,
  loading: 'Läser in evenemang',
  shown: shownOf('sv', 'av', { other: '# evenemang', more: 'fler än # evenemang' }),
  pages: 'Sidor',
  previous: 'Föregående',
  next: 'Nästa',
  page: (page, count) => `Sida ${number(page)} av ${number(count)}`,
  more: (count) => `Visa ${number(count)} till`,

  empty: 'Inga evenemang hittades',
  emptyHint: 'Inget matchar dessa datum och filter.',
  noneUpcoming: 'Inga kommande evenemang än.',
  showUpcoming: 'Visa kommande evenemang',
  showPast: 'Visa tidigare evenemang',

  retry: 'Försök igen',
  failed: 'Kalendern kan inte visas just nu.',
  asOf: (time) => `Uppdaterad ${time}`,
  stale: 'Kalendern kunde inte uppdateras.',

  allDay: 'Hela dagen',
  yourTime: 'din tid',
  untitled: 'Utan titel',
  featured: 'Utvalt',
  nowOn: 'Pågår nu:',
  runs: (day) => `Nu · till ${day}`,
  until: (day) => `till ${day}`,
  ended: 'Avslutat',
  statuses: {
    cancelled: 'Inställt',
    postponed: 'Uppskjutet',
    rescheduled: 'Ny tid',
    movedOnline: 'Flyttat till nätet',
    online: 'Online',
    hybrid: 'Även online',
    'sold-out': 'Slutsålt',
    draft: 'Utkast',
    pending: 'Väntar på granskning',
    private: 'Privat',
    future: 'Schemalagt',
    trash: 'I papperskorgen',
    protected: 'Skyddat',
    hidden: 'Olistat',
  },
  categories: 'Kategorier',
  noVenue: 'Utan plats',
  other: 'Övrigt',
  noCategory: 'Utan kategori',

  close: 'Stäng',
  share: 'Dela',
  copied: 'Kopierat',
  phone: 'Telefon',
  email: 'E-post',
  website: 'Webbplats',
  directions: 'Vägbeskrivning',
  pictureAt: (host) => `Bild från ${host}`,
  password: 'Lösenord',
  open: 'Visa',
  wrongPassword: 'Fel lösenord. Försök igen.',
};
