import type { AnswerWords } from '../messages/authoring-answer.js';

export const answer: AnswerWords = {
  preview: 'Aperçu',
  notSaved: 'Non enregistré',
  previewFailed: 'Impossible de charger l’aperçu.',
  changed: (label, value) => `Le calendrier a enregistré «\u00a0${label}\u00a0» ainsi\u00a0: «\u00a0${value}\u00a0».`,
  emptied: (label) => `Le calendrier n’a pas retenu «\u00a0${label}\u00a0»\u00a0: le champ est vide.`,
  dropped: (label, names) => `Pour «\u00a0${label}\u00a0», le calendrier n’a pas retenu\u00a0: ${names}.`,
  altered: (label) => `Le calendrier a modifié «\u00a0${label}\u00a0». Veuillez vérifier ce champ.`,
};
