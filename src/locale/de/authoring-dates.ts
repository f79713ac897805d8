import type { DateWords } from '../messages/authoring-dates.js';

export const dates: DateWords = {
  publishOn: { label: 'Veröffentlichen am', missing: 'Geben Sie ein, wann es veröffentlicht wird' },
  schedule: 'Veröffentlichung planen',
  publishesOn: (time, zone) => `Veröffentlicht wird am ${time}, ${zone}.`,
  publishesAtOnce: 'Das ist schon vorbei: Es wird sofort veröffentlicht.',
  chooseDays: 'Tage in einem Kalender wählen',
  daysHint: 'Wählen Sie den ersten Tag, und bei mehreren Tagen dann den letzten.',
  alsoOn: { label: 'Auch an diesen Tagen', missing: 'Wählen Sie einen Tag' },
  alsoOnHint: 'Für jeden Tag, den Sie wählen, entsteht eine eigene Veranstaltung zur selben Zeit.',
  making: (number, total) => `Veranstaltung ${number} von ${total} wird gespeichert`,
  madeAll: (days) => `An jedem dieser Tage gibt es eine Veranstaltung: ${days}.`,
  madeSome: (days) => `Diese Veranstaltungen gibt es schon: ${days}. Ein neuer Versuch legt die übrigen an.`,
};
