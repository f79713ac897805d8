import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endsOf, followed, meantWhen, weeksLater, type When } from '../../../../src/authoring/forms/when.js';
import { checkWhen, gapOf, hintsOf } from '../../../../src/authoring/forms/when-checks.js';
import { fieldNamed, formContext } from './form-context.js';

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T18:45:00Z')));
afterEach(() => vi.restoreAllMocks());

const [form, onAnother] = await Promise.all([formContext(), formContext({ offers: ['items'] })]);

/** An event from one wall time to another, `YYYY-MM-DD hh:mm`; all day where these have no time. */
const from = (start: string, end: string, own: Partial<When> = {}): When => ({
  startDate: start.slice(0, 10),
  startTime: start.slice(11),
  endDate: end.slice(0, 10),
  endTime: end.slice(11),
  isAllDay: start.length === 10,
  zone: '',
  isEndOwn: false,
  ...own,
});
const evening = from('2026-12-12 19:00', '2026-12-12 21:00');
const ends = (when: When) => Object.values(endsOf(when) ?? {}).join(' ');

describe('the sentence that says when an event takes place', () => {
  it.each(
    Object.entries({
      en: 'Saturday, December 12, 2026, 7 PM to 9 PM, Berlin time (2 hours)',
      'en-GB': 'Saturday, 12 December 2026, 19:00 to 21:00, Berlin time (2 hours)',
      de: 'Samstag, 12. Dezember 2026, 19:00 bis 21:00, Zeit in Berlin (2 Stunden)',
      fr: 'samedi 12 décembre 2026, de 19:00 à 21:00, heure de Berlin (2 heures)',
      es: 'sábado, 12 de diciembre de 2026, de 19:00 a 21:00, hora de Berlin (2 horas)',
      ar: 'السبت، 12 ديسمبر 2026، من 7 م إلى 9 م، بتوقيت \u2068Berlin\u2069 (ساعتان)',
    }),
  )('in %s', async (language, sentence) => {
    // The digits of Arabic are those that the engine takes for it.
    const digits = new Intl.NumberFormat(language, { useGrouping: false });
    const expected = language === 'ar' ? sentence.replace(/\d+/g, (number) => digits.format(Number(number))) : sentence;
    expect(fieldNamed('when').say!(evening, await formContext({ language })).replace(/[\u202f\u00a0]/g, ' ')).to.equal(
      expected,
    );
  });

  it.each([
    ['of a day', from('2026-12-12', '2026-12-12'), 'Saturday, December 12, 2026, all day'],
    [
      'of days',
      from('2026-12-12', '2026-12-14'),
      'Saturday, December 12, 2026 to Monday, December 14, 2026, all day (3 days)',
    ],
    [
      'of a night in which the clock is set forward',
      from('2027-03-28 01:00', '2027-03-28 04:00'),
      'Sunday, March 28, 2027, 1 AM to 4 AM, Berlin time (2 hours)',
    ],
    [
      'of another zone',
      { ...evening, zone: 'America/Los_Angeles' },
      'Saturday, December 12, 2026, 7 PM to 9 PM, Los Angeles time (2 hours)',
    ],
    ['of nothing while something is missing', { ...evening, endTime: '' }, ''],
    ['of nothing where the end is before the start', from('2026-12-12 19:00', '2026-12-12 18:00'), ''],
  ])('%s', (_, when, sentence) => {
    expect(fieldNamed('when').say!(when, form).replace(/[\u202f\u00a0]/g, ' ')).to.equal(sentence);
  });
});

