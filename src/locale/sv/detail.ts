// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Läser in evenemanget',
  kind: 'Evenemang',
  hasEnded: 'Evenemanget är avslutat.',
  nextDate: (day, time) => `Nästa tillfälle: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Inställt. Evenemanget blir inte av.',
    postponed: 'Uppskjutet. Det nya datumet är inte bestämt än.',
  },
  seeOthers: 'Se andra evenemang',
  visit: 'Besök webbplatsen',
  addToCalendar: 'Lägg till i kalendern',
  subscribe: 'Prenumerera',
  calendarFile: 'Kalenderfil (.ics)',
  allDates: 'Alla datum',
  download: plural('sv', { one: 'Ladda ner evenemanget (.ics)', other: 'Ladda ner dessa # evenemang (.ics)' }),
  downloadPart: (part) => `Ladda ner ${part} (.ics)`,
  subscribeIn: (app) => `Prenumerera i ${app}`,
  fileFailed: 'Filen kunde inte skapas. Försök igen.',
  when: 'När',
  where: 'Var',
  joinOnline: 'Delta online',
  cost: 'Pris',
  organizers: 'Arrangeras av',
  tags: 'Taggar',
  related: 'Liknande evenemang',
  adjacent: 'Evenemang före och efter',

  problems: {
    absent: { title: 'Evenemanget hittades inte.', hint: 'Det kan ha tagits bort, eller så är länken fel.' },
    denied: {
      title: 'Evenemanget är inte offentligt.',
      hint: 'Det kanske inte är publicerat än. Logga in om du har behörighet.',
    },
    trashed: { title: 'Evenemanget finns inte längre.', hint: 'Det har tagits bort från kalendern.' },
    otherKind: { title: 'Det här är inget evenemang.', hint: 'Länken leder till något annat i kalendern.' },
    protected: { title: 'Evenemanget är skyddat med lösenord.', hint: 'Ange lösenordet som du har fått.' },
  },
  table: 'Tabell',
  partFailed: 'Den här delen av sidan kunde inte läsas in.',
};
