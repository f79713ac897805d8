// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Ładowanie wydarzenia',
  kind: 'Wydarzenie',
  hasEnded: 'To wydarzenie się zakończyło.',
  nextDate: (day, time) => `Następny termin: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Odwołane. To wydarzenie się nie odbędzie.',
    postponed: 'Przełożone. Nowy termin nie jest jeszcze znany.',
  },
  seeOthers: 'Zobacz inne wydarzenia',
  visit: 'Odwiedź stronę',
  addToCalendar: 'Dodaj do kalendarza',
  subscribe: 'Subskrybuj',
  calendarFile: 'Plik kalendarza (.ics)',
  allDates: 'Wszystkie terminy',
  download: plural('pl', {
    one: 'Pobierz to wydarzenie (.ics)',
    few: 'Pobierz te # wydarzenia (.ics)',
    other: 'Pobierz te # wydarzeń (.ics)',
  }),
  downloadPart: (part) => `Pobierz ${part} (.ics)`,
  subscribeIn: (app) => `Subskrybuj w ${app}`,
  fileFailed: 'Nie udało się utworzyć pliku. Spróbuj ponownie.',
  when: 'Kiedy',
  where: 'Gdzie',
  joinOnline: 'Weź udział online',
  cost: 'Cena',
  organizers: 'Organizatorzy',
  tags: 'Tagi',
  related: 'Podobne wydarzenia',
  adjacent: 'Wydarzenia przed i po',

  problems: {
    absent: { title: 'Nie znaleziono tego wydarzenia.', hint: 'Mogło zostać usunięte albo link jest błędny.' },
    denied: {
      title: 'To wydarzenie nie jest publiczne.',
      hint: 'Może jeszcze nie być opublikowane. Zaloguj się, jeśli masz dostęp.',
    },
    trashed: { title: 'To wydarzenie nie jest już dostępne.', hint: 'Zostało usunięte z kalendarza.' },
    otherKind: { title: 'To nie jest wydarzenie.', hint: 'Link prowadzi do czegoś innego w tym kalendarzu.' },
    protected: { title: 'To wydarzenie jest chronione hasłem.', hint: 'Wpisz hasło, które masz od organizatora.' },
  },
  table: 'Tabela',
  partFailed: 'Nie udało się załadować tej części strony.',
};
