// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('cs');

export const common: Messages = {
  number,
  loading: 'Načítání akcí',
  shown: shownOf(
    'cs',
    'z',
    { one: '# akce', few: '# akce', other: '# akcí', more: 'více než # akcí' },
    { one: '# akce', other: '# akcí', more: 'více než # akcí' },
  ),
  pages: 'Stránky',
  previous: 'Předchozí',
  next: 'Další',
  page: (page, count) => `Stránka ${number(page)} z ${number(count)}`,
  more: plural('cs', { one: 'Zobrazit # další', few: 'Zobrazit # další', other: 'Zobrazit # dalších' }),

  empty: 'Nebyly nalezeny žádné akce',
  emptyHint: 'Těmto datům a filtrům nic neodpovídá.',
  noneUpcoming: 'Zatím žádné nadcházející akce.',
  showUpcoming: 'Zobrazit nadcházející akce',
  showPast: 'Zobrazit minulé akce',

  retry: 'Zkusit znovu',
  failed: 'Kalendář teď nelze zobrazit.',
  asOf: (time) => `Aktualizováno: ${time}`,
  stale: 'Kalendář se nepodařilo aktualizovat.',

  allDay: 'Celý den',
  yourTime: 'váš čas',
  untitled: 'Bez názvu',
  featured: 'Doporučujeme',
  nowOn: 'Právě probíhá:',
  runs: (day) => `Probíhá · do ${day}`,
  until: (day) => `do ${day}`,
  ended: 'Skončilo',
  statuses: {
    cancelled: 'Zrušeno',
    postponed: 'Odloženo',
    rescheduled: 'Nový termín',
    movedOnline: 'Přesunuto online',
    online: 'Online',
    hybrid: 'Také online',
    'sold-out': 'Vyprodáno',
    draft: 'Koncept',
    pending: 'Čeká na schválení',
    private: 'Soukromé',
    future: 'Naplánováno',
    trash: 'V koši',
    protected: 'Chráněno',
    hidden: 'Mimo seznamy',
  },
  categories: 'Kategorie',
  noVenue: 'Bez místa',
  other: 'Ostatní',
  noCategory: 'Bez kategorie',

  close: 'Zavřít',
  share: 'Sdílet',
  copied: 'Zkopírováno',
  phone: 'Telefon',
  email: 'E-mail',
  website: 'Web',
  directions: 'Trasa',
  pictureAt: (host) => `Obrázek z ${host}`,
  password: 'Heslo',
  open: 'Zobrazit',
  wrongPassword: 'Nesprávné heslo. Zkuste to znovu.',
};