describe('the end of an event', () => {
  it('keeps its distance from a start that moves, over midnight and the year', () => {
    const late = followed(evening, { ...evening, startTime: '23:00' });
    expect(ends(late)).to.equal('2026-12-12T23:00 2026-12-13T01:00');
    expect(ends(followed(late, { ...late, startDate: '2026-12-31' }))).to.equal('2026-12-31T23:00 2027-01-01T01:00');
  });

  it('stays where it was set by hand, even before the start', () => {
    const own = { ...evening, isEndOwn: true };
    expect(ends(followed(own, { ...own, startDate: '2027-01-02' }))).to.equal('2027-01-02T19:00 2026-12-12T21:00');
  });

  it('is two hours after the first time that is entered, and the day itself before that', () => {
    const empty = from('', '', { isAllDay: false });
    const dated = followed(empty, { ...empty, startDate: '2026-12-12' });
    expect([dated.endDate, dated.endTime]).to.deep.equal(['2026-12-12', '']);
    expect(ends(followed(dated, { ...dated, startTime: '23:30' }))).to.equal('2026-12-12T23:30 2026-12-13T01:30');
  });

  it('keeps the number of days of an event of whole days', () => {
    const days = from('2026-12-12', '2026-12-14');
    expect(ends(followed(days, { ...days, startDate: '2026-12-30' }))).to.equal('2026-12-30T00:00 2027-01-01T00:00');
  });

  it('follows a copy to the same day of the week, a week later at least', () => {
    expect(ends(weeksLater(evening, '2026-11-20'))).to.equal('2026-12-19T19:00 2026-12-19T21:00');
    expect(ends(weeksLater(evening, '2026-12-20'))).to.equal('2026-12-26T19:00 2026-12-26T21:00');
  });
});

describe('what is meant by days and times as they are typed', () => {
  it.each([
    ['a year of two digits', from('0027-02-01 19:00', '0027-02-01 21:00'), '2027-02-01T19:00 2027-02-01T21:00'],
    ['days of such years', from('0026-12-31', '0027-01-01'), '2026-12-31T00:00 2027-01-01T00:00'],
    ['another year, as it stands', from('0202-02-01 19:00', '1848-02-01 21:00'), '0202-02-01T19:00 1848-02-01T21:00'],
    ['an end at midnight', from('2026-12-31 20:00', '2026-12-31 00:00'), '2026-12-31T20:00 2027-01-01T00:00'],
    [
      'one of an event that lasts all day',
      from('2026-12-12 08:00', '2026-12-12 00:00'),
      '2026-12-12T08:00 2026-12-13T00:00',
    ],
    ['an end in the night', from('2026-12-12 22:00', '2026-12-12 02:30'), '2026-12-12T22:00 2026-12-13T02:30'],
    [
      'an end shortly before the start, as it stands',
      from('2026-12-12 19:00', '2026-12-12 18:00'),
      '2026-12-12T19:00 2026-12-12T18:00',
    ],
    [
      'midnight to midnight, as it stands',
      from('2026-12-12 00:00', '2026-12-12 00:00'),
      '2026-12-12T00:00 2026-12-12T00:00',
    ],
    [
      'an end of another day, as it stands',
      from('2026-12-12 22:00', '2026-12-13 00:00'),
      '2026-12-12T22:00 2026-12-13T00:00',
    ],
    ['what is missing, as it stands', { ...evening, endTime: '' }, ''],
  ])('%s', (_, when, meant) => {
    expect(ends(meantWhen(when))).to.equal(meant);
  });

  it('keeps the seconds of an end that follows', () => {
    const exact = from('2026-12-12 14:23:36', '2026-12-12 15:00:30');
    expect(ends(followed(exact, { ...exact, startDate: '2026-12-13' }))).to.equal(
      '2026-12-13T14:23:36 2026-12-13T15:00:30',
    );
  });
});

