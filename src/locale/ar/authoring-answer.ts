import type { AnswerWords } from '../messages/authoring-answer.js';
import { isolated } from './isolated.js';

export const answer: AnswerWords = {
  preview: 'معاينة',
  notSaved: 'غير محفوظة',
  previewFailed: 'تعذّر تحميل المعاينة.',
  changed: (label, value) => `حفظ التقويم «${isolated(label)}» هكذا: «${isolated(value)}».`,
  emptied: (label) => `لم يقبل التقويم «${isolated(label)}»، والحقل فارغ الآن.`,
  dropped: (label, names) => `لم يقبل التقويم من «${isolated(label)}» ما يلي: ${isolated(names)}.`,
  altered: (label) => `غيّر التقويم «${isolated(label)}». يُرجى التحقق من هذا الحقل.`,
};
