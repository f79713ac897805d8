// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, shownOf } from '../numbers.js';

const number = numbers('it');

export const common: Messages = {
  number,
  loading: 'Caricamento degli eventi',
  shown: shownOf('it', 'di', { one: '# evento', other: '# eventi', more: 'più di # eventi' }),
  pages: 'Pagine',
  previous: 'Precedente',
  next: 'Successiva',
  page: (page, count) => `Pagina ${number(page)} di ${number(count)}`,
  more: (count) => `Mostra altri ${number(count)}`,

  empty: 'Nessun evento trovato',
  emptyHint: 'Nulla corrisponde a queste date e a questi filtri.',
  noneUpcoming: 'Ancora nessun evento in programma.',
  showUpcoming: 'Mostra gli eventi in programma',
  showPast: 'Mostra gli eventi passati',

  retry: 'Riprova',
  failed: 'Al momento non è possibile mostrare il calendario.',
  asOf: (time) => `Aggiornato: ${time}`,
  stale: 'Non è stato possibile aggiornare il calendario.',

  allDay: 'Tutto il giorno',
  yourTime: 'ora locale',
  untitled: 'Senza titolo',
  featured: 'In evidenza',
  nowOn: 'In corso:',
  runs: (day) => `In corso · fino a ${day}`,
  until: (day) => `fino a ${day}`,
  ended: 'Terminato',
  statuses: {
    cancelled: 'Annullato',
    postponed: 'Rinviato',
    rescheduled: 'Nuova data',
    movedOnline: 'Spostato online',
    online: 'Online',
    hybrid: 'Anche online',
    'sold-out': 'Esaurito',
    draft: 'Bozza',
    pending: 'In attesa di revisione',
    private: 'Privato',
    future: 'Programmato',
    trash: 'Nel cestino',
    protected: 'Protetto',
    hidden: 'Non in elenco',
  },
  categories: 'Categorie',
  noVenue: 'Senza luogo',
  other: 'Altro',
  noCategory: 'Senza categoria',

  close: 'Chiudi',
  share: 'Condividi',
  copied: 'Copiato',
  phone: 'Telefono',
  email: 'E-mail',
  website: 'Sito web',
  directions: 'Indicazioni',
  pictureAt: (host) => `Immagine da ${host}`,
  password: 'Password',
  open: 'Mostra',
  wrongPassword: 'Password errata. Riprova.',
};
