import { expect } from '@open-wc/testing';
import { languages } from '../../../src/locale/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { recording, replay } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { Desk } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

/** What a real server refuses of a new event. */
const refusals = [
  'anonymous',
  'anonymous.invalid-body-is-reported-first',
  'bad-json',
  'description-empty',
  'end-date-number',
  'image-id-as-number',
  'image-url-by-contributor',
  'image-url-unreachable',
  'missing-all',
  'organizer-csv',
  'organizer-single-object',
  'several-invalid',
  'subscriber',
  'text-plain-is-not-read',
  'timezone-unknown',
  'venue-list',
  'website-javascript',
] as const;

describe('what a real server refuses of a new event', () => {
  for (const language of languages)
    it(`is said in ${language}, at its field or above the form, and nothing typed is lost`, async () => {
      document.documentElement.lang = language;
      for (const refusal of refusals) {
        const name = `events.create.${refusal}`;
        const desk = new Desk();
        desk.answers.push(({ method, path }) => (method === 'POST' && path.endsWith('/events') ? replay(name) : undefined));
        const page = await EventFormPage.with(desk, 'event-title="Gala" start-date="2026-12-12T19:00"');
        page.root.querySelector<HTMLInputElement>('#title')!.value = 'Typed';
        page.root.querySelector('#title')!.dispatchEvent(new InputEvent('input'));
        await page.element.submit();
        await until(() => ['summary', 'failure'].includes(page.focused?.id ?? ''));
        const { status, body } = (await recording(name)).response;
        const said = page.text('summary') + page.text('error');
        expect(said, name).not.to.equal('');
        expect(said, name).not.to.contain((body as { message: string }).message);
        expect(page.root.querySelector<HTMLInputElement>('#title')!.value, name).to.equal('Typed');
        if (status === 400 && (body as { data: { params?: unknown } }).data.params) atLeastOne(page.problems);
      }
    });
});
