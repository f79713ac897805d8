// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, shownOf } from '../numbers.js';

const number = numbers('da');

export const common: Messages = {
  number,
  loading: 'Indlæser arrangementer',
  shown: shownOf('da', 'af', { one: '# arrangement', other: '# arrangementer', more: 'flere end # arrangementer' }),
  pages: 'Sider',
  previous: 'Forrige',
  next: 'Næste',
  page: (page, count) => `Side ${number(page)} af ${number(count)}`,
  more: (count) => `Vis ${number(count)} mere`,

  empty: 'Ingen arrangementer fundet',
  emptyHint: 'Intet matcher disse datoer og filtre.',
  noneUpcoming: 'Ingen kommende arrangementer endnu.',
  showUpcoming: 'Vis kommende arrangementer',
  showPast: 'Vis tidligere arrangementer',

  retry: 'Prøv igen',
  failed: 'Kalenderen kan ikke vises lige nu.',
  asOf: (time) => `Opdateret ${time}`,
  stale: 'Kalenderen kunne ikke opdateres.',

  allDay: 'Hele dagen',
  yourTime: 'din tid',
  untitled: 'Uden titel',
  featured: 'Fremhævet',
  nowOn: 'I gang nu:',
  runs: (day) => `Nu · til ${day}`,
  until: (day) => `til ${day}`,
  ended: 'Slut',
  statuses: {
    cancelled: 'Aflyst',
    postponed: 'Udskudt',
    rescheduled: 'Ny tid',
    movedOnline: 'Flyttet online',
    online: 'Online',
    hybrid: 'Også online',
    'sold-out': 'Udsolgt',
    draft: 'Kladde',
    pending: 'Afventer godkendelse',
    private: 'Privat',
    future: 'Planlagt',
    trash: 'I papirkurven',
    protected: 'Beskyttet',
    hidden: 'Ikke på lister',
  },
  categories: 'Kategorier',
  noVenue: 'Uden sted',
  other: 'Andet',
  noCategory: 'Uden kategori',

  close: 'Luk',
  share: 'Del',
  copied: 'Kopieret',
  phone: 'Telefon',
  email: 'E-mail',
  website: 'Websted',
  directions: 'Rutevejledning',
  pictureAt: (host) => `Billede fra ${host}`,
  password: 'Adgangskode',
  open: 'Vis',
  wrongPassword: 'Forkert adgangskode. Prøv igen.',
};
