// Read by a native speaker: no.
import { numbers, plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const number = numbers('nl');
const more = (count: number) => `Nog ${number(count)} tonen`;

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Locaties laden',
      shown: shownOf('nl', 'van', { one: '# locatie', other: '# locaties' }),
      more,
      empty: 'Geen locaties gevonden',
    },
    organizers: {
      loading: 'Organisatoren laden',
      shown: shownOf('nl', 'van', { one: '# organisator', other: '# organisatoren' }),
      more,
      empty: 'Geen organisatoren gevonden',
    },
    categories: {
      loading: 'Categorieën laden',
      shown: shownOf('nl', 'van', { one: '# categorie', other: '# categorieën' }),
      more,
      empty: 'Geen categorieën gevonden',
    },
    tags: {
      loading: 'Tags laden',
      shown: shownOf('nl', 'van', { one: '# tag', other: '# tags' }),
      more,
      empty: 'Geen tags gevonden',
    },
  },
  emptyHint: 'Er is niets met deze filters, of er is nog niets gepubliceerd.',

  items: {
    venues: {
      kind: 'Locatie',
      loading: 'Locatie laden',
      problems: {
        absent: 'Deze locatie is niet gevonden.',
        denied: 'Deze locatie is niet openbaar.',
        trashed: 'Deze locatie staat niet meer in de agenda.',
        protected: 'Deze locatie is beveiligd met een wachtwoord.',
      },
    },
    organizers: {
      kind: 'Organisator',
      loading: 'Organisator laden',
      problems: {
        absent: 'Deze organisator is niet gevonden.',
        denied: 'Deze organisator is niet openbaar.',
        trashed: 'Deze organisator staat niet meer in de agenda.',
        protected: 'Deze organisator is beveiligd met een wachtwoord.',
      },
    },
  },
  hints: {
    absent: 'Misschien is de pagina verwijderd, of klopt de link niet.',
    denied: 'Misschien is de pagina nog niet gepubliceerd. Log in als u toegang hebt.',
    trashed: 'De pagina is uit de agenda verwijderd.',
    protected: 'Voer het wachtwoord in dat u hebt gekregen.',
  },
  hiddenName: 'Beveiligd met een wachtwoord',

  events: 'Aankomende evenementen',
  upcoming: plural('nl', { one: '# aankomend evenement', other: '# aankomende evenementen' }),

  uses: {
    categories: plural('nl', { one: '# evenement', other: '# evenementen' }),
    tags: plural('nl', { one: '# item', other: '# items' }),
  },
  branch: (name) => `${name}: subcategorieën`,
  table: 'Tabel',
  partFailed: 'Dit deel van de pagina kon niet worden geladen.',
};
