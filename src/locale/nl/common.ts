// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, shownOf } from '../numbers.js';

const number = numbers('nl');

export const common: Messages = {
  number,
  loading: 'Evenementen laden',
  shown: shownOf('nl', 'van', { one: '# evenement', other: '# evenementen', more: 'meer dan # evenementen' }),
  pages: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page, count) => `Pagina ${number(page)} van ${number(count)}`,
  more: (count) => `Nog ${number(count)} tonen`,

  empty: 'Geen evenementen gevonden',
  emptyHint: 'Er is niets in deze periode en met deze filters.',
  noneUpcoming: 'Nog geen aankomende evenementen.',
  showUpcoming: 'Aankomende evenementen tonen',
  showPast: 'Afgelopen evenementen tonen',

  retry: 'Opnieuw proberen',
  failed: 'De agenda kan nu niet worden getoond.',
  asOf: (time) => `Bijgewerkt: ${time}`,
  stale: 'De agenda kon niet worden vernieuwd.',

  allDay: 'Hele dag',
  yourTime: 'uw tijd',
  untitled: 'Zonder titel',
  featured: 'Uitgelicht',
  nowOn: 'Nu bezig:',
  runs: (day) => `Nu · t/m ${day}`,
  until: (day) => `t/m ${day}`,
  ended: 'Afgelopen',
  statuses: {
    cancelled: 'Geannuleerd',
    postponed: 'Uitgesteld',
    rescheduled: 'Verplaatst',
    movedOnline: 'Nu online',
    online: 'Online',
    hybrid: 'Ook online',
    'sold-out': 'Uitverkocht',
    draft: 'Concept',
    pending: 'Wacht op beoordeling',
    private: 'Privé',
    future: 'Gepland',
    trash: 'In de prullenbak',
    protected: 'Beveiligd',
    hidden: 'Niet in lijsten',
  },
  categories: 'Categorieën',
  noVenue: 'Zonder locatie',
  other: 'Overige',
  noCategory: 'Zonder categorie',

  close: 'Sluiten',
  share: 'Delen',
  copied: 'Gekopieerd',
  phone: 'Telefoon',
  email: 'E-mail',
  website: 'Website',
  directions: 'Route',
  pictureAt: (host) => `Afbeelding van ${host}`,
  password: 'Wachtwoord',
  open: 'Tonen',
  wrongPassword: 'Onjuist wachtwoord. Probeer het opnieuw.',
};
