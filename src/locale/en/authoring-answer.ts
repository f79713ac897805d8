import type { AnswerWords } from '../messages/authoring-answer.js';

export const answer: AnswerWords = {
  preview: 'Preview',
  notSaved: 'Not saved',
  previewFailed: 'The preview could not be loaded.',
  changed: (label, value) => `The calendar has stored “${label}” as “${value}”.`,
  emptied: (label) => `The calendar has not taken “${label}”: it is empty.`,
  dropped: (label, names) => `The calendar has not taken these of “${label}”: ${names}.`,
  altered: (label) => `The calendar has changed “${label}”. Please check it.`,
};
