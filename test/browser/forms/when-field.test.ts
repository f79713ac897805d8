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
});
