// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'Načítání akce',
  kind: 'Akce',
  hasEnded: 'Tato akce už skončila.',
  nextDate: (day, time) => `Další termín: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'Zrušeno. Tato akce se nekoná.',
    postponed: 'Odloženo. Nový termín zatím není znám.',
  },
  seeOthers: 'Zobrazit další akce',
  visit: 'Navštívit web',
  addToCalendar: 'Přidat do kalendáře',
  subscribe: 'Odebírat',
  calendarFile: 'Soubor kalendáře (.ics)',
  allDates: 'Všechny termíny',
  download: plural('cs', {
    one: 'Stáhnout tuto akci (.ics)',
    few: 'Stáhnout tyto # akce (.ics)',
    other: 'Stáhnout těchto # akcí (.ics)',
  }),
  downloadPart: (part) => `Stáhnout ${part} (.ics)`,
  subscribeIn: (app) => `Odebírat v ${app}`,
  fileFailed: 'Soubor se nepodařilo vytvořit. Zkuste to znovu.',
  when: 'Kdy',
  where: 'Kde',
  joinOnline: 'Zúčastnit se online',
  cost: 'Cena',
  organizers: 'Pořádá',
  tags: 'Štítky',
  related: 'Podobné akce',
  adjacent: 'Předchozí a následující akce',

  problems: {
    absent: { title: 'Tato akce nebyla nalezena.', hint: 'Možná byla odstraněna, nebo je odkaz chybný.' },
    denied: {
      title: 'Tato akce není veřejná.',
      hint: 'Možná ještě není zveřejněna. Pokud máte přístup, přihlaste se.',
    },
    trashed: { title: 'Tato akce už není dostupná.', hint: 'Byla odstraněna z kalendáře.' },
    otherKind: { title: 'Toto není akce.', hint: 'Odkaz vede k něčemu jinému v tomto kalendáři.' },
    protected: { title: 'Tato akce je chráněna heslem.', hint: 'Zadejte heslo, které jste dostali.' },
  },
  table: 'Tabulka',
  partFailed: 'Tuto část stránky se nepodařilo načíst.',
};
