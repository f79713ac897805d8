// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const more = plural('pl', { other: 'Pokaż jeszcze #' });

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Ładowanie miejsc',
      shown: shownOf(
        'pl',
        'z',
        { one: '# miejsce', few: '# miejsca', other: '# miejsc' },
        { one: '# miejsca', other: '# miejsc' },
      ),
      more,
      empty: 'Nie znaleziono miejsc',
    },
    organizers: {
      loading: 'Ładowanie organizatorów',
      shown: shownOf(
        'pl',
        'z',
        { one: '# organizator', few: '# organizatorzy', other: '# organizatorów' },
        { one: '# organizatora', other: '# organizatorów' },
      ),
      more,
      empty: 'Nie znaleziono organizatorów',
    },
    categories: {
      loading: 'Ładowanie kategorii',
      shown: shownOf(
        'pl',
        'z',
        { one: '# kategoria', few: '# kategorie', other: '# kategorii' },
        { other: '# kategorii' },
      ),
      more,
      empty: 'Nie znaleziono kategorii',
    },
    tags: {
      loading: 'Ładowanie tagów',
      shown: shownOf('pl', 'z', { one: '# tag', few: '# tagi', other: '# tagów' }, { one: '# tagu', other: '# tagów' }),
      more,
      empty: 'Nie znaleziono tagów',
    },
  },
  emptyHint: 'Nic nie pasuje do tych filtrów albo nic jeszcze nie opublikowano.',

  items: {
    venues: {
      kind: 'Miejsce',
      loading: 'Ładowanie miejsca',
      problems: {
        absent: 'Nie znaleziono tego miejsca.',
        denied: 'To miejsce nie jest publiczne.',
        trashed: 'Tego miejsca nie ma już na liście.',
        protected: 'To miejsce jest chronione hasłem.',
      },
    },
    organizers: {
      kind: 'Organizator',
      loading: 'Ładowanie organizatora',
      problems: {
        absent: 'Nie znaleziono tego organizatora.',
        denied: 'Ten organizator nie jest publiczny.',
        trashed: 'Tego organizatora nie ma już na liście.',
        protected: 'Ten organizator jest chroniony hasłem.',
      },
    },
  },
  hints: {
    absent: 'Strona mogła zostać usunięta albo link jest błędny.',
    denied: 'Strona może jeszcze nie być opublikowana. Zaloguj się, jeśli masz dostęp.',
    trashed: 'Strona została usunięta z kalendarza.',
    protected: 'Wpisz hasło, które masz od organizatora.',
  },
  hiddenName: 'Chronione hasłem',

  events: 'Nadchodzące wydarzenia',
  upcoming: plural('pl', {
    one: '# nadchodzące wydarzenie',
    few: '# nadchodzące wydarzenia',
    other: '# nadchodzących wydarzeń',
  }),

  uses: {
    categories: plural('pl', { one: '# wydarzenie', few: '# wydarzenia', other: '# wydarzeń' }),
    tags: plural('pl', { one: '# wpis', few: '# wpisy', other: '# wpisów' }),
  },
  branch: (name) => `${name}: podkategorie`,
  table: 'Tabela',
  partFailed: 'Nie udało się załadować tej części strony.',
};
