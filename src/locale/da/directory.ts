// Read by a native speaker: no.
import { numbers, plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const number = numbers('da');
const more = (count: number) => `Vis ${number(count)} mere`;

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Indlæser steder',
      shown: shownOf('da', 'af', { one: '# sted', other: '# steder' }),
      more,
      empty: 'Ingen steder fundet',
    },
    organizers: {
      loading: 'Indlæser arrangører',
      shown: shownOf('da', 'af', { one: '# arrangør', other: '# arrangører' }),
      more,
      empty: 'Ingen arrangører fundet',
    },
    categories: {
      loading: 'Indlæser kategorier',
      shown: shownOf('da', 'af', { one: '# kategori', other: '# kategorier' }),
      more,
      empty: 'Ingen kategorier fundet',
    },
    tags: {
      loading: 'Indlæser tags',
      shown: shownOf('da', 'af', { one: '# tag', other: '# tags' }),
      more,
      empty: 'Ingen tags fundet',
    },
  },
  emptyHint: 'Intet matcher disse filtre, eller intet er udgivet endnu.',

  items: {
    venues: {
      kind: 'Sted',
      loading: 'Indlæser sted',
      problems: {
        absent: 'Stedet blev ikke fundet.',
        denied: 'Stedet er ikke offentligt.',
        trashed: 'Stedet findes ikke længere i kalenderen.',
        protected: 'Stedet er beskyttet med en adgangskode.',
      },
    },
    organizers: {
      kind: 'Arrangør',
      loading: 'Indlæser arrangør',
      problems: {
        absent: 'Arrangøren blev ikke fundet.',
        denied: 'Arrangøren er ikke offentlig.',
        trashed: 'Arrangøren findes ikke længere i kalenderen.',
        protected: 'Arrangøren er beskyttet med en adgangskode.',
      },
    },
  },
  hints: {
    absent: 'Siden er måske fjernet, eller linket er forkert.',
    denied: 'Siden er måske ikke udgivet endnu. Log ind, hvis du har adgang.',
    trashed: 'Siden er fjernet fra kalenderen.',
    protected: 'Indtast den adgangskode, du har fået.',
  },
  hiddenName: 'Beskyttet med en adgangskode',

  events: 'Kommende arrangementer',
  upcoming: plural('da', { one: '# kommende arrangement', other: '# kommende arrangementer' }),

  uses: {
    categories: plural('da', { one: '# arrangement', other: '# arrangementer' }),
    tags: plural('da', { one: '# element', other: '# elementer' }),
  },
  branch: (name) => `${name}: underkategorier`,
  table: 'Tabel',
  partFailed: 'Denne del af siden kunne ikke indlæses.',
};
