// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Caricamento dell’evento',
  kind: 'Evento',
  hasEnded: 'Questo evento è terminato.',
  nextDate: (day, time) => `Prossima data: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Annullato. Questo evento non avrà luogo.',
    postponed: 'Rinviato. La nuova data non è ancora nota.',
  },
  seeOthers: 'Vedi altri eventi',
  visit: 'Visita il sito web',
  addToCalendar: 'Aggiungi al calendario',
  subscribe: 'Iscriviti',
  calendarFile: 'File di calendario (.ics)',
  allDates: 'Tutte le date',
  download: plural('it', { one: 'Scarica questo evento (.ics)', other: 'Scarica questi # eventi (.ics)' }),
  downloadPart: (part) => `Scarica ${part} (.ics)`,
  subscribeIn: (app) => `Iscriviti in ${app}`,
  fileFailed: 'Non è stato possibile creare il file. Riprova.',
  when: 'Quando',
  where: 'Dove',
  joinOnline: 'Partecipa online',
  cost: 'Costo',
  organizers: 'Organizzato da',
  tags: 'Tag',
  related: 'Eventi simili',
  adjacent: 'Eventi prima e dopo',

  problems: {
    absent: { title: 'Evento non trovato.', hint: 'Potrebbe essere stato rimosso, oppure il link è errato.' },
    denied: {
      title: 'Questo evento non è pubblico.',
      hint: 'Potrebbe non essere ancora pubblicato. Accedi se sei autorizzato.',
    },
    trashed: { title: 'Questo evento non è più disponibile.', hint: 'È stato rimosso dal calendario.' },
    otherKind: { title: 'Questo non è un evento.', hint: 'Il link porta a qualcos’altro in questo calendario.' },
    protected: { title: 'Questo evento è protetto da password.', hint: 'Inserisci la password che hai ricevuto.' },
  },
  table: 'Tabella',
  partFailed: 'Non è stato possibile caricare questa parte della pagina.',
};
