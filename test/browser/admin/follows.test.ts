import { expect } from '@open-wc/testing';
import '../../../src/authoring/cal-admin.js';
import '../../../src/authoring/cal-event-form.js';
import { json } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { administrator, storedEvent } from '../forms/desk.js';
import { EventFormPage } from '../forms/event-form-page.js';
import { AdminPage } from './admin-page.js';
import { FakeDesk } from './fake-desk.js';

setUpEnvironment();

/** How often the list of the desk was read. */
const readings = (desk: FakeDesk) =>
  desk.to('GET cal/authoring/v1/items?').filter(({ path }) => path.includes('per_page=50')).length;

describe('cal-admin: writes of others', () => {
  beforeEach(() => localStorage.setItem('cal-elements.welcomed', '1'));

  it('shows what another element of the page writes', async () => {
    const desk = new FakeDesk();
    desk.me = administrator;
    desk.answers.unshift(({ method, path }) =>
      method === 'GET' && path.endsWith('/items/events/1') ? json(storedEvent({ id: 1, version: '1' })) : undefined,
    );
    const page = await AdminPage.on(desk);
    const form = await EventFormPage.with(desk, 'event-id="1"');
    await form.fill('Title', 'Ball');
    await form.save('Save changes');
    await until(() => page.titles.includes('Ball'));
    expect(page.titles).to.deep.equal(['Ball', 'Choir', 'Market']);
  });

  it('shows what is written in another tab', async () => {
    const desk = new FakeDesk();
    const page = await AdminPage.on(desk);
    desk.listed = desk.listed.slice(1);
    const tab = new BroadcastChannel('cal-elements.changes');
    tab.postMessage({ start: `${desk.baseUrl}/cal/events/v1/` });
    await until(() => page.titles.length === 2);
    tab.close();
    expect(page.titles).to.deep.equal(['Choir', 'Market']);
  });

  it('reads its list once for all that it does itself, and once for undoing it', async () => {
    const desk = new FakeDesk();
    const page = await AdminPage.on(desk);
    await page.select('Choir', 'Market');
    const before = readings(desk);
    await page.act('Publish');
    await until(() => page.all('undo').length);
    expect(readings(desk) - before).to.equal(1);
    await page.act('Undo');
    await until(() => !page.all('undo').length);
    expect(readings(desk) - before).to.equal(2);
  });
});
