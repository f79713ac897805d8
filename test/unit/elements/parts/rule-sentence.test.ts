import { describe, expect, it } from 'vitest';
import { readRule } from '../../../../src/data/recurrence/index.js';
import { patternOf, ruleSentence } from '../../../../src/elements/parts/rule-sentence.js';
import { rules as ar } from '../../../../src/locale/ar/rules.js';
import { rules as de } from '../../../../src/locale/de/rules.js';
import { rules as en } from '../../../../src/locale/en/rules.js';
import { rules as es } from '../../../../src/locale/es/rules.js';
import { rules as fr } from '../../../../src/locale/fr/rules.js';

const languages = { ar, de, en, es, fr };

/** Every second Tuesday for a year, not in August. */
const classes = `RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20271130T235959
EXDATE;VALUE=DATE:${Array.from({ length: 31 }, (_, day) => `202708${String(day + 1).padStart(2, '0')}`).join()}`;

describe('the sentence about the dates of a series', () => {
  it.each([
    [
      'en',
      'Every 2 weeks on Tuesday, from Tuesday, December 1, 2026, until Tuesday, November 30, 2027, except August 1 – 31, 2027: 25 dates.',
    ],
    [
      'de',
      'Alle 2 Wochen am Dienstag, ab Dienstag, 1. Dezember 2026, bis Dienstag, 30. November 2027, ohne 1.–31. August 2027: 25 Termine.',
    ],
    [
      'fr',
      'Toutes les 2 semaines, le mardi, à partir du mardi 1 décembre 2026, jusqu’au mardi 30 novembre 2027, sauf 1–31 août 2027 : 25 dates.',
    ],
    [
      'es',
      'Cada 2 semanas, el martes, desde el martes, 1 de diciembre de 2026, hasta el martes, 30 de noviembre de 2027, salvo 1–31 de agosto de 2027: 25 fechas.',
    ],
    [
      'ar',
      'كل أسبوعين، يوم الثلاثاء، من الثلاثاء، 1 ديسمبر 2026، حتى الثلاثاء، 30 نوفمبر 2027، ما عدا 1–31 أغسطس 2027: 25 موعدًا.',
    ],
  ] as const)('is said in %s', (language, sentence) => {
    const said = ruleSentence(
      { rule: readRule(classes), start: '2026-12-01 19:00:00', dates: 25 },
      languages[language],
      language,
    );
    expect(said.replace(/[\u00a0\u2009\u202f]/g, ' ')).to.equal(sentence);
  });

  it('says where months are Persian that those of a rule are not', () => {
    const said = (rule: string) => patternOf(readRule(`RRULE:${rule}`).parts, '2026-12-15', en, 'en-u-ca-persian');
    expect(said('FREQ=MONTHLY;BYMONTHDAY=15')).to.equal('Every month on the 15th (Gregorian Calendar)');
    expect(said('FREQ=YEARLY')).to.equal('Every year (Gregorian Calendar)');
    expect(said('FREQ=WEEKLY')).to.equal('Every week on Tuesday');
  });

  it.each([
    ['RRULE:FREQ=DAILY', 'Every day'],
    ['RRULE:FREQ=WEEKLY', 'Every week on Tuesday'],
    ['RRULE:FREQ=WEEKLY;BYDAY=TU,TH', 'Every week on Tuesday and Thursday'],
    ['RRULE:FREQ=MONTHLY;BYDAY=3TU', 'Every month on the 3rd Tuesday'],
    ['RRULE:FREQ=MONTHLY;BYDAY=2TU,-1TU', 'Every month on the 2nd Tuesday and the last Tuesday'],
    ['RRULE:FREQ=MONTHLY', 'Every month on the 1st'],
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day'],
    ['RRULE:FREQ=YEARLY;INTERVAL=2', 'Every 2 years'],
    ['RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', 'By a rule of its own'],
    ['RDATE:20261208T190000', 'On chosen days'],
  ])('names what repeats: %s', (rule, pattern) => {
    expect(patternOf(readRule(rule).parts, '2026-12-01', en, 'en')).to.equal(pattern);
  });

  it('says that a rule has no end, and names further days', () => {
    const rule = readRule('RRULE:FREQ=WEEKLY;BYDAY=TU\nRDATE:20261201T190000,20261203T190000');
    expect(ruleSentence({ rule, start: '2026-12-01 19:00:00', dates: 57 }, en, 'en')).to.equal(
      'Every week on Tuesday, from Tuesday, December 1, 2026, also on Thursday, December 3, 2026, with no end: 57 dates in the next 13 months.',
    );
  });
});
