import type { AnswerWords } from '../messages/authoring-answer.js';

export const answer: AnswerWords = {
  preview: 'Vista previa',
  notSaved: 'Sin guardar',
  previewFailed: 'No se ha podido cargar la vista previa.',
  changed: (label, value) => `El calendario ha guardado «${label}» así: «${value}».`,
  emptied: (label) => `El calendario no ha aceptado «${label}»: el campo está vacío.`,
  dropped: (label, names) => `En «${label}», el calendario no ha aceptado: ${names}.`,
  altered: (label) => `El calendario ha cambiado «${label}». Compruebe ese campo.`,
};
