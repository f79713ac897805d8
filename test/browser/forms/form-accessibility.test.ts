import { expect } from '@open-wc/testing';
import {
  directions,
  expectAccessible,
  expectNoViolation,
  itWhere,
  narrowest,
  setViewport,
  viewports,
} from '../appearance.js';
import { json } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { Desk, storedEvent } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

/** A form in each of its states. */
const states: Readonly<Record<string, () => Promise<EventFormPage>>> = {
  new: () => EventFormPage.with(new Desk()),
  'an event that is there': async () => {
    const page = await EventFormPage.ofConcert();
    await until(() => page.one('field-categories')!.querySelector('input'));
    page.one('more')!.toggleAttribute('open', true);
    page.root.querySelector('.zone')!.toggleAttribute('open', true);
    return page;
  },
  problems: async () => {
    const page = await EventFormPage.with(new Desk(), 'required="venue categories cost"');
    await page.element.submit();
    return page;
  },
  saved: async () => {
    const page = await EventFormPage.ofConcert('', { status: 'draft' });
    await page.fill('Title', 'Changed');
    await page.save('Publish');
    await until(() => page.one('saved'));
    return page;
  },
  failed: async () => {
    const desk = new Desk();
    desk.answers.push(({ method }) =>
      method === 'PATCH' ? json({ code: 'x', message: '', data: { status: 503 } }, 503) : undefined,
    );
    const page = await EventFormPage.ofConcert('', {}, desk);
    await page.fill('Title', 'Changed');
    await page.element.submit();
    await until(() => page.root.querySelector('#failure'));
    return page;
  },
  conflict: async () => {
    const page = await EventFormPage.ofConcert();
    await page.fill('Title', 'Mine');
    page.desk.items = [storedEvent({ version: '2', fields: { title: 'Theirs' } })];
    await page.element.submit();
    await until(() => page.one('conflict'));
    return page;
  },
  'an open list of venues': async () => {
    const page = await EventFormPage.with(new Desk());
    page.control('Venue').focus();
    page.control('Venue').click();
    await until(() => page.root.querySelector('#venue-options li'));
    return page;
  },
  'a dialog that is left': async () => {
    const page = await EventFormPage.with(new Desk(), 'mode="quick"');
    page.element.open();
    await until(() => page.one('form'));
    await page.fill('Title', 'Changed');
    page.element.close();
    await until(() => page.root.querySelector('#leaving'));
    return page;
  },
  'signed out': async () => {
    const page = await EventFormPage.signedOut(new Desk());
    await until(() => page.root.querySelector('cal-sign-in')?.shadowRoot?.querySelector('form'));
    return page;
  },
};

/** The states with colors that no other has. */
const colored = ['an event that is there', 'problems', 'saved', 'conflict', 'an open list of venues'];

describe('the form of an event', () => {
  for (const [state, open] of Object.entries(states)) {
    it(`is accessible: ${state}`, async () =>
      (colored.includes(state) ? expectAccessible : expectNoViolation)((await open()).element));
  }

  it('is accessible from right to left', async () => {
    document.documentElement.lang = directions.rtl;
    document.documentElement.dir = 'rtl';
    const page = await EventFormPage.with(new Desk());
    await page.element.submit();
    await expectNoViolation(page.element);
    expect(page.outside()).to.deep.equal([]);
  });

  for (const [width, size] of viewports)
    itWhere(width >= narrowest, 'no window is as narrow')(
      `fits into ${width} pixels with text of ${size} %`,
      async () => {
        await setViewport({ width, height: 800 });
        document.body.style.fontSize = `${size}%`;
        for (const open of [states.problems!, states['an event that is there']!, states.conflict!]) {
          const page = await open();
          expect(page.outside()).to.deep.equal([]);
        }
        await setViewport({ width: 800, height: 600 });
      },
    );
});
