import { expect } from '@open-wc/testing';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { Desk } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

const when = { fields: 'title when' };
const open = (desk = new Desk(), attributes = 'start-date="2026-12-12T19:00"') =>
  EventFormPage.with(desk, `fields="${when.fields}" event-title="Gala" ${attributes}`);

const bodyOf = async (page: EventFormPage) => {
  await page.save('Save draft');
  return page.writes[0]?.body as Readonly<Record<string, unknown>> | undefined;
};

describe('when an event takes place', () => {
  for (const [language, sentence] of Object.entries({
    en: 'Saturday, December 12, 2026, 7 PM to 9 PM, Berlin time (2 hours)',
    'en-GB': 'Saturday, 12 December 2026, 19:00 to 21:00, Berlin time (2 hours)',
    de: 'Samstag, 12. Dezember 2026, 19:00 bis 21:00, Zeit in Berlin (2 Stunden)',
    fr: 'samedi 12 décembre 2026, de 19:00 à 21:00, heure de Berlin (2 heures)',
    es: 'sábado, 12 de diciembre de 2026, de 19:00 a 21:00, hora de Berlin (2 horas)',
    ar: 'السبت، 12 ديسمبر 2026، من 7 م إلى 9 م، بتوقيت \u2068Berlin\u2069 (ساعتان)',
  }))
    it(`is said in a sentence in ${language}`, async () => {
      document.documentElement.lang = language;
      const page = await open();
      await until(() => page.sentence);
      // The digits of Arabic are those that the engine takes for it.
      const digits = new Intl.NumberFormat(language, { useGrouping: false });
      expect(page.sentence).to.equal(language === 'ar' ? sentence.replace(/\d+/g, (number) => digits.format(Number(number))) : sentence);
    });

  it('keeps its length while the start moves, until the end is set by hand', async () => {
    const page = await open();
    expect(page.ends).to.equal('2026-12-12 19:00 2026-12-12 21:00');
    await page.fill('Start time', '23:00');
    expect(page.ends).to.equal('2026-12-12 23:00 2026-12-13 01:00');
    await page.fill('Start date', '2026-12-31');
    expect(page.ends).to.equal('2026-12-31 23:00 2027-01-01 01:00');
    await page.fill('End time', '02:30');
    await page.fill('Start time', '20:00');
    expect(page.ends).to.equal('2026-12-31 20:00 2027-01-01 02:30');
    await page.fill('Start date', '2027-01-02');
    expect(page.ends).to.equal('2027-01-02 20:00 2027-01-01 02:30');
    await page.element.submit();
    expect(page.problems).to.deep.equal([
      'The end (Friday, January 1, 2027, 2:30 AM) is before the start (Saturday, January 2, 2027, 8 PM)',
    ]);
  });

  it('refuses an end before the start, and names both', async () => {
    const page = await open();
    await page.fill('End time', '18:00');
    await page.element.submit();
    expect(page.problems).to.deep.equal([
      'The end (Saturday, December 12, 2026, 6 PM) is before the start (Saturday, December 12, 2026, 7 PM)',
    ]);
    expect([page.writes, page.control('End date').ariaInvalid, page.control('Start date').ariaInvalid]).to.deep.equal([
      [],
      'true',
      'false',
    ]);
  });

  it('refuses a time that the clock jumps over, and offers those beside it', async () => {
    const page = await open(new Desk(), 'start-date="2027-03-28T02:30" end-date="2027-03-28T05:00"');
    await page.element.submit();
    expect(page.problems).to.deep.equal(['There is no 2:30 AM on Sunday, March 28, 2027, Berlin time: the clock is set forward']);
    const neighbours = [...page.one('field-when')!.querySelectorAll('.row button')].map(textOf);
    expect(neighbours).to.deep.equal(['1:30 AM', '3:30 AM']);
    page.button('3:30 AM').click();
    await page.element.updateComplete;
    expect(page.ends).to.equal('2027-03-28 03:30 2027-03-28 05:00');
    expect(await bodyOf(page)).to.include({ start_date: '2027-03-28 03:30:00', end_date: '2027-03-28 05:00:00' });
  });

  for (const [server, offers, which] of [
    ['ours', ['session', 'items'], 'first'],
    ['another', ['items'], 'second'],
  ] as const)
    it(`says which time of two is meant where the clock is set back, on a server such as ${server}`, async () => {
      const desk = new Desk();
      desk.offers = offers;
      const page = await open(desk, 'start-date="2027-10-31T02:30" end-date="2027-10-31T05:00"');
      expect(page.hints).to.deep.equal([`The clock shows 2:30 AM twice in this night. The ${which} is meant.`]);
    });

  it('is on the clock of the calendar, wherever the browser is', async () => {
    expect(await bodyOf(await open())).to.include({ start_date: '2026-12-12 19:00:00', end_date: '2026-12-12 21:00:00', all_day: false });
  });

  it('ends on the last of its days where it is all day', async () => {
    const page = await open(new Desk(), 'start-date="2026-12-12"');
    await page.tick('All day');
    await page.fill('End date', '2026-12-14');
    expect(page.sentence).to.equal('Saturday, December 12, 2026 to Monday, December 14, 2026, all day (3 days)');
    expect(await bodyOf(page)).to.include({ start_date: '2026-12-12 00:00:00', end_date: '2026-12-14 23:59:59', all_day: true });
  });

  it('keeps its wall time in another zone, which is found by its city', async () => {
    const page = await open();
    page.root.querySelector<HTMLElement>('.zone summary')!.click();
    page.control('Time zone').focus();
    await page.type('los ang');
    await until(() => page.root.querySelector('#when-zone-options li'));
    await page.key('Enter');
    expect(page.sentence).to.contain('7 PM to 9 PM, Los Angeles time');
    expect(await bodyOf(page)).to.include({ start_date: '2026-12-12 19:00:00', timezone: 'America/Los_Angeles' });
  });

  it('says what is missing at its own control', async () => {
    const page = await open(new Desk(), 'start-date="2026-12-12"');
    await page.element.submit();
    expect(page.problems).to.deep.equal(['Enter a start time']);
    page.button('Enter a start time').click();
    expect(page.focused?.id).to.equal('when-start-time');
  });

  it('hints at what may be meant otherwise, and saves it', async () => {
    const page = await open(new Desk(), 'start-date="2026-11-01T10:00" end-date="2026-11-03T10:00"');
    expect(page.hints).to.deep.equal(['This lasts longer than a day. Is it “All day”?', 'This is in the past.']);
    expect(await bodyOf(page)).not.to.equal(undefined);
  });

  it('says what the server made of it', async () => {
    const desk = new Desk();
    desk.answers.push(({ method, body }) => {
      if (method === 'POST') (body as { start_date: string }).start_date = '2026-12-12 20:00:00';
      return undefined;
    });
    const page = await open(desk);
    await page.save('Save draft');
    expect(page.text('saved')).to.contain('It takes place Saturday, December 12, 2026, 8 PM to 9 PM, Berlin time (1 hour).');
  });
});
