// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Caricamento dei luoghi',
      shown: shownOf('it', 'di', { one: '# luogo', other: '# luoghi' }),
      more: plural('it', { one: 'Mostra un altro luogo', other: 'Mostra altri # luoghi' }),
      empty: 'Nessun luogo trovato',
    },
    organizers: {
      loading: 'Caricamento degli organizzatori',
      shown: shownOf('it', 'di', { one: '# organizzatore', other: '# organizzatori' }),
      more: plural('it', { one: 'Mostra un altro organizzatore', other: 'Mostra altri # organizzatori' }),
      empty: 'Nessun organizzatore trovato',
    },
    categories: {
      loading: 'Caricamento delle categorie',
      shown: shownOf('it', 'di', { one: '# categoria', other: '# categorie' }),
      more: plural('it', { one: 'Mostra un’altra categoria', other: 'Mostra altre # categorie' }),
      empty: 'Nessuna categoria trovata',
    },
    tags: {
      loading: 'Caricamento dei tag',
      shown: shownOf('it', 'di', { other: '# tag' }),
      more: plural('it', { one: 'Mostra un altro tag', other: 'Mostra altri # tag' }),
      empty: 'Nessun tag trovato',
    },
  },
  emptyHint: 'Nulla corrisponde a questi filtri, o non è stato ancora pubblicato nulla.',

  items: {
    venues: {
      kind: 'Luogo',
      loading: 'Caricamento del luogo',
      problems: {
        absent: 'Luogo non trovato.',
        denied: 'Questo luogo non è pubblico.',
        trashed: 'Questo luogo non è più in elenco.',
        protected: 'Questo luogo è protetto da password.',
      },
    },
    organizers: {
      kind: 'Organizzatore',
      loading: 'Caricamento dell’organizzatore',
      problems: {
        absent: 'Organizzatore non trovato.',
        denied: 'Questo organizzatore non è pubblico.',
        trashed: 'Questo organizzatore non è più in elenco.',
        protected: 'Questo organizzatore è protetto da password.',
      },
    },
  },
  hints: {
    absent: 'La scheda potrebbe essere stata rimossa, oppure il link è errato.',
    denied: 'La scheda potrebbe non essere ancora pubblicata. Accedi se sei autorizzato.',
    trashed: 'La scheda è stata rimossa dal calendario.',
    protected: 'Inserisci la password che hai ricevuto.',
  },
  hiddenName: 'Protetto da password',

  events: 'Eventi in programma',
  upcoming: plural('it', { one: '# evento in programma', other: '# eventi in programma' }),

  uses: {
    categories: plural('it', { one: '# evento', other: '# eventi' }),
    tags: plural('it', { one: '# voce', other: '# voci' }),
  },
  branch: (name) => `${name}: sottocategorie`,
  table: 'Tabella',
  partFailed: 'Non è stato possibile caricare questa parte della pagina.',
};
