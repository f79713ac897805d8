import { expect } from '@open-wc/testing';
import { setUpEnvironment, textOf } from '../environment.js';
import { contributor, Desk } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

const names = (page: EventFormPage) => page.all('submit').map(textOf);

/** What it means on the clock stands in test/unit/elements/forms/save-buttons.test.ts. */
describe('the day of publication', () => {
  it('schedules a new event on the clock of the calendar, and says when', async () => {
    const page = await EventFormPage.with(new Desk(), 'event-title="Gala" start-date="2026-12-12T19:00"');
    await page.fill('Publish on', '2026-12-01T09:00');
    expect(textOf(page.one('field-publish-on'))).to.contain(
      'It will be published on Tuesday, December 1, 2026 at 9:00 AM, Berlin time.',
    );
    expect(names(page)).to.deep.equal(['Schedule', 'Save draft']);
    await page.save('Schedule');
    expect(page.writes[0]!.body).to.include({ status: 'future', date: '2026-12-01 09:00:00' });
    expect(page.text('saved')).to.contain('It is scheduled.');
  });

  it('takes a year of two digits for one of this century, and refuses one that nobody means', async () => {
    const page = await EventFormPage.with(new Desk(), 'event-title="Gala" start-date="2026-12-12T19:00"');
    await page.fill('Publish on', '0026-12-01T09:00');
    page.control('Publish on').dispatchEvent(new FocusEvent('blur'));
    await page.element.updateComplete;
    expect(page.control('Publish on').value).to.equal('2026-12-01T09:00');
    await page.fill('Publish on', '0202-12-01T09:00');
    await page.element.submit();
    expect([page.problems, page.writes]).to.deep.equal([
      ['Enter the year of the Gregorian calendar with four digits, from 1900 to 2299'],
      [],
    ]);
  });

  it('is not for those who may not publish', async () => {
    const desk = new Desk();
    desk.me = contributor;
    expect((await EventFormPage.with(desk)).one('field-publish-on')).to.equal(undefined);
  });
});
