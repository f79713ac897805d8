import type { AnswerWords } from '../messages/authoring-answer.js';

export const answer: AnswerWords = {
  preview: 'Vorschau',
  notSaved: 'Nicht gespeichert',
  previewFailed: 'Die Vorschau konnte nicht geladen werden.',
  changed: (label, value) => `Der Kalender hat „${label}“ so gespeichert: „${value}“.`,
  emptied: (label) => `Der Kalender hat „${label}“ nicht übernommen; das Feld ist leer.`,
  dropped: (label, names) => `Bei „${label}“ hat der Kalender Folgendes nicht übernommen: ${names}.`,
  altered: (label) => `Der Kalender hat „${label}“ geändert. Bitte prüfen Sie das Feld.`,
};
