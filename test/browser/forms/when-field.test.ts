import { expect } from '@open-wc/testing';
import { isChromium, isWebKit, itWhere } from '../appearance.js';
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

/** What is wrong, what is hinted at and what is said in each language stand in test/unit/elements/forms/when.test.ts. */
describe('when an event takes place', () => {
  it('is said in a sentence, in the language of the page', async () => {
    document.documentElement.lang = 'de';
    const page = await open();
    await until(() => page.sentence);
    expect(page.sentence).to.equal('Samstag, 12. Dezember 2026, 19:00 bis 21:00, Zeit in Berlin (2 Stunden)');
  });

  it('keeps its length while the start moves, until the end is set by hand', async () => {
    const page = await open();
    await page.fill('Start time', '23:00');
    expect(page.ends).to.equal('2026-12-12 23:00 2026-12-13 01:00');
    await page.fill('End time', '02:30');
    await page.fill('Start time', '20:00');
    expect(page.ends).to.equal('2026-12-12 20:00 2026-12-13 02:30');
  });

  const itWithParts = itWhere(!isWebKit, 'a field for dates of WebKit takes no keys');
  const itAtEachKey = itWhere(isChromium, 'others take a year when its field is left');
  for (const [typed, stored] of [
    ['02012027', '2027-02-01'],
    ['020127', '2027-02-01'],
  ] as const)
    itWithParts(
      `takes a year of two digits for one of this century, and does not disturb one of four: ${typed}`,
      async () => {
        const page = await open(new Desk(), 'start-date="2026-12-12T19:00"');
        page.control('Start date').focus();
        await page.type(typed);
        page.control('End time').focus();
        await page.element.updateComplete;
        expect(page.ends).to.equal(`${stored} 19:00 ${stored} 21:00`);
        expect(page.sentence).to.contain('Monday, February 1, 2027');
        expect(await bodyOf(page)).to.include({ start_date: `${stored} 19:00:00`, end_date: `${stored} 21:00:00` });
      },
    );

  itAtEachKey('takes such a year also where the form is sent from within the field', async () => {
    const page = await open();
    page.control('Start date').focus();
    await page.type('020127');
    await page.element.submit();
    expect(page.writes[0]!.body).to.include({ start_date: '2027-02-01 19:00:00', end_date: '2027-02-01 21:00:00' });
  });

  it('refuses a year that nobody means, unless it is stored so', async () => {
    const page = await open();
    // A slip, and 2027 in Persian and in Thai years.
    for (const year of ['0202', '1405', '2570']) {
      await page.fill('Start date', `${year}-02-01`);
      await page.element.submit();
      expect([page.problems, page.writes], year).to.deep.equal([
        ['Enter the year of the Gregorian calendar with four digits, from 1900 to 2299'],
        [],
      ]);
    }
    const old = await EventFormPage.ofConcert('', {
      fields: { start_date: '1848-03-18 10:00:00', end_date: '1848-03-18 12:00:00' },
    });
    await old.fill('Title', 'Revolution');
    await old.save('Save changes');
    expect(old.writes.map(({ body }) => body)).to.deep.equal([{ title: 'Revolution' }]);
  });

  it('repairs a year of two digits that is stored', async () => {
    const page = await EventFormPage.ofConcert('', {
      fields: { start_date: '0027-02-01 20:00:00', end_date: '0027-02-01 22:00:00' },
    });
    expect(page.ends).to.equal('0027-02-01 20:00 0027-02-01 22:00');
    await page.fill('Start date', '2027-02-01');
    await page.save('Save changes');
    expect(page.writes[0]!.body).to.include({ start_date: '2027-02-01 20:00:00', end_date: '2027-02-01 22:00:00' });
  });

  for (const [start, end, meant, sentence] of [
    [
      '20:00',
      '00:00',
      '2026-12-13 00:00',
      'Saturday, December 12, 2026, 8 PM, to Sunday, December 13, 2026, 12 AM, Berlin time (4 hours)',
    ],
    ['08:00', '00:00', '2026-12-13 00:00', '12 AM, Berlin time (16 hours)'],
    ['22:00', '02:30', '2026-12-13 02:30', 'Sunday, December 13, 2026, 2:30 AM, Berlin time (4 hours, 30 minutes)'],
  ] as const)
    it(`moves an end in the night to the next day, and says so: ${start} to ${end}`, async () => {
      const page = await open(new Desk(), `start-date="2026-12-12T${start}"`);
      await page.fill('End date', '2026-12-12');
      await page.fill('End time', end);
      page.control('End time').dispatchEvent(new FocusEvent('blur'));
      await page.element.updateComplete;
      expect(page.ends).to.equal(`2026-12-12 ${start} ${meant}`);
      expect(page.sentence).to.contain(sentence);
      expect(await bodyOf(page)).to.include({ start_date: `2026-12-12 ${start}:00`, end_date: `${meant}:00` });
    });

  it('keeps the seconds of a time that stays, also while the start moves', async () => {
    const own = { fields: { start_date: '2026-12-12 14:23:36', end_date: '2026-12-12 15:00:30' } };
    const page = await EventFormPage.ofConcert('', own);
    await page.fill('End time', '16:00');
    await page.save('Save changes');
    expect(page.writes[0]!.body).to.include({ start_date: '2026-12-12 14:23:36', end_date: '2026-12-12 16:00:00' });
    const moved = await EventFormPage.ofConcert('', own);
    await moved.fill('Start date', '2026-12-13');
    await moved.save('Save changes');
    expect(moved.writes[0]!.body).to.include({ start_date: '2026-12-13 14:23:36', end_date: '2026-12-13 15:00:30' });
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
    expect(page.problems).to.deep.equal([
      'There is no 2:30 AM on Sunday, March 28, 2027, Berlin time: the clock is set forward',
    ]);
    const neighbours = [...page.one('field-when')!.querySelectorAll('.gap button')].map(textOf);
    expect(neighbours).to.deep.equal(['1:30 AM', '3:30 AM']);
    page.button('3:30 AM').click();
    await page.element.updateComplete;
    expect(page.ends).to.equal('2027-03-28 03:30 2027-03-28 05:00');
    expect(await bodyOf(page)).to.include({ start_date: '2027-03-28 03:30:00', end_date: '2027-03-28 05:00:00' });
  });

  it('ends on the last of its days where it is all day', async () => {
    const page = await open(new Desk(), 'start-date="2026-12-12"');
    await page.tick('All day');
    await page.fill('End date', '2026-12-14');
    expect(page.sentence).to.equal('Saturday, December 12, 2026 to Monday, December 14, 2026, all day (3 days)');
    expect(await bodyOf(page)).to.include({
      start_date: '2026-12-12 00:00:00',
      end_date: '2026-12-14 23:59:59',
      all_day: true,
    });
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
    expect(page.hints).to.deep.equal(['This is in the past.']);
    expect(await bodyOf(page)).not.to.equal(undefined);
  });

  it('asks for one day, and for the last one where it ends on another', async () => {
    const page = await open();
    const isShown = () => page.control('End date').checkVisibility();
    expect(isShown()).to.equal(false);
    page.button('Ends on another day').click();
    await until(() => page.focused?.id === 'when-end-date');
    expect([isShown(), page.ends]).to.deep.equal([true, '2026-12-12 19:00 2026-12-13 21:00']);
    await page.fill('End date', '2026-12-14');
    expect(page.sentence).to.contain('to Monday, December 14, 2026, 9 PM');
    const stored = await EventFormPage.ofConcert('', {
      fields: { start_date: '2026-12-12 19:00:00', end_date: '2026-12-14 22:00:00' },
    });
    expect(stored.control('End date').checkVisibility()).to.equal(true);
  });

  it('has no false alarm for a festival of three days', async () => {
    const page = await open(new Desk(), 'start-date="2026-12-11T18:00" end-date="2026-12-13T23:00"');
    expect(page.hints).to.deep.equal([]);
  });
});