describe('what is wrong with days and times', () => {
  it.each([
    ['a start time that is missing', from('2026-12-12 ', '2026-12-12 21:00'), 'when-start-time', 'Enter a start time'],
    ['an end date that is missing', from('2026-12-12 19:00', ''), 'when-end-date', 'Enter an end date'],
    ['an end time that is missing', from('2026-12-12 19:00', '2026-12-12 '), 'when-end-time', 'Enter an end time'],
    [
      'an end before the start',
      from('2027-01-02 20:00', '2027-01-01 02:30'),
      'when-end-date',
      'The end (Friday, January 1, 2027, 2:30 AM) is before the start (Saturday, January 2, 2027, 8 PM)',
    ],
    [
      'a last day before the first',
      from('2027-01-02', '2027-01-01'),
      'when-end-date',
      'The end (Friday, January 1, 2027) is before the start (Saturday, January 2, 2027)',
    ],
    [
      'a start that the clock jumps over',
      from('2027-03-28 02:30', '2027-03-28 05:00'),
      'when-start-time',
      'There is no 2:30 AM on Sunday, March 28, 2027, Berlin time: the clock is set forward',
    ],
    [
      'an end that the clock jumps over',
      from('2027-03-27 22:00', '2027-03-28 02:15'),
      'when-end-time',
      'There is no 2:15 AM on Sunday, March 28, 2027, Berlin time: the clock is set forward',
    ],
  ])('is %s', (_, when, control, text) => {
    const found = checkWhen(when, form)!;
    expect([found.control, found.text.replace(/[\u202f\u00a0]/g, ' ')]).to.deep.equal([control, text]);
  });

  it('is nothing of whole days in that night, nor of its time in another zone', () => {
    const night = from('2027-03-28 02:30', '2027-03-28 05:00');
    for (const when of [evening, from('2027-03-28', '2027-03-28'), { ...night, zone: 'America/New_York' }])
      expect(checkWhen(when, form)).to.equal(undefined);
  });

  it('has the times beside the one that is missing from the clock', () => {
    expect(gapOf(from('2027-03-28 02:30', '2027-03-28 05:00'), form)).to.include({
      side: 'start',
      before: '2027-03-28T01:30',
      after: '2027-03-28T03:30',
    });
  });
});

describe('what days and times may mean otherwise', () => {
  const twice = from('2027-10-31 02:30', '2027-10-31 05:00');
  it.each([
    [
      'the first of two times, on our service',
      twice,
      form,
      ['The clock shows 2:30 AM twice in this night. The first is meant.'],
    ],
    [
      'the second, on other servers',
      twice,
      onAnother,
      ['The clock shows 2:30 AM twice in this night. The second is meant.'],
    ],
    ['nothing of several evenings', from('2026-12-01 10:00', '2026-12-03 10:00'), form, []],
    ['the past', from('2026-11-01 10:00', '2026-11-01 11:00'), form, ['This is in the past.']],
    ['nothing of the last day, today', from('2026-11-19', '2026-11-20'), form, []],
    ['nothing of several whole days', from('2026-12-12', '2026-12-20'), form, []],
    ['nothing while the end is before the start', from('2026-11-03 10:00', '2026-11-01 10:00'), form, []],
  ])('is %s', (_, when, around, hints) => {
    expect(hintsOf(when, around).map((hint) => hint.replace(/[\u202f\u00a0]/g, ' '))).to.deep.equal(hints);
  });
});

describe('days and times on the wire', () => {
  const field = fieldNamed('when');
  it.each([
    ['with times', evening, { start_date: '2026-12-12 19:00:00', end_date: '2026-12-12 21:00:00', all_day: false }],
    [
      'of whole days, to the last second',
      from('2026-12-12', '2026-12-14'),
      { start_date: '2026-12-12 00:00:00', end_date: '2026-12-14 23:59:59', all_day: true },
    ],
    [
      'in another zone, with the same times',
      { ...evening, zone: 'America/Los_Angeles' },
      {
        start_date: '2026-12-12 19:00:00',
        end_date: '2026-12-12 21:00:00',
        all_day: false,
        timezone: 'America/Los_Angeles',
      },
    ],
  ])('%s', (_, when, written) => {
    expect(field.write(when, form)).to.deep.equal(written);
    expect(field.read(written, form)).to.deep.equal(when);
  });
});
