// Read by a native speaker: no.
import { numbers, plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const number = numbers('sv');
const more = (count: number) => `Visa ${number(count)} till`;

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Läser in platser',
      shown: shownOf('sv', 'av', { one: '# plats', other: '# platser' }),
      more,
      empty: 'Inga platser hittades',
    },
    organizers: {
      loading: 'Läser in arrangörer',
      shown: shownOf('sv', 'av', { one: '# arrangör', other: '# arrangörer' }),
      more,
      empty: 'Inga arrangörer hittades',
    },
    categories: {
      loading: 'Läser in kategorier',
      shown: shownOf('sv', 'av', { one: '# kategori', other: '# kategorier' }),
      more,
      empty: 'Inga kategorier hittades',
    },
    tags: {
      loading: 'Läser in taggar',
      shown: shownOf('sv', 'av', { one: '# tagg', other: '# taggar' }),
      more,
      empty: 'Inga taggar hittades',
    },
  },
  emptyHint: 'Inget matchar dessa filter, eller så har inget publicerats än.',

  items: {
    venues: {
      kind: 'Plats',
      loading: 'Läser in platsen',
      problems: {
        absent: 'Platsen hittades inte.',
        denied: 'Platsen är inte offentlig.',
        trashed: 'Platsen finns inte längre i kalendern.',
        protected: 'Platsen är skyddad med lösenord.',
      },
    },
    organizers: {
      kind: 'Arrangör',
      loading: 'Läser in arrangören',
      problems: {
        absent: 'Arrangören hittades inte.',
        denied: 'Arrangören är inte offentlig.',
        trashed: 'Arrangören finns inte längre i kalendern.',
        protected: 'Arrangören är skyddad med lösenord.',
      },
    },
  },
  hints: {
    absent: 'Sidan kan ha tagits bort, eller så är länken fel.',
    denied: 'Sidan kanske inte är publicerad än. Logga in om du har behörighet.',
    trashed: 'Sidan har tagits bort från kalendern.',
    protected: 'Ange lösenordet som du har fått.',
  },
  hiddenName: 'Skyddat med lösenord',

  events: 'Kommande evenemang',
  upcoming: plural('sv', { other: '# kommande evenemang' }),

  uses: {
    categories: plural('sv', { other: '# evenemang' }),
    tags: plural('sv', { one: '# post', other: '# poster' }),
  },
  branch: (name) => `${name}: underkategorier`,
  table: 'Tabell',
  partFailed: 'Den här delen av sidan kunde inte läsas in.',
};
