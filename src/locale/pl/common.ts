// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('pl');

export const common: Messages = {
  number,
  loading: 'Ładowanie wydarzeń',
  shown: shownOf(
    'pl',
    'z',
    { one: '# wydarzenie', few: '# wydarzenia', other: '# wydarzeń', more: 'ponad # wydarzeń' },
    { one: '# wydarzenia', other: '# wydarzeń', more: 'ponad # wydarzeń' },
  ),
  pages: 'Strony',
  previous: 'Wstecz',
  next: 'Dalej',
  page: (page, count) => `Strona ${number(page)} z ${number(count)}`,
  more: plural('pl', { other: 'Pokaż jeszcze #' }),

  empty: 'Nie znaleziono wydarzeń',
  emptyHint: 'Nic nie pasuje do tych dat i filtrów.',
  noneUpcoming: 'Nie ma jeszcze nadchodzących wydarzeń.',
  showUpcoming: 'Pokaż nadchodzące wydarzenia',
  showPast: 'Pokaż minione wydarzenia',

  retry: 'Spróbuj ponownie',
  failed: 'Nie można teraz pokazać kalendarza.',
  asOf: (time) => `Stan na: ${time}`,
  stale: 'Nie udało się odświeżyć kalendarza.',

  allDay: 'Cały dzień',
  yourTime: 'Twój czas',
  untitled: 'Bez tytułu',
  featured: 'Wyróżnione',
  nowOn: 'Trwa teraz:',
  runs: (day) => `Trwa · do ${day}`,
  until: (day) => `do ${day}`,
  ended: 'Zakończone',
  statuses: {
    cancelled: 'Odwołane',
    postponed: 'Przełożone',
    rescheduled: 'Nowy termin',
    movedOnline: 'Przeniesione do sieci',
    online: 'Online',
    hybrid: 'Także online',
    'sold-out': 'Wyprzedane',
    draft: 'Szkic',
    pending: 'Oczekuje na przegląd',
    private: 'Prywatne',
    future: 'Zaplanowane',
    trash: 'W koszu',
    protected: 'Chronione',
    hidden: 'Poza listami',
  },
  categories: 'Kategorie',
  noVenue: 'Bez miejsca',
  other: 'Inne',
  noCategory: 'Bez kategorii',

  close: 'Zamknij',
  share: 'Udostępnij',
  copied: 'Skopiowano',
  phone: 'Telefon',
  email: 'E-mail',
  website: 'Strona WWW',
  directions: 'Wyznacz trasę',
  pictureAt: (host) => `Obraz z ${host}`,
  password: 'Hasło',
  open: 'Pokaż',
  wrongPassword: 'Nieprawidłowe hasło. Spróbuj ponownie.',
};
