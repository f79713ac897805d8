// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Evenement laden',
  kind: 'Evenement',
  hasEnded: 'Dit evenement is afgelopen.',
  nextDate: (day, time) => `Volgende keer: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Geannuleerd. Dit evenement gaat niet door.',
    postponed: 'Uitgesteld. De nieuwe datum is nog niet bekend.',
  },
  seeOthers: 'Andere evenementen bekijken',
  visit: 'Website bezoeken',
  addToCalendar: 'Aan agenda toevoegen',
  subscribe: 'Abonneren',
  calendarFile: 'Agendabestand (.ics)',
  allDates: 'Alle data',
  download: plural('nl', { one: 'Dit evenement downloaden (.ics)', other: 'Deze # evenementen downloaden (.ics)' }),
  downloadPart: (part) => `${part} downloaden (.ics)`,
  subscribeIn: (app) => `Abonneren in ${app}`,
  fileFailed: 'Het bestand kon niet worden gemaakt. Probeer het opnieuw.',
  when: 'Wanneer',
  where: 'Waar',
  joinOnline: 'Online deelnemen',
  cost: 'Prijs',
  organizers: 'Georganiseerd door',
  tags: 'Tags',
  related: 'Vergelijkbare evenementen',
  adjacent: 'Evenementen ervoor en erna',

  problems: {
    absent: { title: 'Dit evenement is niet gevonden.', hint: 'Misschien is het verwijderd, of klopt de link niet.' },
    denied: {
      title: 'Dit evenement is niet openbaar.',
      hint: 'Misschien is het nog niet gepubliceerd. Log in als u toegang hebt.',
    },
    trashed: { title: 'Dit evenement is niet meer beschikbaar.', hint: 'Het is uit de agenda verwijderd.' },
    otherKind: { title: 'Dit is geen evenement.', hint: 'De link leidt naar iets anders in deze agenda.' },
    protected: {
      title: 'Dit evenement is beveiligd met een wachtwoord.',
      hint: 'Voer het wachtwoord in dat u hebt gekregen.',
    },
  },
  table: 'Tabel',
  partFailed: 'Dit deel van de pagina kon niet worden geladen.',
};
