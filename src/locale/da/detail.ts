// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Indlæser arrangement',
  kind: 'Arrangement',
  hasEnded: 'Arrangementet er slut.',
  nextDate: (day, time) => `Næste gang: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Aflyst. Arrangementet finder ikke sted.',
    postponed: 'Udskudt. Den nye dato kendes ikke endnu.',
  },
  seeOthers: 'Se andre arrangementer',
  visit: 'Besøg webstedet',
  addToCalendar: 'Føj til kalender',
  subscribe: 'Abonner',
  calendarFile: 'Kalenderfil (.ics)',
  allDates: 'Alle datoer',
  download: plural('da', { one: 'Hent arrangementet (.ics)', other: 'Hent disse # arrangementer (.ics)' }),
  downloadPart: (part) => `Hent ${part} (.ics)`,
  subscribeIn: (app) => `Abonner i ${app}`,
  fileFailed: 'Filen kunne ikke oprettes. Prøv igen.',
  when: 'Hvornår',
  where: 'Hvor',
  joinOnline: 'Deltag online',
  cost: 'Pris',
  organizers: 'Arrangeret af',
  tags: 'Tags',
  related: 'Lignende arrangementer',
  adjacent: 'Arrangementer før og efter',

  problems: {
    absent: { title: 'Arrangementet blev ikke fundet.', hint: 'Det er måske fjernet, eller linket er forkert.' },
    denied: {
      title: 'Arrangementet er ikke offentligt.',
      hint: 'Det er måske ikke udgivet endnu. Log ind, hvis du har adgang.',
    },
    trashed: { title: 'Arrangementet er ikke længere tilgængeligt.', hint: 'Det er fjernet fra kalenderen.' },
    otherKind: { title: 'Dette er ikke et arrangement.', hint: 'Linket fører til noget andet i kalenderen.' },
    protected: {
      title: 'Arrangementet er beskyttet med en adgangskode.',
      hint: 'Indtast den adgangskode, du har fået.',
    },
  },
  table: 'Tabel',
  partFailed: 'Denne del af siden kunne ikke indlæses.',
};
